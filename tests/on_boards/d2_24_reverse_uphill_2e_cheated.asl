# D2.24, later printing: backing without the stop and the start, uphill at the price of level ground.
name = "D2.24: backing uphill, 2e, cheated"
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
turn 2 russian MPh
place bt7 FF5 vca FF4-GG5 motion forward
bt7 enter EE6 reverse 16 MP total 16   !! D2.23-motion-too  !! D2.18-2e-min  = 20 MP
bt7 ends reverse-motion insufficient
