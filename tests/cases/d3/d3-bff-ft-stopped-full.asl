# vector d3-bff-ft-stopped-full
# Stopped vehicle fires its FT (24 FP) as Bounding First Fire at full FP.
name = "d3-bff-ft-stopped-full"
printing = "2e"
excerpts = true

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
FT = { kind = "ft", fp = 24 }
---
turn 1 german MPh
place ft K5 vca K4-L4 under-way forward
ft stop 1 MP
a1 bounding by ft FT 24 FP at K4   = 24 FP  = column 24  ok D3.31-exc-ft-not-halved
