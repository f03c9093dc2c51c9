# A FT turned with the hull pays no Case A.
name = "own_flame_case_a"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.ft]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
[units.ft.weapons]
FT = { kind = "ft", fp = 24, mount = "bow" }
---
place ft X5 vca X6-Y6
turn 1 german PFPh
ft vca Y5-Y6 shot
a1 prep by ft FT 24 FP at Y6
roll r1 DR 3,4 ift in a1
a1 ift r1 column 24 final 7   !! D3.6-case-a-on-ift
