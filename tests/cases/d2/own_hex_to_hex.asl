# Moves and advances lead to the next hex; Minimum Moves and Overruns are looked at like entries.
name = "own_hex_to_hex"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
E4 = { is = ["open-ground"], level = 4 }
D3 = { is = ["open-ground"], level = 4 }
D5 = { is = ["open-ground"], level = 4 }
K4 = { is = ["open-ground"], level = 4 }
N8 = { is = ["open-ground"], obstacle = ["woods"] }

[units]
tank = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
gs = { side = "german", type = "german 4-6-7" }
weak = { side = "german", type = "german 4-6-7" }
rs = { side = "russian", type = "russian 4-4-7" }
---
place gs B4
place weak B6
place rs R5
turn 1 german PFPh
gs advances C4   !! A4.7-own-aph
place gs B4
turn 1 german MPh
# six hexes on; next to it, outside the VCA
place tank D4 vca E4-E5
tank start 1 MP
tank enter J4 1 MP   !! LOG.adjacent-hex
tank enter K5 1 MP   ok LOG.adjacent-hex  ok D2.11-move-in-vca
tank enter K5 1 MP   !! LOG.adjacent-hex
tank bypass N8 along N8-O8 cafp N8-O8-O9 2 MP   !! LOG.adjacent-hex
tank stop 1 MP
gs moves B7 1 MF   !! A4.1-next-hex
gs moves B8 1 MF   ok A4.1-next-hex
# Minimum Moves
place tank D4 vca E4-E5
tank start 1 MP
tank minimum-move D3 entry-cost 17 12 MP   !! D2.11-move-in-vca
tank ends motion
place tank D4 vca E4-E5
tank start reverse 1 MP
tank minimum-move D5 entry-cost 68 12 MP   !! D2.22-rear-hex
tank ends reverse-motion
place tank D4 vca E4-E5
tank start 1 MP
tank minimum-move K4 entry-cost 17 12 MP   !! LOG.adjacent-hex
tank ends motion
place tank D4 vca E4-E5
tank start 1 MP
tank minimum-move E4 entry-cost 17 12 MP   ok D2.11-move-in-vca  ok D2.15-condition  ok D2.15-all-mp
tank ends motion
# a cost that is not the hex's: it can be had for one MP
place tank D4 vca E4-E5
tank start 1 MP
tank minimum-move E5 entry-cost 14 12 MP   !! D2.15-condition
tank ends motion
# a Delay MP is no start MP, and none may be spent before
place tank D4 vca E4-E5
tank delay 1 MP
tank minimum-move E4 12 MP   !! D2.12-start-before-enter
tank ends motion
place tank D4 vca E4-E5
tank delay 1 MP
tank start 1 MP
tank minimum-move E4 11 MP   !! D2.15-all-mp
tank ends motion
# Overruns: of the hex just entered, for a quarter of the MP
place tank Q4 vca R3-R4
tank start 1 MP
tank overrun R4 4 MP   !! D7.1-overrun-hex
tank stop 1 MP
place tank Q4 vca R3-R4
tank start 1 MP
tank enter R4 1 MP
tank overrun R4   !! D7.1-overrun-cost  ok D7.1-overrun-hex
tank overrun R4 3 MP   !! D7.1-overrun-cost
tank stop 1 MP
place tank Q4 vca R3-R4
tank start 1 MP
tank enter R4 1 MP
tank overrun R4 4 MP   = 4 MP  ok D7.1-overrun-hex
tank overrun S4 4 MP   !! D7.1-overrun-hex
tank stop 1 MP
# who stopped there overruns nothing any more
place tank Q4 vca R3-R4
tank start 1 MP
tank enter R4 1 MP
tank stop 1 MP
tank overrun R4 4 MP   !! D7.1-overrun-hex
tank ends
turn 1 german APh
tank advances S4   !! D2.1-no-aph-move
gs advances C8   ok A4.7-own-aph  ok A4.7-able
gs advances E8   !! A4.7-next-location  !! A4.7-once
weak is broken   ?? LOG.no-cause
weak advances C6   !! A4.7-able
rs advances Q5   !! A4.7-own-aph
