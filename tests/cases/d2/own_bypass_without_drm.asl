# D2.321: who names no DRM of a shot out of Bypass said nothing of Case A.
name = "own_bypass_without_drm"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["open-ground"], obstacle = ["building"] }

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 } } }
rs = { side = "russian", type = "russian 4-4-7", kind = "squad" }
---
place pz K5 along K5-L4 cafp K5-L4-K4
place rs N5
rs is known
turn 1 german PFPh
a1 prep by pz MA at N5 units rs tca right
roll r1 DR 3,4 to-hit in a1
a1 to-hit pz MA r1 target rs
