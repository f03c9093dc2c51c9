# legal: K/3 at a CE halftrack: the dr pick the inherent crew: Stun and Recall; the Passengers take a 3MC
name = "814_ht_kia_crew"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
pax = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
rl = { side = "russian", type = "9-1" }
---
by anna
place ht K5 vca K6-L5
place pax K5
pax boards ht
by boris
place r1 K6
place r2 K6
place rl K6
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP x2 PBF, r2 inherent 4 FP x2 PBF at K5 range 1 directed-by rl total 16 FP column 16
roll r1 DR 2,1 ift in a1 by boris
a1 ift r1 drm CE +2, leader -1 column 16 final 4 result K/3
marker prep-fire on r1
marker prep-fire on r2
marker prep-fire on rl
by anna
roll r2 dr 4 rs for ht in a1 by anna
roll r3 dr 2 rs for pax in a1 by anna
random-selection of ht:r2,pax:r3 chosen ht in a1
ht suffers stun in a1
ht is recalled in a1
roll r5 DR 1,2 mc for pax in a1 by anna
pax checks 3MC r5 morale 7 passed in a1
by boris
turn 1 russian MPh
