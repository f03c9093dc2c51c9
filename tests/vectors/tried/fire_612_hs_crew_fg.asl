# legal: crew with HMG and HS in one FG: HMG 7 + HS 2 = 9; crew inherent none
name = "612_hs_crew_fg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
gc = { side = "german", type = "german crew 2-2-8", sw = ["HMG"] }
gh = { side = "german", type = "german 2-4-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place gc K5
place gh K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by gc sw:HMG 7 FP, gh inherent 2 FP at K8 range 3 total 9 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 8 final 11 result NE
marker prep-fire on gc
marker prep-fire on gh
turn 1 german MPh
