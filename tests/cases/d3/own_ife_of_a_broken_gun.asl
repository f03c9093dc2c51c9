# The IFE of a gun that malfunctioned (D3.7)
name = "The IFE of a gun that malfunctioned"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IIF", ce = false }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K5
r is known
by anna
place pz K9 vca K8-L8
turn 1 german PFPh
a1 prep by pz MA at K5 units r infantry-target range 4
roll r1 DR 6,6 to-hit in a1 by anna
a1 to-hit pz MA r1 target r drm I +1 number 8 final 13 miss
pz malfunctions MA r1
marker prep-fire on pz at K9
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn 1 russian RPh
turn 1 russian PFPh
turn 1 russian MPh
by boris
r moves K6 1 MF not-assault seen-by pz
by anna
a2 first by pz IFE 4 FP at K6 units r range 3 answers r total 4 FP column 4   !! D3.7-malfunctioned-cannot-fire
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on pz
