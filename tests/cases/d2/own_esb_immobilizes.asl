# What a failed ESB does needs no other cause (D2.5)
name = "What a failed ESB does needs no other cause"
printing = "2e"
[players]
hans = { side = "german" }
bert = { side = "british" }
[units.crom]
side = "british"
type = "Cromwell VII"
[units.pak]
side = "german"
type = "PzKpfw IVH"
[default-terrain]
is = ["open-ground"]
[terrain]
H7 = { is = ["stone-building","open-ground"] }
---
place crom G9 vca G8-H8
place pak H2 vca H3-G3
turn 1 british MPh
crom start 1 MP total 1 seen-by pak
crom enter G8 1 MP total 2 seen-by pak
crom bypass H7 along G7-H7 cafp G7-H6-H7 2 MP total 4 seen-by pak
crom clearance G7-H7 clear
roll r1 DR 4,4 esb for crom
crom esb 4 MP drm +6 r1 final 14 failure
crom suffers immobilized   ok LOG.vehicle-cause
a1 first by pak MA at H7 units crom vehicle-target answers crom
roll r2 DR 6,5 to-hit in a1
a1 to-hit pak MA r2 target crom drm J +2, I +1 number 10 final 14 miss
turn 1 british DFPh
