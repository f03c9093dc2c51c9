//! D7.1: Overruns, as far as D3 sets their fire apart.

use crate::event::{Direction, FireMode, Marker, MpUse, UnitId};
use crate::facts::{IftRoll, Move, Volley};
use crate::figures::fire::movers::ffmo_due;
use crate::figures::vehicle::fires_again::bounding_counter_due;
use crate::figures::vehicle::firing::bounding_with_prc;
use crate::figures::vehicle::overrun::is_overrun;
use crate::figures::vehicle::overrun_fp::{BASES, OverrunFp, overrun_fp};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, Unit, overruns};
use crate::vocab::Modifier;
use crate::vocab::num::{Drm, Fp};
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

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
    Clause::check(
        "D7.1-with-entry",
        &[Matter::HexEntered],
        "An Overrun is announced with the entry of the hex, unless that holds unknown enemies alone.",
        Check::Mp(with_entry),
    )
    .since(2),
    Clause::check(
        "D7.1-attack",
        &[Matter::FireAgain],
        "The attack of an Overrun stands behind the MP that pay for it, once, at that hex.",
        Check::Fire(stands_behind_its_mp),
    )
    .since(2),
    Clause::check(
        "D7.11-base",
        &[Matter::Factor],
        "An unarmored vehicle attacks with 1 FP, an AFV with 2, one whose MA works and is neither MG, FT, MTR, ATR nor a gun with IFE with 4.",
        Check::Fire(base),
    )
    .since(2),
    Clause::check(
        "D7.11-mg",
        &[Matter::Factor],
        "To that its MG and IFE add their FP, tripled and halved; a RMG adds nothing.",
        Check::Fire(with_mg),
    )
    .since(2),
    Clause::check(
        "D7.11-dead-half",
        &[Matter::Factor],
        "The Overrun of a vehicle that was destroyed or is immobile before it is resolved has half its FP.",
        Check::Fire(dead_half),
    )
    .since(2),
    Clause::check(
        "D7.12-target",
        &[Matter::Target],
        "An Overrun is at Infantry, at what is unarmored or at Vulnerable PRC, not at an AFV whose crew is BU.",
        Check::Mp(target),
    )
    .since(2),
    Clause::check(
        "D7.13-not",
        &[Matter::HexEntered],
        "Nobody overruns in Reverse.",
        Check::Mp(forward),
    )
    .since(2),
    Clause::check(
        "D7.15-tem",
        &[Matter::Modifier],
        "In Open Ground an Overrun has a DRM of -1, beside the TEM of the hex; FFMO and FFNAM it has not.",
        Check::Ift(open_ground),
    )
    .since(2),
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

/// Fire at the vehicle since it came in shows that nothing was announced by then. Words beside the log may have: it is asked.
fn with_entry(moved: &Move<'_>) -> Verdict {
    let MpUse::Overrun { hex } = &moved.said.on else { return Verdict::Silent };
    let (ctx, id) = (&moved.ctx, &moved.said.unit);
    let at = ctx.cell(*hex);
    let Some(entry) = ctx.before.window.as_ref().filter(|window| window.mover == *id && ctx.tells_all())
    else {
        return Verdict::Silent;
    };
    let known = |(_, unit): &(&UnitId, &Unit)| {
        let hostile = unit.side.is_some() && unit.side != moved.unit.side && !unit.eliminated;
        hostile && !unit.is_concealed()
    };
    if moved.mph().entered_by.is_none() || !ctx.before.units_at(at).iter().any(known) {
        return Verdict::Silent;
    }
    let since = |attack: &&Attack| {
        attack.seq > entry.seq
            && attack.is_first_fire()
            && !attack.is_residual()
            && attack.targets.contains(id)
    };
    match ctx.before.attacks.values().find(since) {
        None => Verdict::Kept,
        Some(fire) => Verdict::undecided(format!(
            "whether {id} announced its Overrun as it came in, before {} was fired at it",
            fire.declared.attack
        )),
    }
}

