# C13.31: no PF as Subsequent First Fire; in First Fire a squad that used nothing looks for one.
name = "own_c13_31_sff"
printing = "2e"
date = "1944-07"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PF = { kind = "ordnance" }
LMG = "german lmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place f K40
by boris
place r J37
place t K38 vca K39-L38
t is known
turn 1 russian MPh
t start 1 MP total 1 seen-by f
t enter K39 1 MP total 2 seen-by f
by anna
roll r3 dr 2 named "PF check" for f
f pf-check r3 drm 0 found   ok C13.31-not-sff
a1 first by f sw:PF at K39 units t vehicle-target range 1 answers t   ok C13.31-not-sff
roll r1 DR 5,6 to-hit in a1
a1 to-hit f sw:PF r1 target t drm J1 +3 number 8 final 14 miss
by boris
t turn K40-J39 1 MP total 3 seen-by f
by anna
roll r4 dr 2 named "PF check" for f
f pf-check r4 drm 0 found   ok C13.31-not-sff
a2 subsequent by f sw:PF at K39 units t vehicle-target range 1 answers t   !! C13.31-not-sff   !! A8.3-weapons
