# The CE crew of an AFV: Case I behind a Pin counter is forgotten, a K is neither Recall nor loss.
name = "own_crews"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MA = { kind = "ordnance" }

[units]
x = { side = "german", type = "8-6-7", kind = "squad" }
l = { side = "german", type = "9-2", kind = "leader" }
tk = { side = "russian", type = "T-34", class = "tracked", afv = true, open-topped = false, ce = true }
t2 = { side = "russian", type = "T-34", class = "tracked", afv = true, open-topped = false, ce = true }
---
place x K5
place l K5
place tk K8 vca K7-L7
place t2 K9 vca K8-L8
turn 1 german PFPh
a1 prep by x inherent 8 FP at K8 directed-by l
roll r1 DR 1,2 ift in a1
a1 ift r1 drm leader -2, CE +2   = tk: K/2
turn 1 german DFPh   ?? A7.302-exc-recall
marker pin on t2   ?? LOG.no-cause
a2 final by t2 MA at K5
roll r2 DR 3,4 to-hit in a2
a2 to-hit t2 MA r2 miss   !! A7.82-ct-crew-buttons-up  = case I +1
