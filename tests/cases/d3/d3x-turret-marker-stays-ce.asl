# vector d3x-turret-marker-stays-ce
# TCA swings back onto the VCA of a CE closed-topped tank: the turret counter stays (it shows CE); of a BU one it goes.
name = "d3x-turret-marker-stays-ce"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.pz]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
[units.bu]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = false
open-topped = false
class = "tracked"
---
place pz X5 vca X6-Y6 tca W6-X6
place bu K5 vca K4-L4 tca L4-L5
turn 1 german MPh
pz delay 1 MP turret X6-Y6   = turret counter  = not BU pz
bu delay 1 MP turret K4-L4   = no turret counter
