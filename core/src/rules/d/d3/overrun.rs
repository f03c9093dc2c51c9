//! Overruns, as far as D3 sets their fire apart (D7.1).

use super::bounding_counter_due;
use super::facts::bounding_with_prc;
use crate::event::{FireAttack, FireMode, Marker, MpUse};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::{Check, Clause, Ctx, Move};
use crate::state::{Attack, Unit, locations_of, overrun_open};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D7.1-overrun-hex",
        &[Matter::HexEntered],
        "A vehicle overruns the hex that it has just entered, while it is under way.",
        Check::Mp(hex_entered),
    ),
    Clause::check(
        "D7.1-not-after-bounding",
        &[Matter::FireAgain],
        "A vehicle that used up its Bounding First Fire in this MPh makes no Overrun after it.",
        Check::Mp(not_after_bounding),
    ),
    Clause::line(
        "D7.1-overrun-cost",
        &[Matter::Cost],
        "An Overrun costs a quarter of the printed MP, fractions rounded up, beyond the entry of the hex.",
    ),
];

fn hex_entered(moved: &Move<'_>) -> Verdict {
    let MpUse::Overrun { hex } = &moved.said.on else { return Verdict::Silent };
    let (to, here) = (moved.ctx.cell(*hex), moved.unit.place.cell());
    if here != Some(to) {
        return Verdict::broken(format!("it has not entered {}", moved.ctx.show(to)));
    }
    let entered = moved.mph().entered_hex && moved.mph().running;
    Verdict::kept_or(entered, || {
        format!("it did not enter {} in this move, or stopped there", moved.ctx.show(to))
    })
}

/// While the only weapon that fired keeps its ROF nothing is used up (D3.3).
fn not_after_bounding(moved: &Move<'_>) -> Verdict {
    let MpUse::Overrun { .. } = &moved.said.on else { return Verdict::Silent };
    let (ctx, id) = (&moved.ctx, &moved.said.unit);
    let Some(before) = bounding_with_prc(ctx, id).into_iter().find(|attack| !is_overrun(ctx, attack)) else {
        return Verdict::Kept;
    };
    let marked = moved.unit.markers.contains(&Marker::BoundingFire);
    match (marked, bounding_counter_due(ctx, id)) {
        (false, Some(false) | None) => Verdict::Silent,
        (true, _) | (false, Some(true)) => Verdict::broken(format!(
            "{id} used its Bounding First Fire in {}: it makes no Overrun after it",
            before.declared.attack
        )),
    }
}

/// Was it the attack of an Overrun?
pub(in crate::rules) fn is_overrun(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let shots = attack.declared.firers.iter().filter_map(|firer| {
        let unit = ctx.before.units.get(&firer.unit)?;
        let (_, shot) = unit.weapon_shots().find(|(_, shot)| shot.attack == attack.declared.attack)?;
        Some(shot.overrun)
    });
    let mut shots = shots.peekable();
    shots.peek().is_some() && shots.all(|overrun| overrun)
}

/// Is the attack that is declared now the one of the Overrun that this vehicle just paid for?
pub(in crate::rules) fn overruns_now(ctx: &Ctx<'_>, attack: &FireAttack, unit: &Unit) -> bool {
    let at = locations_of(ctx.before, ctx.scenario, attack);
    attack.mode == FireMode::Bounding
        && overrun_open(ctx.before, unit, attack.attack)
            .is_some_and(|cell| at.iter().all(|(c, _)| *c == cell))
}
