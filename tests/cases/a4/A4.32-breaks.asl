# vector A4.32-breaks
# The Bypassing squad breaks; a second shot in that MPh, and one in the DFPh. First Fire -2 again; in the DFPh it is in the woods: +1.
name = "A4.32-breaks"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
g = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f N5
place g N6
turn 1 german MPh
s moves K6 1 MF along K6-L5
s is broken,dm   ?? LOG.no-cause
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP
roll r1 DR 4,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 7  = drm -2
s ends
turn 1 german DFPh
a2 final by g inherent 4 FP at K6 range 3 total 4 FP
roll r2 DR 4,5 ift in a2
a2 ift r2 drm TEM +1 final 10  = drm +1
turn 1 german AFPh
