# The units that an event names beside its own; attempts without their die; what a status belongs to.
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
F4 = { is = ["woods"] }
[units]
s = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
h = { side = "german", type = "german 2-4-7", sw = [] }
late = { side = "german", type = "german 4-6-7", sw = [] }
gone = { side = "german", type = "german 4-6-7", sw = [] }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
foe2 = { side = "russian", type = "russian 4-4-7", sw = [] }
fh = { side = "russian", type = "russian 2-3-7", sw = [] }
foe3 = { side = "russian", type = "russian 4-4-7", sw = [] }
far = { side = "russian", type = "russian 4-4-7", sw = [] }
[weapons]
LMG = "german lmg"
[units.t]
side = "german"
class = "tracked"
afv = true
mp = 12
ce = true
open-topped = false
red-mp = false
radioless = false
weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 5, range = 12 } }
[units.k]
side = "german"
class = "truck"
afv = false
mp = 20
radioless = false
red-mp = false
---
by anna
place s K5
place s2 A5
place gone A5
place t F6 vca F5-G6
place k A5 vca A4-B4
place foe K2
place foe2 K2
place far K1
place foe3 A1
foe3 reduced into fx like far   !! A7.302-half-squad
far reduced into fh2 like fh   ok A7.302-half-squad
gone eliminated
foe is known
foe2 is known
t BU   ok LOG.crew-of-vehicle
t CE
s BU   !! LOG.crew-of-vehicle
s is no-longer broken   !! LOG.status-there
s is disrupted
s is no-longer disrupted   ok LOG.status-there
t claims facing F1 front   ok LOG.claim-of-vehicle
s claims facing F1 front   !! LOG.claim-of-vehicle
s2 boards k   ok LOG.carrier
s2 boards k   !! LOG.carrier
s2 leaves k   ok LOG.carrier
turn 1 german PFPh
s malfunctions sw:LMG   ?? LOG.failure-cause
a1 prep by s inherent 4 FP, s sw:LMG 3 FP at K2 units foe,foe2 range 3 total 7 FP column 6   ok LOG.names-both-sides ok LOG.named-units   !! A9.7-no-fire
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 6 final 11 result NE
marker prep-fire on s
a2 prep by s2 inherent 4 FP, gone inherent 4 FP at A9 range 4   !! LOG.named-units
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2
marker prep-fire on s2
a3 prep by t MA at K2 units foe,foe2 vehicle-target   !! C3.3-target-type
roll r3 DR 6,5 to-hit in a3 by anna
a3 to-hit t MA r3 target fx final 11 miss   !! LOG.target-of-attack
marker prep-fire on t
turn 1 german MPh
turn 1 russian MPh
foe moves K3 1 MF not-assault seen-by t
t motion-attempt against foe success   ?? LOG.roll-missing  ?? D2.401-new-los
t is immobilized   ?? LOG.vehicle-cause
