# vector d3x-armor-leader-on-gun
# An Armor Leader adds his -1 to a non-vehicular AT Gun in the same hex.
name = "d3x-armor-leader-on-gun"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
atg = { side = "german", type = "2-2-8", kind = "crew" }
---
book 1
place pz X5 vca X6-Y6
place atg X5
by gerda
seal leader b1c1a3ac47d683b0ac2d34d6a5cdabb66c34bc46d7e89afe3db1d7a0d9faa5ae
turn 1 german PFPh
a1 prep by atg gun at X8 directed-by pz
roll r1 DR 3,4 to-hit for atg in a1
reveal leader "armor-leader pz 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111
a1 to-hit atg gun r1 drm armor-leader -1   !! D3.4-armor-leader-scope  = drm +0
