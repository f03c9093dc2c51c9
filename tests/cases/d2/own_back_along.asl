# D2.21, D2.33: the BT-7 of the example goes on backwards, from the end behind it, for the turn and eight MP; not from anywhere else.
name = "own_back_along"
printing = "2e"
excerpts = true

[players]
ivan = { side = "russian" }
otto = { side = "german" }

[terrain]
FF5 = { is = ["open-ground"] }
FF6 = { is = ["open-ground"], obstacle = ["woods"] }
EE7 = { is = ["open-ground"] }
FF15 = { is = ["open-ground"] }
FF16 = { is = ["open-ground"], obstacle = ["woods"] }

[units]
bt7 = { side = "russian", type = "BT-7 M37", class = "tracked", afv = true, mp = 23, red-mp = true, maker = "russian", ce = true }
bt8 = { side = "russian", type = "BT-7 M37", class = "tracked", afv = true, mp = 23, red-mp = true, maker = "russian", ce = true }
---
turn 1 russian MPh
place bt7 FF5 vca FF4-GG5
bt7 start reverse 1 MP total 1
roll r1 DR 3,5 reliability for bt7 by ivan
bt7 reliability r1 ok
bt7 bypass FF6 along FF6-EE6 cafp FF5-EE6-FF6 8 MP total 9
bt7 clearance FF6-EE6 clear
bt7 turn along FF6-EE7 1 MP total 10   = 1 MP  ok D2.33-two-spines
bt7 bypass FF6 along FF6-EE7 8 MP total 18   = 8 MP
bt7 clearance FF6-EE7 clear
bt7 stop 1 MP total 19
bt7 ends
place bt8 FF15 vca FF14-GG15
bt8 start reverse 1 MP total 1
roll r2 DR 3,5 reliability for bt8 by ivan
bt8 reliability r2 ok
bt8 bypass FF16 along FF16-EE16 cafp FF15-EE16-FF16 8 MP total 9
bt8 clearance FF16-EE16 clear
bt8 turn along FF16-FF17 1 MP total 10   !! D2.33-two-spines
bt8 stop 1 MP total 11
bt8 ends
