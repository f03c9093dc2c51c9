//! Which deed a step is: its changes sorted by what happened to the counters.
//!
//! Each test takes its counters out of the step, the most particular first; what is left over at the end is something
//! else, never nothing.

use super::super::chat::Chat;
use super::super::counter::Sort;
use super::super::event::{Address, EventKind};
use super::super::leaf::Leaf;
use super::super::place::CASUALTIES;
use super::{Change, Deed, Look, Step};

type Deeds = Vec<(Deed, Vec<Change>)>;

/// The deeds of a step that takes nothing back.
pub(super) fn deeds(step: &Step<'_>, changes: Vec<Change>) -> Deeds {
    if is_restacked(step) {
        return vec![(Deed::Restacked, changes)];
    }
    let mut rest = changes;
    let mut deeds = Deeds::new();
    for sort in [wheel, wreck, question, hip, casualties, moved, cloned, made, gone] {
        deeds.extend(sort(step, &mut rest));
    }
    // What follows from a deed above is a part of it: marks and names on what was dragged, a flip that made a marker.
    if deeds.is_empty() || deeds.iter().any(|(deed, _)| *deed == Deed::Marked) {
        deeds.extend(rest.into_iter().flat_map(shown));
        drop_marker_of_flip(&mut deeds);
    }
    gather_marks(&mut deeds);
    deeds.extend(spoken(step));
    if deeds.is_empty() { vec![(Deed::Other(at(step)), Vec::new())] } else { deeds }
}

fn at(step: &Step<'_>) -> Address {
    step.events.first().map_or(Address { step: step.number, leaf: 1 }, |event| event.at)
}

/// Takes out the changes that fit.
fn take(rest: &mut Vec<Change>, fits: impl Fn(&Change) -> bool) -> Vec<Change> {
    let (taken, left) = std::mem::take(rest).into_iter().partition(|change| fits(change));
    *rest = left;
    taken
}

fn one(deed: Deed, changes: Vec<Change>) -> Deeds {
    if changes.is_empty() { Deeds::new() } else { vec![(deed, changes)] }
}

fn is_sort(change: &Change, sort: Sort) -> bool {
    change.latest().is_some_and(|look| look.sort == sort)
}

fn wheel(_: &Step<'_>, rest: &mut Vec<Change>) -> Deeds {
    one(Deed::PhaseTurned, take(rest, |change| is_sort(change, Sort::Wheel) && change.both().is_some()))
}

/// A wreck comes and a vehicle goes.
fn wreck(_: &Step<'_>, rest: &mut Vec<Change>) -> Deeds {
    let comes = |change: &Change| change.is_new() && is_sort(change, Sort::Wreck);
    let goes = |change: &Change| change.is_gone() && is_sort(change, Sort::Vehicle);
    if rest.iter().any(comes) && rest.iter().any(goes) {
        return one(Deed::Wrecked, take(rest, |change| comes(change) || goes(change)));
    }
    Deeds::new()
}

/// Units go under a new `?`, or out when it goes or is moved off them.
fn question(_: &Step<'_>, rest: &mut Vec<Change>) -> Deeds {
    let is = |of: fn(&Look) -> bool, before: bool| {
        move |change: &Change| change.both().is_some_and(|(b, a)| of(b) == before && of(a) != before)
    };
    let concealed = |look: &Look| look.concealed_by.is_some();
    let (on, off) = (is(concealed, false), is(concealed, true));
    let question = |change: &Change| is_sort(change, Sort::Question);
    let mut deeds = Deeds::new();
    if rest.iter().any(&on) {
        deeds.extend(one(
            Deed::Concealed,
            take(rest, |change| on(change) || question(change) && change.is_new()),
        ));
    }
    if rest.iter().any(&off) {
        let goes = |change: &Change| question(change) && change.is_gone();
        deeds.extend(one(Deed::ConcealmentLost, take(rest, |change| off(change) || goes(change))));
    }
    deeds
}

