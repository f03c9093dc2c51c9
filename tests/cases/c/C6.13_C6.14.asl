# FFNAM and FFMO of a shot at Infantry that moves (C6.13, C6.14): by its MF and the terrain, as on the IFT.
name = "C6.13, C6.14: FFNAM and FFMO"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
A6 = { is = ["brush"] }
Q6 = { is = ["woods"] }
[units]
atg1 = { side = "german", type = "7.5cm PaK 40" }
atg2 = { side = "german", type = "7.5cm PaK 40" }
atg3 = { side = "german", type = "7.5cm PaK 40" }
atg4 = { side = "german", type = "7.5cm PaK 40" }
atg5 = { side = "german", type = "7.5cm PaK 40" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = [] }
r5 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place atg1 K9 vca K8-L8
place atg2 N9 vca N8-O9
place atg3 A9 vca A8-B8
place atg4 Q9 vca Q8-R8
place atg5 T9 vca T8-U9
by boris
place r1 K5
place r2 N5
place r3 A5
place r4 Q5
place r5 T6
r1 is known
r2 is known
r3 is known
r4 is known
r5 is known
turn 1 russian MPh
r1 moves K6 1 MF
by anna
a1 first by atg1 gun at K6 units r1 infantry-target answers r1
roll r1 DR 6,5 to-hit in a1 by anna
a1 to-hit atg1 gun r1 target r1 drm FFNAM -1, FFMO -1 number 8 final 9 miss   ok C6.13-ffnam  ok C6.14-ffmo
by boris
r2 moves N6 1 MF assault
by anna
a2 first by atg2 gun at N6 units r2 infantry-target answers r2
roll r2 DR 6,5 to-hit in a2 by anna
a2 to-hit atg2 gun r2 target r2 drm FFNAM -1, FFMO -1 number 8 final 9 miss   !! C6.13-ffnam
by boris
r3 moves A6 2 MF
by anna
a3 first by atg3 gun at A6 units r3 infantry-target answers r3
roll r3 DR 6,5 to-hit in a3 by anna
a3 to-hit atg3 gun r3 target r3 drm FFNAM -1, FFMO -1 number 8 final 9 miss   !! C6.14-ffmo
by boris
# who moves into woods may go round them: open
r4 moves Q6 1 MF   ?? A4.13-cost-of-terrain
by anna
a4 first by atg4 gun at Q6 units r4 infantry-target answers r4
roll r4 DR 6,5 to-hit in a4 by anna
a4 to-hit atg4 gun r4 target r4 drm FFNAM -1, FFMO -1 number 8 final 9 miss   ok C6.13-ffnam
by boris
# in the DFPh nobody moves
turn 1 russian DFPh
by anna
a5 final by atg5 gun at T6 units r5 infantry-target
roll r5 DR 6,5 to-hit in a5 by anna
a5 to-hit atg5 gun r5 target r5 drm FFMO -1 number 8 final 10 miss   !! C6.14-ffmo
