# Fire at friends, First Fire that names nobody, and groups with vehicles (A7.4, A8.1, A7.51).
name = "A7: at whom"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
b = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
c = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
d = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
c2 = { side = "german", type = "4-6-7", kind = "squad" }
z = { side = "german", type = "4-6-7", kind = "squad" }
af = { side = "russian", class = "tracked", afv = true, ce = true, open-topped = false }
e = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
f1 = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
tank2 = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, weapons.BMG = { kind = "mg", fp = 3, range = 8 }, weapons.CMG = { kind = "mg", fp = 5, range = 12 } }
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, weapons.BMG = { kind = "mg", fp = 3, range = 8 }, weapons.CMG = { kind = "mg", fp = 5, range = 12 } }
t1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
m = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
n = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
---
place a K5
place f1 K8
place b M5
place t1 M8
place c O5
place tank P5 vca P6-Q6
place t2 P8
place tank2 W5 vca W6-V5
place t3 W8
place d S5
place m S9
place n S8
place e U5
place c2 O4
place z AA5
place af AA8 vca AA7-BB7
turn 1 german PFPh
# only friends are there
a1 prep by a inherent 4 FP at K8   !! A7.4-no-friendly-fire
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by b inherent 4 FP at M8   ok A7.4-no-friendly-fire
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
a3 prep by c inherent 4 FP, tank BMG 3 FP at P8   !! A7.51-vehicle-fg
roll r3 DR 6,5 ift in a3
a3 ift r3 result none
a4 prep by tank2 BMG 3 FP, tank2 CMG 5 FP at W8   ok A7.51-vehicle-fg
roll r4 DR 6,5 ift in a4
a4 ift r4 result none
# its crew is CE
a5 prep by z inherent 4 FP at AA8
roll r50 DR 6,5 ift in a5
a5 ift r50 result none   !! D5.31-ce-drm
turn 1 russian MPh
m moves S8 1 MF not-assault
# whether the other is fired at too, nobody can tell: nothing is asked of either
a1 first by d inherent 4 FP at S8   ?? A8.1-names-its-target
roll r5 DR 2,4 ift in a1
a1 ift r5 result NMC
# nor has the other moved
a7 first by c2 inherent 4 FP at S8 units n   !! A8.1-moved
roll r7 DR 6,5 ift in a7
a7 ift r7 result none
m moves S7 1 MF not-assault
a2 first by e inherent 4 FP at S7 units m   ok A8.1-names-its-target
roll r6 DR 6,5 ift in a2
a2 ift r6 drm FFNAM -1, FFMO -1 result none
turn 1 russian DFPh
