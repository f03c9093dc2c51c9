# D8.3: a colored die of 4 or less frees a bogged vehicle; by a 5 it is asked.
name = "own_d8_3_removal"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
u = { side = "russian", type = "T-34/85" }
---
by boris
place t K9 vca K8-L8
t is bogged
place u Q9 vca Q8-R8
u is bogged
turn 1 russian MPh
t start 1 MP total 1
roll r1 DR 2,3 named "bog removal" for t
t spend bog-removal 6 MP total 7
t is no-longer bogged
t enter K8 1 MP total 8
t stop 1 MP total 9
t ends
u start 1 MP total 1
roll r2 DR 5,1 named "bog removal" for u
u spend bog-removal 5 MP total 6
u is no-longer bogged   ?? LOG.status-by-word
u stop 1 MP total 7
u ends
