//! C13.3: the PF Check, what it costs, how far a PF reaches, how many there are, and what an Original 12 does.

use crate::counter::Infantry;
use crate::duty::{Debt, Owed, Standing};
use crate::event::{FireMode, PfChecked, Status, UnitId, Use};
use crate::facts::{Ctx, PhaseClosing, Shot, Told, Traces, Underway, Volley};
use crate::figures::check::pin::is_exempt;
use crate::figures::fire::earlier::{earlier_by, earlier_of};
use crate::figures::infantry::good_order::unfit;
use crate::figures::infantry::held::is_inherent;
use crate::figures::infantry::sw::{SW_PER_SQUAD, most_sw};
use crate::figures::infantry::unit::infantry;
use crate::figures::pf::{allotment, drm, is_german, is_pf, reach};
use crate::figures::to_hit::backfire::has_backfired;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::{each_shot, each_shot_or_open};
use crate::rules::table::Check;
use crate::state::{Attack, PfCheck, side_of};
use crate::vocab::dice::Dice;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Quality};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "C13.31-check",
        &[Matter::FireLeave],
        "A PF is fired by a Good Order unit whose PF Check, a dr with its drm, was 3 or less.",
        &[Check::Fire(was_found), Check::PfChecked(checked)],
    )
    .since(2),
    Clause::checks(
        "C13.31-drm",
        &[Matter::Modifier],
        "The drm of a PF Check: HS or crew +1, SMC +2, CX +1, a target that is no AFV +1, August and September 1943 +1, 1945 -1.",
        &[Check::PfChecked(drm_told)],
    )
    .since(2),
    Clause::check(
        "C13.31-six",
        &[Matter::Consequence],
        "An Original 6 of a PF Check pins its unit, and breaks it where it was pinned.",
        Check::PhaseOwed(Traces::LATW, Debt::Pinned, six),
    )
    .since(2),
    Clause::checks(
        "C13.31-uses-sw",
        &[Matter::FireLeave],
        "A PF Check is the use of a SW, whatever it finds: a squad that has used two has no inherent FP in that phase.",
        &[Check::PfChecked(uses_sw), Check::Fire(inherent_spent)],
    )
    .since(2),
    Clause::checks(
        "C13.31-not-sff",
        &[Matter::FireLeave],
        "No PF is looked for, or fired, as Subsequent First Fire or FPF.",
        &[Check::PfChecked(no_sff), Check::Fire(no_sff_shot)],
    )
    .since(2),
    Clause::check(
        "C13.31-number",
        &[Matter::FireLeave],
        "A side has one PF for each of its squad-equivalents before 1944, one and a half in 1944, two in 1945, fractions dropped.",
        Check::Fire(number),
    )
    .since(2),
    Clause::check(
        "C13.32-range",
        &[Matter::Reach],
        "A PF reaches one hex before June 1944, two to the end of that year, three in 1945.",
        Check::Fire(range),
    )
    .since(2),
    Clause::check(
        "C13.36-twelve",
        &[Matter::Consequence],
        "An Original 12 of a PF misses and reduces who fires it, of Inexperienced Personnel an 11 too.",
        Check::Owed(twelve),
    )
    .since(2),
];

fn is_of_pf(shot: &Shot<'_>) -> bool {
    is_pf(&shot.firer.weapon) && shot.infantry().is_some()
}

/// Does an attack hold the PF of a unit?
fn with_pf(attack: &Attack, id: &UnitId) -> bool {
    attack.declared.firers.iter().any(|firer| firer.unit == *id && is_pf(&firer.weapon))
}

/// Each shot has a PF Check of its own that found one. A log that tells no PF Check is asked.
fn was_found(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let lacks = |shot: &Shot<'_>| {
        let id = &shot.firer.unit;
        let fired = earlier_of(ctx, id).into_iter().filter(|attack| with_pf(attack, id)).count();
        let found = ctx.before.panzerfausts.of(id).filter(|check| check.found != Some(false)).count();
        found <= fired
    };
    let told = ctx.before.panzerfausts.are_told;
    let asked = |shot: &Shot<'_>| is_of_pf(shot) && ctx.tells_all();
    each_shot_or_open(
        volley,
        asked,
        |shot| {
            (told && lacks(shot)).then(|| format!("no PF Check gave {} a PF for this shot", shot.firer.unit))
        },
        |shot| {
            (!told && lacks(shot)).then(|| format!("the PF Check of {}: no line tells it", shot.firer.unit))
        },
    )
}

