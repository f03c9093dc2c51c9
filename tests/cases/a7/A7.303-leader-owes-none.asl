# A leader who owes no MC by the attack checks before nobody: pinned, he takes neither FFMO nor FFNAM nor a PTC (A7.83, A7.8).
name = "A7.303: a leader who owes none"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
l1 = { side = "russian", type = "8-0" }
r1 = { side = "russian", type = "russian 5-2-7", sw = [] }
---
by anna
place s1 K6
place s2 L6
by boris
place l1 K3
place r1 K3
turn 1 russian MPh
l1 moves K4 1 MF not-assault seen-by s1,s2
r1 moves K4 1 MF not-assault seen-by s1,s2
by anna
a1 first by s1 inherent 4 FP at K4 units l1,r1 range 2 answers r1 total 4 FP column 4
roll r1 DR 5,4 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 7 result PTC
marker first-fire on s1 at K6
by boris
roll r2 DR 5,4 tc for l1 in a1 by boris
l1 checks PTC r2 morale 8 failed in a1
l1 is pinned in a1
roll r3 DR 3,2 tc for r1 in a1 by boris
r1 checks PTC r3 morale 7 passed in a1
by anna
a2 first by s2 inherent 4 FP at K4 units l1,r1 range 3 answers r1 total 4 FP column 4
roll r4 DR 4,3 ift in a2 by anna
a2 ift r4 drm FFMO -1 only r1, FFNAM -1 only r1 column 4
marker first-fire on s2 at L6
by boris
roll r5 DR 3,2 mc for r1 in a2 by boris
r1 checks 1MC r5 morale 7 passed in a2   ok A7.303-best-leaders-first
turn 1 russian DFPh
