# vector a7-enc-plus1
# An encircled squad (4 FP, Original 7) fires without +1.
name = "a7-enc-plus1"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "russian", type = "4-4-7", kind = "squad" }
t1 = { side = "german", type = "4-4-7", kind = "squad" }
---
place t T3
place t1 T2
t is encircled
turn 1 german DFPh
a1 final by t inherent 4 FP x2 PBF at T2
roll r1 DR 3,4 ift in a1
a1 ift r1   !! A7.7-plus1-on-fire   = drm +1
