# D3.1, D3.12: arcs that are missing, turned without an occasion, or not on the target.
name = "own_arcs"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.pziv]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
[units.pziv.weapons]
MA = { kind = "ordnance", rof = 2 }
CMG = { kind = "mg" }
BMG = { kind = "mg" }
AAMG = { kind = "mg" }
[units.s447]
side = "russian"
type = "4-4-7"
kind = "squad"
[units.s628]
side = "russian"
type = "6-2-8"
kind = "squad"
[units.s527]
side = "russian"
type = "5-2-7"
kind = "squad"
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
place pz X9   !! D3.1-two-arcs
place pziv X5 vca X6-Y6 tca W6-X6
place s447 Z5
place s628 Z3
place s527 V5
turn 1 german PFPh
a1 prep by pziv MA at Z5 units s447 tca X6-Y6   !! D3.12-target-in-new-tca
pziv tca W6-X6   !! D3.12-tca-change-occasions
place pz X9 vca X10-Y10
place bu K5 vca K4-L4
# BU and closed-topped, its arcs alike: no counter. CE: the counter shows it.
marker named turret on bu   !! D3.12-turret-counter-removal
marker named turret on pz   ok D3.12-turret-counter-removal
turn 1 german MPh   !! A7.3-attack-dr-recorded
pz spend turret 1 MP   !! D3.12-tca-free-with-mp
pz delay 1 MP turret Y9-Y10   ok D3.12-tca-free-with-mp
