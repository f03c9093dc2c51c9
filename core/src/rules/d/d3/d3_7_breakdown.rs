//! D3.7 and D3.71: what the Original DR of a shot does to the weapon. Each clause answers for its own part of one
//! judgement: of a failure when it is logged, of one that is missing when the weapon fires again or the phase ends.

use crate::counter::DEFAULT_B;
use crate::duty::{Debt, Key, Occasion};
use crate::event::{
    CloseCombatFought, Firer, Marker, MarkerPlaced, Purpose, UnitId, Use, WeaponFailed, Wear,
};
use crate::facts::{Ctx, PhaseClosing, Told, Traces, Volley};
use crate::figures::vehicle::breakdown::{Breakdown, breakdown};
use crate::figures::vehicle::firing::{is_one_gun, other_way, same_weapon};
use crate::figures::vehicle::leaders::{Arm, arms};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, Tested, Unit, WeaponState};
use crate::vocab::phase::Phase;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A clause that is judged when a failure is logged and when one is missing.
macro_rules! tested {
    ($id:literal, $matters:expr, $says:literal) => {
        Clause::checks(
            $id,
            $matters,
            $says,
            &[
                Check::Failed(|told| logged(told, $id)),
                Check::VehicleFire(|volley| missing_at_shot(volley, $id)),
                Check::PhaseOwed(Traces::WEAPON, Debt::Malfunction, |closing| missing_at_end(closing, $id)),
            ],
        )
    };
}

/// The clauses of D3.7, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    tested!(
        "D3.7-breakdown-applies",
        &[Matter::Malfunction],
        "Each shot of a vehicular weapon is tested for breakdown against its B# on the Original roll."
    ),
    Clause::check(
        "D3.7-printed-b-only-ma",
        &[Matter::Consequence],
        "A printed B# below 12 belongs to the MA only, unless the Vehicle Notes say otherwise.",
        Check::Failed(printed_b),
    ),
    Clause::check(
        "D3.7-default-b12",
        &[Matter::Consequence],
        "The B# is 12 where nothing is printed.",
        Check::Failed(default_b),
    ),
    tested!(
        "D3.7-ordnance-tested-on-th",
        &[Matter::Malfunction],
        "Ordnance breaks down on the Original To Hit roll."
    ),
    tested!(
        "D3.7-mg-tested-on-ift",
        &[Matter::Malfunction],
        "MG, FT and IFE break down on an Original 12 of the IFT or CC roll."
    ),
    Clause::check(
        "D3.7-combined-attack-malfunction",
        &[Matter::Consequence],
        "When several vehicular MG fire as one attack and the roll is an Original 12, the log must say which of them break down; D3.7 itself does not.",
        Check::PhaseOwed(Traces::FIRED.or(Traces::WEAPON), Debt::OneMalfunctions, combined),
    ),
    Clause::checks(
        "D3.7-malfunction-marker",
        &[Matter::Consequence],
        "A malfunction is shown by the matching counter (Gun, MA, SA, BMG, CMG or AAMG) on the vehicle; the vehicle is not flipped.",
        &[Check::Marker(marker_names_weapon), Check::Failed(weapon_named)],
    ),
    Clause::checks(
        "D3.7-malfunctioned-cannot-fire",
        &[Matter::Malfunction],
        "A malfunctioned or disabled weapon cannot be fired.",
        &[Check::VehicleFire(cannot_fire), Check::Cc(cannot_fight)],
    ),
];

