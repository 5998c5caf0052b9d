# A private answer at the open table.

strip-look = I am { $name }: look and answer
strip-decline = Decline without looking
