# What these clauses let be: a crew that opens after a Shock or a reveal, Passengers who go BU, a bail out, a wagon, a vehicle that is
# immobilized with Passengers aboard, a unit that gets off with its gun's crew, a leader with four MF.
name = "own_legal_odd"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
g = { side = "german", type = "german 4-6-7", sw = [] }
mk = { side = "german", type = "SPW S307(f)", ce = true }
pz = { side = "german", type = "PzKpfw IVH", ce = true, capacity = 14, carries = true }
h = { side = "german", type = "german 4-6-7", sw = [] }
op = { side = "german", type = "Opel 6700 (Blitz)" }
l = { side = "german", type = "9-1", kind = "leader" }
k = { side = "german", type = "german 4-6-7", sw = [] }
im = { side = "german", type = "SPW 251/1", ce = true }
i = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "russian", type = "T-34/85", ce = false }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place ht K9 vca K8-L8
place g K9
g boards ht
place mk M9 vca M8-N8
place pz O9 vca O8-P8
place h O9
h boards pz
place op Q9 vca Q8-R8
place l Q9
place k Q9
l boards op
k boards op
place im S9 vca S8-T8
place i S9
i boards im
by boris
place r M2
turn 1 german PFPh
by anna
# Passengers are no crew
g BU
turn 1 german MPh
mk is shocked   ?? LOG.vehicle-cause
# Riders bail out of what moves
pz start 1 MP total 1
pz enter O8 1 MP total 2
h leaves pz
roll r1 DR 2,2 mc for h
h checks NMC r1 morale 7 passed
pz enter O7 1 MP total 3
pz stop 1 MP total 4
pz ends
# one quarter, and one MF to get off: two are left, of the leader as well
op start 1 MP total 1
op enter Q8 4 MP total 5
op stop 1 MP total 6
op spend unload 7 MP total 13   = 7 MP
l leaves op   ok D6.5-stopped
k leaves op   ok D6.5-stopped
op ends
l moves Q7 1 MF   ok D6.5-mf-spent
k moves Q7 1 MF   ok D6.5-mf-spent
l moves Q6 1 MF   ok D6.5-mf-spent
k moves Q6 1 MF   ok D6.5-mf-spent
im start 1 MP total 1
im is immobilized   ?? LOG.vehicle-cause
i leaves im
turn 1 german DFPh
by boris
# it was hidden
place t K2 vca K1-L1   ?? LOG.placed-in-play
t CE
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn 1 russian RPh
by anna
roll r9 dr 1 other for mk
mk is no-longer shocked
mk CE
