#!/usr/bin/env python3
"""A reader of asl-replay logs, written from docs/format.md alone by someone who had seen nothing else; what the page says of wrong shares was added since, by one who knew the program.   verify.py LOG..  ->  "LOG | exit | what" """
import base64, hashlib, os, re, struct, sys, tomllib, unicodedata
from blake3 import blake3
HERE = os.path.dirname(os.path.abspath(__file__))
MAGIC = bytes.fromhex("8941534c4f470d0a")
PAYLOAD, CHECKPOINTS, NOTE, LINES, KEYNAME, TEXT, HEAD, ROLLS = 1048576, 4096, 65536, 64, 255, 16384, 524288, 4096
HDR, WRONG = 56, 64
def derive(context, material, n=32): return blake3(material, derive_key_context=context).digest(length=n)
LEAF_KEY, HEAD_KEY = (derive(f"asl-store 2026-11 block {what} v1", b"") for what in ("leaf", "head"))
u16, u32, u64 = (lambda n, f=f: struct.pack(f, n) for f in ("<H", "<I", "<Q"))
def s(x):
    x = x.encode() if isinstance(x, str) else x
    return u64(len(x)) + x
def unbase64(text):
    """The bytes, or None unless the text is their one form."""
    try: raw = base64.b64decode(text.encode("ascii"), validate=True)
    except (ValueError, UnicodeError): return None
    return raw if base64.b64encode(raw).decode() == text else None
class Fault(Exception):
    def __init__(self, name, place):
        self.name, self.place = name, place
        self.exit = 3 if name in ("version", "codec") else 2
class Bad(Exception): pass
def fail(): raise Bad
# ---------------------------------------------------------------- blocks
class Block: pass
def block_hash(data, at, length, end):
    """Leaf and head of a block at `at` whose length field is taken to be `length` and which ends at `end`."""
    leaf = blake3(data[at + 40:at + 44] + u32(length) + data[at + 48:end - 32], key=LEAF_KEY).digest()
    return leaf, blake3(data[at + 8:at + 40] + leaf, key=HEAD_KEY).digest()
def whole(data, at):
    """Whether a block of right hash stands at `at`, whatever its magic."""
    if at + HDR + 32 > len(data): return False
    length, = struct.unpack_from("<I", data, at + 44)
    end = at + HDR + length + 32
    return length <= PAYLOAD and end <= len(data) and block_hash(data, at, length, end)[1] == data[end - 32:end]
def read_blocks(data):
    if not data: raise Fault("empty", 0)
    if MAGIC not in data and not any(whole(data, i) for i in range(len(data) - HDR - 31)): raise Fault("foreign", 0)
    blocks, at, records, tip = [], 0, 0, bytes(32)
    while at < len(data):
        got = data[at:at + 8]
        if not MAGIC.startswith(got):  # a beginning of the magic at the end of the file is torn
            raise Fault("magic", records)
        if len(data) - at < HDR: raise Fault("torn", records)
        prev = data[at + 8:at + 40]
        version, kind, length, seq = struct.unpack_from("<HHIQ", data, at + 40)
        if length > PAYLOAD: raise Fault("length", records)
        end = at + HDR + length + 32
        if end > len(data):
            found, i = [], data.find(MAGIC, at + 8)
            while i >= 0 and len(found) < 8:
                found.append(i)
                i = data.find(MAGIC, i + 1)
            if any(whole(data, i) for i in found): raise Fault("length", records)
            for stop in found + [len(data)]:
                n = stop - 32 - HDR - at
                if 0 <= n <= PAYLOAD and block_hash(data, at, n, stop)[1] == data[stop - 32:stop]:
                    raise Fault("length", records)
            raise Fault("torn", records)
        leaf, head = block_hash(data, at, length, end)
        if head != data[end - 32:end]: raise Fault("hash", records)
        for bad, fault in ((seq != records, "sequence"), (prev != tip, "link"), (version != 1, "version"), (kind > 1, "kind")):
            if bad: raise Fault(fault, records)
        b = Block()
        b.kind, b.seq, b.leaf, b.payload = kind, seq, leaf, data[at + HDR:end - 32]
        blocks.append(b)
        if kind == 0: records, tip = records + 1, head
        at = end
    return blocks
