# A crew Recalled by an attack at another hex (A7.307)
name = "A crew Recalled by an attack at another hex"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[weapons]
MMG = "german mmg"
[units.l]
side = "german"
type = "9-1"
[units.s1]
side = "german"
type = "german 4-6-7"
sw = ["MMG"]
[units.rl]
side = "russian"
type = "8-1"
[units.r1]
side = "russian"
type = "russian 4-4-7"
[units.t]
side = "russian"
type = "T-34 M41"
[units.t2]
side = "german"
type = "PzKpfw IVH"
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["wooden-building"] }
---
place l K9
place s1 K9
place r1 K5
place rl K5
place t P5 vca P4-Q5
place t2 P9 vca P8-Q9
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s1 sw:MMG 5 FP at K5 range 4 directed-by l total 9 FP column 8
roll r1 DR 5,6 ift in a1
a1 ift r1 drm leader -1, TEM +2 final 12 result NE
marker prep-fire on s1
marker prep-fire on l
t is recalled in a1   !! A7.307-vulnerable-prc-hit
turn 1 german MPh
