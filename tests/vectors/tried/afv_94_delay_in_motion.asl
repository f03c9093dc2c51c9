# broken D2.17-only-stopped: the tank is under way and may not waste MP
name = "94_delay_in_motion"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place t34 F5 vca G5-G6
turn 1 russian MPh
t34 start 1 MP total 1
t34 enter G5 1 MP total 2
t34 delay 1 MP total 3
t34 stop 1 MP total 4
t34 ends
phase-end
