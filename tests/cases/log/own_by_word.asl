# Statuses that come of rules outside the book (A15, A17, C10): of Heat of Battle the dice tell.
name = "LOG: statuses by word"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "german 4-6-7" }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place f A5
place t1 A8
place t2 A8
turn 1 german PFPh
a1 prep by f inherent 4 FP at A8 range 3 total 4 FP column 4
roll r1 DR 1,3 ift in a1
a1 ift r1 column 4 final 4 result 1MC
roll r2 DR 1,1 mc for t1 in a1
t1 checks 1MC r2 morale 7 passed in a1
t1 is heroic   ok LOG.status-by-word
# of a pillbox they tell nothing
t1 is in-pillbox   ?? LOG.status-by-word
roll r3 DR 1,2 mc for t2 in a1
t2 checks 1MC r3 morale 7 passed in a1
t2 is fanatic   ?? LOG.status-by-word
marker prep-fire on f
turn 1 german MPh
