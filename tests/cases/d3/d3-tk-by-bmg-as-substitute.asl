# vector d3-tk-by-bmg-as-substitute
# The MA MG is malfunctioned; the BMG tries the To Kill in its place.
name = "d3-tk-by-bmg-as-substitute"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.lt]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
[units.lt.weapons]
MA = { kind = "mg" }
BMG = { kind = "mg" }
[units.ac]
side = "russian"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
---
place lt K5 vca K4-L4
place ac K3 vca K2-L2
lt malfunctions MA
turn 1 german PFPh
a1 prep by lt BMG to-kill at K3 units ac   !! D3.54-no-substitute-ma  = not allowed
