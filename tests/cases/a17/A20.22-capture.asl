# vector A20.22-capture
# Two 4-4-7 try to capture a 4-6-7: dice 2,3. 2-1, Kill Number 7; 5 + 1 = 6 < 7: captured.
name = "A20.22-capture"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "russian", type = "russian 4-4-7", sw = [] }
b = { side = "russian", type = "russian 4-4-7", sw = [] }
d = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place a K5
place b K5
by anna
place d K5
by boris
turn 1 russian CCPh
roll r1 DR 2,3 cc for a
resolved cc by a,b against d r1 drm capture +1 attack 8 FP defense 4 FP odds 2-1 final 6 result captured   ok A20.22-cc ok A11.11-odds ok A11.11-result ok A20.22-not-afv
by anna
d surrenders to a   ok A20.5-guard
