//! What the vehicles of VASL files do in a Movement Phase: the hexes in which each is shown, one after the other. The phase
//! is the one that the wheel shows.
//!
//! Input: the actions of the files in their order, each with the position before it, and the eyes of the viewer. Output: a
//! [`Journey`] for each unit and phase. It knows no rules and no prices. Players turn a counter when they like, so of facings
//! only the first and the last are kept.

use super::words::mp_said;
use crate::import::vassal::Imported;
use crate::import::vassal::action::{Action, Change, Deed, Look, look};
use crate::import::vassal::chat::{Chat, Turn};
use crate::import::vassal::counter::Sort;
use crate::import::vassal::event::{Address, EventKind, UndoMark};
use crate::import::vassal::position::Position;
use crate::import::vassal::viewer::{Eyes, Sight};
use std::collections::{BTreeMap, BTreeSet};

/// A unit's way through a phase.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Journey {
    /// The id of its counter.
    pub piece: String,
    /// The file, from 1.
    pub file: usize,
    /// First and last step.
    pub steps: (u32, u32),
    /// Steps with which it goes on after another unit moved elsewhere.
    pub again: Vec<u32>,
    /// Turns there and back in one hex.
    pub spins: Vec<Spin>,
    /// What the wheel shows.
    pub turn: Turn,
    /// What its counter is named, without facing and crew.
    pub class: String,
    /// The hex in which it begins, as VASL names it.
    pub from: String,
    /// The spine of its VCA when it begins, 1 (upper right) to 6, on the screen.
    pub faced: Option<u8>,
    /// Crew exposed when it begins.
    pub exposed: bool,
    /// The hexes in which it is shown, one after the other.
    pub path: Vec<String>,
    /// The spine of its VCA in the end.
    pub faces: Option<u8>,
    /// How it was shown by each step.
    pub shown: Vec<Showing>,
    /// Wrecks, and other vehicles, by hex, when it begins.
    pub in_the_way: BTreeMap<String, (u32, u32)>,
    /// Hexes and names of the markers on the map when it begins: SMOKE, Motion and the like.
    pub markers: Vec<(String, String)>,
    /// The two fields above were filled; else it is one of more moves than are looked at.
    pub looked_around: bool,
    /// The MP that a player said it spent, the last word.
    pub said: Option<u16>,
    /// So many of its hexes it had behind it then; all of them where the words name it, and not when they were said.
    pub said_at: usize,
    /// A roll of this phase has no purpose: it may be one for ESB.
    pub unnamed_roll: bool,
}

/// How a unit on its way is shown behind a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Showing {
    /// The step.
    pub step: u32,
    /// So many hexes of its path lie behind it.
    pub hexes: usize,
    /// The spine of its VCA.
    pub faces: Option<u8>,
}

/// A turn of the VCA in one hex from which it turned back: of the facings that were shown some led nowhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spin {
    /// The hex.
    pub hex: String,
    /// First and last step in which it was turned there.
    pub steps: (u32, u32),
    /// Hexspines that it turned, without those that lead to where it faces in the end.
    pub spines: u8,
}

/// What lies about the vehicles is looked at until so many counters were: some thousand moves of a large game.
const MOST_LOOKS: usize = 1 << 20;

/// The journeys of files, in the order in which they begin, as their actions are taken one by one. What was undone and what
/// the viewer does not see is left out.
pub(super) struct Journeys<'a> {
    eyes: &'a Eyes,
    /// So many counters may still be looked at.
    looks: usize,
    all: Vec<Journey>,
    /// The file that is under way, and the first journey in it.
    file: Option<(usize, &'a Imported)>,
    first: usize,
    /// What its wheel showed when a DR without a purpose fell.
    unnamed: BTreeSet<&'a str>,
    /// Its journeys by counter and phase.
    known: BTreeMap<(&'a str, &'a str), usize>,
    /// How each vehicle on its way was turned in the hex in which it is.
    turning: BTreeMap<usize, Turning>,
}

/// The facings of a vehicle in one hex, each with its step.
struct Turning {
    hex: String,
    shown: Vec<(u32, u8)>,
}

/// So many turns in one hex are counted.
const MOST_TURNS: usize = 64;

impl Turning {
    /// Hexspines turned that led nowhere, where a facing came twice.
    fn spin(&self) -> Option<Spin> {
        let apart = |a: u8, b: u8| (a.abs_diff(b) % 6).min(6 - a.abs_diff(b) % 6);
        let facings = || self.shown.iter().map(|(_, facing)| *facing);
        let (first, last) = (self.shown.first()?, self.shown.last()?);
        let turned: u8 = facings().zip(facings().skip(1)).map(|(a, b)| apart(a, b)).sum();
        let is_twice = facings().collect::<BTreeSet<u8>>().len() < self.shown.len();
        let spines = turned.checked_sub(apart(first.1, last.1)).filter(|spines| *spines > 0 && is_twice)?;
        Some(Spin { hex: self.hex.clone(), steps: (self.shown.get(1)?.0, last.0), spines })
    }
}

