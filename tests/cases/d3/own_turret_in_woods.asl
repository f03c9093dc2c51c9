# D3.12: in woods a turret turn needs two MP.
name = "own_turret_in_woods"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain.K5]
is = ["open-ground"]
obstacle = ["woods"]

[units.pz]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
---
place pz K5 vca K4-L4
turn 1 german MPh
pz delay 1 MP turret L4-L5   !! D3.12-tca-obstacle-doubled
# The second Delay in a row completes the two.
pz delay 1 MP turret K4-L4   ok D3.12-tca-obstacle-doubled
