#!/usr/bin/env bash
# Completions as the shells themselves see them: bash, zsh and fish complete a command, an option and a value.
set -euo pipefail
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export PATH="$(cd "$(dirname "$program")" && pwd):$PATH"
for shell in bash zsh fish; do "$program" completions $shell >"$folder/$shell"; done

want() { # want SHELL WHAT FOUND..
  case " $3 " in *" $2 "*) ;; *) echo "$1 does not complete $2: $3"; exit 1 ;; esac
}

in_bash() { # the words so far, the last to be completed
  bash --norc -c '
    source "$1"; shift
    COMP_WORDS=("$@"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
    complete_with=$(complete -p asl-replay | sed "s/.*-F \([^ ]*\).*/\1/")
    "$complete_with" asl-replay "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
    printf "%s " "${COMPREPLY[@]}"' bash "$folder/bash" "$@"
}
want bash audit "$(in_bash asl-replay au)"
want bash --printing "$(in_bash asl-replay audit --pr)"
want bash never "$(in_bash asl-replay audit --color n)"

in_fish() { fish --no-config -c "source '$folder/fish'; complete -C '$1'" | cut -f1 | tr '\n' ' '; }
want fish audit "$(in_fish 'asl-replay au')"
want fish --printing "$(in_fish 'asl-replay audit --pr')"
want fish never "$(in_fish 'asl-replay audit --color n')"

in_zsh() { # what zsh lists when Tab is pressed behind the words, in a terminal of its own
  python3 - "$folder/zsh" "$1" <<'PY'
import os, pty, re, select, shutil, sys, tempfile, time
script, typed = sys.argv[1:]
home = tempfile.mkdtemp()
shutil.copy(script, home + "/_asl-replay")
pid, fd = pty.fork()
if pid == 0:
    os.environ.update(ZDOTDIR=home, TERM="dumb", COLUMNS="200")
    os.execvp("zsh", ["zsh", "-f", "-i"])
def read(seconds):
    out, until = b"", time.time() + seconds
    while time.time() < until:
        if select.select([fd], [], [], 0.1)[0]:
            try: out += os.read(fd, 65536)
            except OSError: break
    return out.decode(errors="replace")
def say(text, seconds):
    os.write(fd, text.encode()); return read(seconds)
read(1)
say(f"fpath=({home} $fpath); autoload -Uz compinit; compinit -u -d {home}/dump; setopt autolist; unsetopt automenu; PS1='>'; echo re''ady\n", 5)
out = say(typed + "\t\t", 5)
os.close(fd)
shutil.rmtree(home)
print(" ".join(re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|[\x07\r]", " ", out).replace("\x08", "").split()))
PY
}
want zsh audit "$(in_zsh 'asl-replay au')"
want zsh --printing= "$(in_zsh 'asl-replay audit --pr')"
want zsh never "$(in_zsh 'asl-replay audit --color n')"
echo "completions: bash, zsh and fish complete commands, options and values"
