# A HE shell that hit Infantry has the FP of its calibre on the IFT (C8.31), also in the next hex (A7.21), and ordnance never cowers
# (A7.9); where nobody names the ammunition, a lower column may be that of HEAT.
name = "own_shell"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "7.5cm leIG 18" }
c1 = { side = "german", type = "german crew 2-2-8", sw = [] }
g2 = { side = "german", type = "7.5cm leIG 18" }
c2 = { side = "german", type = "german crew 2-2-8", sw = [] }
g3 = { side = "german", type = "7.5cm leIG 18" }
c3 = { side = "german", type = "german crew 2-2-8", sw = [] }
g4 = { side = "german", type = "7.5cm leIG 18" }
c4 = { side = "german", type = "german crew 2-2-8", sw = [] }
g5 = { side = "german", type = "7.5cm leIG 18" }
c5 = { side = "german", type = "german crew 2-2-8", sw = [] }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
t4 = { side = "russian", type = "russian 4-4-7", sw = [] }
t5 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g1 B5
place c1 B5
place t1 B4
place g2 E5
place c2 E5
place t2 E4
place g3 H5
place c3 H5
place t3 H4
place g4 K5
place c4 K5
place t4 K4
place g5 N5
place c5 N5
place t5 N4
g1 ca B4-C4 set-up
g2 ca E4-F5 set-up
g3 ca H4-I4 set-up
g4 ca K4-L4 set-up
g5 ca N4-O4 set-up
turn 1 german PFPh
a1 prep by g1 gun at B4 units t1 infantry-target range 1
roll r1 DR 4,3 to-hit in a1
a1 to-hit g1 gun r1 target t1 drm L -2 number 8 final 5 hit
roll r11 DR 6,5 ift in a1
a1 ift r11 column 12 final 11 result none   ok A7.21-ordnance-not-doubled
a2 prep by g2 gun at E4 units t2 infantry-target range 1
roll r2 DR 4,3 to-hit in a2
a2 to-hit g2 gun r2 target t2 drm L -2 number 8 final 5 hit
roll r21 DR 6,5 ift in a2
a2 ift r21 column 24 final 11 result 1MC   !! A7.21-ordnance-not-doubled
roll r22 DR 1,2 mc for t2 in a2
t2 checks 1MC r22 morale 7 passed in a2
a3 prep by g3 gun at H4 units t3 infantry-target range 1
roll r3 DR 4,3 to-hit in a3
a3 to-hit g3 gun r3 target t3 drm L -2 number 8 final 5 hit
roll r31 DR 6,6 ift in a3
a3 ift r31 column 8 final 12 result none   ?? A7.9-exempt-firers
a4 prep by g4 gun at K4 units t4 infantry-target range 1
roll r4 DR 4,3 to-hit in a4
a4 to-hit g4 gun r4 target t4 ammo HE drm L -2 number 8 final 5 hit
roll r41 DR 6,6 ift in a4
a4 ift r41 column 8 final 12 result none   !! A7.9-exempt-firers
# an Original 2 may be a CH (C3.7)
a5 prep by g5 gun at N4 units t5 infantry-target range 1
roll r5 DR 1,1 to-hit in a5
a5 to-hit g5 gun r5 target t5 ammo HE drm L -2 number 8 final 0 hit
roll r51 DR 6,5 ift in a5
a5 ift r51 column 24 final 11 result 1MC
roll r52 DR 1,2 mc for t5 in a5
t5 checks 1MC r52 morale 7 passed in a5
