# D6.24: who gets off a vehicle takes the NMC of a Bail Out; of who did not it is asked what that is for.
name = "own_d6_24_bails_out"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "russian", type = "T-34/85", capacity = 14, carries = true }
---
by anna
place g K13
by boris
place t K9 vca K8-L8
place r K9
r boards t
place s Q9
g is known
turn 1 russian PFPh
r leaves t
roll r3 DR 3,3 mc for r
r checks NMC r3 morale 7 passed
roll r4 DR 3,3 mc for s
s checks NMC r4 morale 7 passed   ?? LOG.no-cause
