# Double Time makes CX from its declaration on (A4.5), for a Recovery too.
name = "own_a4_44_cx_from_declaration"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
HMG = "german hmg"
rLMG = "russian lmg"
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r9 = { side = "russian", type = "russian 4-4-7", sw = ["rLMG"] }
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
---
by anna
place g1 K8
by boris
place r1 K12
place r9 K11
by boris
turn 1 russian MPh
r9 drops rLMG
r9 moves L11 1 MF not-assault seen-by g1
r1 declares double-time
r1 moves K11 1 MF not-assault seen-by g1
by boris
r1 moves K11 1 MF not-assault seen-by g1 for recovery
by boris
roll r1 dr 5 named "recovery rLMG" for r1 by boris
r1 recovers rLMG r1 drm CX +1 not-recovered   ok A4.44-recovery-dr
r1 is cx
by boris
turn 1 russian DFPh
