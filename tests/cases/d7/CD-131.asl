# legal: a bogged T-34/85 gets free by 3,4 for 12 MP.
name = "CD-131"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
---
by boris
place t K9 vca K8-L8
t is bogged
turn 1 russian MPh
t start 1 MP total 1
roll r1 DR 3,4 named "bog removal" for t
t spend bog-removal 12 MP total 13   ok D8.3-removal
t is no-longer bogged
t enter K8 1 MP total 14
t stop 1 MP total 15
t ends
