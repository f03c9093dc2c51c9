# The parenthesis of the A7.21 example with the rules bent: the hexes of two gullies touch, the gullies do not.
# Nobody IN one of them sees into the other, and Point Blank Fire needs a LOS like any fire.
# example A7.21-EX-gully
name = "A7.21: two gullies"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "german 4-6-7" }
b = { side = "russian", type = "russian 4-4-7" }
---
place a AA5 level in
place b BB4 level in
note "Board 12: the gullies of AA5 and BB4 touch at the hexside and do not connect."
a los b blocked
by rudi
b los a blocked
by gerda
turn 1 german PFPh
a1 prep by a inherent 4 FP x2 PBF at BB4/in range 1 total 8 FP column 8   !! A7.21-adjacent-needs-los
roll r1 DR 6,4 ift in a1 by gerda
a1 ift r1 column 8 final 10 result NE   = final 10  = none
by rudi
note "You do not see me from there. It missed anyway."
by gerda
phase-end
