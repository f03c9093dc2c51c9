# legal: two hexes away a HS and its leader: the 8+1 must direct? no: nobody needs to direct
name = "1207_intensive_word"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
gh = { side = "german", type = "german 2-4-7" }
gl = { side = "german", type = "8+1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place gh K5
place gl K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by gh inherent 2 FP at K8 range 3 total 2 FP column 2
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
marker prep-fire on gh
turn 1 german MPh
