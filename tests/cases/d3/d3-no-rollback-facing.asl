# vector d3-no-rollback-facing
# After the MP for a hull turn was announced the DEFENDER resolves his hit on the facing of before the turn.
name = "d3-no-rollback-facing"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.t34]
side = "russian"
afv = true
mp = 16
red-mp = false
mount = "T"
ce = false
open-topped = false
class = "tracked"
maker = "russian"
[units.t34.weapons]
MA = { kind = "ordnance", rof = 1 }
[units.atg]
side = "german"
type = "AT gun"
[units.s467]
side = "german"
type = "4-6-7"
kind = "squad"
---
place atg H3
turn 1 russian MPh
place t34 I6 vca I5-J5 under-way forward
t34 turn J5-J6 1 MP seen-by atg
a1 first by atg gun at I6 units t34 answers t34
t34 claims facing H3 front   !! D3.3-no-rollback  = facing Side
