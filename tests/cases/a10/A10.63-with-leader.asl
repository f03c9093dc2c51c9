# vector A10.63-with-leader
# A broken crew (boxed Morale Level) in a hex with a Good Order 7-0 uses Self-Rally instead of him. No Self-Rally where a Good Order leader is.
name = "A10.63-with-leader"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
c = { side = "german", type = "german crew 2-2-8", broken-morale = 8 }
l = { side = "german", type = "7-0" }
---
by anna
place c K5
c is broken
place l K5
turn 1 german RPh
roll r1 DR 3,4 rally for c by anna
c checks rally r1 drm self-rally +1 passed   = final 8   ?? A10.63-not-with-leader
c is no-longer broken
