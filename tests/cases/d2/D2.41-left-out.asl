# The +2 against a vehicle in Motion that MOL and Close Combat leave out (D2.41).
name = "D2.41: +2 left out"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t1 = { side = "russian", class = "truck", afv = false, mp = 30, armed = false }
t2 = { side = "russian", class = "truck", afv = false, mp = 30, armed = false }
t3 = { side = "russian", class = "truck", afv = false, mp = 30, armed = false }
s1 = { side = "german", type = "german 4-6-7", sw = ["MOL"] }
s2 = { side = "german", type = "german 4-6-7", sw = ["MOL"] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place t1 K9 vca K8-L8
place t2 Q9 vca Q8-R8
place t3 D9 vca D8-E9
t1 is motion   !! D2.4-no-onboard-setup
t2 is motion   !! D2.4-no-onboard-setup
t3 is motion   !! D2.4-no-onboard-setup
by anna
place s1 K10
place s2 Q10
place s3 D8
place s4 D8
turn 1 german PFPh
a1 prep by s1 sw:MOL 4 FP at K9 range 1 units t1 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE   !! D2.41-plus-two-2e
a2 prep by s2 sw:MOL 4 FP at Q9 range 1 units t2 total 4 FP column 4
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm J +2 column 4 final 13 result NE   ok D2.41-plus-two-2e
marker prep-fire on s1
marker prep-fire on s2
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
s3 advances D9
s4 advances D9
turn 1 german CCPh
roll r3 DR 5,6 cc for s3 by anna
resolved cc by s3 against t3 r3 attack 5 FP defense 4 FP odds 1-1 final 11 result no-effect   ?? D2.41-plus-two-2e
roll r4 DR 5,6 cc for s4 by anna
resolved cc by s4 against t3 r4 drm J +2 attack 5 FP defense 4 FP odds 1-1 final 13 result no-effect   ok D2.41-plus-two-2e
