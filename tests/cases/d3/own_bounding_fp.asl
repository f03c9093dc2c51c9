# D3.31: what is halved as Bounding First Fire, and what is not.
name = "own_bounding_fp"
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
FT = { kind = "ft", fp = 24 }
[units.m4]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
gyro = true
[units.m4.weapons]
CMG = { kind = "mg", fp = 4 }
[units.tgt]
side = "russian"
type = "4-4-7"
kind = "squad"
---
place tgt K3
place ft K4 vca K3-L3
place m4 K5 vca K4-L4
turn 1 german MPh
ft delay 1 MP
a1 bounding by ft FT 24 FP x1/2 bounding at K3   !! D3.31-exc-ft-not-halved
marker bounding-fire on ft
m4 delay 1 MP
a2 bounding by m4 CMG 4 FP x1/2 bounding at K3 units tgt   ok D3.31-exc-gyro-cmg  = 2 FP
marker bounding-fire on m4
