# A10.711: an unbroken leader routs with a broken unit that is with him, and not alone.
name = "own_a10_711_alone"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K3 = { is = ["woods"] }
U3 = { is = ["woods"] }
[units]
l1 = { side = "german", type = "9-1", sw = [] }
s1 = { side = "german", type = "german 4-6-7", sw = [] }
l2 = { side = "german", type = "9-1", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l1 K4
place s1 K4
s1 is broken,dm
place l2 U4
place s2 U4
by boris
place e1 K12
turn 1 german RtPh
by anna
s1 routs K3
l1 routs K3 voluntary   ok A10.711-stacked
l2 routs U3 voluntary   !! A10.711-stacked
