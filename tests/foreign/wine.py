"""Programs of Windows under Wine: a machine of its own, calls, a console, what is served. Knows no game."""

import fcntl
import os
import re
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import termios
import time
import tty
import urllib.request
from pathlib import Path

WINE = shutil.which("wine64") or "/usr/lib/wine/wine64"
PASSPHRASE = "only for this folder"
# As many seconds a call may take.
PATIENCE = 120


class Answer:
    """What a call printed, and how it ended."""

    def __init__(self, words, code, out, err):
        self.words, self.code, self.bytes = words, code, out
        self.out, self.err = out.decode(), err.decode(errors="replace")

    def exits(self, code):
        assert self.code == code, f"{self.words} ended with {self.code}, not {code}\n{self.out}{self.err}"
        return self

    def says(self, *texts):
        for text in texts:
            assert text in self.out + self.err, f"{self.words} does not say {text!r}\n{self.out}{self.err}"
        return self


class Machine:
    """A Windows with a drive and a user of its own, in a temporary folder."""

    def __init__(self, program):
        self.temporary = tempfile.TemporaryDirectory(prefix="wine-")
        root = Path(self.temporary.name)
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "USER") if name in os.environ}
        self.environment = dict(
            kept, WINEPREFIX=str(root / "wine"), WINEARCH="win64", WINEDEBUG="-all", LC_ALL="C.UTF-8", TERM="xterm",
            WINEDLLOVERRIDES="mscoree,mshtml=", ASL_REPLAY_PASSPHRASE=PASSPHRASE, ASL_REPLAY_NO_KEYRING="1",
        )
        # The player's folders have a blank and an umlaut in their names.
        self.drive = root / "wine" / "drive_c"
        self.folder = self.drive / "Jörgs Spiele"
        self.children = []
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run([WINE, "wineboot", "-i"], env=self.environment, check=True, timeout=PATIENCE, **quiet)
        # The services that Wine starts stay, and hold no pipe of a call, as long as somebody is there.
        resident = subprocess.Popen([WINE, "cmd", "/k"], env=self.environment, stdin=subprocess.PIPE, **quiet)
        self.children.append(resident)
        self.folder.mkdir()
        self.program = self.folder / "asl-replay.exe"
        shutil.copy(program, self.program)
        self.build("windows_prng.c", "bcryptprimitives.dll", "-shared", "-ladvapi32")
        self.hold = self.build("windows_hold.c", "hold.exe", "-municode")
        profile = self.call(["cmd", "/c", "echo %USERPROFILE%"]).out.strip()
        self.user = self.drive / profile.removeprefix("C:\\").replace("\\", "/")

    def build(self, source, to, *options):
        to = self.folder / to
        here = Path(__file__).parent
        subprocess.run(["x86_64-w64-mingw32-gcc", "-O1", "-s", "-o", to, here / source, *options], check=True)
        return to

    def start(self, words, folder=None, **more):
        """Starts a program of Windows in a folder of it."""
        child = subprocess.Popen(
            [WINE, *map(str, words)], cwd=folder or self.folder, env=dict(self.environment, **more.pop("environment", {})),
            stdin=more.pop("stdin", subprocess.DEVNULL), stdout=more.pop("stdout", subprocess.PIPE), stderr=more.pop("stderr", subprocess.PIPE),
        )
        self.children.append(child)
        return child

    def call(self, words, given=None, **more):
        stdin = subprocess.DEVNULL if given is None else subprocess.PIPE
        child = self.start(words, stdin=stdin, **more)
        out, err = child.communicate(given, timeout=PATIENCE)
        return Answer(words, child.returncode, out, err)

    def replay(self, *words, **more):
        return self.call([self.program, *words], **more)

    def console(self, *words, **more):
        return Console(self, [self.program, *words], **more)

    def close(self):
        for child in self.children:
            if child.poll() is None:
                child.kill()
            child.wait()
        server = shutil.which("wineserver") or str(Path(WINE).parent / "wineserver64")
        subprocess.run([server, "-k"], env=self.environment, capture_output=True)
        self.temporary.cleanup()


class Console:
    """A program in a console of 80 columns, as a player sees it."""

    def __init__(self, machine, words, folder=None, environment=None):
        ours, theirs = os.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 25, 80, 0, 0))
        # What is typed before the program reads is not echoed by the terminal, and Enter stays Enter.
        tty.setraw(theirs)

        def own():
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        self.child = subprocess.Popen(
            [WINE, *map(str, words)], cwd=folder or machine.folder, env=dict(machine.environment, **(environment or {})),
            stdin=theirs, stdout=theirs, stderr=theirs, preexec_fn=own,
        )
        machine.children.append(self.child)
        os.close(theirs)
        self.fd, self.raw = ours, b""

    @property
    def seen(self):
        """What stands there, without what moves the cursor."""
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.raw.decode(errors="replace")).replace("\r", "")

    def read(self, seconds):
        if select.select([self.fd], [], [], seconds)[0]:
            try:
                self.raw += os.read(self.fd, 65536)
            except OSError:
                return False
        return True

    def until(self, text, seconds=PATIENCE):
        end = time.time() + seconds
        while text not in self.seen:
            assert time.time() < end and self.read(0.1), f"{text!r} does not come: {self.seen!r}"
        return self

    def types(self, text):
        self.raw = b""
        os.write(self.fd, text.encode())
        return self

    def ends(self, code):
        end = time.time() + PATIENCE
        while self.child.poll() is None:
            assert time.time() < end, f"it does not end: {self.seen!r}"
            self.read(0.1)
        assert self.child.returncode == code, (self.child.returncode, self.seen)

    def waits(self):
        """It goes on for as long as nobody does anything."""
        end = time.time() + 2
        while time.time() < end:
            self.read(0.1)
        assert self.child.poll() is None, f"it has ended: {self.seen!r}"
        return self

    def kill(self):
        os.kill(self.child.pid, signal.SIGKILL)
        self.child.wait()


def page(address):
    with urllib.request.urlopen(address, timeout=PATIENCE) as reply:
        assert reply.status == 200, reply.status
        return reply.read().decode()
