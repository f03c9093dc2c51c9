# The example of D2.24, earlier printing: from Motion it stops, starts in Reverse, backs uphill and must stop.
name = "D2.24: backing uphill, 1e"
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
turn 2 russian MPh
place bt7 FF5 vca FF4-GG5 motion forward
bt7 stop 1 MP total 1   = 1 MP
bt7 start reverse 1 MP total 2   = 1 MP
roll r1 DR 4,4 reliability for bt7 by ivan
bt7 reliability r1 ok
bt7 enter EE6 vca EE5-FF5 20 MP total 22   = 20 MP  ok D2.22-rear-hex  ok D2.18-1e-exact
bt7 stop 1 MP total 23   = 1 MP  ok D2.1-mp-limit
bt7 ends   ok D2.13-stop-or-motion
