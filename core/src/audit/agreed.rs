//! What players agreed on, and whose signature it still lacks. Input: the events, and how far each player has signed
//! them, as plain numbers. Knows no key, no file and no rule.

use super::returns::Returns;
use super::undo::may_undo;
use crate::event::{Event, Name, Ruled, Text, Waived, What};
use crate::scenario::Scenario;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

/// How far the players of a game have signed it. A signature stands under the first events, so many of them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Signed(BTreeMap<Name, BTreeSet<u64>>);

impl Signed {
    /// Takes players, each with the number of events that the player's signature stands under.
    pub fn of(signed: impl IntoIterator<Item = (Name, u64)>) -> Signed {
        let mut all: BTreeMap<Name, BTreeSet<u64>> = BTreeMap::new();
        signed.into_iter().for_each(|(name, events)| _ = all.entry(name).or_default().insert(events));
        Signed(all)
    }

    /// Does a signature of the player stand under this event?
    #[must_use]
    pub fn holds(&self, player: &Name, seq: u64) -> bool {
        self.0.get(player).and_then(BTreeSet::last).is_some_and(|events| *events > seq)
    }

    /// A player who signed this event before a later one was there.
    pub(super) fn anyone_within(&self, seq: u64, later: u64) -> Option<&Name> {
        self.0.keys().find(|player| self.holds_before(player, seq, later))
    }

    /// Did the player sign it before they said something at a later event?
    fn holds_before(&self, player: &Name, seq: u64, later: u64) -> bool {
        let signed = self.0.get(player);
        signed.is_some_and(|signed| signed.range(seq.saturating_add(1)..=later).next().is_some())
    }
}

/// How far a word on which players agree binds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Force {
    /// It binds: both sides gave their word, or a director did; and signed it, where players have keys.
    Full,
    /// It binds nobody yet: these are said to have given their word, and have not signed it.
    Awaits(Vec<Name>),
    /// It binds nobody: this player, who is said to have agreed, objected at an event before signing.
    Refused(Name, u64),
    /// It binds nobody: the word of one side alone, or of who has none to give.
    OneSide,
}

/// The words of a game on which its players agree: retractions, waivers, rulings, rolls made anew.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Agreements {
    /// By event.
    force: BTreeMap<u64, Force>,
    /// Words that their own author has not signed.
    unsigned: BTreeSet<u64>,
    /// Retractions by which a player took back what was theirs alone.
    undone: BTreeSet<u64>,
    /// From this event on positions rest on a word that binds nobody yet, or on none.
    rests: BTreeMap<u64, Option<u64>>,
}

impl Agreements {
    /// The agreements of a game, by its events. Without signatures, as in a text game, a word that stands in the log was given.
    #[must_use]
    pub fn of(scenario: &Scenario, events: &[Event], signed: Option<&Signed>) -> Agreements {
        let (words, returns) = (Words::of(scenario, events, signed), Returns::of(events));
        let (mut force, mut undone) = (words.waivers(), BTreeSet::new());
        for (n, event) in events.iter().enumerate() {
            let seq = n as u64;
            // So many retractions as bring a position back, and no more: each costs a look at what it takes back.
            if returns.to(n).is_some() && is_undone(events, seq, event, signed) {
                undone.insert(seq);
                force.insert(seq, Force::Full);
            } else {
                force.extend(words.of_event(seq, event).map(|force| (seq, force)));
            }
        }
        let unsigned = words.unsigned(events);
        let mut agreements = Agreements { force, unsigned, undone, rests: BTreeMap::new() };
        let alters = |event: &Event| matches!(event.what, What::Retracted(_) | What::RerollAgreed(_));
        for (n, _) in events.iter().enumerate().filter(|(_, event)| alters(event)) {
            agreements.play_on(n as u64, returns.to(n).map(|back| back as u64));
        }
        agreements
    }

    /// What is played after a word that alters the game rests on it, until it binds, or a later one goes back behind it.
    fn play_on(&mut self, seq: u64, back: Option<u64>) {
        if self.is_provisional(seq) {
            self.rests.insert(seq, Some(seq));
        } else if let Some(back) = back {
            let rests = self.rests_on(back);
            self.rests.insert(seq, rests);
        }
    }

    /// How far the word of this event binds; `None` where it is none.
    #[must_use]
    pub fn force(&self, seq: u64) -> Option<&Force> {
        self.force.get(&seq)
    }

    /// Does the word of this event bind?
    #[must_use]
    pub fn binds(&self, seq: u64) -> bool {
        self.force(seq) == Some(&Force::Full)
    }

