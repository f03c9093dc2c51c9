# A4.6: FFNAM and FFMO of Infantry that moves, by the MF of the log and the terrain of the head.
printing = "2e"
[players]
gerda = { side = "german" }
rudi = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
G3 = { is = ["brush"] }
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
s5 = { side = "german", type = "german 4-6-7", sw = [] }
s6 = { side = "german", type = "german 4-6-7", sw = [] }
s7 = { side = "german", type = "german 4-6-7", sw = [] }
m = { side = "russian", type = "russian 4-4-7", sw = [] }
m2 = { side = "russian", type = "russian 4-4-7", sw = [] }
m3 = { side = "russian", type = "russian 4-4-7", sw = [] }
stay = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by gerda
place s F6
place s2 F6
place s3 F7
place s4 F7
place s5 E7
place s6 E7
place s7 G7
by rudi
place m F2
place m2 F1
place m3 G2
place stay D2
turn 1 russian MPh
m moves F3 1 MF
by gerda
# Nothing is said of its move: each DRM is a mistake of its own, and the Final DR is that of both.
a1 first by s inherent 4 FP at F3 units m answers m range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result NE   !! A4.6-ffnam   !! A4.6-ffmo   = drm -2   = final 9
marker first-fire on s
by rudi
m moves F4 1 MF
by gerda
a2 first by s2 inherent 4 FP at F4 units m answers m range 2 total 4 FP column 4
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE   ok A4.6-ffnam  ok A4.6-ffmo  ok A4.6-moved
marker first-fire on s2
by rudi
# By Assault Movement there is no FFNAM.
m2 moves F2 1 MF assault
by gerda
a3 first by s3 inherent 4 FP at F2 units m2 answers m2 range 5 total 4 FP column 4
roll r3 DR 6,5 ift in a3
a3 ift r3 drm FFMO -1, FFNAM -1 column 4 final 9 result NE   !! A4.6-ffnam   = drm -1
marker first-fire on s3
by rudi
# Brush is no Open Ground; a figure that is too good is one, too.
m3 moves G3 2 MF
by gerda
a4 first by s4 inherent 4 FP at G3 units m3 answers m3 range 5 total 4 FP column 4
roll r4 DR 6,5 ift in a4
a4 ift r4 drm FFMO -1, FFNAM -3 column 4 final 7 result NE   !! A4.6-ffnam   !! A4.6-ffmo   = drm -1
marker first-fire on s4
# The other did not move.
a5 first by s5 inherent 4 FP at D2 units stay range 5 total 4 FP column 4   !! A8.1-moved
roll r5 DR 6,5 ift in a5
a5 ift r5 drm FFNAM -1 column 4 final 10 result NE   !! A4.6-moved   = drm +0
marker first-fire on s5
# A DRM that nobody knows stands by word, and no rule is cited for it.
a6 first by s6 inherent 4 FP at G3 units m3 answers m3 range 5 total 4 FP column 4
roll r6 DR 6,5 ift in a6
a6 ift r6 drm FFNAM -1, lucky -1 column 4 final 9 result NE   ?? LOG.drm-by-word
marker first-fire on s6
by rudi
