//! Secrets of the other side: those that it sealed when dice were known already, and those that it keeps when the game is over.
//! Input: the events up to one of the other side's, and the position before that.

use super::fought::Round;
use asl_core::catalogue::personnel;
use asl_core::event::{Name, What};
use asl_core::state::Secret;
use asl_core::vocab::{Meaning as _, Modifier};

impl Round<'_> {
    /// It opens a side record that it sealed in play, or a second one of the same vehicle: an Armor Leader is recorded before
    /// play (D3.41).
    pub(super) fn recorded_late(&self, what: &What) -> Option<String> {
        let What::Revealed(revealed) = what else { return None };
        let vehicle = recorded_of(revealed.plaintext.as_str())?;
        let sealed = self.state.secrets.get(&revealed.secret)?;
        let name = &revealed.secret;
        if self.earlier(sealed.seq).iter().any(|event| event.what.is_of_phase()) {
            let seq = sealed.seq;
            return Some(format!(
                "{name} was sealed at event {seq}, when play had begun: {}",
                revealed.plaintext
            ));
        }
        if !is_counter(revealed.plaintext.as_str(), self.scenario.book) {
            return Some(format!(
                "{name} says who leads {vehicle}, and no leader has such figures: {}",
                revealed.plaintext
            ));
        }
        let same = |(other, secret): &(&Name, &Secret)| {
            let of = secret.plaintext().and_then(|text| recorded_of(text.as_str()));
            *other != name && secret.by == sealed.by && of == Some(vehicle)
        };
        let (other, _) = self.state.secrets.iter().find(same)?;
        Some(format!("{name} says who leads {vehicle}, and so did {other}, which was sealed beside it"))
    }

    /// What the other side keeps sealed though the game is over: of several alternatives the one that fits could be opened.
    pub(super) fn kept_sealed(&self) -> Option<String> {
        let of_enemy = |by: &Name| {
            self.scenario.players.get(by).is_some_and(|player| player.side.as_ref() != Some(self.own))
        };
        let all = self.state.secrets.iter().filter(|_| self.state.over);
        let kept: Vec<&str> = all
            .filter(|(_, secret)| secret.plaintext().is_none() && of_enemy(&secret.by))
            .map(|(name, _)| name.as_str())
            .collect();
        (!kept.is_empty()).then(|| format!("the game is over, and {} stays sealed", kept.join(", ")))
    }
}

/// The figures of the record are those of a leader's counter: its Morale and its leadership, as 9-1.
fn is_counter(words: &str, book: u16) -> bool {
    words.split_whitespace().nth(2).is_some_and(|figures| personnel(figures, book).is_some())
}

/// The vehicle of whose Armor Leader a side record tells.
fn recorded_of(words: &str) -> Option<&str> {
    let mut words = words.split_whitespace();
    let is_record = words.next().is_some_and(|word| Modifier::read(word) == Some(Modifier::ArmorLeader));
    words.next().filter(|_| is_record)
}
