# A MG that the head does not describe breaks down by a 12; a counter that names no SW leaves open which one does not fire (A9.7).
name = "own_a9_7_untold"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
l = { side = "german", type = "9-1", sw = [] }
f = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
g = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
h = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
n = { side = "german", type = "9-1", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K9
place f K9
place g M9
place h M9
place n M9
by boris
place s K4
place t M4
by anna
turn 1 german PFPh
a1 prep by f sw:LMG 3 FP at K4 range 5 units s directed-by l total 3 FP column 2
roll r1 DR 6,6 ift in a1 by anna
a1 ift r1 drm leader -1 column 2 final 11 result NE
a2 prep by g sw:HMG 7 FP at M4 range 5 units t total 7 FP column 6
roll r2 DR 6,6 ift in a2 by anna
a2 ift r2 column 4 final 12 result NE
marker malfunction on g   ?? A9.7-no-fire
turn 1 german MPh   !! A9.7-sw-breakdown
turn 1 german DFPh
turn 1 russian MPh
by boris
t moves M5 1 MF not-assault
by anna
a3 first by h sw:HMG 7 FP at M5 range 4 answers t directed-by n total 7 FP column 6
roll r3 DR 6,6 ift in a3 by anna
a3 ift r3 drm FFMO -1, FFNAM -1, leader -1 column 6 final 9 result NE
marker malfunction on h   ?? A9.7-no-fire
by boris
t moves M6 1 MF not-assault
by anna
a4 subsequent by h sw:HMG 7 FP x1/2 SFF at M6 range 3 answers t directed-by n total 3.5 FP column 2   ?? A9.7-no-fire
roll r4 DR 4,5 ift in a4 by anna
a4 ift r4 drm FFMO -1, FFNAM -1, leader -1 column 2 final 6 result PTC
by boris
roll r5 DR 1,2 tc for t in a4 by boris
t checks PTC r5 morale 7 passed in a4
turn 1 russian DFPh
