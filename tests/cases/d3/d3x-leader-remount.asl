# vector d3x-leader-remount
# The same crew takes over another tank: its 9-2 is effective again there.
name = "d3x-leader-remount"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
pz2 = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
crew = { side = "german", type = "2-2-8", kind = "crew" }
---
book 1
place pz X5 vca X6-Y6
place pz2 X5 vca X6-Y6
by gerda
seal leader 45940a04cb25d7ad9087c00a6b12a9a66de50c2ebde819d83e54fbc9eefcd655
reveal leader "armor-leader pz 9-2" nonce 1111111111111111111111111111111111111111111111111111111111111111
place crew X5
crew leaves pz
pz2 is abandoned
turn 1 german PFPh
crew boards pz2   = leader active  = vehicle pz2
a1 prep by pz2 MA at X8
roll r1 DR 3,4 to-hit for pz2 in a1
a1 to-hit pz2 MA r1 drm armor-leader -2   ok D3.43-same-crew-only  ok D3.43-ceases-with-crew-counter  ok D3.41-assigned-on-side-record
phase-end
