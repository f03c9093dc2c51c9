# Two mistakes in one event are two findings, of weapons too: a test counts them. And both figures stand in a finding.
name = "D3: two mistakes"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
two = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
mob = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, mount = "T", ce = true, open-topped = false, weapons.MA = { kind = "ordnance", rof = 2 } }
drv = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, mount = "T", ce = true, open-topped = false, weapons.MA = { kind = "ordnance", rof = 2 } }
s447 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place pz X5 vca X6-Y6
place two T5 vca T6-U6 tca T4-U5
place mob P5 vca P6-Q6
place drv L5 vca L6-M6
place s447 L8

turn 1 german PFPh
# Both arcs leave the hex out: two weapons, two findings.
a1 prep by pz BMG 3 FP, pz CMG 5 FP at X1   !! D3.11-bow-weapon-arc  !! D3.12-turret-weapon-arc
roll r1 DR 3,4 ift in a1
a1 ift r1
# Only the turret bears: one weapon, one finding.
a2 prep by two BMG 3 FP, two CMG 5 FP at T1   !! D3.11-bow-weapon-arc
roll r2 DR 3,4 ift in a2
a2 ift r2
marker prep-fire on pz
marker prep-fire on two

turn 1 german MPh
drv delay 1 MP seen-by s447
a4 bounding by drv MA at L8 units s447
roll r4 DR 5,4 to-hit in a4
a4 to-hit drv MA r4 target s447 drm C1 +4, C2 +6   !! D3.3-case-c-mandatory
marker bounding-fire on drv
drv ends

turn 1 russian DFPh
mob is motion   !! D2.4-status
# Case B beside the member of Case C that is due: Case B is the mistake.
a3 final by mob MA at P8
roll r3 DR 4,3 to-hit in a3
a3 to-hit mob MA r3 drm B +2, C4 +6   !! C5.2-case-b
