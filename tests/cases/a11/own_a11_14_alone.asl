# Whether a SMC was said to fight alone (A11.14).
name = "own_a11_14_alone"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
l = { side = "russian", type = "9-2", sw = [] }
m = { side = "russian", type = "8-0", sw = [] }
c = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place a K5
place c K5
by boris
place d K5
place l K5
place m K5
m announces alone
by anna
turn 1 german CCPh
roll r1 DR 4,4 cc for a
resolved cc by a against l r1 attack 4 FP defense 1 FP odds 4-1 final 8 result no-effect   ?? A11.14-smc-with-mmc !! A11.11-result
by boris
m announces alone
by anna
roll r2 DR 6,5 cc for c
resolved cc by c against m r2 attack 4 FP defense 1 FP odds 4-1 final 11 result no-effect   ok A11.14-smc-with-mmc
by boris
roll r3 DR 6,5 cc for d
cc by d,m against a r3   !! A11.14-smc-with-mmc
by anna
roll r4 DR 6,5 cc for a
cc by a against d,m r4   !! A11.14-smc-with-mmc ?? A11.12-once
