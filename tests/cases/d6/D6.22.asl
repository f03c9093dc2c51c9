# Mounted Fire of Riders and of the Passengers of a truck (D6.1, D6.22), and what fire aboard does to the move (D2.1).
name = "D6.22: Mounted Fire"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
opel = { side = "german", type = "Opel 6700 (Blitz)" }
ht = { side = "german", type = "SPW 251/1", ce = true }
rider = { side = "german", type = "german 4-6-8", sw = [] }
pax = { side = "german", type = "german 4-6-8", sw = [] }
inside = { side = "german", type = "german 4-6-8", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz K5 vca K6-L5
place rider K5
rider boards pz
place opel P5 vca P6-Q6
place pax P5
pax boards opel
place ht M5 vca M6-N5
place inside M5
inside boards ht
place r1 M8
turn 1 german PFPh
a1 prep by rider inherent 4 FP x1/2 mounted at M8 range 4 total 2 FP column 2   ok D6.22-mounted
roll r1 DR 6,5 ift in a1
a1 ift r1 column 2 final 11 result NE
a2 prep by pax inherent 4 FP at M8 range 4 total 4 FP column 4   !! D6.22-mounted = 2 FP
roll r2 DR 6,5 ift in a2
a2 ift r2 column 4 final 11 result NE
a3 prep by inside inherent 4 FP at M8 range 3 total 4 FP column 4
roll r3 DR 6,5 ift in a3
a3 ift r3 column 4 final 11 result NE
marker prep-fire on pz
marker prep-fire on opel
marker prep-fire on ht
turn 1 german MPh
ht start 1 MP total 1   !! D2.1-no-move-after-prep
ht stop 1 MP total 2
ht ends
