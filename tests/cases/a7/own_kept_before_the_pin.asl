# The ROF that a MG kept before its unit was pinned lets it fire on at half FP; that of a shot made while pinned does not (A7.81).
name = "own_kept_before_the_pin"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
t34 = { side = "russian", type = "T-34/85", radioless = false, ce = false }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 A1
place t34 A6 vca A5-B5
place r1 B6
s1 is known
turn 1 russian MPh
r1 moves B5 1 MF not-assault seen-by s1
a1 first by s1 sw:HMG 7 FP at B5 range 5 answers r1 total 7 FP column 6
roll r1 DR 1,6 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 5 result 1MC
roll r2 DR 2,2 mc for r1 in a1
r1 checks 1MC r2 morale 7 passed in a1
t34 start 1 MP total 1 seen-by s1
t34 stop 1 MP total 2 seen-by s1
a2 bounding by t34 CMG 4 FP x1/2 bounding at A1 units s1 range 5 total 2 FP column 2
roll r3 DR 3,1 ift in a2
a2 ift r3 column 2 final 4 result 1MC
marker bounding-fire on t34
roll r4 DR 4,2 mc for s1 in a2
s1 checks 1MC r4 morale 7 passed in a2
s1 is pinned in a2
t34 ends
r1 moves B4 1 MF not-assault seen-by s1
a3 first by s1 sw:HMG 7 FP x1/2 pinned rof at B4 range 4 answers r1 total 3.5 FP column 2   ok A7.81-no-rof-no-intensive
roll r5 DR 1,6 ift in a3
a3 ift r5 drm FFMO -1, FFNAM -1 column 2 final 5 result NMC
roll r6 DR 2,2 mc for r1 in a3
r1 checks NMC r6 morale 7 passed in a3
r1 moves B3 1 MF not-assault seen-by s1
a4 first by s1 sw:HMG 7 FP x1/2 pinned rof at B3 range 3 answers r1 total 3.5 FP column 2   !! A7.81-no-rof-no-intensive
roll r7 DR 6,5 ift in a4
a4 ift r7 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
marker first-fire on s1 at A1
turn 1 russian DFPh
