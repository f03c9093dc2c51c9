# legal: the BU T-34 is immobilized by a tank in whose hex it stands; A7.211 and its CC counter are of PRC that are Personnel targets, not of a BU crew of a closed-topped AFV (A7.211-bu-ct-immune)
name = "B6_hit_in_the_enemy_hex"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IIIH", ce = true }
pz2 = { side = "german", type = "PzKpfw IVH", ce = true }
opel = { side = "german", type = "Opel 6700 (Blitz)" }
spw = { side = "german", type = "SPW 251/1" }
pax = { side = "german", type = "german 4-6-8", sw = [] }
wag = { side = "german", type = "Wagon" }
kv = { side = "russian", type = "KV-1 M41", ce = true }
t34 = { side = "russian", type = "T-34/85", ce = false }
t43 = { side = "russian", type = "T-34 M41", ce = true, radioless = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place t34 F5 vca G5-G6
place pz G5 vca F4-F5
turn 1 russian MPh
t34 start 1 MP total 1 seen-by pz
t34 enter G5 2 MP total 3 seen-by pz
a1 first by pz MA at G5 units t34 vehicle-target range 0 answers t34
roll r1 DR 4,1 to-hit in a1 by anna
a1 to-hit pz MA r1 target t34 drm J1 +3, E +2 number 10 final 10 hit
t34 claims facing G5 side
roll r2 DR 4,2 to-kill in a1 by anna
a1 to-kill r2 armor 6 number 6 result immobilized
t34 suffers immobilization in a1
marker first-fire on pz
t34 ends
phase-end
