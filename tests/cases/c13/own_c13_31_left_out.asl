# C13.31: a PF Check whose drm is left out: by the lowest that is due.
name = "own_c13_31_left_out"
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
f = { side = "german", type = "german 4-6-7", sw = ["PF"] }
g = { side = "german", type = "german 4-6-7", sw = ["PF"] }
h = { side = "german", type = "german 4-6-7", sw = ["PF"] }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40
place g J39
place h L41
by boris
place t K39 vca K38-L38
t is known
by anna
turn 1 german PFPh
roll r1 dr 3 named "PF check" for f
f pf-check r1 found   ok C13.31-check
a1 prep by f sw:PF at K39 units t vehicle-target range 1   ok C13.31-check   ok C13.32-range   ok C13.31-number
roll r2 DR 5,5 to-hit in a1
a1 to-hit f sw:PF r2 target t number 8 final 10 miss
roll r3 dr 5 named "PF check" for g
g pf-check r3 found   !! C13.31-check
