//! The words of a declaration of fire: each says what it can say, and stands where it belongs. What they are worth, the
//! paragraphs of A7 tell.

use crate::event::{FactorOp, Firer, UnitId};
use crate::facts::{Ctx, Shot, Volley};
use crate::figures::fire::reason::operation;
use crate::figures::fire::shot::means;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::locations_of;
use crate::vocab::WeaponKind;
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A9.2-rof-again",
        &[Matter::Rof],
        "A shot of a kept ROF is a further one of a weapon that fired in this Player Turn; inherent FP has no ROF.",
        Check::Fire(rof_again),
    ),
    Clause::check(
        "C7.3-to-kill-by-mg",
        &[Matter::ToKillWeapon],
        "Who may choose a To Kill roll in place of the IFT fires a MG at a vehicle.",
        Check::Fire(to_kill_by_mg),
    ),
    Clause::check(
        "A7.26-factor-of-its-reason",
        &[Matter::Factor],
        "A factor is what its reason gives: PBF doubles, TPBF triples, Area Fire halves.",
        Check::Fire(factor_of_its_reason),
    ),
    Clause::check(
        "A7.4-named-level",
        &[Matter::Target],
        "A unit named as the target is at the level that is fired at.",
        Check::Fire(named_level),
    ),
    Clause::check(
        "C3.3-target-type",
        &[Matter::Target],
        "The Infantry Target Type is for Personnel, the Vehicle Target Type for vehicles.",
        Check::Fire(target_type),
    ),
];

fn rof_again(volley: &Volley<'_>) -> Verdict {
    let fired = |shot: &Shot<'_>| {
        let same = |f: &Firer| f.unit == shot.firer.unit && f.weapon == shot.firer.weapon;
        let before = volley.ctx.before.attacks_by(&shot.firer.unit);
        before.into_iter().any(|attack| attack.declared.firers.iter().any(same))
    };
    each_shot(
        volley,
        |shot| shot.firer.rof_kept,
        |shot| match shot.is_inherent() {
            true => Some(format!("the inherent FP of {} has no ROF", shot.firer.unit)),
            false if fired(shot) => None,
            false => Some(format!("{} of {} did not fire before", shot.label(), shot.firer.unit)),
        },
    )
}

/// Of a weapon that nobody describes nothing is known. Where no vehicle is aimed at, there is nothing to kill so.
fn to_kill_by_mg(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let known = |shot: &Shot<'_>| shot.firer.to_kill && (shot.is_inherent() || shot.kind().is_some());
    let named = attack.target.units.iter().filter(|id| ctx.unit(id).is_some()).collect::<Vec<_>>();
    let there: Vec<&UnitId> = volley.targets().iter().filter(|id| ctx.unit(id).is_some()).collect();
    let aimed = if named.is_empty() { there } else { named };
    let no_vehicle = !aimed.is_empty() && aimed.iter().all(|id| ctx.vehicle(id).is_none());
    let grouped = attack.firers.iter().any(|firer| !firer.to_kill);
    each_shot(volley, known, |shot| {
        let mg = !shot.is_inherent() && shot.kind() == Some(WeaponKind::Mg);
        match (mg, no_vehicle) {
            (false, _) => Some(format!("{} of {} is no MG", shot.label(), shot.firer.unit)),
            (true, true) => Some("no vehicle is fired at".into()),
            (true, false) if grouped => Some("a To Kill roll is made by one MG, not in a group".into()),
            (true, false) => None,
        }
    })
}

fn factor_of_its_reason(volley: &Volley<'_>) -> Verdict {
    let named = |shot: &Shot<'_>| shot.firer.factors.iter().any(|factor| means(factor).is_some());
    each_shot(volley, named, |shot| {
        let wrong =
            shot.firer.factors.iter().find(|f| means(f).is_some_and(|reason| operation(reason) != f.op))?;
        let reason = wrong.reason.as_ref()?;
        Some(match means(wrong).map(operation)? {
            FactorOp::Times(n) => format!("{reason} is a factor of {n}"),
            FactorOp::Half => format!("{reason} halves"),
            FactorOp::Plus(fp) => format!("{reason} adds {fp} FP"),
        })
    })
}

/// That it stands in another hex, A7.4 tells.
fn named_level(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if attack.target.units.is_empty() || attack.target.locations.is_empty() {
        return Verdict::Silent;
    }
    let at = locations_of(ctx.before, ctx.scenario, attack);
    let here = |id: &UnitId| {
        let unit = ctx.before.units.get(id)?;
        let carrier = unit.aboard.as_ref().and_then(|carrier| ctx.before.units.get(carrier));
        carrier.unwrap_or(unit).location()
    };
    let misses = |id: &&UnitId| {
        let Some((cell, level)) = here(id) else { return false };
        let mut there = at.iter().filter(|(other, _)| *other == cell).peekable();
        there.peek().is_some() && there.all(|(_, other)| *other != level)
    };
    let missed = attack.target.units.iter().find(misses);
    missed.map_or(Verdict::Kept, |id| Verdict::broken(format!("{id} is at another level of the hex")))
}

fn target_type(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(at_infantry) = attack.target.infantry_target else { return Verdict::Silent };
    let is_vehicle = |ctx: &Ctx<'_>, id: &UnitId| ctx.vehicle(id).is_some();
    let known = |id: &&UnitId| is_vehicle(ctx, id) || infantry(ctx, id).is_some();
    let mut named = attack.target.units.iter().filter(known).peekable();
    let by_name = named.peek().is_some();
    let mut there = volley.targets().iter().filter(known).peekable();
    if !by_name && there.peek().is_none() {
        return Verdict::Silent;
    }
    let typed = |id: &UnitId| is_vehicle(ctx, id) != at_infantry;
    let fits = if by_name { named.any(typed) } else { there.any(typed) };
    let how = if by_name { "named as the target" } else { "there" };
    let what = if at_infantry { "only vehicles are" } else { "no vehicle is" };
    Verdict::kept_or(fits, || format!("{what} {how}"))
}
