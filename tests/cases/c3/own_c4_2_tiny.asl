# C4.2: a 37 at 26 hexes, the second of two changes for its calibre forgotten.
name = "own_c4_2_tiny"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw 35t", ce = false }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40 vca K39-L39
by boris
place t K14 vca K13-L13
t is known
by anna
turn 1 german PFPh
a1 prep by f MA at K14 units t vehicle-target range 26
roll r1 DR 2,1 to-hit in a1
a1 to-hit f MA r1 target t ammo AP drm I +1 number 4 final 4 hit   !! C4.2-tiny
