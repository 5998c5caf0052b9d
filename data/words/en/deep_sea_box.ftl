# What stands on the box of Deep Sea Adventure and what can be chosen when it is opened.

deep_sea-name = Deep Sea Adventure
deep_sea-rules = Classic dive
deep_sea-card-about = 32 relics, dice 1–3, every load costs air
deep_sea-about = The whole crew breathes from one tank. Every relic you carry makes your arms heavier and the shared air shorter.
deep_sea-progress = Dive { $dive } of { $dives }

deep_sea-option-dives = Dives
    .about = How many times everybody goes down. After the last dive the relics on board are counted.
deep_sea-option-air = Air for each dive
    .about = What the shared tank holds when a dive begins. Less air makes shorter, riskier dives.
deep_sea-option-first = First diver
    .about = Who swims first in the first dive. Later dives begin with whoever came back last.
deep_sea-option-first-random = By lot
deep_sea-option-drowned_stacks = Relics of the drowned
    .about = What sinks to the sea floor is piled up by threes. Loose: every stack a diver carried is taken apart first. Whole: a stack stays together and counts as one.
deep_sea-option-drowned_stacks-split = Loose
deep_sea-option-drowned_stacks-whole = Whole stacks
