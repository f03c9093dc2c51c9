# With SMOKE in its hex a broken unit is in no Open Ground (A10.531).
name = "own_a10_531_smoke"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
G5 = { is = ["woods"] }
G8 = { is = ["open-ground"], smoke = 1 }
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 G8
by boris
place r1 G5
by anna
g1 is broken,dm
by boris
g1 los r1 exists
turn 1 russian RtPh
turn 1 russian APh
