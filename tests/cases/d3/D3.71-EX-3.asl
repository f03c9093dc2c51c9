# vector D3.71-EX-3
# Circled B11 gun under Low Ammo, Original To Hit 11: disabled, and nothing else is listed: Recall.
name = "D3.71-EX-3"
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
is3 low-ammo MA
turn 1 german PFPh
a1 prep by is3 MA at X8
roll r1 DR 5,6 to-hit for is3 in a1
a1 to-hit is3 MA r1   = original 11  = outcome disabled  = not repairable
is3 disables MA r1   ok D3.71-x-disables-and-recalls  ok D3.71-b-becomes-x  = recall due
is3 is recalled   ok D3.7-recall-when-all-disabled
phase-end
