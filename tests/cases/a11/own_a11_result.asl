# What a Close Combat attack does by its Final DR, and against a vehicle.
name = "own_a11_result"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "9-1", sw = [] }
p = { side = "german", type = "german 2-3-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
b = { side = "russian", type = "russian 4-4-7", sw = [] }
j = { side = "german", type = "japanese 4-4-7", sw = [] }
m = { side = "german", type = "german 4-6-7", sw = ["LMG"], weapons = { LMG = "german lmg" } }
tank = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place s K5
place l K5
place p K5
place j K5
place m K5
by boris
place r K5
place b K5
place tank K5 vca L4-L5
b is broken
by anna
p is pinned
turn 1 german CCPh   ?? A5.1-setup
roll r1 DR 3,3 cc for s
resolved cc by s against r r1 attack 4 FP defense 4 FP odds 1-1 final 6 result reduced   !! A11.11-result
roll r2 DR 3,2 cc for s
resolved cc by s against r r2 attack 4 FP defense 4 FP odds 1-1 final 5 result reduced   ok A11.11-result ok A11.11-final ?? A11.12-once
roll r3 DR 3,2 cc for s
resolved cc by s against r r3 drm CX -1 attack 4 FP defense 4 FP odds 1-1 final 3 result eliminated   !! A11.11-final !! A4.51-cc ?? A11.12-once
roll r4 DR 3,2 cc for s
resolved cc by s against r r4 attack 4 FP defense 4 FP odds 1-1 final 3 result eliminated   ?? A11.11-final ?? A11.12-once
roll r5 DR 3,3 cc for j
resolved cc by j against r r5 attack 4 FP defense 4 FP odds 1-1 final 6 result eliminated   ?? A11.11-result ?? A11.12-once
roll r6 DR 3,2 cc for p
resolved cc by p against r r6 attack 2 FP defense 4 FP odds 1-2 final 5 result no-effect   !! A11.11-odds ?? A11.12-once
roll r7 DR 3,2 cc for p
resolved cc by p against r r7 attack 1 FP defense 4 FP odds 1-4 final 5 result no-effect   ok A11.11-odds ?? A11.12-once
by boris
r is concealed   !! A12.12-when
by anna
roll r20 DR 3,2 cc for s
resolved cc by s against r r20 attack 2 FP defense 4 FP odds 1-2 final 5 result no-effect   ok A11.19-halved ok A11.13-no-sw ?? A11.12-once
by boris
r is no-longer concealed
by anna
roll r8 DR 3,2 cc for s
resolved cc by s against r,b r8 drm broken -2 only b attack 4 FP defense 8 FP odds 1-2 final 3   ok A11.16-attacked ?? A11.12-once
roll r9 DR 3,3 cc for s
resolved cc by s against b r9 attack 4 FP defense 4 FP odds 1-1 final 6 result no-effect   !! A11.16-attacked ?? A11.12-once
roll r10 DR 3,3 cc for s
resolved cc by s against r r10 drm broken -2 attack 4 FP defense 4 FP odds 1-1 final 4 result eliminated   !! A11.16-attacked ?? A11.12-once
roll r11 DR 3,3 cc for m
resolved cc by m against r r11 attack 7 FP defense 4 FP odds 3-2 final 6 result reduced   !! A11.13-no-sw ?? A11.12-once
roll r12 DR 3,3 cc for m
cc by m against r using LMG r12   !! A11.13-no-sw ?? A11.12-once
roll r13 DR 3,3 cc for s
resolved cc by s,l against tank r13 drm leader -1 defense 6 FP final 5 result eliminated   ok A11.5-ccv ok A11.5-two-units ok A11.5-result
roll r14 DR 3,3 cc for s
resolved cc by s,l against tank r14 drm leader -1 defense 8 FP final 5   !! A11.5-ccv
roll r15 DR 3,3 cc for s
resolved cc by s,m against tank r15 defense 5 FP final 6   !! A11.5-two-units
roll r16 DR 3,3 cc for s
resolved cc by s against tank r16 defense 5 FP final 6 result eliminated   ?? A11.5-result
roll r17 DR 3,3 cc for s
resolved cc by s against tank r17 defense 6 FP final 6 result immobilized   ?? A11.5-ccv
roll r18 DR 3,3 cc for p
cc by p against tank r18   ?? A7.8-cc-attack-only
by boris
tank is melee   !! A11.7-never-held
by anna
s is melee   ok A11.7-never-held
