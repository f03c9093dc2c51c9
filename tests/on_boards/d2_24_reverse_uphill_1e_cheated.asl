# D2.24, earlier printing: no Player Turn ends under way in Reverse. The 22nd MP is not the last.
name = "D2.24: backing uphill, 1e, cheated"
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
bt7 ends motion insufficient   !! D2.24-1e-no-reverse-motion
turn 2 german MPh
turn 3 russian MPh
# Reverse multiplies the whole entry: 4 x (1 + 4), not 4 x 1 + 4
place bt7 FF5 vca FF4-GG5 motion forward
bt7 stop 1 MP total 1
bt7 start reverse 1 MP total 2
roll r2 DR 1,2 reliability for bt7 by ivan
bt7 reliability r2 ok
bt7 enter EE6 8 MP total 10   !! D2.21-total-multiplied  = 20 MP
bt7 stop 1 MP total 11
bt7 ends
