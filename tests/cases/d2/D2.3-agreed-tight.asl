# Who goes on from a hexside that both accept as too tight, or stays there, as if it had been passed (D2.3).
name = "D2.3: an agreed hexside"
printing = "2e"
[players]
gerda = { side = "german" }
rudi = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K7 = { is = ["open-ground"], obstacle = ["building"] }
R7 = { is = ["open-ground"], obstacle = ["building"] }
B7 = { is = ["open-ground"], obstacle = ["building"] }
[units]
t1 = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
t2 = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
t3 = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
place t1 K8 vca K7-L7
place t2 R8 vca R7-S8
place t3 B8 vca B7-C8
attest clearance K7-L7 not-clear
attest clearance R7-S8 not-clear
attest clearance B7-C8 clear
turn 1 german MPh
t1 start 1 MP
t1 bypass K7 along K7-L7 cafp K7-L7-L6 2 MP
t1 stop 1 MP   !! D2.3-clearance
t1 ends
t2 start 1 MP
t2 bypass R7 along R7-S8 cafp R7-S8-S7 2 MP
t2 ends motion   ?? D2.4-intent-recorded  !! D2.3-clearance
t3 start 1 MP
t3 bypass B7 along B7-C8 cafp B7-C8-C7 2 MP
t3 stop 1 MP   ok D2.3-clearance
