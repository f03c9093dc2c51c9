# In the AFPh no vehicle and no Gun fires on by ROF (A7.25); of who used Bounding First Fire D3.32 speaks.
name = "A7.25: ROF in the AFPh"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
v = { side = "russian", type = "T-34/85", ce = true }
g = { side = "russian", type = "45mm PTP obr. 42" }
crew = { side = "russian", type = "russian crew 2-2-8" }
sq1 = { side = "german", type = "german 4-6-7" }
sq2 = { side = "german", type = "german 4-6-7" }
---
place v F5 vca F4-G5
place g C5 vca C4-D4
place crew C5
place sq1 H2
place sq2 C2
sq1 is known
sq2 is known
turn 1 russian AFPh
a1 advancing by v MA at H2 units sq1 infantry-target range 4
roll r1 DR 1,6 to-hit in a1
a1 to-hit v MA r1 target sq1 drm B +2 number 8 final 9 miss
a2 advancing by v MA rof at H2 units sq1 infantry-target range 4   !! A7.25-rof-if-only-opportunity
a3 advancing by g gun at C2 units sq2 infantry-target range 3
roll r3 DR 1,6 to-hit in a3
a3 to-hit g gun r3 target sq2 drm B +2 number 8 final 9 miss
a4 advancing by g gun rof at C2 units sq2 infantry-target range 3   !! A7.25-rof-if-only-opportunity
