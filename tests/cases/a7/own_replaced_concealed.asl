# Who takes a concealed target's place was fired at as concealed: the FP of the first attack stay half, give no NMC, and encircle
# nobody (A7.23, A7.7).
name = "own_replaced_concealed"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[elr]
russian = 3

[default-terrain]
is = ["open-ground"]

[units]
c = { side = "german", kind = "crew", fp = 1, range = 2, morale = 8, sw = [] }
s = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
n = { side = "russian", type = "russian 4-2-6", sw = [] }
---
place c A3
place s A8
place r1 A5
place r2 A5
r1 is concealed
r2 is concealed
turn 1 german PFPh
a1 prep by c inherent 1 FP x1/2 concealed at A5 range 2 total 0.5 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 final 11 result NE
a2 prep by s inherent 4 FP x1/2 concealed at A5 range 3 total 2 FP column 2
roll r2 DR 1,2 ift in a2
a2 ift r2 column 2 final 3 result 1MC
r1 is no-longer concealed
r2 is no-longer concealed
roll r3 DR 6,5 mc for r1 in a2
r1 checks 1MC r3 morale 7 failed in a2
r1 is broken,dm in a2
r1 replaced by n like n in a2
roll r4 DR 2,3 mc for r2 in a2
r2 checks 1MC r4 morale 7 passed in a2
