//! The rules of the house as a unit test: the invariants of docs/design.md held against the sources.
//!
//! A law is one row of [`LAWS`]. What an invariant says of behaviour is shown by a test of its own, named in [`SHOWN`];
//! every invariant has a row in one of the two.

mod checks;
mod circles;
mod commands;
mod homes;
mod law;
mod repository;
mod source;
mod swallowed;
mod words;

use law::{Law, floors, head, kinds, lines, no_path, no_text, no_word};
use source::Source;
use std::collections::BTreeSet;

const CORE: &str = "core/src";
const STORE: &str = "store/src";
const CLI: &str = "replay-cli/src";
const DESK: &str = "replay-cli/desk/src";

/// What needs no system: it builds for wasm32-unknown-unknown.
const PURE: &[&str] = &[
    "replay-cli/src/import",
    "replay-cli/src/picture",
    "replay-cli/src/read",
    "replay-cli/src/text",
    "replay-cli/src/view",
    "replay-cli/src/words.rs",
    "replay-cli/src/audit/groups.rs",
    "replay-cli/src/audit/part.rs",
    "replay-cli/src/audit/summary.rs",
    "replay-cli/src/audit/text.rs",
    "replay-cli/src/audit/unjudged.rs",
    "replay-cli/src/audit/view.rs",
    "replay-cli/src/report/page",
    "replay-cli/src/review/view",
    "replay-cli/src/stats/fair.rs",
    "replay-cli/src/stats/mod.rs",
    "replay-cli/src/stats/shots.rs",
    "replay-cli/src/stats/text.rs",
];

/// Views that several features show.
const VIEWS: &[&str] = &[
    "replay-cli/src/view",
    "replay-cli/src/audit/part.rs",
    "replay-cli/src/audit/unjudged.rs",
    "replay-cli/src/audit/view.rs",
    "replay-cli/src/review/view",
    "replay-cli/src/stats/fair.rs",
    "replay-cli/src/stats/mod.rs",
    "replay-cli/src/stats/shots.rs",
];

/// What tells files of VASL.
const TELLING: &[&str] = &["replay-cli/src/import", "replay-cli/src/view/vasl"];

/// Where players' answers are read.
const ANSWERS: &str = "replay-cli/src/import/draft/answered.rs";

const CHAPTERS: &str = "no chapter of the book names another";