/// By a unit in Good Order; and what is told to be found, by the dr and the drm told. Of other nations a lower dr finds one.
fn checked(told: &Told<'_, PfChecked>) -> Verdict {
    let (ctx, made) = (&told.ctx, told.said);
    if let Some(why) = told.unit.and_then(unfit) {
        return Verdict::broken(format!("{} is {why}: it looks for no PF", made.unit));
    }
    let die = ctx.before.rolls.get(&made.roll).map(|roll| roll.dice);
    let german = is_german(ctx, &made.unit);
    let (Some(Dice::dr(die)), Some(said)) = (die.filter(|_| german), made.found) else {
        return Verdict::Silent;
    };
    // Left out it is what the log tells of it, an AFV as the target.
    let drm = made.drm.or_else(|| drm(ctx, &made.unit).map(|due| due.value()).filter(|_| said));
    let Some(drm) = drm else { return Verdict::Silent };
    let total = i16::from(die.pips()).saturating_add(drm.0);
    let word = |found: bool| if found { "found" } else { "none" };
    let due = crate::effects::finds_pf(total);
    if said == due {
        return Verdict::Kept;
    }
    Verdict::wrong(format!("a PF Check of {total}"), word(said), word(due))
}

/// The target is named behind it: one that is no AFV adds one.
fn drm_told(told: &Told<'_, PfChecked>) -> Verdict {
    let (ctx, made) = (&told.ctx, told.said);
    let due = drm(ctx, &made.unit).filter(|_| is_german(ctx, &made.unit));
    let Some((said, due)) = made.drm.zip(due) else { return Verdict::Silent };
    let (low, high) = (due.value().0, due.value().0.saturating_add(1));
    if (low..=high).contains(&said.0) {
        return Verdict::Kept;
    }
    let sums = format!("drm {} at an AFV, {} at another target", due.value(), crate::vocab::num::Drm(high));
    Verdict::wrong(format!("the PF Check of {}", made.unit), format!("drm {said}"), sums)
}

/// The Original 6 of a unit that may be pinned.
fn six(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    let own = ctx.before.panzerfausts.of(id).filter(|check| check.phase == ctx.before.phase);
    let sixes: Vec<&PfCheck> = own.filter(|check| check.original == Some(6)).collect();
    let Some(last) = sixes.last().filter(|_| is_exempt(ctx, id) == Some(false) && ctx.is_of_players()) else {
        return Verdict::Silent;
    };
    let hurt = unit.is_broken() || unit.eliminated || unit.status.has(Status::Captured);
    let due = if last.pinned { hurt } else { hurt || unit.is_pinned() };
    let what = if last.pinned { "was pinned and breaks" } else { "is pinned" };
    Verdict::kept_or(due, || format!("{id} made its PF Check with an Original 6: it {what}"))
}

/// What a unit has used in this fire phase: SW by name, its inherent FP, and PF Checks.
fn uses(ctx: &Ctx<'_>, id: &UnitId) -> (usize, bool) {
    let fired: Vec<&Use> = earlier_by(ctx, id)
        .flat_map(|attack| &attack.declared.firers)
        .filter(|firer| firer.unit == *id)
        .map(|firer| &firer.weapon)
        .collect();
    let named = |weapon: &&Use| match weapon {
        Use::Sw(name) | Use::Weapon(name) => (!is_inherent(name)).then(|| name.clone()),
        Use::Inherent | Use::Gun | Use::Ordnance => None,
    };
    let sw: BTreeSet<_> = fired.iter().filter_map(named).collect();
    let checks = ctx.before.panzerfausts.of(id).count();
    (sw.len() + checks, fired.iter().any(|weapon| **weapon == Use::Inherent))
}

/// One SW beside the inherent FP, or two SW (A7.351); of a HS or crew one of either (A7.352).
fn is_spent(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    let (_, values) = infantry(ctx, id)?;
    let (sw, inherent) = uses(ctx, id);
    let smc = values.kind?.is_smc();
    most_sw(ctx, id).filter(|_| !smc).map(|most| sw + usize::from(inherent) >= most)
}

/// First Fire: there the further use would be Subsequent First Fire.
fn is_first_fire(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let own = side_of(ctx.before, ctx.scenario, id) == ctx.before.side.as_ref();
    ctx.before.phase == Some(Phase::MPh) && !own
}

fn uses_sw(told: &Told<'_, PfChecked>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    if is_first_fire(ctx, id) || !ctx.tells_all() {
        return Verdict::Silent;
    }
    let Some(spent) = is_spent(ctx, id) else { return Verdict::Silent };
    Verdict::kept_or(!spent, || {
        format!("{id} has used in this phase all that it may: a PF Check is the use of a SW")
    })
}

