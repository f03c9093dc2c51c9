# What both accept after the announcement is the measure of it: the Bypass fails, and the stop MP is the one that is due.
name = "D2.3: measured behind the announcement"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t1 = { side = "german", type = "PzKpfw IVH", ce = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
[terrain]
K7 = { is = ["woods"] }
---
place t1 K8 vca K7-L7
place r FF5
turn 1 german MPh
t1 start 1 MP
t1 bypass K7 along K7-L7 cafp K7-L7-L6 2 MP
attest clearance K7-L7 not-clear
t1 stop 1 MP
t1 ends
turn 1 german DFPh
