//! The game by mail of docs/by-mail.md, played as it stands there: two players and a director, a folder each, mails as
//! files. What the section shows of an answer must be in it.

use super::{PASSPHRASE, Table, key};
use std::fs;
use std::path::PathBuf;

/// A game in which the DR had no effect: docs/by-mail.md goes on from there.
struct Played {
    table: Table,
    /// Answers that lack a line of the section.
    lacking: Vec<String>,
}

/// One command of the section: who, what, and what is shown under it.
struct Step<'r> {
    who: &'r str,
    command: &'r str,
    shown: Vec<&'r str>,
}

/// The commands of the section, in order.
fn steps(story: &str) -> Vec<Step<'_>> {
    let (_, section) = story.split_once("## A game by mail, step by step").expect("the section");
    let (section, _) = section.split_once("\n## ").expect("a section behind it");
    let blocks = section.split("```console\n").skip(1).filter_map(|block| block.split("```").next());
    let mut steps: Vec<Step<'_>> = Vec::new();
    for line in blocks.flat_map(str::lines) {
        match line.split_once("$ ").filter(|(who, _)| ["ivan", "hans", "dora"].contains(who)) {
            Some((who, command)) => steps.push(Step { who, command, shown: Vec::new() }),
            None => steps.last_mut().expect("a command comes first").shown.push(line),
        }
    }
    steps
}

/// The words of a command line; quotes hold several together.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (n, part) in command.split('"').enumerate() {
        if n % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// Commands that open a key.
const KEYED: [&str; 6] = ["sign", "receive", "reply", "dice", "seal", "reveal"];

/// Plays the section; `None` when the dice did not fall as it tells.
fn play(story: &str) -> Option<Played> {
    let mut played = Played { table: Table::new(), lacking: Vec::new() };
    for step in steps(story) {
        if let Some(file) = step.command.strip_prefix("cat ") {
            played.table.put(file, step.shown.join("\n") + "\n");
            continue;
        }
        let answer = asl_replay(&played.table, &step);
        let missing: Vec<&str> = step.shown.iter().copied().filter(|line| !answer.contains(line)).collect();
        if missing.contains(&"due: nothing") {
            return None;
        }
        played.lacking.extend(
            missing.iter().map(|line| format!("{}$ {}\n  lacks {line:?}\n{answer}", step.who, step.command)),
        );
    }
    Some(played)
}

/// What a command answers. The keys are there already, so that they need not be made slowly again.
fn asl_replay(table: &Table, step: &Step<'_>) -> String {
    let mut words = words(step.command);
    if words[1] == "keygen" {
        return String::new();
    }
    let known = |word: String| word.replace("$HANS", &key("hans")).replace("$DORA", &key("dora"));
    let file = |word: String| {
        let is_file = [".asl", ".aslog", ".json"].iter().any(|ending| word.ends_with(ending));
        if is_file { table.path(&word).display().to_string() } else { word }
    };
    words = words.into_iter().map(known).map(file).collect();
    let unlocks = KEYED.contains(&words[1].as_str()) && !["declare", "show"].contains(&words[2].as_str());
    if unlocks {
        words.extend(["--passphrase-file".into(), table.path("passphrase").display().to_string()]);
    }
    words.extend(["--home".into(), table.path(step.who).display().to_string()]);
    let ran = crate::cli::run(words.into_iter());
    assert!(ran.exit < 3, "{}$ {}: {}", step.who, step.command, ran.text);
    ran.text.replace(&format!("{}/", table.path("").display().to_string().trim_end_matches('/')), "")
}

/// Dice cannot be bent here either: the game is begun anew until they fall as the section tells.
const TRIES: usize = 60;

fn story() -> String {
    fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/by-mail.md")).unwrap()
}

#[test]
fn the_walk_through_is_what_happens() {
    let story = story();
    let played = (0..TRIES).find_map(|_| play(&story)).expect("a DR without effect");
    assert!(played.lacking.is_empty(), "{}", played.lacking.join("\n"));
    assert_eq!(steps(&story).iter().filter(|step| step.command.contains(" -o mail")).count(), 12);
    no_secret_is_mailed(&played.table);
}

/// Nothing that is mailed holds a secret key, a passphrase, a seed of shares, or what was sealed before it was opened.
fn no_secret_is_mailed(table: &Table) {
    let mails: Vec<PathBuf> = (1..=11).map(|n| table.path(&format!("mail{n}.aslog"))).collect();
    let bytes: Vec<Vec<u8>> = mails.iter().map(|mail| fs::read(mail).unwrap()).collect();
    let holds = |mail: &[u8], secret: &[u8]| mail.windows(secret.len()).any(|window| window == secret);
    for mail in bytes.iter().chain([&table.get("dispute.json")]) {
        for player in ["ivan", "hans", "dora"] {
            let seed = blake3::derive_key("asl-tests 2026-11 keys of players", player.as_bytes());
            let hex: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
            assert!(!holds(mail, &seed) && !holds(mail, hex.as_bytes()));
        }
        assert!(!holds(mail, PASSPHRASE.as_bytes()));
        assert!(!holds(mail, b"ENCRYPTED PRIVATE KEY"));
    }
    let sealed = bytes.iter().position(|mail| holds(mail, b"armor-leader t34 9-1"));
    assert_eq!(sealed, Some(6), "the seventh mail is the first to say who leads");
}
