# broken: C5.11/D3 Case A at the To Hit: in woods Case A is doubled, one hexspine of a NT vehicle +6, not +3
name = "44_su85_in_the_woods"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["woods"], bog = true }

[units]
su = { side = "russian", type = "SU-85", ce = false }
gs = { side = "german", type = "german 4-6-7", sw = [] }
---
place su G5 vca H4-H5
place gs K8
turn 1 russian PFPh
a1 prep by su MA at K8 units gs infantry-target range 5 vca H5-G6
roll r1 DR 5,3 to-hit in a1 by boris
a1 to-hit su MA r1 target gs drm A +3, I +1 number 8 final 12 miss
marker prep-fire on su
phase-end
