//! What the other side tells when its dice are known, and of which no declaration has words: the ammunition of a To Hit DR. Input:
//! the events up to one of the other side's, and the position before that.

use super::fought::Round;
use asl_core::event::{Event, Name, What};
use asl_core::scenario::DiceScheme;
use asl_core::vocab::{Ammunition, Meaning as _, words_of};

impl Round<'_> {
    /// By shares, and other than HE and AP; a note of the player before the answer binds it.
    pub(super) fn loads_late(&self, what: &What) -> Option<String> {
        let What::ToHitAttempt(attempt) = what else { return None };
        let ammo = attempt.ammo.as_ref().filter(|ammo| is_special(ammo))?;
        if self.scenario.dice != DiceScheme::Shares {
            return None;
        }
        let declared =
            self.state.shares.numbered(attempt.roll).find_map(|(_, _, roll)| roll.known.as_ref())?;
        let from = self.state.attacks.get(&attempt.attack).map_or(0, |attack| attack.seq);
        let before = self.earlier(declared.seq);
        let says = |event: &Event| {
            let What::Note(words) = &event.what else { return false };
            self.is_of_other(&event.by) && words_of(words.as_str()).any(|word| is_same(word, ammo))
        };
        let noted = before[self.earlier(from).len().min(before.len())..].iter().any(says);
        (!noted).then(|| {
            let (attack, roll) = (attempt.attack, attempt.roll);
            format!(
                "{attack} fires {ammo}, as is told when {roll} could be known (`note \"{attack} fires {ammo}\"` before the answer binds it)"
            )
        })
    }

    fn is_of_other(&self, player: &Name) -> bool {
        self.scenario.players.get(player).is_some_and(|player| player.side.as_ref() != Some(self.own))
    }
}

fn is_special(ammo: &Name) -> bool {
    !matches!(Ammunition::read(ammo.as_str()), Some(Ammunition::He | Ammunition::Ap))
}

/// By whatever name of it; a single letter in words says nothing.
fn is_same(word: &str, ammo: &Name) -> bool {
    let means = Ammunition::read(ammo.as_str());
    let same = word.eq_ignore_ascii_case(ammo.as_str()) || means.is_some() && Ammunition::read(word) == means;
    same && word.len() > 1
}
