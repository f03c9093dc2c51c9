# broken D3.5-one-attack-per-player-turn: the CMG fired in First Fire and fires again in the DFPh
name = "57_cmg_twice"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = false }
gs = { side = "german", type = "german 4-6-7", sw = [] }
---
place t34 Q8 vca P7-P8
place gs K12
turn 1 german MPh
gs moves K11 1 MF not-assault seen-by t34
a1 first by t34 CMG 4 FP at K11 units gs range 6 answers gs total 4 FP column 4
roll r1 DR 5,5 ift in a1 by boris
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 8 result NE
marker first-fire on t34
turn 1 german DFPh
a2 final by t34 CMG 4 FP at K11 units gs range 6 total 4 FP column 4
roll r2 DR 5,5 ift in a2 by boris
a2 ift r2 column 4 final 10 result NE
turn 1 german AFPh
phase-end
