//! The prompt against the other faces: what `log` prints is taken as it stands, and what is found there `record`, `audit`
//! and the page find as well.

use super::Desk;
use super::converse::{Script, desk as with_pbem, talk};
use crate::games::files;
use crate::support::draws;
use asl_core::audit::Game;
use asl_core::audit::live::Live;
use asl_core::event::{Event, What};
use asl_core::finding::Ruling;
use asl_core::notation::print_event;
use asl_core::propose::complete;
use asl_replay::home::load;
use asl_replay::prompt::{Conversation, Reply};
use std::collections::BTreeSet;
use std::path::Path;

/// A game typed line by line as `log` prints it, on the prompt of whoever recorded its first line; the lines that needed
/// the word.
fn typed(game: &Game) -> (Vec<Event>, BTreeSet<u64>) {
    let (start, rest) = game.events.split_first().unwrap();
    let begun = Game { scenario: game.scenario.clone(), events: vec![start.clone()] };
    let mut talk = Conversation::of(begun, start.by.clone(), 100);
    let mut insisted = BTreeSet::new();
    for (n, event) in (1..).zip(rest) {
        let line = print_event(&game.scenario.map, event);
        let line = format!("{n:>5}  {}: {line}", event.by);
        let mut reply = talk.hear(&line);
        if let Reply::Propose { text, .. } = &reply {
            assert!(text.contains("`insist` records it"), "{line}\n{text}");
            insisted.insert(n);
            reply = talk.hear("insist");
        }
        let Reply::Keep { events, .. } = reply else { panic!("{line}: is not taken") };
        talk.kept(events);
    }
    (talk.game().events.clone(), insisted)
}

/// The events with the FP and the column of attacks that leave them out, which the prompt fills in.
fn with_figures(game: &Game) -> Vec<Event> {
    let (start, rest) = game.events.split_first().unwrap();
    let mut live = Live::of(Game { scenario: game.scenario.clone(), events: vec![start.clone()] });
    for event in rest {
        let mut event = event.clone();
        if matches!(event.what, What::FireAttack(_)) {
            complete(&live.ctx(), &mut event.what);
        }
        live.append(event);
    }
    live.game().events.clone()
}

fn bare(events: &[Event]) -> Vec<String> {
    events.iter().map(|event| format!("{}: {:?}", event.by, event.what)).collect()
}

/// The lines of every shipped game, as `log` prints them: all are taken, and become the same events.
#[test]
fn each_line_of_the_log_is_taken_as_it_stands() {
    let mut apart = String::new();
    for path in files(&["games"]) {
        let game = load(std::slice::from_ref(&path)).unwrap().game;
        let (events, _) = typed(&game);
        for (n, (now, due)) in bare(&events).iter().zip(&bare(&with_figures(&game))).enumerate() {
            if now != due {
                apart += &format!("{}: event {n}\n  {now}\n  {due}\n", path.display());
            }
        }
        assert_eq!(events.len(), game.events.len(), "{}", path.display());
    }
    assert!(apart.is_empty(), "{apart}");
}

/// What the prompt shows and needs the word for is what the audit breaks, event by event; `record` warns of the same, and the
/// page shows it.
#[test]
fn the_prompt_record_audit_and_page_find_the_same() {
    let mut apart = String::new();
    for (_, path) in files(&["games"]).into_iter().enumerate().filter(|(n, _)| draws::one_of(3, *n)) {
        let loaded = load(std::slice::from_ref(&path)).unwrap();
        let (events, insisted) = typed(&loaded.game);
        let game = Game { scenario: loaded.game.scenario.clone(), events };
        let of = |game: &Game, rulings: &[Ruling]| -> BTreeSet<(u64, &'static str)> {
            let audit = asl_core::audit::Replay::of(game).audit();
            let broken = audit.findings.iter().filter(|finding| rulings.contains(&finding.ruling));
            broken.map(|finding| (finding.seq, finding.clause.0)).collect()
        };
        let broken = of(&loaded.game, &[Ruling::Broken]);
        assert_eq!(of(&game, &[Ruling::Broken]), broken, "{}", path.display());
        // What the players let be or took back afterwards was shown before.
        let once = of(&loaded.game, &[Ruling::Broken, Ruling::Waived]);
        let at: BTreeSet<u64> = once.iter().map(|(seq, _)| *seq).collect();
        if insisted != at {
            apart += &format!("{}: the prompt shows {insisted:?}, the audit {once:?}\n", path.display());
        }
        faces(&path, &broken);
    }
    assert!(apart.is_empty(), "{apart}");
}

