//! C2.2401: Gun Duels, by the order of the lines: First Fire at a vehicle that moves, its own shot at who fires, then the rolls of both.

use crate::event::ToKillAttempt;
use crate::facts::{Ctx, IftRoll, ToHitRoll, Told, Volley};
use crate::figures::vehicle::duel::{Duel, duel_sum, final_to_hit, is_ordnance};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C2.2401-duel-who",
        &[Matter::FireLeave],
        "The vehicle that moves calls a Gun Duel, at a Known DEFENDER whose First Fire at it is not resolved, if it need not turn for it.",
        Check::Fire(who),
    )
    .since(2),
    Clause::check(
        "C2.2401-duel-sum",
        &[Matter::FireAgain],
        "In a Gun Duel the shot with the lower sum of firer-based DRM and acquisition comes first.",
        Check::ToHit(lower_sum_first),
    )
    .since(2),
    Clause::checks(
        "C2.2401-duel-tie",
        &[Matter::FireAgain],
        "Where both sums of a Gun Duel are equal the lower Final To Hit DR counts first, and equal ones together.",
        &[Check::Ift(tie_by_ift), Check::ToKill(tie_by_to_kill)],
    )
    .since(2),
];

/// The sources agree in part: it is asked.
fn who(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let [firer] = attack.firers.as_slice() else { return Verdict::Silent };
    let turns = attack.vca.is_some() || attack.tca.is_some();
    let ours = ctx.vehicle(&firer.unit).is_some_and(|(unit, _)| unit.side == ctx.before.side);
    if !ours || ctx.before.phase != Some(Phase::MPh) || !is_ordnance(ctx, firer) || !ctx.tells_all() {
        return Verdict::Silent;
    }
    let open = |other: &&Attack| {
        let at_it = other.is_first_fire() && other.targets == [firer.unit.clone()];
        let by = other.declared.firers.first().filter(|by| is_ordnance(ctx, by));
        let rolled = !other.to_hits.is_empty() || !other.rolls.is_empty() || other.closed;
        let crew = by.and_then(|by| other.gun_crews.get(&by.unit));
        let at = |id| volley.targets().contains(id);
        at_it && !rolled && (by.is_some_and(|by| at(&by.unit)) || crew.is_some_and(at))
    };
    match ctx.before.attacks.values().find(open) {
        None => Verdict::Silent,
        Some(other) if turns => Verdict::undecided(format!(
            "whether {}, for whose shot {} turns, waits for {}: a Gun Duel is called by who need not turn",
            attack.attack, firer.unit, other.declared.attack
        )),
        Some(_) => Verdict::Kept,
    }
}

/// When the second of both is told. A miss that came too early changes nothing.
fn lower_sum_first(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let duel = roll
        .attack()
        .filter(|attack| attack.to_hits.is_empty())
        .and_then(|attack| Some((attack, Duel::of(ctx, attack)?.other(attack))));
    let Some((own, other)) = duel else { return Verdict::Silent };
    let Some(first) = other.hit_rolls.first() else { return Verdict::Silent };
    let Some((before, now)) = duel_sum(first).zip(duel_sum(attempt)) else { return Verdict::Silent };
    if before <= now || other.hit != Some(true) {
        return Verdict::Kept;
    }
    Verdict::wrong(
        format!("{} and {} are a Gun Duel", other.declared.attack, own.declared.attack),
        format!("{} first, with a sum of {before}", other.declared.attack),
        format!("{} first, with a sum of {now}", own.declared.attack),
    )
}

/// The effects of a hit while the other shot of the duel, whose sum is the same and whose Final DR is lower, hit and is not resolved.
fn tie(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let Some(other) = Duel::of(ctx, attack).map(|duel| duel.other(attack)) else { return Verdict::Silent };
    let (Some(ours), Some(theirs)) = (attack.hit_rolls.first(), other.hit_rolls.first()) else {
        return Verdict::Silent;
    };
    let sums = duel_sum(ours).zip(duel_sum(theirs));
    let Some((own, first)) = final_to_hit(ctx, ours).zip(final_to_hit(ctx, theirs)) else {
        return Verdict::Silent;
    };
    if sums.is_none_or(|(ours, theirs)| ours != theirs) || other.hit != Some(true) {
        return Verdict::Silent;
    }
    let resolved = !other.rolls.is_empty() || !other.kill_rolls.is_empty();
    Verdict::kept_or(own <= first || resolved, || {
        format!(
            "both sums of the Gun Duel are equal: the Final To Hit DR of {first} in {} counts before the {own} of {}",
            other.declared.attack, attack.declared.attack
        )
    })
}

fn tie_by_ift(roll: &IftRoll<'_>) -> Verdict {
    roll.attack().map_or(Verdict::Silent, |attack| tie(&roll.ctx, attack))
}

fn tie_by_to_kill(told: &Told<'_, ToKillAttempt>) -> Verdict {
    told.attack().map_or(Verdict::Silent, |attack| tie(&told.ctx, attack))
}
