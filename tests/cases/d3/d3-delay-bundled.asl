# vector d3-delay-bundled
# Three Delay MP are announced as one event.
name = "d3-delay-bundled"
printing = "2e"

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
---
place pziv X5 vca X6-Y6 tca W6-X6
turn 1 german MPh
pziv delay 3 MP   !! D3.3-delay-one-at-a-time  = at most 1 MP at once
