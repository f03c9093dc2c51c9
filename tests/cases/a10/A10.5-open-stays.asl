# vector A10.5-open-stays
# A broken squad stays in Open Ground at 4 hexes from a Known enemy squad (range 6) in LOS. It may not stay there.
name = "A10.5-open-stays"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K3 = { is = ["woods"] }

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is broken,dm
by anna
place e K9
turn 1 german RtPh
e los s exists
turn 1 german APh   !! A10.5-must-open
