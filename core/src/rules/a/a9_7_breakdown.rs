//! A9.7: what the Original DR of an attack does to the SW that fire in it. A failure is judged when it is logged; one
//! that is missing when the weapon fires again, or the phase ends. Vehicular weapons answer to D3.7.

use crate::counter::DEFAULT_B;
use crate::duty::{Debt, Key, Occasion, Owed, Standing};
use crate::effects::{self, sw_breaks_down};
use crate::event::{Firer, Marker, MarkerPlaced, UnitId, Use, WeaponFailed, Wear};
use crate::facts::{Ctx, PhaseClosing, Shot, Told, Traces, Underway, Volley};
use crate::figures::fire::cowering::cowered;
use crate::figures::fire::lane::fires_lane;
use crate::figures::fire::shot::shots;
use crate::figures::fire::sw_numbers::{SwNumbers, fires, sw_numbers};
use crate::figures::infantry::held::name;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot_or_open;
use crate::rules::table::Check;
use crate::state::{Attack, Unit};
use crate::vocab::dice::Die;
use crate::vocab::{ClauseId, WeaponKind};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A9.7-sw-breakdown",
        &[Matter::Consequence],
        "A SW breaks down on an Original DR of its B# or more, or of 12, its B# two lower by Sustained Fire (A9.3) and one for Inexperienced users (A19.32); of several in one attack at least one does.",
        &[
            Check::Failed(undue),
            Check::Fire(missing_at_shot),
            Check::PhaseOwed(Traces::FIRED, Debt::Malfunction, missing_at_end),
            Check::Listed(tested),
        ],
    ),
    Clause::check(
        "A9.7-x",
        &[Matter::Consequence],
        "An Original DR of its X# or more removes a SW; its printed B# is an X# while anything lowers it (A.11).",
        Check::Failed(removal),
    )
    .since(2),
    Clause::check(
        "A9.7-selection",
        &[Matter::Consequence],
        "Which of several SW of one attack breaks down is told by Random Selection.",
        Check::Failed(selected),
    )
    .since(2),
    Clause::checks(
        "A9.7-no-fire",
        &[Matter::FireLeave],
        "A SW that malfunctioned fires no more until it is repaired.",
        &[Check::Fire(no_fire), Check::Marker(names_sw)],
    )
    .since(2),
];

/// The Original DR that tests a weapon: To Hit for ordnance, IFT for all others, or To Hit where they used it.
fn original(attack: &Attack, shot: &Shot<'_>) -> Option<i16> {
    let ordnance = shot.kind().is_some_and(WeaponKind::is_ordnance);
    let ift = attack.rolls.first().and_then(|roll| roll.dice).filter(|_| !ordnance);
    let to_hit = || attack.to_hits.iter().filter_map(|(_, dice)| *dice).max_by_key(|dr| dr.original());
    ift.or_else(to_hit).map(|dr| dr.original())
}

fn is_out(unit: &Unit, weapon: &Use) -> bool {
    let same = |failed: &Use| name(failed).is_some() && name(failed) == name(weapon);
    // A failure that names its weapon leaves the counter of that one.
    let unnamed = unit.failed.is_empty() && unit.markers.contains(&Marker::Malfunction);
    unit.failed.iter().any(same) || unnamed
}

/// The SW of an attack that its roll can break down; of several, one or those that Random Selection chooses.
fn broken_down<'c>(ctx: &Ctx<'c>, attack: &'c Attack) -> Vec<Shot<'c>> {
    let down = |shot: &Shot<'_>| {
        let number = sw_numbers(shot).map(|n| n.least).or_else(|| undescribed(shot));
        number.zip(original(attack, shot)).is_some_and(|(number, dr)| sw_breaks_down(dr, number))
    };
    shots(ctx, &attack.declared).into_iter().filter(down).collect()
}

/// A MG of which the head has no row breaks down by a 12, whatever its B#.
fn undescribed(shot: &Shot<'_>) -> Option<u8> {
    let is_mg = shot.weapon().is_none() && shot.kind() == Some(WeaponKind::Mg);
    let sw = matches!(shot.firer.weapon, Use::Sw(_)) && shot.infantry().is_some();
    (is_mg && sw).then_some(DEFAULT_B)
}

