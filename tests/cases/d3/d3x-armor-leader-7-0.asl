# vector d3x-armor-leader-7-0
# The side record of a tank turns out to name a 7-0 Armor Leader.
name = "d3x-armor-leader-7-0"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
book 1
place pz X5 vca X6-Y6
by gerda
seal leader 4ebbfc014c724f8bfcad8b2fe1851be615da8a8996d785a12416859a704421d0
turn 1 german PFPh
reveal leader "armor-leader pz 7-0" nonce 1111111111111111111111111111111111111111111111111111111111111111   !! D3.4-armor-leader-range  = not allowed
