# Unconcealed Infantry of both sides in a Location is in Melee when the CCPh is over, though no line says so (A11.15): e1 makes nobody rout, and
# fires no more.
name = "own_a11_15_held_untold"
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
---
place s1 K8
place s2 K6
place e1 K7
turn 1 german PFPh
turn 1 german APh
s2 advances K7
turn 1 german CCPh
roll r1 DR 5,4 cc for s2
resolved cc by s2 against e1 r1 attack 4 FP defense 4 FP odds 1-1 final 9 result no-effect
roll r2 DR 5,4 cc for e1
resolved cc by e1 against s2 r2 attack 4 FP defense 4 FP odds 1-1 final 9 result no-effect
turn-end
turn 1 russian RPh
turn 1 russian PFPh
a1 prep by e1 inherent 4 FP x2 PBF at K8 units s1   !! A7.21-no-ift-in-melee
roll r3 DR 2,3 ift in a1
a1 ift r3 result 2MC
roll r4 DR 6,4 mc for s1 in a1
s1 checks 2MC r4 failed in a1
s1 is broken,dm in a1
turn 1 russian RtPh
turn 1 russian APh
