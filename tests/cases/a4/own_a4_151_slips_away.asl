# The lone SMC that Infantry overruns leaves at once to a hex beside (A4.151); without an OVR no unit is placed anew.
name = "own_a4_151_slips_away"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7" }
s2 = { side = "german", type = "german 4-6-7" }
l1 = { side = "russian", type = "8-1" }
l2 = { side = "russian", type = "8-1" }
---
place s1 K5
place s2 D5
place l1 K6
place l2 D8
turn 1 german MPh
roll r1 DR 3,3 tc for s1
s1 checks NTC r1 morale 7 passed
s1 moves K6 2 MF overrun
place l1 K7   ok LOG.placed-again
s1 moves L6 1 MF
s2 moves D6 1 MF
place l2 D9   !! LOG.placed-again
turn 1 german DFPh
