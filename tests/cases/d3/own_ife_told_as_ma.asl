# The IFE breaks down and is told as the MA (D3.7)
name = "The IFE breaks down and is told as the MA"
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
a1 prep by pz IFE 4 FP at K5 units r range 4 total 4 FP column 4
roll r1 DR 6,6 ift in a1 by anna
a1 ift r1 column 4 final 12 result NE
pz malfunctions MA r1   ok LOG.failing-roll
marker prep-fire on pz at K9
phase-end
