name = "The circled ten"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
su = { side = "russian", type = "SU-85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "NT", ce = true, radioless = false, weapons = { MA = { kind = "ordnance", rof = 0, b = 10, circled = true } } }
t70 = { side = "russian", type = "T-70", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "russian", mount = "ST", ce = true, radioless = true }
gs = { side = "german", type = "4-6-7" }
---
by mischa
place su K6 vca K5-L5
place t70 T9 vca T8-U9
by greta
place gs K2
gs is known
by mischa
turn 1 russian PFPh
a1 prep by su MA at K2 units gs infantry-target range 4
roll r1 DR 6,5 to-hit in a1 by mischa
a1 to-hit su MA r1 target gs number 8 final 11 miss
su low-ammo MA r1
marker named low-ammo on su
marker prep-fire on su
phase-end
turn 1 russian MPh
t70 start 1 MP total 1
t70 enter T8 1 MP total 2
t70 stop 1 MP total 3
t70 ends
phase-end
turn 2 russian PFPh
a2 prep by su MA at K2 units gs infantry-target range 4
roll r2 DR 4,5 to-hit in a2 by mischa
# nine is no ten
a2 to-hit su MA r2 target gs number 8 final 9 miss
marker prep-fire on su
phase-end
turn 3 russian PFPh
a3 prep by su MA at K2 units gs infantry-target range 4
roll r3 DR 4,6 to-hit in a3 by mischa
a3 to-hit su MA r3 target gs number 8 final 10 miss
su disables MA r3
marker prep-fire on su
phase-end
turn 3 russian MPh
phase-end
