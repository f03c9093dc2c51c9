"""Has the program for Windows do under Wine what players do with it. Its arguments are that program, and one of this system.

Both are given the same games, and answer the same; a game goes by mail between them. What Wine cannot show stands in
CONTRIBUTING.md.
"""

import os
import random
import re
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

from wine import PASSPHRASE, Console, Machine, page

PROGRAM, NATIVE = (Path(word).resolve() for word in sys.argv[1:3])
TESTS = Path(__file__).resolve().parent.parent
MADE = TESTS / "vectors/vasl/made"
TURN = TESTS / "games/small_turn.asl"
HEAD = 'name = "Für zwei"\nprinting = "2e"\n[players]\nivan = { side = "russian" }\nhans = { side = "german" }\n---\n'


def native(home, *words, exits=0):
    environment = {"ASL_REPLAY_HOME": str(home), "ASL_REPLAY_PASSPHRASE": PASSPHRASE, "ASL_REPLAY_NO_KEYRING": "1"}
    done = subprocess.run([NATIVE, *map(str, words)], env=environment, capture_output=True, text=True)
    assert done.returncode == exits, (words, done)
    return done.stdout


def same_answers(machine):
    """Every game and log of the tests is judged as on this system, byte for byte."""
    games = machine.folder / "games"
    games.mkdir()
    files = [*sorted((TESTS / "games").glob("*.asl")), *sorted(MADE.glob("*.vlog")), *sorted(MADE.glob("*.vsav"))]
    for file in files:
        shutil.copy(file, games)
    findings = 0
    for file in files:
        here = subprocess.run([NATIVE, "audit", "--json", file.name], cwd=games, capture_output=True)
        there = machine.replay("audit", "--json", file.name, folder=games).exits(here.returncode)
        assert there.bytes == here.stdout, f"{file.name} is judged otherwise"
        findings += there.code == 1
    assert findings > 20, findings
    return f"{len(files)} games and logs, {findings} of them with findings, are judged byte for byte as on this system"


def boards(machine):
    """Games on boards, and lines of sight, are read from the player's board files as on this system, byte for byte."""
    shared = Path(os.environ["ASL_REPLAY_SHARED"]) / "boards"
    games, folder = machine.folder / "on boards", machine.folder / "Bretter für VASL"
    games.mkdir()
    folder.mkdir()
    for board in sorted(path for path in shared.iterdir() if path.name.startswith("bd")):
        with zipfile.ZipFile(folder / board.name, "w", zipfile.ZIP_DEFLATED) as archive:
            for file in sorted(board.rglob("*")):
                archive.write(file, file.relative_to(board))
    files = [*sorted((TESTS / "on_boards").glob("*.asl")), *sorted(MADE.glob("*.vlog"))]
    for file in files:
        shutil.copy(file, games)
    calls = [("audit", "--json", file.name) for file in files]
    calls += [("los", "--json", "--board", "01", "A5", to) for to in ("F8", "M2", "Y10")]
    codes = set()
    for words in calls:
        words = (*words, "--boards", "../Bretter für VASL")
        here = subprocess.run([NATIVE, *words], cwd=games, capture_output=True)
        there = machine.replay(*words, folder=games).exits(here.returncode)
        assert there.bytes == here.stdout, f"{words} is answered otherwise"
        codes.add(there.code)
    assert codes == {0, 1}, codes
    whole = machine.replay("audit", "--boards", "C:\\Jörgs Spiele\\Bretter für VASL", files[0].name, folder=games)
    assert whole.code in (0, 1) and "no board was read" not in whole.out
    return f"{len(files)} games on boards and {len(calls) - len(files)} lines of sight are answered byte for byte as on this system"


