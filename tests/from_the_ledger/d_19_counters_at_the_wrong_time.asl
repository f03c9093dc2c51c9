name = "Which counter, and when"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
spw = { side = "german", type = "SPW 251/1", class = "halftrack", afv = true, mp = 16, red-mp = false, maker = "german", mount = "NT", radioless = false, ce = true, weapons = { AAMG = { kind = "mg", fp = 4, range = 8, mount = "aa" } } }
pax = { side = "german", type = "4-6-7" }
rs = { side = "russian", type = "4-4-7" }
---
by greta
place spw K5 vca K4-L4
place pax K5
pax boards spw
pax CE
by mischa
place rs K2
rs is known
by greta
turn 1 german MPh
# waiting for the smoke
spw delay 1 MP total 1 seen-by rs
spw delay 1 MP total 2 seen-by rs
a1 bounding by spw AAMG 4 FP x1/2 bounding at K2 units rs range 3 total 2 FP column 2
roll r1 DR 4,5 ift in a1 by greta
a1 ift r1 column 2 final 9 result NE
marker bounding-fire on spw
spw start reverse 1 MP total 3 seen-by rs
spw enter K6 4 MP total 7 seen-by rs
marker reverse-motion on spw
spw enter K7 4 MP total 11 seen-by rs
spw enter K8 4 MP total 15 seen-by rs
# one MP left, the next hex would be four
spw ends motion toward K9 cost 4
phase-end
turn 1 german AFPh
a2 advancing by pax inherent 4 FP x1/2 AFPh x1/2 motion at K2 units rs range 6 total 1 FP column 1
roll r2 DR 5,4 ift in a2 by greta
a2 ift r2 column 1 final 9 result NE
phase-end
