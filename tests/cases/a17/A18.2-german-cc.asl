# vector A18.2-german-cc
# A German 4-3-6 rolls 1,1 in CC at 1-4; dr 5. 5 - 1 (German) - 2 (1-2, 1-4) + 1 (morale 6) = 3: an 8-0.
name = "A18.2-german-cc"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-3-6", sw = [] }
like = { side = "german", type = "8-0", sw = [] }
d1 = { side = "russian", type = "russian 4-4-7", sw = [] }
d2 = { side = "russian", type = "russian 4-4-7", sw = [] }
d3 = { side = "russian", type = "russian 4-4-7", sw = [] }
d4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
by boris
place d1 K5
place d2 K5
place d3 N5
place d4 N5
d3 is known
by anna
turn 1 german CCPh
roll r1 DR 1,1 cc for s
resolved cc by s against d1,d2 r1 attack 4 FP defense 16 FP odds 1-4 final 2 result eliminated   ?? A11.11-odds
roll r2 dr 5 named leader
s creates-leader r2 drm -2 final 3 creates n like like   ok A18.2-table
