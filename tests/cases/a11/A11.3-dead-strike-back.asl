# After an Ambush the ambusher eliminates the only enemy squad, which then attacks back.
# In turn: the dead do not attack.
name = "A11.3-dead-strike-back"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
[units]
h = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place h K5
by boris
place d K5
by anna
turn 1 german CCPh
roll r1 dr 1 named ambush
by boris
roll r2 dr 5 named ambush
by anna
ambush K5 german r1 final 1 against russian r2 final 5 won-by german   ok A11.4-three
roll r3 DR 2,2 cc for h
resolved cc by h against d r3 drm ambush -1 attack 4 FP defense 4 FP odds 1-1 final 3 result eliminated
by boris
d eliminated
roll r4 DR 2,2 cc for d
resolved cc by d against h r4 drm ambush +1 attack 4 FP defense 4 FP odds 1-1 final 5   !! A11.3-sequential
