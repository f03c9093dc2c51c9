# What hit has the DRM of the crowd on its To Hit roll (A5.12).
name = "own_a5_12_on_the_to_hit_roll"
printing = "2e"
[players]
gerda = { side = "german" }
ivan = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
MTR = { kind = "ordnance", gun = "MTR", calibre = "50", range = 13, rof = 3, b = 12, pp = 5 }
[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["MTR"] }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
s3 = { side = "german", type = "4-6-7", kind = "squad" }
s4 = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K1
place s2 K1
place s3 K1
place s4 K1
place f K5
turn 1 german PFPh   ?? A5.1-setup
a1 prep by s MTR at K5 units f area-target range 4
roll r1 DR 2,2 to-hit in a1
a1 to-hit s MTR r1 target f drm overstacked +1 number 7 final 5 hit
roll r2 DR 3,3 ift in a1
a1 ift r2 column 2 final 6   ok C3.33-att-half
turn 1 german MPh   !! A7.305-ptc-unbroken
