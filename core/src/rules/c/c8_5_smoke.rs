//! C8.5, C8.6: when ordnance fires SMOKE and WP, and where it lies.

use crate::event::{Level, ToHitAttempt};
use crate::facts::{Ctx, ToHitRoll};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, side_of};
use crate::vocab::phase::Phase;
use crate::vocab::{Ammunition, Meaning, WeaponKind};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C8.5-smoke-first",
        &[Matter::FireLeave],
        "Ordnance fires SMOKE in the PFPh or DFPh of its own side, before that side fires anything else in that phase.",
        Check::ToHit(smoke_first),
    )
    .since(2),
    Clause::check(
        "C8.52-ground-level",
        &[Matter::Target],
        "SMOKE lies at ground level, and is not fired at the hex of the Gun itself.",
        Check::ToHit(not_at_own_hex),
    )
    .since(2),
    Clause::check(
        "C8.6-wp",
        &[Matter::FireLeave],
        "WP is fired in any fire phase of its side, before that fires anything but SMOKE in that phase.",
        Check::ToHit(wp_first),
    )
    .since(2),
];

fn ammunition(attempt: &ToHitAttempt) -> Option<Ammunition> {
    Ammunition::read(attempt.ammo.as_ref()?.as_str())
}

/// SMOKE or WP, by the ammunition named.
fn is_smoke(attack: &Attack) -> bool {
    let named = attack.ammo.as_ref().and_then(|ammo| Ammunition::read(ammo.as_str()));
    matches!(named, Some(Ammunition::Smoke | Ammunition::Wp))
}

/// What its side fired before in this phase that is no SMOKE. [EXC: OBA, whose SMOKE no roll of its own tells.]
fn other_before<'a>(ctx: &Ctx<'a>, own: &Attack, attempt: &ToHitAttempt) -> Option<&'a Attack> {
    let side = side_of(ctx.before, ctx.scenario, &attempt.unit)?;
    let ours = |attack: &Attack| {
        let mut firers = attack.declared.firers.iter();
        let of_side = firers.all(|firer| side_of(ctx.before, ctx.scenario, &firer.unit) == Some(side));
        let oba = attack.declared.firers.iter().any(|firer| {
            let def = ctx.unit(&firer.unit).map(|(_, def)| def);
            ctx.scenario.weapon_kind(def, &firer.weapon) == Some(WeaponKind::Oba)
        });
        of_side && !oba && !attack.declared.firers.is_empty()
    };
    let before =
        |attack: &&Attack| attack.seq < own.seq && attack.phase == own.phase && !attack.is_residual();
    let fired = |attack: &&Attack| ours(attack) && !is_smoke(attack);
    ctx.before.attacks.values().filter(before).filter(fired).min_by_key(|attack| attack.seq)
}

/// The roll with its attack, of ordnance that fires this ammunition.
fn of<'c>(roll: &ToHitRoll<'c>, wanted: Ammunition) -> Option<&'c Attack> {
    let kind =
        roll.ctx.scenario.weapon_kind(roll.ctx.unit(&roll.said.unit).map(|(_, def)| def), &roll.said.weapon);
    let ordnance = kind.is_none_or(|kind| kind == WeaponKind::Ordnance);
    let attack = roll.underway.as_ref()?.attack;
    (ordnance && ammunition(roll.said) == Some(wanted) && roll.ctx.is_of_players()).then_some(attack)
}

fn smoke_first(roll: &ToHitRoll<'_>) -> Verdict {
    let Some(attack) = of(roll, Ammunition::Smoke) else { return Verdict::Silent };
    let (ctx, id) = (&roll.ctx, &roll.said.unit);
    let own = side_of(ctx.before, ctx.scenario, id) == ctx.before.side.as_ref();
    let now = match attack.phase {
        Some(Phase::PFPh) => own,
        Some(Phase::DFPh) => !own,
        Some(Phase::MPh | Phase::AFPh) => false,
        Some(Phase::RPh | Phase::RtPh | Phase::APh | Phase::CCPh) | None => return Verdict::Silent,
    };
    if !now {
        return Verdict::broken(format!("{id} fires SMOKE in the PFPh or DFPh of its side alone"));
    }
    match other_before(ctx, attack, roll.said) {
        Some(before) => Verdict::broken(format!(
            "{} was fired before it in this phase, and was no SMOKE",
            before.declared.attack
        )),
        None => Verdict::Kept,
    }
}

fn wp_first(roll: &ToHitRoll<'_>) -> Verdict {
    let Some(attack) = of(roll, Ammunition::Wp) else { return Verdict::Silent };
    match other_before(&roll.ctx, attack, roll.said) {
        Some(before) => Verdict::broken(format!(
            "{} was fired before it in this phase, and was no SMOKE",
            before.declared.attack
        )),
        None => Verdict::Kept,
    }
}

fn not_at_own_hex(roll: &ToHitRoll<'_>) -> Verdict {
    let Some(attack) = of(roll, Ammunition::Smoke).or_else(|| of(roll, Ammunition::Wp)) else {
        return Verdict::Silent;
    };
    let (from, at) = (attack.from.first().copied().flatten(), attack.at.first());
    let Some(((from, _), (at, level))) = from.zip(at) else { return Verdict::Silent };
    if from == *at {
        return Verdict::broken(format!("{} fires SMOKE at its own hex", roll.said.unit));
    }
    match level {
        Level::At(0) | Level::In => Verdict::Kept,
        Level::At(level) => Verdict::undecided(format!(
            "whether SMOKE fired at level {level} is meant for the ground of the hex, where it lies"
        )),
    }
}
