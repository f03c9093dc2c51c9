# An Overrun that stands behind its entry at once; a squad attacks the tank before it is resolved, which is asked.
name = "own_d7_1_entry_kept"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
g = { side = "german", type = "german 4-6-7", sw = [] }
pak = { side = "german", type = "5cm PaK 38" }
gc = { side = "german", type = "german crew 2-2-8" }
---
place g K8
place pak K5 vca K6-J5
place gc K5
by boris
place t K9 vca K8-L8
g is known
pak is known
gc is known
turn 1 russian MPh
t start 1 MP total 1 seen-by pak,gc
t enter K8 1 MP total 2 seen-by pak,gc
t overrun K8 4 MP total 6   ok D7.1-with-entry
by anna
roll r3 DR 2,3 tc for g
g checks PAATC r3 morale 7 passed
roll r4 DR 4,5 cc for g
cc by g against t r4   ?? D7.2-reaction-when
