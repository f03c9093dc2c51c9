//! What others wrote hides nothing and begins no line: every text of every event, of a head, of a file's name and of a
//! VASL log, through every command, in text and in JSON.

use super::Desk;
use crate::support::arbitrary::every_kind;
use crate::support::draws;
use crate::support::seed::seeded;
use crate::vasl::made::made;
use asl_core::event::{Event, What};
use asl_core::finding::Verdict;
use asl_core::wire;
use asl_replay::import::vassal::command;
use asl_replay::import::vassal::provenance::{pack, unpack};
use asl_replay::program;
use asl_replay::program::cli::Cli;
use asl_store::log::LogWriter;
use clap::Parser;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde_json::Value;

/// A line that the program might have written itself.
const FORGED: &str = "0 broken, 0 undecided, forged";

/// Every character that is to be seen, controls apart.
fn unseen() -> String {
    let ranges = [
        '\u{ad}'..='\u{ad}',
        '\u{61c}'..='\u{61c}',
        '\u{180e}'..='\u{180e}',
        '\u{200b}'..='\u{200f}',
        '\u{2028}'..='\u{202e}',
        '\u{2066}'..='\u{2069}',
        '\u{feff}'..='\u{feff}',
        '\u{e0000}'..='\u{e007f}',
    ];
    ranges.into_iter().flatten().collect()
}

/// Control characters: those of C0 but line feed, DEL, those of C1.
fn controls() -> String {
    ('\0'..='\u{9f}').filter(|c| c.is_control() && *c != '\n').collect()
}

/// As much as an event may hold: its texts have no controls but tab and line feed.
pub(crate) fn hostile() -> String {
    format!("A{}\t\n{FORGED}\nB", unseen())
}

/// Runs a command; what it prints on both streams, and as JSON.
fn printed(words: &[String]) -> (String, String) {
    let cli = Cli::try_parse_from(words).unwrap();
    let answer = program::run(&cli).unwrap_or_else(|failure| failure.answer());
    (answer.text + &answer.aside, answer.json)
}

/// No character of a printed text is unseen, and no line of it is forged.
#[track_caller]
fn is_plain(words: &[String], text: &str) {
    let hidden = unseen() + &controls();
    let plain = anstream::adapter::strip_str(text).to_string();
    // What is left of a style that is none of ours is a control character.
    let found = plain.char_indices().find(|(_, c)| hidden.contains(*c));
    assert!(found.is_none(), "{words:?}: {found:?} in {plain:?}");
    let styles = ["\u{1b}[0m", "\u{1b}[1m", "\u{1b}[2m", "\u{1b}[31m", "\u{1b}[32m", "\u{1b}[33m"];
    let bare = styles.iter().fold(text.to_owned(), |text, style| text.replace(style, ""));
    assert!(!bare.contains('\u{1b}'), "{words:?}: a foreign style in {bare:?}");
    let forged = plain.lines().any(|line| line.trim_start().starts_with(FORGED));
    assert!(!forged, "{words:?}: a line is forged in\n{plain}");
}

#[track_caller]
fn holds(desk: &Desk, words: &[&str]) {
    hides_nothing(&desk.path("home"), words);
}

/// Runs a command in a home: neither its text nor its JSON hides anything. What it printed.
#[track_caller]
pub(crate) fn hides_nothing(home: &std::path::Path, words: &[&str]) -> String {
    let mut words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    words.insert(0, "asl-replay".to_owned());
    words.extend(["--home".to_owned(), home.display().to_string()]);
    let (text, json) = printed(&words);
    is_plain(&words, &text);
    let hidden = unseen() + &controls();
    let found = json.chars().find(|c| hidden.contains(*c));
    assert!(found.is_none(), "{words:?}: {found:?} in the JSON");
    assert!(serde_json::from_str::<Value>(&json).is_ok(), "{words:?}");
    text
}

/// The event with a text in the place of each of its texts that may be any text.
fn with_texts(event: &Event, text: &str, count: &mut usize) -> Event {
    let mut value = serde_json::to_value(event).unwrap();
    let mut paths = Vec::new();
    strings(&value, &mut String::new(), &mut paths);
    for path in paths {
        let place = value.pointer_mut(&path).unwrap();
        let old = std::mem::replace(place, Value::String(text.to_owned()));
        if serde_json::from_value::<Event>(value.clone()).is_ok_and(|event| wire::encode(&event).is_ok()) {
            *count += 1;
        } else {
            *value.pointer_mut(&path).unwrap() = old;
        }
    }
    serde_json::from_value(value).unwrap()
}

