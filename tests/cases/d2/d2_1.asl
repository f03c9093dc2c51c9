# D2.1: MP, what they buy and when. The tank is placed anew for every situation.
name = "D2.1"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
F5 = { is = ["marsh"] }
H5 = { is = ["brush"] }
H7 = { is = ["brush"] }
J5 = { is = ["open-ground"] }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
truck = { side = "german", type = "truck", class = "truck", mp = 28 }
silent = { side = "russian", type = "T-26", class = "tracked", afv = true, mp = 12, red-mp = false, ce = true, radioless = true }
enemy = { side = "russian", type = "4-4-7" }
---
place enemy K9
turn 1 german PFPh
place tank D4 vca E4-E5
place other D7 vca E7-E8
a1 prep by other MA at K9 units enemy
turn 1 german MPh   !! A7.3-attack-dr-recorded
# the limit is the printed allotment
place tank D4 vca E4-E5 under-way forward spent 12
tank enter E4 1 MP   ok D2.1-mp-limit
tank enter F4 1 MP   !! D2.1-mp-limit
# the price is that of the class: brush costs a tank two, a truck six
place tank G5 vca H4-H5 under-way forward
tank enter H5 2 MP   = 2 MP  ok D2.1-cot-column
place tank G5 vca H4-H5 under-way forward
tank enter H5 1 MP   !! D2.18-2e-min  = 2 MP
tank stop 1 MP
place truck G7 vca H6-H7 under-way forward
truck enter H7 6 MP   = 6 MP
place truck G7 vca H6-H7 under-way forward
truck enter H7 2 MP   !! D2.18-2e-min  = 6 MP
truck enter I8 4 MP   = 4 MP
truck stop 1 MP
# a hex that the chart closes stays closed
place tank E5 vca F4-F5 under-way forward
tank enter F5 1 MP   !! D2.1-terrain-na
tank stop 1 MP
# what fired in the PFPh does not move
other start 1 MP   !! D2.1-no-move-after-prep
other stop 1 MP
# one unit after the other
place tank D4 vca E4-E5
tank start 1 MP   ok D2.1-sequential-units
tank stop 1 MP
place truck D6 vca E6-E7
truck start 1 MP
truck stop 1 MP
tank start 1 MP   !! D2.1-sequential-units
tank stop 1 MP
# TI, and not Mobile
place tank D4 vca E4-E5
tank is ti
tank start 1 MP   !! D2.1-no-move-ti
tank stop 1 MP
tank is no-longer ti
place tank D4 vca E4-E5
tank is immobilized   ?? LOG.vehicle-cause
tank start 1 MP   !! D2.1-no-move-immobile
tank is no-longer immobilized   ?? LOG.status-by-word
# a new hex makes a moving target
place tank D4 vca E4-E5 under-way forward
tank enter E4 1 MP
tank claims moving-target yes   ok D2.1-moving-target-new-hex
tank claims moving-target no   !! D2.1-moving-target-new-hex
# MP not used count in the last hex: 1 for the entry, 1 for the stop, 11 left of 13
tank stop 1 MP
tank ends
tank claims mp-in-hex 13   ok D2.1-leftover-mp
tank claims mp-in-hex 2   !! D2.1-leftover-mp
# outside its own MPh a vehicle spends nothing
turn 1 german DFPh
tank start 1 MP   !! D2.1-own-mph-only
turn 1 german APh
tank start 1 MP   !! D2.1-no-aph-move
turn 1 russian MPh
tank start 1 MP   !! D2.1-own-mph-only
tank stop 1 MP   !! D2.1-own-mph-only
# a radioless AFV alone needs its task check
place silent D4 vca E4-E5
silent start 1 MP   !! D2.1-radioless-exc
silent stop 1 MP
place silent D4 vca E4-E5
roll r1 DR 2,3 tc for silent by rudi
silent checks NTC r1 passed
silent start 1 MP   ok D2.1-radioless-exc
silent stop 1 MP
