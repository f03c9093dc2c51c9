# A truck that prep fired with its Passengers stands still: they get off for a MF, and it spends none for it.
name = "CD-233"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place ht K9 vca K8-L8
place g K9
g boards ht
by boris
place r K6
r is known
by anna
turn 1 german PFPh
a1 prep by ht AAMG 3 FP at K6 units r range 3 total 3 FP column 2
roll r1 DR 6,5 ift in a1
a1 ift r1 column 2 final 11 result NE
marker prep-fire on ht
turn 1 german MPh
g leaves ht   ok D6.5-stopped
g moves K8 1 MF   ok D6.5-mf-spent
