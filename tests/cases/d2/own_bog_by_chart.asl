# D8.2, D2.11: a Bog DR is due where a row of the Terrain Chart has a B for the class, whatever the head says.
name = "own_bog_by_chart"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
E5 = { is = ["woods"] }
I9 = { is = ["woods"] }
I5 = { is = ["vineyard"] }
M5 = { is = ["stone-building"] }
Q5 = { is = ["woods"], road = ["Q5-R5"] }
U5 = { is = ["vineyard"], road = ["T4-U5"] }
Y5 = { is = ["open-ground", "wire"] }

[units]
t1 = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, ce = false, mount = "T", open-topped = false }
t2 = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, ce = false, mount = "T", open-topped = false }
t3 = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, ce = false, mount = "T", open-topped = false }
t4 = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, ce = false, mount = "T", open-topped = false }
t5 = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, ce = false, mount = "T", open-topped = false }
t6 = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, ce = false, mount = "T", open-topped = false }
t7 = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, ce = false, mount = "T", open-topped = false }
t8 = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, ce = false, mount = "T", open-topped = false }
car = { side = "german", class = "armored-car", afv = true, mp = 30, red-mp = false, ce = true, mount = "T", open-topped = false }
---
turn 1 german MPh
place t1 D4 vca E4-E5 under-way forward
t1 enter E5 half 7 MP
t1 stop 1 MP   !! D2.11-vca-bog
# the first left a Trail Break, which the second may use
place t2 D4 vca E4-E5 under-way forward
t2 enter E5 half 8 MP
t2 stop 1 MP   ?? D2.11-vca-bog
place t3 H4 vca I4-I5 under-way forward
t3 enter I5 2 MP
t3 stop 1 MP   !! D2.11-vca-bog
place t4 H4 vca I4-I5 under-way forward
t4 enter I5 3 MP
roll r1 DR 2,2 bog for t4 by gerda
t4 bog-check r1
t4 stop 1 MP   ok D2.1-mp-limit
place t5 L4 vca M4-M5 under-way forward
t5 enter M5 inside 7 MP
t5 stop 1 MP   !! D2.11-vca-bog
# whether it turns on the road nobody can tell
place t6 Q5 vca Q4-R4
t6 start 1 MP
t6 turn R4-R5 2 MP
t6 stop 1 MP   ?? D2.11-vca-bog
# by a road hexside there is none
place t7 T4 vca U4-U5 under-way forward
t7 enter U5 road 1 MP
t7 stop 1 MP
# Wire may be crossed or not
place t8 X4 vca Y4-Y5 under-way forward
t8 enter Y5 3 MP
t8 stop 1 MP   ?? D2.11-vca-bog
# an armored car in woods has no half
place car H8 vca I8-I9 under-way forward
car enter I9 ALL 30 MP
car ends motion   !! D2.11-vca-bog
