# In the MPh a vehicle is fought, or a SMC that is overrun (A4.15); all others wait for the CCPh.
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
ldr = { side = "russian", type = "9-1" }
---
by anna
place s1 K5
place s2 L5
place foe K5
place ldr L5
turn 1 german MPh
roll r1 DR 5,5 cc for s1 by anna
cc by s1 against foe r1   !! A11.1-one-hex
roll r2 DR 5,5 cc for s2 by anna
cc by s2 against ldr r2   ok A11.1-one-hex
turn 1 german CCPh
roll r3 DR 5,5 cc for s1 by anna
cc by s1 against foe r3   ok A11.1-one-hex
