# legal: the Panzer spent its 4 MP and by D2.1 the 9 left over in the LOS of the T-34, all said: Case J +2 in the DFPh
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
turn 1 german MPh
pz start 1 MP total 1 seen-by t34
pz enter G5 1 MP total 2 seen-by t34
pz enter H5 1 MP total 3 seen-by t34
pz stop 1 MP total 4 seen-by t34
pz ends
turn 1 german DFPh
a1 final by t34 MA at H5 units pz vehicle-target range 6
roll r1 DR 5,6 to-hit in a1 by boris
a1 to-hit t34 MA r1 target pz drm J +2, I +1 number 9 final 14 miss
turn 1 german AFPh
phase-end
