# C5.2: Case B is doubled in woods.
name = "own_case_b_in_woods"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
P4 = { is = ["open-ground", "woods"] }

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 } } }
rs = { side = "russian", type = "russian 4-4-7", kind = "squad" }
---
place pz P4 vca P3-Q4
place rs P1
rs is known
turn 1 german AFPh
a1 advancing by pz MA at P1 units rs
roll r1 DR 3,4 to-hit in a1
a1 to-hit pz MA r1 target rs drm B +2   !! C5.2-case-b