def names(machine):
    """Drive letters, backslashes, blanks, umlauts, and what the shells of Windows leave to programs."""
    folder = machine.folder / "Züge von Jürgen"
    folder.mkdir()
    for name in ("b_infantry.vlog", "e_place.vlog"):
        shutil.copy(MADE / name, folder / f"Größe {name}")
    shutil.copy(TURN, folder / "kleiner zug.asl")
    whole = "C:\\Jörgs Spiele\\Züge von Jürgen\\Größe b_infantry.vlog"
    for name in (whole, whole.replace("\\", "/"), "Züge von Jürgen\\..\\Züge von Jürgen\\Größe b_infantry.vlog", "\\\\?\\" + whole):
        machine.replay("audit", name).exits(0).says("0 broken")
    machine.replay("audit", "C:Größe b_infantry.vlog", folder=folder).exits(0).says("0 broken")
    machine.replay("audit", "*.vlog", folder=folder).exits(0).says("Größe b_infantry.vlog", "Größe e_place.vlog")
    machine.replay("audit", "Züge von Jürgen\\*zug.asl").exits(0).says("0 broken, 0 undecided, 0 waived")
    machine.replay("audit", "*.vsav", folder=folder).exits(3).says("*.vsav: no such file")
    missing = machine.replay("audit", "C:\\nowhere\\his.vlog").exits(3)
    missing.says("error: C:\\nowhere\\his.vlog: no such file")
    # Names of devices are no files.
    machine.replay("report", str(TURN.name), "-o", "NUL", folder=copied(machine, TURN)).exits(0)
    machine.replay("--home", "H", "keygen", "con").exits(3).says("Windows keeps this name for a device")
    return "drive letters, backslashes, blanks, umlauts, wildcards, devices"


def copied(machine, file):
    folder = machine.folder / "copied"
    folder.mkdir(exist_ok=True)
    shutil.copy(file, folder)
    return folder


def texts(machine):
    """A text game as the editors of Windows write it."""
    folder, text = copied(machine, TURN), TURN.read_text()
    expected = machine.replay("audit", "--json", TURN.name, folder=folder).exits(0).out
    written = {"crlf": text.replace("\n", "\r\n").encode(), "mark": b"\xef\xbb\xbf" + text.encode(),
               "utf16": b"\xff\xfe" + text.replace("\n", "\r\n").encode("utf-16-le"),
               "utf16be": b"\xfe\xff" + text.encode("utf-16-be")}
    for name, bytes_ in written.items():
        (folder / f"{name}.asl").write_bytes(bytes_)
        answer = machine.replay("audit", "--json", f"{name}.asl", folder=folder).exits(0)
        assert answer.out.replace(f"{name}.asl", TURN.name) == expected, name
    for page_ in ("cp850", "cp1252"):
        (folder / "old.asl").write_bytes(HEAD.encode(page_))
        machine.replay("audit", "old.asl", folder=folder).exits(3).says("old.asl", "text")
    return "CRLF, marks, UTF-16 of both orders; text of old code pages is refused"


def recorded(machine):
    """Lines at the prompt, from a pipe as cmd makes it."""
    (machine.folder / "two.asl").write_text(HEAD)
    machine.replay("record", "two.asl", "--name", "two").exits(0)
    said = machine.replay("record", "--name", "two", given='by hans\r\nnote "Grüße, Jörg"\r\nnote "zwei"\r\n'.encode()).exits(0)
    said.says("recorded as event 1", "2 events added, 3 in all")
    machine.replay("log", "two").exits(0).says('note "Grüße, Jörg"', 'note "zwei"')
    (machine.folder / "lines.txt").write_bytes('note "aus einer Datei"\r\n'.encode())
    machine.call(["cmd", "/c", "type lines.txt | asl-replay record --name two"]).exits(0).says("recorded as event 3")
    machine.call(["cmd", "/c", "chcp 850 >nul & asl-replay log two >out.txt"]).exits(0)
    assert 'note "Grüße, Jörg"' in (machine.folder / "out.txt").read_text()
    return "lines from pipes and to files"


