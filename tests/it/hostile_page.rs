//! A page of which every word was written by somebody who wishes its reader ill.

use asl_replay::home::load;
use asl_replay::report::page::{Answering, page, part};
use asl_replay::review::view::{CounterRow, ReviewView};
use serde_json::Value;
use std::path::PathBuf;

const HOSTILE: &str =
    "</script></title><script>bad()</script><img src=x onerror=bad()>\"' onload='bad() &lt;img \u{202e}\u{7}";

fn spoil(text: &mut String) {
    HOSTILE.clone_into(text);
}

fn counter(row: &mut CounterRow) {
    [&mut row.unit, &mut row.kind, &mut row.side, &mut row.nation].into_iter().for_each(spoil);
    row.status = vec![HOSTILE.into(), format!("has {HOSTILE}")];
}

fn steps(view: &mut ReviewView) {
    for step in &mut view.steps {
        [&mut step.at.text, &mut step.at.by, &mut step.at.when].into_iter().for_each(spoil);
        (step.at.source, step.unit, step.unit_type) =
            (Some(HOSTILE.into()), Some(HOSTILE.into()), Some(HOSTILE.into()));
        (step.owed, step.sheet) = (Some(vec![HOSTILE.into()]), vec![HOSTILE.into()]);
        (step.sentence, step.says) = (HOSTILE.into(), HOSTILE.into());
        step.stacks.iter_mut().flat_map(|stack| &mut stack.counters).for_each(counter);
    }
}

fn findings(view: &mut ReviewView) {
    for finding in &mut view.findings {
        [&mut finding.says, &mut finding.clause, &mut finding.at.text, &mut finding.at.when]
            .into_iter()
            .for_each(spoil);
        (finding.unit, finding.hex) = (Some(HOSTILE.into()), Some(HOSTILE.into()));
        (finding.declared, finding.due) = (Some(HOSTILE.into()), Some(HOSTILE.into()));
        finding.also = vec![HOSTILE.into()];
    }
    for row in view.standing.iter_mut().flatten() {
        (row.changes, row.gained) = (Some(HOSTILE.into()), Some(HOSTILE.into()));
    }
}

fn spoiled() -> ReviewView {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games/street.asl");
    let mut view = ReviewView::of(&load(&[file]).expect("a game of the tests"));
    steps(&mut view);
    findings(&mut view);
    [&mut view.audit.game, &mut view.audit.file, &mut view.audit.printing].into_iter().for_each(spoil);
    view.audit.players = [(HOSTILE.to_owned(), HOSTILE.to_owned())].into();
    view.audit.board_faults = vec![HOSTILE.into()];
    view.audit.import_notes = vec![HOSTILE.into()];
    view.owed = vec![HOSTILE.into()];
    view.map.hexes.iter_mut().for_each(|hex| spoil(&mut hex.name));
    for row in &mut view.dice {
        spoil(&mut row.player);
        row.of = row.of.take().map(|_| HOSTILE.into());
    }
    view.shots.iter_mut().for_each(|row| spoil(&mut row.player));
    view.luck.iter_mut().for_each(|row| spoil(&mut row.player));
    card(&mut view);
    view
}

fn card(view: &mut ReviewView) {
    let card = &mut view.card;
    card.labels = vec![HOSTILE.into()];
    card.turns.iter_mut().for_each(|turn| spoil(&mut turn.side));
    for side in &mut card.sides {
        spoil(&mut side.side);
        (side.players, side.elr, side.san) =
            (vec![HOSTILE.into()], Some(HOSTILE.into()), Some(HOSTILE.into()));
        side.units
            .iter_mut()
            .for_each(|unit| [&mut unit.unit, &mut unit.counter].into_iter().for_each(spoil));
    }
}

/// It is text wherever it stands: in the page, and in each fragment that the script puts in its place.
#[test]
fn no_word_of_a_review_is_markup() {
    let view = spoiled();
    let html = page(&view, String::new()).unwrap();
    assert_eq!((html.matches("<script").count(), html.matches("</script").count()), (2, 2));
    assert_eq!(
        html.matches("<title>").count() + html.matches("<title ").count(),
        html.matches("</title>").count()
    );
    let data: Value = serde_json::from_str(&part(&view, Answering::Read, None).unwrap().data).unwrap();
    let mut fragments = Vec::new();
    texts(&data, &mut fragments);
    assert!(fragments.iter().any(|text| text.contains("&#60;img")), "the words are there");
    for text in fragments.into_iter().chain([html.as_str()]) {
        let bad = ["<img", "<script>bad", "\"' onload", "\u{202e}", "\u{7}"];
        assert_eq!(bad.into_iter().find(|bad| text.contains(bad)), None, "{text:.2000}");
    }
}

fn texts<'v>(value: &'v Value, into: &mut Vec<&'v str>) {
    match value {
        Value::String(text) => into.push(text),
        Value::Array(list) => list.iter().for_each(|value| texts(value, into)),
        Value::Object(map) => map.values().for_each(|value| texts(value, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A hostile game costs its reader what its length costs, and no more: of a stack the uppermost are stored, a counter once.
#[test]
fn a_stack_of_thousands_makes_no_page_of_a_size_beyond_its_game() {
    let size = |units: usize| {
        let units: Vec<String> = (0..units).map(|n| format!("u{n}")).collect();
        let each =
            |line: &dyn Fn(&String) -> String| units.iter().map(|id| line(id) + "\n").collect::<String>();
        let text = format!(
            "name = \"many\"\nprinting = \"2e\"\n[players]\nkarl = {{ side = \"german\" }}\noleg = {{ side = \"russian\" }}\n\
             [default-terrain]\nis = [\"open-ground\"]\n[units]\n{}---\nby karl\n{}turn 1 german MPh\n{}",
            each(&|id| format!("{id} = {{ side = \"german\", type = \"german 4-6-7\" }}")),
            each(&|id| format!("place {id} F5")),
            each(&|id| format!("{id} moves F6 1 MF not-assault")),
        );
        let mut tray = asl_replay::tray::Tray::default();
        tray.lay("many.asl", text.into_bytes()).expect("a game");
        page(&tray.review(&"public".parse().expect("a viewer")).expect("a game"), String::new())
            .unwrap()
            .len()
    };
    let (few, many) = (size(60), size(240));
    assert!(many < 5 * few && many < 700_000, "{few} bytes of 60 units, {many} of 240");
}
