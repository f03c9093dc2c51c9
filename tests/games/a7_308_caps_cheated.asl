# The parenthesis of the A7.308 example with the rules bent: a roll on the column of 1 FP affects one vehicle, not
# both.
# example A7.308-EX-cap-1
name = "A7.308: one truck too many"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
h1 = { side = "german", type = "german 2-4-7" }
a1 = { side = "russian", type = "GAZ-MM" }
a2 = { side = "russian", type = "GAZ-MM" }
---
place h1 A3
by rudi
place a1 A9 vca A8-B8
place a2 A9 vca A8-B8
by gerda
turn 1 german PFPh
# column 1: at most 1 of 2
a1 prep by h1 inherent 2 FP x1/2 long-range at A9 range 6 total 1 FP column 1   = 1 FP  = column 1
roll r1 DR 1,2 ift in a1 by gerda
a1 ift r1 column 1 final 3 result 1MC   = final 3  = 1MC
roll r2 dr 6 rs for a1 in a1 by gerda
roll r3 dr 5 rs for a2 in a1 by gerda
random-selection of a1:r2,a2:r3 chosen a1 in a1   ok A7.301-cap-at-attacked
a1 suffers immobilized in a1   ok A7.308-vehicle-cap
a2 suffers immobilized in a1   !! A7.308-vehicle-cap
phase-end