fn hip(_: &Step<'_>, rest: &mut Vec<Change>) -> Deeds {
    let turned = |change: &Change, on: bool| {
        change.both().is_some_and(|(b, a)| b.hidden_by.is_none() == on && a.hidden_by.is_some() == on)
    };
    let mut deeds = one(Deed::Hidden, take(rest, |change| turned(change, true)));
    deeds.extend(one(Deed::Revealed, take(rest, |change| turned(change, false))));
    deeds
}

fn goes_to_the_bin(change: &Change) -> bool {
    let bin = |look: &Look| look.place.spot.map.as_deref() == Some(CASUALTIES);
    change.both().is_some_and(|(before, after)| !bin(before) && bin(after))
}

fn casualties(_: &Step<'_>, rest: &mut Vec<Change>) -> Deeds {
    one(Deed::SentToCasualties, take(rest, goes_to_the_bin))
}

/// Drags, by where from and where to: one deed for each pair of places.
fn moved(_: &Step<'_>, rest: &mut Vec<Change>) -> Deeds {
    let went =
        |change: &Change| change.both().is_some_and(|(before, after)| before.place.spot != after.place.spot);
    let mut deeds = Deeds::new();
    for change in take(rest, went) {
        let ends = |change: &Change| change.both().map(|(b, a)| (b.place.to_string(), a.place.to_string()));
        match deeds.iter_mut().find(|(_, group): &&mut (Deed, Vec<Change>)| ends(&group[0]) == ends(&change))
        {
            Some((_, group)) => group.push(change),
            None => deeds.push((Deed::Moved, vec![change])),
        }
    }
    deeds
}

/// A clone is added where its pattern lies, and moved to where it is.
fn cloned(step: &Step<'_>, rest: &mut Vec<Change>) -> Deeds {
    let stays = |change: &Change| {
        let id = change.latest().map(|look| look.id.as_str());
        step.leaves
            .iter()
            .any(|leaf| matches!(leaf, Leaf::Move(m) if Some(m.id.as_str()) == id && m.from == m.to))
    };
    one(Deed::Cloned, take(rest, |change| change.is_new() && stays(change)))
}

/// What a player takes from the palette gets the player's name in the same step; what a key of a unit makes does not.
fn made(step: &Step<'_>, rest: &mut Vec<Change>) -> Deeds {
    let comes = take(rest, Change::is_new);
    let taken = |change: &Change| !is_sort(change, Sort::Marker) || is_signed(step, change);
    let (placed, marked) = comes.into_iter().partition(taken);
    let mut deeds = one(Deed::Placed, placed);
    deeds.extend(one(Deed::Marked, marked));
    deeds
}

/// Whether a name was written on a new counter after it came.
fn is_signed(step: &Step<'_>, change: &Change) -> bool {
    let id = change.latest().map(|look| look.id.as_str());
    step.events.iter().any(|event| {
        let EventKind::PieceChanged { piece, diffs, .. } = &event.kind else { return false };
        Some(piece.id.as_str()) == id && diffs.iter().any(|diff| diff.kind == "PROP")
    })
}

fn gone(_: &Step<'_>, rest: &mut Vec<Change>) -> Deeds {
    one(Deed::Deleted, take(rest, Change::is_gone))
}

/// What a counter that stays shows anew; nothing when the change is none of looks.
fn shown(change: Change) -> Deeds {
    let Some((before, after)) = change.both() else { return Deeds::new() };
    let mut deeds = facing(before, after);
    if after.sort == Sort::Marker && before.face.class != after.face.class {
        deeds.push(Deed::MarkerFlipped);
    } else if before.face.class != after.face.class {
        deeds.push(if is_half(before, after) { Deed::Reduced } else { Deed::Replaced });
    }
    deeds.extend(statuses(before, after));
    if before.face.label != after.face.label {
        deeds.push(Deed::Labelled);
    }
    match (before.face.moved, after.face.moved) {
        (Some(false), Some(true)) => deeds.push(Deed::MarkedMoved),
        (Some(true), Some(false)) => deeds.push(Deed::MarksCleared),
        (Some(_) | None, _) => {}
    }
    deeds.into_iter().map(|deed| (deed, vec![change.clone()])).collect()
}

