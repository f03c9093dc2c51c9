//! A.9: Random Selection for an attack: who takes part, and whom the dice take. That one is due, and what becomes of
//! those chosen, the paragraphs on results say.

use crate::counter::DEFAULT_B;
use crate::effects;
use crate::event::{Firer, RandomlySelected, UnitId, Use};
use crate::facts::{Ctx, Told};
use crate::figures::check::casualties::to_select;
use crate::figures::fire::cowering::{cowerable, cowered, dice_of};
use crate::figures::fire::vehicles::{exposed_crews, vehicle_cap_of, vehicles_hit};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, Unit};
use crate::vocab::ClauseId;
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A.9-each-target",
        &[Matter::Consequence],
        "Random Selection gives each of those among whom it selects a dr.",
        Check::Selected(each_target),
    ),
    Clause::check(
        "A.9-highest",
        &[Matter::Consequence],
        "Random Selection takes those with the highest dr, and all who tie with the last of them.",
        Check::Selected(highest),
    ),
    Clause::check(
        "A.9-among-several",
        &[Matter::Consequence],
        "Random Selection is made among several, and takes of those who have a dr, each once.",
        Check::Selected(among_several),
    ),
];

/// Among whom dice select for this attack, and how many: Personnel for its result, vehicles for the cap of its column.
fn field<'a>(
    ctx: &Ctx<'a>,
    attack: &'a Attack,
    made: &'a RandomlySelected,
) -> Option<(usize, Vec<&'a UnitId>)> {
    let first = made.rolls.first().map(|(unit, _)| unit)?;
    if attack.has_firer(first) && is_of_breakdown(ctx, attack, made) {
        return None;
    }
    if attack.has_firer(first) {
        return cowered(ctx, attack).then(|| (1, cowerable(ctx, attack)));
    }
    // The dice of a vehicle may be for its CE crew, a target as other Personnel are (A7.307).
    let crew = exposed_crews(ctx, attack).iter().any(|(id, _)| *id == first);
    if ctx.vehicle(first).is_some() && !crew {
        let cap = vehicle_cap_of(ctx, attack)?;
        return Some((usize::from(cap), vehicles_hit(ctx, attack)));
    }
    let (n, struck) = to_select(ctx, attack)?;
    let place = |id: &UnitId| ctx.before.units.get(id).and_then(Unit::location);
    let here = struck.into_iter().filter(|id| attack.at.len() < 2 || place(id) == place(first));
    Some((n, here.collect()))
}

/// It may tell which of several SW breaks down (A9.71): all who have a dr fired one whose B# the DR reached.
fn is_of_breakdown(ctx: &Ctx<'_>, attack: &Attack, made: &RandomlySelected) -> bool {
    let Some(dr) = attack.counted().and_then(|roll| roll.dice) else { return false };
    let breaks = |firer: &&Firer| {
        let def = ctx.unit(&firer.unit).map(|(_, def)| def);
        let weapon = def.and_then(|def| ctx.scenario.weapon(def, &firer.weapon));
        let number = weapon.and_then(|weapon| weapon.b.or(weapon.x)).unwrap_or(DEFAULT_B);
        matches!(firer.weapon, Use::Sw(_)) && dr.original() >= i16::from(number)
    };
    let out: Vec<&UnitId> = attack.declared.firers.iter().filter(breaks).map(|firer| &firer.unit).collect();
    out.len() > 1 && made.rolls.iter().all(|(unit, _)| out.contains(&unit))
}

fn of_attack<'a>(ctx: &Ctx<'a>, made: &RandomlySelected) -> Option<&'a Attack> {
    ctx.before.attacks.get(&made.attack?).filter(|attack| !attack.rolls.is_empty())
}

fn each_target(told: &Told<'_, RandomlySelected>) -> Verdict {
    let (ctx, made) = (&told.ctx, told.said);
    let field = of_attack(ctx, made).and_then(|attack| Some((attack, field(ctx, attack, made)?.1)));
    let Some((attack, all)) = field else { return Verdict::Silent };
    let has_die = |id: &UnitId| {
        made.rolls.iter().any(|(unit, _)| unit == id) || attack.selected.iter().any(|(unit, _)| unit == id)
    };
    let out: Vec<&str> = all.into_iter().filter(|id| !has_die(id)).map(UnitId::as_str).collect();
    Verdict::kept_or(out.is_empty(), || format!("{} has no dr in the Random Selection", out.join(", ")))
}

/// One who was alone would be taken without a dr; further dice of a selection may stand in an event of their own.
fn among_several(told: &Told<'_, RandomlySelected>) -> Verdict {
    let (ctx, made) = (&told.ctx, told.said);
    let earlier = told.attack().map_or(&[][..], |attack| attack.selected.as_slice());
    let has_die = |id: &UnitId| {
        made.rolls.iter().any(|(unit, _)| unit == id) || earlier.iter().any(|(unit, _)| unit == id)
    };
    let wrong = made.chosen.iter().enumerate().find(|(n, id)| !has_die(id) || made.chosen[..*n].contains(id));
    let alone = made.rolls.len() + earlier.len() < 2;
    if !alone && wrong.is_none() {
        return Verdict::Kept;
    }
    // The others tell where it is known among whom dice select, and how many.
    if of_attack(ctx, made).and_then(|attack| field(ctx, attack, made)).is_some() {
        return Verdict::Silent;
    }
    match wrong {
        Some((_, id)) if has_die(id) => Verdict::broken(format!("{id} is chosen twice")),
        Some((_, id)) => Verdict::broken(format!("{id} is chosen without a dr")),
        None => Verdict::broken("nobody else takes part in the Random Selection"),
    }
}

/// Speaks of the units that a player names as chosen.
fn highest(told: &Told<'_, RandomlySelected>) -> Verdict {
    let (ctx, made) = (&told.ctx, told.said);
    let field = of_attack(ctx, made).and_then(|attack| field(ctx, attack, made));
    let Some((n, all)) = field.filter(|_| !made.chosen.is_empty()) else { return Verdict::Silent };
    // [EXC: the die of a firer that cannot cower selects nobody (A7.9).]
    let fires = |unit: &UnitId| told.attack().is_some_and(|attack| attack.has_firer(unit));
    let mut rolled = dice_of(ctx, made);
    rolled.retain(|(unit, _)| all.contains(&unit) || !fires(unit) || made.chosen.contains(unit));
    let mut due = effects::selected(rolled.iter(), n);
    let mut said: Vec<&UnitId> = made.chosen.iter().collect();
    due.sort_unstable();
    said.sort_unstable();
    if said == due {
        return Verdict::Kept;
    }
    let names = |ids: &[&UnitId]| ids.iter().map(|id| id.as_str()).collect::<Vec<_>>().join(", ");
    let tie = said.iter().all(|id| due.contains(id)) && due.len() > n;
    let blame = tie.then_some(ClauseId("A7.301-tie-extra"));
    let breach = Breach::of("whom the dice select").figures(names(&said), names(&due));
    Verdict::Broken(Box::new(Breach { blame, ..breach }))
}
