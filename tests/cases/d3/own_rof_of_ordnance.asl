# C2.24, C5.6: ordnance fires again by its ROF, or once as Intensive Fire.
name = "own_rof_of_ordnance"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, weapons = { MA = { kind = "ordnance", rof = 2 } } }
---
place pz X5 vca X4-Y5
attest tem X1 +1
turn 1 german PFPh
a1 prep by pz MA at X1
roll r1 DR 2,4 to-hit in a1
a1 to-hit pz MA r1 drm Q +1
a2 prep by pz MA rof at X1   ok C2.24-rof-kept
roll r2 DR 3,4 to-hit in a2
a2 to-hit pz MA r2 drm Q +1
a3 prep by pz MA rof at X1   !! C2.24-rof-kept
roll r3 DR 3,4 to-hit in a3
a3 to-hit pz MA r3 drm Q +1
turn 1 russian RPh
turn 2 german PFPh
a4 prep by pz MA at X1
roll r4 DR 3,4 to-hit in a4
a4 to-hit pz MA r4 drm Q +1
a5 prep by pz MA at X1
roll r5 DR 3,4 to-hit in a5
a5 to-hit pz MA r5 drm Q +1, F +2   ok C5.6-case-f
turn 2 russian RPh
turn 3 german PFPh
a6 prep by pz MA at X1
roll r6 DR 3,4 to-hit in a6
a6 to-hit pz MA r6 drm Q +1
a7 prep by pz MA at X1
roll r7 DR 3,4 to-hit in a7
a7 to-hit pz MA r7 drm Q +1   !! C2.24-rof-kept
turn 3 russian RPh
turn 4 german PFPh
a8 prep by pz MA at X1
roll r8 DR 3,4 to-hit in a8
a8 to-hit pz MA r8 drm Q +1
a9 prep by pz MA at X1
roll r9 DR 3,4 to-hit in a9
a9 to-hit pz MA r9   ?? C2.24-rof-kept
