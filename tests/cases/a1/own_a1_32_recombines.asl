# A1.32: two HS of one type in Good Order, in one Location beside a leader, Recombine in their RPh into the squad whose HS they are; CX where one was.
name = "own_a1_32_recombines"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-8", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
s5 = { side = "german", type = "german 4-6-7", sw = [] }
h1 = { side = "german", type = "german 2-4-7", sw = [] }
h2 = { side = "german", type = "german 2-4-7", sw = [] }
h3 = { side = "german", type = "german 2-4-7", sw = [] }
h4 = { side = "german", type = "german 2-4-7", sw = [] }
h5 = { side = "german", type = "german 2-4-7", sw = [] }
h6 = { side = "german", type = "german 2-4-7", sw = [] }
h7 = { side = "german", type = "german 2-4-7", sw = [] }
h8 = { side = "german", type = "german 2-4-7", sw = [] }
h9 = { side = "german", type = "german 2-4-7", sw = [] }
h10 = { side = "german", type = "german 2-4-7", sw = [] }
l1 = { side = "german", type = "8-1" }
l2 = { side = "german", type = "8-1" }
l3 = { side = "german", type = "8-1" }
l5 = { side = "german", type = "8-1" }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place e1 K16
by anna
place h1 K5
place h2 K5
place l1 K5
place h3 N5
place h4 N5
place l2 N5
place h5 P5
place h6 P6
place l3 P5
place h7 R5
place h8 R5
place h9 T5
place h10 T5
place l5 T5
h1 is cx
turn 1 german RPh
h1 recombines with h2 into s1   ok A1.32-when  ok A1.32-who  ok A1.32-whole
h3 recombines with h4 into s2   !! A1.32-whole
h5 recombines with h6 into s3   !! A1.32-who
h7 recombines with h8 into s4   !! A1.32-who
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K9 range 4 total 4 FP column 4
roll r1 DR 6,4 ift in a1
a1 ift r1 drm CX +1 column 4 final 11 result NE   ok A4.51-cx-fire
turn 1 german MPh
h9 recombines with h10 into s5   !! A1.32-when
turn 1 german DFPh
