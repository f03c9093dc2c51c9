# legal: the MA keeps its ROF in the MPh, nothing else fires, no counter; in the AFPh it fires once more with Case C
name = "53_rof_into_the_afph"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = false }
gs = { side = "german", type = "german 4-6-7", sw = [] }
---
place t34 F5 vca G5-G6
place gs L5
turn 1 russian MPh
t34 start 1 MP total 1 seen-by gs
t34 enter G5 1 MP total 2 seen-by gs
t34 stop 1 MP total 3 seen-by gs
a1 bounding by t34 MA at L5 units gs infantry-target range 5
roll r1 DR 1,5 to-hit in a1 by boris
a1 to-hit t34 MA r1 target gs drm C1 +5, I +1 number 8 final 12 miss
t34 ends
turn 1 russian DFPh
turn 1 russian AFPh
a2 advancing by t34 MA at L5 units gs infantry-target range 5
roll r2 DR 1,4 to-hit in a2 by boris
a2 to-hit t34 MA r2 target gs drm C +4, I +1 number 8 final 10 miss
phase-end