def at_the_console(machine):
    """The prompt in a console, in an old code page and in UTF-8, which are of no matter; no line is longer than it."""
    for code in ("850", "65001"):
        machine.environment["ASL_REPLAY_HOME"] = "C:\\console " + code
        machine.replay("record", "two.asl", "--name", "two").exits(0)
        console = machine.console("record", "--name", "two")
        # A window of its own would wait; this one is left by an end of input.
        console.until(">").types('note "Grüße an Jörg"\r').until("recorded as event 1").types("\x04").until("1 event added")
        console.ends(0)
        own = machine.console("log", "two").until('note "Grüße an Jörg"').until("Enter closes this window.").waits()
        own.types("\r").ends(0)
        shell = Console(machine, ["cmd", "/c", f"chcp {code} >nul & asl-replay log two"])
        shell.until('note "Grüße an Jörg"').kill()
    del machine.environment["ASL_REPLAY_HOME"]
    console = machine.console("audit", TURN.name, folder=copied(machine, TURN)).until("0 waived")
    # Wine counts the characters of styles, which are not seen.
    assert max(map(len, console.seen.splitlines())) <= 80
    console.kill()
    return "the prompt in a console, in code pages 850 and 65001, at 80 columns"


def double_click(machine):
    """It says what to do and waits; a file that is dropped there is served, and an error can be read."""
    console = machine.console().until("file>").waits()
    assert "Drop here the file" in console.seen and max(map(len, console.seen.splitlines())) < 80
    console.types("\r").ends(0)
    console = machine.console().until("file>").types('"C:\\Jörgs Spiele\\his.vlog"\r')
    console.until("no such file").until("Enter closes this window.").waits().types("\r").ends(3)
    shutil.copy(MADE / "b_infantry.vlog", machine.folder / "his.vlog")
    console = machine.console().until("file>").types('"C:\\Jörgs Spiele\\his.vlog"\r').until("It ends when the page is closed")
    address = re.search(r"http://[^/]+/[^/]+/", console.seen.replace("\n", ""))[0]
    assert "<title>" in page(address)
    console.kill()
    return "a double click asks for a file, waits, and serves it"


def served(machine):
    """A dropped file is opened; its page comes from loopback alone."""
    (machine.folder / "his.vlog").unlink(missing_ok=True)
    shutil.copy(MADE / "c3_p1.vlog", machine.folder / "sein Zug, größer.vlog")
    for words in (["C:\\Jörgs Spiele\\sein Zug, größer.vlog"], ["open", "sein Zug, größer.vlog", "--no-browser"]):
        child = machine.start([machine.program, *words])
        address = child.stdout.readline().decode().strip()
        assert address.startswith("http://127.0.0.1:"), address
        assert "<title>" in page(address)
        child.kill()
    return "dropped files and `open` are served on loopback"


def written(machine):
    """A page is written over another, also while a scanner has that open; a held one stays whole."""
    folder = copied(machine, TURN)
    words = ("report", TURN.name, "-o", "Seite für Jörg.html")
    machine.replay(*words, folder=folder).exits(0)
    shown = folder / "Seite für Jörg.html"
    before = shown.read_bytes()
    assert b"<title>" in before
    (folder / TURN.name).write_text(TURN.read_text().replace("A small turn", "Another turn"))
    held = machine.start([machine.hold, shown.name, 600], folder=folder)
    assert held.stdout.readline().strip() == b"held"
    machine.replay(*words, folder=folder).exits(0)
    after = shown.read_bytes()
    assert after != before and b"Another turn" in after
    held.wait()
    (folder / TURN.name).write_text(TURN.read_text().replace("A small turn", "A third turn"))
    held = machine.start([machine.hold, shown.name, 6000], folder=folder)
    assert held.stdout.readline().strip() == b"held"
    machine.replay(*words, folder=folder).exits(3).says("cannot rename")
    assert shown.read_bytes() == after and not list(folder.glob(".*.part"))
    held.kill()
    shutil.copy(TURN, folder)
    return "pages over open files: waited for, or refused and whole"


