# The examples of D2.32 and D2.321: the facings of a vehicle that bypasses BB3 along BB3-CC4, and the shots
# of its slow turret. Each claim is what the firer's player says when he resolves his hit.
name = "D2.321: facings in Bypass"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
BB3 = { is = ["open-ground"], obstacle = ["building"] }

[units]
psw = { side = "german", type = "PSW 234/2", class = "armored-car", afv = true, mp = 33, red-mp = false, reverse = 2, mount = "ST", ce = true }
sqA = { side = "russian", type = "4-4-7" }
sqB = { side = "russian", type = "4-4-7" }
sqD = { side = "russian", type = "4-4-7" }
---
place psw BB3 along BB3-CC4 cafp BB3-CC4-BB4   ok D2.11-vca-recorded
place sqA AA4
place sqB BB2
place sqD DD1
turn 1 german PFPh
# the front wedge
psw claims facing BB4 front
psw claims facing AA5 front
psw claims facing BB5 front
psw claims facing Z5 front
psw claims facing AA6 front
psw claims facing BB6 front
# the rear wedge
psw claims facing CC3 rear
psw claims facing CC2 rear
psw claims facing DD2 rear
psw claims facing CC1 rear
psw claims facing DD1 rear
psw claims facing EE2 rear
# all the rest, its own hex included
psw claims facing AA4 side
psw claims facing BB2 side
psw claims facing CC4 side
psw claims facing BB3 side
# turret from front to side, at AA4: +2 for one facing of a slow turret, +1 for a side
a1 prep by psw MA at AA4 units sqA infantry-target tca right
roll r1 DR 3,4 to-hit in a1 by gerda
a1 to-hit psw MA r1 target sqA drm A +3 number 8 final 10 miss
turn 1 russian RPh
turn 2 german PFPh
# BB2 in the same side facing: the +1 is not due, the turret stays
a2 prep by psw MA at BB2 units sqB infantry-target tca right
roll r2 DR 2,2 to-hit in a2 by gerda
a2 to-hit psw MA r2 target sqB drm A +2 number 8 final 6 hit
turn 2 russian DFPh
psw tca front end-of-fire-phase
turn 3 german PFPh
# from front to rear, at DD1: +3 for two facings, +1 once for the side passed
a3 prep by psw MA at DD1 units sqD infantry-target tca rear
roll r3 DR 1,4 to-hit in a3 by gerda
a3 to-hit psw MA r3 target sqD drm A +4 number 8 final 9 miss