# ---------------------------------------------------------------- events
def parse_type(text):
    tokens = re.findall(r"\d+\*|\w+|[()\[\]?]", text)
    def one():
        t = tokens.pop(0)
        if t == "(":
            parts = []
            while tokens[0] != ")":
                parts.append(one())
            tokens.pop(0)
            r = parts[0] if len(parts) == 1 else ("tuple", parts)
        elif t == "[":
            r = ("list", one())
            tokens.pop(0)
        elif t.endswith("*"): r = ("times", int(t[:-1]), one())
        else: r = ("name", t)
        while tokens and tokens[0] == "?":
            tokens.pop(0)
            r = ("opt", r)
        return r
    return one()
def read_declarations():
    page = open(os.path.join(HERE, "..", "..", "docs", "format.md"), encoding="utf-8").read()
    page = page.split("<!-- declarations", 1)[1].split("```text\n", 1)[1].split("\n```", 1)[0]
    types, cur, fields = {}, None, None
    for line in page.split("\n"):
        what = line.split(" -- ", 1)[0].rstrip()
        depth = len(what) - len(what.lstrip())
        what = what.strip()
        if depth == 0:
            kind, name, *rest = what.split(" ", 2)
            if kind == "enum": cur = types[name] = ("enum", {})
            elif rest: types[name] = parse_type(rest[0])
            else:
                fields = []
                cur = types[name] = ("struct", fields)
        elif ":" in what:
            f, t = what.split(":", 1)
            fields.append((f, parse_type(t)))
        else:
            number, name, *rest = what.split(" ", 2)
            fields = []
            cur[1][int(number)] = (name, parse_type(rest[0]) if rest else ("struct", fields))
    return types
TYPES = read_declarations()
INTS = {"u8": "<B", "u16": "<H", "u32": "<I", "u64": "<Q", "i8": "<b", "i16": "<h", "i32": "<i",
        "RollId": "<I", "AttackId": "<I"}
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_\-./']{0,31}\Z")
class Reader:
    def __init__(self, data): self.data, self.at = data, 0
    def take(self, n):
        if n > len(self.data) - self.at: raise Bad
        self.at += n
        return self.data[self.at - n:self.at]
    def int(self, form): return struct.unpack(form, self.take(struct.calcsize(form)))[0]
    def text(self, most):
        n = self.int("<Q")
        if n > most: raise Bad
        try: t = self.take(n).decode("utf-8")
        except UnicodeDecodeError: raise Bad
        if any(unicodedata.category(c) == "Cc" and c not in "\t\n" for c in t): raise Bad
        return t
    def read(self, t):
        k = t[0]
        if k == "tuple": return tuple(self.read(x) for x in t[1])
        if k == "list":
            n = self.int("<Q")
            if n > len(self.data) - self.at: raise Bad
            return [self.read(t[1]) for _ in range(n)]
        if k == "times":
            if t[2] == ("name", "u8"): return self.take(t[1])
            return [self.read(t[2]) for _ in range(t[1])]
        if k == "opt": return self.read(t[1]) if self.read(("name", "bool")) else None
        if k == "struct": return {f: self.read(x) for f, x in t[1]}
        if k == "enum":
            n = self.int("<I")
            if n not in t[1]: raise Bad
            return t[1][n][0], self.read(t[1][n][1])
        name = t[1]
        if name in INTS: return self.int(INTS[name])
        if name == "bool":
            n = self.int("<B")
            return n == 1 if n <= 1 else fail()
        if name in ("Name", "UnitId", "WeaponName"):
            x = self.text(32)
            return x if NAME.match(x) else fail()
        if name == "Word":
            x = self.text(32)
            return fail() if not x or "\t" in x or "\n" in x else x
        if name in ("Text", "HeadText"): return self.text(TEXT if name == "Text" else HEAD)
        if name == "Die":
            n = self.int("<B")
            return n if 1 <= n <= 6 else fail()
        if name == "TargetType":
            n = self.int("<B")
            return n if n <= 2 else fail()
        if name == "Fp":
            n, h = self.int("<I"), self.int("<B")
            return fail() if h > 16 or h and n % 2 == 0 else (n, h)
        return self.read(TYPES[name])
