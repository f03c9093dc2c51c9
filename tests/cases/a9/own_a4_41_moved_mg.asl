# Who moved fires no MMG in the AFPh.
name = "own_a4_41_moved_mg"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
LMG = "german lmg"
MMG = "german mmg"
HMG = "german hmg"
RMMG = "russian mmg"
[units]
g = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g K9
by boris
place r K6
by anna
turn 1 german MPh
g moves K9 1 MF assault seen-by nobody   ?? A4.1-within-hex
turn 1 german AFPh
a1 advancing by g sw:MMG 5 FP x1/2 AFPh at K6 range 3 total 2.5 FP column 2   !! A7.35-moved-mg
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