    /// Is it said to be agreed on, whether or not it lacks a signature?
    #[must_use]
    pub fn is_agreed(&self, seq: u64) -> bool {
        self.binds(seq) || self.is_provisional(seq)
    }

    /// Did a player take back by it what was theirs alone, and nobody had signed ([`may_undo`](super::may_undo))?
    #[must_use]
    pub fn is_undone(&self, seq: u64) -> bool {
        self.undone.contains(&seq)
    }

    /// The events strictly between these were taken back by a retraction that binds: the event gone back to, and the
    /// retraction.
    #[must_use]
    pub fn taken_back(&self, events: &[Event]) -> Vec<(usize, usize)> {
        let range = |(n, event): (usize, &Event)| {
            let What::Retracted(_) = event.what.done() else { return None };
            if !self.binds(n as u64) {
                return None;
            }
            Some((usize::try_from(event.what.speaks_of()?).ok()?, n))
        };
        events.iter().enumerate().filter_map(range).collect()
    }

    /// Has whoever gave this word signed it? Where nobody signs, what stands in the log was said.
    #[must_use]
    pub fn is_signed_by_its_author(&self, seq: u64) -> bool {
        !self.unsigned.contains(&seq)
    }

    /// Is it said to be agreed on, and lacks a signature?
    #[must_use]
    pub fn is_provisional(&self, seq: u64) -> bool {
        matches!(self.force(seq), Some(Force::Awaits(_) | Force::Refused(..)))
    }

    /// The words that are said to be agreed on and lack a signature, by event.
    pub fn provisional(&self) -> impl Iterator<Item = (u64, &Force)> {
        let all = self.force.iter().map(|(seq, force)| (*seq, force));
        all.filter(|(_, force)| matches!(force, Force::Awaits(_) | Force::Refused(..)))
    }

    /// The last retraction, or leave to make a roll anew, on which the position after an event rests and which binds
    /// nobody yet.
    #[must_use]
    pub fn rests_on(&self, seq: u64) -> Option<u64> {
        self.rests.range(..=seq).next_back().and_then(|(_, rests)| *rests)
    }
}

/// Does an event stand strictly within one of these ranges ([`Agreements::taken_back`])?
#[must_use]
pub fn is_between(ranges: &[(usize, usize)], n: usize) -> bool {
    ranges.iter().any(|(from, to)| *from < n && n < *to)
}

/// Is it a retraction that names no opponent, of what the player may take back alone?
fn is_undone(events: &[Event], seq: u64, event: &Event, signed: Option<&Signed>) -> bool {
    let What::Retracted(retracted) = &event.what else { return false };
    retracted.agreed == event.by && may_undo(events, &event.by, (retracted.back_to, seq), signed).is_ok()
}

/// Sides of which a player gave the same word, each with that player, and whether the player signed it.
type Sides<'a> = BTreeMap<&'a Name, (&'a Name, bool)>;

/// The waivers of the findings of one event.
#[derive(Default)]
struct Waivers<'a> {
    given: Vec<(u64, &'a Name, Option<&'a Text>)>,
    sides: Sides<'a>,
    by_clause: BTreeMap<Option<&'a Text>, Sides<'a>>,
}

struct Words<'a> {
    scenario: &'a Scenario,
    signed: Option<&'a Signed>,
    /// By the event that they speak of.
    waivers: BTreeMap<u64, Waivers<'a>>,
    /// By the event objected to: who, and where.
    objections: BTreeMap<u64, Vec<(&'a Name, u64)>>,
}

impl<'a> Words<'a> {
    fn of(scenario: &'a Scenario, events: &'a [Event], signed: Option<&'a Signed>) -> Words<'a> {
        let mut words = Words { scenario, signed, waivers: BTreeMap::new(), objections: BTreeMap::new() };
        for (seq, event) in (0_u64..).zip(events) {
            if let What::Waived(waived) = &event.what {
                words.waive(seq, &event.by, waived);
            } else if let What::ObjectedTo(objected) = &event.what {
                words.objections.entry(objected.seq).or_default().push((&event.by, seq));
            }
        }
        words
    }

    fn waive(&mut self, seq: u64, by: &'a Name, waived: &'a Waived) {
        let is_signed = self.is_signed(by, seq);
        let side = self.side_of(by);
        let here = self.waivers.entry(waived.seq).or_default();
        let clause = waived.clause.as_ref();
        here.given.push((seq, by, clause));
        let Some(side) = side else { return };
        for sides in [&mut here.sides, here.by_clause.entry(clause).or_default()] {
            let one = sides.entry(side).or_insert((by, is_signed));
            if is_signed && !one.1 {
                *one = (by, true);
            }
        }
    }

    fn unsigned(&self, events: &[Event]) -> BTreeSet<u64> {
        let words = (0_u64..).zip(events).filter(|(_, event)| event.what.speaks_of().is_some());
        words.filter(|(seq, event)| !self.is_signed(&event.by, *seq)).map(|(seq, _)| seq).collect()
    }

    fn side_of(&self, player: &Name) -> Option<&'a Name> {
        self.scenario.players.get(player)?.side.as_ref()
    }

