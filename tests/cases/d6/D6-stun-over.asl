# Passengers get off a halftrack whose Stun is over.
name = "D6: a Stun that is over"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "GAZ-MM", mp = 21 }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place t K9 vca K8-L8
place r K9
r boards t
t is stunned
turn 1 german RPh
turn 1 german PFPh
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn 2 russian RPh   ?? LOG.player-turn-left-out
turn 2 russian PFPh
turn 2 russian MPh
r leaves t   ok D6-unloads-able
