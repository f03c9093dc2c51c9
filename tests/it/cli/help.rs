//! What the help shows can be typed as it stands.

use asl_replay::program::help::{command, parse};
use asl_replay::program::table::{COMMANDS, Group};
use std::collections::BTreeSet;

/// The words of an example; quotes hold several together, and what goes into a file is the shell's.
fn words(example: &str) -> Vec<String> {
    let line = example.split(" > ").next().unwrap_or(example);
    let parts = line.split('"').enumerate();
    let words = parts.flat_map(|(n, part)| match n % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    std::iter::once("asl-replay".to_owned()).chain(words).collect()
}

#[test]
fn every_example_is_a_call() {
    for entry in COMMANDS {
        for example in (entry.examples)() {
            let read = parse(words(example));
            // A key is no word that an example could spell.
            let is_key =
                |error: &clap::Error| example.contains("KEY") && error.to_string().contains("NAME+HASH+KEY");
            assert!(
                read.as_ref().err().is_none_or(is_key),
                "{example}: {}",
                read.err().map(|e| e.to_string()).unwrap_or_default()
            );
            assert!(example.starts_with(entry.name), "{example} is no example of {}", entry.name);
        }
    }
}

#[test]
fn every_command_has_examples_and_a_place_of_its_own() {
    let commands = command();
    let all: BTreeSet<&str> = commands.get_subcommands().map(clap::Command::get_name).collect();
    let told: BTreeSet<&str> = COMMANDS.iter().map(|entry| entry.name).collect();
    assert_eq!(all, told);
    assert_eq!(told.len(), COMMANDS.len());
    for group in Group::ALL {
        let places: Vec<u8> = group.commands().iter().map(|entry| entry.place.1).collect();
        let counted: Vec<u8> = (1..).take(places.len()).collect();
        assert_eq!(places, counted, "{}", group.title());
    }
    assert!(COMMANDS.iter().all(|entry| !(entry.examples)().is_empty()));
}

/// What is printed for these words, as on 80 columns.
fn told(words: &[&str]) -> String {
    let words = std::iter::once("asl-replay").chain(words.iter().copied());
    parse(words).unwrap_err().render().to_string()
}

/// `-h` is read at a glance, `--help` is the whole.
#[test]
fn the_short_help_of_a_command_is_a_screenful() {
    for sub in command().get_subcommands() {
        let name = sub.get_name();
        let (short, whole) = (told(&[name, "-h"]), told(&[name, "--help"]));
        assert!(short.lines().count() <= 30, "{name}: {}\n{short}", short.lines().count());
        assert!(short.matches("\n  asl-replay ").count() <= 2, "{short}");
        assert!(whole.contains("--no-pager") && !short.contains("--no-pager"), "{name}");
        let examples = (COMMANDS.iter().find(|entry| entry.name == name).unwrap().examples)();
        assert!(examples.iter().all(|example| whole.contains(example)), "{whole}");
    }
    let audit = told(&["audit", "-h"]);
    assert!(audit.lines().count() <= 24, "{audit}");
    assert_eq!(audit.matches("\n  asl-replay ").count(), 2, "{audit}");
}

/// A user who types the name alone is told what to do first, and each line of it can be typed.
#[test]
fn a_call_without_a_command_says_what_to_do_first() {
    let first = told(&[]);
    assert!(first.starts_with("asl-replay audits, verifies and replays games"), "{first}");
    let calls: Vec<&str> = first.lines().filter_map(|line| line.strip_prefix("  asl-replay ")).collect();
    assert_eq!(calls.len(), 4, "{first}");
    for call in calls {
        let call = call.split("  ").next().unwrap();
        assert!(parse(words(call)).is_ok(), "{call}");
    }
}
