//! A7.1: who may fire in which phase.

use crate::counter::UnitDef;
use crate::event::{FireMode, Firer, Marker, MarkerPlaced, UnitId, Use};
use crate::facts::{Ctx, Told, Volley};
use crate::figures::fire::earlier::{earlier_by, fire_phase};
use crate::figures::fire::gun_crew::sole_crew;
use crate::figures::fire::phases::{is_vehicular, may_fire_now};
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::a::a3_occasions::attacks;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, names_fired_at, side_of, stands_as_gun};
use crate::vocab::phase::Phase;
use alloc::format;
use alloc::string::String;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.1-phases-by-side",
        &[Matter::FireAgain],
        "The ATTACKER fires in the PFPh and AFPh, the DEFENDER in the MPh and DFPh; no other phase allows a fire attack.",
        Check::Fire(phases_by_side),
    ),
    Clause::check(
        "A7.1-kind-of-fire",
        &[Matter::FireAgain],
        "Prep Fire is made in the PFPh, First Fire, SFF and FPF in the MPh, Final Fire in the DFPh, Advancing Fire in the AFPh, Bounding First Fire in the own MPh.",
        Check::Fire(kind_of_fire),
    ),
    Clause::check(
        "A7.1-one-fire-phase-per-turn",
        &[Matter::SecondFirePhase],
        "A unit may use its inherent FP and SW in one fire phase only per Player Turn.",
        Check::Fire(one_fire_phase),
    ),
    Clause::guard(
        "A7.1-fire-is-optional",
        "Nobody is forced to fire; any subset of the eligible units may fire.",
    ),
    Clause::check(
        "A7.1-fire-counters",
        &[Matter::Counter],
        "Prep Fire and Opportunity Fire counters are the ATTACKER's, First and Final Fire counters the DEFENDER's; each \
         is placed in the phases of its fire, and Bounding Fire on a vehicle, or on those aboard who fired.",
        Check::Marker(fire_counters),
    ),
];

fn phases_by_side(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(phase) = ctx.before.phase else { return Verdict::Silent };
    for firer in &attack.firers {
        match may_fire_now(ctx, &firer.unit) {
            Some(true) => {}
            Some(false) => return Verdict::broken(format!("{} may not fire in this {phase}", firer.unit)),
            None => return Verdict::Silent,
        }
    }
    Verdict::Kept
}

/// The word for the fire is that of its phase; A7.25 speaks of Opportunity Fire, of vehicles in their own MPh D3.3. In the
/// AFPh that of vehicles is called Bounding Fire too (D3.31).
fn kind_of_fire(volley: &Volley<'_>) -> Verdict {
    let (phase, mode) = (volley.ctx.before.phase, volley.declared.mode);
    let ctx = &volley.ctx;
    let vehicular = || volley.declared.firers.iter().any(|firer| is_vehicular(ctx, &firer.unit));
    let side = volley.declared.firers.first().and_then(|f| side_of(ctx.before, ctx.scenario, &f.unit));
    // Nothing is told of a unit whose side the scenario does not say.
    let own_turn = side.is_none() || side == ctx.before.side.as_ref();
    if phase == Some(Phase::MPh) && own_turn && vehicular() {
        return Verdict::Silent;
    }
    let kept = match mode {
        // A8.2-end speaks of Residual FP, D7.1 of Overruns.
        FireMode::Opportunity | FireMode::Residual | FireMode::Overrun => return Verdict::Silent,
        FireMode::Prep => phase == Some(Phase::PFPh),
        FireMode::First | FireMode::Subsequent | FireMode::Fpf => phase == Some(Phase::MPh),
        FireMode::Final => phase == Some(Phase::DFPh),
        FireMode::Advancing => phase == Some(Phase::AFPh),
        FireMode::Bounding => phase == Some(Phase::AFPh) && own_turn && vehicular(),
    };
    match phase {
        None => Verdict::Silent,
        Some(Phase::MPh) if mode == FireMode::Bounding && !own_turn => {
            Verdict::broken("Bounding First Fire is made in the own MPh alone: this is the opponent's")
        }
        Some(phase) => Verdict::kept_or(kept, || format!("no {} is made in the {phase}", kind(mode))),
    }
}

const fn kind(mode: FireMode) -> &'static str {
    match mode {
        FireMode::Prep => "Prep Fire",
        FireMode::First => "First Fire",
        FireMode::Subsequent => "Subsequent First Fire",
        FireMode::Fpf => "FPF",
        FireMode::Final => "Final Fire",
        FireMode::Advancing => "Advancing Fire",
        FireMode::Opportunity => "Opportunity Fire",
        FireMode::Bounding => "Bounding First Fire",
        FireMode::Residual => "attack by Residual FP",
        FireMode::Overrun => "Overrun",
    }
}

