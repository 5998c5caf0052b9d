# The rulebook: searching.

rulebook-search = Find a name, card, skill…
rulebook-found = { $n -> 
    [one] { $n } entry found
   *[other] { $n } entries found
 }
rulebook-nothing = There is nothing like that. Accents do not matter.
