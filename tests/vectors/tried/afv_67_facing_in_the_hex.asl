# broken D3.2-in-hex-colored-dr: in the same hex a colored die of 4 hits the side, not the front
name = "67_facing_in_the_hex"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place pz F5 vca G5-G6
place t34 F5 vca G5-G6
turn 1 german PFPh
a1 prep by pz MA at F5 units t34 vehicle-target range 0
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit pz MA r1 target t34 drm I +1, E +2 number 10 final 9 hit
t34 claims facing F5 rear
roll r3 DR 6,6 to-kill in a1 by anna
a1 to-kill r3 armor 6 number 12 result no-effect
marker prep-fire on pz
phase-end
