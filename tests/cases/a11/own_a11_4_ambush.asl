# When an Ambush is diced for, its drm, and what it does (A11.4).
name = "own_a11_4_ambush"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
l = { side = "german", type = "9-1", sw = [] }
c = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
place l K5
place c N5
by boris
place d K5
place e N5
e is cx
by anna
turn 1 german CCPh
roll r1 dr 2 named ambush
roll r2 dr 5 named ambush
ambush K5 german r1 drm leader -1 final 1 against russian r2 final 5 won-by nobody   !! A11.4-three
roll r3 dr 2 named ambush
roll r4 dr 5 named ambush
ambush K5 german r3 drm leader -2 final 0 against russian r4 final 5 won-by german   !! A11.4-drm
roll r5 dr 2 named ambush
roll r6 dr 5 named ambush
ambush K5 german r5 drm leader -1 final 1 against russian r6 drm concealed -2 final 3   ?? A11.4-drm
roll r7 dr 2 named ambush
roll r8 dr 5 named ambush
ambush K5 german r7 drm leader -1 final 1 against russian r8 drm concealed -3 final 2   !! A11.4-drm
roll r9 dr 2 named ambush
roll r10 dr 5 named ambush
ambush K5 german r9 drm leader -1 final 2 against russian r10 final 5   !! A11.4-drm
roll r11 dr 2 named ambush
roll r12 dr 5 named ambush
ambush N5 german r11 final 2 against russian r12 drm leader +0 final 5 won-by german   !! A11.4-when !! A11.4-drm
roll r13 dr 2 named ambush
roll r14 dr 5 named ambush
ambush K5 german r13 against russian r14 won-by russian   ?? A11.4-three
roll r15 dr 2 named ambush
roll r16 dr 5 named ambush
ambush K5 german r15 drm leader -1 final 1 against russian r16 final 5 won-by german   ok A11.4-three
roll r17 DR 3,3 cc for a
cc by a,l against d r17 drm leader -1   !! A11.4-effect
roll r18 DR 3,3 cc for a
cc by a,l against d r18 drm leader -1, ambush -1   ok A11.4-effect ?? A11.12-once
roll r19 DR 3,3 cc for c
cc by c against e r19 drm ambush +1, CX -1   !! A11.4-effect
