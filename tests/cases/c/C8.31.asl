# HE that hit is resolved on the column of its calibre (C8.31), a vehicle's too, at any range; a lower one may be that of ammunition
# that nobody named.
name = "C8.31: the column of HE"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz1 = { side = "german", type = "PzKpfw IVH", ce = true }
pz2 = { side = "german", type = "PzKpfw IVH", ce = true }
inf = { side = "german", type = "7.5cm leIG 18" }
pz3 = { side = "german", type = "PzKpfw IVH", ce = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place pz1 K9 vca K8-L8
place pz2 J9 vca J8-K9
place inf M10 vca L9-M9
place pz3 I9 vca I8-J8
by boris
place r K6
r is known
by anna
turn 1 german PFPh
a1 prep by pz1 MA at K6 units r infantry-target
roll r1 DR 3,2 to-hit in a1 by anna
a1 to-hit pz1 MA r1 target r ammo HE number 8 final 5 hit
roll r2 DR 6,5 ift in a1 by anna
a1 ift r2 column 16 final 11 result PTC   !! C8.31-he-column
by boris
roll r3 DR 1,2 tc for r in a1 by boris
r checks PTC r3 morale 7 passed in a1
by anna
a2 prep by pz2 MA at K6 units r infantry-target
roll r4 DR 3,2 to-hit in a2 by anna
a2 to-hit pz2 MA r4 target r ammo HE number 8 final 5 hit
roll r5 DR 6,5 ift in a2 by anna
a2 ift r5 column 12 final 11 result NE   ok C8.31-he-column
a3 prep by inf gun at K6 units r infantry-target
roll r6 DR 3,2 to-hit in a3 by anna
a3 to-hit inf gun r6 target r number 8 final 5 hit
roll r7 DR 6,5 ift in a3 by anna
a3 ift r7 column 6 final 11 result NE   ?? C8.31-he-column
a4 prep by pz3 MA at K6 units r infantry-target
roll r8 DR 3,2 to-hit in a4 by anna
a4 to-hit pz3 MA r8 target r ammo HE number 8 final 5 hit
roll r9 DR 6,5 ift in a4 by anna
a4 ift r9 column 6 final 11 result NE   !! C8.31-he-column
marker prep-fire on pz1
marker prep-fire on pz2
marker prep-fire on inf
marker prep-fire on pz3
