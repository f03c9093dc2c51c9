# A crew that fired its inherent FP fires its Gun by Intensive Fire alone.
name = "own_a7_352_gun_after_inherent"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
atg2 = { side = "german", type = "7.5cm PaK 40" }
crew2 = { side = "german", type = "german crew 2-2-8" }
atg3 = { side = "german", type = "7.5cm PaK 40" }
crew3 = { side = "german", type = "german crew 2-2-8" }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place atg K9 vca K8-L8
place crew K9
place atg2 M9 vca L8-M8
place crew2 M9
place atg3 I8 vca I7-J7
place crew3 I8
by boris
place r K7
r is known
by anna
turn 1 german PFPh
a1 prep by crew inherent 2 FP at K7 range 2 total 2 FP column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
a2 prep by atg gun at K7 range 2 units r infantry-target
roll r2 DR 6,5 to-hit in a2 by anna
a2 to-hit atg gun r2 target r drm L -1 number 8 final 10 miss   !! A7.352-gun-after-inherent
a3 prep by atg2 gun at K7 range 3 units r infantry-target
roll r3 DR 6,5 to-hit in a3 by anna
a3 to-hit atg2 gun r3 target r number 8 final 11 miss   ok A7.352-gun-after-inherent
# By Intensive Fire, which Case F tells: its counter may be left out.
a4 prep by crew3 inherent 2 FP at K7 range 2 total 2 FP column 2
roll r4 DR 6,5 ift in a4 by anna
a4 ift r4 column 2 final 11 result NE
a5 prep by atg3 gun at K7 range 2 units r infantry-target
roll r5 DR 4,5 to-hit in a5 by anna
a5 to-hit atg3 gun r5 target r drm F +2, L -1 number 8 final 10 miss   ok A7.352-gun-after-inherent
