# A bogged vehicle that pays less than the product of its dice, and a halftrack that pays it once.
name = "own_d8_3_cost"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
h = { side = "russian", type = "M3A1 Scout Car(a)" }
---
by boris
place t K9 vca K8-L8
t is bogged
turn 1 russian MPh
t start 1 MP total 1
roll r1 DR 3,4 named "bog removal" for t
t spend bog-removal 7 MP total 8   !! D8.3-removal
t is no-longer bogged
t stop 1 MP total 9
t ends
