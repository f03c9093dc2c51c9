# Who gets on a truck, when and where (D6.4).
name = "D6.4: loading"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g5 = { side = "german", type = "german 2-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
ka = { side = "german", type = "Opel 6700 (Blitz)" }
kb = { side = "german", type = "Opel 6700 (Blitz)" }
kc = { side = "german", type = "Opel 6700 (Blitz)" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g1 A5
place g5 A5
place ka A5 vca A4-B4
place g2 E5
place kb E5 vca E4-F4
place g3 I5
place g4 I5
place kc I5 vca I4-J4
place r1 G9
g2 is broken,dm
turn 1 german PFPh
a1 prep by g3 inherent 4 FP at G9
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
marker prep-fire on g3
turn 1 german MPh
g1 boards ka   ok D6.4-loads-in-mph
g2 boards kb   !! D6.4-loads-in-mph
g3 boards kc   !! D6.4-loads-in-mph
# where the truck is, he is not
g4 boards kc at I6   !! D2.36-load-in-occupied-hex
turn 1 german APh
g5 boards ka   !! D6.4-loads-in-mph
turn 1 german CCPh