/// The places of all strings.
fn strings(value: &Value, at: &mut String, into: &mut Vec<String>) {
    let mut below = |key: &str, value: &Value| {
        let length = at.len();
        *at += &format!("/{}", key.replace('~', "~0").replace('/', "~1"));
        strings(value, at, into);
        at.truncate(length);
    };
    match value {
        Value::Array(all) => all.iter().enumerate().for_each(|(n, one)| below(&n.to_string(), one)),
        Value::Object(all) => all.iter().for_each(|(key, one)| below(key, one)),
        Value::String(_) => into.push(at.clone()),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Several events of each kind, their texts hostile; how many texts, and of how many kinds.
fn events() -> (Vec<Event>, usize, usize) {
    const OF_EACH: u64 = 40;
    let mut runner = TestRunner::new_with_rng(
        seeded(1),
        proptest::test_runner::TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::ChaCha),
    );
    let (mut events, mut texts, mut kinds) = (Vec::new(), 0, 0);
    for (kind, strategy) in every_kind().into_iter().filter(|(kind, _)| *kind != "GameStarted") {
        let before = texts;
        for n in 0..OF_EACH {
            let what: What = strategy.new_tree(&mut runner).unwrap().current();
            let by = "ivan".parse().unwrap();
            let event = Event { by, at: Some("noon".parse().unwrap()), what };
            let mut claimed = 0;
            let event = with_texts(&event, &hostile(), &mut claimed);
            assert!(claimed > 0, "{kind}: the claimed time is a text");
            // The first few, and the first that has a text, however seldom its kind has one.
            if n < draws::of(OF_EACH) || (texts == before && claimed > 1) {
                events.push(event);
                texts += claimed - 1;
            }
        }
        kinds += usize::from(texts > before);
    }
    (events, texts, kinds)
}

/// A head whose every free text has every character.
fn head() -> String {
    let all: String = (unseen() + &controls() + "\n" + FORGED + "\n").chars().map(code).collect();
    super::GAME
        .split_once("\n---\n")
        .unwrap()
        .0
        .replacen("A short game", &format!("A short game{all}"), 1)
        .replacen("BT-7 M37", &format!("BT-7 M37{all}"), 1)
}

fn code(c: char) -> String {
    format!("\\U{:08x}", u32::from(c))
}

fn write(desk: &Desk, name: &str, text: &str, events: &[Event]) {
    desk.put("game.asl", text);
    desk.run("record @game.asl -o @start.aslog").exits(0);
    let start = desk.get("start.aslog");
    let mut writer = LogWriter::after(asl_store::log::Log::read(&start).tip());
    for event in events {
        writer.record(&wire::encode(event).unwrap()).unwrap();
    }
    desk.put(name, [start, writer.into_bytes()].concat());
}

#[test]
fn no_text_of_any_event_hides_anything() {
    let (events, texts, kinds) = events();
    assert!(texts > 15 && kinds >= 12, "{texts} texts of {kinds} kinds");
    let desk = Desk::new();
    write(&desk, "x.aslog", &(head() + "\n---\n"), &events);
    let file = desk.path("x.aslog").display().to_string();
    for words in [
        &["audit", &file] as &[&str],
        &["audit", &file, "--reveal"],
        &["log", &file, "--who"],
        &["verify", &file],
        &["verify", &file, "--continues", &file],
        &["diff", &file, &desk.path("start.aslog").display().to_string()],
        &["dice", "show", &file],
        &["export", &file, "--format", "csv"],
        &["export", &file, "--format", "json"],
    ] {
        holds(&desk, words);
    }
    // Each replays all before it.
    let positions = draws::few_or(20, 300) as usize;
    for n in (0..=events.len()).step_by((events.len() / positions).max(1)) {
        holds(&desk, &["show", &file, "--at", &n.to_string()]);
        holds(&desk, &["explain", &file, &n.to_string()]);
    }
}

/// A finding names what another wrote: a line feed in it begins no line.
#[test]
fn a_finding_is_one_line() {
    let name = format!("A\n{FORGED}");
    for said in [Verdict::broken(&name), Verdict::undecided(&name), Verdict::wrong(&name, "1", "2")] {
        let (Verdict::Broken(breach) | Verdict::Undecided(breach)) = said else { panic!("no finding") };
        assert_eq!(breach.says, format!("A\u{2424}{FORGED}"));
    }
}

/// What is exported as text reads back as it was: codes are characters again.
#[test]
fn a_code_is_read_as_its_character() {
    let (events, ..) = events();
    let desk = Desk::new();
    write(&desk, "x.aslog", &(head() + "\n---\n"), &events);
    let exported = desk.run("export @x.aslog").exits(0).text;
    let (_, lines) = exported.split_once("\n---\n").unwrap();
    let hidden = unseen() + &controls();
    assert!(!lines.chars().any(|c| hidden.contains(c)), "events are written by codes");
    let note = |text: &str| {
        let line = format!("note \"{text}\"");
        let parsed = asl_core::notation::parse_event(&asl_core::scenario::Scenario::empty(), &line);
        let What::Note(text) = parsed.ok()?.event.what else { return None };
        Some(text.to_string())
    };
    assert_eq!(note("a\\u202eb\\udb40\\udc41c").unwrap(), "a\u{202e}b\u{e0041}c");
    for wrong in ["\\udb40", "\\udb40x", "\\udb40\\u0041", "\\udc41", "\\u12", "\\u001b"] {
        assert_eq!(note(wrong), None, "{wrong}");
    }
}

/// A file may be called anything.
#[test]
fn no_name_of_a_file_hides_anything() {
    if cfg!(not(unix)) {
        return;
    }
    let desk = Desk::with_game();
    // A name is at most 255 bytes long.
    let all: Vec<char> = (unseen() + &controls()).chars().filter(|c| *c != '\0').collect();
    for some in all.chunks(40) {
        let some: String = some.iter().collect();
        let name = format!("x{some}\n{FORGED}\n.aslog");
        desk.put(&name, desk.get("game.aslog"));
        let file = desk.path(&name).display().to_string();
        let game = desk.path("game.aslog").display().to_string();
        for words in [
            &["audit", &file] as &[&str],
            &["verify", &file],
            &["verify", &file, "--continues", &game],
            &["verify", &game, "--continues", &file],
            &["diff", &file, &game],
            &["log", &file],
            &["show", &file],
            &["dice", "show", &file],
            &["prove", &file, "--event", "1"],
            &["record", &file, "-o", &file],
            &["record", &game, "-o", &format!("{file}.no/such")],
            &["audit", &format!("{file}.not-there")],
            &["sign", &file, "-o", &file],
            &["receive", &file],
            &["object", &file, "1", "--by", "ivan"],
        ] {
            holds(&desk, words);
        }
        desk.put(&name, "not a game\u{1b}[2J");
        holds(&desk, &["audit", &file]);
        holds(&desk, &["receive", &file]);
    }
}

/// Names of players and counters, chat, and what else VASL kept.
#[test]
fn no_text_of_a_vasl_log_hides_anything() {
    let desk = Desk::new();
    // ESC parts the commands of a log, line feeds end them.
    let all: String = (unseen() + &controls()).chars().filter(|c| !"\u{1b}\r\0\t".contains(*c)).collect();
    let mut stream = command::parse(&unpack(&made("c1_p1.vlog")).unwrap()).unwrap();
    let mut changed = 0;
    for leaf in stream.setup.iter_mut().chain(stream.steps.iter_mut().flatten()) {
        let old = leaf.clone();
        if leaf.starts_with("CHAT") {
            *leaf += &all;
        }
        *leaf = leaf.replace("Anna", &format!("An{all}na")).replace("4-6-7", &format!("4-6-7{all}"));
        changed += usize::from(*leaf != old);
    }
    assert!(changed > 10, "{changed}");
    desk.put("x.vlog", pack(&command::write(&stream), 0x4d).unwrap());
    let file = desk.path("x.vlog").display().to_string();
    holds(&desk, &["import", &file]);
    holds(&desk, &["audit", &file, &desk.path("y.vlog").display().to_string()]);
    let commands: [&[&str]; 7] = [
        &["audit", &file],
        &["log", &file, "--who"],
        &["show", &file],
        &["show", &file, "--at", "5"],
        &["explain", &file, "5"],
        &["export", &file, "--format", "csv"],
        &["export", &file, "--format", "json"],
    ];
    for (nth, viewer) in ["public", "director"].into_iter().enumerate() {
        for (_, words) in commands.iter().enumerate().filter(|(n, _)| draws::one_of(2, n + nth)) {
            let mut words = words.to_vec();
            words.extend(["--for", viewer]);
            holds(&desk, &words);
        }
    }
}

/// What the parser of the command line says again, and what a failure says, on the error stream of the program itself.
#[test]
fn the_error_stream_hides_nothing() {
    let desk = Desk::with_game();
    let all: String = (unseen() + &controls()).chars().filter(|c| *c != '\0').collect();
    let calls = [
        vec![format!("audit{all}")],
        vec!["audit".to_owned(), format!("--x{all}")],
        vec!["audit".to_owned(), all],
    ];
    for words in calls {
        let output = super::binary::call(&desk, "").args(&words).output().unwrap();
        assert_eq!(output.status.code(), Some(3), "{words:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("error: ") && said.contains("\\u202e"), "{said}");
        is_plain(&words, &said);
    }
}
