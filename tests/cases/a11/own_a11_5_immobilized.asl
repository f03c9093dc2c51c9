# Close Combat is what immobilizes a vehicle that was attacked in it (A11.5); what does it to another is asked.
name = "own_a11_5_immobilized"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
v = { side = "russian", type = "T-34/85", ce = false }
w = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place a K5
by boris
place v K5 vca L4-L5
place w N5 vca N4-O5
by anna
turn 1 german CCPh
roll r1 DR 2,3 cc for a
resolved cc by a against v r1 defense 5 FP final 5 result immobilized
by boris
v is immobilized   ok LOG.vehicle-cause
w is immobilized   ?? LOG.vehicle-cause
turn 1 russian RPh
