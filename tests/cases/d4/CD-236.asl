# A CE M16 has no room for Passengers: it is in no Fire Group with Infantry of its Location.
name = "CD-236"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
ht = { side = "german", class = "halftrack", afv = true, ce = true, open-topped = true, carries = false, weapons = { MA = { kind = "mg", fp = 12, range = 16, rof = 2 } } }
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place ht K9 vca K8-L8
place g K9
by boris
place r K6
r is known
by anna
turn 1 german PFPh
a1 prep by ht MA 12 FP, g inherent 4 FP at K6 units r range 3 total 16 FP column 16   !! A7.51-vehicle-fg
