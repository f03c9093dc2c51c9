# A11.4: an Ambush is diced for no more where a Melee holds, though others advance into it.
name = "own_a11_4_melee"
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
place s1 K5
place s3 K6
place e1 K6
s3 is melee
e1 is melee
turn 1 german APh
s1 advances K6
turn 1 german CCPh
roll r1 dr 1 named ambush
roll r2 dr 5 named ambush
ambush K6 german r1 final 1 against russian r2 final 5 won-by german   !! A11.4-when
roll r3 DR 6,6 cc for s1
resolved cc by s1,s3 against e1 r3 attack 8 FP defense 4 FP odds 2-1 final 12 result no-effect
turn-end
