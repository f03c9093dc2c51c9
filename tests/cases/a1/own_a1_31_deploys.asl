# A1.31: a squad in Good Order Deploys in its RPh beside a leader, by a NTC that it passes, into two HS of its type, which are under what it was under.
name = "own_a1_31_deploys"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
[weapons]
LMG = "german lmg"
[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
s5 = { side = "german", type = "german 4-6-7", sw = [] }
s6 = { side = "german", type = "german 4-6-7", sw = [] }
s7 = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "german", type = "german 2-3-7", sw = [] }
l1 = { side = "german", type = "8-1" }
l2 = { side = "german", type = "8-1" }
l3 = { side = "german", type = "8-1" }
l4 = { side = "german", type = "8-1" }
l5 = { side = "german", type = "8-1" }
l6 = { side = "german", type = "8-1" }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
le = { side = "russian", type = "8-1" }
---
by boris
place e1 K16
place le K16
by anna
place s1 K5
place l1 K5
place s2 N5
place s3 P5
place l3 P5
place s4 R5
place l4 R5
place s5 T5
place l5 T5
place s6 V5
place l6 V5
place s7 X5
place l2 X5
s1 is concealed
l1 is concealed
s4 is broken
s1 los e1 blocked
turn 1 german RPh
roll r1 DR 2,3 tc for s1
s1 checks NTC r1 drm leader -1 passed
s1 deploys into h1 and h2   ok A1.31-when  ok A1.31-who  ok A1.31-leader  ok A1.31-ntc  ok A1.31-halves
roll r2 DR 2,3 tc for s2
s2 checks NTC r2 passed
s2 deploys into h3 and h4   !! A1.31-leader
roll r3 DR 6,5 tc for s3
s3 checks NTC r3 drm leader -1 failed
s3 deploys into h5 and h6   !! A1.31-ntc
s4 deploys into h7 and h8   !! A1.31-who  ?? A1.31-ntc
s5 deploys into h9 and h10   ?? A1.31-ntc
roll r6 DR 2,2 tc for s6
s6 checks NTC r6 drm leader -1 passed
s6 deploys into h11 and h12 like f   !! A1.31-halves
turn 1 german PFPh
h1 is no-longer concealed
a1 prep by h1 sw:LMG 3 FP at K8 range 3 total 3 FP column 2
roll r9 DR 6,4 ift in a1
a1 ift r9 column 2 final 10 result NE
turn 1 german MPh
s7 deploys into h13 and h14   !! A1.31-when
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn 1 russian RPh
roll r10 DR 2,2 tc for e1
e1 checks NTC r10 drm leader -1 passed
e1 deploys into r11 and r12   !! A1.31-who
