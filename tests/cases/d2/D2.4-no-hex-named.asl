# MP left that reach each hex around it reach the one that it wished for, named or not (D2.4).
name = "D2.4: no hex named"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { level = 3, is = ["open-ground"] }

[units]
t1 = { side = "russian", type = "T-34/85", ce = false }
t2 = { side = "russian", type = "T-34/85", ce = false }
---
place t1 F7 vca F6-G7
place t2 K8 vca K7-L7
turn 1 russian MPh
t1 delay 1 MP total 1
t1 delay 1 MP total 2
t1 delay 1 MP total 3
t1 delay 1 MP total 4
t1 start 1 MP total 5
t1 enter F6 1 MP total 6
t1 ends motion   !! D2.4-end-with-mp
t2 delay 1 MP total 1
t2 delay 1 MP total 2
t2 delay 1 MP total 3
t2 delay 1 MP total 4
t2 delay 1 MP total 5
t2 delay 1 MP total 6
t2 delay 1 MP total 7
t2 delay 1 MP total 8
t2 delay 1 MP total 9
t2 delay 1 MP total 10
t2 start 1 MP total 11
t2 enter K7 1 MP total 12
t2 ends motion   ?? D2.4-intent-recorded
