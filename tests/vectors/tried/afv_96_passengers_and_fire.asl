# broken: D3.31-non-ma-fire-closes-afph (D3.5) at a2: the Passengers fired in the MPh with Bounding First Fire, so the halftrack's AAMG cannot fire in the AFPh
name = "96_passengers_and_fire"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
spw = { side = "german", type = "SPW 251/1" }
pax = { side = "german", type = "german 4-6-8", sw = [] }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place spw F5 vca G5-G6
place pax F5
pax boards spw
place rs L5
turn 1 german MPh
spw start 1 MP total 1 seen-by rs
spw enter G5 1 MP total 2 seen-by rs
spw stop 1 MP total 3 seen-by rs
a1 bounding by pax inherent 4 FP x1/2 bounding at L5 units rs range 5 total 2 FP column 2
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 column 2 final 9 result NE
marker bounding-fire on spw
spw ends
turn 1 german DFPh
turn 1 german AFPh
a2 advancing by spw AAMG 3 FP x1/2 AFPh at L5 units rs range 5 total 1.5 FP column 1
roll r2 DR 4,5 ift in a2 by anna
a2 ift r2 column 1 final 9 result NE
phase-end
