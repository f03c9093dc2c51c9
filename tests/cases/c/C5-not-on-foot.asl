# Cases of vehicles, of the AFPh, of pinned crews and of one's own hex on a Gun's shot that has nothing of them.
name = "C5: Cases on foot"
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
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place atg1 K9 vca K8-L8
place crew1 K9
place atg2 M9 vca L8-M8
place crew2 M9
by boris
place r K7
r is known
by anna
turn 1 german PFPh
a1 prep by atg1 gun at K7 units r infantry-target
roll r1 DR 6,5 to-hit in a1 by anna
a1 to-hit atg1 gun r1 target r drm I +1, L -1 number 8 final 11 miss   !! C5-not-on-foot
a2 prep by atg2 gun at K7 units r infantry-target
roll r2 DR 6,5 to-hit in a2 by anna
a2 to-hit atg2 gun r2 target r drm hindrance +1 number 8 final 12 miss   ok C5-not-on-foot
a3 prep by atg2 gun at K7 units r infantry-target
roll r3 DR 6,5 to-hit in a3 by anna
a3 to-hit atg2 gun r3 target r drm B +2, D +2, E +2, F +2 number 8 final 19 miss   !! C5-not-on-foot
