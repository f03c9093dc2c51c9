# A squad that sees its leader die passes its LLMC by the dice, and says that it failed; the next time it says what they give.
name = "own_leader_loss_check"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s467 = { side = "german", type = "4-6-7", quality = "first-line" }
one = { side = "russian", type = "4-4-7" }
left = { side = "russian", type = "2-4-7" }
lead = { side = "russian", kind = "leader", morale = 8, broken-morale = 8, leadership = 0 }
---
place s467 B3
place one B6
place lead B6
turn 1 german PFPh
a1 prep by s467 inherent 4 FP at B6 total 4 FP column 4
roll r1 DR 1,1 ift in a1
a1 ift r1 column 2 final 2 result K/1
roll r2 dr 2 rs for one in a1
roll r3 dr 5 rs for lead in a1
random-selection of one:r2,lead:r3 chosen lead in a1
lead is wounded in a1
roll r4 dr 6 wound for lead in a1
lead eliminated
roll r5 DR 2,3 mc for one in a1
one checks 1MC r5 morale 7 passed in a1
roll r6 DR 1,2 mc for one in a1
one checks LLMC r6 morale 7 passed in a1   ok A10.2-leader-loss
roll r7 DR 1,3 mc for one in a1
one checks LLMC r7 morale 7 failed in a1   !! A10.2-leader-loss
