# D5.34: a Stun is over with its Player Turn, and the counter adds +1 from then on; before that neither is so.
name = "own_d5_34_over"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
u = { side = "russian", type = "T-34/85" }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g K4
g is known
by boris
place t K9 vca K8-L8
place u K10 vca K9-L9
t is stunned
turn 1 german RPh
turn 1 german MPh
t is no-longer stunned   ?? LOG.status-by-word
turn 1 german DFPh
turn 1 german CCPh
turn 1 russian RPh
turn 1 russian PFPh
a1 prep by t MA at K4 units g infantry-target
roll r1 DR 5,6 to-hit in a1
a1 to-hit t MA r1 target g drm I +1, stun +1 number 8 final 13 miss
marker prep-fire on t
a2 prep by u MA at K4 units g infantry-target
roll r2 DR 5,6 to-hit in a2
a2 to-hit u MA r2 target g drm I +1, stun +1 number 8 final 13 miss   ?? LOG.drm-by-word
marker prep-fire on u
