# A11.19: nobody who is held in Melee is concealed, though no line takes its "?" off.
name = "own_a11_19_in_melee"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7" }
e1 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place e1 K6
e1 is concealed
turn 1 german APh
s1 advances K6
turn 1 german CCPh
roll r1 dr 3 named ambush
roll r2 dr 3 named ambush
ambush K6 german r1 final 3 against russian r2 drm concealed -2 final 1 won-by nobody
roll r3 DR 5,4 cc for s1
resolved cc by s1 against e1 r3 attack 2 FP defense 4 FP odds 1-2 final 9 result none
roll r4 DR 5,4 cc for e1
resolved cc by e1 against s1 r4 attack 4 FP defense 4 FP odds 1-1 final 9 result none
s1 is melee
e1 is melee
turn 1 russian RPh
turn 1 russian CCPh
roll r5 DR 5,4 cc for e1
resolved cc by e1 against s1 r5 attack 4 FP defense 4 FP odds 1-1 final 9 result none
roll r6 DR 5,4 cc for s1
resolved cc by s1 against e1 r6 attack 4 FP defense 4 FP odds 1-1 final 9 result none
