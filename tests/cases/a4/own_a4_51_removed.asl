# A unit that breaks is CX no more, and becomes so by no line (A4.51).
name = "own_a4_51_removed"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s K5
place t L5
place f K9
s is broken
turn 1 german RPh
s is cx   !! A4.51-removed
turn 1 german MPh
t declares double-time
t is cx   ok A4.51-removed
t moves L6 1 MF
t ends
