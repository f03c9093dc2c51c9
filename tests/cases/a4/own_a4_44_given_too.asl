# Whether a SW that was Recovered may be given in that phase is asked (A4.44).
name = "own_a4_44_given_too"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
rLMG = "russian lmg"
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r9 = { side = "russian", type = "russian 4-4-7", sw = ["rLMG"] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 A1
by boris
place r1 K11
place r2 K11
place r9 K11
by boris
r9 drops rLMG
turn 1 russian RPh
by boris
roll r1 dr 5 named "recovery rLMG" for r1 by boris
r1 recovers rLMG r1 recovered
by boris
r1 gives rLMG to r2   ?? A4.44-no-transfer-too
turn 1 russian PFPh