    fn is_signed(&self, player: &Name, seq: u64) -> bool {
        self.signed.is_none_or(|signed| signed.holds(player, seq))
    }

    /// A waiver waits for nobody's signature but those of who waived: each waiver is its player's own word.
    fn waivers(&self) -> BTreeMap<u64, Force> {
        let of_event = |here: &Waivers<'_>| {
            let all = here.given.iter().map(|given| (given.0, self.waiver(here, given)));
            all.collect::<Vec<_>>()
        };
        self.waivers.values().flat_map(of_event).collect()
    }

    fn waiver(&self, here: &Waivers<'_>, (seq, by, clause): &(u64, &Name, Option<&Text>)) -> Force {
        let Some(side) = self.side_of(by) else { return Force::OneSide };
        let meant: Vec<&Sides<'_>> = match clause {
            None => Vec::from([&here.sides]),
            Some(_) => [None, *clause].iter().filter_map(|clause| here.by_clause.get(clause)).collect(),
        };
        let others = meant.iter().flat_map(|sides| sides.iter());
        let others = others.filter(|(other, _)| **other != side).map(|(_, who)| *who);
        let Some((other, is_signed)) = others.max_by_key(|(_, is_signed)| *is_signed) else {
            return Force::OneSide;
        };
        let own = (!self.is_signed(by, *seq)).then(|| (*by).clone());
        awaits(own.into_iter().chain((!is_signed).then(|| other.clone())).collect())
    }

    fn of_event(&self, seq: u64, event: &Event) -> Option<Force> {
        if matches!(event.what, What::Ruled(_)) {
            return Some(self.ruling(seq, event));
        }
        let agreed = if let What::Retracted(retracted) = &event.what {
            &retracted.agreed
        } else {
            let What::RerollAgreed(again) = &event.what else { return None };
            &again.agreed
        };
        if !self.scenario.are_opponents(&event.by, agreed) {
            return Some(Force::OneSide);
        }
        if let Some(at) = self.objected(seq, agreed) {
            return Some(Force::Refused(agreed.clone(), at));
        }
        let unsigned = [&event.by, agreed].into_iter().filter(|name| !self.is_signed(name, seq));
        Some(awaits(unsigned.cloned().collect()))
    }

    fn ruling(&self, seq: u64, event: &Event) -> Force {
        if !is_director(self.scenario, &event.by) {
            return Force::OneSide;
        }
        awaits((!self.is_signed(&event.by, seq)).then(|| event.by.clone()).into_iter().collect())
    }

    /// Where the player objected to what they are said to have agreed to. A text game has no signature that could come first.
    fn objected(&self, seq: u64, agreed: &Name) -> Option<u64> {
        let signed = self.signed?;
        let said = self.objections.get(&seq)?.iter().filter(|(by, _)| *by == agreed);
        let (_, at) = said.min_by_key(|(_, at)| *at)?;
        (!signed.holds_before(agreed, seq, *at)).then_some(*at)
    }
}

fn awaits(names: Vec<Name>) -> Force {
    if names.is_empty() { Force::Full } else { Force::Awaits(names) }
}

/// A player of the head who plays no side.
fn is_director(scenario: &Scenario, player: &Name) -> bool {
    scenario.players.get(player).is_some_and(|player| player.side.is_none())
}

/// The rulings of a log, each with its event, by the event that they speak of.
pub(super) fn rulings(events: &[Event]) -> BTreeMap<u64, Vec<(u64, &Ruled)>> {
    let mut all: BTreeMap<u64, Vec<(u64, &Ruled)>> = BTreeMap::new();
    for (seq, event) in (0_u64..).zip(events) {
        if let What::Ruled(ruled) = &event.what {
            all.entry(ruled.seq).or_default().push((seq, ruled));
        }
    }
    all
}

/// The waivers of a log, each with its event and its player, by the event that they speak of.
pub(super) fn waivers(events: &[Event]) -> BTreeMap<u64, Vec<(u64, &Name, &Waived)>> {
    let mut all: BTreeMap<u64, Vec<(u64, &Name, &Waived)>> = BTreeMap::new();
    for (seq, event) in (0_u64..).zip(events) {
        if let What::Waived(waived) = &event.what {
            all.entry(waived.seq).or_default().push((seq, &event.by, waived));
        }
    }
    all
}
