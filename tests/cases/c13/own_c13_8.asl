# C13.8: Case C3 from the ground floor; from a higher level Desperation alone.
name = "own_c13_8"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K41 = { is = ["stone-building"] }
L39 = { is = ["stone-building"] }

[weapons]
PSK = "german psk"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
g = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
h = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K41
place g K41 level 1
place h L39
by boris
place t K39 vca K38-L38
t is known
by anna
turn 1 german PFPh
a1 prep by f sw:PSK at K39 units t vehicle-target range 2
roll r1 DR 5,5 to-hit in a1
a1 to-hit f sw:PSK r1 target t drm C3 +2 number 8 final 12 miss   ok C13.8-backblast
a2 prep by g sw:PSK at K39 units t vehicle-target range 2
roll r2 DR 5,5 to-hit in a2
a2 to-hit g sw:PSK r2 target t drm C3 +2 number 8 final 12 miss   !! C13.8-backblast
a3 prep by h sw:PSK at K39 units t vehicle-target range 1
roll r3 DR 5,5 to-hit in a3
a3 to-hit h sw:PSK r3 target t number 9 final 10 miss   ?? C13.8-backblast
