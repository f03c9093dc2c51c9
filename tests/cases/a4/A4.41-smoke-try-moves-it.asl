# vector A4.41-smoke-try-moves-it
# A 7-4-7 stays in its hex but spends 2 MF on a SMOKE attempt next door; it fires its MMG in the AFPh. MF spent by the possessor: the MMG has moved.
name = "A4.41-smoke-try-moves-it"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { kind = "mg", fp = 4, range = 12, rof = 1, b = 12, pp = 3 }

[units]
s = { side = "german", type = "7-4-7", kind = "squad", nation = "american", sw = ["MMG"] }
e = { side = "russian", type = "4-6-7", kind = "squad", sw = [] }
---
place s K5
place e K9
turn 1 german MPh
s moves K5 2 MF for smoke
s ends
turn 1 german AFPh
a1 advancing by s sw:MMG 4 FP x1/2 AFPh at K9 units e range 4 total 2 FP   !! A7.35-moved-mg  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
turn 1 german RtPh
