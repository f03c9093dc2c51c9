//! The checks that an attack calls for: who owes one, who made it, and what counts as one.

use crate::counter::Infantry;
use crate::event::{Check, Purpose, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::check::pin::is_exempt;
use crate::figures::fire::result::{result_for, result_of, uses_fpf};
use crate::figures::infantry::unit::infantry;
use crate::figures::prisoners::is_hit_as_prisoner;
use crate::state::{Attack, CheckMade, Unit};
use crate::vocab::IftResult;
use alloc::string::String;
use alloc::vec::Vec;

/// Targets that are Personnel in the open Location: those aboard a vehicle fare with it, and whoever survived its
/// loss is touched no further (A7.308).
pub(crate) fn personnel<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Vec<(&'a UnitId, &'a Unit, &'a Infantry)> {
    let known = attack.struck().filter_map(|id| {
        let (unit, infantry) = infantry(ctx, id)?;
        let aboard = unit.aboard.is_some() || attack.left_wreck.contains_key(id);
        let rides = aboard && !attack.declared.target.units.contains(id);
        (!rides && !survived(attack, id)).then_some((id, unit, infantry))
    });
    known.collect()
}

/// It rolled for survival when the attack destroyed its vehicle.
fn survived(attack: &Attack, unit: &UnitId) -> bool {
    let own = |(purpose, who, _): &(Purpose, Option<UnitId>, _)| {
        *purpose == Purpose::Survival && who.as_ref() == Some(unit)
    };
    attack.dice.iter().any(own)
}

/// The checks of a unit in an attack.
pub(crate) fn checks_of<'a>(attack: &'a Attack, unit: &UnitId) -> Vec<&'a CheckMade> {
    attack.checks.iter().filter(|made| made.unit == *unit).collect()
}

/// Did it make the check that the result calls for? Those of a lost leader (A10.2) are others.
fn has_checked(attack: &Attack, unit: &UnitId) -> bool {
    let by_leader = |made: &&CheckMade| matches!(made.check, Check::Llmc | Check::Lltc);
    checks_of(attack, unit).iter().any(|made| !by_leader(made))
}

/// It failed a MC or a LLMC of this attack: what it then suffers is no work of the result itself (A10.31).
pub(crate) fn failed_check(attack: &Attack, unit: &UnitId) -> bool {
    let breaks = |check: Check| is_mc(check) || check == Check::Llmc;
    checks_of(attack, unit).iter().any(|made| breaks(made.check) && made.passed == Some(false))
}

/// May an attack call for a check of this unit, or harm it? It was a target, rode or got off one, moved in one stack with one
/// that First Fire named, checks for a lost leader (A10.2), whose attack may have had another target, or is a prisoner there (A20.54).
pub(crate) fn touches(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let aboard = ctx.before.units.get(id).is_some_and(|unit| unit.aboard.is_some() || unit.got_off);
    let by_leader = || checks_of(attack, id).iter().any(|made| !is_of_ift(made.check));
    let along = || attack.is_first_fire() && attack.targets.iter().any(|other| moved_alike(ctx, id, other));
    attack.targets.is_empty()
        || attack.concerns(id)
        || aboard
        || by_leader()
        || along()
        || uses_fpf(attack, id)
        || is_hit_as_prisoner(ctx, attack, id)
}

/// Both spent MF in the same hexes in this MPh: one stack, of which First Fire named a part.
pub(crate) fn moved_alike(ctx: &Ctx<'_>, a: &UnitId, b: &UnitId) -> bool {
    let path = |id: &UnitId| ctx.before.units.get(id).map(|unit| &unit.mph.by_hex);
    path(a).is_some_and(|own| !own.is_empty() && path(b) == Some(own))
}

/// A check that counts: the attack may have asked it of the unit, and it is the first of its kind. Of another nothing
/// follows, for that it was made at all was told.
pub(crate) fn is_asked_once(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> bool {
    let first = attack.checks.iter().find(|other| other.unit == made.unit && other.check == made.check);
    touches(ctx, attack, &made.unit) && first == Some(made)
}

/// A check that a result of the IFT calls for.
pub(crate) fn is_of_ift(check: Check) -> bool {
    is_mc(check) || check == Check::Ptc
}

/// Is this a MC?
pub(crate) const fn is_mc(check: Check) -> bool {
    matches!(check, Check::Mc(_))
}

/// Personnel that owe a check by a result, with that result, and whether they made it.
pub(crate) fn checks_owed(ctx: &Ctx<'_>, attack: &Attack) -> Vec<(UnitId, IftResult, bool)> {
    let general = result_of(ctx, attack);
    let by_k = matches!(general, Some(IftResult::K(_)));
    let hit = |id: &UnitId| attack.reduced.contains_key(id) || attack.eliminated.contains(id);
    if by_k && !attack.struck().any(hit) {
        return Vec::new();
    }
    let each = personnel(ctx, attack).into_iter().filter_map(|(id, unit, _)| {
        let result = result_for(ctx, attack, id).filter(|result| asks(ctx, attack, id, *result))?;
        let made = has_checked(attack, id);
        let gone = hit(id) || unit.eliminated;
        (made || !(gone || is_immune(unit))).then(|| (id.clone(), result, made))
    });
    let mut all: Vec<(UnitId, IftResult, bool)> = each.collect();
    if let Some(general) = general.filter(|_| by_k) {
        let ours =
            attack.reduced.iter().filter(|(id, _)| attack.targets.contains(id) && !failed_check(attack, id));
        // Nothing is left of a HS or crew: A7.302-hs-crew-eliminated says so.
        let whole = |id: &UnitId| infantry(ctx, id).is_none_or(|(_, i)| i.is_squad() || i.kind.is_none());
        let left = ours.filter(|(id, _)| whole(id)).filter_map(|(_, left)| left.as_ref());
        all.extend(left.map(|id| (id.clone(), general, has_checked(attack, id))));
    }
    all
}

/// A PTC is for those who were neither broken nor pinned, and can be pinned (A7.8).
fn asks(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId, result: IftResult) -> bool {
    match result {
        IftResult::Mc(_) | IftResult::K(_) => true,
        IftResult::Ptc => {
            let able = is_exempt(ctx, id) != Some(true);
            able && !attack.broken_before.contains(id) && !attack.pinned_before.contains(id)
        }
        IftResult::None | IftResult::Kia(_) => false,
    }
}

/// Personnel that owe a check and have not made it.
pub(crate) fn unchecked(ctx: &Ctx<'_>, attack: &Attack) -> Vec<(UnitId, IftResult)> {
    let lacking = checks_owed(ctx, attack).into_iter().filter(|(.., made)| !made);
    lacking.map(|(id, result, _)| (id, result)).collect()
}

/// Berserk and heroic units take no MC (A15).
fn is_immune(unit: &Unit) -> bool {
    unit.status.has(Status::Berserk)
}

/// The last attack still open on a unit: what its check or counter comes from.
pub(crate) fn cause<'a>(ctx: &Ctx<'a>, unit: &UnitId) -> Option<&'a Attack> {
    let open = ctx.before.open_attacks_on(unit).into_iter().filter(|a| !a.rolls.is_empty());
    open.max_by_key(|attack| attack.seq)
}

/// Names of units, for words.
pub(crate) fn names(units: &[UnitId]) -> String {
    let names: Vec<&str> = units.iter().map(UnitId::as_str).collect();
    names.join(", ")
}
