//! Integrity, and how two copies stand to each other, as text.

use super::audit::integrity;
use super::integrity::{claimed, unsigned};
use super::{BAD, GOOD, OPEN, STRONG, indented, signatures, styled};
use crate::view::diff::{CopyView, DiffView};
use crate::view::integrity::{ContinuationView, GoneView, VerifyView};
use crate::view::witness::CosignedView;
use crate::words::{self, harmless, one_line, thousands};

/// Integrity, and whether one copy continues another.
#[must_use]
pub fn verify(view: &VerifyView) -> String {
    let mut out = styled(STRONG, &view.file) + &format!(" ({})\n", view.kind);
    out += &match &view.integrity {
        Some(found) => {
            let (style, says) = integrity(found);
            format!("  {}\n", styled(style, &says))
        }
        None => "  nothing to verify: such a file carries no hashes\n".into(),
    };
    out +=
        &view.unjudged.as_ref().map(|why| format!("  it cannot be judged here: {why}\n")).unwrap_or_default();
    out += &view.signatures.as_ref().map(signatures::signatures).unwrap_or_default();
    out += &view.unsigned.as_ref().map(unsigned).unwrap_or_default();
    out += &view.cosigned.iter().map(cosigned).collect::<String>();
    out + &view.continues.as_ref().map(|c| continuation(view, c)).unwrap_or_default()
}

fn cosigned(found: &CosignedView) -> String {
    let (style, says) = match &found.fault {
        Some(fault) => (BAD, fault.clone()),
        None => {
            (GOOD, format!("the witness {} has seen all {} events", found.witness, thousands(found.events)))
        }
    };
    format!("  {}\n", styled(style, &says))
}

fn continuation(view: &VerifyView, c: &ContinuationView) -> String {
    let shared = thousands(c.shared);
    let line = match (c.continues, c.parts_at) {
        (true, _) if c.added == 0 => styled(GOOD, &format!("the same {shared} events as {}", c.mine)),
        (true, _) => {
            let says =
                format!("continues {}: all its {shared} events, then {} new", c.mine, thousands(c.added));
            styled(GOOD, &says)
        }
        (false, Some(at)) => {
            let (mine, theirs) = (one_line(&c.mine), one_line(&view.file));
            styled(BAD, &format!("does NOT continue {}: the copies part at event {at}", c.mine))
                + &format!("\n  `asl-replay diff {mine} {theirs}` shows what each says there")
        }
        (false, None) => {
            let missing = words::counted(c.missing, "event", "events");
            styled(BAD, &format!("is OLDER than {}: it lacks the last {missing}", c.mine))
        }
    };
    let fault = c.mine_fault.as_ref().map(|fault| {
        let says = format!("{} is itself BROKEN: {fault}; only what stands before was compared", c.mine);
        format!("  {}\n", styled(BAD, &says))
    });
    let contradiction = c.contradiction.as_ref().map(|says| {
        let says = format!("its signatures CONTRADICT those of {}: {says}", c.mine);
        format!("  {}\n", styled(BAD, &says))
    });
    let gone: String = c.gone.iter().map(|gone| format!("  {}\n", self::gone(gone))).collect();
    format!("  {line}\n") + &contradiction.unwrap_or_default() + &gone + &fault.unwrap_or_default()
}

/// A signature that one copy has and another lacks.
pub(crate) fn gone(gone: &GoneView) -> String {
    let GoneView { copy, player, from_event, to_event, own } = gone;
    let events = match to_event - from_event {
        0 => format!("event {from_event}"),
        _ => format!("events {from_event} to {to_event}"),
    };
    let says = format!("{player} has signed {events} in {copy}, and not in the other copy");
    match own {
        Some(own) => {
            styled(BAD, &format!("A signature is GONE: {says}; event {own} is of his own recording"))
        }
        None => styled(OPEN, &format!("{says}: it may have crossed with this one in the mail")),
    }
}

/// The first event where two copies part.
#[must_use]
pub fn diff(view: &DiffView) -> String {
    let shared = thousands(view.shared);
    let faults: String = [&view.a, &view.b].into_iter().filter_map(fault).collect();
    let head = match view.parts_at {
        Some(0) => styled(BAD, "The copies part at event 0: they are two games") + "\n",
        Some(at) => {
            styled(BAD, &format!("The copies part at event {at}"))
                + &format!(" (the {shared} before it are the same)\n")
        }
        None if view.a.events == view.b.events => styled(GOOD, &format!("The same {shared} events")) + "\n",
        None => {
            styled(GOOD, &format!("One past: the first {shared} events are the same"))
                + ", one copy goes on:\n"
        }
    };
    let told = view.parts_at.is_some() && view.signed_logs;
    let forks = if told { super::dispute::forks(&view.signed_both) } else { String::new() };
    faults + &head + &copy(&view.a) + &copy(&view.b) + &forks
}

fn fault(copy: &CopyView) -> Option<String> {
    let fault = copy.fault.as_ref()?;
    let says = format!("{} is BROKEN: {fault}", copy.file);
    Some(format!("{}; only what stands before is compared\n", styled(BAD, &says)))
}

fn copy(view: &CopyView) -> String {
    let events = thousands(view.events);
    let Some(event) = &view.says else {
        return format!("  {} ({events} events) ends there\n", styled(STRONG, &view.file));
    };
    let line = event.line.map(|line| format!(", line {line}")).unwrap_or_default();
    let told = format!("{}{line} · by {}{}\n{}", event.when, event.by, claimed(event), event.text);
    let head = view.head_line.as_ref().map(|line| format!("\n{line}")).unwrap_or_default();
    let told = indented(4, &harmless(&(told + &head)));
    format!("  {} ({events} events)\n{told}", styled(STRONG, &view.file))
}
