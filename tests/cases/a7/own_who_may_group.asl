# Who must fire as one group, and who may not (A7.5, A7.51, A7.55, D6.64): a tank and a squad never, a CE halftrack with room
# for Passengers and a squad always, one whose room nobody tells perhaps; never across the wall of a pillbox.
name = "own_who_may_group"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
s1 = { side = "german", type = "german 4-6-7", sw = [] }
ht = { side = "german", type = "SPW 251/1", ce = true }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
bu = { side = "german", type = "SPW 251/1", ce = false }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
own = { side = "german", class = "halftrack", afv = true, ce = true, open-topped = true, weapons = { AAMG = { kind = "mg", fp = 3, range = 8 } } }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
s5 = { side = "german", type = "german 4-6-7", sw = [] }
s6 = { side = "german", type = "german 4-6-7", sw = [] }
s7 = { side = "german", type = "german 4-6-7", sw = [] }
ht7 = { side = "german", type = "SPW 251/1", ce = true }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
t4 = { side = "russian", type = "russian 4-4-7", sw = [] }
t5 = { side = "russian", type = "russian 4-4-7", sw = [] }
t7 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz B5 vca B4-C5
place s1 B5
place t1 B2
place ht F5 vca F4-G5
place s2 F5
place t2 F2
place bu J5 vca J4-K5
place s3 J5
place t3 J2
place own N5 vca N4-O5
place s4 N5
place t4 N2
place s5 R5
s5 is in-pillbox
place s6 R5
place t5 R2
place ht7 V5 vca V4-W5
place s7 V5
place t7 V2
turn 1 german PFPh
a1 prep by pz BMG 3 FP, pz CMG 5 FP at B2 range 3 total 8 FP column 8
roll r1 DR 6,5 ift in a1
a1 ift r1 column 8 final 11 result NE
a2 prep by s1 inherent 4 FP at B2 range 3 total 4 FP column 4   ok A7.55-mandatory-fg
roll r2 DR 6,5 ift in a2
a2 ift r2 column 4 final 11 result NE
a3 prep by ht AAMG 3 FP at F2 range 3 total 3 FP column 2
roll r3 DR 6,5 ift in a3
a3 ift r3 column 2 final 11 result NE
a4 prep by s2 inherent 4 FP at F2 range 3 total 4 FP column 4   !! A7.55-mandatory-fg
roll r4 DR 6,5 ift in a4
a4 ift r4 column 4 final 11 result NE
a5 prep by s3 inherent 4 FP at J2 range 3 total 4 FP column 4
roll r5 DR 6,5 ift in a5
a5 ift r5 column 4 final 11 result NE
a7 prep by own AAMG 3 FP at N2 range 3 total 3 FP column 2
roll r7 DR 6,5 ift in a7
a7 ift r7 column 2 final 11 result NE
a8 prep by s4 inherent 4 FP at N2 range 3 total 4 FP column 4   ?? A7.55-mandatory-fg
roll r8 DR 6,5 ift in a8
a8 ift r8 column 4 final 11 result NE
a9 prep by s5 inherent 4 FP at R2 range 3 total 4 FP column 4
roll r9 DR 6,5 ift in a9
a9 ift r9 column 4 final 11 result NE
a10 prep by s6 inherent 4 FP at R2 range 3 total 4 FP column 4   ok A7.55-mandatory-fg
roll r10 DR 6,5 ift in a10
a10 ift r10 column 4 final 11 result NE
a11 prep by ht7 AAMG 3 FP, s7 inherent 4 FP at V2 range 3 total 7 FP column 6   ok A7.51-vehicle-fg
roll r11 DR 6,5 ift in a11
a11 ift r11 column 6 final 11 result NE
