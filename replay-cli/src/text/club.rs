//! A club's log of heads, as text.

use super::{STRONG, styled};
use crate::view::club::{ClubView, HeadView};
use crate::words::{counted, harmless, one_line};

/// What a step at a club's log did.
#[must_use]
pub fn club(view: &ClubView) -> String {
    let heads = counted(view.heads, "head", "heads");
    let mut out = format!("{}: {heads} in {}\n", styled(STRONG, &view.origin), one_line(&view.folder));
    out += &view.added.iter().map(|head| line("added", head)).collect::<String>();
    out += &view.held.iter().map(|head| line("holds", head)).collect::<String>();
    if let Some(witness) = &view.witness {
        out += &format!("  the witness {} has cosigned all of it\n", harmless(witness));
    }
    out
}

fn line(what: &str, head: &HeadView) -> String {
    format!("  {what} {} at {}\n", harmless(&head.origin), counted(head.events, "event", "events"))
}
