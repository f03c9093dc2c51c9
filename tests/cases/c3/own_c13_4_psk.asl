# C13.4: a PSK at two hexes.
name = "own_c13_4_psk"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PSK = "german psk"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40
by boris
place t K38 vca K37-L37
t is known
by anna
turn 1 german PFPh
a1 prep by f sw:PSK at K38 units t vehicle-target range 2
roll r1 DR 5,5 to-hit in a1
a1 to-hit f sw:PSK r1 target t number 8 final 10 miss   ok C3.3-modified-th
