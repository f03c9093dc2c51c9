# An Original 2 on its MC may harden a unit by Heat of Battle (A15.1, A15.3): another counter in its place is asked about, and no
# Casualty Reduction; without it a HS that is reduced is gone (A7.302).
name = "own_hardened"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 2-3-7", sw = [] }
r2 = { side = "russian", type = "russian 2-3-7", sw = [] }
up = { side = "russian", type = "russian 2-4-8", sw = [] }
---
place g1 B5
place r1 B2
place g2 E5
place r2 E2
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at B2 range 3 total 4 FP column 4
roll r1 DR 2,3 ift in a1
a1 ift r1 column 4 final 5 result 1MC
roll r11 DR 1,1 mc for r1 in a1
r1 checks 1MC r11 morale 7 passed in a1
r1 replaced by h1 like up in a1   ?? A7.302-hs-crew-eliminated
a2 prep by g2 inherent 4 FP at E2 range 3 total 4 FP column 4
roll r2 DR 2,3 ift in a2
a2 ift r2 column 4 final 5 result 1MC
roll r21 DR 1,2 mc for r2 in a2
r2 checks 1MC r21 morale 7 passed in a2
r2 replaced by h2 like up in a2   !! A7.302-hs-crew-eliminated   !! A7.303-as-checked
