# The example of D2.21, its Bypass at the price of a plain Reverse entry: the doubling of D2.3 is missing.
name = "D2.21: Bypass in Reverse, cheated"
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
bt7 bypass FF6 along FF6-EE6 cafp FF5-EE6-FF6 rear FF6-EE6-EE7 4 MP total 5   !! D2.3-cost-double  = 8 MP  ok D2.22-bypass-hexside
bt7 clearance FF6-EE6 clear
bt7 enter EE7 vca EE6-FF6 1 MP total 6   !! D2.21-x4-tracked  = 4 MP  ok D2.22-rear-hex-bypass  ok D2.11-heading-kept
