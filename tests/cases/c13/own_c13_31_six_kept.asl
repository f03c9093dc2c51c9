# C13.31: an Original 6 pins.
name = "own_c13_31_six_kept"
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
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40
by boris
place t K39 vca K38-L38
by anna
turn 1 german PFPh
roll r1 dr 6 named "PF check" for f
f pf-check r1 none
f is pinned
turn 1 german MPh   ok C13.31-six