fn faces(path: &Path, broken: &BTreeSet<(u64, &'static str)>) {
    let desk = Desk::new();
    desk.put("game.asl", std::fs::read(path).unwrap());
    let recorded = desk.run("record @game.asl --name pbem");
    let audit = desk.run("audit pbem --json");
    let found = audit.json["findings"].as_array().unwrap();
    let rows = found.iter().filter(|row| row["ruling"] == "broken");
    let rows: BTreeSet<(u64, &str)> =
        rows.map(|row| (row["at"]["event"].as_u64().unwrap(), row["clause"].as_str().unwrap())).collect();
    assert_eq!(rows, broken.iter().copied().collect(), "{}: audit", path.display());
    let page = desk.run("report pbem -o @page.html");
    let page = (page, std::fs::read_to_string(desk.path("page.html")).unwrap()).1;
    for (seq, clause) in broken.iter().take(12) {
        assert!(recorded.aside.contains(&format!("event {seq} (")), "{}: {}", path.display(), recorded.aside);
        assert!(recorded.aside.contains(clause), "{}: {}", path.display(), recorded.aside);
        assert!(page.contains(clause), "{}: the page tells nothing of {clause}", path.display());
    }
}

/// The first `..` of what is said, typed by the player who was refused: it is a line that is taken, or one that only the rules
/// speak about.
#[test]
fn the_advice_is_taken_when_followed() {
    let refused: [&[&str]; 9] = [
        &["by hans", "turn 2 german MPh", "pz4 smoke"],
        &["by hans", "turn 2 german MPh", "pz4 start", "pz4 esb 2"],
        &["by hans", "turn 2 german MPh", "pz4 start", "pz4 bog"],
        &["by hans", "turn 2 german MPh", "pz4 start", "pz4 bypass K3"],
        &["by hans", "turn 2 german MPh", "pz4 K4"],
        &["by hans", "turn 2 german PFPh", "pz4 at bt7"],
        &["by hans", "turn 2 german RtPh", "pz4 MA at bt7"],
        &["by hans", "turn 2 german RtPh", "mph"],
        &["by hans", "turn 2 german PFPh", "34"],
    ];
    for typed in refused {
        let mut first = Script::of(typed);
        talk(&with_pbem(), &mut first).unwrap();
        let last = first.said().rsplit_once("recorded as event").map_or(first.said(), |(_, last)| last);
        let advice = last.split('`').nth(1).unwrap_or_else(|| panic!("no advice in {last}"));
        let mut again = Script::of(&[&typed[..typed.len() - 1], &[advice]].concat());
        talk(&with_pbem(), &mut again).unwrap();
        let said = again.said().rsplit("recorded as event").next().unwrap();
        let taken = again.said().matches("recorded as event").count()
            > first.said().matches("recorded as event").count();
        assert!(taken || said.contains("`insist` records it"), "{typed:?}: {advice}\n{}", again.said());
    }
}

/// A hex alone is another one than the unit's own; each of several targets is looked at.
#[test]
fn a_unit_does_not_move_to_where_it_stands() {
    let mut script = Script::of(&["by hans", "turn 2 german MPh", "pz4 start", "pz4 k4"]);
    talk(&with_pbem(), &mut script).unwrap();
    assert!(script.said().contains("pz4 stands in K4: a move goes to another hex"), "{}", script.said());
}
