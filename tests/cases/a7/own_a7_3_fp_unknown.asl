# A7.3: the column hangs on FP that neither the attack nor the head tells.
name = "A7.3: a LMG without figures"
printing = "2e"

[players]
ivan = { side = "russian" }
hans = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
r2 = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
r3 = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
g1 = { side = "german", type = "german 4-6-7" }
---
by ivan
place r1 K5
place r2 L5
place r3 M6
by hans
place g1 K9
by ivan
turn 1 russian PFPh
a1 prep by r1 inherent, r1 LMG at K9 units g1
roll r1 DR 5,6 ift in a1
a1 ift r1 column 12 result NE   ?? A7.3-column-floor
a2 prep by r2 inherent 4 FP, r2 LMG 2 FP at K9 units g1
roll r2 DR 5,6 ift in a2
a2 ift r2 column 6 result NE   ok A7.3-column-floor
a3 prep by r3 inherent, r3 LMG at K9 units g1
roll r3 DR 5,6 ift in a3
a3 ift r3 result NE   ?? A7.3-column-floor
marker prep-fire on r1
marker prep-fire on r2
marker prep-fire on r3
turn 1 russian MPh
