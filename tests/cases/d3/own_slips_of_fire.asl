# Slips of the pen in AFV fire: an arc that is no hexspine, a target that stands elsewhere, shots that nobody rolled for.
name = "own_slips_of_fire"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 }, CMG = { kind = "mg", fp = 5, range = 12 } } }
two = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 } } }
three = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 } } }
rs = { side = "russian", type = "russian 4-4-7" }
rt = { side = "russian", type = "russian 4-4-7" }
---
place pz F5 vca G5-G6
place two F9 vca G9-G10
place three F1 vca G1-G2
place rs K5
place rt F13

turn 1 german PFPh
# One mistake, one finding: neither the arc nor Case A is asked of an arc that is none.
a1 prep by two MA at F13 units rt tca G10-G11   !! D2.11-vca-valid-spine
roll r1 DR 1,4 to-hit in a1
a1 to-hit two MA r1 target rt drm A +2
marker prep-fire on two
# The squad stands in K5.
a2 prep by pz CMG 5 FP at K6 units rs   !! A7.4-all-in-location
a3 prep by three MA at K3 units rs   !! A7.4-all-in-location
marker prep-fire on pz
marker prep-fire on three
# Neither of the two was rolled for.
phase-end   !! A7.3-attack-dr-recorded
