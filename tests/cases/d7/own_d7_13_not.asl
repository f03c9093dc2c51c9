# D7.13: nobody overruns in Reverse; D7.12: that an AFV alone is overrun, whose crew is BU, is asked.
name = "own_d7_13_not"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
u = { side = "russian", type = "T-34/85" }
g = { side = "german", type = "german 4-6-7", sw = [] }
pz = { side = "german", type = "PzKpfw IVH" }
---
by anna
place g K9
place pz Q7 vca Q8-P7
by boris
place t K8 vca K7-L7
place u Q8 vca Q7-R7
g is known
pz is known
turn 1 russian MPh
t start reverse 1 MP total 1
t enter K9 reverse 4 MP total 5
t overrun K9 4 MP total 9   !! D7.13-not
t stop 1 MP total 10
t ends
u start 1 MP total 1
u enter Q7 4 MP total 5
u overrun Q7 4 MP total 9   ok D7.13-not   ?? D7.12-target
u enter Q6 1 MP total 10
u stop 1 MP total 11
u ends
