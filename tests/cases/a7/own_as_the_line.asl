# What small arms do to a truck the vehicle line tells, also where a status says it.
name = "A7.308: as the line"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ka = { side = "german", type = "Opel 6700 (Blitz)" }
kb = { side = "german", type = "Opel 6700 (Blitz)" }
kc = { side = "german", type = "Opel 6700 (Blitz)" }
ga = { side = "german", type = "german 4-6-7", sw = [] }
gc = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 6-2-8", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place ka A5 vca A4-B4
place r1 A6
place kb E5 vca E4-F4
place r2 E8
place kc I5 vca I4-J4
place gc I5
place r3 I8
gc boards kc
turn 1 russian PFPh
# a Final DR that equals the Kill Number, said by its status
a1 prep by r1 inherent 6 FP x2 PBF at A5
roll r1 DR 3,5 ift in a1
a1 ift r1 column 12 final 8
ka is immobilized in a1   ok A7.308-as-the-line
a2 prep by r2 inherent 4 FP at E5
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
kb is immobilized in a2   !! A7.308-as-the-line
# a Passenger whose truck is not lost takes the Collateral Attack
a3 prep by r3 inherent 4 FP at I5
roll r3 DR 2,4 ift in a3
a3 ift r3 result NMC
marker prep-fire on r2
marker prep-fire on r1
marker prep-fire on r3
turn 1 russian MPh   !! A7.308-collateral-if-not-eliminated
