# C13.31: 1944: two squads have three PF; the crew of the tank counts for none.
name = "CD-173"
printing = "2e"
date = "1944-07"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PF = { kind = "ordnance" }

[units]
f = { side = "german", type = "german 4-6-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
p = { side = "german", type = "PzKpfw IVH", ce = false }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40
place g J39
place p M30 vca M29-N29
by boris
place t K39 vca K38-L38
t is known
by anna
turn 1 german PFPh
roll r2 dr 2 named "PF check" for f
f pf-check r2 drm 0 found
a1 prep by f sw:PF at K39 units t vehicle-target range 1
roll r3 DR 5,6 to-hit in a1
a1 to-hit f sw:PF r3 target t number 8 final 11 miss
roll r4 dr 2 named "PF check" for g
g pf-check r4 drm 0 found
a2 prep by g sw:PF at K39 units t vehicle-target range 1
roll r5 DR 5,6 to-hit in a2
a2 to-hit g sw:PF r5 target t number 8 final 11 miss
roll r6 dr 2 named "PF check" for f
f pf-check r6 drm 0 found
a3 prep by f sw:PF at K39 units t vehicle-target range 1
roll r7 DR 5,6 to-hit in a3
a3 to-hit f sw:PF r7 target t number 8 final 11 miss
roll r8 dr 2 named "PF check" for g
g pf-check r8 drm 0 found
a4 prep by g sw:PF at K39 units t vehicle-target range 1   !! C13.31-number
roll r9 DR 5,6 to-hit in a4
a4 to-hit g sw:PF r9 target t number 8 final 11 miss
