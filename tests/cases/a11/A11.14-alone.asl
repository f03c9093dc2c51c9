# The leader is declared alone before attacks are named; he is attacked: dice 4,4.
# 4:1 = 4-1, Kill Number 9: 8 < 9.
name = "A11.14-alone"
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
---
by anna
place a K5
by boris
place d K5
place l K5
by anna
turn 1 german CCPh
by boris
l announces alone
by anna
roll r1 DR 4,4 cc for a
resolved cc by a against l r1 attack 4 FP defense 1 FP odds 4-1 final 8 result eliminated   ok A11.14-smc-with-mmc
by boris
l eliminated
