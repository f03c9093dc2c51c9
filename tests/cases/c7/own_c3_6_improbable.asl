# C3.6: an improbable hit is told by its dr: by a 2 the turret is hit, and there is no CH; without the dr it is asked.
name = "own_c3_6_improbable"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K9 = { is = ["woods"] }
Q9 = { is = ["woods"] }
[units]
t = { side = "russian", type = "T-34/85" }
u = { side = "russian", type = "T-34/85" }
a = { side = "german", type = "7.5cm PaK 40" }
h = { side = "german", type = "german 2-4-7", sw = [] }
b = { side = "german", type = "7.5cm PaK 40" }
i = { side = "german", type = "german 2-4-7", sw = [] }
---
by boris
place t K14 vca K13-L13
place u Q14 vca Q13-R13
t is known
u is known
by anna
place a K9 vca K8-L8
place h K9
place b Q9 vca Q8-R8
place i Q9
turn 1 german PFPh
a1 prep by a gun at K14 units t vehicle-target vca L9-K10
roll r1 DR 1,1 to-hit in a1
a1 to-hit a gun r1 target t drm A +8, H +2 number 10 final 12 hit
roll r3 dr 2 named "improbable hit" for a
roll r2 DR 6,6 to-kill in a1
a1 to-kill r2 armor 11 number 6 result no-effect
marker prep-fire on a
a2 prep by b gun at Q14 units u vehicle-target vca R9-Q10
roll r4 DR 1,1 to-hit in a2
a2 to-hit b gun r4 target u drm A +8, H +2 number 10 final 12 hit
roll r5 DR 6,6 to-kill in a2
a2 to-kill r5 armor 11 number 6 result no-effect   ?? C7.23-case-c
marker prep-fire on b