fn one_fire_phase(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let now = fire_phase(ctx.before.phase);
    let personnel = |id: &UnitId| infantry(ctx, id).is_some_and(|(unit, _)| unit.aboard.is_none());
    // Where the phase allows it no fire at all, that is told.
    let asked = |id: &UnitId| personnel(id) && may_fire_now(ctx, id) != Some(false);
    // A Gun that is a unit of its own is fired by whoever mans it.
    let manning =
        |id: &UnitId| sole_crew(ctx, id).filter(|_| stands_as_gun(ctx.before, id)).map(|(crew, _)| crew);
    let users =
        attack.firers.iter().flat_map(|firer| core::iter::once(&firer.unit).chain(manning(&firer.unit)));
    for user in users.filter(|user| asked(user)) {
        // What is left of a unit has fired what that fired (A7.302).
        for name in names_fired_at(ctx.before, user) {
            let in_other = |a: &&Attack| fire_phase(a.phase) != now;
            let by_gun = ctx.before.attacks_by_gun_of(name);
            if let Some(other) = ctx.before.attacks_by(name).into_iter().chain(by_gun).find(in_other) {
                let id = other.declared.attack;
                return Verdict::broken(format!("{name} fired in another fire phase ({id})"));
            }
        }
    }
    if let Some(why) = attack.firers.iter().find_map(|firer| fired_by_another(ctx, firer)) {
        return Verdict::broken(why);
    }
    let fires = |a: &Attack, unit: &UnitId| a.declared.firers.iter().any(|f| f.unit == *unit);
    if attack.firers.iter().any(|f| earlier_by(ctx, &f.unit).any(|a| fires(a, &f.unit))) {
        return Verdict::Kept;
    }
    if attack.firers.iter().all(|f| f.weapon == Use::Gun) { Verdict::Silent } else { Verdict::Kept }
}

/// The one SW of its name that a side has, taken over in this Player Turn from a unit that fired it in another fire phase.
fn fired_by_another(ctx: &Ctx<'_>, firer: &Firer) -> Option<String> {
    let Use::Sw(name) = &firer.weapon else { return None };
    let (unit, _) = infantry(ctx, &firer.unit)?;
    let taken = unit.mph.afoot.taken.contains(name) && ctx.scenario.book >= 2 && ctx.tells_all();
    let holds = |def: &UnitDef| {
        let listed = def.infantry.as_ref().and_then(|infantry| infantry.sw.as_ref());
        Some(&def.side) == unit.side.as_ref() && listed.is_some_and(|sw| sw.contains(name))
    };
    if !taken || ctx.scenario.units.values().filter(|def| holds(def)).count() != 1 {
        return None;
    }
    let other = |a: &&Attack| {
        let by = |f: &Firer| f.weapon == firer.weapon && f.unit != firer.unit;
        fire_phase(a.phase) != fire_phase(ctx.before.phase) && a.declared.firers.iter().any(by)
    };
    let before = ctx.before.attacks.values().find(other)?;
    Some(format!("{name} was fired in another fire phase ({})", before.declared.attack))
}

/// It fired in this phase, or directed fire.
fn fired_in(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.before.may_have_fired(id)[1]
}

/// Whose counter, and in which phases it is placed; a counter comes off at any time.
fn fire_counters(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let (Some(unit), Some(phase), false) = (&placed.unit, ctx.before.phase, placed.removed) else {
        return Verdict::Silent;
    };
    let Some(attacks) = attacks(ctx, unit) else { return Verdict::Silent };
    let good = match placed.marker {
        // The AFPh turns an Opportunity Fire counter, and marks who Cowers (A7.25, A7.9): those who fired in it.
        Marker::PrepFire => {
            attacks && (phase == Phase::PFPh || (phase == Phase::AFPh && fired_in(ctx, unit)))
        }
        Marker::FirstFire | Marker::FinalFire => !attacks && matches!(phase, Phase::MPh | Phase::DFPh),
        // On a vehicle D3.3 tells; its PRC have fired with it.
        Marker::BoundingFire => {
            if ctx.vehicle(unit).is_some() {
                return Verdict::Silent;
            }
            let aboard = ctx.before.units.get(unit).is_some_and(|unit| unit.aboard.is_some());
            aboard && attacks && phase == Phase::MPh && fired_in(ctx, unit)
        }
        // A7.25 tells when and on whom an Opportunity Fire counter lies.
        Marker::OpportunityFire
        | Marker::IntensiveFire
        | Marker::NoFire
        | Marker::Motion
        | Marker::ReverseMotion
        | Marker::Pin
        | Marker::Encircled
        | Marker::Melee
        | Marker::Malfunction
        | Marker::EncircledLevel(_)
        | Marker::Named(_) => return Verdict::Silent,
    };
    Verdict::kept_or(good, || {
        let whose = if attacks { "the ATTACKER's" } else { "the DEFENDER's" };
        format!("{unit} is {whose}, in the {phase}: that counter does not lie on it now")
    })
}
