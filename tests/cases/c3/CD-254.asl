# C6.1: a PF at a tank seen for one MP.
name = "CD-254"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PF = { kind = "ordnance" }

[units]
f = { side = "german", type = "german 4-6-7", sw = ["PF"] }
t = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place f K36
by boris
place t K33 vca K34-J33
turn 1 russian MPh
t start 1 MP total 1 seen-by nobody
t enter K34 1 MP total 2 seen-by f
by anna
a1 first by f sw:PF at K34 units t vehicle-target range 2 answers t
roll r1 DR 5,6 to-hit in a1
a1 to-hit f sw:PF r1 target t drm J2 +4 number 6 final 15 miss   ok C6.1-case-j  = drm +4
