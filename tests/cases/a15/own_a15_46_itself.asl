# A berserk unit that has eliminated the Known enemies of its Location in CC is in Good Order again, though no line says so (A15.46).
name = "own_a15_46_itself"
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
e3 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place s2 C5
place e1 K6
place e2 K12
place e3 C6
s1 is berserk
s2 is berserk
turn 1 german MPh
s1 moves K6 1 MF
s2 moves C6 1 MF
turn 1 german CCPh   !! A8.312-must  !! A8.312-must
roll r3 DR 1,2 cc for s1
resolved cc by s1 against e1 r3 attack 4 FP defense 4 FP odds 1-1 final 3 result eliminated
roll r4 DR 5,2 cc for e1
resolved cc by e1 against s1 r4 attack 4 FP defense 4 FP odds 1-1 final 7 result no-effect
e1 eliminated
roll r5 DR 5,2 cc for s2
resolved cc by s2 against e3 r5 attack 4 FP defense 4 FP odds 1-1 final 7 result no-effect
roll r6 DR 5,2 cc for e3
resolved cc by e3 against s2 r6 attack 4 FP defense 4 FP odds 1-1 final 7 result no-effect
s2 is melee
e3 is melee
turn 1 russian RPh
turn 2 german PFPh
a3 prep by s1 inherent 4 FP at K12 range 6 total 4 FP column 4
roll r7 DR 4,6 ift in a3
a3 ift r7 final 10 result NE
a4 prep by s2 inherent 4 FP x1/2 long-range at K12   !! A7.21-no-ift-in-melee  !! A15.43-charge
roll r8 DR 4,6 ift in a4
a4 ift r8
turn 2 german MPh
