# A vehicle that turns its turret for its shot has no Gun Duel: whether it waits for the Gun is asked.
name = "own_c2_2401_turns"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pak = { side = "german", type = "5cm PaK 38" }
gc = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85", ce = true }
---
place pak K5 vca K6-L5
place gc K5
by boris
place t K9 vca K8-L8
pak is known
gc is known
turn 1 russian MPh
t start 1 MP total 1 seen-by pak,gc
t enter K8 1 MP total 2 seen-by pak,gc
t stop 1 MP total 3 seen-by pak,gc
by anna
a1 first by pak gun at K8 units t vehicle-target answers t
by boris
a2 bounding by t MA at K5 units pak,gc infantry-target tca L7-L8   !! D3.12-tca-needs-mp   ?? C2.2401-duel-who
