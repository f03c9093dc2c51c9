# Targets, Fire Groups and members without LOS (A7.4 to A7.6).
name = "A7: targets and Fire Groups"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "4-6-7", kind = "squad" }
c = { side = "german", type = "4-6-7", kind = "squad" }
d = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "german", type = "4-6-7", kind = "squad" }
g = { side = "german", type = "4-6-7", kind = "squad" }
h = { side = "german", type = "4-6-7", kind = "squad" }
i = { side = "german", type = "4-6-7", kind = "squad" }
j = { side = "german", type = "4-6-7", kind = "squad" }
k = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "4-6-7", kind = "squad" }
n = { side = "german", type = "4-6-7", kind = "squad" }
o = { side = "german", type = "4-6-7", kind = "squad" }
o2 = { side = "german", type = "4-6-7", kind = "squad" }
z = { side = "german", type = "4-6-7", kind = "squad" }
ht1 = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true }
ht2 = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true }
t = { side = "russian", type = "4-6-7", kind = "squad" }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
t3 = { side = "russian", type = "4-6-7", kind = "squad" }
t4 = { side = "russian", type = "4-6-7", kind = "squad" }
t5 = { side = "russian", type = "4-6-7", kind = "squad" }
t6 = { side = "russian", type = "4-6-7", kind = "squad" }
t7 = { side = "russian", type = "4-6-7", kind = "squad" }
t8 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place a K5
place b K8
place c M5
place d M5
place t M9
place e O5
place t2 O9
place f Q5
place g Q6
place h Q7
place t3 S5
place i U5
place j U6
place k U7
place t4 W5
place l Y5
place n Y5
place t5 Y9
place z AA5
place t6 AA9
place ht1 CC5 vca CC4-DD4
place ht2 CC5 vca CC4-DD4
place t7 CC9
place o EE5
place o2 EE5
place t8 EE9
o is cx
z is berserk
n is cx
ht1 los ht2 exists
turn 1 german PFPh
# a friend is no target
a1 prep by a inherent 4 FP at K8 units b   !! A7.4-no-friendly-fire
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
# the worst Hindrance of the members
c los t exists hindrance +1
d los t exists hindrance +2
a2 prep by c inherent 4 FP, d inherent 4 FP at M9   = 8 FP
roll r2 DR 6,5 ift in a2
a2 ift r2 drm hindrance +1   !! A7.52-worst-hindrance
e los t2 exists hindrance +1
a3 prep by e inherent 4 FP at O9
roll r3 DR 6,5 ift in a3
a3 ift r3 drm hindrance +1   ok A7.6-hindrance
e claims targets t2   ok A7.4-exc-los-blocked
# a blocked member fires its own DR first, and no more
a4 prep by f inherent 4 FP, g inherent 4 FP, h inherent 4 FP at S5
h los t3 blocked
roll r4 DR 6,5 ift in a4
a4 ift r4 result none
a5 prep by f inherent 4 FP, g inherent 4 FP, h inherent 4 FP at S5   !! A7.52-blocked-forfeit
roll r5 DR 6,5 ift in a5
a5 ift r5 result none
a6 prep by i inherent 4 FP, j inherent 4 FP, k inherent 4 FP at W5
k los t4 blocked
a7 prep by i inherent 4 FP, j inherent 4 FP at W5   !! A7.52-blocked-dr-first
roll r7 DR 6,5 ift in a7
a7 ift r7 result none
roll r6 DR 6,5 ift in a6
a6 ift r6 result none
# a member that is CX burdens the group
a8 prep by l inherent 4 FP, n inherent 4 FP at Y9
roll r8 DR 6,5 ift in a8
a8 ift r8   !! A7.52-worst-drm
a11 prep by o inherent 4 FP, o2 inherent 4 FP at EE9
roll r11 DR 6,5 ift in a11
a11 ift r11 drm CX +1 result none   ok A7.52-worst-drm
a9 prep by z inherent 4 FP at AA9   ok A7.54-berserk-single-location   !! A15.43-charge
roll r9 DR 6,5 ift in a9
a9 ift r9 result none
a10 prep by ht1 MG 3 FP, ht2 MG 3 FP at CC9   ok A7.51-bypass-no-mutual-los  ?? A7.51-vehicle-fg  ?? LOG.weapon-possessed
roll r10 DR 6,5 ift in a10
a10 ift r10 result none
