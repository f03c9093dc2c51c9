# vector d3-armor-leader-ma-bu
# BU tank, Armor Leader 9-2, MA To Hit: -2 and +1 (Case I) both apply.
name = "d3-armor-leader-ma-bu"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pziv = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = false, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
book 1
place pziv X5 vca X6-Y6 tca W6-X6
by gerda
seal leader 461c93fd854a33953aa0d70b451cde14c427b9903cd5ccade38d459a45564fee
turn 1 german PFPh
a1 prep by pziv MA at W8
roll r1 DR 3,4 to-hit for pziv in a1
reveal leader "armor-leader pziv 9-2" nonce 1111111111111111111111111111111111111111111111111111111111111111
a1 to-hit pziv MA r1 drm armor-leader -2, I +1   = listed drm -1  ok D3.44-bu-penalty-remains  ok D3.44-permitted-rolls  ok D3.43-own-vehicle-only
phase-end   ok D3.41-reveal-on-use
