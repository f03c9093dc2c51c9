//! D2.6: staying in the hex of an enemy AFV.

use crate::event::{EsbAttempted, MoveEnd, Status, UnitId};
use crate::facts::{Closing, Ctx, Move, Told};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::state::Unit;
use crate::vocab::WeaponKind;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D2.6-no-stop",
        &[Matter::EnemyAfv],
        "A vehicle may not choose to stop in a hex holding an enemy AFV.",
        Check::Stop(no_stop),
    ),
    Clause::check(
        "D2.6-no-motion-end",
        &[Matter::EnemyAfv],
        "A vehicle may not end its MPh in Motion in a hex holding an enemy AFV.",
        Check::MoveClosed(no_motion_end),
    ),
    Clause::fact(
        "D2.6-exc-los",
        "[EXC] A vehicle may stay with an enemy AFV if its position there is out of that AFV's LOS, as on opposite Bypass hexsides.",
        "an attested blocked LOS to the enemy AFV lifts the ban: `ban`",
    ),
    Clause::fact(
        "D2.6-exc-capable",
        "[EXC] A vehicle may stay with an enemy AFV if on entry it could attack that AFV and would destroy or shock it on an Original TK or IFT roll of 5.",
        "an attested capability lifts the ban: `ban`",
    ),
    Clause::guard("D2.6-th-irrelevant", "The chance to hit does not matter for that test."),
    Clause::checks(
        "D2.6-nondepletable",
        &[Matter::EnemyAfv],
        "A vehicle that would stay with an enemy AFV may rely only on ammunition that cannot run out.",
        &[Check::Stop(ammunition), Check::MoveClosed(ammunition_at_end)],
    ),
    Clause::checks(
        "D2.6-at-entry",
        &[Matter::EnemyAfv],
        "The capability is judged at the moment and place of entry, not after later turns.",
        &[Check::Stop(at_entry), Check::MoveClosed(at_entry_at_end)],
    ),
    Clause::check(
        "D2.6-no-esb",
        &[Matter::EnemyAfv],
        "A vehicle barred from staying may not try ESB in that hex.",
        Check::Esb(no_esb),
    ),
    Clause::fact(
        "D2.6-known-2e",
        "2e: the ban applies even if the enemy AFV is not Known.",
        "`ban` counts an unknown AFV in 2e",
    )
    .only(Printing::Second),
    Clause::checks(
        "D2.6-known-1e",
        &[Matter::EnemyAfv],
        "1e: whether an unknown AFV bars a vehicle from staying in its hex is not said.",
        &[Check::Stop(known), Check::MoveClosed(known_at_end)],
    )
    .only(Printing::First),
    Clause::guard(
        "D2.6-voluntary",
        "Staying forced by immobilization, bog, stall or elimination is not voluntary.",
    ),
];

/// May the vehicle choose to stay where it is?
enum Ban {
    /// It may: no enemy AFV, or an exception is met.
    None,
    /// It may not.
    Barred,
    /// An attestation is missing.
    Open,
    /// Only an AFV that is not Known is there, and 1e does not say.
    Unknown,
}

fn ban(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Ban {
    let seen = enemies(ctx, id, unit).into_iter().filter(|(other, _)| ctx.sees(id, other) != Some(false));
    let enemies: Vec<_> = seen.collect();
    let hidden = |unit: &Unit| unit.status.has(Status::Concealed) || unit.status.has(Status::Hidden);
    // A vehicle without armament hurts no AFV, if nobody says otherwise.
    let unarmed = ctx.vehicle(id).is_some_and(|(_, vehicle)| vehicle.armed == Some(false));
    let capable = unit.capable.or(unarmed.then_some(false));
    match (unit.may_remain, enemies.is_empty(), capable) {
        (Some(true), _, _) | (None, true, _) | (None, false, Some(true)) => Ban::None,
        (Some(false), _, _) => Ban::Barred,
        (None, false, _) if ctx.printing == Printing::First && enemies.iter().all(|(_, u)| hidden(u)) => {
            Ban::Unknown
        }
        (None, false, Some(false)) => Ban::Barred,
        (None, false, None) => Ban::Open,
    }
}

/// Enemy AFV in the hex.
fn enemies<'a>(ctx: &Ctx<'a>, id: &UnitId, unit: &Unit) -> Vec<(&'a UnitId, &'a Unit)> {
    let side = ctx.unit(id).map(|(_, def)| &def.side);
    let mut others = unit.place.cell().map_or_else(Vec::new, |cell| ctx.before.units_at(cell));
    others.retain(|(other, there)| {
        let afv = ctx.vehicle(other).is_some_and(|(_, vehicle)| vehicle.afv);
        let enemy = ctx.unit(other).map(|(_, def)| &def.side) != side;
        afv && enemy && !there.eliminated
    });
    others
}

