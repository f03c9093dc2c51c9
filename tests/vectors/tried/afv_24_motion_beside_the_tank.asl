# broken D2.6-no-motion-end: its last MP brings it beside a concealed enemy tank, and it ends there in Motion; whether Known or not (2e)
name = "24_motion_beside_the_tank"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["open-ground"], level = 1 }
H5 = { is = ["brush"], level = 1 }
I5 = { is = ["brush"], level = 2 }

[units]
t34 = { side = "russian", type = "T-34/85", ce = true }
pz = { side = "german", type = "PzKpfw IVH", ce = false }
---
place t34 F5 vca G5-G6
place pz I5 vca H4-H5
pz is concealed
turn 1 russian MPh
t34 start 1 MP total 1
t34 enter G5 5 MP total 6
t34 enter H5 2 MP total 8
t34 enter I5 8 MP total 16
attest capable t34 no
t34 ends motion
phase-end
