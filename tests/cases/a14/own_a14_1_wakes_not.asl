# OBA and the MC of a prisoner wake no Sniper (A14.1), though their DR meets the SAN.
name = "own_a14_1_wakes_not"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[san]
german = 4
russian = 3

[default-terrain]
is = ["open-ground"]

[weapons]
battery = { kind = "oba", fp = 4 }

[units]
obs = { side = "russian", type = "8-0", sw = ["battery"] }
s1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place obs K5
by anna
place s1 K9
s1 is captured
by boris
turn 1 russian PFPh
a1 prep by obs sw:battery 4 FP at K9
roll r1 DR 1,3 ift in a1 by boris
a1 ift r1 column 4 final 4
by anna
roll r2 DR 1,2 mc for s1 in a1 by anna
s1 checks 1MC r2 morale 7 passed in a1
by boris
turn 1 russian MPh
