# A unit attacks once in a CCPh and is attacked once, as far as one witness tells: both are asked to accept a second attack.
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7" }
s2 = { side = "german", type = "german 4-6-7" }
e1 = { side = "russian", type = "russian 4-4-7" }
e2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place s1 K5
place s2 K5
by boris
place e1 K5
place e2 K5
by anna
turn 1 german CCPh
roll r1 DR 5,5 cc for s1
resolved cc by s1 against e1 r1 attack 4 FP defense 4 FP odds 1-1 final 10 result no-effect
roll r2 DR 5,4 cc for s1
resolved cc by s1 against e2 r2 attack 4 FP defense 4 FP odds 1-1 final 9 result no-effect   ?? A11.12-once
roll r3 DR 5,4 cc for s2
resolved cc by s2 against e1 r3 attack 4 FP defense 4 FP odds 1-1 final 9 result no-effect   ?? A11.12-once
by boris
roll r4 DR 5,5 cc for e1
resolved cc by e1,e2 against s1,s2 r4 attack 8 FP defense 8 FP odds 1-1 final 10 result no-effect
