# C13.4: one source alone has the number of a PSK at one hex.
name = "own_c13_4_psk_alone"
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
place t K39 vca K38-L38
t is known
by anna
turn 1 german PFPh
a1 prep by f sw:PSK at K39 units t vehicle-target range 1
roll r1 DR 5,5 to-hit in a1
a1 to-hit f sw:PSK r1 target t number 8 final 10 miss   ?? C3.3-modified-th  = number 9
