//! `review`: what is on the screen after which keys, on a terminal that is none.

use crate::support::draws;
use asl_replay::home::load;
use asl_replay::review::command::notes::Notes;
use asl_replay::review::command::stepper::{Stepper, Then, draw};
use asl_replay::review::view::ReviewView;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::path::PathBuf;

fn game(name: &str) -> ReviewView {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games").join(name);
    ReviewView::of(&load(&[file]).expect("a game of the tests"))
}

fn street() -> Stepper {
    Stepper::of(game("street.asl"), Notes::default(), None)
}

fn press(stepper: &mut Stepper, key: KeyCode) -> Then {
    stepper.press(KeyEvent::new(key, KeyModifiers::NONE))
}

/// Letters, each a key; `\n` is Enter.
fn keys(stepper: &mut Stepper, keys: &str) {
    for key in keys.chars() {
        let code = if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) };
        let _drawn = press(stepper, code);
    }
}

fn screen(stepper: &Stepper, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(frame, stepper)).unwrap();
    terminal.backend().to_string()
}

/// A frame as it is kept in `tests/snapshots`.
fn kept(name: &str, stepper: &Stepper, [width, height]: [u16; 2]) {
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(format!("review_{name}_{width}x{height}"), screen(stepper, width, height));
    });
}

#[test]
fn frames() {
    let mut stepper = street();
    keys(&mut stepper, "f");
    kept("finding", &stepper, [80, 24]);
    in_the_docs(&stepper);
    kept("finding", &stepper, [120, 40]);
    keys(&mut stepper, "g100\n");
    kept("roll", &stepper, [80, 24]);
    keys(&mut stepper, "g0\n&rule:A7 by:boris\n");
    kept("filtered", &stepper, [80, 24]);
    in_the_docs(&stepper);
    assert!(screen(&stepper, 80, 24).contains(" with rule:A7 by:boris "));
    keys(&mut stepper, "?");
    kept("help", &stepper, [80, 24]);
    let mut vehicles = Stepper::of(game("long.asl"), Notes::default(), Some(70));
    keys(&mut vehicles, "e");
    kept("vehicles_and_a_note_typed", &vehicles, [100, 30]);
}

/// The docs show this frame.
fn in_the_docs(stepper: &Stepper) {
    let shown = screen(stepper, 80, 24);
    let shown = shown.lines().map(|line| line.trim_matches('"').trim_end()).collect::<Vec<_>>().join("\n");
    assert!(
        include_str!("../../docs/review.md").contains(&shown),
        "docs/review.md shows another frame:\n{shown}"
    );
}

/// What stands on the map at each event is what a fresh walk to it finds, from wherever it is reached.
#[test]
fn every_event_looks_the_same_from_everywhere() {
    let mut stepper = street();
    let last = 224;
    let mut at = 7;
    for _ in 0..draws::of(60) {
        at = (at * 73 + 41) % (last + 1);
        keys(&mut stepper, &format!("g{at}\n"));
        assert_eq!(stepper.at(), at);
        let fresh = Stepper::of(game("street.asl"), Notes::default(), Some(at));
        assert_eq!(screen(&stepper, 100, 30), screen(&fresh, 100, 30), "event {at}");
    }
}

#[test]
fn keys_lead_to_events_of_a_kind_and_back() {
    let view = game("street.asl");
    let mut stepper = street();
    type Is = fn(&asl_replay::review::view::StepRow) -> bool;
    let kinds: [(char, Is); 4] = [
        ('f', |step| !step.findings.is_empty()),
        ('b', |step| step.ruling.as_deref() == Some("broken")),
        ('r', |step| step.is_roll),
        ('t', |step| step.begins_phase),
    ];
    for (key, is) in kinds {
        keys(&mut stepper, "g0\n");
        let due: Vec<usize> = (1..view.steps.len()).filter(|n| is(&view.steps[*n])).collect();
        for n in &due {
            let _drawn = press(&mut stepper, KeyCode::Char(key));
            assert_eq!(stepper.at(), *n, "{key}");
        }
        let _drawn = press(&mut stepper, KeyCode::Char(key));
        assert!(screen(&stepper, 80, 24).contains("after event"), "{key}: there is none");
        for n in due.iter().rev().skip(1) {
            let _drawn = press(&mut stepper, KeyCode::Char(key.to_ascii_uppercase()));
            assert_eq!(stepper.at(), *n, "{key} back");
        }
    }
    keys(&mut stepper, "g64\nu");
    assert_eq!(view.steps[stepper.at()].unit, view.steps[64].unit, "of the same unit");
    keys(&mut stepper, "L");
    assert_eq!(stepper.at() as u64, view.last_mail);
    for (key, at) in [
        (KeyCode::Home, 0),
        (KeyCode::Right, 1),
        (KeyCode::PageDown, 11),
        (KeyCode::Left, 10),
        (KeyCode::End, 224),
    ] {
        let _drawn = press(&mut stepper, key);
        assert_eq!(stepper.at(), at, "{key:?}");
    }
}

