# C8.31: a PSK is fired at Infantry in a building, and at none in Open Ground.
name = "own_c8_31_cover"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K38 = { is = ["stone-building"] }

[weapons]
PSK = "german psk"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
g = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
q = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K40
place g M40
by boris
place r K38
place q M38
r is known
q is known
by anna
turn 1 german PFPh
a1 prep by f sw:PSK at K38 units r infantry-target range 2
roll r1 DR 6,5 to-hit in a1
a1 to-hit f sw:PSK r1 target r drm TEM +3 number 8 final 14 miss   ok C8.31-heat-cover
a2 prep by g sw:PSK at M38 units q infantry-target range 2
roll r2 DR 6,5 to-hit in a2
a2 to-hit g sw:PSK r2 target q number 8 final 11 miss   !! C8.31-heat-cover
