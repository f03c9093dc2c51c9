name = "Overdriven engines"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
P11 = { is = ["brush"] }
P10 = { is = ["brush"] }
P9 = { is = ["brush"] }
P8 = { is = ["brush"] }
P7 = { is = ["brush"] }
P6 = { is = ["brush"] }
P5 = { is = ["brush"] }

[units]
tiger = { side = "german", type = "PzKpfw VIE", class = "tracked", afv = true, mp = 12, red-mp = true, maker = "german", mount = "ST", ce = true, radioless = false }
m4 = { side = "russian", type = "M4", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "american", mount = "T", ce = true, radioless = false }
---
by greta
place tiger K6 vca K5-L5
by mischa
place m4 P12 vca P11-Q12
by greta
turn 1 german MPh
tiger start 1 MP total 1
roll r1 DR 5,6 reliability for tiger by greta
tiger reliability r1 ok
tiger enter K5 1 MP total 2
tiger stop 1 MP total 3
# the engine was tested already
tiger start reverse 1 MP total 4
tiger enter K6 reverse 4 MP total 8
tiger enter K7 reverse 4 MP total 12
# one and a half: one, and two for a German
roll r2 DR 3,4 esb for tiger by greta
tiger esb 1.5 MP r2 drm +3 final 10 success
tiger stop 1 MP total 13
tiger ends
phase-end
by mischa
turn 1 russian MPh
m4 start 1 MP total 1
m4 enter P11 2 MP total 3
m4 enter P10 2 MP total 5
m4 enter P9 2 MP total 7
m4 enter P8 2 MP total 9
m4 enter P7 2 MP total 11
m4 enter P6 2 MP total 13
# two MP, and one for a Russian crew
roll r3 DR 4,4 esb for m4 by mischa
m4 esb 2 MP r3 drm +3 final 11 success
m4 enter P5 2 MP total 15
m4 ends motion
