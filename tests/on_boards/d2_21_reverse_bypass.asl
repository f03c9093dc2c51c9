# The example of D2.21: a BT-7 backs out of FF5 by Bypass of FF6, then into EE7.
name = "D2.21: Bypass in Reverse"
printing = "1e"
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
bt7 start reverse 1 MP total 1   = 1 MP  ok D2.12-redundant-start
roll r1 DR 3,5 reliability for bt7 by ivan
bt7 reliability r1 ok
bt7 bypass FF6 along FF6-EE6 cafp FF5-EE6-FF6 rear FF6-EE6-EE7 8 MP total 9   = 8 MP  ok D2.22-bypass-hexside  ok D2.18-1e-exact
bt7 clearance FF6-EE6 clear
bt7 enter EE7 vca EE6-FF6 4 MP total 13   = 4 MP  ok D2.22-rear-hex-bypass  ok D2.11-heading-kept
