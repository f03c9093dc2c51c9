# A Gun that is a unit of its own is asked what its crew may do: the Gun and the crew's own FP or SW (A7.352), a broken, pinned or
# missing crew, and who mans it where several may.
name = "A7.352: crews of Guns"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
LMG = "german lmg"
[units]
atg1 = { side = "german", type = "7.5cm PaK 40" }
crew1 = { side = "german", type = "german crew 2-2-8" }
atg2 = { side = "german", type = "7.5cm PaK 40" }
crew2 = { side = "german", type = "german crew 2-2-8", sw = ["LMG"] }
atg3 = { side = "german", type = "7.5cm PaK 40" }
crew3 = { side = "german", type = "german crew 2-2-8" }
atg4 = { side = "german", type = "7.5cm PaK 40" }
crew4 = { side = "german", type = "german crew 2-2-8" }
atg5 = { side = "german", type = "7.5cm PaK 40" }
crew5 = { side = "german", type = "german crew 2-2-8" }
s5 = { side = "german", type = "german 4-6-7", sw = [] }
atg6 = { side = "german", type = "7.5cm PaK 40" }
atg7 = { side = "german", type = "7.5cm PaK 40" }
s7 = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place atg1 K9 vca K8-L8
place crew1 K9
place atg2 M9 vca L8-M8
place crew2 M9
place atg3 I8 vca I7-J7
place crew3 I8
place atg4 G8 vca H7-H8
place crew4 G8
place atg5 O9 vca N9-N8
place crew5 O9
place s5 O9
place atg6 Q9 vca P9-P8
place atg7 E8 vca F7-F8
place s7 E8
crew4 is broken
crew5 is broken
by boris
place r K7
r is known
by anna
turn 1 german PFPh
# the Gun, then the crew's own FP
a1 prep by atg1 gun at K7 units r infantry-target
roll r1 DR 6,5 to-hit in a1 by anna
a1 to-hit atg1 gun r1 target r drm L -1 number 8 final 10 miss
a2 prep by crew1 inherent 2 FP at K7 total 2 FP column 2   !! A7.352-small-unit-loses-inherent
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 column 2 final 11 result NE
# a SW, then the Gun
a3 prep by crew2 sw:LMG 3 FP at K7 total 3 FP column 2
roll r3 DR 6,5 ift in a3 by anna
a3 ift r3 column 2 final 11 result NE
a4 prep by atg2 gun at K7 units r infantry-target   !! A7.352-one-sw
roll r4 DR 6,5 to-hit in a4 by anna
a4 to-hit atg2 gun r4 target r number 8 final 11 miss
# a broken crew; and another unit that may man it
a5 prep by atg4 gun at K7 units r infantry-target   !! A10.4-broken-no-fire
roll r5 DR 6,5 to-hit in a5 by anna
a5 to-hit atg4 gun r5 target r number 8 final 11 miss
a6 prep by atg5 gun at K7 units r infantry-target   ?? A10.4-broken-no-fire
roll r6 DR 6,5 to-hit in a6 by anna
a6 to-hit atg5 gun r6 target r number 8 final 11 miss
# no crew counter at all: the players know who mans it
a7 prep by atg6 gun at K7 units r infantry-target   ok A10.4-broken-no-fire
roll r7 DR 6,5 to-hit in a7 by anna
a7 to-hit atg6 gun r7 target r number 8 final 11 miss
# a squad fires its own FP, and a Gun as one of its SW (A7.351)
a8 prep by atg7 gun at K7 units r infantry-target
roll r8 DR 6,5 to-hit in a8 by anna
a8 to-hit atg7 gun r8 target r number 8 final 11 miss   ?? C5.8-case-h
a9 prep by s7 inherent 4 FP at K7 total 4 FP column 4   ok A7.351-two-cost-inherent
roll r9 DR 6,5 ift in a9 by anna
a9 ift r9 column 4 final 11 result NE
# a Gun that kept ROF before its crew was pinned fires on, once, and never by Intensive Fire (A7.81)
a10 prep by atg3 gun at K7 units r infantry-target
roll r10 DR 1,6 to-hit in a10 by anna
a10 to-hit atg3 gun r10 target r drm L -1 number 8 final 6 hit
crew3 is pinned   ?? LOG.no-cause
a11 prep by atg3 gun rof at K7 units r infantry-target   ok A7.81-no-rof-no-intensive
roll r11 DR 1,6 to-hit in a11 by anna
a11 to-hit atg3 gun r11 target r drm D +2, N -1, L -1 number 8 final 7 hit
a12 prep by atg3 gun rof at K7 units r infantry-target   !! A7.81-no-rof-no-intensive
roll r12 DR 5,6 to-hit in a12 by anna
a12 to-hit atg3 gun r12 target r drm D +2, N -2, L -1 number 8 final 10 miss
marker prep-fire on atg1
marker prep-fire on crew1
marker prep-fire on atg2
marker prep-fire on crew2
marker prep-fire on atg3
marker prep-fire on atg4
marker prep-fire on atg5
marker prep-fire on atg6
marker prep-fire on atg7
marker prep-fire on s7
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
# what the Gun fired before, its crew fired before
a13 advancing by crew3 inherent 2 FP x1/2 pinned x1/2 AFPh at K7 total 0.5 FP   !! A7.1-one-fire-phase-per-turn
