# A20.22: at the Kill Number an attempt to capture takes one of them.
name = "own_a20_22_taken"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7" }
e1 = { side = "russian", type = "russian 2-3-7" }
---
place s1 K5
place e1 K6
turn 1 german APh
s1 advances K6
turn 1 german CCPh
roll r1 DR 4,2 cc for s1
resolved cc by s1 against e1 r1 drm capture +1 attack 4 FP defense 2 FP odds 2-1 final 7 result captured
roll r2 DR 5,3 cc for e1
resolved cc by e1 against s1 r2 attack 2 FP defense 4 FP odds 1-2 final 8 result none
e1 surrenders to s1
turn 1 russian RPh
