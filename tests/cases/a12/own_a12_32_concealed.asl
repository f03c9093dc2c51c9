# A12.32: a hidden unit goes under a "?" and moves.
name = "own_a12_32_concealed"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
G5 = { is = ["woods"] }
G10 = { is = ["woods"] }
[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
place g1 G10
place r1 A1
g1 is hidden
turn 1 german MPh
g1 is concealed
g1 moves G9 1 MF assault   ok A12.32-hip-moves