/// One witness: nobody is accused. What stands in the hex beside enemies is not looked at.
fn target(moved: &Move<'_>) -> Verdict {
    let MpUse::Overrun { hex } = &moved.said.on else { return Verdict::Silent };
    let (ctx, at) = (&moved.ctx, moved.ctx.cell(*hex));
    let hostile = |unit: &Unit| unit.side.is_some() && unit.side != moved.unit.side && !unit.eliminated;
    let there: Vec<_> = ctx.before.units_at(at).into_iter().filter(|(_, unit)| hostile(unit)).collect();
    let buttoned = |(id, unit): &(&UnitId, &Unit)| {
        ctx.vehicle(id).is_some_and(|(_, vehicle)| {
            let closed = vehicle.open_topped == Some(false) && unit.ce.or(vehicle.ce) != Some(true);
            vehicle.afv && closed
        })
    };
    match there.first() {
        None => Verdict::Silent,
        Some((id, _)) if there.iter().all(buttoned) => {
            Verdict::undecided(format!("whether {id}, an AFV whose crew is BU, is overrun"))
        }
        Some(_) => Verdict::Kept,
    }
}

fn forward(moved: &Move<'_>) -> Verdict {
    let MpUse::Overrun { .. } = &moved.said.on else { return Verdict::Silent };
    match moved.direction() {
        None => Verdict::Silent,
        Some(direction) => Verdict::kept_or(direction == Direction::Forward, || {
            format!("{} moves in Reverse: it overruns nothing", moved.said.unit)
        }),
    }
}

/// Where the fold found no vehicle for it.
fn stands_behind_its_mp(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if attack.mode != FireMode::Overrun || !ctx.tells_all() {
        return Verdict::Silent;
    }
    Verdict::kept_or(overruns(ctx.before, ctx.scenario, attack).is_some(), || {
        "no vehicle has just spent the MP of an Overrun there, and not attacked by it".into()
    })
}

/// The FP declared, and what is due.
fn declared(volley: &Volley<'_>) -> Option<(Fp, OverrunFp)> {
    Some((volley.declared.fp?, overrun_fp(volley)?))
}

/// Another base than the one that is due: one source alone tells it.
fn by_other_base(said: Fp, due: &OverrunFp) -> Option<u32> {
    BASES.into_iter().find(|base| *base != due.base && due.with_base(*base) == said)
}

fn base(volley: &Volley<'_>) -> Verdict {
    let Some((said, due)) = declared(volley) else { return Verdict::Silent };
    if said == due.sum.value() {
        return Verdict::Kept;
    }
    match by_other_base(said, &due) {
        Some(other) => Verdict::undecided(format!(
            "whether the base of this Overrun is {other} FP, and not {}: one source alone tells that",
            due.base
        )),
        None => Verdict::Silent,
    }
}

fn with_mg(volley: &Volley<'_>) -> Verdict {
    let Some((said, due)) = declared(volley) else { return Verdict::Silent };
    if said == due.sum.value() || by_other_base(said, &due).is_some() {
        return Verdict::Kept;
    }
    match due.open {
        Some(open) => Verdict::undecided(open),
        None => Verdict::Broken(Box::new(Breach::wrong_sum(due.sum, said))),
    }
}

/// What else is wrong with the sum D7.11-mg tells.
fn dead_half(volley: &Volley<'_>) -> Verdict {
    let Some((said, due)) = declared(volley) else { return Verdict::Silent };
    if due.is_dead && said == due.sum.value() { Verdict::Kept } else { Verdict::Silent }
}

fn open_ground(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|attack| attack.overrun.is_some()) else {
        return Verdict::Silent;
    };
    let mut lines = ift.drm.iter().filter(|line| line.is(Modifier::Ffmo));
    let said = lines.next().map(|line| line.value.unwrap_or(Drm(-1)));
    let said_sum = said.unwrap_or_default();
    let Some(due) = ffmo_due(ctx, attack, ift) else {
        let says = "whether the hex of this Overrun is Open Ground";
        return said.map_or(Verdict::Silent, |_| Verdict::undecided(says));
    };
    if said_sum == due {
        return Verdict::Kept;
    }
    Verdict::wrong("the DRM of an Overrun in Open Ground", format!("{said_sum}"), format!("{due}"))
}
