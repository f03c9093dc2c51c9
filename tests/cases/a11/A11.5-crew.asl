# A 4-6-7 and a 2-2-8 crew attack a 4-4-7: dice 2,3.
# 6:4 = 3-2, Kill Number 6; 5 < 6: eliminated.
name = "A11.5-crew"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
c = { side = "german", type = "german crew 2-2-8", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
place c K5
by boris
place d K5
by anna
turn 1 german CCPh
roll r1 DR 2,3 cc for a
resolved cc by a,c against d r1 attack 6 FP defense 4 FP odds 3-2 final 5 result eliminated   ok A11.11-odds
