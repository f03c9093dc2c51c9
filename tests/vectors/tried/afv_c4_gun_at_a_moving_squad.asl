# legal: the MA at a squad that moves in Open Ground: FFMO -1 and FFNAM -1 (Cases J4, J3) on the To Hit
name = "C4_gun_at_a_moving_squad"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
st = { side = "german", type = "StuG IIIG", ce = false }
tiger = { side = "german", type = "PzKpfw VIE", ce = false }
ac = { side = "german", type = "PSW 222", ce = true }
spw = { side = "german", type = "SPW 251/1" }
pax = { side = "german", type = "german 4-6-8", sw = [] }
gs = { side = "german", type = "german 4-6-7", sw = [] }
t34 = { side = "russian", type = "T-34/85", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place t34 F5 vca G5-G6
place gs M5
turn 1 german MPh
gs moves L5 1 MF not-assault seen-by t34
a1 first by t34 MA at L5 units gs infantry-target range 6 answers gs
roll r1 DR 4,6 to-hit in a1 by boris
a1 to-hit t34 MA r1 target gs drm I +1, FFMO -1, FFNAM -1 number 8 final 9 miss
marker first-fire on t34
phase-end
