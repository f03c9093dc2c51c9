"""A second verifier of hashed logs, written from docs/format.md: verify.py LOG.. prints the verdict of each file.
Needs the packages blake3 and cryptography. The declarations of the events are read from the page, which tests them too.
"""
import base64, collections, hashlib, re, sys, tomllib, unicodedata
from contextlib import suppress
from pathlib import Path
from blake3 import blake3
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "format.md").read_text()
MAGIC = bytes.fromhex("89 41 53 4c 4f 47 0d 0a")
BODY, HEADER, OVERHEAD = 40, 56, 88
MAX_PAYLOAD, MAX_CHECKPOINTS, MAX_NOTE, MAX_LINES, MAX_NAME, MAX_WRONG = 1 << 20, 4096, 65536, 64, 255, 64

class Fault(Exception):
    """What is wrong, how many records stand before it, and the exit code."""
    def __init__(self, code, at, exit_code=2):
        self.code, self.at, self.exit_code = code, at, exit_code

def derive(context, *parts, length=32):
    return blake3(b"".join(parts), derive_key_context=context).digest(length)

LEAF_KEY = derive("asl-store 2026-11 block leaf v1")
HEAD_KEY = derive("asl-store 2026-11 block head v1")

def number(data):
    return int.from_bytes(data, "little")
def le(n, width):
    return n.to_bytes(width, "little")

def lengthened(data):
    data = data.encode() if isinstance(data, str) else data
    return le(len(data), 8) + data

def unbase64(text, length=None):
    """The bytes of the only text that they have, or None."""
    with suppress(ValueError):
        data = base64.b64decode(text, validate=True)
        return data if base64.b64encode(data).decode() == text and length in (None, len(data)) else None

# --- blocks
class Block:
    def __init__(self, data):
        self.data, self.prev, self.head = data, data[8:BODY], data[-32:]
        self.version, self.kind, self.seq = number(data[40:42]), number(data[42:44]), number(data[48:56])
        self.payload, self.leaf = data[HEADER:-32], blake3(data[BODY:-32], key=LEAF_KEY).digest()
    def is_right(self):
        return blake3(self.prev + self.leaf, key=HEAD_KEY).digest() == self.head

def frame(rest):
    """The block at the start of the bytes; else why there is none."""
    if rest[:8] != MAGIC[: len(rest[:8])]:
        return None, "magic"
    length = number(rest[44:48]) if len(rest) >= HEADER else 0
    if length > MAX_PAYLOAD:
        return None, "length"
    return (None, "torn") if len(rest) < OVERHEAD + length else (Block(rest[: OVERHEAD + length]), None)

def right_when_mended(rest, end):
    """Whether the block is right when it ends there, magic and length made to fit."""
    fits = OVERHEAD <= end <= min(len(rest), OVERHEAD + MAX_PAYLOAD)
    return fits and Block(MAGIC + rest[8:44] + le(end - OVERHEAD, 4) + rest[48:end]).is_right()

def length_is_to_blame(rest):
    places = [m.start() for m in re.finditer(re.escape(MAGIC), rest) if m.start() > 0][:8]
    behind = [frame(rest[at:])[0] for at in places]
    return any(right_when_mended(rest, end) for end in places + [len(rest)]) or any(b and b.is_right() for b in behind)

def blocks_of(data):
    """The good blocks, and the fault behind them."""
    blocks, records, head, at = [], 0, bytes(32), 0
    while at < len(data):
        block, why = frame(data[at:])
        if why == "torn" and length_is_to_blame(data[at:]):
            why = "length"
        if block:
            checks = {"hash": block.is_right(), "sequence": block.seq == records, "link": block.prev == head}
            checks |= {"version": block.version == 1, "kind": block.kind in (0, 1)}
            why = next((code for code, holds in checks.items() if not holds), None)
        if why:
            return blocks, Fault(why, records, 3 if why == "version" else 2)
        blocks.append(block)
        at += len(block.data)
        if block.kind == 0:
            records, head = records + 1, block.head
    return blocks, None

# --- events
def split_types(text):
    """Types with blanks between them; a tuple keeps its own."""
    return re.findall(r"(?:\([^)]*\)|[^\s()])+", text)

