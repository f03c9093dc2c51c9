//! Disputes, as text.

use super::findings::finding;
use super::signatures;
use super::{BAD, GOOD, STRONG, indented, styled};
use crate::view::diff::ForkView;
use crate::view::dispute::{BundleView, CheckedCopyView, CheckedEventView, DisputeView};
use crate::view::integrity::VerifyView;
use crate::words::{counted, one_line};

/// A dispute that was written.
#[must_use]
pub fn bundle(view: &BundleView) -> String {
    let events: Vec<String> = view.events.iter().map(ToString::to_string).collect();
    let copies = view.copies.join(", ");
    let gone: String = view.gone.iter().map(|gone| super::copies::gone(gone) + "\n").collect();
    let unsigned = view.unsigned.iter().map(|event| {
        let says =
            format!("event {event} is not signed by its author: `verify` will say that it is not genuine");
        styled(BAD, &says) + "\n"
    });
    let told = gone + &unsigned.collect::<String>();
    format!(
        "{}: the dispute about event {} of {} ({})\n{told}`asl-replay verify {}` checks it with nothing else at hand\n",
        styled(STRONG, &view.output),
        events.join(", "),
        one_line(&view.game),
        one_line(&copies),
        one_line(&view.output)
    )
}

/// A dispute that was checked.
#[must_use]
pub fn dispute(view: &VerifyView, columns: usize) -> String {
    let Some(dispute) = &view.dispute else { return String::new() };
    let mut out =
        format!("{} ({}) about {}\n", styled(STRONG, &view.file), view.kind, one_line(&dispute.game));
    for copy in &dispute.copies {
        out += &self::copy(copy, columns);
    }
    let gone: String = dispute.gone.iter().map(|gone| super::copies::gone(gone) + "\n").collect();
    out + if gone.is_empty() { "" } else { "\n" } + &gone + &parted(dispute)
}

fn copy(copy: &CheckedCopyView, columns: usize) -> String {
    let mut out = format!("\n{}\n", styled(STRONG, &copy.name));
    if let Some(integrity) = &copy.integrity {
        let (style, says) = super::audit::integrity(integrity);
        out += &format!("  {}\n", styled(style, &says));
    }
    out += &copy.signatures.as_ref().map(signatures::signatures).unwrap_or_default();
    out += &copy.events.iter().map(event).collect::<String>();
    for found in &copy.findings {
        out += &indented(2, &finding(found, columns.saturating_sub(2)));
    }
    out + &copy.faults.iter().map(|fault| format!("  {}\n", styled(BAD, fault))).collect::<String>()
}

fn event(event: &CheckedEventView) -> String {
    let signed = match event.signed_by.as_slice() {
        [] => styled(BAD, "signed by nobody"),
        names => styled(GOOD, &format!("signed by {}", names.join(", "))),
    };
    let by = one_line(&event.by);
    format!("  event {}, recorded by {by}, {signed}\n{}", event.event, indented(4, &one_line(&event.text)))
}

fn parted(dispute: &DisputeView) -> String {
    if let Some(says) = &dispute.contradiction {
        return format!(
            "\n{}\n",
            styled(BAD, &format!("The signatures of the copies CONTRADICT each other: {says}."))
        );
    }
    let Some(at) = dispute.parts_at else { return String::new() };
    format!("\n{}\n{}", styled(BAD, &format!("The copies part at event {at}.")), forks(&dispute.signed_both))
}

/// What two signatures of one player prove.
#[must_use]
pub(super) fn forks(forks: &[ForkView]) -> String {
    if forks.is_empty() {
        return "Nobody signed both: the signatures alone do not show who changed the past.\n".to_owned();
    }
    let line = |fork: &ForkView| {
        let (a, b) = (counted(fork.a_events, "event", "events"), counted(fork.b_events, "event", "events"));
        let says = format!(
            "{} signed BOTH: the first over {a}, the second over {b}. This proves a fork.",
            fork.player
        );
        styled(BAD, &says) + "\n"
    };
    forks.iter().map(line).collect()
}
