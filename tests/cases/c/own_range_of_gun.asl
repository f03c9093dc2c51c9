# C2.25: minimum and maximum range; one that a note changes is asked.
name = "own_range_of_gun"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "8cm GrW 34" }
m = { side = "german", type = "german crew 2-2-8" }
g = { side = "german", type = "5cm PaK 38" }
n = { side = "german", type = "german crew 2-2-8" }
o = { side = "german", type = "5cm PaK 38" }
q = { side = "german", type = "german crew 2-2-8" }
h = { side = "german", type = "OML 3-in. Mortar" }
p = { side = "german", type = "british crew 2-2-8" }
e = { side = "russian", type = "russian 4-4-7" }
i = { side = "russian", type = "russian 4-4-7" }
t = { side = "russian", type = "T-34 M43" }
u = { side = "russian", type = "T-34 M43" }
---
by boris
place e K2
place i K3
place t K77 vca K76-L76
place u K76 vca K75-L75
e is known
i is known
t is known
u is known
by anna
place f K1 vca K2-L1
place m K1
place g K1 vca K2-L1
place n K1
place h L1 vca L2-M2
place p L1
place o K1 vca K2-L1
place q K1
turn 1 german PFPh
a1 prep by f gun at K2 units e area-target range 1   !! C2.25-range
roll r1 DR 3,6 to-hit in a1
a1 to-hit f gun r1 target e ammo HE number 7 final 9 miss
a2 prep by f gun rof at K3 units i area-target range 2   ok C2.25-range
a3 prep by g gun at K77 units t vehicle-target range 76   !! C2.25-range
a4 prep by o gun at K76 units u vehicle-target range 75   ok C2.25-range
a5 prep by h gun at K3 units i area-target range 2   ?? C2.25-range
