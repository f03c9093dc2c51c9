# A turn in Bypass names the hexside that is followed next, or the hexspine that the vehicle heads for: the same turn (D2.33).
name = "own_d2_33_by_hexspine"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K8 = { is = ["woods"] }
[units]
t = { side = "russian", type = "T-34/85" }
u = { side = "russian", type = "T-34/85" }
---
by boris
place t K9 vca K8-L8
place u K9 vca K8-L8
turn 1 russian MPh
t start 1 MP
t bypass K8 along K8-L8 cafp K8-L8-L7 2 MP
t clearance K8-L8 clear
t turn J7-K7 1 MP   ok D2.33-two-spines
t bypass K8 along K8-L7 cafp K8-L7-K7 2 MP   ok D2.33-turn-before-bypass
t clearance K8-L7 clear
t enter K7 1 MP
t stop 1 MP
t ends
u start 1 MP
u bypass K8 along K8-L8 cafp K8-L8-L7 2 MP
u clearance K8-L8 clear
u turn K9-J8 1 MP   !! D2.33-two-spines
