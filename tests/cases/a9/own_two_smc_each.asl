# A9.12: the same, with the FP of the MG written for both; they count once.
name = "own_two_smc_each"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
l = { side = "german", type = "9-1", sw = ["MMG"] }
k = { side = "german", type = "8-0" }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l E5
place k E5
by boris
place t E8
by anna
turn 1 german PFPh
a1 prep by l sw:MMG 5 FP, k sw:MMG 5 FP at E8 range 3 total 5 FP
roll r1 DR 3,6 ift in a1 by anna
a1 ift r1 final 9 result NE
marker prep-fire on l at E5
marker prep-fire on k at E5
phase-end
