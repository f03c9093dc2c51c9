# C13.31: a Hungarian finds a PF by 2 or less: by 3 there is none.
name = "own_c13_31_others"
printing = "2e"
date = "1944-09"

[players]
anna = { side = "hungarian" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PF = { kind = "ordnance" }

[units]
f = { side = "hungarian", type = "4-4-7", kind = "squad", nation = "hungarian", sw = ["PF"] }
---
by anna
place f K40
turn 1 hungarian PFPh
roll r1 dr 3 named "PF check" for f
f pf-check r1 drm 0 none
