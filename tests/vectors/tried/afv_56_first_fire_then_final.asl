# legal: CMG in First Fire with the turret turned (+1 on the IFT), MA at the same squad in the DFPh with the same +1; it keeps its ROF, so the turret may go home
name = "56_first_fire_then_final"
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
place t34 Q8 vca P7-Q7
place gs K12
turn 1 german MPh
gs moves K11 1 MF not-assault seen-by t34
a1 first by t34 CMG 4 FP at K11 units gs range 6 answers gs tca P7-P8 total 4 FP column 4
roll r1 DR 5,5 ift in a1 by boris
a1 ift r1 drm FFMO -1, FFNAM -1, A +1 column 4 final 9 result NE
marker first-fire on t34
turn 1 german DFPh
a2 final by t34 MA at K11 units gs infantry-target range 6
roll r2 DR 1,6 to-hit in a2 by boris
a2 to-hit t34 MA r2 target gs drm A +1, I +1 number 8 final 9 miss
t34 tca P7-Q7 end-of-fire-phase
turn 1 german AFPh
phase-end
