"""Figures as each language writes them: digits, minus sign, thousands and decimals."""

from game.text.marks import MINUS, NBSP, left_to_right

LATIN = "0123456789"
PERSIAN = "۰۱۲۳۴۵۶۷۸۹"
ARABIC = "٠١٢٣٤٥٦٧٨٩"

_TO_PERSIAN = str.maketrans(LATIN, PERSIAN)
_TO_LATIN = str.maketrans(PERSIAN + ARABIC, LATIN * 2)
_SEPARATORS = {  # language and digits -> thousands, decimal
    "en": (",", "."),
    "vi": (".", ","),
    "fa": ("٬", "٫"),
}


class Figures:
    """How one language writes numbers; `digits` is "native" or "latin"."""

    def __init__(self, lang: str, digits: str = "native") -> None:
        self.persian = lang == "fa" and digits == "native"
        known = lang in _SEPARATORS and (lang != "fa" or self.persian)
        self.thousands, self.decimal = _SEPARATORS[lang if known else "en"]

    def shaped(self, text: str) -> str:
        """The text with its digits in this language's form."""
        return text.translate(_TO_PERSIAN if self.persian else _TO_LATIN)

    def number(self, n: float, places: int | None = None) -> str:
        """A number: at most two decimals, or exactly `places`; thousands apart from 10,000 up."""
        text = self._plain(abs(n), places)
        return left_to_right(MINUS + text) if n < 0 and text.strip("0.,٫۰") else text

    def signed(self, n: float) -> str:
        """A gain or a loss: always with its sign, except zero."""
        return left_to_right("+" + self._plain(n, None)) if n > 0 else self.number(n)

    def formula(self, text: str) -> str:
        """A sum such as "5 - 2 = 3": true minus, read left to right, never broken."""
        return left_to_right(self.shaped(text).replace("-", MINUS).replace(" ", NBSP))

    def _plain(self, n: float, places: int | None) -> str:
        text = f"{n:,.{2 if places is None else places}f}"
        if places is None:
            text = text.rstrip("0").rstrip(".")
        if n < 10_000:
            text = text.replace(",", "")
        swaps = str.maketrans({",": self.thousands, ".": self.decimal})
        return self.shaped(text.translate(swaps))


def latin(text: str) -> str:
    """Persian and Arabic digits turned into 0-9; for input fields that take a number."""
    return text.translate(_TO_LATIN)
