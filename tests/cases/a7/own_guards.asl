# What A7 permits: nothing is found.
name = "A7: permissions"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
obs = { side = "german", type = "9-1", kind = "leader" }
near = { side = "russian", type = "4-4-7", kind = "squad" }
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "4-6-7", kind = "squad", sw = ["BAZ"] }
c = { side = "german", type = "4-6-7", kind = "squad", sw = ["FT"] }
idle = { side = "german", type = "4-6-7", kind = "squad" }
out = { side = "german", type = "4-6-7", kind = "squad" }
pinned = { side = "german", type = "4-6-7", kind = "squad" }
p = { side = "german", type = "5-4-8", kind = "squad", assault = true, spraying = true }
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place obs K5
place near K5
place a N5
place b N5
place c N5
place t1 N6
place idle M3
place p Q5
place out K5
place pinned M2
place t2 Q7
place t3 Q8
turn 1 german PFPh
# an Observer beside a Known enemy directs OBA (A7.212); ordnance and FT fire apart (A7.55); nobody has to fire (A7.1)
note "obs calls a FFE at T20"
a1 prep by a inherent 4 FP x2 PBF at N6
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by b sw:BAZ at N6
roll r2 DR 6,5 to-hit in a2
a2 to-hit b sw:BAZ r2 miss
a3 prep by c sw:FT 24 FP at N6
roll r3 DR 6,6 ift in a3
a3 ift r3   = PTC
roll r31 DR 1,2 tc for t1 in a3
t1 checks PTC r31 passed in a3
turn 1 german AFPh
# pinned and spraying, it still has Assault Fire (A7.36)
p is pinned   ?? LOG.no-cause
a4 advancing by p inherent 5 FP x1/2 AFPh x1/2 pin x1/2 spraying +1 assault at Q7,Q8   = 2 FP at 1
roll r4 DR 6,5 ift in a4
a4 ift r4 result none
# who came off a vehicle into the enemy's Location may rout (A7.211), and so may a pinned unit that broke (A7.8)
marker named cc on out
out is broken   ?? LOG.no-cause
pinned is pinned   ?? LOG.no-cause
pinned is broken no-longer pinned   ?? LOG.no-cause
turn 1 german RtPh
out routs K4
pinned routs N4   ?? A10.51-not-closer
