# vector d3-circled-b10-fresh-11
# Circled B10, fresh, Original 11: Low Ammo, and the shot is resolved.
name = "d3-circled-b10-fresh-11"
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
turn 1 german PFPh
a1 prep by is3 MA at X8
roll r1 DR 5,6 to-hit for is3 in a1
a1 to-hit is3 MA r1   = original 11  = outcome low_ammo  = not repairable  = shot resolved
is3 low-ammo MA r1   ok D3.71-low-ammo  = no recall
phase-end
