# vector a7x-sw-chart
# A HS fires a SW whose chart row demands a full squad.
name = "a7x-sw-chart"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
X = { squad-only = true }

[units]
hs = { side = "german", type = "2-4-7", kind = "hs", sw = ["X"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place hs K5
place t K8
turn 1 german PFPh
a1 prep by hs sw:X at K8   !! A7.35-chart-limits  = not allowed
