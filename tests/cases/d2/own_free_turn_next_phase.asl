# The free turn of a Motion attempt in the DFPh (D2.401)
name = "The free turn of a Motion attempt in the DFPh"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.stug]
side = "german"
type = "StuG IIIG"
radioless = false
[units.t34]
side = "russian"
type = "T-34/85"
[default-terrain]
is = ["open-ground"]
---
place stug G3 vca G2-H2
place t34 H12 vca H11-I12
turn 1 russian MPh
t34 start 1 MP total 1 seen-by nobody
t34 enter H11 1 MP total 2 seen-by nobody
t34 enter H10 1 MP total 3 seen-by stug
t34 enter H9 1 MP total 4 seen-by stug
stug los t34 blocked earlier
roll r1 dr 2 motion for stug
stug motion-attempt against t34 r1 in-los 2 success
t34 stop 1 MP total 5 seen-by stug
t34 ends
turn 1 russian DFPh
stug vca H3-G4 motion-attempt   !! D2.401-free-ca-at-once
turn 1 russian AFPh
