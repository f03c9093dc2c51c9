# vector d3-circled-b10-low-9
# Circled B10 under Low Ammo, Original 9: it malfunctions.
name = "d3-circled-b10-low-9"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
is3 = { side = "german", class = "tracked", afv = true, mount = "ST", ce = false, carries = false, weapons = { MA = { kind = "ordnance", b = 10, circled = true } } }
---
place is3 X5 vca X6-Y6
is3 low-ammo MA
turn 1 german PFPh
a1 prep by is3 MA at X8
roll r1 DR 3,6 to-hit for is3 in a1
a1 to-hit is3 MA r1   = original 9  = outcome malfunction  = repairable
is3 malfunctions MA r1   ok D3.71-new-b-one-less  = no recall
phase-end
