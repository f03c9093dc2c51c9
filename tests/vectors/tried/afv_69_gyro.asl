# legal: gyrostabilizer: Case C2 is +5 (C +3), and the CMG at an acquired target is not halved in Bounding First Fire
name = "69_gyro"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
m4 = { side = "russian", type = "M4A1", ce = false, gyro = true }
gs = { side = "german", type = "german 4-6-7", sw = [] }
---
place m4 F5 vca G5-G6
place gs L5
gs is known
turn 1 russian PFPh
a1 prep by m4 MA at L5 units gs infantry-target range 6
roll r1 DR 5,4 to-hit in a1 by boris
a1 to-hit m4 MA r1 target gs drm I +1 number 8 final 10 miss
marker prep-fire on m4
turn 1 german MPh
turn 2 russian PFPh
turn 2 russian MPh
m4 delay 1 MP total 1 seen-by gs
a2 bounding by m4 MA at L5 units gs infantry-target range 6
roll r2 DR 5,4 to-hit in a2 by boris
a2 to-hit m4 MA r2 target gs drm C2 +5, I +1, N -1 number 8 final 14 miss
a3 bounding by m4 CMG 4 FP at L5 units gs range 6 total 4 FP column 4
roll r3 DR 5,4 ift in a3 by boris
a3 ift r3 column 4 final 9 result NE
marker bounding-fire on m4
m4 ends
phase-end