def by_mail(machine):
    """Ivan is at Windows, Hans is not: keys, dice by shares, a mail each way, a backup that goes over."""
    hans, ours = Path(machine.temporary.name) / "hans", machine.folder / "post"
    ours.mkdir()
    machine.environment["ASL_REPLAY_HOME"] = "C:\\Jörgs Spiele\\post\\home"
    key = re.search(r"hans\+\S+", native(hans, "keygen", "hans"))[0]
    machine.replay("keygen", "ivan").exits(0)
    units = '[units]\nt34 = { side = "russian", type = "T-34 M43" }\npz = { side = "german", type = "PzKpfw IVH" }\n---'
    (ours / "bridge.asl").write_text(HEAD.replace('"2e"\n', '"2e"\ndice = "shares"\n').replace("---", units))

    def ivan(*words):
        return machine.replay(*words, folder=ours).exits(0)

    ivan("new", "bridge.asl", "--key", f"hans={key}")
    ivan("seal", "bridge", "leader", "armor-leader t34 9-1")
    ivan("dice", "commit", "bridge")
    ivan("sign", "bridge", "-o", "mail 1.aslog").says("signed by ivan")
    native(hans, "receive", ours / "mail 1.aslog", "--new", "--name", "bridge")
    native(hans, "dice", "commit", "bridge")
    native(hans, "sign", "bridge", "-o", ours / "mail 2.aslog")
    ivan("receive", "mail 2.aslog").says("Accepted")
    ivan("dice", "declare", "bridge", "DR reliability for t34")
    ivan("sign", "bridge", "-o", "mail 3.aslog")
    native(hans, "receive", ours / "mail 3.aslog")
    native(hans, "reply", "bridge", "-o", ours / "mail 4.aslog")
    ivan("receive", "mail 4.aslog")
    ivan("dice", "roll", "bridge").says("shares of both players")
    ivan("reveal", "bridge", "leader")
    ivan("sign", "bridge", "-o", "mail 5.aslog")
    native(hans, "receive", ours / "mail 5.aslog")
    native(hans, "verify", ours / "mail 5.aslog", "--continues", "bridge")
    machine.replay("verify", "mail 1.aslog", "--continues", "bridge", folder=ours).exits(2).says("is OLDER than bridge")
    ivan("backup", "-o", "ivan.backup")
    other = Path(machine.temporary.name) / "ivan"
    native(other, "restore", ours / "ivan.backup")
    assert native(other, "log", "bridge") == ivan("log", "bridge").out
    del machine.environment["ASL_REPLAY_HOME"]
    return "keys, secrets, dice by shares, mails each way, a backup restored on this system"


def killed(machine):
    """What the prompt has acknowledged is in the archive, whenever it is killed."""
    draw, acknowledged = random.Random(41), 0
    machine.environment["ASL_REPLAY_HOME"] = "C:\\killed"
    machine.replay("record", "two.asl", "--name", "two").exits(0)
    rounds = 10
    (machine.folder / "lines.asl").write_bytes(b"".join(b'note "number %d"\r\n' % number for number in range(4000)))
    for _ in range(rounds):
        said = machine.folder / "said.txt"
        with open(machine.folder / "lines.asl", "rb") as lines, open(said, "wb") as out:
            child = machine.start([machine.program, "record", "--name", "two"], stdin=lines, stdout=out)
            time.sleep(draw.uniform(0.3, 1.5))
            child.kill()
            child.wait()
        told = re.findall(r"recorded as event (\d+)", said.read_text())
        acknowledged = max(acknowledged, int(told[-1]) if told else 0)
        held = machine.replay("log", "two", "--json").exits(0)
        last = int(re.findall(r'"event": (\d+)', held.out)[-1])
        assert last >= acknowledged, f"{acknowledged} was acknowledged, {last} is the last"
        machine.replay("verify", "two").exits(0).says("intact")
        acknowledged = last
    assert acknowledged > rounds, acknowledged
    # Several at once: each adds or says why not.
    for number in range(5):
        (machine.folder / f"{number}.asl").write_text(f'note "at once {number}"\n')
    children = [machine.start([machine.program, "record", f"{number}.asl", "--to", "two"]) for number in range(5)]
    told = [child.communicate()[1].decode() for child in children]
    added = sum(child.returncode == 0 for child in children)
    held = machine.replay("log", "two", "--json").exits(0)
    assert int(re.findall(r'"event": (\d+)', held.out)[-1]) == acknowledged + added and added > 0, (added, told)
    machine.replay("archive", "fsck").exits(0)
    del machine.environment["ASL_REPLAY_HOME"]
    return f"{rounds} kills, {acknowledged} events, nothing acknowledged is lost; five at once, {added} added"


