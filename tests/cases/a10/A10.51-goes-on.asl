# vector A10.51-goes-on
# A squad reaches woods K4 (no enemy near) and routs on over open K3 to woods K2. It must end in K4; only a directly following woods or building hex may be entered.
name = "A10.51-goes-on"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K4 = { is = ["woods"] }
K2 = { is = ["woods"] }

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
s routs K3   !! A10.51-stop
s routs K2
