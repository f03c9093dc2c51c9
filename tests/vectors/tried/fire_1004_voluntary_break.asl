# legal: r1 breaks voluntarily at the start of the RtPh and routs (A10.41)
name = "1004_voluntary_break"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
turn 1 german RtPh
by boris
r1 is broken
r1 routs K9 voluntary
by anna
turn 1 german APh
