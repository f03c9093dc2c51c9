//! Games that were judged wrong once, found by people who did not write the engine: each is judged as its first line says.
//! `legal`: nothing is broken. `broken`: something is; `broken at a2`: at the attack or its rolls; `broken A7.1-phases-by-side`:
//! this clause is, be it beside others.

use super::files;
use asl_core::audit::{Game, Replay};
use asl_core::event::{Event, What};
use asl_core::finding::{Finding, Ruling};
use asl_core::notation::parse;

#[test]
fn each_is_judged_as_its_first_line_says() {
    judge("vectors/found", &[]);
}

/// Games written from the rules by two who had not seen the engine.
#[test]
fn each_that_was_tried_is_judged_as_its_first_line_says() {
    let open = std::fs::read_to_string("vectors/tried/open.txt").unwrap();
    judge("vectors/tried", &open.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>());
}

/// All games of a folder; `open` are those that are judged wrong today.
fn judge(folder: &str, open: &[&str]) {
    let mut wrong = Vec::new();
    let games = files(&[folder]);
    let names: Vec<&str> = games.iter().filter_map(|path| path.file_stem()?.to_str()).collect();
    wrong.extend(
        open.iter().filter(|name| !names.contains(*name)).map(|name| format!("{name}: no such game")),
    );
    for (path, name) in games.iter().zip(&names) {
        let judged = judged(&std::fs::read_to_string(path).unwrap());
        match (judged, open.contains(name)) {
            (Err(why), false) => wrong.push(format!("{name}: {why}")),
            (Ok(()), true) => wrong.push(format!("{name}: right now, it is open no more")),
            (Ok(()), false) | (Err(_), true) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Why a game is judged otherwise than its first line says.
fn judged(text: &str) -> Result<(), String> {
    let first = text.lines().next().unwrap_or_default().trim_start_matches("# ");
    let (right, _) = first.split_once(':').ok_or("its first line says not what is right")?;
    let parsed = parse(text);
    let read = parsed.scenario.filter(|_| parsed.errors.is_empty());
    let scenario = read.ok_or_else(|| format!("cannot be read: {:?}", parsed.errors))?;
    let events: Vec<Event> = parsed.lines.iter().map(|line| line.event.clone()).collect();
    let game = Game { scenario, events };
    let findings = Replay::of(&game).audit().findings;
    let broken: Vec<&Finding> = findings.iter().filter(|f| f.ruling == Ruling::Broken).collect();
    let all: Vec<String> = findings.iter().map(|f| format!("{} {}", f.ruling, f.clause)).collect();
    let breaks = |clause: &str| broken.iter().any(|f| f.cites(clause));
    let is_right = match right.split_once(" at ") {
        None if right == "legal" => broken.is_empty(),
        None => right.strip_prefix("broken ").map_or(!broken.is_empty(), breaks),
        Some((_, attack)) => {
            broken.iter().any(|f| is_of(&game.events[usize::try_from(f.seq).unwrap()], attack))
        }
    };
    is_right.then_some(()).ok_or_else(|| format!("{right}, and found {all:?}"))
}

/// An attack, or one of its rolls.
fn is_of(event: &Event, attack: &str) -> bool {
    let declared = if let What::FireAttack(fire) = &event.what { Some(fire.attack) } else { None };
    declared.or_else(|| event.what.attack()).is_some_and(|id| id.to_string() == attack)
}
