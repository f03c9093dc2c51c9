# C13.41: a leader fires no PSK alone; a squad does.
name = "own_c13_41"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PSK = "german psk"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
l = { side = "german", type = "8-1", sw = ["PSK"] }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K41
place l K41
by boris
place t K39 vca K38-L38
t is known
by anna
turn 1 german PFPh
a1 prep by f sw:PSK at K39 units t vehicle-target range 2   ok C13.41-baz
roll r2 DR 5,4 to-hit in a1
a1 to-hit f sw:PSK r2 target t number 8 final 9 miss
a2 prep by l sw:PSK at K39 units t vehicle-target range 2   !! C13.41-baz
