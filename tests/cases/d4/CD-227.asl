# A 5-2-7 rides a tank that moved: 5 FP quartered.
name = "CD-227"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85", ce = false, capacity = 14, carries = true }
s = { side = "russian", type = "russian 5-2-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place t K9 vca K8-L8
place s K9
s boards t
by anna
place g K6
g is known
by boris
turn 1 russian MPh
t start 1 MP total 1
t enter K8 1 MP total 2
t stop 1 MP total 3
t ends
turn 1 russian DFPh
turn 1 russian AFPh
a1 advancing by s inherent 5 FP x1/2 mounted x1/2 afph at K6 units g range 2 total 5/4 FP column 1   ok D6.22-mounted   = 5/4 FP
