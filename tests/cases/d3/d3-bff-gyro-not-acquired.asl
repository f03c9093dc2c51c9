# vector d3-bff-gyro-not-acquired
# Gyrostabilized CMG claims full FP against a target it has not acquired.
name = "d3-bff-gyro-not-acquired"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

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
turn 1 german MPh
place m4 K5 vca K4-L4 under-way forward
m4 stop 1 MP
a1 bounding by m4 CMG 4 FP at K3 units tgt   !! D3.31-exc-gyro-cmg  = 2 FP
