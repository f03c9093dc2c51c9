"""Holds verify.py and from_the_page.py against the kit, and verify.py against the bytes of every kind of event. Exit code 1
when anything differs."""

import sys
from pathlib import Path
import from_the_page
from verify import event_of, verdict

KIT = Path(__file__).resolve().parent
GOLDEN = KIT.parent / "golden" / "wire_v1.txt"


def rows(path):
    return [line for line in path.read_text().splitlines() if not line.startswith("#")]


table = [row.split(" | ") for row in rows(KIT / "verdicts.txt")]
given = [(name, verdict(KIT / name), f"{code} | {told}") for name, code, told, _ in table]
wrong = [f"{name}: {says}, due {due}" for name, says, due in given if says != due]


def told_by_the_page(path):
    code, told = from_the_page.verify(path.read_bytes())
    return code, sorted(f"{name}@{place}" for name, place in told)


for name, code, told, _ in table:
    due = (int(code), sorted(told.replace("-", "", 1).split() if told == "-" else told.split()))
    says = told_by_the_page(KIT / name)
    if says != due:
        wrong.append(f"{name}: from the page {says}, due {due}")
events = [event_of(bytes.fromhex(row), 0)["what"][0] for row in rows(GOLDEN)]
print("\n".join(wrong + [f"{len(table)} files, {len(wrong)} differ; {len(events)} events of {len(set(events))} kinds read"]))
sys.exit(1 if wrong or len(table) < 40 or len(set(events)) < 55 else 0)
