# D2.17: Delay.
name = "D2.17"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
turn 1 german MPh
# before the start, after the stop; one at a time; with the turret
place tank D4 vca E4-E5
tank delay 1 MP   ok D2.17-only-stopped  ok D2.17-one-at-a-time
tank delay 1 MP turret E4-D3
tank delay 2 MP   !! D2.17-one-at-a-time
tank start 1 MP
tank delay 1 MP   !! D2.17-only-stopped
tank enter E4 1 MP
tank delay 1 MP   !! D2.17-only-stopped
tank stop 1 MP
tank delay 1 MP   ok D2.17-only-stopped
# they are real MP: ten so far, and the last three
tank delay 1 MP
tank delay 1 MP
tank delay 1 MP   ok D2.1-mp-limit
tank delay 1 MP   !! D2.1-mp-limit
# in a platoon they are had on the move
place tank D4 vca E4-E5 under-way forward
tank is platoon   ?? LOG.status-by-word
tank delay 1 MP   ok D2.17-only-stopped
