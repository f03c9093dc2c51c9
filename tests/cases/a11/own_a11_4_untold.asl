# An Ambush DRM where no Ambush dr is told is asked (A11.4).
name = "own_a11_4_untold"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
by boris
place d K5
by anna
turn 1 german CCPh
roll r1 DR 3,3 cc for a
cc by a against d r1 drm ambush -1   ?? A11.4-effect
