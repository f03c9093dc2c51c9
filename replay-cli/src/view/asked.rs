//! What my signature would make mine though another recorded it: asked before I accept a mail, and before I sign.

use super::FindingView;
use crate::session::Loaded;
use asl_core::event::{Event, Name, What};
use asl_core::rules::DEED_OF_ANOTHER;
use schemars::JsonSchema;
use serde::Serialize;

/// What others recorded that only I can say.
#[derive(JsonSchema, Serialize, Default, Debug)]
pub struct AskedView {
    /// What new events say that I agreed to, and retractions that name nobody of the other side, of what is not
    /// their author's alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub said_to_agree: Vec<String>,
    /// New events in which somebody else recorded what is mine to record: taken only by who says that he asked for it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deeds_of_mine: Vec<u64>,
}

impl AskedView {
    /// Of the events from this one on; the findings are those on them.
    #[must_use]
    pub fn of(loaded: &Loaded, me: &str, from: u64, findings: &[FindingView]) -> AskedView {
        let new = (0u64..).zip(&loaded.game.events).filter(|(n, _)| *n >= from);
        let of_others = new.filter(|(_, event)| event.by.as_str() != me);
        let said =
            of_others.filter_map(|(n, event)| Some(format!("event {n}: {}", said(loaded, me, n, event)?)));
        AskedView { said_to_agree: said.collect(), deeds_of_mine: deeds_of_mine(loaded, me, from, findings) }
    }

    /// There is nothing to ask.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.said_to_agree.is_empty() && self.deeds_of_mine.is_empty()
    }
}

fn said(loaded: &Loaded, me: &str, n: u64, event: &Event) -> Option<String> {
    let is_me = |name: &Name| name.as_str() == me;
    if let What::Retracted(back) = &event.what {
        let to = back.back_to;
        if is_me(&back.agreed) {
            return Some(format!("you agreed to go back to event {to}"));
        }
        let names_nobody = !loaded.game.scenario.are_opponents(&event.by, &back.agreed);
        let alone = names_nobody && !loaded.agreements().is_undone(n);
        return alone.then(|| {
            format!("you let {} go back to event {to}, though it names nobody of the other side", event.by)
        });
    }
    let What::RerollAgreed(again) = &event.what else { return None };
    is_me(&again.agreed).then(|| format!("you agreed that {} is rolled anew", again.roll))
}

/// Each once.
fn deeds_of_mine(loaded: &Loaded, me: &str, from: u64, findings: &[FindingView]) -> Vec<u64> {
    let players = &loaded.game.scenario.players;
    let side = |name: &str| players.iter().find(|(player, _)| player.as_str() == name)?.1.side.as_ref();
    let Some(own) = side(me) else { return Vec::new() };
    let of_others = findings.iter().filter(|found| {
        found.at.event >= from && found.breaks(DEED_OF_ANOTHER) && side(&found.at.by) != Some(own)
    });
    of_others.map(|found| found.at.event).collect()
}
