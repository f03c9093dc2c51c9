# vector A10.51-free
# A DM squad with no woods or building within 6 MF routs two hexes over open ground away from enemies out of LOS and stops. No destination in reach: anywhere within the limits.
name = "A10.51-free"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place s K5
s is broken,dm
by anna
turn 1 german RtPh
by boris
s routs K4
s routs K3   = allowed
