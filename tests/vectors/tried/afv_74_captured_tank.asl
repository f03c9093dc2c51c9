# broken: Case H at the To Hit: a captured tank (unqualified use) takes Case H +2, which is left out
name = "74_captured_tank"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
kv = { side = "german", type = "KV-1 M41", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place kv F5 vca G5-G6
kv is captured
place t34 N5 vca M5-M6
turn 1 german PFPh
a1 prep by kv MA at N5 units t34 vehicle-target range 8
roll r1 DR 4,5 to-hit in a1 by anna
a1 to-hit kv MA r1 target t34 drm I +1 number 8 final 10 miss
marker prep-fire on kv
phase-end
