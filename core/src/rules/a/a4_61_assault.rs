//! A4.61: Assault Movement.

use crate::event::{MfSpent, MfWay, MoveDeclared, MoveWay, Status};
use crate::facts::{Told, Walk};
use crate::figures::infantry::allotment::{Favour, allotment, plain};
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::InfantryKind;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A4.61-one-location",
        &[Matter::MoveLeave],
        "Assault Movement enters one Location, and is declared at the outset.",
        &[Check::Mf(assault_moves), Check::Walk(enters_a_level)],
    ),
    Clause::check(
        "A4.61-not-all-mf",
        &[Matter::MoveLeave],
        "Assault Movement leaves MF unspent, those of Double Time apart.",
        Check::Walk(leaves_some),
    )
    .since(2),
    Clause::check(
        "A4.61-said-before",
        &[Matter::MoveLeave],
        "Assault Movement is declared before the first MF.",
        Check::MoveSaid(said_before),
    )
    .since(2),
    Clause::check(
        "A4.61-not-who",
        &[Matter::MoveLeave],
        "The berserk, Cavalry and who rode in that MPh do not Assault Move.",
        Check::MoveSaid(not_who),
    )
    .since(2),
];

/// MF spent within the hex are no Location entered.
fn assault_moves(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let Some((unit, _)) = infantry(ctx, &spent.unit) else { return Verdict::Silent };
    if !unit.mph.assault && spent.assault != Some(true) {
        return Verdict::Silent;
    }
    let elsewhere = unit.place.cell() != Some(ctx.cell(spent.hex));
    Verdict::kept_or(!(elsewhere && unit.mph.entered_hex), || {
        format!("{} has entered a hex in this MPh: Assault Movement enters one", spent.unit)
    })
}

/// A level of a building is a Location: none goes with a hex, nor with another level. Two hexes are told of above.
fn enters_a_level(walk: &Walk<'_>) -> Verdict {
    let assault = walk.unit.mph.assault || walk.said.assault == Some(true);
    let stairs = |way: Option<&MfWay>| matches!(way, Some(MfWay::Stairs { .. }));
    let steps = &walk.afoot().steps;
    let climbed = steps.iter().any(|step| step.from == Some(step.to) && stairs(step.way.as_ref()));
    let elsewhere = walk.entered().is_some();
    let climbs = !elsewhere && stairs(walk.way);
    if !assault || walk.ctx.scenario.book < 2 || !(climbs || (climbed && elsewhere)) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!(climbed || (climbs && walk.unit.mph.entered_hex)), || {
        format!("{} has entered a Location in this MPh: Assault Movement enters one", walk.said.unit)
    })
}

fn leaves_some(walk: &Walk<'_>) -> Verdict {
    let assault = walk.unit.mph.assault || walk.said.assault == Some(true);
    if !assault || walk.said.cost.is_none() || walk.ctx.scenario.excerpts {
        return Verdict::Silent;
    }
    let after = walk.after();
    let Some(tally) = allotment(&walk.ctx, &walk.said.unit, &after, Favour::All) else {
        return Verdict::Silent;
    };
    let (spent, has) = (after.mph.spent, plain(&tally).0);
    Verdict::kept_or(spent < has, || {
        format!("{} Assault Moves and spends {spent} MF, all of its {has}", walk.said.unit)
    })
}

fn said_before(told: &Told<'_, MoveDeclared>) -> Verdict {
    let Some(unit) = told.unit.filter(|_| told.said.way == MoveWay::Assault) else { return Verdict::Silent };
    Verdict::kept_or(unit.mph.expenditures == 0, || {
        format!("{} has spent MF before it says that it Assault Moves", told.said.unit)
    })
}

fn not_who(told: &Told<'_, MoveDeclared>) -> Verdict {
    let Some((unit, values)) = infantry(&told.ctx, &told.said.unit) else { return Verdict::Silent };
    if told.said.way != MoveWay::Assault {
        return Verdict::Silent;
    }
    let each = [
        (unit.status.has(Status::Berserk), "is berserk"),
        (values.kind == Some(InfantryKind::Cavalry), "is Cavalry"),
        (unit.got_off || unit.aboard.is_some(), "rode in this MPh"),
    ];
    let why = each.into_iter().find(|(is, _)| *is).map(|(_, why)| why);
    why.map_or(Verdict::Kept, |why| Verdict::broken(format!("{} {why}: no Assault Movement", told.said.unit)))
}
