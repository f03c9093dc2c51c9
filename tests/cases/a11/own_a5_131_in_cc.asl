# A5.131: who attacks an overstacked Location in Close Combat has -1 for each squad equivalent too many, as it stands there; any other figure is asked.
name = "own_a5_131_in_cc"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K5
place s2 K5
place s3 L6
place s4 L6
by boris
place e1 K6
place e2 K6
turn 1 german APh
by anna
s1 advances K6
s2 advances K6
s3 advances K6
s4 advances K6
turn 1 german CCPh
by boris
roll r4 DR 5,4 cc for e1
resolved cc by e1 against s1 r4 drm overstacked -1 attack 4 FP defense 4 FP odds 1-1 final 8 result none
roll r5 DR 5,4 cc for e2
resolved cc by e2 against s2 r5 drm overstacked -2 attack 4 FP defense 4 FP odds 1-1 final 7 result no-effect   ?? LOG.drm-by-word
