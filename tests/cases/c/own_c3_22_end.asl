# C3.22: a Gun that kept its ROF turns as the fire phase ends; one that lost it does not, nor any in a phase that is no fire phase of its side.
name = "own_c3_22_end"
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
---
by boris
place r K4
r is known
by anna
place a K9 vca K8-L8
place c K9
place b K10 vca K9-L9
place d K10
place e Q9 vca Q8-R8
place f Q9
turn 1 german PFPh
a1 prep by a gun at K4 units r infantry-target
roll r1 DR 5,6 to-hit in a1
a1 to-hit a gun r1 target r number 8 final 11 miss
marker prep-fire on a
a2 prep by b gun at K4 units r infantry-target
roll r2 DR 2,6 to-hit in a2
a2 to-hit b gun r2 target r number 8 final 8 hit
roll r3 DR 6,5 ift in a2
a2 ift r3 column 12 final 11 result NE
a vca L8-L9 end-of-fire-phase   !! C3.22-turn-without-fire
b vca L9-L10 end-of-fire-phase   ok C3.22-turn-without-fire
turn 1 german MPh
turn 1 german DFPh
e vca R8-R9 end-of-fire-phase   !! C3.22-turn-without-fire
