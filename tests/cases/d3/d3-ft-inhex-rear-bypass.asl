# vector d3-ft-inhex-rear-bypass
# A MOL attack from the same hex on a tank in Bypass is on the rear, whatever the colored die.
name = "d3-ft-inhex-rear-bypass"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.afv]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
[units.sq]
side = "russian"
type = "4-4-7"
kind = "squad"
---
place afv K5 along K5-L4 cafp K5-L4-K4
place sq K5
turn 1 german MPh
afv start 1 MP
a1 first by sq sw:MOL at K5 units afv answers afv
roll r1 DR 6,3 ift in a1
a1 ift r1
afv claims facing K5 rear on r1   ok D3.2-ft-mol-dc-rear  = facing Rear