/// The SW of an attack of this phase that its roll breaks down, when the log has none of them as broken down, nor was
/// asked for it by a later shot.
fn lacking<'c>(ctx: &Ctx<'c>, attack: &'c Attack) -> Vec<Shot<'c>> {
    let mut all = broken_down(ctx, attack);
    let told = |shot: &Shot<'_>| shot.unit.is_some_and(|unit| is_out(unit, &shot.firer.weapon));
    let again = |shot: &Shot<'_>| {
        let later = |a: &Attack| a.seq > attack.seq && fires(a, &shot.firer.unit, &shot.firer.weapon);
        ctx.before.attacks_by(&shot.firer.unit).into_iter().any(later)
    };
    let one_is_told = all.iter().any(|shot| told(shot) || again(shot));
    if attack.phase != ctx.before.phase {
        return Vec::new();
    }
    // Random Selection takes all who tie (A.9), whoever else was told.
    if let Some(units) = selected_for_sure(ctx, attack, &all) {
        let is_told =
            |unit: &UnitId| all.iter().any(|shot| shot.firer.unit == *unit && (told(shot) || again(shot)));
        let left: Vec<&UnitId> = units.into_iter().filter(|unit| !is_told(unit)).collect();
        all.retain(|shot| left.contains(&&shot.firer.unit));
    } else if one_is_told {
        return Vec::new();
    }
    all.retain(|shot| shot.unit.is_some_and(|unit| !unit.eliminated));
    all
}

/// Whom the one Random Selection takes that was made for it, where several SW may break down.
fn selected_for_sure<'a>(ctx: &Ctx<'_>, attack: &'a Attack, down: &[Shot<'_>]) -> Option<Vec<&'a UnitId>> {
    let mut chosen = if down.len() > 1 { chosen_of(ctx, attack, down) } else { Vec::new() };
    if chosen.len() > 1 {
        return None;
    }
    chosen.pop().filter(|(_, is_sure)| *is_sure).map(|(units, _)| units)
}

fn missing(ctx: &Ctx<'_>, attack: &Attack) -> Option<(UnitId, Verdict)> {
    let lacking = lacking(ctx, attack);
    let first = lacking.first()?;
    let each: Vec<String> =
        lacking.iter().map(|shot| format!("{} of {}", shot.label(), shot.firer.unit)).collect();
    let one = if each.len() > 1 { " (one, by Random Selection)" } else { "" };
    let (id, dr) = (attack.declared.attack, original(attack, first)?);
    let breach = Breach::of(format!("the Original {dr} of {id} breaks down {}{one}", each.join(" or ")));
    let occasion = Occasion::Attack(id, attack.seq);
    let owed = alloc::vec![Key { occasion, unit: None, debt: Debt::Malfunction }];
    let captured = sw_numbers(first).is_some_and(|n| !sw_breaks_down(dr, n.uncaptured));
    let blame = captured.then_some(ClauseId("A21.11-captured"));
    let breach = Breach { owed, blame, ..breach.figures("no effect", "malfunction") };
    let verdict = Verdict::Broken(Box::new(breach));
    let unit = first.firer.unit.clone();
    Some((unit.clone(), verdict.about(&unit)))
}

fn missing_at_shot(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let last = |firer: &Firer| {
        let before = ctx.before.attacks_by(&firer.unit).into_iter();
        let before = before.filter(|a| fires(a, &firer.unit, &firer.weapon));
        before.max_by_key(|a| a.seq)
    };
    let sw = attack.firers.iter().filter(|firer| matches!(firer.weapon, Use::Sw(_)));
    let found = sw.filter_map(last).find_map(|a| missing(ctx, a));
    found.map_or(Verdict::Silent, |(_, verdict)| verdict)
}

/// An attack by several units is told of the first of those whose SW can have broken down.
fn missing_at_end(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id) = (&closing.ctx, closing.id);
    let ours = |a: &&Attack| {
        let sw = |f: &Firer| f.unit == *id && matches!(f.weapon, Use::Sw(_));
        a.phase == ctx.before.phase && a.declared.firers.iter().any(sw)
    };
    let mut lacking = ctx.before.attacks_by(id).into_iter().filter(ours).filter_map(|a| missing(ctx, a));
    lacking.find(|(unit, _)| unit == id).map_or(Verdict::Silent, |(_, verdict)| verdict)
}

