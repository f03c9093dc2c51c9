# vector a7x-two-smc-one-mg
# Two SMC serve one MMG and fire it: a single firer, so no FG clause (chain, direction, worst DRM) is tested.
name = "a7x-two-smc-one-mg"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { fp = 5, range = 12, rof = 2, b = 12 }

[units]
smc2 = { side = "german", type = "9-1", kind = "leader" }
smc1 = { side = "german", type = "9-1", kind = "leader", sw = ["MMG"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place smc2 K3
place smc1 K3
place t K8
turn 1 german PFPh
a1 prep by smc1 sw:MMG 5 FP with smc2 at K8   = no FG
roll r1 DR 6,5 ift in a1
a1 ift r1