impl<'a> Journeys<'a> {
    pub(super) fn new(eyes: &'a Eyes) -> Journeys<'a> {
        Journeys {
            eyes,
            looks: MOST_LOOKS,
            all: Vec::new(),
            file: None,
            first: 0,
            unnamed: BTreeSet::new(),
            known: BTreeMap::new(),
            turning: BTreeMap::new(),
        }
    }

    /// A file begins, by its number from 1.
    pub(super) fn begin(&mut self, number: usize, file: &'a Imported) {
        self.settle_all();
        (self.file, self.first, self.unnamed) = (Some((number, file)), self.all.len(), unnamed_rolls(file));
        self.known.clear();
    }

    /// The next action, with the position before its step.
    pub(super) fn take(&mut self, action: &'a Action, before: &Position) {
        let Some((number, file)) = self.file.filter(|_| action.undo == UndoMark::Stands) else { return };
        if let Deed::Said(leaf) = action.deed {
            hear(&mut self.all[self.first..], file, (leaf, action));
        }
        let moves = matches!(action.deed, Deed::Moved | Deed::HullTurned);
        let Some(when) = action.when.as_deref().filter(|_| moves) else { return };
        let Some(turn) = Turn::parse(when).filter(|turn| turn.phase == "MPh") else { return };
        let changes = action.changes.iter().filter_map(|change| seen(change, self.eyes));
        for (old, new) in changes.filter(|(old, _)| old.sort == Sort::Vehicle) {
            if let Some(n) = self.known.get(&(old.id.as_str(), when)).copied() {
                self.turned(n, action, (old, new));
                self.all[n].go_on(action, new);
                continue;
            }
            let Some(mut journey) = Journey::begin(number, action, turn.clone(), old) else { continue };
            journey.unnamed_roll = self.unnamed.contains(when);
            if self.looks > 0 {
                journey.look_around(file, before, (&old.id, self.eyes), &mut self.looks);
            }
            journey.go_on(action, new);
            self.known.insert((&old.id, when), self.all.len());
            self.turned(self.all.len(), action, (old, new));
            self.all.push(journey);
        }
    }

    /// A counter is turned in its hex, or leaves it.
    fn turned(&mut self, n: usize, action: &Action, (old, new): (&Look, &Look)) {
        let (Some(was), Some(is), Some(hex)) = (old.face.vca, new.face.vca, &new.place.hex) else { return };
        if old.place.hex.as_ref() != Some(hex) {
            self.settle(n);
        } else if was != is {
            let begun = || Turning { hex: hex.clone(), shown: vec![(action.last, was)] };
            let shown = &mut self.turning.entry(n).or_insert_with(begun).shown;
            if shown.len() < MOST_TURNS {
                shown.push((action.last, is));
            }
        }
    }

    fn settle(&mut self, n: usize) {
        let spin = self.turning.remove(&n).and_then(|turning| turning.spin());
        if let Some(journey) = self.all.get_mut(n) {
            journey.spins.extend(spin);
        }
    }

    fn settle_all(&mut self) {
        let open: Vec<usize> = self.turning.keys().copied().collect();
        open.into_iter().for_each(|n| self.settle(n));
    }

    /// The unit goes on with this step though another one moved elsewhere meanwhile.
    pub(super) fn again(&mut self, piece: &str, step: u32) {
        let of_it = |journey: &&mut Journey| journey.piece == piece && journey.steps.1 == step;
        if let Some(journey) = self.all[self.first..].iter_mut().rev().find(of_it) {
            journey.again.push(step);
        }
    }

    pub(super) fn all(mut self) -> Vec<Journey> {
        self.settle_all();
        self.all
    }
}

/// The MP that a player says a vehicle spent, in the phase of its move.
fn hear(all: &mut [Journey], file: &Imported, (leaf, action): (Address, &Action)) {
    let Ok(n) = file.events.binary_search_by_key(&leaf, |event| event.at) else { return };
    let EventKind::Chat { form: Chat::User { text, .. }, .. } = &file.events[n].kind else { return };
    let (Some((name, mp)), Some(turn)) = (mp_said(text), action.when.as_deref().and_then(Turn::parse)) else {
        return;
    };
    if name.is_empty() {
        // The vehicle that moved last, as far as it has moved.
        let last =
            all.iter_mut().rev().filter(|journey| journey.turn == turn).max_by_key(|journey| journey.steps.1);
        return last
            .into_iter()
            .for_each(|journey| (journey.said, journey.said_at) = (Some(mp), journey.path.len()));
    }
    let plain = |name: &str| -> String {
        name.chars().filter(char::is_ascii_alphanumeric).flat_map(char::to_lowercase).collect()
    };
    let is_its =
        |journey: &&mut Journey| journey.turn == turn && plain(&journey.class).contains(&plain(&name));
    if let Some(journey) = all.iter_mut().rev().find(is_its) {
        (journey.said, journey.said_at) = (Some(mp), usize::MAX);
    }
}

/// The looks of a counter that the viewer sees before and after.
fn seen<'a>(change: &'a Change, eyes: &Eyes) -> Option<(&'a Look, &'a Look)> {
    change.both().filter(|(before, after)| sees(before, eyes) && sees(after, eyes))
}

