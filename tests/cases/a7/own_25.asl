# Opportunity Fire (A7.25).
name = "A7: Opportunity Fire"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
s3 = { side = "german", type = "4-6-7", kind = "squad" }
g = { side = "german", type = "75mm gun" }
g2 = { side = "german", type = "75mm gun" }
g3 = { side = "german", type = "75mm gun" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
far = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
place s2 K6
place s3 K7
place far K30
place g M5 vca M4-N4
place g2 N5 vca N4-O5
place g3 O5 vca O4-P4
place t K12
s is concealed
s2 is concealed
s3 is concealed
far is concealed
s los t exists
s2 los t exists
turn 1 german PFPh
marker opportunity-fire on s
marker opportunity-fire on s2
marker opportunity-fire on s3
marker opportunity-fire on far
marker opportunity-fire on g
marker opportunity-fire on g2
marker opportunity-fire on g3
s2 is no-longer concealed
# seen within 16 hexes, it loses its "?"; where LOS is not attested nobody can tell
turn 1 german AFPh   !! A7.25-loses-concealment  ?? A7.25-loses-concealment  ok A7.25-loses-concealment
g ca N5-N4 shot   ok A7.25-no-ca-change-until-shot
a1 opportunity by g gun at K12
roll r1 DR 6,5 to-hit in a1
a1 to-hit g gun r1 drm A +3 miss
a2 opportunity by g2 gun at K12 vca O5-O4
roll r2 DR 6,5 to-hit in a2
a2 to-hit g2 gun r2 miss   !! A7.25-no-ca-change-until-shot
a3 opportunity by g3 gun at K12 vca P5-P4
roll r3 DR 6,5 to-hit in a3
a3 to-hit g3 gun r3 drm A +3 miss   ok A7.25-no-ca-change-until-shot
a4 opportunity by s2 inherent 4 FP at K12
roll r4 DR 6,5 ift in a4
a4 ift r4 result none
marker prep-fire on s2
marker prep-fire on g2
marker prep-fire on g3
# what has fired turns its counter
turn 1 german RtPh   !! A7.25-marker-flips  ok A7.25-marker-flips
