# broken: A7.308-below-kill-eliminated: the leader DRM counts on the vehicle line: Final 3 of Kill 7 burns; the log says eliminated
name = "816_leader_dir_truck_line"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-1" }
tr = { side = "russian", type = "GAZ-MM" }
---
by anna
place g1 K5
place g2 K5
place gl K5
by boris
place tr K8 vca K7-L7
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 directed-by gl total 8 FP column 8
roll r1 DR 1,3 ift in a1 by anna
a1 ift r1 drm leader -1 column 8 final 3 result K/2
tr suffers eliminated in a1
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on gl
turn 1 german MPh
