# Inherent FP join a MG or an ATR, and no FT (A7.351).
name = "own_added_weapons"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
FT = { kind = "ft", fp = 24, range = 1 }

[units]
s = { side = "german", type = "german 4-6-7", sw = ["FT"] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s K5
place t K6
turn 1 german PFPh
a1 prep by s inherent 4 FP x2 PBF, s sw:FT 24 FP at K6 range 1   !! A7.351-add-or-separate
roll r1 DR 6,5 ift in a1
a1 ift r1