def read_event(payload):
    r = Reader(payload)
    r.take(1)
    e = r.read(("name", "Event"))
    if r.at != len(payload): raise Bad
    return e
# ---------------------------------------------------------------- Ed25519, strict
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
def decode_point(raw):
    """The point of an only encoding, else None."""
    y = int.from_bytes(raw, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P: return None
    x2 = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(x2, (P + 3) // 8, P)
    if (x * x - x2) % P: x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - x2) % P or x == 0 and sign: return None
    if x & 1 != sign: x = P - x
    return x, y, 1, x * y % P
def add(p, q):
    a = (p[1] - p[0]) * (q[1] - q[0]) % P
    b = (p[1] + p[0]) * (q[1] + q[0]) % P
    c = 2 * p[3] * q[3] * D % P
    d = 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P
def mul(n, p):
    r = (0, 1, 1, 0)
    while n:
        if n & 1: r = add(r, p)
        p, n = add(p, p), n >> 1
    return r
def encode_point(p):
    z = pow(p[2], P - 2, P)
    x, y = p[0] * z % P, p[1] * z % P
    return (y | (x & 1) << 255).to_bytes(32, "little")
def small_order(p): return encode_point(mul(8, p)) == (1).to_bytes(32, "little")
BASE = decode_point((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))
def signed(key, sig, text):
    if len(sig) != 64: return False
    r, n = sig[:32], int.from_bytes(sig[32:], "little")
    point = decode_point(r)
    if n >= L or point is None or small_order(point): return False
    k = int.from_bytes(hashlib.sha512(r + key + text).digest(), "little") % L
    a = decode_point(key)
    minus = (P - a[0], a[1], 1, (P - a[3]) % P)
    return encode_point(add(mul(n, BASE), mul(k, minus))) == r
# ---------------------------------------------------------------- the game
class Game:
    def __init__(self, event):
        if event["what"][0] != "GameStarted": raise Bad
        started, head = event["what"][1], event["what"][1]["head"]
        try: toml = tomllib.loads(head)
        except tomllib.TOMLDecodeError: raise Bad
        name = toml.get("name", "")
        name = name if isinstance(name, str) else ""
        self.shares = toml.get("dice", "declared") == "shares"
        if toml.get("dice", "declared") not in ("shares", "declared"): raise Bad
        players = toml.get("players", {})
        if not isinstance(players, dict) or not all(isinstance(p, dict) for p in players.values()): raise Bad
        self.key = derive("asl-core 2026-11 game key v1", u16(started["book"]) + head.encode())
        words = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:24].rstrip("-") or "game"
        self.origin = "asl-replay/" + words + "-" + self.key.hex()[:32]
        self.side, self.keys, self.has_keys, seen = {}, {}, False, set()
        for player in sorted(players, key=lambda p: p.encode()):
            self.side[player] = players[player].get("side")
            text = players[player].get("key")
            if text is None: continue
            self.has_keys = True
            name, ident, raw = self.read_key(text)
            point = decode_point(raw)
            if point is not None and not small_order(point) and raw not in seen: self.keys[player] = (name, ident, raw)
            seen.add(raw)
    def read_key(self, text):
        if not isinstance(text, str) or text.count("+") < 2: raise Bad
        name, ident, key = text.split("+", 2)
        key = unbase64(key)
        if not good_key_name(name) or key is None or len(key) != 33 or key[0] != 1: raise Bad
        right = hashlib.sha256(name.encode() + b"\n\x01" + key[1:]).digest()[:4]
        return (name, right, key[1:]) if right.hex() == ident else fail()
    def opponents(self, p):
        mine = self.side.get(p)
        return [q for q, side in self.side.items() if mine is not None and side is not None and side != mine]
def good_key_name(name):
    return 1 <= len(name.encode()) <= KEYNAME and \
        not any(c == "+" or c.isspace() or unicodedata.category(c) == "Cc" for c in name)
