//! A12.14 and A12.141: what costs a unit its "?".

use crate::duty::{Debt, Owed, Standing};
use crate::event::{Status, UnitId};
use crate::facts::{Ctx, PhaseClosing, Traces, Underway};
use crate::figures::concealment::{Seen, is_open_ground, looks_into_the_open, seen_in_phase};
use crate::figures::fire::at_both::is_at_both;
use crate::figures::fire::blocked::is_void;
use crate::figures::fire::outcome::outcome_for;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Act, Attack, Telltale, Unit};
use crate::vocab::{IftResult, WeaponKind, Word};
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A12.14-any-los",
        &[Matter::Consequence],
        "A unit that breaks, fails a MC, is wounded or Reduced loses its \"?\", whoever sees it.",
        Check::PhaseOwed(Traces::TELLTALE, Debt::LosesConcealment, any_los),
    )
    .since(2),
    Clause::check(
        "A12.14-ptc",
        &[Matter::Consequence],
        "A unit that is attacked with a PTC or worse in the LOS of an enemy in Good Order loses its \"?\".",
        Check::Owed(attacked),
    )
    .since(2),
    Clause::check(
        "A12.14-sixteen",
        &[Matter::Consequence],
        "A unit loses its \"?\" that fires, directs, moves without Assault Movement or enters Open Ground, seen within 16 hexes by an \
         enemy in Good Order.",
        Check::PhaseOwed(Traces::TELLTALE, Debt::LosesConcealment, sixteen),
    )
    .since(2),
    Clause::guard(
        "A12.14-kept",
        "Assault Movement or an advance into other than Open Ground keeps the \"?\", and so does what none in Good Order sees within 16 \
         hexes.",
    )
    .since(2),
    Clause::guard("A12.14-voluntary", "A player takes off the \"?\" of his unit when he will.").since(2),
    Clause::fact(
        "A12.14-unit-by-unit",
        "One unit of a Location loses its \"?\", and the others keep theirs.",
        "each unit has its own `Status::Concealed`",
    )
    .since(2),
    Clause::check(
        "A12.141-acts",
        &[Matter::Consequence],
        "A unit loses its \"?\" that places SMOKE or tries to Recover a SW, seen within 16 hexes by an enemy in Good Order.",
        Check::PhaseOwed(Traces::TELLTALE, Debt::LosesConcealment, acts),
    )
    .since(2),
];

/// What was done under the "?", where the log is of players: of a file the counters tell.
fn of_phase<'a>(closing: &PhaseClosing<'a>) -> Option<&'a [Telltale]> {
    let (ctx, unit) = (&closing.ctx, closing.unit);
    let asked = ctx.is_of_players() && infantry(ctx, closing.id).is_some() && !unit.eliminated;
    asked.then_some(unit.telltales.as_slice())
}

fn is_harmed(all: &[Telltale]) -> bool {
    all.iter().any(|told| told.act == Act::Harmed)
}

fn any_los(closing: &PhaseClosing<'_>) -> Verdict {
    let id = closing.id;
    if !of_phase(closing).is_some_and(is_harmed) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!closing.unit.is_concealed(), || {
        format!("{id} broke, failed a MC, was wounded or Reduced: it loses its \"?\"")
    })
}

/// By which enemy, and by what.
type Loss<'a> = (Seen<'a>, &'static str);

/// The first act of these that costs the "?" for certain, else the first that may.
fn loss<'a>(closing: &PhaseClosing<'a>, all: &[Telltale], of: &[Act]) -> Option<Loss<'a>> {
    let judged = all.iter().filter(|told| of.contains(&told.act)).map(|told| one(closing, *told));
    let mut open = None;
    for loss in judged {
        match loss.0 {
            Seen::By(_) => return Some(loss),
            Seen::Perhaps(_) => open = open.or(Some(loss)),
            Seen::No => {}
        }
    }
    open
}

fn one<'a>(closing: &PhaseClosing<'a>, told: Telltale) -> Loss<'a> {
    let (ctx, id) = (&closing.ctx, closing.id);
    let seen = || seen_in_phase(ctx, id, told, |_| true);
    match told.act {
        Act::Moved => (seen(), "moved without Assault Movement"),
        Act::Fired => (seen(), "fired, or directed fire"),
        Act::Worked => (seen(), "placed SMOKE, or tried to Recover a SW"),
        Act::Entered => (in_the_open(ctx, id, told, false), "entered Open Ground"),
        Act::LeftCover => (in_the_open(ctx, id, told, true), "spent MF in Open Ground"),
        Act::Harmed => (Seen::No, ""),
    }
}

