# Conscripts are Lax (A19.3), and have +1 on their Ambush dr: left out it is found.
name = "own_a11_4_lax"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K7 = { is = ["woods"] }
D7 = { is = ["woods"] }
[units]
s1 = { side = "german", type = "german 4-6-7" }
s2 = { side = "german", type = "german 4-6-7" }
c1 = { side = "russian", type = "russian 4-2-6" }
c2 = { side = "russian", type = "russian 4-2-6" }
---
place c1 K8
place s1 K7
place c2 D8
place s2 D7
turn 1 russian APh
c1 advances K7
c2 advances D7
turn 1 russian CCPh
roll r1 dr 5 named ambush
roll r2 dr 5 named ambush
ambush K7 russian r1 drm lax +1 final 6 against german r2 final 5 won-by nobody   ok A11.4-drm
roll r3 DR 4,4 cc for c1
resolved cc by c1 against s1 r3 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect
roll r4 DR 4,4 cc for s1
resolved cc by s1 against c1 r4 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect
roll r5 dr 4 named ambush
roll r6 dr 2 named ambush
ambush D7 russian r5 final 4 against german r6 final 2 won-by nobody   !! A11.4-drm
roll r7 DR 4,4 cc for c2
resolved cc by c2 against s2 r7 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect
roll r8 DR 4,4 cc for s2
resolved cc by s2 against c2 r8 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect
turn-end
