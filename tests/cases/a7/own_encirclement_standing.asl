# How Encirclement comes and goes without a counter in a hex, and what no log decides (A7.7, A7.72, A7.8, A7.82).
name = "A7: Encirclement that stands"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "4-6-7", kind = "squad" }
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
t4 = { side = "russian", type = "4-4-7", kind = "squad" }
t6 = { side = "russian", type = "4-4-7", kind = "squad" }
t5 = { side = "russian", type = "4-4-7", kind = "squad" }
u = { side = "russian", type = "4-4-7", kind = "squad" }
c = { side = "german", type = "4-6-7", kind = "squad" }
tk = { side = "russian", class = "tracked", afv = true, ce = false, open-topped = false }
---
place a A1
place b A7
place t1 A4
place t2 C4
place t3 E4
place t4 G4 level 1
place t5 I4
place t6 O4
place u K4
place c K4
place tk M4 vca M3-N3
t3 is encircled
t5 is encircled
t6 is encircled
c is pinned
turn 1 german PFPh
# from opposite hexsides
a1 prep by a inherent 4 FP at A4
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by b inherent 4 FP at A4
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
marker encircled on t1   ok A7.7-by-fire
t2 is encircled   !! A7.7-by-fire
t3 is no-longer encircled   !! A7.7-persists-until-left
# of a hex as well as of a unit
marker encircled at O4 removed   !! A7.7-persists-until-left
t4 is encircled   ?? A7.72-upper-level
t4 is no-longer encircled   ?? A7.72-ends-instantly
t5 is captured   ?? A7.7-surrender  ?? LOG.status-by-word
t5 is no-longer encircled   ok A7.7-persists-until-left
marker pin on tk   ?? A7.82-unarmored-facing-crew   ?? LOG.no-cause
c is pinned   ?? LOG.no-cause
turn 1 german CCPh
roll r3 DR 3,4 cc for c
cc by c against u r3   ok A7.8-cc-attack-only