/// Whether a Hindrance lies between is asked of where it stands.
fn in_the_open<'a>(ctx: &Ctx<'a>, id: &UnitId, told: Telltale, left: bool) -> Seen<'a> {
    if !is_open_ground(ctx, id, told.at, left) {
        return Seen::No;
    }
    seen_in_phase(ctx, id, told, |enemy| looks_into_the_open(ctx, id, told.at, enemy))
}

/// One that has lost it, or that harm or an earlier clause tells of, is asked no more.
fn judge(closing: &PhaseClosing<'_>, of: &[Act], before: &[Act]) -> Verdict {
    let Some(all) = of_phase(closing).filter(|all| all.iter().any(|told| of.contains(&told.act))) else {
        return Verdict::Silent;
    };
    let id = closing.id;
    if !closing.unit.is_concealed() {
        return Verdict::Kept;
    }
    let by_another = || loss(closing, all, before).is_some_and(|(seen, _)| matches!(seen, Seen::By(_)));
    if is_harmed(all) || is_attacked(&closing.ctx, id) || by_another() {
        return Verdict::Silent;
    }
    match loss(closing, all, of) {
        Some((Seen::By(enemy), what)) => {
            Verdict::broken(format!("{id} {what}, and {enemy} sees it within 16 hexes: it loses its \"?\""))
        }
        Some((Seen::Perhaps(enemy), what)) => Verdict::undecided(format!(
            "whether {enemy}, within 16 hexes, sees {id}, which {what}: it would lose its \"?\""
        )),
        Some((Seen::No, _)) | None => Verdict::Kept,
    }
}

fn sixteen(closing: &PhaseClosing<'_>) -> Verdict {
    judge(closing, &[Act::Moved, Act::Fired, Act::Entered, Act::LeftCover], &[])
}

fn acts(closing: &PhaseClosing<'_>) -> Verdict {
    judge(closing, &[Act::Worked], &[Act::Moved, Act::Fired, Act::Entered, Act::LeftCover])
}

/// A unit that is harmed owes it by its harm.
fn attacked(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let owed = attack
        .struck()
        .filter(|id| attack.concealed_before.contains(*id) && shows(on, id))
        .filter_map(|id| {
            let (unit, _) = infantry(ctx, id)?;
            let says =
                || "{} is attacked with a PTC or worse by an enemy who sees it: it loses its \"?\"".into();
            let asked = !unit.eliminated && unit.aboard.is_none() && !is_harmed(&unit.telltales);
            asked.then(|| Owed::of(id, Debt::LosesConcealment, Standing::done_or(!unit.is_concealed(), says)))
        });
    owed.collect()
}

/// Does an attack show a unit, by a PTC or worse? By MG and inherent FP of a Known unit alone, which sees what it fires at.
fn shows(on: &Underway<'_>, id: &UnitId) -> bool {
    let (ctx, attack) = (&on.ctx, on.attack);
    let [roll] = attack.rolls.as_slice() else { return false };
    // What a vehicle fired was fired in the Motion that it had then; a line has one result, that against the Known.
    let none = roll.said.result.as_ref().and_then(Word::means) == Some(IftResult::None);
    let driven = attack.declared.firers.iter().any(|firer| ctx.vehicle(&firer.unit).is_some());
    if none || (driven && (is_at_both(attack) || roll.said.result.is_none())) {
        return false;
    }
    let direct = ctx.is_of_players() && !is_void(ctx, attack) && !attack.is_residual() && is_seen(on);
    direct && outcome_for(ctx, attack, &roll.said, id).is_some_and(|(_, result)| result != IftResult::None)
}

/// It was under its "?" in an attack of the phase in play that shows it.
fn is_attacked(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let now = |attack: &&Attack| attack.phase == ctx.before.phase && attack.concealed_before.contains(id);
    ctx.before.attacks.values().filter(now).any(|attack| shows(&Underway::of(ctx, attack), id))
}

/// A firer that is no longer concealed, with a weapon that is fired at what it sees.
fn is_seen(on: &Underway<'_>) -> bool {
    on.volley.shots().iter().any(|shot| {
        let direct = shot.is_inherent() || shot.kind() == Some(WeaponKind::Mg);
        let known = |unit: &Unit| !unit.is_concealed() && !unit.status.has(Status::Berserk);
        direct && shot.unit.is_some_and(known) && shot.firer.spotter.is_none()
    })
}
