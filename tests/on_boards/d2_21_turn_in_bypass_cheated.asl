# D2.21 says of its example: the VCA cannot be changed in FF6 except to go on in Bypass there.
name = "D2.21: turning in FF6 and staying"
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
bt7 start reverse 1 MP total 1
roll r1 DR 3,5 reliability for bt7 by ivan
bt7 reliability r1 ok
bt7 bypass FF6 along FF6-EE6 cafp FF5-EE6-FF6 8 MP total 9
bt7 clearance FF6-EE6 clear
bt7 turn along FF6-FF5 1 MP total 10
bt7 ends  !! D2.33-turn-only-exiting
