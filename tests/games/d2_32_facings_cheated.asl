# D2.32 and D2.321: facings and Case A that the firer's player would like better.
name = "D2.321: facings in Bypass, cheated"
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
# CC4 lies beside it, BB3 is its own hex: neither is behind it
psw claims facing CC4 rear   !! D2.32-side-tf
psw claims facing BB3 rear   !! D2.32-2e-same-hex-side
psw claims facing BB4 side   !! D2.32-front-tf
# Case A counted as an ordinary slow turret of one hexspine: the +1 of a side is missing
a1 prep by psw MA at AA4 units sqA infantry-target tca right
roll r1 DR 3,4 to-hit in a1 by gerda
a1 to-hit psw MA r1 target sqA drm A +2 number 8 final 9 miss   !! D2.321-plus-one