fn sees(look: &Look, eyes: &Eyes) -> bool {
    eyes.through(look.hidden_by.as_deref(), look.concealed_by.as_deref()) == Sight::Whole
}

impl Journey {
    fn begin(file: usize, action: &Action, turn: Turn, before: &Look) -> Option<Journey> {
        Some(Journey {
            piece: before.id.clone(),
            file,
            steps: (action.first, action.last),
            again: Vec::new(),
            spins: Vec::new(),
            class: before.face.class.clone(),
            from: before.place.hex.clone()?,
            faced: before.face.vca,
            exposed: before.face.ce == Some(true),
            path: Vec::new(),
            faces: before.face.vca,
            shown: Vec::new(),
            in_the_way: BTreeMap::new(),
            markers: Vec::new(),
            looked_around: false,
            said: None,
            said_at: 0,
            unnamed_roll: false,
            turn,
        })
    }

    fn look_around(
        &mut self,
        file: &Imported,
        position: &Position,
        (own, eyes): (&str, &Eyes),
        looks: &mut usize,
    ) {
        let Some(left) = looks.checked_sub(position.pieces().count()) else { return };
        (*looks, self.looked_around) = (left, true);
        let seen = position.pieces().filter_map(|piece| look(position, &file.layout, piece));
        for look in seen.filter(|look| look.id != own && sees(look, eyes)) {
            let Some(hex) = look.place.hex.clone() else { continue };
            match look.sort {
                Sort::Wreck => self.in_the_way.entry(hex).or_default().0 += 1,
                Sort::Vehicle => self.in_the_way.entry(hex).or_default().1 += 1,
                Sort::Marker => self.markers.push((hex, look.name)),
                Sort::Personnel | Sort::Gun | Sort::Weapon | Sort::Question | Sort::Wheel => {}
            }
        }
    }

    fn go_on(&mut self, action: &Action, after: &Look) {
        self.steps.1 = action.last;
        self.faces = after.face.vca;
        let last = self.path.last().unwrap_or(&self.from);
        if let Some(hex) = after.place.hex.as_ref().filter(|hex| *hex != last) {
            self.path.push(hex.clone());
        }
        let showing = Showing { step: action.last, hexes: self.path.len(), faces: self.faces };
        self.shown.pop_if(|before| before.step == showing.step);
        self.shown.push(showing);
    }

    /// The MP that a player said the whole of it cost.
    pub(super) fn said_of_all(&self) -> Option<u16> {
        self.said.filter(|_| self.said_at >= self.path.len())
    }

    /// The hex in which it is when so many of its path lie behind it.
    pub(super) fn stop(&self, hexes: usize) -> Option<&str> {
        match hexes.checked_sub(1) {
            None => Some(&self.from),
            Some(last) => self.path.get(last).map(String::as_str),
        }
    }

    /// The path without the hexes to which it was dragged and from there straight back: such a drag may be a slip.
    #[must_use]
    pub fn corrected(&self) -> Vec<String> {
        let mut path = vec![self.from.clone()];
        for hex in &self.path {
            if path.len() > 1 && path[path.len() - 2] == *hex {
                path.pop();
            } else {
                path.push(hex.clone());
            }
        }
        path.remove(0);
        path
    }
}

/// What the wheel showed when a DR fell that has no purpose that VASL names.
fn unnamed_rolls(file: &Imported) -> BTreeSet<&str> {
    let is_unnamed = |action: &&Action| {
        let Deed::Rolled(at) = action.deed else { return false };
        let Ok(n) = file.events.binary_search_by_key(&at, |event| event.at) else { return false };
        let EventKind::Roll(roll) = &file.events[n].kind else { return false };
        roll.dice.len() == 2 && roll.category.as_deref().is_none_or(|category| category == "Other")
    };
    file.actions.iter().filter(is_unnamed).filter_map(|action| action.when.as_deref()).collect()
}
