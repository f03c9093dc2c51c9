name = "One roll for the trucks and all in them"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "russian", type = "russian 4-4-7" }
l = { side = "russian", type = "8-0" }
s2 = { side = "russian", type = "russian 6-2-8" }
s3 = { side = "russian", type = "russian 4-4-7" }
t = { side = "german", type = "german 4-6-7" }
truck1 = { side = "german", type = "Opel 6700 (Blitz)" }
truck2 = { side = "german", type = "Opel 6700 (Blitz)" }
truck3 = { side = "german", type = "Opel 6700 (Blitz)" }
h2 = { side = "german", type = "german 2-4-7" }
h3 = { side = "german", type = "german 2-4-7" }
---
by gerda
place t A8
place truck1 A8 vca A7-B7
place truck2 G5 vca G4-H4
place h2 G5
h2 boards truck2
place truck3 M8 vca M7-N7
place h3 M8
h3 boards truck3
note "A8 is a shellhole hex: +1 for Infantry, nothing for the truck."
attest tem A8 +1
by rudi
attest tem A8 +1
place s1 A3
place l A3
place s2 G3
place s3 M4
turn 1 russian PFPh
# directed: the 1,1 does not cower; the Kill Number of the column of 2 is 4, and 2 is not less than half of it
a1 prep by s1 inherent 4 FP x1/2 long-range at A8 range 5 directed-by l total 2 FP column 2
roll r1 DR 1,1 ift in a1 by rudi
a1 ift r1 drm leader +0, TEM +1 only t column 2 final 2 result K/1
marker prep-fire on s1 at A3
marker prep-fire on l at A3
roll r2 dr 3 unlikely-kill for truck1 in a1 by rudi
truck1 suffers eliminated in a1
by gerda
roll r3 DR 2,3 mc for t in a1 by gerda
t checks 1MC r3 morale 7 passed in a1
by rudi
a2 prep by s2 inherent 6 FP at G5 range 2 total 6 FP column 6
roll r4 DR 4,2 ift in a2 by rudi
a2 ift r4 column 6 final 6 result 1MC
marker prep-fire on s2 at G3
truck2 suffers immobilized in a2
by gerda
roll r5 DR 2,3 mc for h2 in a2 by gerda
h2 checks 1MC r5 morale 7 passed in a2
by rudi
a3 prep by s3 inherent 4 FP at M8 range 4 total 4 FP column 4
roll r6 DR 1,3 ift in a3 by rudi
a3 ift r6 column 4 final 4 result 1MC
marker prep-fire on s3 at M4
truck3 suffers eliminated in a3
by gerda
roll r7 dr 2 survival for h3 in a3 by gerda
h3 leaves truck3 at M8
by rudi
phase-end
