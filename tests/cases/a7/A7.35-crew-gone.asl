# A Gun whose crew left it, or fell beside it, is fired by nobody; who comes to it mans it (A7.35).
name = "A7.35: a Gun without its crew"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
atg1 = { side = "german", type = "7.5cm PaK 40" }
crew1 = { side = "german", type = "german crew 2-2-8" }
atg2 = { side = "german", type = "7.5cm PaK 40" }
crew2 = { side = "german", type = "german crew 2-2-8" }
atg3 = { side = "german", type = "7.5cm PaK 40" }
crew3 = { side = "german", type = "german crew 2-2-8" }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place atg1 K9 vca K8-L8
place crew1 K9
place atg2 M9 vca L8-M8
place crew2 M9
place atg3 I8 vca I7-J7
place crew3 I8
place s3 I9
by boris
place r K7
r is known
by anna
turn 1 german PFPh
turn 1 german MPh
crew1 moves K10 1 MF
crew3 moves H8 1 MF
s3 moves I8 1 MF
turn 1 german DFPh
turn 1 german AFPh
a1 advancing by atg1 gun at K7 units r infantry-target   !! A7.35-sw-possession
roll r1 DR 6,5 to-hit in a1 by anna
a1 to-hit atg1 gun r1 target r drm B +2, L -1 number 8 final 12 miss
a2 advancing by atg2 gun at K7 units r infantry-target
roll r2 DR 6,5 to-hit in a2 by anna
a2 to-hit atg2 gun r2 target r drm B +2 number 8 final 13 miss
a3 advancing by atg3 gun at K7 units r infantry-target
roll r3 DR 6,5 to-hit in a3 by anna
a3 to-hit atg3 gun r3 target r drm B +2, L -1 number 8 final 12 miss   !! C5.8-case-h
