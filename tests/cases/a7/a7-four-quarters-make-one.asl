# vector a7-four-quarters-make-one
# Four such squads in one FG reach exactly 1 FP.
name = "a7-four-quarters-make-one"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
s3 = { side = "german", type = "4-6-7", kind = "squad" }
s4 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 X-6
place s2 X-6
place s3 X-6
place s4 X-6
place t X1
t is concealed
turn 1 german AFPh   ?? A5.1-setup
s1 is pinned   ?? LOG.no-cause
s2 is pinned   ?? LOG.no-cause
s3 is pinned   ?? LOG.no-cause
s4 is pinned   ?? LOG.no-cause
a1 advancing by s1 inherent 4 FP x1/2 pin x1/2 long-range x1/2 concealed x1/2 AFPh, s2 inherent 4 FP x1/2 pin x1/2 long-range x1/2 concealed x1/2 AFPh, s3 inherent 4 FP x1/2 pin x1/2 long-range x1/2 concealed x1/2 AFPh, s4 inherent 4 FP x1/2 pin x1/2 long-range x1/2 concealed x1/2 AFPh at X1   = 1 FP  = column 1
roll r1 DR 6,5 ift in a1
a1 ift r1 drm overstacked +1
