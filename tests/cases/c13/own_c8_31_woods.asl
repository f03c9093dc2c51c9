# C8.31: woods are no cover that lets a PSK fire at Infantry; a TEM of 3 may be that of a pillbox.
name = "own_c8_31_woods"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K4 = { is = ["woods"] }
Q4 = { is = ["woods"] }
[weapons]
PSK = { kind = "ordnance", range = 4 }
[units]
s = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
u = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
q = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K4
place q Q4
r is known
q is known
by anna
place s K6
place u Q6
turn 1 german PFPh
a1 prep by s sw:PSK at K4 units r infantry-target
roll r1 DR 5,6 to-hit in a1
a1 to-hit s sw:PSK r1 target r drm Q +1 number 8 final 12 miss   !! C8.31-heat-cover
a2 prep by u sw:PSK at Q4 units q infantry-target
roll r2 DR 5,6 to-hit in a2
a2 to-hit u sw:PSK r2 target q drm Q +3 number 8 final 14 miss   !! C6.8-case-q
