# vector A5.1-four-smc
# Three squads and four leaders: fired at in the DFPh. Within the limit: no DRM.
name = "A5.1-four-smc"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-4-7", kind = "squad" }
b = { side = "german", type = "4-4-7", kind = "squad" }
c = { side = "german", type = "4-4-7", kind = "squad" }
l1 = { side = "german", type = "8-0", kind = "leader" }
l2 = { side = "german", type = "8-0", kind = "leader" }
l3 = { side = "german", type = "8-0", kind = "leader" }
l4 = { side = "german", type = "7-0", kind = "leader" }
f = { side = "russian", type = "4-6-7", kind = "squad" }
---
place a K6
place b K6
place c K6
place l1 K6
place l2 K6
place l3 K6
place l4 K6
place f K9
turn 1 german DFPh
a1 final by f inherent 4 FP at K6 range 3 total 4 FP column 4
roll r1 DR 4,3 ift in a1
a1 ift r1 final 7  = drm +0  = final 7
roll r2 DR 1,2 tc for a in a1
a checks PTC r2 morale 7 passed in a1
roll r3 DR 1,2 tc for b in a1
b checks PTC r3 morale 7 passed in a1
roll r4 DR 1,2 tc for c in a1
c checks PTC r4 morale 7 passed in a1
roll r5 DR 1,2 tc for l1 in a1
l1 checks PTC r5 morale 8 passed in a1
roll r6 DR 1,2 tc for l2 in a1
l2 checks PTC r6 morale 8 passed in a1
roll r7 DR 1,2 tc for l3 in a1
l3 checks PTC r7 morale 8 passed in a1
roll r8 DR 1,2 tc for l4 in a1
l4 checks PTC r8 morale 7 passed in a1
turn 1 german AFPh
