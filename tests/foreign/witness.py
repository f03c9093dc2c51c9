"""Has a witness that is not ours cosign a game: the package witness-log, served on loopback. Its argument is the program.

200 with the key of a player, and the cosignature is kept and found again; 403 with another key; 409 for a copy that is
older than what the witness has seen, and for one with another past.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from witness_log import WitnessService

PROGRAM = str(Path(sys.argv[1]).resolve())
DIR = tempfile.TemporaryDirectory()
FOLDER = Path(DIR.name)
GAME = 'name = "Seen"\nprinting = "2e"\n[players]\nivan = { side = "russian" }\nhans = { side = "german" }\n---\n'


class Witness:
    """A witness on loopback that notes what it answered."""

    def __init__(self, name):
        state = str(FOLDER / f"{name}.json")
        WitnessService.create_state(state)
        self.service = WitnessService.new(f"witness.example/{name}", os.urandom(32), state)
        self.statuses = []
        witness = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                assert self.path == "/add-checkpoint", self.path
                status, kind, text = witness.service.handle_add_checkpoint_http(body)
                witness.statuses.append(status)
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(text.encode())))
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, *_):
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


def replay(player, *words, exits=0):
    environment = dict(os.environ, ASL_REPLAY_PASSPHRASE="only for this folder")
    call = [PROGRAM, "--home", str(FOLDER / player), *words]
    ran = subprocess.run(call, env=environment, capture_output=True, text=True)
    said = ran.stdout + ran.stderr
    assert ran.returncode == exits, f"{' '.join(words)}: {ran.returncode}\n{said}"
    return said


def key(player):
    return re.search(rf"{player}\+[0-9a-f]{{8}}\+\S+", replay(player, "keygen", player)).group()


def note(player, text, home=None):
    (FOLDER / "note.asl").write_text(f'note "{text}"\n')
    replay(home or player, "record", str(FOLDER / "note.asl"), "--to", "seen", "--by", player)
    replay(home or player, "sign", "seen", "-o", str(FOLDER / f"{home or player}.aslog"))


def main():
    ivan, hans = key("ivan"), key("hans")
    (FOLDER / "seen.asl").write_text(GAME)
    replay("ivan", "new", str(FOLDER / "seen.asl"), "--key", f"hans={hans}")
    note("ivan", "the first")
    replay("hans", "receive", str(FOLDER / "ivan.aslog"), "--new", "--agree", "--name", "seen")
    origin = re.search(r"serves the log (\S+)", replay("ivan", "export", "seen", "--tiles", str(FOLDER / "www"))).group(1)

    witness = Witness("one")
    assert witness.service.add_log(origin, ivan)
    ask = lambda player, exits=0: replay(player, "witness", witness.url, "seen", "--key", witness.service.vkey(), exits=exits)
    required = ["--require-witness", witness.service.vkey()]
    shutil.copytree(FOLDER / "ivan", FOLDER / "older")
    ask("ivan")
    note("ivan", "the second")
    replay("hans", "receive", str(FOLDER / "ivan.aslog"), *required, exits=2)
    ask("ivan")
    replay("ivan", "sign", "seen", "-o", str(FOLDER / "ivan.aslog"))
    replay("ivan", "verify", str(FOLDER / "ivan.aslog"), *required)
    assert witness.statuses == [200, 200], witness.statuses

    # Ivan takes his older copy, and plays another past; then the key of who is no player of the log.
    assert "it has seen 3 events" in ask("older", exits=2)
    note("ivan", "another second", home="older")
    assert "another past" in ask("older", exits=2)
    assert witness.statuses[2] == 409 and witness.statuses[3] in (409, 422), witness.statuses
    stranger = Witness("two")
    assert stranger.service.add_log(origin, key("dora"))
    said = replay("ivan", "witness", stranger.url, "seen", "--key", stranger.service.vkey(), exits=3)
    assert stranger.statuses == [403] and "takes no key" in said, (stranger.statuses, said)
    replay("hans", "receive", str(FOLDER / "ivan.aslog"), *required)
    replay("hans", "verify", "seen", *required)

    # A club's log before the witness of a season.
    season = Witness("three")
    assert season.service.add_log("asl-replay-club/season", ivan)
    club, seen = str(FOLDER / "club"), ["--require-witness", season.service.vkey()]
    replay("ivan", "club", "add", club, "seen", "--name", "season")
    replay("hans", "club", "verify", club, "seen", "--key", ivan, *seen, exits=2)
    replay("ivan", "club", "witness", season.url, club, "--key", season.service.vkey())
    replay("hans", "club", "verify", club, "seen", "--key", ivan, *seen)
    assert season.statuses == [200], season.statuses
    print(f"cosigned: {witness.statuses}, another key: {stranger.statuses}")


main()
