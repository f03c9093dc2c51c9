# What both accept of a hexside decides its clearance (D2.3); without MP for the stop, and without ESB, the vehicle stays in Motion.
name = "own_clearance_accepted"
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
F7 = { is = ["open-ground"], obstacle = ["building"] }

[units]
t1 = { side = "german", class = "tracked", afv = true, mp = 3, red-mp = false, ce = true }
t2 = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
t3 = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
t4 = { side = "german", class = "tracked", afv = true, mp = 3, red-mp = false, ce = true }
---
place t1 K8 vca K7-L7
place t2 R8 vca R7-S8
place t3 B8 vca B7-C8
place t4 F8 vca F7-G8
turn 1 german MPh
t1 start 1 MP
t1 bypass K7 along K7-L7 cafp K7-L7-L6 2 MP
attest clearance K7-L7 not-clear
t1 clearance K7-L7 not-clear   ok D2.3-clearance
t1 ends motion insufficient   ok D2.3-fail-stop
t2 start 1 MP
t2 bypass R7 along R7-S8 cafp R7-S8-S7 2 MP
attest clearance R7-S8 not-clear
t2 clearance R7-S8 clear   !! D2.3-clearance
t2 stop 1 MP
t3 start 1 MP
t3 bypass B7 along B7-C8 cafp B7-C8-C7 2 MP
t3 clearance B7-C8 not-clear   ?? D2.3-clearance
t3 stop 1 MP
t4 start 1 MP
t4 bypass F7 along F7-G8 cafp F7-G8-G7 2 MP
t4 clearance F7-G8 not-clear   ?? D2.3-clearance
t4 ends motion insufficient   ?? D2.3-fail-stop
