# A SW breaks down on an Original DR of its B# or more, 12 where none is printed: one mistake when the weapon fires
# again, or else when the phase ends.
name = "own_sw_breakdown"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 8, rof = 1, b = 12 }
MMG = { fp = 5, range = 12, rof = 2, b = 11 }
HMG = { kind = "mg", fp = 7, range = 16, rof = 6, b = 11 }
old = { kind = "mg", fp = 2, range = 6 }
FT = { kind = "ft", fp = 24, range = 1, x = 10 }

[units]
a = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
b = { side = "german", type = "4-6-7", kind = "squad", sw = ["MMG"] }
c = { side = "german", type = "4-6-7", kind = "squad", sw = ["HMG"] }
d = { side = "german", type = "4-6-7", kind = "squad", sw = ["old"] }
e = { side = "german", type = "4-6-7", kind = "squad", sw = ["FT"] }
f1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
f2 = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
g1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
g2 = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
h = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
i = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
j = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
ta = { side = "russian", type = "4-4-7", kind = "squad" }
tb = { side = "russian", type = "4-4-7", kind = "squad" }
tc = { side = "russian", type = "4-4-7", kind = "squad" }
td = { side = "russian", type = "4-4-7", kind = "squad" }
tf = { side = "russian", type = "4-4-7", kind = "squad" }
tg = { side = "russian", type = "4-4-7", kind = "squad" }
th = { side = "russian", type = "4-4-7", kind = "squad" }
---
place a A5
place ta A8
place b D5
place tb D8
place c G5
place tc G8
place d J5
place td J8
place e M5
place f1 P5
place f2 P6
place tf P9
place g1 S5
place g2 S6
place tg S9
place h V5
place i W5
place j X5
place th W8
turn 1 german PFPh
a1 prep by a sw:LMG 3 FP at A8
roll r1 DR 6,6 ift in a1
a1 ift r1
a malfunctions sw:LMG r1   ok A9.7-sw-breakdown
# B11 and an Original 11 that nobody followed up: told when the phase ends.
a2 prep by b sw:MMG 5 FP at D8
roll r2 DR 5,6 ift in a2
a2 ift r2
# And when the weapon fires again, by its ROF; then no more.
a3 prep by c sw:HMG 7 FP at G8
roll r3 DR 6,5 ift in a3
a3 ift r3
a4 prep by c sw:HMG 7 FP rof at G8   !! A9.7-sw-breakdown
roll r4 DR 5,4 ift in a4
a4 ift r4
# No B# printed: 12, so that an 11 is none, unless another rule lowers the number.
a5 prep by d sw:old 2 FP at J8
roll r5 DR 5,6 ift in a5
a5 ift r5
d malfunctions sw:old r5   ?? A9.7-sw-breakdown
# A FT is lost on its X#.
a6 prep by e sw:FT 24 FP at M6
roll r6 DR 6,5 ift in a6
a6 ift r6
e disables sw:FT r6   ok A9.7-sw-breakdown
# One roll, two LMG: one of them at least.
a7 prep by f1 sw:LMG 3 FP, f2 sw:LMG 3 FP at P9
roll r7 DR 6,6 ift in a7
a7 ift r7
f2 malfunctions sw:LMG r7   ok A9.7-sw-breakdown   ?? A9.7-selection
a8 prep by g1 sw:LMG 3 FP, g2 sw:LMG 3 FP at S9
roll r8 DR 6,6 ift in a8
a8 ift r8
# A failure two below the B#, which a captured SW has; by a roll that is far below; by a counter that names no weapon.
a9 prep by h sw:LMG 3 FP at W8
roll r9 DR 4,6 ift in a9
a9 ift r9
h malfunctions sw:LMG r9   ?? A9.7-sw-breakdown
a10 prep by i sw:LMG 3 FP at W8
roll r10 DR 5,4 ift in a10
a10 ift r10
i malfunctions sw:LMG   !! A9.7-sw-breakdown
a11 prep by j sw:LMG 3 FP at W8
roll r11 DR 6,6 ift in a11
a11 ift r11
marker malfunction on j   ?? A9.7-no-fire
turn 1 german MPh   !! A9.7-sw-breakdown  !! A9.7-sw-breakdown
