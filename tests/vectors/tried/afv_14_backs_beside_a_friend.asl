# broken D2.21-total-multiplied: (1+1)x4 = 8 MP, the vehicle in the hex is multiplied too; 1x4+1 = 5 is declared
name = "14_backs_beside_a_friend"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t1 = { side = "russian", type = "T-34/85", ce = true }
t2 = { side = "russian", type = "T-34/85", ce = true }
---
place t1 H5 vca I5-I6
place t2 F5 vca G5-G6
turn 1 russian MPh
t1 start reverse 1 MP total 1
t1 enter G5 4 MP total 5
t1 enter F5 5 MP total 10
t1 stop 1 MP total 11
t1 ends
phase-end
