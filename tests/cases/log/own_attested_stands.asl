# A Hindrance attested of a mover that has come back to its hex is said anew; without a move it undoes what the known dice rest on.
name = "own_attested_stands"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
d = { side = "german", type = "PzKpfw IVH", ce = false }
t = { side = "russian", type = "T-34/85", ce = false, radioless = false }
---
place d F3 vca F4-G4
place t F9 vca F8-G9
d is known
turn 1 russian MPh
t start 1 MP seen-by d
d los t exists hindrance +2
a1 first by d MA at F9 units t range 6 vehicle-target answers t
roll r1 DR 1,6 to-hit in a1
a1 to-hit d MA r1 target t drm I +1, R +2 number 10 final 10 hit
t enter F8 1 MP seen-by d
t stop 1 MP seen-by d
t start reverse 1 MP seen-by d
t enter F9 4 MP seen-by d
d los t exists hindrance +2   ok AGREE.attested-stands
a2 first by d MA rof at F9 units t range 6 vehicle-target answers t
roll r2 DR 1,6 to-hit in a2
a2 to-hit d MA r2 target t drm I +1, J +2, R +2 number 10 final 12 miss
d los t exists hindrance +1   ?? AGREE.attested-stands
t stop 1 MP seen-by d
t ends