fn judged(ban: &Ban, says: &'static str) -> Verdict {
    match ban {
        Ban::None => Verdict::Silent,
        Ban::Barred => Verdict::broken(says),
        Ban::Open => Verdict::undecided("whether it could hurt the enemy AFV in its hex is for the players"),
        Ban::Unknown => Verdict::Silent,
    }
}

fn no_stop(moved: &Move<'_>) -> Verdict {
    let ban = ban(&moved.ctx, &moved.said.unit, moved.unit);
    judged(&ban, "it may not choose to stop in the hex of an enemy AFV that it cannot hurt")
}

/// Ending there in Motion by choice; one that is no longer Mobile did not choose.
fn ends_there<'a>(closing: &Closing<'a>) -> Option<&'a Unit> {
    let motion = closing.end.is_some_and(|end| end.end != MoveEnd::Plain);
    Some(closing.unit).filter(|unit| motion && unit.mph.running && unit.is_mobile())
}

fn no_motion_end(closing: &Closing<'_>) -> Verdict {
    let Some(unit) = ends_there(closing) else { return Verdict::Silent };
    let ban = ban(&closing.ctx, closing.id, unit);
    judged(&ban, "it may not end its MPh in Motion in the hex of an enemy AFV that it cannot hurt")
}

fn no_esb(told: &Told<'_, EsbAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    let Some((unit, _)) = told.vehicle() else { return Verdict::Silent };
    let ban = ban(ctx, &attempt.unit, unit);
    judged(&ban, "it may not remain in this hex, so it may not try ESB in it")
}

/// It stays by the capability that both players accept, and by nothing else.
fn stays_as_capable(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> bool {
    let alone = unit.may_remain.is_none() && unit.capable == Some(true);
    let seen = |other: &UnitId| ctx.sees(id, other) != Some(false);
    alone && enemies(ctx, id, unit).into_iter().any(|(other, _)| seen(other))
}

/// A vehicle whose scenario lists its weapons relies on what these are; the depletable ones are not listed.
fn by_ammunition(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Verdict {
    let Some((_, def)) = ctx.unit(id).filter(|_| stays_as_capable(ctx, id, unit)) else {
        return Verdict::Silent;
    };
    if def.weapons.values().any(|weapon| weapon.kind == Some(WeaponKind::Mg)) && def.weapons.len() == 1 {
        return Verdict::Kept;
    }
    Verdict::undecided("whether the capability accepted rests on ammunition that cannot run out")
}

fn ammunition(moved: &Move<'_>) -> Verdict {
    by_ammunition(&moved.ctx, &moved.said.unit, moved.unit)
}

fn ammunition_at_end(closing: &Closing<'_>) -> Verdict {
    ends_there(closing).map_or(Verdict::Silent, |unit| by_ammunition(&closing.ctx, closing.id, unit))
}

fn as_it_entered(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Verdict {
    if !stays_as_capable(ctx, id, unit) {
        return Verdict::Silent;
    }
    if unit.mph.capable_after_turn {
        Verdict::undecided(
            "whether it was capable as it entered: both accepted that after it had turned there",
        )
    } else {
        Verdict::Kept
    }
}

fn at_entry(moved: &Move<'_>) -> Verdict {
    as_it_entered(&moved.ctx, &moved.said.unit, moved.unit)
}

fn at_entry_at_end(closing: &Closing<'_>) -> Verdict {
    ends_there(closing).map_or(Verdict::Silent, |unit| as_it_entered(&closing.ctx, closing.id, unit))
}

fn unknown(ban: &Ban) -> Verdict {
    match ban {
        Ban::Unknown => Verdict::undecided("1e does not say whether an AFV that is not Known counts"),
        Ban::None | Ban::Barred | Ban::Open => Verdict::Silent,
    }
}

fn known(moved: &Move<'_>) -> Verdict {
    unknown(&ban(&moved.ctx, &moved.said.unit, moved.unit))
}

fn known_at_end(closing: &Closing<'_>) -> Verdict {
    ends_there(closing).map_or(Verdict::Silent, |unit| unknown(&ban(&closing.ctx, closing.id, unit)))
}
