# Who fails the NTC overruns nobody, and a leader may pass it for the stack (A4.15).
name = "A4.15: a failed NTC"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "9-1" }
f = { side = "russian", type = "8-0" }
g = { side = "russian", type = "8-0" }
---
place s K5
place t N4
place l N4
place f K6
place g N5
f is known
g is known
turn 1 german MPh
roll r1 DR 5,4 tc for s
s checks NTC r1 morale 7 failed
s moves K6 2 MF overrun   !! A4.15-ovr-failed
s ends
roll r2 DR 5,4 tc for t
t checks NTC r2 morale 7 failed
roll r3 DR 2,4 tc for l
l checks NTC r3 morale 9 passed
t moves N5 2 MF overrun   ok A4.15-ovr-failed
turn 1 german DFPh
