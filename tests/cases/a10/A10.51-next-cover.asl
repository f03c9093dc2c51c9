# vector A10.51-next-cover
# It goes on from woods K4 straight into building K3. The next hex is woods or building too: 2 + 2 = 4 MF.
name = "A10.51-next-cover"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K4 = { is = ["woods"] }
K3 = { is = ["stone-building"] }

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place s K5
s is broken,dm
by anna
turn 1 german RtPh
by boris
s routs K4
s routs K3
