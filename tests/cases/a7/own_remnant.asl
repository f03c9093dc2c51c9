# What is left of a squad was fired at with the whole of it: for Encirclement (A7.7), and until its check is made (A7.31).
name = "A7: what is left of a unit"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "4-6-7", kind = "squad" }
f2 = { side = "german", type = "4-6-7", kind = "squad" }
f3 = { side = "german", type = "4-6-7", kind = "squad" }
f4 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
half = { side = "russian", type = "2-4-7", kind = "hs" }
m = { side = "russian", type = "4-4-7", kind = "squad" }
left = { side = "russian", type = "2-4-7", kind = "hs" }
---
place f1 T2
place t T3
place f2 T4
place f3 K5
place f4 L5
place m K9
# the second attack, from the other side, encircles the HS that the first one left
turn 1 german PFPh
a1 prep by f1 inherent 4 FP x2 PBF at T3
roll r1 DR 1,2 ift in a1
a1 ift r1   = K/2
t reduced into half like half in a1
roll r11 DR 1,2 mc for half in a1
half checks 2MC r11 morale 7 passed in a1   = morale 7
a2 prep by f2 inherent 4 FP x2 PBF at T3   = pattern b
roll r2 DR 1,4 ift in a2
a2 ift r2   = 2MC
roll r21 DR 1,2 mc for half in a2
half checks 2MC r21 morale 7 passed in a2   !! A7.7-morale-drop-immediate
turn 1 german MPh   !! A7.7-marker
# the HS has a MC to make before it is fired at again
turn 1 russian MPh
m moves K8 1 MF not-assault
a3 first by f3 inherent 4 FP at K8 units m
roll r3 DR 1,3 ift in a3
a3 ift r3 drm ffnam -1, ffmo -1  = K/2
m reduced into left like left in a3
a4 first by f4 inherent 4 FP at K8 units left   !! A7.31-resolve-before-next
roll r4 DR 6,5 ift in a4
a4 ift r4 drm FFNAM -1, FFMO -1 result none