/// The clauses of D3.71, in rulebook order.
pub(super) const D3_71: &[Clause] = &[
    tested!(
        "D3.71-original-12-malfunctions",
        &[Matter::Malfunction],
        "A weapon with a circled B# malfunctions in the normal way on an Original 12."
    ),
    tested!(
        "D3.71-low-ammo",
        &[Matter::LowAmmo],
        "Any other Original To Hit or IFT roll at or above the circled B# gives Low Ammo; the shot itself is resolved."
    ),
    Clause::fact(
        "D3.71-all-ammo-types",
        "Low Ammo concerns every ammunition type the vehicle may use on the scenario date.",
        "Low Ammo is kept for the weapon, whatever it fires: `WeaponState::low_ammo`",
    ),
    tested!("D3.71-marker", &[Matter::LowAmmo], "The vehicle is marked with a Low Ammo counter."),
    tested!(
        "D3.71-b-becomes-x",
        &[Matter::Malfunction],
        "Under Low Ammo the original circled B# turns into an X#."
    ),
    tested!(
        "D3.71-new-b-one-less",
        &[Matter::Malfunction],
        "Under Low Ammo a new B# applies that is one below the original one."
    ),
    tested!(
        "D3.71-x-disables-and-recalls",
        &[Matter::Malfunction],
        "Rolling the X# or more under Low Ammo disables the weapon, which may trigger Recall."
    ),
];

/// A weapon that failed, and the roll that it is said to have failed by.
fn failing<'a>(ctx: &Ctx<'a>, failed: &'a WeaponFailed) -> Option<(Arm<'a>, &'a WeaponState)> {
    let weapon = by_other_way(ctx, failed).unwrap_or(&failed.weapon);
    let arm = Arm::of(ctx, &failed.unit, weapon).filter(Arm::is_vehicular)?;
    let state = arm.unit.weapon(weapon)?;
    let by_repair =
        failed.roll.and_then(|roll| ctx.before.rolls.get(&roll)).is_some_and(|roll| roll.purpose.is_repair());
    (!by_repair && state.repairs.is_empty()).then_some((arm, state))
}

/// The IFE by whose roll the MA is said to fail, or the other way round: one gun (C2.29).
fn by_other_way<'a>(ctx: &Ctx<'a>, failed: &WeaponFailed) -> Option<&'a Use> {
    let roll = failed.roll?;
    let of_roll = |attack: &&Attack| {
        attack.rolls.iter().any(|r| r.said.roll == roll) || attack.to_hits.iter().any(|(id, _)| *id == roll)
    };
    let attack = ctx.before.attacks_by(&failed.unit).into_iter().find(of_roll)?;
    let own = |f: &&Firer| f.unit == failed.unit && is_one_gun(&f.weapon, &failed.weapon);
    let weapon = &attack.declared.firers.iter().find(own)?.weapon;
    (!same_weapon(weapon, &failed.weapon)).then_some(weapon)
}

/// What was due, when the log holds the roll that tested it.
fn due<'a>(ctx: &Ctx<'_>, arm: &Arm<'_>, state: &'a WeaponState) -> Option<(&'a Tested, Breakdown)> {
    let tested = state.tested.as_ref()?;
    // What becomes of a circled B# that is lowered, no rule says.
    let circled = ctx.scenario.weapon(arm.def, arm.weapon).is_some_and(|weapon| weapon.circled);
    let roll = (tested.dice.original(), tested.lowered);
    let due = || breakdown(ctx.scenario, arm.def, arm.weapon, state, roll);
    (!circled || tested.lowered == 0).then(|| (tested, due()))
}

/// That the B# is lower than printed, in words.
fn lowered(tested: &Tested) -> String {
    match tested.lowered {
        0 => String::new(),
        by => format!(", its B# {by} lower (C5.6, A21.11)"),
    }
}

const fn word(wear: Option<Wear>) -> &'static str {
    match wear {
        Some(Wear::Malfunctioned) => "malfunction",
        Some(Wear::LowAmmo) => "Low Ammo",
        Some(Wear::Disabled) => "disabled",
        None => "no effect",
    }
}

fn wrong(says: String, said: Option<Wear>, due: Option<Wear>) -> Verdict {
    Verdict::Broken(Box::new(Breach::of(says).figures(word(said), word(due))))
}