def declarations():
    """Types by name: whether it is an enum, and its fields (name or None, type) or variants (name, fields)."""
    types, inner = {}, None
    for line in PAGE.split("<!-- declarations")[1].split("```text\n")[1].split("```")[0].splitlines():
        said = line.split(" -- ")[0].rstrip()
        words, plain = said.split(" (", 1)[0].split(), []
        if said.endswith(")"):
            plain = [(None, of) for of in split_types(said.split(" (", 1)[1][:-1])]
        if not said.startswith(" "):
            outer = inner = plain
            types[words[1]] = words[0] == "enum", outer
        elif words[0].endswith(":"):
            inner.append((words[0][:-1], said.split(": ", 1)[1]))
        else:
            inner = plain
            outer.append((words[1], inner))
    return types

def is_free(text, most):
    return len(text.encode()) <= most and all(c in "\t\n" or unicodedata.category(c) != "Cc" for c in text)

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_\-./']{0,31}\Z").match
TEXTS = {"Name": NAME, "UnitId": NAME, "WeaponName": NAME, "Word": lambda text: text and is_free(text, 32)}
TEXTS |= {"Text": lambda text: is_free(text, 16384), "HeadText": lambda text: is_free(text, 524288)}
WIDTHS = {"u8": 1, "u16": 2, "u32": 4, "u64": 8, "i8": 1, "i16": 2, "i32": 4, "RollId": 4, "AttackId": 4}

def must(holds, what):
    if not holds:
        raise ValueError(what)

class Reader:
    """Reads values from the front of its bytes; raises ValueError."""
    types = declarations()
    def __init__(self, data):
        self.data, self.at = data, 0
    def take(self, count):
        must(count <= len(self.data) - self.at, "the bytes end within it")
        self.at += count
        return self.data[self.at - count : self.at]
    def byte(self, least, most):
        byte = self.take(1)[0]
        must(least <= byte <= most, "a byte that cannot stand there")
        return byte
    def value(self, of):
        if of.endswith("?"):
            return self.value(of[:-1]) if self.byte(0, 1) else None
        if of[0] == "[":
            return [self.value(of[1:-1]) for _ in range(number(self.take(8)))]
        if of[0] == "(":
            return [self.value(part) for part in split_types(of[1:-1])]
        if "*" in of:
            values = [self.value(of.split("*")[1]) for _ in range(int(of.split("*")[0]))]
            return bytes(values) if of.endswith("u8") else values
        if of in WIDTHS:
            return int.from_bytes(self.take(WIDTHS[of]), "little", signed=of[0] == "i")
        if of in TEXTS:
            text = self.take(number(self.take(8))).decode()
            must(TEXTS[of](text), f"no {of}")
            return text
        if of in ("bool", "Die", "TargetType"):
            return self.byte(1, 6) if of == "Die" else self.byte(0, 2) if of == "TargetType" else self.byte(0, 1) == 1
        if of == "Fp":
            n, halvings = number(self.take(4)), self.byte(0, 16)
            must(halvings == 0 or n % 2, "not in lowest terms")
            return n, halvings
        is_enum, fields = self.types[of]
        if not is_enum:
            return self.fields(fields)
        variant = number(self.take(4))
        must(variant < len(fields), "no such variant")
        return fields[variant][0], self.fields(fields[variant][1])
    def fields(self, fields):
        values = [self.value(of) for _, of in fields]
        if fields and fields[0][0] is None:
            return values[0] if len(values) == 1 else values
        return {name: value for (name, _), value in zip(fields, values)}

def event_of(payload, seq):
    reader = Reader(payload[1:])
    with suppress(ValueError):
        must(payload[:1] == b"\x01", "another codec")
        event = reader.value("Event")
        must(reader.at == len(reader.data), "bytes are left")
        return event
    raise Fault("payload", seq) if payload[:1] in (b"", b"\x01") else Fault("codec", seq, 3)

