# vector a7x-two-th
# A leader modifies the To Hit of a PSK and of a light mortar in the same phase.
name = "a7x-two-th"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["PSK"] }
s2 = { side = "german", type = "4-6-7", kind = "squad", sw = ["MTR"] }
l = { side = "german", type = "8-1", kind = "leader" }
t = { side = "russian", type = "T-34 M41", ce = false }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place s2 K5
place l K5
place t K7 vca K6-L6
place t2 L7
turn 1 german PFPh
a1 prep by s sw:PSK at K7 units t vehicle-target directed-by l
roll r1 DR 4,6 to-hit in a1
a1 to-hit s sw:PSK r1 target t drm leader -1 miss
a2 prep by s2 sw:MTR at L7
roll r2 DR 4,6 to-hit in a2
a2 to-hit s2 sw:MTR r2 target t2 drm leader -1 miss   !! A7.53-one-th-attempt  = allowed 1 of 2