/// A failure that is logged, by one clause.
fn logged(told: &Told<'_, WeaponFailed>, id: &str) -> Verdict {
    let (ctx, failed) = (&told.ctx, told.said);
    let Some((arm, state)) = failing(ctx, failed) else { return Verdict::Silent };
    let Some((tested, due)) = due(ctx, &arm, state) else { return unfounded(ctx, failed, &arm, id) };
    let original = tested.dice.original();
    if failed.roll.is_some_and(|roll| roll != tested.roll) {
        return unfounded(ctx, failed, &arm, id);
    }
    let says = || format!("an Original {original} on this weapon{}", lowered(tested));
    match due.wear {
        Some(wear) if wear == failed.wear => {
            if due.clauses.contains(&id) || due.instead.contains(&id) {
                Verdict::Kept
            } else {
                Verdict::Silent
            }
        }
        Some(_) if due.instead.contains(&id) => wrong(says(), Some(failed.wear), due.wear),
        None if due.clauses.contains(&id) && !is_below_12(ctx, failed, &arm, original) => {
            wrong(says(), Some(failed.wear), None)
        }
        Some(_) | None => Verdict::Silent,
    }
}

/// A failure by a roll that tests no breakdown of this weapon: an IFT roll for ordnance, a To Hit roll for a MG.
fn unfounded(ctx: &Ctx<'_>, failed: &WeaponFailed, arm: &Arm<'_>, id: &str) -> Verdict {
    let named = failed.roll.and_then(|roll| ctx.before.rolls.get(&roll));
    let Some(roll) = named.filter(|roll| roll.used_by.is_some()) else { return Verdict::Silent };
    let ordnance = arm.kind(ctx).is_some_and(crate::vocab::WeaponKind::is_ordnance);
    let ours = if ordnance { "D3.7-ordnance-tested-on-th" } else { "D3.7-mg-tested-on-ift" };
    let by = roll.purpose.name();
    if id == ours {
        Verdict::broken(format!("a {by} roll is no test of this weapon"))
    } else {
        Verdict::Silent
    }
}

/// The failure takes a printed B# that is another weapon's, or none: two clauses of their own speak of it.
fn is_below_12(ctx: &Ctx<'_>, failed: &WeaponFailed, arm: &Arm<'_>, original: i16) -> bool {
    let own = ctx.scenario.weapon(arm.def, arm.weapon).and_then(|weapon| weapon.b.or(weapon.x));
    failed.wear == Wear::Malfunctioned && own.is_none() && original < i16::from(DEFAULT_B) && original >= 8
}

/// The Breakdown Number printed for the MA.
fn printed_for_ma(arm: &Arm<'_>, ctx: &Ctx<'_>) -> Option<u8> {
    ctx.scenario.weapon(arm.def, &arm.def.main_armament()?)?.b.filter(|b| *b < DEFAULT_B)
}

/// The Original DR of a failure that was logged, with what is printed for the weapon itself.
fn by_test(ctx: &Ctx<'_>, failed: &WeaponFailed) -> Option<(i16, Option<u8>)> {
    let (arm, state) = failing(ctx, failed)?;
    let tested = state.tested.as_ref().filter(|tested| failed.roll.is_none_or(|roll| roll == tested.roll))?;
    let own = ctx.scenario.weapon(arm.def, arm.weapon).and_then(|weapon| weapon.b.or(weapon.x));
    Some((tested.dice.original() + i16::from(tested.lowered), own))
}

fn printed_b(told: &Told<'_, WeaponFailed>) -> Verdict {
    let (ctx, failed) = (&told.ctx, told.said);
    let (Some((arm, _)), Some((original, own))) = (failing(ctx, failed), by_test(ctx, failed)) else {
        return Verdict::Silent;
    };
    let Some(printed) = printed_for_ma(&arm, ctx) else { return Verdict::Silent };
    let by_it = own.is_none() && failed.wear == Wear::Malfunctioned && original < i16::from(DEFAULT_B);
    match by_it && original >= i16::from(printed) {
        true if arm.def.is_main(arm.weapon) => Verdict::undecided(format!(
            "whether the B{printed} of the gun counts when it fires as IFE (C2.29)"
        )),
        true => Verdict::broken(format!("B{printed} is printed for the MA alone: this weapon has B12")),
        false if arm.def.is_main(arm.weapon) => Verdict::Kept,
        false => Verdict::Silent,
    }
}

