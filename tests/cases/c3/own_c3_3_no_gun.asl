# C4: beyond 12 hexes calibre and barrel decide.
name = "own_c3_3_no_gun"
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
place t K26 vca K25-L25
t is known
by anna
turn 1 german PFPh
a1 prep by f MA at K26 units t vehicle-target range 14
roll r1 DR 5,5 to-hit in a1
a1 to-hit f MA r1 target t ammo AP drm I +1 number 9 final 11 miss   ?? C3.3-modified-th
