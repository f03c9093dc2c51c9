//! Playing by mail, as text.

use crate::text::{BAD, DIM, GOOD, styled};
use crate::view::signatures::{CheckpointView, SignaturesView};
use crate::words::{counted, one_line, thousands};
use std::collections::{BTreeMap, BTreeSet};

/// As many sizes are told, the last ones: a game of months has a mail for each.
const LAST: usize = 6;

/// Who signed what of a log.
#[must_use]
pub(crate) fn signatures(view: &SignaturesView) -> String {
    let mut out = String::new();
    for (name, why) in &view.unusable_keys {
        out += &format!("  {}\n", styled(BAD, &format!("the key of {name} cannot be used: {why}")));
    }
    let bad = view.checkpoints.iter().filter(|checkpoint| checkpoint.fault.is_some());
    for checkpoint in bad {
        out += &format!("  {}\n", styled(BAD, checkpoint.fault.as_deref().unwrap_or_default()));
    }
    let good = view.checkpoints.iter().filter(|checkpoint| checkpoint.fault.is_none());
    let sizes: BTreeSet<u64> = good.clone().map(|checkpoint| checkpoint.events).collect();
    let earlier = sizes.len().saturating_sub(LAST);
    if earlier > 0 {
        let mails = counted(earlier as u64, "signed size", "signed sizes");
        out += &format!("  {}\n", styled(DIM, &format!("{mails} before these; --json tells them all")));
    }
    for events in sizes.into_iter().skip(earlier) {
        let of_size: Vec<&CheckpointView> =
            good.clone().filter(|checkpoint| checkpoint.events == events).collect();
        out += &format!("  {}\n", signed(events, &of_size));
    }
    out + &signed_up_to(&view.signed_events)
}

/// Each player with the last event up to which they have signed all: what they cannot take back.
fn signed_up_to(signed: &BTreeMap<String, u64>) -> String {
    let (some, none): (Vec<_>, Vec<_>) = signed.iter().partition(|(_, events)| **events > 0);
    let up_to = |(name, events): (&String, &u64)| {
        format!("{} up to event {}", one_line(name), thousands(events.saturating_sub(1)))
    };
    let nothing = none.into_iter().map(|(name, _)| styled(DIM, &format!("{name} has signed nothing")));
    let all: Vec<String> = some.into_iter().map(up_to).chain(nothing).collect();
    if all.is_empty() { String::new() } else { format!("  signed: {}\n", all.join(", ")) }
}

/// The checkpoints of one size: accepting repeats one with one signature more.
pub(crate) fn signed(events: u64, checkpoints: &[&CheckpointView]) -> String {
    let unknown = checkpoints.iter().map(|checkpoint| checkpoint.unknown).max();
    let others = match unknown.unwrap_or(0) {
        0 => String::new(),
        n => format!(
            ", and {} by keys that are not of this game",
            counted(n as u64, "signature", "signatures")
        ),
    };
    let names: BTreeSet<&str> =
        checkpoints.iter().flat_map(|checkpoint| &checkpoint.signed_by).map(String::as_str).collect();
    let names = names.into_iter().collect::<Vec<_>>().join(", ");
    let by = if names.is_empty() { "nobody of this game".to_owned() } else { styled(GOOD, &names) };
    format!("{} signed by {by}{others}", counted(events, "event", "events"))
}
