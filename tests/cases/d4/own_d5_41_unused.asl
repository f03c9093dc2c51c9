# D5.41: a crew abandons its AFV in its own MPh, before it spends MP, if it has not fired.
name = "own_d5_41_unused"
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
p5 = { side = "german", type = "PzKpfw IVH", ce = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place p1 K9 vca K8-L8
place p2 M9 vca M8-N8
place p3 O9 vca O8-P8
place p4 Q9 vca Q8-R8
place p5 S9 vca S8-T8
by boris
place r M5
r is known
by anna
turn 1 german PFPh
a1 prep by p2 CMG 5 FP at M5 units r range 4 total 5 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result NE
marker prep-fire on p2
turn 1 german MPh
p1 is abandoned   ok D5.41-unused ?? LOG.status-by-word
p2 is abandoned   !! D5.41-unused ?? LOG.status-by-word
p3 start 1 MP total 1
p3 stop 1 MP total 2
p3 is abandoned   !! D5.41-unused ?? LOG.status-by-word
p3 ends
# left for a reason that the book has: it is immobilized
p5 is immobilized   ?? LOG.vehicle-cause
turn 1 german DFPh
p4 is abandoned   !! D5.41-unused ?? LOG.status-by-word
p5 is abandoned   ?? LOG.status-by-word
