# Whom an attack took is the leader that its LLTC is for, not one who fell to another (A10.2); and the Pin of a failed LLTC is none
# of the attack whose MC the unit passed (A7.8).
name = "own_leader_loss_others"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = [] }
l1 = { side = "german", type = "8-1", broken-morale = 7 }
l2 = { side = "german", type = "6+1", broken-morale = 5 }
l4 = { side = "german", type = "9-1", broken-morale = 7 }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
---
place r1 B5
place l1 B8
place r2 F5
place g2 F8
place l2 F8
place r3 J4
place r4 J5
place g4 J8
place l4 J8
turn 1 german MPh
l1 moves B7 1 MF not-assault seen-by r1
a1 first by r1 inherent 4 FP at B7 units l1 range 2 answers l1 total 4 FP column 4
roll r11 DR 1,2 ift in a1
a1 ift r11 drm FFMO -1, FFNAM -1 column 4 final 1 result 1KIA
l1 eliminated
marker first-fire on r1
l2 moves F7 1 MF not-assault seen-by r2
a2 first by r2 inherent 4 FP at F7 units l2 range 2 answers l2 total 4 FP column 4
roll r12 DR 4,3 ift in a2
a2 ift r12 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
roll r13 DR 4,3 mc for l2 in a2
l2 checks 1MC r13 morale 6 failed in a2
l2 is broken,dm in a2
roll r14 DR 2,3 tc for g2 in a2
g2 checks LLTC r14 morale 7 passed in a2
marker first-fire on r2
g4 moves J7 1 MF not-assault seen-by r3,r4
a3 first by r3 inherent 4 FP at J7 units g4 range 3 answers g4 total 4 FP column 4
roll r15 DR 4,3 ift in a3
a3 ift r15 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
roll r16 DR 1,2 mc for g4 in a3
g4 checks 1MC r16 morale 7 passed in a3
l4 moves J7 1 MF not-assault seen-by r3,r4
a4 first by r4 inherent 4 FP at J7 units l4 range 2 answers l4 total 4 FP column 4
roll r17 DR 4,3 ift in a4
a4 ift r17 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
roll r18 DR 5,4 mc for l4 in a4
l4 checks 1MC r18 morale 9 failed in a4
l4 is broken,dm in a4
roll r19 DR 6,5 tc for g4 in a4
g4 checks LLTC r19 drm leader +1 morale 7 failed in a4
marker pin on g4
marker first-fire on r3
marker first-fire on r4
turn 1 german DFPh
