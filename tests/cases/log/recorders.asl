# Where both sides have keys: each records what his own units do, and of others what his shots do to them.
printing = "2e"
[players]
anna = { side = "german", key = "anna+11111111+A" }
boris = { side = "russian", key = "boris+22222222+A" }
dora = {}
[default-terrain]
is = ["open-ground"]
[terrain]
F4 = { is = ["woods"] }
[units]
s = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
foe2 = { side = "russian", type = "russian 4-4-7", sw = [] }
foe3 = { side = "russian", type = "russian 4-4-7", sw = [] }
hid = { side = "russian", type = "russian 4-4-7", sw = [] }
[weapons]
LMG = "german lmg"
[units.t]
side = "russian"
class = "tracked"
afv = true
mp = 12
ce = true
open-topped = false
red-mp = false
radioless = false
---
by anna
place s K5
place s2 A5
# The set-up of both may be written by one.
place foe K2
place foe2 K2
place foe3 A1
place hid M1
hid is concealed
place t F6 vca F5-G6
turn 1 german PFPh
a1 prep by s inherent 4 FP at K2 units foe,foe2 range 3 total 4 FP column 4   ok LOG.deed-of-another
roll r1 DR 2,3 ift in a1 by anna
a1 ift r1 column 4 final 5 result 1MC   ok LOG.deed-of-another
marker prep-fire on s   ok LOG.deed-of-another
# His own check, and dice of his that she takes down.
by boris
roll r2 DR 2,3 mc for foe in a1 by boris
foe checks 1MC r2 morale 7 passed in a1   ok LOG.deed-of-another
roll r3 DR 5,4 mc for foe2 in a1 by boris
by anna
foe2 checks 1MC r3 morale 7 failed in a1   ok LOG.deed-of-another
foe2 is broken,dm in a1   ok LOG.deed-of-another
a2 prep by s2 inherent 4 FP at A1 units foe3 range 4 total 4 FP column 4
roll r4 DR 2,3 ift in a2 by anna
a2 ift r4 column 4 final 5 result 1MC
marker prep-fire on s2
# The attacker rolls for the other, by dice that nothing but honour backs.
roll r5 DR 6,5 mc for foe3 in a2 by anna
foe3 checks 1MC r5 morale 7 failed in a2   !! LOG.deed-of-another
foe3 is broken,dm in a2   ok LOG.deed-of-another
# A shot at one unit does nothing to another, whatever attack is named.
t is stunned in a2   !! LOG.deed-of-another
t is recalled in a2   !! LOG.deed-of-another
foe3 is known in a2   ok LOG.deed-of-another
hid is no-longer concealed in a2   !! LOG.deed-of-another
by boris
t is no-longer stunned   ?? LOG.status-by-word
t is no-longer recalled   ?? LOG.status-by-word
turn 1 russian MPh
t start 1 MP   ok LOG.deed-of-another
t passed   !! LOG.deed-of-another
by anna
t passed   ok LOG.deed-of-another
t enter F5 1 MP   !! LOG.deed-of-another
t stop 1 MP   !! LOG.deed-of-another
t ends   !! LOG.deed-of-another
# Nobody fired at these.
foe is broken,dm   !! LOG.deed-of-another
# It moved in this phase, and mines are in no event.
t eliminated   ?? LOG.deed-of-another
foe2 eliminated   !! LOG.deed-of-another
marker named abandoned on hid   ?? LOG.deed-of-another
# Who breaks is pinned no more.
roll r6 dr 2 sa by anna
hid is pinned   ?? LOG.deed-of-another
hid is broken,dm no-longer pinned   ?? LOG.deed-of-another
by dora
s is ti   !! LOG.deed-of-another
