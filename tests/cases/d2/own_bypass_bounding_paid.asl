# Case A paid by Bounding First Fire in Bypass (D3.51)
name = "Case A paid by Bounding First Fire in Bypass"
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
roll r1 DR 5,6 to-hit in a1
a1 to-hit crom MA r1 target g1 drm C +4, I +1, A +1 number 8 final 17 miss   !! D3.51-exc-bff-no-case-a
marker bounding-fire on crom
crom ends
turn 1 british DFPh
