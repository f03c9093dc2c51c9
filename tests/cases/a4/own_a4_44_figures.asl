# A Recovery is settled by a dr, which nothing betters; and a SMC takes a SW of a broken friend, not of an enemy (A4.44).
name = "own_a4_44_figures"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }
MMG = { kind = "mg", fp = 5, range = 12, rof = 2, b = 12, pp = 5 }

[units]
s = { side = "german", type = "german 4-6-7", sw = ["LMG", "MMG"] }
t = { side = "german", type = "german 4-6-7", sw = [] }
u = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "8-0", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
---
place s K5
place t K5
place u K5
place l P5
place e P5
e is broken,dm
turn 1 german RPh
s drops LMG
s drops MMG
turn 1 german MPh
t moves K5 1 MF for recovery
roll r1 dr 6 named "recovery LMG" for t by gerda
t recovers LMG r1 drm leader -3 recovered   ?? LOG.drm-by-word
t ends
u moves K5 1 MF for recovery
roll r2 DR 1,1 named "recovery MMG" for u by gerda
u recovers MMG r2 recovered   !! A4.44-recovery-dr
u ends
roll r3 dr 1 named "recovery LMG" for l by gerda
l recovers LMG from e r3 recovered   !! A4.44-from-broken
