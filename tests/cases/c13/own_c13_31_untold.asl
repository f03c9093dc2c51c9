# C13.31: a log that tells no PF Check is asked.
name = "own_c13_31_untold"
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
t is known
by anna
turn 1 german PFPh
a1 prep by f sw:PF at K39 units t vehicle-target range 1   ?? C13.31-check
