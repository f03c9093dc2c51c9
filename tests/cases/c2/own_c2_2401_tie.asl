# Both sums of a Gun Duel are equal, and the shot with the higher Final To Hit DR is resolved first.
name = "own_c2_2401_tie"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pak = { side = "german", type = "5cm PaK 38" }
gs = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "russian", type = "T-34/85", ce = true }
---
place pak K5 vca K6-L5
place gs K5
gs is pinned
by boris
place t K9 vca K8-L8
pak is known
gs is known
turn 1 russian MPh
t start 1 MP total 1 seen-by pak,gs
t enter K8 1 MP total 2 seen-by pak,gs
t enter K7 1 MP total 3 seen-by pak,gs
t stop 1 MP total 4 seen-by pak,gs
by anna
a1 first by pak gun at K7 units t vehicle-target answers t
by boris
a2 bounding by t MA at K5 units gs infantry-target   ok C2.2401-duel-who
by anna
roll r1 DR 2,1 to-hit in a1
a1 to-hit pak gun r1 target t drm D +2, H +2, J +2, L -1 final 8 hit
by boris
roll r2 DR 1,3 to-hit in a2
a2 to-hit t MA r2 target gs drm C +4, L -1 final 7 hit   ok C2.2401-duel-sum
by anna
roll r4 DR 6,6 to-kill in a1
a1 to-kill r4 result no-effect   !! C2.2401-duel-tie
