# vector A15.1-elite-german
# An Elite 4-6-8 passes a MC with 1,1; Heat of Battle 3,4. 7 - 1 = 6: hero and hardening (already Elite: Fanatic).
name = "A15.1-elite-german"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-8", sw = [] }
h = { side = "german", type = "1-4-9", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is known
by boris
place e K8
e is known
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 column 4 final 6 result NMC
by anna
roll r2 DR 1,1 mc for s in a1 by anna
s checks NMC r2 morale 8 passed in a1

roll r3 DR 3,4 hob for s by anna
s hob r3 drm -1 hero-and-hardening creates h fanatic   ok A15.1-drm   ok A15.1-result   ok A15.3-hardening   = final 6   = hero+hardening
by boris
marker prep-fire on e
turn 1 russian MPh
