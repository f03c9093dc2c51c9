# C2.24: of shots in the AFPh after Bounding First Fire D3.32 speaks.
name = "own_rof_after_bounding"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 } } }
rs = { side = "russian", type = "russian 4-4-7", kind = "squad" }
---
place pz K5 vca K4-L4
place rs K2
rs is known
turn 1 german MPh
pz delay 1 MP seen-by rs
a1 bounding by pz MA at K2 units rs
roll r1 DR 1,4 to-hit in a1
a1 to-hit pz MA r1 target rs drm C2 +6
pz ends
turn 1 german AFPh
a2 advancing by pz MA at K2 units rs
roll r2 DR 5,4 to-hit in a2
a2 to-hit pz MA r2 target rs
a3 advancing by pz MA rof at K2 units rs   !! D3.32-once
roll r3 DR 5,4 to-hit in a3
a3 to-hit pz MA r3 target rs
