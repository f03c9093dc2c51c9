# A second weapon of the turret in Bypass may pay what the first paid for the turn (D3.51) or the side alone (D2.321).
name = "side again ma"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
J7 = { is = ["woods"] }

[units]
t34 = { side = "russian", type = "T-34/85", ce = true }
sq1 = { side = "german", type = "german 4-6-7" }
---
by rudi
place t34 J7 along J7-K8 cafp J7-K7-K8
by gerda
place sq1 P7
sq1 is known
by rudi
turn 1 russian PFPh
a1 prep by t34 CMG 4 FP at P7 units sq1 range 6 tca right total 4 FP column 4
roll r1 DR 5,6 ift in a1 by rudi
a1 ift r1 drm A +2 column 4 final 13 result NE
a2 prep by t34 MA at P7 units sq1 infantry-target range 6
roll r2 DR 5,6 to-hit in a2 by rudi
a2 to-hit t34 MA r2 target sq1 drm A +2 number 8 final 13 miss   ?? D2.321-side-case-a-always
marker prep-fire on t34
turn 1 russian MPh
