# A7.4: SMOKE at friends.
name = "CD-193"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = true }
g = { side = "german", type = "german 4-6-7" }
t = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K10
by anna
place g K34
place f K40 vca K39-L39
turn 1 german PFPh
a1 prep by f MA at K34 area-target range 6   ok C3.33-att-not-own-hex  = allowed
roll r1 DR 4,3 to-hit in a1
a1 to-hit f MA r1 ammo s number 9 final 7 hit   ok C3.33-att-smoke
