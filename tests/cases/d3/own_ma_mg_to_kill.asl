# A MG that is the MA and tries a To Kill is not halved in the AFPh.
name = "own_ma_mg_to_kill"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.ac]
side = "german"
class = "armored-car"
afv = true
mp = 1
red-mp = false
mount = "T"
ce = true
open-topped = false
[units.ac.weapons]
MA = { kind = "mg", fp = 8, rof = 2, range = 12 }
[units.foe]
side = "russian"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
---
place ac K5 vca K4-L4
place foe K1 vca K2-J1
turn 1 german AFPh
a1 advancing by ac MA 8 FP x1/2 AFPh to-kill at K1 units foe   !! D3.53-exc-ma-tk
