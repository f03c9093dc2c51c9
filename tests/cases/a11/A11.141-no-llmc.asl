# That leader's loss in CC: the squad takes no LLMC.
# Units in CC take none.
name = "A11.141-no-llmc"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
l = { side = "russian", type = "9-2", sw = [] }
---
by anna
place a K5
by boris
place d K5
place l K5
by anna
turn 1 german CCPh
roll r1 DR 1,3 cc for a
resolved cc by a against d,l r1 attack 4 FP defense 5 FP odds 1-2 final 4 result reduced
by boris
# rs
l eliminated