fn default_b(told: &Told<'_, WeaponFailed>) -> Verdict {
    let (ctx, failed) = (&told.ctx, told.said);
    let (Some((arm, _)), Some((original, None))) = (failing(ctx, failed), by_test(ctx, failed)) else {
        return Verdict::Silent;
    };
    let for_ma = printed_for_ma(&arm, ctx).is_some_and(|b| original >= i16::from(b));
    if original >= i16::from(DEFAULT_B) {
        return Verdict::Kept;
    }
    if for_ma || !is_below_12(ctx, failed, &arm, original) {
        return Verdict::Silent;
    }
    Verdict::broken(format!("nothing is printed for it: B12, and the Original DR is {original}"))
}

/// A failure that its roll calls for and the log lacks.
fn owed<'a>(ctx: &Ctx<'a>, id: &'a UnitId, weapon: &'a Use) -> Option<(Wear, &'a Tested, Breakdown)> {
    let arm = Arm::of(ctx, id, weapon).filter(Arm::is_vehicular)?;
    let (tested, due) = due(ctx, &arm, arm.unit.weapon(weapon)?)?;
    let shared = tested.shared && due.wear == Some(Wear::Malfunctioned);
    Some((due.wear.filter(|_| !shared)?, tested, due))
}

fn missing(ctx: &Ctx<'_>, unit: &UnitId, weapon: &Use, id: &str) -> Verdict {
    match owed(ctx, unit, weapon) {
        Some((wear, tested, due)) if due.clauses.contains(&id) => {
            let name = if let Use::Weapon(name) = weapon { name.as_str() } else { "weapon" };
            let (original, roll) = (tested.dice.original(), tested.roll);
            let lowered = lowered(tested);
            let says = format!("the Original {original} of the {name} of {unit} ({roll}){lowered}");
            by_shot(ctx, unit, weapon, wrong(says, None, Some(wear)))
        }
        Some(_) | None => Verdict::Silent,
    }
}

/// The duty is that of the weapon's last shot, whether it falls due at the next one or as the phase ends.
fn by_shot(ctx: &Ctx<'_>, unit: &UnitId, weapon: &Use, mut verdict: Verdict) -> Verdict {
    let shot = || ctx.before.units.get(unit)?.weapon(weapon)?.shots.last();
    let attack = shot().and_then(|shot| ctx.before.attacks.get(&shot.attack));
    if let (Verdict::Broken(breach), Some(attack)) = (&mut verdict, attack) {
        let occasion = Occasion::Attack(attack.declared.attack, attack.seq);
        breach.owed.push(Key { occasion, unit: Some(unit.clone()), debt: Debt::Malfunction });
    }
    verdict
}

fn missing_at_shot(volley: &Volley<'_>, id: &str) -> Verdict {
    all_named(volley.declared.firers.iter().map(|f| missing(&volley.ctx, &f.unit, &f.weapon, id)))
}

/// One finding that names every weapon whose failure is missing.
fn all_named(found: impl Iterator<Item = Verdict>) -> Verdict {
    found.fold(Verdict::Silent, |all, one| match (all, one) {
        (Verdict::Broken(mut all), Verdict::Broken(one)) => {
            all.says = format!("{}; {}", all.says, one.says);
            all.owed.extend(one.owed);
            Verdict::Broken(all)
        }
        (Verdict::Silent, one) => one,
        (all, _) => all,
    })
}

fn missing_at_end(closing: &PhaseClosing<'_>, clause: &str) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    if unit.weapons.is_empty() {
        return Verdict::Silent;
    }
    all_named(unit.weapons.keys().map(|name| missing(ctx, id, &Use::Weapon(name.clone()), clause)))
}

/// Attacks of this phase in which several MG of a vehicle rolled an Original 12.
fn combined(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    let twelve = |a: &&Attack| {
        let dice = a.rolls.first().and_then(|roll| roll.dice);
        a.phase == ctx.before.phase && dice.is_some_and(|dr| dr.original() == 12)
    };
    for attack in ctx.before.attacks_by(id).into_iter().filter(twelve) {
        let guns: Vec<Arm<'_>> = arms(&Volley::of(ctx, &attack.declared))
            .into_iter()
            .filter(|arm| arm.id == id && arm.is_mg(ctx))
            .collect();
        let failed =
            guns.iter().filter(|gun| unit.weapon(gun.weapon).is_some_and(|w| w.failed.is_some())).count();
        if guns.len() > 1 {
            return if failed == 0 {
                Verdict::broken("an Original 12: at least one of the MG that fired malfunctions")
            } else if failed == guns.len() || selection_dice(attack) >= guns.len() {
                Verdict::Kept
            } else {
                Verdict::undecided(
                    "how the MG that malfunctioned was chosen (Random Selection, or all of them)",
                )
            };
        }
    }
    in_close_combat(ctx, unit)
}

