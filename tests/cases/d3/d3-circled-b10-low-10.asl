# vector d3-circled-b10-low-10
# Circled B10 under Low Ammo, Original 10: disabled.
name = "d3-circled-b10-low-10"
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
roll r1 DR 4,6 to-hit for is3 in a1
a1 to-hit is3 MA r1   = original 10  = outcome disabled  = not repairable
is3 disables MA r1   ok D3.71-x-disables-and-recalls  ok D3.71-b-becomes-x  = recall due
is3 is recalled   ok D3.7-recall-when-all-disabled
phase-end
