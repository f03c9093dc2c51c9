# C3.32: no Target Type is named: a To Hit roll with a TEM was made on that of Infantry, and the IFT roll has none.
name = "own_c3_32_type_untold"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5={is=["stone-building"]}
[weapons]
LMG = "german lmg"
MMG = "german mmg"
HMG = "german hmg"
rLMG = "russian lmg"
rMMG = "russian mmg"
rHMG = "russian hmg"
[units]
g = { side = "german", type = "7.5cm leIG 18", sw = [] }
cr = { side = "german", type = "german crew 2-2-8", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g K1 vca K2-L1
place cr K1
place e K5
e is known
turn 1 german PFPh
a1 prep by g gun at K5 units e range 4
roll r1 DR 2,3 to-hit in a1
a1 to-hit g gun r1 target e drm Q +3 number 8 final 8 hit
roll r2 DR 5,6 ift in a1
a1 ift r2 column 12 final 11 result NE   ok A7.6-tem
marker prep-fire on g
