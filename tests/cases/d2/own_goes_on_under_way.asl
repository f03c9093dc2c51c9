# Another unit moves while a vehicle is under way, which goes on (D2.13)
name = "Another unit moves while a vehicle is under way, which goes on"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.g1]
side = "german"
type = "german 4-6-7"
[units.pz]
side = "german"
type = "PzKpfw IVH"
[units.spw]
side = "german"
type = "SPW 251/1"
[units.t34]
side = "russian"
type = "T-34/85"
[units.r1]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place g1 C3
place spw C3 vca C4-B3
place pz E3 vca E4-D3
place t34 H12 vca H11-I12
place r1 P3
turn 1 russian MPh
t34 start 1 MP total 1 seen-by nobody
t34 enter H11 1 MP total 2 seen-by nobody
r1 moves P4 1 MF not-assault   !! D2.13-stop-or-motion
t34 enter H10 1 MP total 3 seen-by nobody
t34 stop 1 MP total 4 seen-by nobody
t34 ends
turn 1 russian DFPh
