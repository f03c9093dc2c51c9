# D5.33: a crew goes CE or BU in its own MPh or APh, once in a phase; a Stun or Pin shuts it at any time. After fire it is asked.
name = "own_d5_33_change"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
p1 = { side = "german", type = "PzKpfw IVH", ce = true }
p2 = { side = "german", type = "PzKpfw IVH", ce = true }
p3 = { side = "german", type = "PzKpfw IVH", ce = true }
p4 = { side = "german", type = "PzKpfw IVH", ce = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place p1 K9 vca K8-L8
place p2 M9 vca M8-N8
place p3 O9 vca O8-P8
place p4 Q9 vca Q8-R8
p4 BU
by boris
place r M5
r is known
by anna
turn 1 german PFPh
a1 prep by p2 CMG 5 FP at M5 units r range 4 total 5 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result NE
marker prep-fire on p2
p3 BU   !! D5.33-change
turn 1 german MPh
p1 BU   ok D5.33-change ok D5.33-after-fire
p1 start 1 MP total 1
p1 stop 1 MP total 2
p1 CE   !! D5.33-change
p1 ends
p2 BU   ok D5.33-change ?? D5.33-after-fire
turn 1 german DFPh
# told once more it is no change
p4 BU
p4 CE   !! D5.33-change
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
p2 CE   ok D5.33-change
turn 1 german CCPh
turn 1 russian RPh
turn 1 russian PFPh
p2 is pinned   ?? LOG.no-cause
p2 BU
