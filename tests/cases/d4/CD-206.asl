# A CE M4 that the Russians drive by lend-lease tries it: dr 3 gives a hexside, for its maker is no Russian.
name = "CD-206"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "M4A2", ce = true }
---
by boris
place t K9 vca K8-L8
turn 1 russian MPh
t start 1 MP total 1
t enter K8 1 MP total 2
t spend hull-down 2 MP total 4   ok D4.22-cost
roll r1 dr 3 named "hull-down" for t
t is hull-down   ok D4.22-dr ?? LOG.status-by-word
t stop 1 MP total 5
t ends
