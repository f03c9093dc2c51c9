# D2.13: the stop MP, and what a stopped vehicle is, by the later printing.
name = "D2.13, 2e"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
E4 = { is = ["open-ground"], obstacle = ["woods"] }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
enemy = { side = "russian", type = "4-4-7" }
---
place enemy K5
turn 1 german MPh
# stop, Motion counter, or neither
place tank D4 vca E4-E5 under-way forward
tank enter E5 1 MP
tank stop 1 MP   = 1 MP
tank ends   ok D2.13-stop-or-motion
place tank D4 vca E4-E5 under-way forward
tank enter E5 1 MP
tank ends   !! D2.13-stop-or-motion
place tank D4 vca E4-E5 under-way forward spent 12
tank enter E5 1 MP
tank ends motion   ok D2.13-stop-or-motion
# the stop costs one MP, in any terrain
place tank D4 vca E4-E5 under-way forward
tank stop 2 MP   !! D2.13-stop-cost  = 1 MP
# to go on takes a new start
tank enter E5 1 MP   !! D2.13-restart-start-mp
tank stop 1 MP
tank turn F4-E4 1 MP   !! D2.13-restart-start-mp
tank stop 1 MP
tank start 1 MP
tank enter F4 forward 1 MP   ok D2.13-restart-start-mp
# it stays a moving target although stopped
tank stop 1 MP
tank claims moving-target no   !! D2.13-stopped-moving-2e
# as stopped fires what stopped
place tank D4 vca E4-E5 under-way forward
a1 bounding by tank MA at K5 units enemy
roll r1 DR 3,3 to-hit in a1 by gerda
a1 to-hit tank MA r1 target enemy drm C +4   !! D2.13-stop-for-fire
tank stop 1 MP
a2 bounding by tank MA at K5 units enemy   ?? D3.3-repeat-stop-and-fire
roll r2 DR 3,3 to-hit in a2 by gerda
a2 to-hit tank MA r2 target enemy drm C +4   ok D2.13-stop-for-fire
# a new hexside is enough in 2e
place tank D3 vca E3-E4 under-way forward
tank bypass E4 along E3-E4 cafp E3-E4-F3 2 MP   = 2 MP
tank clearance E3-E4 clear
tank stop 1 MP
tank claims moving-target no   !! D2.13-stopped-moving-2e
