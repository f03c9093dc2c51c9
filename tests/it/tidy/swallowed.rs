//! No error of reading is swallowed where files of strangers are read: what is there and cannot be read is told, and is not "not there".
//! `.ok()`, `unwrap_or_default` and `let _ =` make nothing of an error: each that stands there has a row which says why none is
//! lost. That a word is no number is no error of reading: conversions are not counted.

use std::collections::BTreeMap;
use std::path::Path;

/// Where files of strangers are read.
const READING: [&str; 3] = ["import", "read", "picture"];

/// Words of a conversion, whose error is that there is no such number.
const CONVERSIONS: [&str; 5] = ["parse", "try_from", "try_into", "from_str_radix", "binary_search"];

/// Why an error may be dropped in some files, and how often in each.
struct Excused {
    what: &'static str,
    why: &'static str,
    at: &'static [(&'static str, usize)],
}

const EXCUSED: [Excused; 7] = [
    Excused {
        what: ".ok()",
        why: "a name that is no hex of the map: which name it is stands in the draft, and what hangs on it is asked",
        at: &[
            ("import/draft/drives.rs", 1),
            ("import/draft/found/table.rs", 1),
            ("import/draft/hexsides.rs", 3),
            ("import/draft/mod.rs", 1),
        ],
    },
    Excused {
        what: ".ok()",
        why: "terrain that no board tells: it is undecided, and the reason is told with the price or the LOS",
        at: &[("import/draft/found/checks.rs", 1), ("import/draft/hexsides.rs", 1)],
    },
    Excused {
        what: ".ok()",
        why: "a chain of traits that cannot be decoded: the position tells that fault where it applies the command",
        at: &[("import/vassal/piece.rs", 2)],
    },
    Excused {
        what: ".ok()",
        why: "a pattern that is no picture cannot be laid, and that is told of its board",
        at: &[("picture/board/pattern.rs", 5)],
    },
    Excused {
        what: ".ok()",
        why: "blocks of a GIF that do not fit together: its colours are as they were, and that is told of its board",
        at: &[("picture/format.rs", 1)],
    },
    Excused {
        what: ".ok()",
        why: "a proof that is none proves nothing: whoever reads it first is told why",
        at: &[("read/copy.rs", 1), ("read/proof.rs", 1)],
    },
    Excused {
        what: "unwrap_or_default",
        why: "of an Option: there is no such word, piece or file, and nothing was read",
        at: &[
            ("import/draft/actions.rs", 1),
            ("import/draft/answered.rs", 2),
            ("import/draft/around.rs", 4),
            ("import/draft/drives.rs", 2),
            ("import/draft/found/aims.rs", 1),
            ("import/draft/found/candidates.rs", 1),
            ("import/draft/found/shots.rs", 4),
            ("import/draft/found/table.rs", 1),
            ("import/draft/game.rs", 1),
            ("import/draft/head.rs", 3),
            ("import/draft/malfunctions.rs", 1),
            ("import/draft/movers.rs", 2),
            ("import/draft/roster.rs", 1),
            ("import/draft/stated.rs", 3),
            ("import/draft/throws.rs", 2),
            ("import/draft/words.rs", 1),
            ("import/listing/cells.rs", 1),
            ("import/listing/json.rs", 2),
            ("import/listing/markup.rs", 1),
            ("import/listing/mod.rs", 1),
            ("import/listing/svg.rs", 1),
            ("import/listing/vehicle_row.rs", 3),
            ("import/types.rs", 2),
            ("import/vassal/action.rs", 2),
            ("import/vassal/label.rs", 1),
            ("import/vassal/layers.rs", 2),
            ("import/vassal/leaf.rs", 1),
            ("import/vassal/leaves.rs", 1),
            ("import/vassal/log.rs", 1),
            ("import/vassal/log/reading.rs", 2),
            ("import/vassal/piece.rs", 10),
            ("import/vassal/position.rs", 2),
            ("import/vassal/provenance.rs", 2),
            ("import/vassal/scenario.rs", 1),
            ("import/vassal/secrets.rs", 1),
            ("import/vassal/telling.rs", 7),
            ("read/mod.rs", 1),
            ("read/signatures.rs", 1),
            ("picture/counter/layer.rs", 1),
            ("picture/counter/mod.rs", 3),
            ("picture/counter/property.rs", 3),
            ("picture/casting.rs", 1),
            ("picture/film.rs", 1),
            ("picture/palette.rs", 3),
            ("picture/posture.rs", 1),
        ],
    },
];

/// What drops an error, in a line of code without its comment.
fn dropped(line: &str) -> impl Iterator<Item = &'static str> {
    let code = line.split("//").next().unwrap_or(line);
    let is_conversion = CONVERSIONS.iter().any(|word| code.contains(word));
    let times = move |what: &'static str| {
        let counts = what != ".ok()" || !is_conversion;
        std::iter::repeat_n(what, if counts { code.matches(what).count() } else { 0 })
    };
    let found: Vec<&'static str> =
        [".ok()", "unwrap_or_default", "let _ ="].into_iter().flat_map(times).collect();
    found.into_iter()
}

fn sources(folder: &Path, into: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|e| e == "rs") {
            into.push(path);
        }
    }
}

/// How often each drops one, by file.
fn found() -> BTreeMap<(String, &'static str), usize> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../replay-cli/src"));
    let mut files = Vec::new();
    READING.iter().for_each(|folder| sources(&root.join(folder), &mut files));
    let mut all = BTreeMap::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a source");
        let name = file.strip_prefix(root).expect("below it").to_string_lossy().into_owned();
        for what in text.lines().flat_map(dropped) {
            *all.entry((name.clone(), what)).or_default() += 1;
        }
    }
    all
}

#[test]
fn no_error_of_reading_is_swallowed() {
    let mut excused: BTreeMap<(String, &'static str), usize> = BTreeMap::new();
    for row in &EXCUSED {
        assert!(row.why.len() > 20, "{}", row.what);
        for (file, n) in row.at {
            *excused.entry(((*file).to_owned(), row.what)).or_default() += n;
        }
    }
    let found = found();
    let places = found.keys().chain(excused.keys()).collect::<std::collections::BTreeSet<_>>();
    let wrong: Vec<String> = places
        .into_iter()
        .filter(|place| found.get(place) != excused.get(place))
        .map(|place| {
            let n = |all: &BTreeMap<(String, &'static str), usize>| all.get(place).copied().unwrap_or(0);
            format!("{}: {} stands there {} times, excused {}", place.0, place.1, n(&found), n(&excused))
        })
        .collect();
    assert!(
        wrong.is_empty(),
        "an error may be lost: tell it, or say in a row why none is\n{}",
        wrong.join("\n")
    );
}

#[test]
fn what_drops_an_error_is_seen() {
    let seen = |line: &str| dropped(line).collect::<Vec<_>>();
    assert_eq!(seen("let bytes = read(path).ok()?;"), [".ok()"]);
    assert_eq!(seen("let n = text.parse().ok()?;"), [""; 0]);
    assert_eq!(seen("let _ = file.sync();"), ["let _ ="]);
    assert_eq!(seen("words.unwrap_or_default() // unwrap_or_default"), ["unwrap_or_default"]);
}
