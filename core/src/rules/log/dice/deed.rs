//! What a dr that is declared in words is tried for: a Recovery, SMOKE grenades, a Repair, a "?", a PF, an Ambush, a leader. Two that say it
//! in other words are one try all the same.

use crate::event::Purpose;
use crate::vocab::{Meaning as _, MfWork, Tried, as_seen, names_smoke, words_of};
use alloc::collections::BTreeSet;
use alloc::string::String;

/// What is tried.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Deed {
    Recovery,
    Repair,
    Smoke,
    Concealment,
    PfCheck,
    Ambush,
    LeaderCreation,
}

impl Deed {
    /// By the words of the declaration; `None` where they speak of something else.
    fn of(purpose: &Purpose) -> Option<Deed> {
        let Purpose::Named(words) = purpose else { return purpose.is_repair().then_some(Deed::Repair) };
        let words = words.as_str();
        if names_smoke(words) {
            return Some(Deed::Smoke);
        }
        if purpose.is_repair() {
            return Some(Deed::Repair);
        }
        let seen = as_seen(words);
        let new = words_of(&seen).find_map(Deed::by_word);
        new.or_else(|| words_of(words).any(is_of_recovery).then_some(Deed::Recovery))
    }

    /// Those that the notation has no purpose for.
    fn by_word(word: &str) -> Option<Deed> {
        match Tried::read(word)? {
            Tried::Concealment => Some(Deed::Concealment),
            Tried::PfCheck => Some(Deed::PfCheck),
            Tried::Ambush => Some(Deed::Ambush),
            Tried::LeaderCreation => Some(Deed::LeaderCreation),
            // Its purpose has it.
            Tried::Repair | Tried::Push | Tried::BogRemoval => None,
        }
    }

    /// The same, where this version of the book asks for it.
    pub(super) fn known_to(book: u16, purpose: &Purpose) -> Option<Deed> {
        Deed::of(purpose).filter(|_| book >= 2)
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Deed::Recovery => "recovery",
            Deed::Repair => "repair",
            Deed::Smoke => "smoke",
            Deed::Concealment => "concealment",
            Deed::PfCheck => "PF check",
            Deed::Ambush => "ambush",
            Deed::LeaderCreation => "leader creation",
        }
    }
}

pub(super) fn is_of_recovery(word: &str) -> bool {
    MfWork::read(word) == Some(MfWork::Recovery)
}

/// Are both for one try of one unit? `None` when the words leave it open: one of them does not say of what.
pub(super) fn is_one_try(a: &Purpose, b: &Purpose) -> Option<bool> {
    let (a, b) = (object(a), object(b));
    if a == b {
        return Some(true);
    }
    (!a.is_empty() && !b.is_empty() && a.is_disjoint(&b)).then_some(false)
}

/// The words that say of what: the SW, the weapon, the hex.
fn object(purpose: &Purpose) -> BTreeSet<String> {
    let Purpose::Named(words) = purpose else { return BTreeSet::new() };
    let of_the_deed = |word: &str| {
        let fills =
            ["of", "the", "a", "an", "in", "at", "for", "by", "to", "dr", "try", "attempt", "check", "gain"];
        let smoke = MfWork::read(word) == Some(MfWork::Smoke) || names_smoke(word);
        let tried = Tried::read(word).is_some();
        tried || is_of_recovery(word) || smoke || fills.contains(&word)
    };
    let seen = as_seen(words.as_str());
    words_of(&seen).filter(|word| !of_the_deed(word)).map(String::from).collect()
}
