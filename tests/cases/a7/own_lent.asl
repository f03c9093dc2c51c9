# The DRM of a check is that of an unbroken leader who is there, and moved along (A10.7, A7.305).
name = "A7: leaders of checks"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
b = { side = "german", type = "german 4-6-7", sw = [] }
c = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "german", type = "german 4-6-7", sw = [] }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
la = { side = "russian", type = "8-1" }
lb = { side = "russian", type = "8-1" }
lc = { side = "russian", type = "8-1" }
m1 = { side = "russian", type = "russian 4-4-7", sw = [] }
s1 = { side = "russian", type = "9-1" }
m2 = { side = "russian", type = "russian 4-4-7", sw = [] }
s2 = { side = "russian", type = "9-1" }
---
place a A5
place t1 A8
place la A8
place b C5
place t2 C8
place lb C8
place c E5
place t3 E8
place lc E9
place d G5
place m1 G9
place s1 G8
place e I5
place m2 I9
place s2 I9
lb is broken,dm
turn 1 german PFPh
a1 prep by a inherent 4 FP at A8
roll r1 DR 2,4 ift in a1
a1 ift r1 result NMC
roll r10 DR 2,3 mc for la in a1
la checks NMC r10 morale 8 passed in a1
roll r11 DR 4,3 mc for t1 in a1
t1 checks NMC r11 drm leader -1 morale 7 passed in a1   ok A10.7-lent
a2 prep by b inherent 4 FP at C8
roll r2 DR 2,4 ift in a2
a2 ift r2 result NMC
roll r20 DR 2,3 mc for lb in a2
lb checks NMC r20 passed in a2
roll r21 DR 3,3 mc for t2 in a2
t2 checks NMC r21 drm leader -1 morale 7 passed in a2   !! A10.7-lent
a3 prep by c inherent 4 FP at E8
roll r3 DR 2,4 ift in a3
a3 ift r3 result NMC
roll r31 DR 3,3 mc for t3 in a3
t3 checks NMC r31 drm leader -1 morale 7 passed in a3   !! A10.7-lent
turn 1 russian MPh
# the leader stood there before
m1 moves G8 1 MF not-assault
a1 first by d inherent 4 FP at G8 units m1
roll r4 DR 4,5 ift in a1
a1 ift r4 drm FFNAM -1, FFMO -1 result PTC
roll r41 DR 4,3 tc for m1 in a1
m1 checks PTC r41 drm leader -1 morale 7 passed in a1   !! A7.305-leader-mod-moving-stack
# both moved, and First Fire at both is at a stack
s2 moves I8 1 MF not-assault
m2 moves I8 1 MF not-assault
a2 first by e inherent 4 FP at I8 units m2,s2
roll r5 DR 3,4 ift in a2
a2 ift r5 result PTC
roll r50 DR 2,2 tc for s2 in a2
s2 checks PTC r50 morale 9 passed in a2
roll r51 DR 4,3 tc for m2 in a2
m2 checks PTC r51 drm leader -1 morale 7 passed in a2
turn 1 russian DFPh
