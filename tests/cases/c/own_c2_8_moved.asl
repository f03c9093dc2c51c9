# C2.8: whether a Gun fires in the Player Turn in which it was pushed into a hex is asked.
name = "own_c2_8_moved"
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
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K4
r is known
by anna
place a K9 vca K8-L8
place c K9
place b K10 vca K9-L9
place d K10
turn 1 german MPh
roll r1 DR 1,2 named "push" for c
c moves K8 2 MF
a moves K8 2 MF
c ends
turn 1 german DFPh
turn 1 german AFPh
a1 advancing by a gun at K4 units r infantry-target   ?? C2.8-moved-gun
roll r2 DR 5,6 to-hit in a1
a1 to-hit a gun r2 target r drm B +2 number 8 final 13 miss
a2 advancing by b gun at K4 units r infantry-target   ok C2.8-moved-gun
roll r3 DR 5,6 to-hit in a2
a2 to-hit b gun r3 target r drm B +2 number 8 final 13 miss
