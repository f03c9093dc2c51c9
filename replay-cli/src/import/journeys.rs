//! What the vehicles of VASL files do in a Movement Phase: the hexes in which each is shown, one after the other.
//!
//! Input: the files in the order of their chain, and the eyes of the viewer. Output: a [`Journey`] for each vehicle and
//! phase. It knows no rules and no prices. Players turn a counter when they like, so of facings only the first and the last
//! are kept.

use super::continuity::Chain;
use super::vassal::Imported;
use super::vassal::action::{Action, Change, Deed, Look, look};
use super::vassal::chat::Turn;
use super::vassal::counter::Sort;
use super::vassal::event::{EventKind, UndoMark};
use super::vassal::position::Position;
use super::vassal::viewer::{Eyes, Sight};
use std::collections::BTreeMap;

/// A vehicle's way through a Movement Phase.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Journey {
    /// The file, from 1.
    pub file: usize,
    /// First and last step.
    pub steps: (u32, u32),
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
    /// Wrecks, and other vehicles, by hex, when it begins.
    pub in_the_way: BTreeMap<String, (u32, u32)>,
    /// Names of markers that lie on its way when it begins: SMOKE, Motion and the like.
    pub markers: Vec<(String, String)>,
    /// A roll of this phase has no purpose: it may be one for ESB.
    pub unnamed_roll: bool,
}

/// The journeys of all files, in the order in which they begin. What an earlier file told, what was undone and what the
/// viewer does not see is left out.
#[must_use]
pub fn journeys(files: &[Imported], chain: &Chain, eyes: &Eyes) -> Vec<Journey> {
    let mut all = Vec::new();
    for (n, file) in files.iter().enumerate() {
        let told = chain.links.get(n).map_or(0, |link| link.repeated());
        all.extend(of_file(n + 1, file, told, eyes));
    }
    all
}

fn of_file(number: usize, file: &Imported, told: u32, eyes: &Eyes) -> Vec<Journey> {
    let mut all: Vec<(String, Journey)> = Vec::new();
    for action in file.actions.iter().filter(|action| action.first > told) {
        let moves = matches!(action.deed, Deed::Moved | Deed::HullTurned);
        if !moves || action.undo != UndoMark::Stands {
            continue;
        }
        let Some(turn) = action.when.as_deref().and_then(Turn::parse).filter(is_movement) else { continue };
        for (before, after) in action.changes.iter().filter_map(|change| vehicle(change, eyes)) {
            let known = all.iter_mut().rev().find(|(id, going)| *id == before.id && going.turn == turn);
            match known {
                Some((_, going)) => going.go_on(action, after),
                None => {
                    let begun = Journey::begin((number, file), action, turn.clone(), before);
                    let Some(mut journey) = begun else { continue };
                    journey.go_on(action, after);
                    all.push((before.id.clone(), journey));
                }
            }
        }
    }
    all.into_iter().map(|(_, journey)| journey).collect()
}

fn is_movement(turn: &Turn) -> bool {
    turn.phase == "MPh"
}

/// The looks of a vehicle that the viewer sees before and after.
fn vehicle<'a>(change: &'a Change, eyes: &Eyes) -> Option<(&'a Look, &'a Look)> {
    let sees =
        |look: &Look| eyes.through(look.hidden_by.as_deref(), look.concealed_by.as_deref()) == Sight::Whole;
    change.both().filter(|(before, after)| before.sort == Sort::Vehicle && sees(before) && sees(after))
}

impl Journey {
    fn begin(
        (number, file): (usize, &Imported),
        action: &Action,
        turn: Turn,
        before: &Look,
    ) -> Option<Journey> {
        let mut journey = Journey {
            file: number,
            steps: (action.first, action.last),
            class: before.face.class.clone(),
            from: before.place.hex.clone()?,
            faced: before.face.vca,
            exposed: before.face.ce == Some(true),
            path: Vec::new(),
            faces: before.face.vca,
            in_the_way: BTreeMap::new(),
            markers: Vec::new(),
            unnamed_roll: unnamed_roll(file, &turn),
            turn,
        };
        journey.look_around(file, &file.after(action.first.saturating_sub(1)), &before.id);
        Some(journey)
    }

    fn look_around(&mut self, file: &Imported, position: &Position, own: &str) {
        let looks = position.pieces().filter_map(|piece| look(position, &file.layout, piece));
        for look in looks.filter(|look| look.id != own) {
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
        let Some(hex) = &after.place.hex else { return };
        let last = self.path.last().unwrap_or(&self.from);
        if last != hex {
            self.path.push(hex.clone());
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

/// Has a DR of this phase no purpose that VASL names?
fn unnamed_roll(file: &Imported, turn: &Turn) -> bool {
    let here = file
        .actions
        .iter()
        .filter(|action| action.when.as_deref().and_then(Turn::parse).as_ref() == Some(turn));
    here.filter_map(|action| if let Deed::Rolled(at) = action.deed { Some(at) } else { None }).any(|at| {
        let Ok(n) = file.events.binary_search_by_key(&at, |event| event.at) else { return false };
        let EventKind::Roll(roll) = &file.events[n].kind else { return false };
        roll.dice.len() == 2 && roll.category.as_deref().is_none_or(|category| category == "Other")
    })
}
