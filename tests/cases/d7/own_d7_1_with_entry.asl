# An Overrun is announced with the entry: where the Gun fired at that before, it is asked.
name = "own_d7_1_with_entry"
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
by anna
a1 first by pak gun at K8 units t vehicle-target answers t
roll r1 DR 5,6 to-hit in a1
a1 to-hit pak gun r1 target t drm J1 +3 number 10 final 14 miss
by boris
t overrun K8 4 MP total 6   ?? D7.1-with-entry
