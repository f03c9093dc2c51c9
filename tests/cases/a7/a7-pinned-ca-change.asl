# vector a7-pinned-ca-change
# A pinned crew turns its Gun to fire.
name = "a7-pinned-ca-change"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g = { side = "russian", type = "75mm gun" }
crew = { side = "russian", type = "2-2-8", kind = "crew" }
t = { side = "german", type = "4-6-7", kind = "squad" }
---
place g K5 vca K4-L4
place crew K5
place t K9
turn 1 german DFPh
crew is pinned   ?? LOG.no-cause
g ca L4-L5 shot   !! A7.81-no-ca-change  = not allowed