/// The attack whose roll a failure comes from: that of the roll named, else the last of this phase.
fn cause<'c>(ctx: &Ctx<'c>, failed: &WeaponFailed) -> Option<&'c Attack> {
    let by_roll = |a: &Attack| match failed.roll {
        Some(roll) => {
            a.rolls.iter().any(|r| r.said.roll == roll) || a.to_hits.iter().any(|(id, _)| *id == roll)
        }
        None => a.phase == ctx.before.phase,
    };
    let fired = ctx.before.attacks_by(&failed.unit).into_iter();
    // The DR of its Fire Lane may break a MG down, too (A9.223).
    let own = |a: &Attack| fires(a, &failed.unit, &failed.weapon) || fires_lane(a, &failed.unit);
    let fired = fired.filter(|a| own(a) && by_roll(a));
    fired.max_by_key(|a| a.seq)
}

/// The Original DR that a failure comes from, and the numbers of the SW in that shot.
fn tested_by(told: &Told<'_, WeaponFailed>) -> Option<(i16, SwNumbers)> {
    let (ctx, failed) = (&told.ctx, told.said);
    let own =
        |shot: &Shot<'_>| shot.firer.unit == failed.unit && name(&shot.firer.weapon) == name(&failed.weapon);
    // By which DR a counter was turned over no file of VASL tells.
    let told = failed.wear != Wear::LowAmmo && (ctx.is_of_players() || failed.roll.is_some());
    let attack = cause(ctx, failed).filter(|_| told)?;
    let shot = shots(ctx, &attack.declared).into_iter().find(own)?;
    Some((original(attack, &shot)?, sw_numbers(&shot)?))
}

fn selected(told: &Told<'_, WeaponFailed>) -> Verdict {
    let (ctx, failed) = (&told.ctx, told.said);
    if failed.wear == Wear::LowAmmo || !ctx.tells_all() {
        return Verdict::Silent;
    }
    let Some(attack) = cause(ctx, failed) else { return Verdict::Silent };
    let down = broken_down(ctx, attack);
    if down.len() < 2 {
        return Verdict::Silent;
    }
    let (several, id) = (down.len(), attack.declared.attack);
    let chosen = chosen_of(ctx, attack, &down);
    match chosen.as_slice() {
        [] => Verdict::undecided(format!(
            "which of the {several} SW of {id} breaks down: no Random Selection is in the log"
        )),
        _ if chosen.iter().any(|(units, _)| units.contains(&&failed.unit)) => Verdict::Kept,
        [(units, is_sure), ..] => {
            let names: Vec<&str> = units.iter().map(|unit| unit.as_str()).collect();
            let says =
                format!("Random Selection for {id} takes {}, and not {}", names.join(", "), failed.unit);
            if *is_sure { Verdict::broken(says) } else { Verdict::undecided(says) }
        }
    }
}

/// Whom each Random Selection among those whose SW may break down takes, and whether it was made for that: the only one of an attack that
/// cowers may have been made for its marking (A7.9). None where one unit has them all, for dice are told by unit.
fn chosen_of<'a>(ctx: &Ctx<'_>, attack: &'a Attack, down: &[Shot<'_>]) -> Vec<(Vec<&'a UnitId>, bool)> {
    let mut all: Vec<(Vec<&UnitId>, bool)> = Vec::new();
    for made in selections(attack) {
        let among = made.iter().filter(|(unit, _)| down.iter().any(|shot| shot.firer.unit == *unit));
        let among: Vec<&(UnitId, Option<Die>)> = among.collect();
        if among.len() > 1 && among.iter().all(|(_, die)| die.is_some()) {
            all.push((effects::selected(among.into_iter(), 1), true));
        }
    }
    let is_sure = all.len() > 1 || !cowered(ctx, attack);
    all.iter_mut().for_each(|(_, sure)| *sure = is_sure);
    all
}

/// The dice of its Random Selections, each apart: a unit has one in each.
fn selections(attack: &Attack) -> Vec<&[(UnitId, Option<Die>)]> {
    let (dice, mut from) = (attack.selected.as_slice(), 0);
    let mut all = Vec::new();
    for n in 0..dice.len() {
        if dice[from..n].iter().any(|(unit, _)| *unit == dice[n].0) {
            all.push(&dice[from..n]);
            from = n;
        }
    }
    all.push(&dice[from..]);
    all
}

fn undue(told: &Told<'_, WeaponFailed>) -> Verdict {
    let Some((dr, n)) = tested_by(told) else { return Verdict::Silent };
    let says = format!("an Original {dr} on a SW of B{}", n.least);
    match dr {
        _ if sw_breaks_down(dr, n.least) => Verdict::Kept,
        _ if sw_breaks_down(dr, n.lowest) => {
            Verdict::undecided(format!("what lowers the B# (A9.3, A19.32, A21.11): {says}"))
        }
        _ => Verdict::Broken(Box::new(Breach::of(says).figures("malfunction", "no effect"))),
    }
}

