# vector d3-defender-first-and-final-same-phase
# A DEFENDING tank fires its MA in the MPh and its CMG in the DFPh: one fire phase.
name = "d3-defender-first-and-final-same-phase"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pziv = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
mover = { side = "russian", type = "4-4-7", kind = "squad" }
---
place pziv X5 vca X6-Y6 tca W6-X6
place mover V8
turn 1 russian MPh
mover moves W8 1 MF
a1 first by pziv MA units mover answers mover
roll r1 DR 4,4 to-hit for pziv in a1
a1 to-hit pziv MA r1 miss
turn 1 russian DFPh
a2 final by pziv CMG 4 FP at W8   ok D3.5-same-phase-as-other-weapons  = fire phases 1
roll r2 DR 6,5 ift in a2
a2 ift r2
