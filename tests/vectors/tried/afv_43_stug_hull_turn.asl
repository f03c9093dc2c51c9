# legal: the StuG turns its hull by two hexspines for the shot, NT +4; BU +1, concealed target +2
name = "43_stug_hull_turn"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
stug = { side = "german", type = "StuG IIIG", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place stug F5 vca G5-G6
place rs D3
rs is concealed
turn 1 german PFPh
a1 prep by stug MA at D3 units rs infantry-target range 3 vca E5-F4
roll r1 DR 4,3 to-hit in a1 by anna
a1 to-hit stug MA r1 target rs drm A +4, I +1, K +2 number 8 final 14 miss
marker prep-fire on stug
phase-end
