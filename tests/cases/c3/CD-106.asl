# C3.33: the Area Target Type uses up the ROF.
name = "CD-106"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVE", ce = true }
t = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K34
t is known
by anna
place f K40 vca K39-L39
turn 1 german PFPh
a1 prep by f MA at K34 units t area-target range 6
roll r1 DR 1,6 to-hit in a1
a1 to-hit f MA r1 target t ammo HE number 7 final 7 hit
roll r2 DR 6,6 ift in a1
a1 ift r2 column 6 final 12 result NE
a2 prep by f MA rof at K34 units t infantry-target range 6   !! C3.33-att-uses-rof  = not allowed
