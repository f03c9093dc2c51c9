# vector d3-armor-leader-other-vehicle
# The Armor Leader of one tank modifies another tank in the same hex.
name = "d3-armor-leader-other-vehicle"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pziv = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
pz2 = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
book 1
place pziv X5 vca X6-Y6 tca W6-X6
place pz2 X5 vca X6-Y6 tca W6-X6
by gerda
seal leader 0addeeb95c46fc7aafb6c96417bc33b6683e18f5d5c94b7f0fb4c8e965b412c2
turn 1 german PFPh
a1 prep by pz2 MA at W8 directed-by pziv
roll r1 DR 3,4 to-hit for pz2 in a1
reveal leader "armor-leader pziv 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111
a1 to-hit pz2 MA r1 drm armor-leader -1   !! D3.43-own-vehicle-only  = drm +0