/// MG that fought in one Close Combat with an Original 12, and none of the vehicle's weapons failed.
fn in_close_combat(ctx: &Ctx<'_>, unit: &Unit) -> Verdict {
    let twelve = |tested: &Tested| tested.shared && tested.dice.original() == 12;
    if ctx.before.phase != Some(Phase::CCPh)
        || !unit.weapons.values().any(|w| w.tested.as_ref().is_some_and(twelve))
    {
        return Verdict::Silent;
    }
    let failed = unit.weapons.values().any(|weapon| weapon.failed_now);
    Verdict::kept_or(failed, || {
        "an Original 12: at least one of the MG used in Close Combat malfunctions".into()
    })
}

/// Dice of a Random Selection in this attack: one for each MG.
fn selection_dice(attack: &Attack) -> usize {
    attack.dice.iter().filter(|(purpose, ..)| *purpose == Purpose::Rs).count()
}

/// A counter that does not say which weapon it stands for.
fn marker_names_weapon(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let vehicle = placed.unit.as_ref().is_some_and(|id| ctx.vehicle(id).is_some());
    if placed.marker != Marker::Malfunction || placed.removed || !vehicle {
        return Verdict::Silent;
    }
    // The counter of a weapon whose failure stands in the log says nothing new.
    let unit = placed.unit.as_ref().and_then(|id| ctx.before.units.get(id));
    if unit.is_some_and(|unit| unit.weapons.values().any(|weapon| weapon.failed_now)) {
        return Verdict::Kept;
    }
    Verdict::broken("a malfunction counter on a vehicle names its weapon: `malfunctions weapon:CMG`")
}

fn weapon_named(told: &Told<'_, WeaponFailed>) -> Verdict {
    let (ctx, failed) = (&told.ctx, told.said);
    let vehicular = Arm::of(ctx, &failed.unit, &failed.weapon).is_some_and(|arm| arm.is_vehicular());
    if vehicular && failed.wear == Wear::Malfunctioned { Verdict::Kept } else { Verdict::Silent }
}

/// It stands as failed, or its last roll made it fail and the log goes on using it.
fn works(ctx: &Ctx<'_>, id: &UnitId, weapon: &Use) -> Verdict {
    let Some(arm) = Arm::of(ctx, id, weapon).filter(Arm::is_vehicular) else { return Verdict::Silent };
    let failed = arm.unit.weapon(weapon).and_then(|weapon| weapon.failed);
    let failed = failed.or_else(|| other_way(arm.unit, arm.def, weapon)?.failed);
    let owed = owed(ctx, id, weapon).map(|(wear, ..)| wear).filter(|wear| *wear != Wear::LowAmmo);
    failed.or(owed).map_or(Verdict::Kept, |wear| {
        Verdict::broken(format!("{id}: the weapon is out: {}", word(Some(wear))))
    })
}

fn any_fails(verdicts: impl Iterator<Item = Verdict>) -> Verdict {
    let mut all: Vec<Verdict> = verdicts.collect();
    let broken = all.iter().position(|verdict| matches!(verdict, Verdict::Broken(_)));
    let at = broken.or_else(|| all.iter().position(|verdict| *verdict == Verdict::Kept));
    at.map_or(Verdict::Silent, |at| all.swap_remove(at))
}

fn cannot_fire(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    any_fails(attack.firers.iter().map(|firer| works(ctx, &firer.unit, &firer.weapon)))
}

fn cannot_fight(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let Some(id) = fought.attackers.first() else { return Verdict::Silent };
    any_fails(fought.weapons.iter().map(|weapon| works(ctx, id, weapon)))
}
