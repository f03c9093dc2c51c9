# C3.3: up to 12 hexes they do not.
name = "own_c3_3_near"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", class = "tracked", afv = true, mp = 14, mount = "T", ce = false }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40 vca K39-L39
by boris
place t K29 vca K28-L28
t is known
by anna
turn 1 german PFPh
a1 prep by f MA at K29 units t vehicle-target range 11
roll r1 DR 5,5 to-hit in a1
a1 to-hit f MA r1 target t ammo AP drm I +1 number 9 final 11 miss   ok C3.3-modified-th
