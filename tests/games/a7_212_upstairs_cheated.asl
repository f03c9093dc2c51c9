# The A7.212 example, third sentence, with the rules bent: the squad upstairs has TPBF at the halftrack in its hex
# and fires at another hex all the same.
# example A7.212-EX-3-neg
name = "A7.212: the squad upstairs looks away"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7" }
ht = { side = "german", type = "SPW 251/1", ce = false }
pax = { side = "german", type = "german 4-6-7" }
f = { side = "german", type = "german 4-6-7" }
---
place ht K5 vca K4-L4
place pax K5
place f M5
pax boards ht
by rudi
place s K5 level 1
turn 1 german DFPh
a1 final by s inherent 4 FP at M5 range 2 total 4 FP column 4   !! A7.212-tpbf-exclusive
roll r1 DR 3,5 ift in a1 by rudi
a1 ift r1 column 4 final 8 result NE   = none
marker final-fire on s at K5
phase-end
