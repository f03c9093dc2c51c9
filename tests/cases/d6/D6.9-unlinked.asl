# A survival roll that names no attack is that of the wreck (D6.9).
name = "D6.9: an unlinked roll"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "russian", type = "T-34 M43", ce = false }
r = { side = "russian", type = "russian 4-4-7" }
t2 = { side = "russian", type = "T-34 M43", ce = false }
r2 = { side = "russian", type = "russian 4-4-7" }
pz = { side = "german", type = "PzKpfw IVH", ce = true }
---
by ivan
place t K5 vca K6-J5
place r K5
r boards t
t is known
by gerda
place pz K9 vca K8-L8
turn 1 german PFPh
a1 prep by pz MA at K5 units t vehicle-target range 4
roll r1 DR 4,3 to-hit in a1 by gerda
a1 to-hit pz MA r1 target t number 10 final 7 hit
t claims facing K6 front
roll r2 DR 2,3 to-kill in a1 by gerda
a1 to-kill r2 armor 11 number 6 result eliminated
t suffers eliminated in a1
turn 1 german MPh   !! D6.9-passenger-survival
turn 1 german DFPh
turn 1 russian RPh
by ivan
place t2 K5 vca K6-J5
place r2 K5
r2 boards t2
t2 is known
by gerda
turn 1 russian DFPh
a2 final by pz MA at K5 units t2 vehicle-target range 4
roll r3 DR 4,3 to-hit in a2 by gerda
a2 to-hit pz MA r3 target t2 number 10 final 7 hit
t2 claims facing K6 front
roll r4 DR 2,3 to-kill in a2 by gerda
a2 to-kill r4 armor 11 number 6 result eliminated
t2 suffers eliminated in a2
by ivan
roll r5 DR 2,2 survival for r2 by ivan
by gerda
turn 1 russian AFPh
