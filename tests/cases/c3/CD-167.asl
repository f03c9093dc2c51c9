# C5.34: a PSK in the AFPh.
name = "CD-167"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PSK = "german psk"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
t = { side = "russian", type = "T-34/85", ce = false }
---
by boris
place t K37 vca K36-L36
t is known
by anna
place f K39
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a1 advancing by f sw:PSK at K37 units t vehicle-target range 2
roll r1 DR 5,4 to-hit in a1
a1 to-hit f sw:PSK r1 target t drm C3 +2 number 8 final 11 miss   ok C5.2-case-b-on-foot  = number 8  = drm +2
