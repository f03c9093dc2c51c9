# A SW pays for its shot in the AFPh (C5.2, C5.34).
name = "C5.2: SW in the AFPh"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PSK = "german psk"

[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
s2 = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place s1 K5
place s2 L5
place t34 K8 vca K7-L7
t34 is known
turn 1 german AFPh
a1 advancing by s1 sw:PSK at K8 units t34 vehicle-target range 3
roll r1 DR 4,5 to-hit in a1
a1 to-hit s1 sw:PSK r1 target t34 drm C3 +2 number 7 final 11 miss   ok C5.2-case-b-on-foot
a2 advancing by s2 sw:PSK at K8 units t34 vehicle-target range 3
roll r2 DR 4,5 to-hit in a2
a2 to-hit s2 sw:PSK r2 target t34 number 7 final 9 miss   !! C5.2-case-b-on-foot
