# C4.13: the extra long barrel counted twice.
name = "own_c4_13"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw VG", ce = false }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40 vca K39-L39
by boris
place t K9 vca K8-L8
t is known
by anna
turn 1 german PFPh
a1 prep by f MA at K9 units t vehicle-target range 31
roll r1 DR 5,4 to-hit in a1
a1 to-hit f MA r1 target t ammo AP drm I +1 number 10 final 10 hit   !! C4.13-extra-long
