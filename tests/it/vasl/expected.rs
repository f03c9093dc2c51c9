//! The ten real logs decode to exactly the events of the expected files.
use asl_replay::import::vassal::chat::{Chat, Refill};
use asl_replay::import::vassal::dice::{Roll, RollKind};
use asl_replay::import::vassal::event::{EventKind, ImportedEvent};
use asl_replay::import::vassal::{Imported, Options, import};
use serde_json::{Value, json};

use super::shared::{sample, vector};

pub(crate) const LOGS: [&str; 10] = [
    "full",
    "4players",
    "multiple-1",
    "multiple-1a",
    "multiple-1b",
    "custom-labels",
    "download-test",
    "3d6",
    "empty",
    "banner-updates",
];

fn roll(roll: &Roll) -> Value {
    let c = roll.counters.as_ref().unwrap();
    json!({
        "t": "roll", "user": &*roll.user, "cat": roll.category.as_deref(),
        "kind": match roll.kind { RollKind::Dr => "DR", RollKind::OneDie => "dr" },
        "dice": &roll.dice[..], "san": roll.san.as_deref(), "n": c.seen, "N": c.count,
        "cat_avg": c.category_average.to_string(), "tot_avg": c.total_average.to_string(),
        "series": c.series, "instance": c.instance, "random_org": c.random_org, "tail": &*roll.tail,
    })
}

/// The event in the shape of the expected files; `None` for other commands.
fn shape(event: &ImportedEvent) -> Option<Value> {
    let chat = |text: &str| json!({ "t": "chat", "text": text });
    Some(match &event.kind {
        EventKind::Roll(r) => roll(r),
        EventKind::Roll3d6(r) => {
            json!({ "t": "roll", "user": r.user, "cat": "3d6", "kind": "3d6", "dice": r.dice })
        }
        EventKind::Turn(t) => json!({ "t": "turn", "side": t.side, "turn": t.number, "phase": t.phase }),
        EventKind::Label { label, .. } => json!({ "t": "label", "label": label }),
        EventKind::Refill(Refill::Generated) => chat(" Data correctly generated"),
        EventKind::Chat { form: Chat::User { user, text }, .. } => chat(&format!("<{user}> - {text}")),
        EventKind::Chat { .. } => chat(event.raw.strip_prefix("CHAT").unwrap()),
        _ => return None,
    })
}

pub(crate) fn imported(name: &str) -> Option<Imported> {
    let bytes = sample(name)?;
    Some(import(&bytes, &Options::default()).unwrap_or_else(|e| panic!("{name}: {e}")))
}

#[test]
fn the_ten_logs_decode_to_the_expected_events() {
    for log in LOGS {
        let Some(imported) = imported(&format!("{log}.vlog")) else { return };
        let expected: Value = serde_json::from_str(&vector(&format!("expected/{log}.vlog.json"))).unwrap();
        let events: Vec<Value> = imported.events.iter().filter_map(shape).collect();
        assert_eq!(events, *expected["events"].as_array().unwrap(), "{log}");
        assert_eq!(imported.findings, [], "{log}");
        assert!(imported.provenance.is_vasl());
    }
}

#[test]
fn averages_are_exact_hundredths() {
    let Some(imported) = imported("full.vlog") else { return };
    for event in &imported.events {
        let EventKind::Roll(roll) = &event.kind else { continue };
        let average = &roll.counters.as_ref().unwrap().total_average;
        assert_eq!(
            format!("{}.{:02}", average.hundredths / 100, average.hundredths % 100),
            average.to_string()
        );
    }
}

#[test]
fn the_one_real_move_is_read() {
    let Some(imported) = imported("custom-labels.vlog") else { return };
    let moved: Vec<_> = imported
        .events
        .iter()
        .filter_map(|e| match &e.kind {
            EventKind::PieceMoved { pieces, from, to, mover, .. } => Some((pieces, from, to, mover)),
            _ => None,
        })
        .collect();
    let [(pieces, from, to, mover)] = moved.as_slice() else { panic!("{moved:?}") };
    assert_eq!(pieces.len(), 1);
    assert_eq!((from.spot.x, from.spot.y, to.spot.x, to.spot.y), (165, 118, 168, 115));
    assert!(mover.as_ref().unwrap().starts_with("owner-"));
}
