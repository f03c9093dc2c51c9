//! Taking back one's last line: which event is the last that stands, and in words what bars it. Input: the events.

use asl_core::audit::Stands;
use asl_core::event::{Event, Text, What};

/// Why it is not taken back, and what to do instead.
pub(super) fn refused(stands: &Stands) -> String {
    let with = match stands {
        Stands::Nothing | Stands::Word(_) => "",
        Stands::Others(..) => ": `asl-replay retract` goes back with that player",
        Stands::Dice(_) | Stands::Signed(_) => ": `asl-replay retract` goes back with your opponent",
    };
    format!("{stands}{with}\n")
}

/// What the log says of it.
pub(super) fn why() -> Text {
    "undone on the prompt".parse().expect("the words are a text")
}

/// Has a phase begun before this event, or by it? What comes earlier is the set-up.
pub(super) fn is_play(events: &[Event], seq: u64) -> bool {
    events.iter().take(seq as usize + 1).any(|event| matches!(event.what, What::PhaseBegan(_)))
}