/// The laws.
const LAWS: &[Law] = &[
    // 2: the fold and the rules.
    no_path(2, &["core/src/state"], &["asl_core::rules", "asl_core::audit"])
        .because("`apply` records what happened: no rule, no judgement"),
    no_path(2, &["core/src/rules"], &["asl_core::state::apply", "asl_core::audit"])
        .because("a rule judges one event and folds nothing"),
    no_path(0, &["core/src/figures"], &["asl_core::rules", "asl_core::audit"])
        .because("a figure is worked out below the book: it knows no clause"),
    no_path(
        0,
        &["core/src/rules/a"],
        &["asl_core::rules::b", "asl_core::rules::c", "asl_core::rules::d", "asl_core::rules::log"],
    )
    .because(CHAPTERS),
    no_path(
        0,
        &["core/src/rules/b"],
        &["asl_core::rules::a", "asl_core::rules::c", "asl_core::rules::d", "asl_core::rules::log"],
    )
    .because(CHAPTERS),
    no_path(
        0,
        &["core/src/rules/c"],
        &["asl_core::rules::a", "asl_core::rules::b", "asl_core::rules::d", "asl_core::rules::log"],
    )
    .because(CHAPTERS),
    no_path(
        0,
        &["core/src/rules/d"],
        &["asl_core::rules::a", "asl_core::rules::b", "asl_core::rules::c", "asl_core::rules::log"],
    )
    .because(CHAPTERS),
    no_path(
        0,
        &["core/src/rules/log"],
        &["asl_core::rules::a", "asl_core::rules::b", "asl_core::rules::c", "asl_core::rules::d"],
    )
    .because(CHAPTERS),
    // 3: the core is pure.
    no_path(3, &[CORE], &["std"]).because("the core is no_std: no files, no clock, no threads"),
    no_word(3, &[CORE], &["f32", "f64", "HashMap", "HashSet", "unsafe"])
        .because("the same log gives the same digest on every machine"),
    no_word(2, &["core/src/state", "core/src/effects"], &["atlas", "terrain_at", "charted", "Atlas"])
        .because("a position is the same with the players' boards and without"),
    // 4: who knows whom.
    no_path(4, &[CORE], &["asl_store", "asl_replay"])
        .because("the core knows no bytes of a log and no program"),
    no_path(4, &[STORE], &["asl_core", "asl_replay"]).because("the store knows no game and no program"),
    no_path(4, &[DESK], &["asl_core", "asl_replay"])
        .because("the desk lies below the program: it knows bytes, rows and addresses, and no game"),
    no_path(4, &[CLI], &["asl_replay_desk"])
        .but(&["replay-cli/src/home/desk.rs", "replay-cli/src/home/engine.rs"])
        .because("what the desk gives is put into the program's words in one place"),
    no_path(4, &[CLI], &["asl_store"])
        .but(&["replay-cli/src/home", "replay-cli/src/read"])
        .because("read and home alone know the store: commands and views get plain data"),
    no_path(
        4,
        VIEWS,
        &["asl_replay::text", "asl_replay::command", "asl_replay::audit::text", "asl_replay::stats::text"],
    )
    .because("a view is data: it knows no text and no command"),
    no_path(
        4,
        &["replay-cli/src/home", "replay-cli/src/read"],
        &["asl_replay::text", "asl_replay::view", "asl_replay::command"],
    )
    .because("they answer in plain data and draw nothing"),
    no_path(
        4,
        PURE,
        &["std::fs", "std::env", "std::net", "std::process", "std::thread", "std::time", "getrandom"],
    )
    .because("what reads bytes into views needs no system"),
    no_path(4, PURE, &["std::io"])
        .but(&[
            "replay-cli/src/import/vassal/container.rs",
            "replay-cli/src/import/vassal/provenance.rs",
            "replay-cli/src/picture/archive.rs",
            "replay-cli/src/read/carried.rs",
        ])
        .because("what reads bytes into views needs no file; an archive in memory is read through a cursor"),
    no_path(4, &[CLI], &["Shelf::of"])
        .but(&["replay-cli/src/home/belongings.rs"])
        .because("where the player's boards lie is found out in one place"),
    no_path(4, &[CLI], &["std::net"])
        .but(&["replay-cli/src/open"])
        .because("nothing else listens, and it listens to this machine alone"),
    no_path(4, &[STORE], &["std::fs", "std::process"])
        .but(&["store/src/file.rs", "store/src/backend"])
        .because("the store works on bytes; files have modules of their own"),
    no_path(4, &[STORE], &["sled"])
        .but(&[
            "store/src/backend/sled_error.rs",
            "store/src/backend/sled_open.rs",
            "store/src/backend/sled_trees.rs",
        ])
        .because("the archive does not know its engine"),
    // 4: files of VASL, told once.
    no_word(4, TELLING, &["apply"])
        .but(&[
            "replay-cli/src/import/vassal/log.rs",
            "replay-cli/src/import/vassal/log",
            "replay-cli/src/import/vassal/position.rs",
            "replay-cli/src/import/vassal/walk.rs",
        ])
        .because("a file is walked once as it is read, and its positions are replayed in one place"),
    no_path(
        4,
        TELLING,
        &[
            "asl_core::notation::Reader",
            "asl_core::notation::parse",
            "asl_core::notation::parse_with",
            "asl_core::notation::parse_lines",
            "asl_core::notation::parse_event",
        ],
    )
    .but(&[ANSWERS])
    .because("no text is built to be parsed: what a file shows is an event from the first"),
    no_word(4, &[ANSWERS], &["format!", "write!", "writeln!"])
        .because("what is parsed there is a player's answer, word for word"),
    no_path(
        4,
        &["replay-cli/src/import"],
        &[
            "asl_core::rules",
            "asl_core::facts",
            "asl_core::state",
            "asl_core::effects",
            "asl_core::audit::live",
            "asl_core::audit::Replay",
        ],
    )
    .because("an import asks the book through `readings` alone"),
    no_path(
        4,
        &["replay-cli/src/view/vasl"],
        &["asl_core::rules", "asl_core::facts", "asl_core::readings", "asl_core::audit::live"],
    )
    .because("a view judges nothing"),
    // 5: bytes once hashed.
    no_path(5, &[CORE, CLI], &["wire::encode", "asl_core::wire::encode"])
        .but(&["replay-cli/src/home/ongoing.rs", "replay-cli/src/home/record.rs"])
        .because("only new events are encoded: what is hashed is never encoded again"),
    // 11: secrets.
    no_path(11, &[CLI], &["std::env::var", "std::env::var_os", "rpassword"])
        .but(&["replay-cli/src/home/keys.rs", "replay-cli/src/home/engine.rs", "replay-cli/src/pager.rs"])
        .because("a passphrase is asked for in one place, and a database's password in another"),
    no_path(11, &[CLI, STORE], &["getrandom"])
        .but(&["replay-cli/src/home/seat.rs", "store/src/identity/file.rs"])
        .because("nonces and keys are drawn in one place each"),
    // The house.
    floors(
        &[CORE],
        "meter vocab event matter counter catalogue charts map scenario game_key secret shares effects tally duty finding \
         state wire facts dice_audit figures rules readings notation propose audit",
    ),
    floors(
        &[STORE],
        "text64 hash game_id tip block fault verify log file compare merkle tiles verifier identity note witness checkpoint proof \
         backend archive",
    ),
    floors(&[DESK], "remembered postgres tables post"),
    floors(
        &[CLI],
        "words import boards picture read home view text command audit book history stats review report copies types map prompt setup dice mail \
         record vasl open archive witness tray program pager listener window",
    ),
    no_word(0, &[CORE, STORE, DESK, CLI], &["println!", "print!", "eprintln!", "eprint!", "dbg!"])
        .because("a library never prints; the program writes in main.rs alone"),
    no_text(0, &[CORE], phases)
        .but(&["core/src/vocab", "core/src/figures/fire/reason.rs"])
        .because("a word of the game is a type: phases are spelled in vocab alone"),
    lines(&[CORE, STORE, DESK, CLI], 500).but(&[
        // A chart: an entry a kind.
        "core/src/event/kinds.rs",
    ]),
    kinds(&[CORE, CLI], 10).but(&[
        // Two questions about what may be told of a unit that left play.
        "core/src/figures/left_play.rs",
        // A clause a question, each about a few kinds.
        "core/src/rules/log/order.rs",
        // The kinds that have figures which the rules give, a function each.
        "core/src/propose.rs",
        // What a file states of each deed becomes the event of it.
        "replay-cli/src/import/draft/deed.rs",
        // Several questions, each about a few kinds.
        "replay-cli/src/mail/asked.rs",
        // A rule that is not judged a row, each with the kind that shows it.
        "replay-cli/src/audit/unjudged.rs",
        // The sentence of each kind: the dispatch, without a hand for the rest.
        "replay-cli/src/view/sentence/mod.rs",
    ]),
    head(&[CORE, STORE, DESK, CLI, "tests/it"]),
];

