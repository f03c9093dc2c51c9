# C3.33: in the own hex.
name = "own_c3_33_own_hex"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = true }
t = { side = "russian", type = "russian 4-4-7" }
s = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K34
t is known
by anna
place f K40 vca K39-L39
by boris
place s K40
s is known
by anna
turn 1 german PFPh
a1 prep by f MA at K40 units s area-target range 0   !! C3.33-att-not-own-hex
