# Odds that the FP do not give, and a leader who takes no part (A11.11, A11.141).
name = "own_a11_11_odds"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7" }
l = { side = "german", type = "9-1" }
r = { side = "russian", type = "russian 4-4-7" }
t = { side = "german", type = "german 4-6-7" }
u = { side = "russian", type = "russian 4-4-7" }
---
by anna
place s K5
place l K5
place r K5
place t N5
place u N5
turn 1 german CCPh
roll r1 DR 2,2 cc for s
resolved cc by s,l against r r1 drm leader -1 attack 5 FP defense 4 FP odds 1-1 final 3   ok A11.11-odds ok A11.141-leader-drm
roll r2 DR 2,2 cc for s
resolved cc by s against r r2 attack 4 FP defense 4 FP odds 10-1   !! A11.11-odds ?? A11.12-once
roll r3 DR 2,2 cc for s
resolved cc by s against r r3 attack 40 FP defense 4 FP odds 10-1   !! A11.11-odds ?? A11.12-once
roll r4 DR 2,2 cc for s
resolved cc by s against r r4 odds 3-2   !! A11.11-odds ?? A11.12-once
roll r5 DR 2,2 cc for s
cc by s against r r5 drm leader -1   ?? A11.141-leader-drm ?? A11.12-once
roll r6 DR 2,2 cc for t
cc by t against u r6 drm leader -1   !! A11.141-leader-drm
roll r7 DR 2,2 cc for s
cc by s,l against r r7 drm leader -2   !! A11.141-leader-drm ?? A11.12-once
