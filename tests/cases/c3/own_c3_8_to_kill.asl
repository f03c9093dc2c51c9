# Two To Kill DR of one hit by doubles: the first is not told, the second is taken.
name = "own_c3_8_to_kill"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g = { side = "russian", type = "37mm PTP obr. 30", sw = [] }
cr = { side = "russian", type = "russian crew 2-2-8", sw = [] }
t = { side = "german", type = "PzKpfw 35t", sw = [] }
---
by boris
place g K1 vca K2-L1
place cr K1
by anna
place t K5 vca K4-L4
t is known
by boris
turn 1 russian PFPh
a1 prep by g gun at K5 units t vehicle-target range 4
roll r1 DR 3,3 to-hit in a1
a1 to-hit g gun r1 target t drm P +1 number 10 final 7 hit
t claims facing K1 front
roll r2 DR 5,4 to-kill in a1
roll r3 DR 3,2 to-kill in a1
a1 to-kill r3 armor 3 number 6 result eliminated   ok LOG.rolled-again
t suffers eliminated in a1
marker prep-fire on g
