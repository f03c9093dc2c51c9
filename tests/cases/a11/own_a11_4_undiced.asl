# A11.4: the first attack where Infantry advanced into woods with no Ambush dr before it is asked; in Open Ground none is due.
name = "own_a11_4_undiced"
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
place s1 K8
place e1 K7
place s2 N8
place e2 N7
turn 1 german APh
s1 advances K7
s2 advances N7
turn 1 german CCPh
roll r1 DR 5,4 cc for s1
resolved cc by s1 against e1 r1 attack 4 FP defense 4 FP odds 1-1 final 9 result no-effect   ?? A11.4-when
roll r2 DR 5,4 cc for e1
resolved cc by e1 against s1 r2 attack 4 FP defense 4 FP odds 1-1 final 9 result no-effect
roll r3 DR 5,4 cc for s2
resolved cc by s2 against e2 r3 attack 4 FP defense 4 FP odds 1-1 final 9 result no-effect
turn-end
