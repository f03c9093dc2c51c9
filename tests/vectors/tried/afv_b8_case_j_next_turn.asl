# broken: C6.1/D2.1 at the To Hit: the T-34 stopped in the Russian Player Turn; in the German PFPh of the next Player Turn it is no moving target, Case J is +0
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz F5 vca G5-G6
place t34 N5 vca M5-M6
turn 1 russian MPh
t34 start 1 MP total 1 seen-by pz
t34 enter M5 1 MP total 2 seen-by pz
t34 stop 1 MP total 3 seen-by pz
t34 ends
turn 1 russian DFPh
turn 1 german PFPh
a1 prep by pz MA at M5 units t34 vehicle-target range 7
roll r1 DR 4,5 to-hit in a1 by anna
a1 to-hit pz MA r1 target t34 drm I +1, J +2 number 8 final 12 miss
marker prep-fire on pz
phase-end