/// The turret turns with the hull.
fn facing(before: &Look, after: &Look) -> Vec<Deed> {
    let (b, a) = (&before.face, &after.face);
    let mut deeds = Vec::new();
    if b.vca != a.vca {
        deeds.push(Deed::HullTurned);
    } else if b.tca != a.tca {
        deeds.push(Deed::TurretTurned);
    }
    if b.ca != a.ca {
        deeds.push(Deed::GunTurned);
    }
    if b.ce != a.ce {
        deeds.push(Deed::CrewChanged);
    }
    deeds
}

fn is_half(before: &Look, after: &Look) -> bool {
    before.face.class.ends_with("sq") && after.face.class.ends_with("hs")
}

fn statuses(before: &Look, after: &Look) -> Vec<Deed> {
    let words = |look: &Look, other: &Look, on: bool| {
        let new = look.face.statuses.iter().filter(|word| !other.face.has(word));
        new.map(|word| status(word, on)).collect::<Vec<_>>()
    };
    let mut deeds = words(before, after, false);
    deeds.extend(words(after, before, true));
    deeds
}

fn status(word: &str, on: bool) -> Deed {
    match (word.to_ascii_lowercase().as_str(), on) {
        ("broken", true) => Deed::Broke,
        ("broken", false) => Deed::Rallied,
        ("malf", true) => Deed::Malfunctioned,
        ("malf", false) => Deed::Repaired,
        _ => Deed::Status { word: word.to_owned(), on },
    }
}

/// A unit that flips makes its DM: that marker belongs to the flip.
fn drop_marker_of_flip(deeds: &mut Deeds) {
    let Some(flip) = deeds.iter().position(|(deed, _)| *deed == Deed::Broke) else { return };
    let markers = deeds.iter().position(|(deed, _)| *deed == Deed::Marked);
    let Some(at) = markers else { return };
    let (_, made) = deeds.swap_remove(at);
    let flip = if flip == deeds.len() { at } else { flip };
    if let Some((_, changes)) = deeds.get_mut(flip) {
        changes.extend(made);
    }
}

/// Marks that come off together are one deed.
fn gather_marks(deeds: &mut Deeds) {
    for mark in [Deed::MarksCleared, Deed::MarkedMoved] {
        let (same, mut left): (Deeds, Deeds) =
            std::mem::take(deeds).into_iter().partition(|(deed, _)| *deed == mark);
        left.extend(one(mark, same.into_iter().flat_map(|(_, changes)| changes).collect()));
        *deeds = left;
    }
}

/// A new order of a stack counts when nothing else happened.
fn is_restacked(step: &Step<'_>) -> bool {
    let is_order = |leaf: &Leaf| matches!(leaf, Leaf::Change { new, .. } if !new.contains('\t'));
    let is_silent = step.leaves.len() == step.events.len();
    is_silent && !step.leaves.is_empty() && step.leaves.iter().all(is_order)
}

/// Rolls, talk, the scenario window, lines of sight. Reports of the module speak of what the commands show.
#[expect(clippy::wildcard_enum_match_arm, reason = "all else is told by the counters")]
fn spoken(step: &Step<'_>) -> Deeds {
    let deed = |(at, kind): (Address, &EventKind)| match kind {
        EventKind::Roll(_) | EventKind::Roll3d6(_) => Some(Deed::Rolled(at)),
        EventKind::Label { .. } | EventKind::Chat { form: Chat::User { .. }, .. } => Some(Deed::Said(at)),
        EventKind::ScenarioInfo(_) => Some(Deed::ScenarioChanged(at)),
        EventKind::Los { .. } => Some(Deed::LosShown(at)),
        _ => None,
    };
    let deeds = step.events.iter().filter_map(|event| deed((event.at, &event.kind)));
    deeds.map(|deed| (deed, Vec::new())).collect()
}
