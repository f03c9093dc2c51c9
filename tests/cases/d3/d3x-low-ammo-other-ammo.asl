# vector d3x-low-ammo-other-ammo
# Low Ammo after an AP shot; the next shot is HE with an Original 11 on a B11 gun: disabled.
name = "d3x-low-ammo-other-ammo"
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
a1 to-hit is3 MA r1 ammo HE   = outcome disabled
is3 disables MA r1   ok D3.71-b-becomes-x
is3 is recalled
phase-end
