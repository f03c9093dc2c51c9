# C13.36: an Original 12 of a PF reduces who fired it, though the line names no attack; of Conscripts an 11 does it too.
name = "own_c13_36_cause"
printing = "2e"
date = "1944-07-01"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
g = { side = "german", type = "german 2-4-7", sw = ["PF"] }
h = { side = "german", type = "german 2-4-7", sw = [] }
c = { side = "german", type = "german 4-3-6", sw = ["PF"] }
s = { side = "german", type = "german 4-6-7", sw = [] }
[weapons]
PF = { kind = "ordnance", range = 2 }
---
by anna
place g K9
place h Q9
place c J8
place s Q10
by boris
place t K8 vca K9-J8
t is known
turn 1 german PFPh
by anna
roll r1 dr 1 named "PF check" for g
g pf-check r1 drm +1 found
a1 prep by g sw:PF at K8 units t vehicle-target
roll r2 DR 6,6 to-hit in a1
a1 to-hit g sw:PF r2 target t number 8 final 12 miss
g eliminated
h eliminated   ?? LOG.no-cause
roll r3 dr 1 named "PF check" for c
c pf-check r3 drm +0 found
a2 prep by c sw:PF at K8 units t vehicle-target
roll r4 DR 5,6 to-hit in a2
a2 to-hit c sw:PF r4 target t number 8 final 11 miss
turn 1 german MPh   !! C13.36-twelve
