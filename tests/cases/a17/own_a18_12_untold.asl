# A18.12: an Original 2 of a MMC in Close Combat calls for a leader creation dr; asked where the log tells none.
name = "own_a18_12_untold"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K7 = { is = ["woods"] }
K4 = { is = ["woods"] }
K5 = { is = ["woods"] }
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 N5
place e1 N6
turn 1 german APh
s1 advances N6
turn 1 german CCPh
roll r1 DR 1,1 cc for s1
resolved cc by s1 against e1 r1 attack 4 FP defense 4 FP odds 1-1 final 2 result eliminated
roll r2 DR 5,5 cc for e1
resolved cc by e1 against s1 r2 attack 4 FP defense 4 FP odds 1-1 final 10 result no-effect
e1 eliminated
turn-end   ?? A18.12-cc
