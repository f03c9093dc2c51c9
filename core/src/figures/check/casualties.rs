//! Who is struck by a KIA or a K and who suffers it (A7.301, A7.302): the victims of an attack, those to be selected, and what
//! became of each.

use crate::duty::{Debt, Owed};
use crate::effects;
use crate::event::{Level, Status, UnitId};
use crate::facts::{Ctx, Underway};
use crate::figures::check::owed::{failed_check, personnel};
use crate::figures::fire::result::{is_apart, result_for, result_of};
use crate::figures::fire::vehicles::exposed_crews;
use crate::figures::infantry::nation::is_japanese_smc;
use crate::figures::infantry::unit::infantry;
use crate::figures::prisoners::hits_prisoners;
use crate::state::{Attack, Unit};
use crate::vocab::hex::Cell;
use crate::vocab::{IftResult, InfantryKind};
use alloc::vec::Vec;

/// The Personnel against whom the roll gives this kind of result: not those of whom DRM of their own, or half the FP at
/// the concealed among others (A7.23), give another.
pub(crate) fn struck<'a>(
    ctx: &Ctx<'a>,
    attack: &'a Attack,
    result: IftResult,
) -> Vec<(&'a UnitId, &'a Unit)> {
    let kind = |of: IftResult| core::mem::discriminant(&of);
    let alike = |id: &UnitId| {
        !is_apart(attack) || result_for(ctx, attack, id).is_some_and(|own| kind(own) == kind(result))
    };
    let all = personnel(ctx, attack).into_iter().filter(|(id, ..)| alike(id));
    all.map(|(id, unit, _)| (id, unit)).collect()
}

/// The CE crews of AFV among the targets against whom the roll gives this kind of result (A7.307): dice may take one of them as
/// they take other Personnel, and what becomes of it is for A7.302-exc-recall.
pub(crate) fn crews<'a>(ctx: &Ctx<'a>, attack: &'a Attack, result: IftResult) -> Vec<&'a UnitId> {
    let kind = |of: IftResult| core::mem::discriminant(&of);
    let alike = exposed_crews(ctx, attack).into_iter().filter(|(_, own)| kind(*own) == kind(result));
    alike.map(|(id, _)| id).collect()
}

/// Spraying Fire is resolved in each Location apart, by the units and dice there.
pub(crate) fn parts(on: &Underway<'_>) -> Vec<Attack> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let part = |at: &(Cell, Level)| {
        let there = |id: &UnitId| ctx.before.units.get(id).and_then(Unit::location) == Some(*at);
        let mut part = attack.clone();
        part.targets.retain(there);
        part.selected.retain(|(id, _)| attack.has_firer(id) || there(id));
        part
    };
    attack.at.iter().map(part).collect()
}

/// The same attack without the dice of vehicles, which are for A7.308; none when there are no such. Those of a CE crew are dice
/// of Personnel.
pub(crate) fn without_vehicles(on: &Underway<'_>) -> Option<Attack> {
    let crews = exposed_crews(&on.ctx, on.attack);
    let vehicle = |id: &UnitId| on.ctx.vehicle(id).is_some() && !crews.iter().any(|(crew, _)| *crew == id);
    let any = on.attack.selected.iter().any(|(id, _)| vehicle(id));
    any.then(|| {
        let mut own = on.attack.clone();
        own.selected.retain(|(id, _)| !vehicle(id));
        own
    })
}

pub(crate) fn in_each_location(on: &Underway<'_>, owed: fn(&Underway<'_>) -> Vec<Owed>) -> Vec<Owed> {
    if let Some(own) = without_vehicles(on) {
        return in_each_location(&Underway::of(&on.ctx, &own), owed);
    }
    if on.attack.at.len() < 2 {
        return owed(on);
    }
    parts(on).iter().flat_map(|part| owed(&Underway::of(&on.ctx, part))).collect()
}

/// Those whom the result singles out: all where there are no more of them than it takes, else those whom the dice
/// select; where nobody rolled, those who suffered. `None` while Random Selection is open.
pub(crate) fn victims<'a>(attack: &'a Attack, targets: &[&'a UnitId], n: usize) -> Option<Vec<&'a UnitId>> {
    if targets.len() <= n {
        return Some(targets.to_vec());
    }
    if has_selection(attack) {
        return Some(selected(attack, n));
    }
    let suffered: Vec<&UnitId> = targets.iter().copied().filter(|id| suffered(attack, id)).collect();
    (suffered.len() >= n).then_some(suffered)
}

/// Those of whom a number suffers, where there are more of them than that: several for a KIA, one for a K.
pub(crate) fn to_select<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Option<(usize, Vec<&'a UnitId>)> {
    let result = result_of(ctx, attack).filter(|_| !hits_prisoners(ctx, attack))?;
    let n = match result {
        IftResult::Kia(n) => usize::from(n),
        IftResult::K(_) => 1,
        IftResult::None | IftResult::Ptc | IftResult::Mc(_) => return None,
    };
    let personnel = struck(ctx, attack, result).into_iter().map(|(id, _)| id);
    let struck: Vec<_> = personnel.chain(crews(ctx, attack, result)).collect();
    (struck.len() > n).then_some((n, struck))
}

pub(crate) const NO_REDUCTION: &str = "a K result gives one target Casualty Reduction";

/// What becomes of one whom the result singles out.
pub(crate) fn fate(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> Debt {
    let removed = infantry(ctx, id).and_then(|(_, infantry)| infantry.kind);
    match (result_of(ctx, attack), removed) {
        (Some(IftResult::Kia(_)), _) | (_, Some(InfantryKind::Hs | InfantryKind::Crew)) => Debt::Eliminated,
        (_, Some(_) | None) => Debt::Reduced,
    }
}

/// It suffered by the result itself, not by a check that it failed.
pub(crate) fn suffered(attack: &Attack, id: &UnitId) -> bool {
    let hurt = attack.eliminated.contains(id) || attack.reduced.contains_key(id);
    hurt && !failed_check(attack, id)
}

/// Were dice thrown for targets? Those of firers are for Cowering (A7.9).
pub(crate) fn has_selection(attack: &Attack) -> bool {
    attack.selected.iter().any(|(unit, _)| !attack.has_firer(unit))
}

/// The targets with the `n` highest dice, ties included. Dice of firers are for Cowering (A7.9).
pub(crate) fn selected(attack: &Attack, n: usize) -> Vec<&UnitId> {
    effects::selected(attack.selected.iter().filter(|(unit, _)| !attack.has_firer(unit)), n)
}

/// Other targets than this one were named as chosen: A.9-highest tells it where the dice say otherwise. Firers are named for Cowering (A7.9).
pub(crate) fn others_chosen(attack: &Attack, id: &UnitId) -> bool {
    let mut targets = attack.chosen.iter().filter(|id| !attack.has_firer(id)).peekable();
    targets.peek().is_some() && !targets.any(|other| other == id)
}

/// Berserk and heroic units, and heroes; of the Japanese every SMC (G1.4).
pub(crate) fn is_unbreakable(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let hero = infantry(ctx, id).is_some_and(|(_, i)| i.kind == Some(InfantryKind::Hero));
    let steady = |unit: &Unit| unit.status.has(Status::Berserk) || unit.status.has(Status::Heroic);
    hero || is_japanese_smc(ctx, id) || ctx.before.units.get(id).is_some_and(steady)
}
