# Repair of SW and Guns: in the RPh, once for each SW, as many as the unit could fire, no captured one; a 6 removes it (A9.72).
name = "own_a9_72_repair"
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
RLMG = { type = "russian lmg", captured = true }
ATR = "atr"

[units]
s = { side = "german", type = "german 4-6-7", sw = ["LMG", "MMG", "HMG"] }
h = { side = "german", type = "german 2-4-7", sw = ["LMG", "MMG"] }
c = { side = "german", type = "german 4-6-7", sw = ["RLMG"] }
d = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
q = { side = "german", type = "german 4-6-7", sw = ["ATR"] }
gun = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place h M5
place c O5
place d Q5
place q S5
place gun V5 vca V4-W5
place crew V5
s malfunctions sw:LMG
s malfunctions sw:MMG
s malfunctions sw:HMG
h malfunctions sw:LMG
h malfunctions sw:MMG
c malfunctions sw:RLMG
d malfunctions sw:HMG
q malfunctions sw:ATR
gun malfunctions gun
by boris
place e K15
by anna
turn 1 german RPh
roll r1 dr 2 repair for s by anna
s repair sw:MMG r1 repaired   ok A9.72-repair  ok A9.72-who  ok A9.72-only-act  = repaired
roll r2 dr 3 repair for s by anna
s repair sw:LMG r2 not-repaired   ok A9.72-repair  ok A9.72-who
roll r3 dr 1 repair for s by anna
s repair sw:LMG r3 repaired   !! A9.72-who
roll r4 dr 1 repair for s by anna
s repair sw:HMG r4 repaired   !! A9.72-who
roll r5 dr 1 repair for h by anna
h repair sw:LMG r5 repaired   ok A9.72-who
roll r6 dr 4 repair for h by anna
h repair sw:MMG r6 not-repaired   !! A9.72-who
roll r7 dr 1 repair for c by anna
c repair sw:RLMG r7 repaired   !! A9.72-who
roll r8 dr 6 repair for d by anna
d repair sw:HMG r8 not-repaired   ok A9.72-repair  = weapon removed
d disables sw:HMG   ok A9.72-repair
roll r9 dr 6 repair for q by anna
q repair sw:ATR r9 not-repaired
roll r10 dr 3 repair for gun by anna
gun repair gun r10 repaired   ?? A9.72-repair  ok A9.72-who
turn 1 german PFPh   !! A9.72-repair
roll r11 dr 1 repair for s by anna
s repair sw:HMG r11 repaired   !! A9.72-who
turn 1 russian RPh
by anna
roll r12 dr 1 repair for d by anna
d repair sw:HMG r12 repaired   !! A9.72-who
roll r13 dr 1 repair for s by anna
s repair sw:MMG r13 repaired   ?? A9.72-who
