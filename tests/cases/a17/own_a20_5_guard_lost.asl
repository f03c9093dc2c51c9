# A20.5: the prisoners of a Guard that is lost are free, and move in their next MPh.
name = "own_a20_5_guard_lost"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7" }
e1 = { side = "russian", type = "russian 4-4-7" }
e2 = { side = "russian", type = "russian 4-4-7" }
e3 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place e1 K6
place e2 K6
place e3 K6
e1 is broken,dm
turn 1 russian RtPh
e1 surrenders to s1
turn 1 russian APh
e2 advances K5
e3 advances K5
turn 1 russian CCPh
roll r1 DR 2,3 cc for e2
resolved cc by e2,e3 against s1 r1 attack 8 FP defense 4 FP odds 2-1 final 5 result eliminated
roll r2 DR 6,5 cc for s1
resolved cc by s1 against e2 r2 attack 2 FP defense 4 FP odds 1-2 final 11 result none
s1 eliminated
turn 1 german RPh
turn 1 german CCPh
turn 2 russian RPh
turn 2 russian MPh
e1 moves K4 1 MF
turn 2 russian DFPh
