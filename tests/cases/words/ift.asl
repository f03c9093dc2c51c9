# Words of an IFT roll: DRM, factors and results in either case and by players' spellings.
name = "words of an IFT roll"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "ST", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 } } }
s = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
t = { side = "russian", type = "russian 4-4-7" }
hid = { side = "russian", type = "russian 4-4-7" }

[weapons]
LMG = { kind = "mg", fp = 3, range = 8 }
---
place pz T5 vca T4-U5
place s M2
place t M4
place hid M7
hid is Concealed
attest tem M4 +1

turn 1 german PFPh
# `a +1` is held against Case A: the turret turns one hexspine, and a slow turret pays +2.
a1 prep by pz coax 5 FP at X5 tca U5-U6
roll r1 DR 3,4 ift in a1
a1 ift r1 drm a +1   !! D3.5-mg-case-a
a2 prep by s inherent 4 FP, s sw:lmg 3 FP at M4 range 2 total 7 FP column 6
roll r2 DR 2,3 IFT in a2
a2 ift r2 drm Tem +1 column 6 final 6 result 1mc   ok A7.3-cross-index
t checks 1mc r3
