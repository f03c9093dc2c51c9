# A squad with LMG attacks with 4 + 3 FP: 7:4.
# SW are not used: 4:4 = 1-1.
name = "A11.13-mg"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = ["LMG"], weapons = { LMG = "german lmg" } }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
by boris
place d K5
by anna
turn 1 german CCPh
roll r1 DR 2,3 cc for a
resolved cc by a against d r1 attack 7 FP defense 4 FP odds 3-2 final 5 result eliminated   !! A11.13-no-sw