# --- the game and its keys
P, ORDER = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D, ROOT = -121665 * pow(121666, -1, P) % P, pow(2, (P - 1) // 4, P)

def point(key):
    """x and y of an encoded point; None for what is none, or not in its only encoding."""
    y, sign = number(key) & (2**255 - 1), key[31] >> 7
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    x = x if (x * x - square) % P == 0 else x * ROOT % P
    if y >= P or (x * x - square) % P or (x == 0 and sign):
        return None
    return (P - x if x % 2 != sign else x), y

def is_of_small_order(spot):
    for _ in range(3):
        x, y = spot
        k = D * x * x * y * y % P
        spot = 2 * x * y * pow(1 + k, -1, P) % P, (y * y + x * x) * pow(1 - k, -1, P) % P
    return spot == (0, 1)

def is_key_name(name):
    return 0 < len(name.encode()) <= MAX_NAME and not re.search(r"[\s\x00-\x1f\x7f-\x9f+]", name)

class Key:
    """A verifier key; raises ValueError when it is refused."""
    def __init__(self, text):
        self.name, kid, key = text.split("+", 2)
        data = unbase64(key, 33)
        must(is_key_name(self.name) and data and data[0] == 1, "no verifier key")
        self.key, self.id = data[1:], hashlib.sha256(self.name.encode() + b"\n" + data).digest()[:4]
        spot = point(self.key)
        must(self.id.hex() == kid and spot and not is_of_small_order(spot), "refused")
    def verifies(self, message, signature):
        spot = point(signature[:32]) if len(signature) == 64 else None
        with suppress(InvalidSignature):
            Ed25519PublicKey.from_public_bytes(self.key).verify(signature, message)
            return spot is not None and not is_of_small_order(spot) and number(signature[32:]) < ORDER
        return False

class Game:
    """What record 0 says; raises ValueError and its like."""
    def __init__(self, event):
        kind, start = event["what"]
        must(kind == "GameStarted", "no start")
        head = tomllib.loads(start["head"])
        self.shares, self.players = head.get("dice", "declared") == "shares", head.get("players", {})
        self.key = derive("asl-core 2026-11 game key v1", le(start["book"], 2), start["head"].encode())
        words = re.sub("[^a-z0-9]+", "-", head.get("name", "").lower()).strip("-")[:24].rstrip("-")
        self.origin, self.keys = f"asl-replay/{words or 'game'}-{self.key.hex()[:32]}", []
        for name in sorted(self.players, key=str.encode):
            with suppress(ValueError):
                key = Key(self.players[name].get("key", ""))
                must(all(key.key != other.key for other in self.keys), "the key of another")
                self.keys.append(key)
    def opponents(self, one, other):
        sides = [self.players.get(name, {}).get("side") for name in (one, other)]
        return None not in sides and sides[0] != sides[1]
    def opponent(self, name):
        return next((other for other in self.players if self.opponents(name, other)), None)

# --- checkpoints
def root_of(leaves):
    if len(leaves) < 2:
        return hashlib.sha256(b"\x00" + leaves[0] if leaves else b"").digest()
    split = 1 << (len(leaves) - 1).bit_length() - 1
    return hashlib.sha256(b"\x01" + root_of(leaves[:split]) + root_of(leaves[split:])).digest()

class Note:
    """Text and signature lines; raises ValueError."""
    def __init__(self, data):
        note = data.decode()
        at = note.rfind("\n\n")
        must(len(data) <= MAX_NOTE and not any(c < " " and c != "\n" for c in note), "no text")
        must(at > 0 and note.endswith("\n"), "no signed note")
        self.text, self.lines = note[: at + 1], note[at + 2 : -1].split("\n")
        self.accepted = (note[: at + 2] + "".join(line + "\n" for line in self.lines[:-1])).encode()
        must(len(self.lines) <= MAX_LINES, "too many lines")
        self.signatures = [self.signature(line) for line in self.lines]
    def signature(self, line):
        name, _, text = line.removeprefix("\u2014 ").partition(" ")
        data = unbase64(text)
        must(line.startswith("\u2014 ") and is_key_name(name) and len(text) <= 10924, "a damaged line")
        must(data and len(data) > 4, "no signature")
        return name, data[:4], data[4:]
    def standing(self, key):
        """None when no line claims to be of the key; else whether all such lines are right."""
        claims = [signature for *of, signature in self.signatures if of == [key.name, key.id]]
        return all(key.verifies(self.text.encode(), signature) for signature in claims) if claims else None

def decimal(text):
    return int(text) if re.fullmatch("0|[1-9][0-9]{0,19}", text) and int(text) < 2**64 else None

class Checkpoints:
    """Takes the blocks of a log in order; raises the first fault."""
    def __init__(self, game):
        self.game, self.leaves, self.last = game, [], None
        self.before, self.texts, self.bearers, self.spoken = {}, {}, {}, {}
    def block(self, block):
        if block.kind == 0:
            return self.leaves.append(block.leaf)
        try:
            code = "many" if len(self.before) >= MAX_CHECKPOINTS else self.fault(Note(block.payload), block)
        except ValueError:
            code = "note"
        if code:
            raise Fault(code, len(self.leaves))
    def fault(self, note, block):
        self.standings = [note.standing(key) for key in self.game.keys]
        return self.says(note) or self.signed() or self.placed(note, block) or self.chained(note, block)
    def says(self, note):
        lines = note.text[:-1].split("\n")
        size, root = (decimal(lines[1]), unbase64(lines[2], 32)) if len(lines) >= 3 else (None, None)
        if size is None or root is None or "" in lines:
            return "statement"
        if lines[0] != self.game.origin:
            return "origin"
        return "size" if size != len(self.leaves) else "root" if root != root_of(self.leaves) else None
    def signed(self):
        none = self.standings and True not in self.standings
        return "false" if False in self.standings else "unsigned" if none else None
    def placed(self, note, block):
        before = self.behind_accepted(note) if len(note.lines) > 1 else self.named(note)
        if block.leaf not in self.before and before is None:
            return "before"
        place = (len(self.leaves), len(before or ()), block.leaf)
        if block.leaf in self.before or self.last and place <= self.last:
            return "place"
        self.before[block.leaf], self.last = before, place
        if len(note.lines) == 1:
            self.texts.setdefault(note.text, before)
        return None
    def behind_accepted(self, note):
        body = le(1, 2) + le(1, 2) + le(len(note.accepted), 4) + le(len(self.leaves), 8) + note.accepted
        leaf = blake3(body, key=LEAF_KEY).digest()
        return self.before[leaf] | {leaf} if leaf in self.before else None
    def named(self, note):
        lines = note.text[:-1].split("\n")[3:]
        if len(lines) != 1 or not lines[0].startswith("checkpoints "):
            return None
        count, *ends = lines[0].split(" ")[1:]
        ends = [unbase64(end, 32) for end in ends]
        if any(end not in self.before for end in ends) or ends != sorted(set(ends)):
            return None
        before = frozenset().union(*(self.before[end] for end in ends))
        is_apart = not before & set(ends) and decimal(count) == len(before) + len(ends)
        return before | set(ends) if is_apart else None
    def chained(self, note, block):
        code = None
        for key in (key for key, standing in enumerate(self.standings) if standing):
            bearers = self.bearers.setdefault((key, note.text), set())
            bearers.add(block.leaf)
            if len(bearers) > 1:
                continue
            last, self.spoken[key] = self.spoken.get(key), note.text
            if last and note.text in self.texts and not self.bearers[key, last] & self.texts[note.text]:
                code = "chain"
        return code

# --- dice and secrets
THROWS = {"Dr": ("DR", 2), "dr": ("dr", 1), "Three": ("3d6", 3)}
PURPOSES = dict(re.findall(r"^\| `(\w+)` \| `([^`]+)` \|$", PAGE.split("| purpose | text |")[1], re.M))

def declaration_of(game, by, rolls):
    data = game.key + lengthened(by)
    for roll in rolls:
        kind, named = roll["purpose"]
        hangs = roll["condition"] or {"least": None, "most": None}
        bounds = bytes([hangs["least"] or 0, 255 if hangs["most"] is None else hangs["most"]])
        data += le(roll["index"], 4) + le(roll["roll"], 4) + lengthened(THROWS[roll["throw"][0]][0])
        data += lengthened(f"named {named}" if kind == "Named" else PURPOSES[kind]) + lengthened(roll["unit"] or "")
        data += lengthened(b"" if roll["attack"] is None else le(roll["attack"], 4))
        data += lengthened(le(hangs["roll"], 4) + bounds if roll["condition"] else b"")
    return derive("asl-core 2026-11 dice declaration v1", data)

def faces(count, *parts):
    output = derive("asl-core 2026-11 dice of shares v1", *parts, length=1024)
    return [1 + byte % 6 for byte in output if byte < 252][:count]

class Chain:
    """One chain of a commitment, as far as it is open."""
    def __init__(self, game, player, said, use, index):
        self.id = game.key + said["salt"] + bytes([use]) + lengthened(player)
        self.index, self.share = index, said["answers" if use else "own"]
    def down(self, start, share, to):
        for index in range(start - 1, to - 1, -1):
            share = derive("asl-core 2026-11 share chain link v1", self.id, le(index, 4), share)
        return share
    def fits(self, index, share):
        if index > self.index:
            return self.down(index, share, self.index) == self.share
        return self.down(self.index, self.share, index) == share

class Told:
    """Goes through the events and notes the clauses that they break: a method for each kind that is looked at."""
    def __init__(self, game):
        self.game, self.told, self.commitments, self.rolls, self.secrets = game, [], {}, {}, {}
        self.wrong = collections.Counter()
    def event(self, seq, event):
        kind, said = event["what"]
        tell = lambda clause, broken=True: broken and self.told.append((clause, seq))
        getattr(self, kind, lambda *_: None)(tell, event["by"], said)
    def committed(self, by):
        return self.commitments[by][-1][1] if by in self.commitments else 0
    def commitment(self, by, index):
        return next((held for held in self.commitments.get(by, []) if held[0] < index <= held[1]), None)
    def fits(self, by, chain, index, share):
        return self.wrong[by] < MAX_WRONG and chain.fits(index, share)
    def opens(self, by, chain, index, share, known):
        news = index > chain.index and self.fits(by, chain, index, share)
        chain.index, chain.share = (index, share) if news else (chain.index, chain.share)
        self.wrong[by] += not news and not known
        return news
    def SharesCommitted(self, _tell, by, said):
        if 1 <= said["length"] <= 4096:
            first = self.committed(by)
            chains = [Chain(self.game, by, said, use, first) for use in (0, 1)]
            self.commitments.setdefault(by, []).append((first, first + said["length"], *chains))
    def RollsDeclared(self, tell, by, said):
        mine, other = self.rolls.setdefault(by, {}), self.game.opponent(by)
        indices, due = [roll["index"] for roll in said["rolls"]], max(mine, default=0) + 1
        held = min(self.committed(name) for name in (by, other or by))
        opened = max((c[3].index for c in self.commitments.get(other, []) if c[3].index > c[0]), default=0)
        tell("DICE.committed-first", indices and max(indices) > held)
        tell("DICE.index-order", indices != list(range(due, due + len(indices))))
        tell("DICE.declared-before-answer", any(n <= opened and n not in mine for n in indices))
        declaration = declaration_of(self.game, by, said["rolls"])
        for roll in said["rolls"]:
            mine.setdefault(roll["index"], dict(roll, declaration=declaration, answer=None, rolled=False, withheld=None))
    def SharesAnswered(self, tell, by, said):
        roller, index, share = said["roller"], said["index"], said["share"]
        held, known = self.commitment(by, index), self.rolls.get(roller, {}).get(index)
        answer, before = known and known["answer"], held and held[3].index
        if self.game.opponents(roller, by):
            tell("DICE.answer-declared", not known)
            tell("DICE.answered-twice", answer and answer != share)
            tell("DICE.answer-share", not answer and not (held and self.fits(by, held[3], index, share)))
        else:
            tell("DICE.answerer")
        if by != roller and held and self.opens(by, held[3], index, share, answer == share):
            for n, roll in self.rolls.get(roller, {}).items():
                if before < n <= index and roll["answer"] is None:
                    roll["answer"] = held[3].down(index, share, n)
    def RollForfeited(self, _tell, _by, said):
        roll = self.rolls.get(said["roller"], {}).get(said["index"], {})
        roll["withheld"] = roll.get("withheld") or said["withheld"]
    def is_forfeited(self, number_of_roll):
        rolls = ((roller, roll) for roller, rolls in self.rolls.items() for roll in rolls.values())
        mine = [(roller, roll) for roller, roll in rolls if roll["roll"] == number_of_roll and not roll["answer"]]
        return any(self.game.opponents(roller, roll["withheld"]) for roller, roll in mine)
    def DiceRolled(self, tell, by, said):
        kind, evidence = said["evidence"]
        if kind != "Shares":
            return tell("DICE.typed-in", self.game.shares and not self.is_forfeited(said["roll"]))
        index, own, other = evidence["index"], evidence["own"], evidence["other"]
        roll, held = self.rolls.get(by, {}).get(index), self.commitment(by, index)
        if not roll or roll["rolled"]:
            tell("DICE.rolled-once" if roll else "DICE.undeclared")
        else:
            roll["rolled"] = True
            throw, fits = said["dice"][0] == roll["throw"][0], held and self.fits(by, held[2], index, own)
            same = all(said[name] == roll[name] for name in ("roll", "purpose", "unit", "attack"))
            tell("DICE.as-declared", not (same and throw))
            tell("DICE.answered", roll["answer"] != other)
            tell("DICE.own-share", not fits)
            kind, thrown = said["dice"]
            thrown = [*thrown.values()] if kind == "Dr" else [thrown] if kind == "dr" else thrown
            parts = self.game.key, lengthened(by), le(index, 4), roll["declaration"], own, other
            due = faces(THROWS[roll["throw"][0]][1], *parts)
            tell("DICE.values", fits and throw and roll["answer"] == other and thrown != due)
        if held:
            self.opens(by, held[2], index, own, index <= held[2].index)
    def Sealed(self, tell, by, said):
        name, commitment = said["secret"], said["commitment"]
        tell("SECRET.name-once", name in self.secrets)
        tell("SECRET.copied", any(n != name and s[1] == commitment for n, s in self.secrets.items()))
        self.secrets.setdefault(name, [by, commitment, False])
    def Revealed(self, tell, by, said):
        secret = self.secrets.get(said["secret"])
        if not secret or secret[0] != by or secret[2]:
            return tell("SECRET.unknown" if not secret else "SECRET.owner" if secret[0] != by else "SECRET.once")
        words = [lengthened(text) for text in (by, said["secret"], said["plaintext"])]
        secret[2] = derive("asl-core 2026-11 sealed secret v1", self.game.key, said["nonce"], *words) == secret[1]
        return tell("SECRET.opens", not secret[2])

# --- verdicts
def verify(data):
    """What dice and secrets break, each with its event; raises the fault of a log that is not intact."""
    blocks, fault = blocks_of(data)
    if not data or fault and fault.exit_code == 3:
        raise fault or Fault("empty", 0)
    if fault and MAGIC not in data and not right_when_mended(data, len(data)):
        raise Fault("foreign", 0)
    payloads = [block.payload for block in blocks if block.kind == 0]
    events = [event_of(payload, seq) for seq, payload in enumerate(payloads)]
    if fault:
        raise fault
    try:
        game = Game(events[0])
    except (ValueError, IndexError, AttributeError, TypeError):
        raise Fault("game", 0) from None
    checkpoints, told = Checkpoints(game), Told(game)
    for block in blocks:
        checkpoints.block(block)
    for seq, event in enumerate(events):
        told.event(seq, event)
    return told.told

def verdict(path):
    try:
        code = 1 if (told := verify(Path(path).read_bytes())) else 0
    except Fault as fault:
        code, told = fault.exit_code, [(fault.code, fault.at)]
    return f"{code} | {' '.join(f'{code}@{at}' for code, at in told) or '-'}"

if __name__ == "__main__":
    verdicts = [verdict(path) for path in sys.argv[1:]]
    print("\n".join(f"{path} | {says}" for path, says in zip(sys.argv[1:], verdicts)))
    sys.exit(max((int(says[0]) for says in verdicts), default=3))
