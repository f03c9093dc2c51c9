# A10.2: a squad beside a leader who alone moved, and alone was fired at, breaks, or is reduced, by its LLMC.
name = "own_lost_leader_alone"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
B6 = { is = ["brush"] }

[units]
s467 = { side = "german", type = "4-6-7", quality = "first-line" }
s468 = { side = "german", type = "4-6-7", quality = "first-line" }
one = { side = "russian", type = "4-4-7" }
two = { side = "russian", type = "4-4-7" }
left = { side = "russian", type = "2-4-7" }
lead = { side = "russian", kind = "leader", morale = 8, broken-morale = 8, leadership = 0 }
---
place s467 B3
place s468 B2
place one B7
place two B6
place lead B7
turn 1 russian MPh
one moves B6 2 MF
a0 first by s468 inherent 4 FP at B6 units one
roll r0 DR 6,5 ift in a0
a0 ift r0 drm FFNAM -1 result none
lead moves B6 2 MF assault
a1 first by s467 inherent 4 FP at B6 units lead total 4 FP column 4
roll r1 DR 1,1 ift in a1
a1 ift r1 column 2 final 2 result K/1
lead is wounded in a1
roll r4 dr 6 wound for lead in a1
lead eliminated
roll r5 DR 5,3 mc for one in a1
one checks LLMC r5 morale 7 failed in a1
one is broken,dm in a1
roll r6 DR 6,6 mc for two in a1
two checks LLMC r6 morale 7 failed in a1
two reduced into left in a1
left is broken,dm in a1
turn 1 russian DFPh
