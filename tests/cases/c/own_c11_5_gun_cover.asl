# C11.2 and C11.5: a Gun that has not left its place is emplaced, and the shield of an AT Gun covers its crew through its CA; from behind it does not.
name = "own_c11_5_gun_cover"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "7.5cm PaK 40" }
c = { side = "german", type = "german crew 2-2-8" }
b = { side = "german", type = "7.5cm PaK 40" }
d = { side = "german", type = "german crew 2-2-8" }
e = { side = "german", type = "7.5cm PaK 40" }
f = { side = "german", type = "german crew 2-2-8" }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
w = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K4 vca K5-J4
place c K4
place b U4 vca U5-T4
place d U4
place e AA4 vca AA3-BB3
place f AA4
a is known
b is known
c is known
d is known
e is known
f is known
by boris
place r K7
place s U7
place w AA7
turn 1 russian PFPh
a1 prep by r inherent 4 FP at K4 units c,a range 3 total 4 FP column 4
roll r1 DR 5,4 ift in a1
a1 ift r1 drm gunshield +2 column 4 final 11 result NE   ok LOG.drm-by-word
a2 prep by s inherent 4 FP at U4 units d,b range 3 total 4 FP column 4
roll r2 DR 5,4 ift in a2
a2 ift r2 drm emplaced +2 column 4 final 11 result NE   ok A7.6-tem
a3 prep by w inherent 4 FP at AA4 units f,e range 3 total 4 FP column 4
roll r3 DR 5,4 ift in a3
a3 ift r3 drm gunshield +2 column 4 final 11 result NE   ?? LOG.drm-by-word
