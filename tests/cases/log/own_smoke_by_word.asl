# SMOKE is laid by what the log tells; how is told in chapters that are not in the book.
name = "LOG: SMOKE by word"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
u = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
v = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "9-1", sw = [] }
pz2 = { side = "german", type = "PzKpfw IVH", ce = false }
pz = { side = "german", type = "PzKpfw IVH", ce = false }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by gerda
place s A5
place u B5
place t M5
place v D5
place l Q5
place pz2 M5 vca M4-N4
place pz C5 vca C4-D4
place foe A8
turn 1 german MPh
pz start 1 MP seen-by nobody
pz spend smoke 1 MP seen-by nobody
marker named smoke at C5   ok LOG.smoke-by-word
marker named smoke at C6   ?? LOG.smoke-by-word
pz stop 1 MP seen-by nobody
pz ends
s moves A5 2 MF for smoke
roll r1 dr 2 named "SMOKE grenades" for s by gerda
marker named smoke at A6   ok LOG.smoke-by-word
marker named smoke at A7   ?? LOG.smoke-by-word
roll r2 dr 6 named "smoke" for t by gerda
marker named smoke at M6   ?? LOG.smoke-by-word
# No MF were spent on it; a leader throws none.
roll r5 dr 1 named "smoke M4" for t by gerda
marker named smoke at M4   ?? LOG.smoke-by-word
roll r6 dr 1 named "smoke Q6" for l by gerda
l moves Q5 2 MF for smoke
marker named smoke at Q6   ?? LOG.smoke-by-word
# A second try of s.
roll r4 dr 1 named "smoke grenades of s" by gerda
marker named smoke at A4   ?? LOG.smoke-by-word
# Nobody but s has spent MF on it.
roll r3 dr 1 named "smoke B4" by gerda
marker named smoke at B4   ?? LOG.smoke-by-word
# u has.
u moves B5 2 MF for smoke
roll r7 dr 1 named "smoke B6" by gerda
marker named smoke at B6   ok LOG.smoke-by-word
# Its words name another hex.
roll r9 dr 1 named "smoke E5" for v by gerda
v moves D5 2 MF for smoke
marker named smoke at D4   ?? LOG.smoke-by-word
# A vehicle's dr without MP on it.
roll r8 dr 1 named "smoke M5" for pz2 by gerda
marker named smoke at M5   ?? LOG.smoke-by-word
