# D3.12, D2.4: who began its Player Turn in Motion has no Prep Fire, so that nothing of it is turned free as its PFPh ends. In the AFPh it may
# fire, and turn.
name = "own_motion_turn_in_pfph"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "russian", type = "T-34/85", ce = false }
t2 = { side = "russian", type = "T-34/85", ce = false }
t3 = { side = "russian", type = "T-34/85", ce = false }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g K2
by boris
turn 1 russian PFPh
place t K8 vca K7-L7 motion forward
place t2 M8 vca M7-N7 motion forward
place t3 O8 vca O7-P7
t tca L7-L8 end-of-fire-phase   !! D3.12-end-phase-tca-eligibility
t2 vca N7-N8 end-of-fire-phase   !! D3.12-end-phase-vca-eligibility
t3 tca P7-P8 end-of-fire-phase   ok D3.12-end-phase-tca-eligibility
turn 1 russian MPh
t stop 1 MP
t ends
t2 enter N8 1 MP
t2 stop 1 MP
t2 ends
turn 1 russian AFPh
t tca K7-L7 end-of-fire-phase   ok D3.12-end-phase-tca-eligibility
