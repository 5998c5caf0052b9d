"""Holds a value against a msgspec shape and finds everything that does not fit, not only the first thing."""

import difflib
import re
import types
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from game.disk.document import Step, Where

Misfit = tuple[Where, str]
LISTS = (list, tuple, set, frozenset, Sequence, AbstractSet)


def misfits(value: Any, shape: Any) -> list[Misfit]:
    """Every place where ``value`` does not fit, with why; empty if it converts."""
    try:
        msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        return _inside(value, shape) or [_whole(value, shape, error)]
    return []


def _inside(value: Any, shape: Any) -> list[Misfit]:
    shape = _choose(value, _bare(shape))
    found = list(_names(value, shape))
    for step, part, kind in _parts(value, shape):
        found += [((step, *where), why) for where, why in misfits(part, kind)]
    return found


def _bare(shape: Any) -> Any:
    while get_origin(shape) is Annotated:
        shape = get_args(shape)[0]
    return shape


def _choose(value: Any, shape: Any) -> Any:
    """The one member of a union that ``value`` means, or the union itself if that is not clear."""
    if get_origin(shape) not in (Union, types.UnionType):
        return shape
    fitting = [kind for kind in map(_bare, get_args(shape)) if _means(value, kind)]
    return fitting[0] if len(fitting) == 1 else shape


def _means(value: Any, kind: Any) -> bool:
    if isinstance(value, dict):
        if not _is_struct(kind):
            return kind is dict or get_origin(kind) is dict
        config = kind.__struct_config__
        return config.tag is None or value.get(config.tag_field) == config.tag
    return isinstance(value, list) and get_origin(kind) in LISTS


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _names(value: Any, shape: Any) -> Iterator[Misfit]:
    """Keys that are missing or not known."""
    if not isinstance(value, dict) or not _is_struct(shape):
        return
    fields = msgspec.structs.fields(shape)
    names = [field.encode_name for field in fields]
    for field in fields:
        if field.required and field.encode_name not in value:
            yield (), f"`{field.encode_name}` is missing"
    if shape.__struct_config__.forbid_unknown_fields:
        for key in value:
            if key not in names and key != shape.__struct_config__.tag_field:
                yield (key,), f"unknown key; {_hint(str(key), names)}"


def _hint(key: str, names: list[str]) -> str:
    near = difflib.get_close_matches(key, names, 1)
    return f"did you mean `{near[0]}`?" if near else f"known are {', '.join(names)}"


def _parts(value: Any, shape: Any) -> Iterator[tuple[Step, Any, Any]]:
    """The parts of a value with the shape that each must have."""
    kinds = get_args(shape)
    if isinstance(value, dict) and _is_struct(shape):
        for field in msgspec.structs.fields(shape):
            if field.encode_name in value:
                yield field.encode_name, value[field.encode_name], field.type
    elif isinstance(value, dict) and get_origin(shape) is dict:
        yield from ((key, key, kinds[0]) for key in value)
        yield from ((key, part, kinds[1]) for key, part in value.items())
    elif isinstance(value, list) and get_origin(shape) in LISTS and kinds:
        if get_origin(shape) is not tuple or kinds[-1] is ...:
            yield from ((index, part, kinds[0]) for index, part in enumerate(value))
        elif len(kinds) == len(value):
            yield from zip(range(len(value)), value, kinds, strict=True)


def _words(shape: Any) -> tuple[Any, ...]:
    """The words that a shape takes, also where it may be left out; empty if it is no list of words."""
    kinds = get_args(shape) if get_origin(shape) in (Union, types.UnionType) else (shape,)
    return tuple(word for kind in kinds if get_origin(kind) is Literal for word in get_args(kind))


def _whole(value: Any, shape: Any, error: msgspec.ValidationError) -> Misfit:
    why, _, place = str(error).partition(" - at ")
    where: list[Step] = []
    for name, index in re.findall(r"\.([\w-]+)|\[([\d.]+)\]", place):
        if not name and not index.isdigit():
            break
        where.append(name or int(index))
    words = _words(_bare(shape))
    if words and not isinstance(value, dict | list):
        return (), f"{value!r:.40} is none of {', '.join(map(str, words))}"
    shown = "" if isinstance(value, dict | list) else f": {value!r:.40}"
    return tuple(where), why + shown
