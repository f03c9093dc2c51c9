# B10.31: a height that the head gives the target is no DRM by word; one that it does not give is.
name = "own_b10_31_by_head"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["open-ground"], level = 1 }
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K5
place s2 Q5
by boris
place e1 K8
place e2 Q8
turn 1 russian PFPh
a1 prep by e1 inherent 4 FP at K5 units s1 range 3 total 4 FP column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 drm height +1 column 4 final 10 result NE   ok LOG.drm-by-word
a2 prep by e2 inherent 4 FP at Q5 units s2 range 3 total 4 FP column 4
roll r2 DR 4,5 ift in a2
a2 ift r2 drm height +1 column 4 final 10 result NE   ?? LOG.drm-by-word
