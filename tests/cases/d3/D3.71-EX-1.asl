# vector D3.71-EX-1
# Circled B11 gun, fresh, Original To Hit 12: it malfunctions and can be repaired.
name = "D3.71-EX-1"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
is3 = { side = "german", class = "tracked", afv = true, mount = "ST", ce = false, carries = false, weapons = { MA = { kind = "ordnance", b = 11, circled = true } } }
---
place is3 X5 vca X6-Y6
turn 1 german PFPh
a1 prep by is3 MA at X8
roll r1 DR 6,6 to-hit for is3 in a1
a1 to-hit is3 MA r1   = original 12  = outcome malfunction  = repairable
is3 malfunctions MA r1   ok D3.71-original-12-malfunctions  = no recall
phase-end
