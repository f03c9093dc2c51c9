# The example of D2.22: FF6-EE6 is the one hexside that the BT-7 of D2.21 may bypass in Reverse.
name = "D2.22: the hexside behind"
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
bt7 bypass FF6 along FF6-EE6 cafp FF5-EE6-FF6 8 MP total 9   = 8 MP  ok D2.22-bypass-hexside
bt7 clearance FF6-EE6 clear
