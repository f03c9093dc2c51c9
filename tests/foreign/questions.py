"""The tables of `archive export --parquet`, read by DuckDB: the questions of docs/many-games.md, held against what the
program itself says of the same games.

    python tests/foreign/questions.py PROGRAM
"""

import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import duckdb

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "many-games.md").read_text()
HOSTILE = "note \"'; DROP TABLE rolls; -- =cmd() ${x}\"\n"


def run(program, home, *words):
    done = subprocess.run([program, *words, "--home", home], capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), (words, done.returncode, done.stderr)
    return done.stdout


def question(name):
    found = re.search(rf"<!-- {name} -->\n```sql\n(.*?)```", PAGE, re.S)
    assert found, f"the page has no question {name!r}"
    return found.group(1)


def main(program):
    program = os.path.abspath(program)
    with tempfile.TemporaryDirectory() as folder:
        home, tables = os.path.join(folder, "home"), os.path.join(folder, "tables")
        games = sorted(str(path) for path in (ROOT / "tests" / "games").glob("*.asl"))
        hostile = os.path.join(folder, "hostile.asl")
        text = (ROOT / "tests" / "games" / "crossroads.asl").read_text()
        pathlib.Path(hostile).write_text(text.rstrip("\n") + "\n" + HOSTILE)
        run(program, home, "archive", "add", *games, hostile)
        audit = json.loads(run(program, home, "archive", "audit", "--findings", "--json"))
        names = [game["name"] for game in audit["games"]]
        run(program, home, "archive", "export", "--parquet", tables)
        os.chdir(tables)
        base = duckdb.connect()
        events = base.execute("SELECT count(*), count(DISTINCT game) FROM 'events.parquet'").fetchone()
        assert events == (audit["events"], len(names)), events
        clauses(base, audit)
        luck(base, program, home, names)
        held = base.execute("SELECT text FROM 'events.parquet' WHERE text LIKE '%DROP TABLE%'").fetchall()
        assert held == [(HOSTILE.rstrip("\n"),)], held
        print(f"{len(names)} games, {events[0]} events: DuckDB and the program say the same")


def clauses(base, audit):
    counted, games = collections.Counter(), collections.defaultdict(set)
    for game in audit["games"]:
        for found in game["findings"]:
            if found["ruling"] == "broken":
                counted[found["clause"]] += 1
                games[found["clause"]].add(game["name"])
    own = sorted(((clause, n, len(games[clause])) for clause, n in counted.items()), key=lambda row: (-row[1], row[0]))
    said = base.execute(question("clauses")).fetchall()
    assert own and said == own, (said, own)


def luck(base, program, home, names):
    stats = json.loads(run(program, home, "stats", "--by", "season", "--json", *(f"@{name}" for name in names)))
    own = {}
    for row in stats["rows"]:
        if row["kind"] == "DR" and "of" in row:
            season = None if row["of"] == "undated" else row["of"]
            own[row["player"], season] = (row["rolls"], row["luck"])
    said = {(player, season): (rolls, luck) for player, season, rolls, luck in base.execute(question("luck")).fetchall()}
    assert own and said.keys() == own.keys(), (said, own)
    for who, (rolls, hundredths) in own.items():
        assert said[who][0] == rolls, (who, said[who], rolls)
        # `stats` tells the mean less that of fair dice, in hundredths.
        assert abs(-said[who][1] * 100 - hundredths) <= 1, (who, said[who], hundredths)


if __name__ == "__main__":
    main(sys.argv[1])
