name = "Exactly half"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "russian", type = "russian 6-2-8" }
s2 = { side = "russian", type = "russian 4-4-7" }
s3 = { side = "russian", type = "russian 4-4-7" }
s4 = { side = "russian", type = "russian 4-5-8" }
truck1 = { side = "german", type = "Opel 6700 (Blitz)" }
truck2 = { side = "german", type = "Opel 6700 (Blitz)" }
truck3 = { side = "german", type = "Opel 6700 (Blitz)" }
truck4 = { side = "german", type = "Opel 6700 (Blitz)" }
h2 = { side = "german", type = "german 2-4-7" }
t = { side = "german", type = "german 4-6-7" }
---
by gerda
place truck1 A5 vca A4-B4
place truck2 G7 vca G6-H6
place h2 G7
h2 boards truck2
place truck3 M7 vca M6-N6
place t M7
place truck4 S7 vca S6-T6
note "M7 is a shellhole hex: +1 for Infantry, nothing for the truck."
attest tem M7 +1
by rudi
attest tem M7 +1
place s1 A3
place s2 G3
place s3 M3
place s4 S3
turn 1 russian PFPh
a1 prep by s1 inherent 6 FP at A5 range 2 total 6 FP column 6
roll r1 DR 1,2 ift in a1 by rudi
a1 ift r1 column 6 final 3 result K/2
marker prep-fire on s1 at A3
truck1 suffers burning in a1
a2 prep by s2 inherent 4 FP at G7 range 4 total 4 FP column 4
roll r2 DR 1,3 ift in a2 by rudi
a2 ift r2 column 4 final 4 result 1MC
marker prep-fire on s2 at G3
truck2 suffers eliminated in a2
by gerda
roll r3 dr 2 survival for h2 in a2 by gerda
h2 leaves truck2 at G7
roll r4 DR 2,3 mc for h2 in a2 by gerda
h2 checks 1MC r4 morale 7 passed in a2
by rudi
a3 prep by s3 inherent 4 FP at M7 range 4 total 4 FP column 4
roll r5 DR 3,1 ift in a3 by rudi
a3 ift r5 drm TEM +1 column 4 final 5 result 1MC
marker prep-fire on s3 at M3
truck3 suffers immobilized in a3
by gerda
roll r6 DR 3,2 mc for t in a3 by gerda
t checks 1MC r6 morale 7 passed in a3
by rudi
a4 prep by s4 inherent 4 FP at S7 range 4 total 4 FP column 4
roll r7 DR 2,3 ift in a4 by rudi
a4 ift r7 column 4 final 5 result 1MC
marker prep-fire on s4 at S3
truck4 suffers immobilized in a4
phase-end
