//! Whether more befell the targets of a KIA or a K than its number gives (A7.301, A7.302): the toll of an attack.

use crate::event::{Status, UnitId};
use crate::facts::{Ctx, Underway};
use crate::figures::check::casualties::{
    has_selection, is_unbreakable, parts, selected, struck, suffered, to_select, without_vehicles,
};
use crate::figures::check::casualty::is_lost_by_llmc;
use crate::figures::check::owed::failed_check;
use crate::figures::dummies::is_dummy;
use crate::figures::fire::result::result_of;
use crate::figures::infantry::unit::infantry;
use crate::figures::prisoners::hits_prisoners;
use crate::state::{Attack, Unit};
use crate::vocab::{IftResult, InfantryKind};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What befell the targets of an attack beyond its result: too many killed or reduced, or some of several though no Random Selection
/// says which. Whatever is still to come of it is no such thing.
#[must_use]
pub fn beyond(ctx: &Ctx<'_>, attack: &Attack) -> Option<String> {
    in_each(&Underway::of(ctx, attack), &|on| {
        killed_beyond(on).or_else(|| reduced_beyond(on).map(|(_, says)| says)).or_else(|| unselected(on))
    })
}

/// What is found in one of the Locations of an attack, each by its own dice.
pub(crate) fn in_each<T>(on: &Underway<'_>, find: &impl Fn(&Underway<'_>) -> Option<T>) -> Option<T> {
    if let Some(own) = without_vehicles(on) {
        return in_each(&Underway::of(&on.ctx, &own), find);
    }
    if on.attack.at.len() < 2 {
        return find(on);
    }
    parts(on).iter().find_map(|part| find(&Underway::of(&on.ctx, part)))
}

/// The number of kills of an attack on Personnel, with its targets. None where prisoners are hit with them (A20.54).
pub(crate) fn kia<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Option<(usize, Vec<(&'a UnitId, &'a Unit)>)> {
    let Some(IftResult::Kia(n)) = result_of(ctx, attack).filter(|_| !hits_prisoners(ctx, attack)) else {
        return None;
    };
    let targets = struck(ctx, attack, IftResult::Kia(n));
    (!targets.is_empty()).then_some((usize::from(n), targets))
}

/// How many went, and what a log that lacks some of them is told.
pub(crate) struct Toll {
    pub(crate) due: usize,
    pub(crate) gone: usize,
    pub(crate) says: String,
}

pub(crate) fn toll(attack: &Attack, n: usize, targets: &[(&UnitId, &Unit)]) -> Toll {
    let (due, whole) = (n.min(targets.len()), targets.len());
    let gone = targets.iter().filter(|(id, _)| attack.eliminated.contains(*id)).count();
    Toll { due, gone, says: format!("{n}KIA eliminates {due} of {whole}, {gone} went") }
}

/// A unit that cannot break, or is already broken, may be lost by Casualty Reduction besides, and one that the KIA broke by its LLMC.
pub(crate) fn killed_beyond(on: &Underway<'_>) -> Option<String> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let (n, targets) = kia(ctx, attack)?;
    let Toll { due, gone, .. } = toll(attack, n, &targets);
    let tied = if has_selection(attack) { selected(attack, n).len().max(due) } else { due };
    let lost = targets.iter().filter(|(id, _)| attack.eliminated.contains(*id));
    let apart = |id: &UnitId| {
        is_unbreakable(ctx, id) || attack.broken_before.contains(id) || is_lost_by_llmc(ctx, attack, id)
    };
    let by_kia = lost.filter(|(id, _)| !apart(id)).count();
    (by_kia > tied).then(|| format!("{n}KIA eliminates {tied} of {}, {gone} went", targets.len()))
}

/// The Personnel that a K is resolved against; none where prisoners are hit with them.
pub(crate) fn under_k<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Vec<&'a UnitId> {
    let k = result_of(ctx, attack)
        .filter(|result| matches!(result, IftResult::K(_)) && !hits_prisoners(ctx, attack));
    k.map_or_else(Vec::new, |k| struck(ctx, attack, k).into_iter().map(|(id, _)| id).collect())
}

/// More than one, or more of one than a step; with the unit that it is about, where it is one.
pub(crate) fn reduced_beyond(on: &Underway<'_>) -> Option<(Option<UnitId>, String)> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let under = under_k(ctx, attack);
    let (n, tied) =
        (under.iter().filter(|id| suffered(attack, id)).count(), selected(attack, 1).len().max(1));
    let squad = |id: &&&UnitId| {
        infantry(ctx, id).is_some_and(|(_, i)| i.kind == Some(InfantryKind::Squad)) && !is_dummy(ctx, id)
    };
    let gone = |id: &&&UnitId| attack.eliminated.contains(**id) && !attack.reduced.contains_key(**id);
    if let Some(id) = under.iter().filter(squad).filter(gone).find(|id| !failed_check(attack, id)) {
        return Some((Some((*id).clone()), format!("{id} is a squad: a K leaves a HS of it")));
    }
    // Without dice nobody knows who tied: A7.301-random-selection tells that they are missing.
    let unsaid = !has_selection(attack) && under.len() > 1;
    (n > tied && !unsaid).then(|| (None, format!("{n} targets suffered Casualty Reduction, {tied} should")))
}

/// Has the result of the attack been worked off as far as the number of its victims goes?
pub(crate) fn has_victims(ctx: &Ctx<'_>, attack: &Attack, struck: &[&UnitId], n: usize) -> bool {
    struck.iter().filter(|id| felt(ctx, attack, id)).count() >= n.min(struck.len())
}

/// It suffered, or is the crew of an AFV that the attack stunned or sends home.
pub(crate) fn felt(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let home = || {
        let of = ctx.before.units.get(id);
        of.is_some_and(|unit| unit.status.has(Status::Recalled))
            || attack.hits.iter().any(|(unit, _)| unit == id)
    };
    suffered(attack, id) || ctx.vehicle(id).is_some() && home()
}

/// So many went as the result takes, of more, and no dice say which.
fn unselected(on: &Underway<'_>) -> Option<String> {
    let (n, struck) = to_select(&on.ctx, on.attack)?;
    let fell = !has_selection(on.attack) && has_victims(&on.ctx, on.attack, &struck, n);
    fell.then(|| {
        format!("it takes {n} of {}, and no Random Selection among them is in the log", struck.len())
    })
}