# ---------------------------------------------------------------- checkpoints
def read_note(payload):
    """Text and lines: (name, key id, signature)."""
    if len(payload) > NOTE: raise Bad
    try: note = payload.decode("utf-8")
    except UnicodeDecodeError: raise Bad
    cut = note.rfind("\n\n")
    if cut < 0 or not note.endswith("\n") or any(c < " " and c != "\n" for c in note): raise Bad
    text, rest = note[:cut + 1], note[cut + 2:]
    lines = rest.split("\n")[:-1]
    if not 1 <= len(lines) <= LINES: raise Bad
    sigs = []
    for line in lines:
        parts = line.split(" ")
        if len(parts) != 3 or parts[0] != "\u2014" or not good_key_name(parts[1]): raise Bad
        raw = unbase64(parts[2])
        if raw is None or len(raw) < 5: raise Bad
        sigs.append((parts[1], raw[:4], raw[4:]))
    return text, sigs, payload[:len(payload) - len(lines[-1].encode()) - 1]
def decimal(text): return int(text) if re.fullmatch(r"0|[1-9][0-9]{0,19}", text) and int(text) < 2**64 else fail()
def hash32(text):
    raw = unbase64(text)
    return fail() if raw is None or len(raw) != 32 else raw
def fourth_line(lines):
    if len(lines) != 4: raise Bad
    word, *rest = lines[3].split(" ")
    if word != "checkpoints" or not rest: raise Bad
    n, leaves = decimal(rest[0]), [hash32(x) for x in rest[1:]]
    if any(a >= b for a, b in zip(leaves, leaves[1:])) or n < len(leaves) or (n == 0) != (not leaves): raise Bad
    return n, leaves
class Tree:
    def __init__(self): self.stack = []
    def push(self, leaf):
        size, node = 1, hashlib.sha256(b"\0" + leaf).digest()
        while self.stack and self.stack[-1][0] == size:
            node = hashlib.sha256(b"\1" + self.stack.pop()[1] + node).digest()
            size *= 2
        self.stack.append((size, node))
    def root(self):
        if not self.stack: return hashlib.sha256().digest()
        node = self.stack[-1][1]
        for _, left in reversed(self.stack[:-1]): node = hashlib.sha256(b"\1" + left + node).digest()
        return node
def check_checkpoints(blocks, game):
    tree, done, by_leaf, by_note = Tree(), [], {}, {}
    last_place, first_of_text, seen, last_text = None, {}, set(), {}
    for b in blocks:
        if b.kind == 0:
            tree.push(b.leaf)
            continue
        at = b.seq
        def need(ok, fault):
            if not ok: raise Fault(fault, at)
        def tried(fault, f, *args):
            try: return f(*args)
            except Bad: raise Fault(fault, at)
        need(len(done) < CHECKPOINTS, "many")
        b.text, sigs, shorter = tried("note", read_note, b.payload)
        lines = b.text.split("\n")[:-1]
        need(len(lines) >= 3 and all(lines), "statement")
        size, root = tried("statement", decimal, lines[1]), tried("statement", hash32, lines[2])
        need(lines[0] == game.origin, "origin")
        need(size == at, "size")
        need(root == tree.root(), "root")
        b.signers = set()
        for name, ident, sig in sigs:
            for player, (kname, kid, raw) in game.keys.items():
                if (name, ident) == (kname, kid):
                    need(signed(raw, sig, b.text.encode()), "false")
                    b.signers.add(player)
        need(b.signers or not game.has_keys, "unsigned")
        n, leaves = tried("before", fourth_line, lines)
        if len(sigs) == 1:
            need(all(x in by_leaf for x in leaves), "before")
            named = [by_leaf[x] for x in leaves]
            behind = set().union(*(c.before for c in named)) if named else set()
            need(not any(x in behind for x in leaves), "before")
            b.before = behind | set(leaves)
            need(len(b.before) == n, "before")
            first_of_text.setdefault(b.text, b)
        else:
            one = by_note.get((at, shorter))
            need(one is not None, "before")
            b.before = one.before | {one.leaf}
        place = (at, len(b.before), b.leaf)
        need(last_place is None or last_place < place, "place")
        last_place = place
        for player in sorted(b.signers):
            if (player, b.text) in seen: continue
            seen.add((player, b.text))
            old = last_text.get(player)
            if old is not None:
                has = first_of_text[b.text].before
                need(any(by_leaf[x].text == old and player in by_leaf[x].signers for x in has), "chain")
            last_text[player] = b.text
        done.append(b)
        by_leaf.setdefault(b.leaf, b)
        by_note.setdefault((at, b.payload), b)
