# vector a7-212-observer
# An OBA Observer sharing his Location with a Known enemy directs OBA elsewhere.
name = "a7-212-observer"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
OBA = { kind = "ordnance" }

[units]
obs = { side = "german", type = "9-1", kind = "leader" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
far = { side = "russian", type = "4-4-7", kind = "squad" }
---
place obs K5
place t K5
place far P5
turn 1 german PFPh
a1 prep by obs OBA at P5   = allowed