def kept(machine):
    """Games are renamed, written out, and looked through; what Windows cannot do is refused, and nothing is lost by it."""
    machine.environment["ASL_REPLAY_HOME"] = "C:\\kept"
    machine.replay("record", "two.asl", "--name", "two").exits(0)
    machine.replay("record", str(TURN.name), "--name", "turn", folder=copied(machine, TURN)).exits(0)
    before = machine.replay("log", "turn").exits(0).out
    machine.replay("games", "rename", "turn", "zug").exits(0)
    assert machine.replay("log", "zug").exits(0).out == before
    machine.replay("archive", "export", "out").exits(0)
    assert sorted(path.name for path in (machine.folder / "out").glob("*.aslog")) == ["two.aslog", "zug.aslog"]
    compact = machine.replay("archive", "compact")
    compact.says("is not smaller") if compact.code == 0 else compact.exits(3).says("the archive is as it was", "archive export DIR")
    assert machine.replay("log", "zug").exits(0).out == before
    machine.replay("archive", "fsck").exits(0)
    machine.replay("games", "remove", "two", "-o", "two removed.aslog")
    console = machine.console("review", "zug").until("Events").types("q")
    console.ends(0)
    del machine.environment["ASL_REPLAY_HOME"]
    return "an archive looked through, written out, its games renamed; the game in the terminal"


def found(machine):
    """VASL's files are found in %USERPROFILE%\\VASL, proposed, and taken from then on."""
    own = machine.user / "VASL"
    (own / "boards").mkdir(parents=True)
    shutil.copy(TESTS / "vectors/vasl/pictures/synth.vmod", own / "VASL-6.6.8.vmod")
    (own / "boards/bd01").write_bytes(b"")
    said = machine.replay("setup").exits(3)
    where = r"(?i)--module C:\\users\\.*\\vasl\\VASL-6.6.8.vmod --boards C:\\users\\.*\\vasl\\boards"
    assert re.search(where, said.err), said.err
    console = machine.console("setup").until("VASL module").types("\r").until("folder of your boards").types("\r")
    console.until("Enter closes this window.").types("\r").ends(0)
    machine.replay("setup", "--forget").exits(0).says("Forgotten")
    typed = machine.console("setup").until("VASL module").types('"~\\VASL\\VASL-6.6.8.vmod"\r').until("folder of your boards")
    typed.types("-\r").until("boards  none").kill()
    return "VASL's folders, found and remembered"


def main():
    machine = Machine(PROGRAM)
    began = time.time()
    try:
        chosen = sys.argv[3:]
        for test in (same_answers, boards, names, texts, recorded, at_the_console, double_click, served, written, by_mail, killed, kept, found):
            if chosen and test.__name__ not in chosen:
                continue
            since = time.time()
            print(f"{test(machine)} ({time.time() - since:.0f} s)", flush=True)
    finally:
        machine.close()
    print(f"under Wine: all of it, in {time.time() - began:.0f} s")


main()
