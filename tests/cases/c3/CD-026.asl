# C3.3: a large target over a hex of grain.
name = "CD-026"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw VG", ce = true }
t = { side = "russian", type = "KV-1 M41", ce = false }
---
by anna
place f K40 vca K39-L39
by boris
place t K26 vca K25-L25
t is known
by anna
f los t exists hindrance +1
by boris
f los t exists hindrance +1
by anna
turn 1 german PFPh
a1 prep by f MA at K26 units t vehicle-target range 14
roll r1 DR 3,5 to-hit in a1
a1 to-hit f MA r1 target t ammo AP drm P -1, grain +1 number 9 final 8 hit   ok C3.3-modified-th  = number 9  = final 8  = drm +0  = hit