#[test]
fn words_are_searched_and_filter() {
    let mut stepper = street();
    keys(&mut stepper, "/retract\n");
    assert_eq!(stepper.at(), 96);
    keys(&mut stepper, "/no such word\n");
    assert!(screen(&stepper, 80, 24).contains("no \"no such word\" after event 96"));
    keys(&mut stepper, "g0\n&boris note\n");
    let frame = screen(&stepper, 80, 24);
    assert!(frame.contains("with boris note"), "{frame}");
    let first = stepper.at();
    keys(&mut stepper, "l");
    assert!(stepper.at() > first);
    keys(&mut stepper, "&\u{8}");
    let _typed = press(&mut stepper, KeyCode::Esc);
    for key in "&".chars().chain(std::iter::repeat_n('\u{7f}', 20)) {
        let code = if key == '&' { KeyCode::Char(key) } else { KeyCode::Backspace };
        let _drawn = press(&mut stepper, code);
    }
    keys(&mut stepper, "\n");
    assert!(screen(&stepper, 80, 24).contains(" Events "), "all are listed");
}

/// A word may ask for a unit, a hex, a rule or a player alone; a turn is gone to by its name.
#[test]
fn units_hexes_rules_players_and_turns_are_found() {
    let view = game("street.asl");
    let mut stepper = street();
    type Is<'v> = Box<dyn Fn(&asl_replay::review::view::StepRow) -> bool + 'v>;
    let breaks = |step: &asl_replay::review::view::StepRow, rule: &str| {
        let mut found = step.findings.iter().map(|n| &view.findings[*n]);
        found.any(|f| f.clause.starts_with(rule) || f.also.iter().any(|also| also.starts_with(rule)))
    };
    let cases: [(&str, Is<'_>); 4] = [
        ("unit:gg", Box::new(|step| step.unit.as_deref() == Some("gG"))),
        ("by:Boris", Box::new(|step| step.at.by == "boris")),
        ("rule:A7.2", Box::new(|step| breaks(step, "A7.2"))),
        ("unit:gF by:anna", Box::new(|step| step.unit.as_deref() == Some("gF") && step.at.by == "anna")),
    ];
    for (filter, is) in &cases {
        let due: Vec<usize> = (0..view.steps.len()).filter(|n| is(&view.steps[*n])).collect();
        assert!(!due.is_empty(), "{filter}");
        assert_eq!(walked(filter), due, "{filter}");
    }
    let mut hex = street();
    keys(&mut hex, "/hex:J4\n");
    assert!(view.steps[hex.at()].at.text.contains("J4"), "{}", view.steps[hex.at()].at.text);
    for (line, when) in [
        ("t1", "turn 1 german RPh"),
        ("t1 russian", "turn 1 russian"),
        ("1 german dfph", "turn 1 german DFPh"),
    ] {
        keys(&mut stepper, &format!("g{line}\n"));
        let step = &view.steps[stepper.at()];
        assert!(step.begins_phase && step.at.when.starts_with(when), "{line}: {}", step.at.when);
    }
    keys(&mut stepper, "gt9\n");
    assert!(screen(&stepper, 100, 24).contains("a turn is t2"));
}

/// The events that are listed under a filter, by stepping through them.
fn walked(filter: &str) -> Vec<usize> {
    let mut stepper = street();
    keys(&mut stepper, &format!("&{filter}\n"));
    let _first = press(&mut stepper, KeyCode::Home);
    let mut all = vec![stepper.at()];
    loop {
        keys(&mut stepper, "l");
        if all.last() == Some(&stepper.at()) {
            return all;
        }
        all.push(stepper.at());
    }
}

/// It plays by itself until the end, or until a hand steps.
#[test]
fn it_plays() {
    let mut stepper = street();
    assert_eq!(stepper.wait(), None);
    keys(&mut stepper, "p+");
    let slow = stepper.wait().unwrap();
    keys(&mut stepper, "++");
    assert!(stepper.wait().unwrap() < slow);
    for n in 1..5 {
        stepper.tick();
        assert_eq!(stepper.at(), n);
    }
    let _drawn = press(&mut stepper, KeyCode::Right);
    assert_eq!(stepper.wait(), None, "a step by hand ends it");
    keys(&mut stepper, "g223\np");
    stepper.tick();
    stepper.tick();
    assert_eq!((stepper.at(), stepper.wait()), (224, None), "so does the end");
}

/// Bookmarks and notes go into a file of their own, which reads back whatever was typed.
#[test]
fn notes_are_kept_beside_the_game() {
    let mut stepper = street();
    keys(&mut stepper, "g12\n");
    assert_eq!(press(&mut stepper, KeyCode::Char('m')), Then::WriteNotes);
    keys(&mut stepper, "g99\ne");
    let hostile = "a \"quoted\" \\ # [[note]] \u{202e}\u{1b}[31m";
    for c in hostile.chars() {
        let _typed = press(&mut stepper, KeyCode::Char(c));
    }
    assert_eq!(press(&mut stepper, KeyCode::Enter), Then::WriteNotes);
    let text = stepper.notes().text();
    let read = Notes::read(&text).unwrap();
    assert_eq!(&read, stepper.notes());
    assert_eq!((read.on(12), read.on(99), read.on(13)), (Some(""), Some(hostile), None));
    let frame = screen(&stepper, 100, 30);
    assert!(
        frame.contains("note: a \"quoted\"") && !frame.contains('\u{1b}') && !frame.contains('\u{202e}'),
        "{frame}"
    );
    keys(&mut stepper, "g0\n'");
    assert_eq!(stepper.at(), 12);
    let _marked = press(&mut stepper, KeyCode::Char('m'));
    assert_eq!(stepper.notes().on(12), None, "the same key takes it away");
    for wrong in ["note = 3", "[[note]]\nevent = -1", "[[note]]\nevent = 1\nmore = 2", "\u{0}"] {
        assert!(Notes::read(wrong).is_err(), "{wrong:?}");
    }
}

/// Every size is drawn, down to one at which only the need for a larger one is told.
#[test]
fn every_size_is_drawn() {
    let mut stepper = street();
    keys(&mut stepper, "g64\n");
    let sizes = (1..140).step_by(7).flat_map(|width| (1..60).map(move |height| (width, height)));
    for (_, (width, height)) in sizes.enumerate().filter(|(n, _)| draws::takes(*n)) {
        let _frame = screen(&stepper, width, height);
    }
    assert!(screen(&stepper, 30, 8).contains("40 by 12 is needed"));
    keys(&mut stepper, "?");
    assert!(screen(&stepper, 80, 24).contains("Keys"));
    let _frame = screen(&stepper, 41, 12);
}

/// What others wrote has no power over the terminal.
#[test]
fn no_text_reaches_the_terminal_raw() {
    let mut view = game("street.asl");
    let hostile = "\u{1b}]0;owned\u{7}\u{1b}[2J\u{202e}\nline";
    view.audit.game = hostile.to_owned();
    for step in &mut view.steps {
        step.at.text = hostile.to_owned();
        step.at.by = hostile.to_owned();
        for counter in step.stacks.iter_mut().flat_map(|stack| &mut stack.counters) {
            counter.unit = hostile.to_owned();
        }
    }
    for finding in &mut view.findings {
        finding.says = hostile.to_owned();
    }
    let mut stepper = Stepper::of(view, Notes::default(), None);
    keys(&mut stepper, "f/\u{1b}[2J");
    let frame = screen(&stepper, 100, 40);
    assert!(!frame.chars().any(|c| c.is_control() && c != '\n'), "{frame:?}");
    assert!(!frame.contains('\u{202e}'));
}

/// Without an event there is nothing to step through, and nothing panics.
#[test]
fn an_empty_game_is_drawn() {
    let mut view = game("street.asl");
    view.steps.clear();
    view.findings.clear();
    let mut stepper = Stepper::of(view, Notes::default(), Some(5));
    keys(&mut stepper, "flrtu'nNLg5\n/x\n&x\np+-jk?q");
    let _frame = screen(&stepper, 80, 24);
}
