# vector a7-pin-halved-once
# Twice pinned 4-6-7 fires in the DFPh at range 3: 4/2 = 2.
name = "a7-pin-halved-once"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
place t K8
turn 1 german DFPh
marker pin on s   ?? LOG.no-cause
s is pinned   ?? LOG.no-cause
a1 final by s inherent 4 FP x1/2 pin at K8   = 2 FP  = column 2  ok A7.8-not-cumulative