fn phases() -> Vec<String> {
    asl_core::vocab::phase::Phase::ALL.iter().map(ToString::to_string).collect()
}

/// Invariants that a test shows, by its name.
const SHOWN: &[(u8, &str)] = &[
    (1, "an_archive_rebuilt_from_its_files_is_the_same"),
    (6, "shipped_game_is_judged_as_when_it_was_recorded"),
    (7, "findings_that_share_a_fact_are_one"),
    (8, "every_judged_clause_has_a_case_that_breaks_it"),
    (9, "example_finding_is_what_a_wrong_figure_gives"),
    (10, "a_missing_tail_shows_although_the_chain_is_good"),
    (11, "the_saves_leak_no_owner_id_anywhere"),
];

#[test]
fn the_sources_keep_the_laws() {
    let sources: Vec<Source> =
        [CORE, STORE, DESK, CLI, "tests/it"].into_iter().flat_map(Source::below).collect();
    let broken: Vec<String> =
        LAWS.iter().flat_map(|law| sources.iter().flat_map(|source| law.broken_by(source))).collect();
    assert!(broken.is_empty(), "{} laws are broken:\n{}", broken.len(), broken.join("\n"));
}

/// A folder that was renamed must not be watched in vain.
#[test]
fn every_place_that_a_law_names_is_there() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let places = LAWS.iter().flat_map(|law| law.at.iter().chain(law.but));
    let gone: BTreeSet<&&str> =
        places.filter(|place| !std::path::Path::new(root).join(place).exists()).collect();
    assert!(gone.is_empty(), "{gone:?}");
}

/// A file that no longer needs an exception has none.
#[test]
fn every_exception_is_needed() {
    let sources: Vec<Source> = [CORE, STORE, DESK, CLI].into_iter().flat_map(Source::below).collect();
    let mut idle = Vec::new();
    for law in LAWS {
        for but in law.but {
            if sources.iter().all(|source| law.excused_at(but, source).is_empty()) {
                idle.push(format!("{but}: {}", law.says));
            }
        }
    }
    assert!(idle.is_empty(), "{idle:#?}");
}

#[test]
fn every_invariant_is_held_by_a_law_or_shown_by_a_test() {
    let design = crate::docs::page("docs/design.md");
    let section =
        design.split("## Invariants").nth(1).and_then(|rest| rest.split("\n## ").next()).expect("it");
    let numbers = section.lines().filter_map(|line| line.split_once(". ")?.0.parse().ok());
    let stated: BTreeSet<u8> = numbers.collect();
    assert!(stated.len() >= 11, "{stated:?}");
    let laws = LAWS.iter().map(|law| law.invariant).filter(|invariant| *invariant > 0);
    let held: BTreeSet<u8> = laws.chain(SHOWN.iter().map(|(invariant, _)| *invariant)).collect();
    assert_eq!(held, stated);
    let sources = Source::below("tests/it");
    let is_there = |name: &str| {
        sources.iter().any(|source| {
            source.words().windows(2).any(|pair| (pair[0].1.as_str(), pair[1].1.as_str()) == ("fn", name))
        })
    };
    let gone: Vec<&str> = SHOWN.iter().map(|(_, name)| *name).filter(|name| !is_there(name)).collect();
    assert!(gone.is_empty(), "no such test: {gone:?}");
}
