# Cases F, H, L, N and P: what a shot of a standing vehicle at another takes.
name = "C5, C6: Cases of standing vehicles"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
pz2 = { side = "german", type = "PzKpfw IVH", ce = false }
kv = { side = "german", type = "KV-1 M41", ce = false }
kv2 = { side = "german", type = "KV-1 M41", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false }
near = { side = "russian", type = "T-34/85", ce = false }
tiger = { side = "russian", type = "PzKpfw VIE", ce = false }
---
place pz F5 vca G5-G6
place pz2 H5 vca G6-G5
place kv F9 vca G9-G10
place t34 N5 vca M5-M6
place near G5 vca F4-F5
place kv2 F8 vca G8-G9
place tiger N9 vca M9-M10
t34 is known
near is known
tiger is known
kv is captured
kv2 is captured
turn 1 german PFPh
a1 prep by pz MA at G5 units near vehicle-target range 1
roll r1 DR 4,5 to-hit in a1
a1 to-hit pz MA r1 target near drm I +1, L -2 number 10 final 8 hit   ok C6.3-case-l
near claims facing F5 front
roll r9 DR 6,5 to-kill in a1
a1 to-kill r9 armor 11 number 7 result no-effect
a2 prep by pz2 MA at G5 units near vehicle-target range 1
roll r2 DR 4,6 to-hit in a2
a2 to-hit pz2 MA r2 target near drm I +1 number 10 final 11 miss   !! C6.3-case-l
a3 prep by kv MA at N9 units tiger vehicle-target range 8
roll r3 DR 4,5 to-hit in a3
a3 to-hit kv MA r3 target tiger drm I +1, H +2, P -1 number 8 final 11 miss   ok C5.8-case-h  ok C6.7-case-p
a4 prep by kv2 MA at N9 units tiger vehicle-target range 8
roll r4 DR 4,5 to-hit in a4
a4 to-hit kv2 MA r4 target tiger drm I +1, P +1 number 8 final 11 miss   !! C5.8-case-h  !! C6.7-case-p