/// Removed where it only breaks down, or the other way round. Whoever names no roll in a PFPh or DFPh may have destroyed it (A9.73).
fn removal(told: &Told<'_, WeaponFailed>) -> Verdict {
    let failed = told.said;
    let Some((dr, n)) = tested_by(told).filter(|(dr, n)| sw_breaks_down(*dr, n.least)) else {
        return Verdict::Silent;
    };
    let is_lost = n.x.is_some_and(|x| sw_breaks_down(dr, x));
    let may_be = n.lowest_x.is_some_and(|x| sw_breaks_down(dr, x));
    let says = || match n.x {
        Some(x) => format!("an Original {dr} on a SW of B{}, X{x}", n.least),
        None => format!("an Original {dr} on a SW of B{}", n.least),
    };
    match (failed.wear, is_lost) {
        (Wear::Malfunctioned, true) => Verdict::wrong(says(), "malfunctioned", "removed"),
        (Wear::Disabled, false) if may_be => {
            Verdict::undecided(format!("what makes its B# an X# (A.11, A9.3, A21.11): {}", says()))
        }
        (Wear::Disabled, false) => Verdict::wrong(says(), "removed", "malfunctioned"),
        (Wear::Malfunctioned, false) | (Wear::Disabled, true) => Verdict::Kept,
        (Wear::LowAmmo, _) => Verdict::Silent,
    }
}

/// A SW that does not work, by its name; or that may be the one on which a counter lies that names none.
fn no_fire(volley: &Volley<'_>) -> Verdict {
    let out = |shot: &Shot<'_>| {
        let name = name(&shot.firer.weapon).filter(|_| shot.infantry().is_some())?;
        shot.unit?.sw.get(name)?.failed.filter(|wear| *wear != Wear::LowAmmo)
    };
    let sw = |shot: &Shot<'_>| name(&shot.firer.weapon).is_some() && shot.infantry().is_some();
    each_shot_or_open(
        volley,
        sw,
        |shot| {
            let (unit, how) = (&shot.firer.unit, out(shot)?);
            let how = if how == Wear::Disabled { "was removed" } else { "malfunctioned and is not repaired" };
            Some(format!("{} of {unit} {how}: it does not fire", shot.label()))
        },
        |shot| {
            let (unit, state) = (&shot.firer.unit, shot.unit?);
            let unnamed = state.failed.is_empty() && state.markers.contains(&Marker::Malfunction);
            (unnamed && volley.ctx.is_of_players())
                .then(|| format!("which SW of {unit} malfunctioned: a counter lies on it that names none"))
        },
    )
}

/// A counter that names no SW is forgotten as the Player Turn ends: by a line of its own the SW stays out of order.
fn names_sw(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let laid = placed.marker == Marker::Malfunction && !placed.removed && ctx.is_of_players();
    let on_foot = told.known().is_some_and(|(_, def)| def.infantry.is_some() && def.vehicle.is_none());
    let Some(id) = placed.unit.as_ref().filter(|_| laid && on_foot) else { return Verdict::Silent };
    Verdict::undecided(format!(
        "which SW of {id} malfunctioned: the counter names none (`{id} malfunctions sw:MMG`)"
    ))
}

/// What the roll of an attack does to the weapons used in it; by when it has to be told, the clauses on each say.
fn tested(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let Some(dr) = attack.rolls.first().and_then(|roll| roll.dice) else { return Vec::new() };
    let used = on.volley.shots();
    let down = |shot: &&Shot<'_>| {
        let vehicular = || shot.weapon().and_then(|weapon| weapon.b.or(weapon.x));
        let number = sw_numbers(shot).map(|n| n.least).or_else(vehicular);
        number.is_some_and(|b| sw_breaks_down(dr.original(), b))
    };
    let weapons: Vec<(UnitId, Use)> =
        used.iter().filter(down).map(|shot| (shot.firer.unit.clone(), shot.firer.weapon.clone())).collect();
    if weapons.is_empty() {
        return Vec::new();
    }
    let told = |(id, weapon): &(UnitId, Use)| {
        ctx.before.units.get(id).is_some_and(|unit| unit.failed.contains(weapon))
    };
    let standing = if weapons.iter().any(told) { Standing::Done } else { Standing::Elsewhere };
    alloc::vec![Owed { weapons, ..Owed::of_all(Debt::Malfunction, standing) }]
}
