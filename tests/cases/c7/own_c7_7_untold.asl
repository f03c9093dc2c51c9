# C7.7: HE one above the Final number, the result told by what becomes of the tank.
name = "own_c7_7_untold"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
LMG = "german lmg"
MMG = "german mmg"
HMG = "german hmg"
rLMG = "russian lmg"
rMMG = "russian mmg"
rHMG = "russian hmg"
[units]
atg = { side = "german", type = "7.5cm leIG 18", sw = [] }
cr = { side = "german", type = "german crew 2-2-8", sw = [] }
t = { side = "russian", type = "T-60 M40", sw = [] }
---
place atg K1 vca K2-L1
place cr K1
place t K6 vca K5-L5
t is known
turn 1 german PFPh
a1 prep by atg gun at K6 units t vehicle-target range 5
roll r1 DR 4,3 to-hit in a1
a1 to-hit atg gun r1 target t ammo HE drm P +1 number 10 final 8 hit
t claims facing K1 front
roll r2 DR 3,2 to-kill in a1
a1 to-kill r2 armor 3 number 4
t suffers immobilized in a1   ok C7.7-as-rolled
marker prep-fire on atg
turn 1 german MPh
