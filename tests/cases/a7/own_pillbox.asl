# A squad in a pillbox fires with one beside it, then two of the pillbox together.
name = "own_pillbox"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
p1 = { side = "russian", type = "4-4-7", kind = "squad" }
p2 = { side = "russian", type = "4-4-7", kind = "squad" }
o = { side = "russian", type = "4-4-7", kind = "squad" }
t = { side = "german", type = "4-6-7", kind = "squad" }
t2 = { side = "german", type = "4-6-7", kind = "squad" }
---
place p1 T3
place p2 T3
place o T2
p1 is in-pillbox
p2 is in-pillbox
place t T6
place t2 S6
turn 1 german DFPh
a1 final by p1 inherent 4 FP, o inherent 4 FP at T6   !! A7.5-pillbox-separate
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
turn 1 russian PFPh
a2 prep by p1 inherent 4 FP, p2 inherent 4 FP at S6   ok A7.5-pillbox-separate
