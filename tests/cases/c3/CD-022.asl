# C3.3: an ATR has black numbers.
name = "CD-022"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
ATR = "atr"

[units]
f = { side = "russian", type = "russian 4-4-7", sw = ["ATR"] }
t = { side = "german", type = "PSW 222", ce = false }
---
by anna
place f K40
by boris
place t K29 vca K28-L28
t is known
by anna
turn 1 russian PFPh
a1 prep by f sw:ATR at K29 units t vehicle-target range 11
roll r1 DR 5,5 to-hit in a1
a1 to-hit f sw:ATR r1 target t drm P +1 number 9 final 11 miss   ok C3.3-modified-th  = number 9
