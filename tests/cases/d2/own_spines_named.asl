# A covered arc names a hexspine of its hex, whatever turns it (D2.11).
name = "D2.11: a hexspine of the hex"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", maker = "german", afv = true, mp = 14, red-mp = false, radioless = false, mount = "T", weapons = { MA = { kind = "ordnance", rof = 1, b = 12 } } }
p2 = { side = "german", class = "tracked", maker = "german", afv = true, mp = 14, red-mp = false, radioless = false, mount = "T", weapons = { MA = { kind = "ordnance", rof = 1, b = 12 } } }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz A5 vca A4-B4
place p2 E5 vca E4-F4
place r1 M5
turn 1 german PFPh
pz tca M1-M2 end-of-fire-phase   !! D2.11-vca-valid-spine
p2 tca F4-F5 end-of-fire-phase   ok D2.11-vca-valid-spine
turn 1 german MPh
pz start 1 MP turret M1-M2   !! D2.11-vca-valid-spine
pz stop 1 MP
turn 1 german DFPh
