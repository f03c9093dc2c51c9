# C11.4: a K at a Gun breaks it, and a CH destroys it with its crew, without another roll; a Gun that nobody fired at breaks down by a roll.
name = "own_c11_4_k"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
u = { side = "russian", type = "T-34/85" }
a = { side = "german", type = "7.5cm PaK 40" }
c = { side = "german", type = "german crew 2-2-8" }
b = { side = "german", type = "7.5cm PaK 40" }
d = { side = "german", type = "german crew 2-2-8" }
e = { side = "german", type = "7.5cm PaK 40" }
f = { side = "german", type = "german crew 2-2-8" }
---
by anna
place a K4 vca K5-J4
place c K4
place b U4 vca U5-T4
place d U4
place e AA4 vca AA5-Z4
place f AA4
a is known
b is known
c is known
d is known
by boris
place t K9 vca K8-L8
place u U9 vca U8-V8
turn 1 russian PFPh
a1 prep by t MA at K4 units c,a infantry-target
roll r1 DR 3,2 to-hit in a1
a1 to-hit t MA r1 target c ammo HE drm I +1 number 8 final 6 hit
roll r2 DR 3,1 ift in a1
a1 ift r2 column 16 final 4 result K/3
c eliminated
a malfunctions gun
marker prep-fire on t
a2 prep by u MA at U4 units d,b infantry-target
roll r3 DR 1,1 to-hit in a2
a2 to-hit u MA r3 target d ammo HE drm I +1 number 8 final 3 hit
a2 critical-hit
d eliminated
b eliminated
marker prep-fire on u
e malfunctions gun   ?? LOG.failure-cause
