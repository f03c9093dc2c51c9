# An Original 12 on a rally DR is Casualty Reduction, whatever the DRM: a HS for a squad, a wound for a leader, a HS is lost (A10.64).
name = "own_a10_64_fate"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 2-4-7", sw = [] }
g = { side = "german", type = "german 2-4-7", sw = [] }
l = { side = "german", type = "8-0" }
m = { side = "german", type = "8-0" }
k = { side = "german", type = "10-3" }
u = { side = "german", type = "german 5-4-8", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
sh = { side = "german", type = "german 2-4-7", sw = [] }
---
by anna
place s K5
place t K5
place h K5
place g K5
place k K5
place u K5
place l M5
place m O5
s is broken
t is broken
h is broken
g is broken
u is broken
l is broken
m is broken
by boris
place e K25
by anna
turn 1 german RPh   ?? A5.1-setup
roll r1 DR 6,6 rally for s by anna
s checks rally r1 drm leader -3 failed
s reduced into sh
sh is broken
roll r2 DR 6,6 rally for h by anna
h checks rally r2 drm leader -3 failed
h eliminated
roll r3 DR 6,6 rally for l by anna
l checks rally r3 drm self-rally +1 failed
roll r4 dr 2 wound for l by anna
l is wounded
roll r5 DR 6,6 rally for t by anna
t checks rally r5 drm leader -3 failed
roll r6 DR 6,6 rally for g by anna
g checks rally r6 drm leader -3 failed
roll r7 DR 6,6 rally for m by anna
m checks rally r7 drm self-rally +1 failed
# 12 - 3 is within no Morale Level that matters
roll r8 DR 6,6 rally for u by anna
u checks rally r8 drm leader -3 passed   !! A10.6-rally-dr
turn 1 german PFPh   ok A10.64-fate  !! A10.64-fate
