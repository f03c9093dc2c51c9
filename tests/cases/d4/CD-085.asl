# A BU T-34 tries a Hull Down Manoeuvre: dr 1, BU +1 and Russian +2 are a Final 4, which gives nothing. One witness: it is asked.
name = "CD-085"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34 M43", ce = false }
---
by boris
place t K9 vca K8-L8
turn 1 russian MPh
t start 1 MP total 1
t enter K8 1 MP total 2
t spend hull-down 2 MP total 4   ok D4.22-cost
roll r1 dr 1 named "hull-down" for t
t is hull-down   ?? D4.22-dr ?? LOG.status-by-word
t stop 1 MP total 5
t ends