# ---------------------------------------------------------------- dice and secrets
PURPOSE = {"Other": "Other", "Ift": "IFT", "ToHit": "TH", "ToKill": "TK", "Mc": "MC", "Tc": "TC", "Rally": "Rally",
           "Cc": "CC", "Sa": "SA", "Rs": "RS", "Reliability": "reliability", "Esb": "ESB", "Bog": "Bog",
           "Motion": "Motion attempt", "Clearance": "clearance", "Wound": "wound", "UnlikelyKill": "Unlikely Kill",
           "Survival": "survival", "Repair": "repair"}
THROW = {"Dr": "DR", "dr": "dr", "Three": "3d6"}
class Chain:
    def __init__(self, prefix, index, share): self.prefix, self.index, self.share = prefix, index, share
    def down(self, index, share, to):
        while index > to:
            index -= 1
            share = derive("asl-core 2026-11 share chain link v1", self.prefix + u32(index) + share)
        return share
    def fits(self, index, share):
        if index <= self.index: return self.down(self.index, self.share, index) == share
        return self.down(index, share, self.index) == self.share
class Commitment:
    def __init__(self, game, player, before, what):
        self.open, self.last = before, before + what["length"]
        chain = lambda use: game.key + what["salt"] + bytes([use]) + s(player)
        self.own = Chain(chain(0), before, what["own"])
        self.answers = Chain(chain(1), before, what["answers"])
def roll_bytes(r):
    p = PURPOSE[r["purpose"][0]] if r["purpose"][0] != "Named" else "named " + r["purpose"][1]
    c, cond = r["condition"], b""
    if c:
        cond = u32(c["roll"]) + bytes([0 if c["least"] is None else c["least"], 255 if c["most"] is None else c["most"]])
    return u32(r["index"]) + u32(r["roll"]) + s(THROW[r["throw"][0]]) + s(p) + s(r["unit"] or "") + \
        s(b"" if r["attack"] is None else u32(r["attack"])) + s(cond)
def faces(material, count):
    n = 64
    while True:
        out = [1 + b % 6 for b in derive("asl-core 2026-11 dice of shares v1", material, n) if b < 252]
        if len(out) >= count: return tuple(out[:count])
        n *= 2
