# Of a log of excerpts the To Hit roll may be left out.
name = "C3.3: an excerpt begins at the To Kill"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", maker = "german", afv = true, mp = 14, red-mp = false, radioless = false, mount = "T", ce = true, open-topped = false, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2, b = 12 } } }
atg2 = { side = "russian", type = "76.2mm AT gun", weapons = { gun = { kind = "ordnance", rof = 2, b = 12 } } }
---
place pz K5 vca K4-L4
place atg2 L10 vca L9-M10
pz is known
turn 1 russian PFPh
a7 prep by atg2 gun at K5 units pz vehicle-target
roll r9 DR 5,4 to-kill in a7
a7 to-kill r9 armor 3 number 5 result no-effect
