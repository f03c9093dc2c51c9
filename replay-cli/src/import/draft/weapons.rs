//! SW beside units. Whose one is no file tells: it lies in the hex of who may possess it. Which of them fired the players say.
//!
//! It must not know what a SW is worth, nor who may fire it: that is the book's.

use super::{Drafter, Moment};
use crate::import::vassal::action::look;
use crate::import::vassal::counter::{self, Sort};
use crate::import::vassal::viewer::Sight;
use asl_core::event::Use;

/// The MG that players name in their talk, as their counters are named.
const NAMED: [&str; 3] = ["LMG", "MMG", "HMG"];

impl Drafter<'_> {
    /// Whether a weapon lies with a unit.
    pub(super) fn is_armed(&self, now: &Moment<'_>, id: &str) -> bool {
        let stack = now.after.stack_of(id).and_then(|stack| now.after.get(stack));
        let members = stack.map(|stack| stack.members()).unwrap_or_default();
        members.iter().any(|id| now.after.get(id).and_then(counter::sort) == Some(Sort::Weapon))
    }

    /// What the one firer of an attack fires, where the players named MG that lie in its hex: those, and its inherent FP if
    /// they named its factors too. Empty where none is named, and for several firers: whose it was is not told.
    pub(super) fn arms(&self, now: &Moment<'_>, firers: &[String]) -> Vec<Use> {
        let [one] = firers else { return Vec::new() };
        let named = self.named_weapons();
        let sw = |name: &str| Use::Sw(name.parse().expect("a name of letters"));
        let there: Vec<Use> = named.filter(|name| self.has_beside(now, one, name)).map(sw).collect();
        let inherent = (!there.is_empty() && self.is_named(one)).then_some(Use::Inherent);
        inherent.into_iter().chain(there).collect()
    }

    /// Of units that may have fired, those in whose hex a MG lies that the players named; all of them where there is none.
    pub(super) fn by_weapon(&self, now: &Moment<'_>, units: Vec<String>) -> Vec<String> {
        let has = |id: &&String| self.named_weapons().any(|name| self.has_beside(now, id, name));
        let armed: Vec<String> = units.iter().filter(has).cloned().collect();
        if armed.is_empty() { units } else { armed }
    }

    fn named_weapons(&self) -> impl Iterator<Item = &'static str> + '_ {
        let is_named = |name: &&str| self.fire.said.iter().flat_map(|said| &said.names).any(|n| n == *name);
        NAMED.into_iter().filter(is_named)
    }

    /// A counter of this name that works and that the viewer sees lies in the unit's hex.
    fn has_beside(&self, now: &Moment<'_>, id: &str, name: &str) -> bool {
        let Some(hex) = self.stands.get(id) else { return false };
        now.after.pieces().filter(|piece| counter::sort(piece) == Some(Sort::Weapon)).any(|piece| {
            let Some(look) = look(now.after, &now.file.layout, piece) else { return false };
            let seen = self.source.eyes.through(look.hidden_by.as_deref(), look.concealed_by.as_deref());
            seen == Sight::Whole
                && look.face.class == name
                && !look.face.has("malf")
                && look.place.hex.as_ref() == Some(hex)
        })
    }
}
