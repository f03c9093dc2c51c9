# The words of a declaration of fire and of an attempt.
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
F4 = { is = ["open-ground", "woods"] }
[weapons]
LMG = { fp = 3, range = 8, rof = 3, b = 12 }
[units]
s = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s5 = { side = "german", type = "german 4-6-7", sw = [] }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
foe2 = { side = "russian", type = "russian 4-4-7", sw = [] }
[units.t]
side = "german"
class = "tracked"
afv = true
mp = 12
ce = true
open-topped = false
red-mp = false
radioless = false
mount = "T"
weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 5, range = 12 } }
---
by anna
place s K5
place s2 A5
place s3 A3
place s5 F9
place t F6 vca F5-G6
place foe K2
place foe2 A4
foe is known
foe2 is known
turn 1 german PFPh
a1 prep by s inherent 4 FP, s sw:LMG 3 FP at K2 units foe range 3 total 7 FP column 6   ok A7.4-named-level
roll r1 DR 3,6 ift in a1 by anna
a1 ift r1 column 6 final 9 result NE
a2 prep by s sw:LMG 3 FP rof at K2 range 3 total 3 FP column 2   ok A9.2-rof-again
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 column 2 final 11 result NE
marker prep-fire on s
a3 prep by s2 inherent 4 FP x2 PBF rof, s2 sw:LMG 3 FP x2 PBF at A4 range 1 total 14 FP column 12   !! A9.2-rof-again ok A7.26-factor-of-its-reason
roll r3 DR 5,6 ift in a3 by anna
a3 ift r3 column 12 final 11 result NE
marker prep-fire on s2
a5 prep by s5 inherent to-kill at F12   !! C7.3-to-kill-by-mg
roll r4 DR 5,6 ift in a5 by anna
a5 ift r4
turn 1 german MPh
t start 1 MP
t enter F5 1 MP
t enter F4 inside 6 MP   ok LOG.inside-obstacle
t enter F3 inside 1 MP   !! LOG.inside-obstacle  !! D2.11-vca-bog
t stop 1 MP
turn 1 german AFPh
a4 advancing by s3 inherent 4 FP x3 PBF x1/2 AFPh at A4/1 units foe2   !! A7.26-factor-of-its-reason !! A7.4-named-level
