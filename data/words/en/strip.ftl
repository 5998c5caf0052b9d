# A private answer at the open table.

strip-look = I am { $name }: look and answer
strip-open = I am { $name }: open my hand
strip-decline = Decline without looking