def check_dice(events, game):
    told, wrong, commits, declared, answered, rolled, forfeits = [], {}, {}, {}, {}, set(), {}
    def fits(by, chain, index, share): return wrong.get(by, 0) < WRONG and chain.fits(index, share)
    def opens(by, chain, index, share, known):
        news = index > chain.index and fits(by, chain, index, share)
        if news: chain.index, chain.share = index, share
        elif not known: wrong[by] = wrong.get(by, 0) + 1
        return news
    def commitment(player, index): return next((c for c in commits.get(player, []) if c.open < index <= c.last), None)
    def committed(player): return commits[player][-1].last if commits.get(player) else 0
    for seq, e in enumerate(events):
        by, (kind, w) = e["by"], e["what"]
        def tell(bad, clause):
            if bad and ("DICE." + clause, seq) not in told: told.append(("DICE." + clause, seq))
            return bad
        if kind == "SharesCommitted" and 1 <= w["length"] <= ROLLS:
            commits.setdefault(by, []).append(Commitment(game, by, committed(by), w))
        elif kind == "RollsDeclared":
            mine, rolls, opponents = declared.setdefault(by, {}), w["rolls"], game.opponents(by)[:1]
            top = max((r["index"] for r in rolls), default=0)
            tell(any(top > committed(player) for player in [by] + opponents), "committed-first")
            start = max(mine, default=0) + 1
            tell([r["index"] for r in rolls] != list(range(start, start + len(rolls))), "index-order")
            whole_declaration = derive("asl-core 2026-11 dice declaration v1",
                                       game.key + s(by) + b"".join(map(roll_bytes, rolls)))
            for r in rolls:
                if r["index"] in mine: continue
                cs = [commitment(o, r["index"]) for o in opponents]
                tell(any(c and c.answers.index >= r["index"] for c in cs), "declared-before-answer")
                mine[r["index"]] = (r, whole_declaration)
        elif kind == "SharesAnswered":
            roller, index, share = w["roller"], w["index"], w["share"]
            theirs, got, c = declared.get(roller, {}), answered.setdefault(roller, {}), commitment(by, index)
            known, before = got.get(index), c and c.answers.index
            if not tell(by not in game.opponents(roller), "answerer"):
                tell(index not in theirs, "answer-declared")
                tell(known not in (None, share), "answered-twice")
                tell(known is None and not (c and fits(by, c.answers, index, share)), "answer-share")
            if c and by != roller and opens(by, c.answers, index, share, known == share):
                for i in theirs:
                    if before < i <= index and i not in got: got[i] = c.answers.down(index, share, i)
        elif kind == "RollForfeited":
            if w["index"] in declared.get(w["roller"], {}):
                forfeits.setdefault((w["roller"], w["index"]), w["withheld"])
        elif kind == "DiceRolled":
            source, ev = w["evidence"]
            if source != "Shares":
                lost = any(declared[p][i][0]["roll"] == w["roll"] and i not in answered.get(p, {})
                           and who in game.opponents(p) for (p, i), who in forfeits.items())
                tell(game.shares and not lost, "typed-in")
                continue
            index = ev["index"]
            r, declaration = declared.get(by, {}).get(index, (None, None))
            c, own = commitment(by, index), ev["own"]
            fit = c and fits(by, c.own, index, own)
            if c: opens(by, c.own, index, own, index <= c.own.index)
            if tell(r is None, "undeclared") or tell((by, index) in rolled, "rolled-once"): continue
            rolled.add((by, index))
            throw, dice = w["dice"]
            tell(any(w[f] != r[f] for f in ("roll", "purpose", "unit", "attack")) or throw != r["throw"][0], "as-declared")
            bad = tell(answered.get(by, {}).get(index) != ev["other"], "answered") | tell(not fit, "own-share")
            if not bad and throw == r["throw"][0]:
                dice = (dice["colored"], dice["white"]) if throw == "Dr" else (dice,) if throw == "dr" else dice
                right = faces(game.key + s(by) + u32(index) + declaration + own + ev["other"], len(dice))
                tell(dice != right, "values")
    return told
def check_secrets(events, game):
    told, sealed = [], {}
    for seq, e in enumerate(events):
        by, (kind, w) = e["by"], e["what"]
        if kind == "Sealed":
            name, c = w["secret"], w["commitment"]
            if any(c == other[1] for n, other in sealed.items() if n != name): told.append(("SECRET.copied", seq))
            if name in sealed: told.append(("SECRET.name-once", seq))
            else: sealed[name] = [by, c, False]
        elif kind == "Revealed":
            secret = sealed.get(w["secret"])
            if secret is None: told.append(("SECRET.unknown", seq))
            elif secret[0] != by: told.append(("SECRET.owner", seq))
            elif secret[2]: told.append(("SECRET.once", seq))
            elif derive("asl-core 2026-11 sealed secret v1", game.key + w["nonce"] + s(by) + s(w["secret"])
                        + s(w["plaintext"])) != secret[1]:
                told.append(("SECRET.opens", seq))
            else: secret[2] = True
    return told
# ---------------------------------------------------------------- all of it
def verify(data):
    """(exit code, [(fault or clause, place)])"""
    try:
        blocks = read_blocks(data)
        events = []
        for b in blocks:
            if b.kind == 0:
                if b.payload and b.payload[0] != 1: raise Fault("codec", b.seq)
                try: events.append(read_event(b.payload))
                except Bad: raise Fault("payload", b.seq)
        try:
            if not events: raise Bad
            game = Game(events[0])
        except Bad: raise Fault("game", 0)
        check_checkpoints(blocks, game)
    except Fault as f: return f.exit, [(f.name, f.place)]
    told = check_dice(events, game) + check_secrets(events, game)
    return (1 if told else 0), sorted(told, key=lambda t: t[1])
if __name__ == "__main__":
    worst = 0
    for path in sys.argv[1:]:
        code, told = verify(open(path, "rb").read())
        print(path, "|", code, "|", " ".join("%s@%d" % t for t in told) or "-")
        worst = max(worst, code)
    sys.exit(worst)
