# No Overrun after Bounding First Fire, and MP between two shots of it (D7.1, C5.3).
name = "D7.1: an Overrun after Bounding First Fire"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ta = { side = "russian", type = "T-34/85", ce = false }
tb = { side = "russian", type = "T-34/85", ce = false }
tc = { side = "russian", type = "T-34/85", ce = false }
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
---
place s1 K5
place s2 S5
place s3 AA5
place ta K8 vca K7-L7
place tb S8 vca S7-T7
place tc AA8 vca AA7-BB7
s1 is known
s2 is known
s3 is known
turn 1 russian MPh
ta start 1 MP total 1 seen-by s1
ta enter K7 1 MP total 2 seen-by s1
ta stop 1 MP total 3 seen-by s1
a1 bounding by ta MA at K5 units s1 infantry-target range 2
roll r1 DR 5,6 to-hit in a1
a1 to-hit ta MA r1 target s1 drm C1 +5, I +1 number 8 final 17 miss
ta start 1 MP total 4 seen-by s1
ta enter K6 1 MP total 5 seen-by s1
ta enter K5 1 MP total 6 seen-by s1
ta overrun K5 4 MP total 10 seen-by s1   !! D7.1-not-after-bounding
marker bounding-fire on ta
ta stop 1 MP total 11 seen-by s1
ta ends
# Without a shot before it an Overrun is allowed.
tb start 1 MP total 1 seen-by s2
tb enter S7 1 MP total 2 seen-by s2
tb enter S6 1 MP total 3 seen-by s2
tb enter S5 1 MP total 4 seen-by s2
tb overrun S5 4 MP total 8 seen-by s2   ok D7.1-not-after-bounding
tb stop 1 MP total 9 seen-by s2
tb ends
# A gun that kept its ROF fires again after the next MP.
tc start 1 MP total 1 seen-by s3
tc enter AA7 1 MP total 2 seen-by s3
tc stop 1 MP total 3 seen-by s3
a3 bounding by tc MA at AA5 units s3 infantry-target range 2
roll r3 DR 1,6 to-hit in a3
a3 to-hit tc MA r3 target s3 drm C1 +5, I +1 number 8 final 13 miss
tc delay 1 MP total 4 seen-by s3
a4 bounding by tc MA rof at AA5 units s3 infantry-target range 2   ok C5.3-mp-between
roll r4 DR 1,6 to-hit in a4
a4 to-hit tc MA r4 target s3 drm C +4, I +1 number 8 final 12 miss
a5 bounding by tc MA rof at AA5 units s3 infantry-target range 2   !! C5.3-mp-between
roll r5 DR 5,6 to-hit in a5
a5 to-hit tc MA r5 target s3 drm C +4, I +1 number 8 final 16 miss
marker bounding-fire on tc
tc ends
turn 1 russian DFPh
