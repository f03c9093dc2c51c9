# D2.33: after a turn back the hex behind lies ahead: entered at the price of a hex ahead, though without the Bypass that the turn asks for.
name = "own_turned_back_enters"
printing = "2e"

[players]
hans = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }
K6 = { is = ["open-ground"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by hans
place pz L4 vca L5-K5
by ivan
place r1 A1
by hans
turn 1 german MPh
pz start 1 MP
pz bypass K5 along K5-L5 cafp K5-L5-K6 2 MP
pz clearance K5-L5 clear
pz turn along K5-L5 1 MP   !! D2.33-not-back
pz enter L4 1 MP   !! D2.33-must-reach-cafp  = 1 MP
pz stop 1 MP
pz ends
turn 1 german DFPh
