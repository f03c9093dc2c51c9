# The vehicle of a Gun Duel, which pays Case C1, hits before the Gun that pays nothing has fired.
name = "own_c2_2401_wrong"
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
a2 bounding by t MA at K5 units pak,gc infantry-target   ok C2.2401-duel-who
roll r2 DR 1,2 to-hit in a2
a2 to-hit t MA r2 target gc drm C1 +5 number 8 final 8 hit
by anna
roll r1 DR 1,4 to-hit in a1
a1 to-hit pak gun r1 target t drm J1 +3 number 10 final 8 hit   !! C2.2401-duel-sum
