# Words of an IFT roll: DRM, factors, weapons and results in either case and by players' spellings.
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
s2 = { side = "german", type = "german 4-6-7" }
s3 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
s4 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
t = { side = "russian", type = "russian 4-4-7" }
hid = { side = "russian", type = "russian 4-4-7" }
far = { side = "russian", type = "russian 4-4-7" }

[weapons]
LMG = { kind = "MG", fp = 3, range = 8 }
---
place pz T5 vca T4-U5
place s M2
place s2 M9
place s3 D2
place s4 D8
place t M4
place hid M7
place far D5
hid is CONCEALED
attest tem M4 +1

turn 1 german PFPh
# `a +1` is held against Case A: the turret turns one hexspine, and a slow turret pays +2.
a1 prep by pz coax 5 FP at X5 tca U5-U6
roll r1 DR 3,4 ift in a1
a1 ift r1 drm a +1   !! D3.52-mg-case-a-on-ift
# The squad's own LMG in small letters, `Tem` for TEM, `1mc` for 1MC.
a2 prep by s inherent 4 FP, s sw:lmg 3 FP at M4 range 2 total 7 FP column 6   ok A7.35-sw-possession
roll r2 DR 2,3 IFT in a2
a2 ift r2 drm Tem +1 column 6 final 6 result 1mc   = 1MC  ok A7.6-tem  ok LOG.unknown-word
by rudi
roll r20 DR 2,3 MC for t in a2 by rudi
t checks 1mc r20 morale 7 passed in a2
by gerda
# Area Fire is the halving that is due, whatever its ground.
a3 prep by s2 inherent 4 FP x1/2 Area at M7 range 2 total 2 FP column 2   = 2 FP  ok A7.23-concealed-half
roll r3 DR 3,5 ift in a3
# A special rule's DRM stands by its word; `-` is no result.
a3 ift r3 drm sandstorm +1 column 2 final 9 result -   ?? LOG.drm-by-word
# A result that nobody knows, from a log made elsewhere: taken for none of ours.
a4 prep by s3 inherent 4 FP at D5 range 3 total 4 FP column 4
roll r4 DR 3,1 ift in a4
a4 ift r4 column 4 final 4 result "1XC"   ?? LOG.unknown-word
# A weapon that the squad does not have, with or without the word that it is a SW.
a5 prep by s4 HMG 7 FP at D5 range 3   !! A7.35-sw-possession
