# legal: a squad without a SW counter fires an inherent Panzerfaust at a tank (C13.3)
name = "1201_panzerfaust"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place g1 K5
by boris
place t34 L7 vca L6-M7
by anna
by boris
turn 1 russian MPh
t34 start 1 MP total 1 seen-by g1
t34 enter L6 1 MP total 2 seen-by g1
by anna
roll r0 dr 2 named pf by anna
a1 first by g1 sw:PF at L6 units t34 vehicle-target range 2 answers t34
roll r1 DR 4,5 to-hit in a1 by anna
a1 to-hit g1 sw:PF r1 target t34 drm J1 +3 number 6 final 12 miss
marker first-fire on g1
by boris
t34 stop 1 MP total 3 seen-by g1
t34 ends
turn 1 russian DFPh
