# D6.21: Riders bail out before their vehicle enters woods, an orchard, a building or rubble by other than a road hexside.
name = "own_d6_21_terrain"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K8 = { is = ["woods"] }
O8 = { is = ["woods"], road = ["O9-O8"] }
S8 = { is = ["orchard"] }
[units]
t = { side = "russian", type = "T-34/85", capacity = 14, carries = true }
u = { side = "russian", type = "T-34/85", capacity = 14, carries = true }
v = { side = "russian", type = "T-34/85", capacity = 14, carries = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
q = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place t K9 vca K8-L8
place r K9
r boards t
place u O9 vca O8-P8
place s O9
s boards u
place v S9 vca S8-T8
place q S9
q boards v
turn 1 russian MPh
t start 1 MP total 1
t enter K8 half 8 MP total 9   !! D6.21-terrain
roll r1 DR 2,2 bog for t
t bog-check r1
t stop 1 MP total 10
t ends
u start 1 MP total 1
u enter O8 road 1 MP total 2   ok D6.21-terrain
u stop 1 MP total 3
u ends
v start 1 MP total 1
v enter S8 1 MP total 2   !! D6.21-terrain
v stop 1 MP total 3
v ends