/// Its inherent FP behind two uses of SW of which one at least is a PF Check.
fn inherent_spent(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let asked = |shot: &Shot<'_>| {
        let squad = shot.infantry().is_some_and(|values| values.kind == Some(InfantryKind::Squad));
        squad && shot.is_inherent() && ctx.before.panzerfausts.of(&shot.firer.unit).next().is_some()
    };
    each_shot(volley, asked, |shot| {
        let id = &shot.firer.unit;
        let (sw, inherent) = uses(ctx, id);
        (sw >= SW_PER_SQUAD && !inherent).then(|| {
            format!("{id} has used two SW in this phase, PF Checks included: its inherent FP is gone")
        })
    })
}

fn no_sff(told: &Told<'_, PfChecked>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    if !is_first_fire(ctx, id) || !ctx.tells_all() {
        return Verdict::Silent;
    }
    let second = |attack: &Attack| matches!(attack.mode_of(id), FireMode::Subsequent | FireMode::Fpf);
    let Some(spent) = is_spent(ctx, id) else { return Verdict::Silent };
    let first = !spent && !earlier_by(ctx, id).any(second);
    Verdict::kept_or(first, || format!("{id} has made its First Fire: a PF would be Subsequent First Fire"))
}

fn no_sff_shot(volley: &Volley<'_>) -> Verdict {
    each_shot(volley, is_of_pf, |shot| {
        let second = matches!(shot.mode(), FireMode::Subsequent | FireMode::Fpf);
        second.then(|| format!("{} fires no PF as Subsequent First Fire or FPF", shot.firer.unit))
    })
}

/// By the month of the head; without it, and of other nations, it is not counted.
fn number(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let Some(date) = ctx.scenario.date.as_deref().filter(|_| ctx.tells_all()) else { return Verdict::Silent };
    let asked = |shot: &Shot<'_>| is_of_pf(shot) && is_german(ctx, &shot.firer.unit);
    each_shot(volley, asked, |shot| {
        let side = side_of(ctx.before, ctx.scenario, &shot.firer.unit)?;
        let most = allotment(ctx, side, date)?;
        let now = ctx.before.panzerfausts.fired.get(side).map_or(1, |fired| fired.saturating_add(1));
        (now > most).then(|| format!("PF {now} of {side}: its squads of the head have {most} in {date}"))
    })
}

/// A range that the head gives is another's to judge.
fn range(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let given = |shot: &Shot<'_>| shot.weapon().is_some_and(|weapon| weapon.range.is_some());
    let asked = |shot: &Shot<'_>| {
        is_of_pf(shot) && !given(shot) && is_german(ctx, &shot.firer.unit) && shot.range_to(0).is_some()
    };
    let date = ctx.scenario.date.as_deref();
    let far = |shot: &Shot<'_>, most: u32| shot.range_to(0).filter(|range| *range > most);
    each_shot_or_open(
        volley,
        asked,
        |shot| {
            let most = date.map_or(3, reach);
            let range = far(shot, most)?;
            Some(format!("a PF of {} reaches {most}, the range is {range}", date.unwrap_or("any year")))
        },
        |shot| {
            let range = far(shot, 1).filter(|_| date.is_none() && ctx.tells_all())?;
            Some(format!("the month: a PF reaches {range} hexes from a certain month on"))
        },
    )
}

/// What 11 does to Inexperienced Personnel is owed where the head says that it is.
fn twelve(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let firers = attack.declared.firers.iter().map(|firer| &firer.unit).filter(|id| with_pf(attack, id));
    let sure = |id: &UnitId| {
        // Conscripts are Inexperienced (A19.3).
        let conscript = |values: &Infantry| {
            let class = values.quality == Some(Quality::Conscript) && ctx.scenario.book >= 2;
            values.inexperienced.unwrap_or(class)
        };
        let green = infantry(ctx, id).is_some_and(|(_, values)| conscript(values));
        let least = if green { 11 } else { 12 };
        attack.to_hits.iter().any(|(_, dice)| dice.is_some_and(|dr| dr.original() >= least))
    };
    let due = firers.filter(|id| has_backfired(ctx, attack, id) && sure(id) && ctx.is_of_players());
    let owed = due.map(|id| {
        let unit = ctx.before.units.get(id);
        let lost = unit.is_some_and(|unit| unit.eliminated || unit.status.has(Status::Wounded));
        let done = attack.reduced.contains_key(id) || attack.eliminated.contains(id) || lost;
        let says = || "{} fired a PF with an Original 12: it suffers Casualty Reduction".into();
        Owed::of(id, Debt::Reduced, Standing::done_or(done, says))
    });
    owed.collect()
}
