# Case N claimed where nothing was acquired frees from no Case A (D2.321, C6.5)
name = "Case N claimed where nothing was acquired frees from no Case A"
printing = "2e"
[players]
hans = { side = "german" }
bert = { side = "british" }
[units.crom]
side = "british"
type = "Cromwell VII"
[units.g1]
side = "german"
type = "german 4-6-7"
[default-terrain]
is = ["open-ground"]
[terrain]
H7 = { is = ["stone-building","open-ground"] }
---
place crom G8 vca G7-H7
place g1 C4
turn 1 british MPh
crom start 1 MP total 1 seen-by g1
crom bypass H7 along G7-H7 cafp G7-H6-H7 2 MP total 3 turret left seen-by g1
crom clearance G7-H7 clear
crom stop 1 MP total 4 seen-by g1
a1 bounding by crom MA at C4 units g1 infantry-target
roll r1 DR 1,6 to-hit in a1
a1 to-hit crom MA r1 target g1 drm C +4, I +1 number 8 final 12 miss
crom ends
turn 1 british DFPh
turn 1 british AFPh
a2 advancing by crom MA rof at C4 units g1 infantry-target
roll r2 DR 1,6 to-hit in a2
a2 to-hit crom MA r2 target g1 drm C +4, I +1, A +1, N -1 number 8 final 12 miss   !! C6.5-acquired   ok D2.321-side-case-a-always
turn 1 british RtPh
