# D2.22: FF6-GG6 does not lie between the two rear hexes of FF5, FF6 and EE6.
name = "D2.22: the hexside behind, cheated"
printing = "2e"
excerpts = true

[[boards]]
name = "2"

[players]
ivan = { side = "russian" }
otto = { side = "german" }

[units]
bt7 = { side = "russian", type = "BT-7 M37", class = "tracked", afv = true, mp = 23, red-mp = true, maker = "russian", ce = true }
---
turn 1 russian MPh
place bt7 FF5 vca FF4-GG5
bt7 start reverse 1 MP total 1
roll r1 DR 2,4 reliability for bt7 by ivan
bt7 reliability r1 ok
bt7 bypass FF6 along FF6-GG6 8 MP total 9   !! D2.22-bypass-hexside
bt7 stop 1 MP
bt7 ends
turn 1 german MPh
turn 2 russian MPh
# GG6 lies beside it, not behind it
place bt7 FF5 vca FF4-GG5
bt7 start reverse 1 MP total 1
roll r2 DR 6,1 reliability for bt7 by ivan
bt7 reliability r2 ok
bt7 enter GG6 reverse 4 MP total 5   !! D2.22-rear-hex
