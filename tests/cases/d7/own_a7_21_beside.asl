# A tank fires its MG at the squad beside it in its PFPh, and by Bounding First Fire at one whose hex it entered.
name = "own_a7_21_beside"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
u = { side = "russian", type = "T-34/85" }
g = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
---
place g K8
place h O8
by boris
place t K8 vca K7-L7
place u O9 vca O8-P8
g is known
h is known
turn 1 russian PFPh
a1 prep by t CMG 4 FP x3 TPBF, t BMG 2 FP x3 TPBF at K8 units g total 18 FP column 16   ok A7.21-tpbf-occasions
roll r1 DR 5,6 ift in a1
a1 ift r1 column 16 final 11 result PTC
by anna
roll r2 DR 2,3 tc for g in a1
g checks PTC r2 morale 7 passed in a1
by boris
turn 1 russian MPh
u start 1 MP total 1
u enter O8 1 MP total 2
u stop 1 MP total 3
a2 bounding by u CMG 4 FP x3 TPBF x1/2 bounding, u BMG 2 FP x3 TPBF x1/2 bounding at O8 units h total 9 FP column 8   ok A7.21-tpbf-occasions
roll r3 DR 5,6 ift in a2
a2 ift r3 column 8 final 11 result NE
