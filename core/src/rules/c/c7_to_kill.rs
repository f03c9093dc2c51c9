//! C3 and C7 as far as a log tells: the sum of a Gun's To Hit roll, who makes a To Kill roll, and what it does. The To Hit
//! and To Kill Numbers themselves are the players' to say.

use crate::catalogue::has_red_crew_survival;
use crate::duty::{Debt, Owed, Standing};
use crate::effects;
use crate::event::{
    DrmLine, Event, Purpose, Status, StatusChanged, ToKillAttempt, UnitId, VehicleHit, VehicleResult, What,
};
use crate::facts::{Ctx, ToHitRoll, Told, Underway};
use crate::figures::to_hit::backfire::has_backfired;
use crate::figures::to_hit::hit::is_at_afv;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::sum::sum_of;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::dice::{Dice, Dr};
use crate::vocab::{Ammunition, Meaning, Modifier, WeaponKind};
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C3.3-final-dr",
        &[Matter::FinalDr, Matter::Result],
        "The Final To Hit DR of a Gun or of a weapon of Infantry is the Original DR with the DRM, and hits up to the To Hit Number.",
        Check::ToHit(gun_sum),
    ),
    Clause::check(
        "C3.3-case-once",
        &[Matter::Modifier],
        "Each Case counts once on a To Hit roll; each Hindrance is one of its own.",
        Check::ToHit(case_once),
    ),
    Clause::checks(
        "C7.3-to-kill-chosen",
        &[Matter::ToKillWeapon],
        "A MG makes To Hit and To Kill rolls when that was declared of it; else it fires on the IFT.",
        &[Check::ToKill(chosen), Check::ToHit(aimed)],
    ),
    Clause::check(
        "C7.7-to-kill-result",
        &[Matter::Result],
        "A To Kill DR below the Final To Kill Number destroys, half of it or less burns (one less for a red CS); the number itself, and one above it of HE, immobilizes or shocks, of AP one above may shock, of a MG the number stuns; an Original 12 is a dud.",
        Check::ToKill(result),
    ),
    Clause::check(
        "C7.7-as-rolled",
        &[Matter::Result],
        "A vehicle suffers what the To Kill roll of its attack gave.",
        Check::Hit(as_rolled),
    ),
    Clause::check(
        "C7.7-told",
        &[Matter::Consequence],
        "A vehicle that a To Kill roll destroyed is told as destroyed.",
        Check::Owed(destroyed),
    ),
    Clause::checks(
        "C3.3-hit-first",
        &[Matter::Consequence],
        "Ordnance that misses harms nobody, and what a hit does a roll tells, which comes after its To Hit roll.",
        &[
            Check::Harmed(hit_first),
            Check::Hit(hit_first_of),
            Check::Status(hit_first_said),
            Check::ToKill(hit_before_kill),
            Check::Listed(after_hit),
        ],
    ),
];

/// Those of vehicles D3 judges.
fn gun_sum(roll: &ToHitRoll<'_>) -> Verdict {
    if roll.ctx.vehicle(&roll.said.unit).is_some() { Verdict::Silent } else { sum_of(roll) }
}

fn case_once(roll: &ToHitRoll<'_>) -> Verdict {
    let drm = &roll.said.drm;
    let counted = |line: &&DrmLine| !line.is(Modifier::Hindrance);
    let named: Vec<&DrmLine> = drm.iter().filter(counted).collect();
    let twice =
        named.iter().enumerate().find(|(n, line)| named[..*n].iter().any(|other| other.name == line.name));
    match twice {
        Some((_, line)) => Verdict::broken(format!("{} is counted twice", line.name)),
        None if named.is_empty() => Verdict::Silent,
        None => Verdict::Kept,
    }
}

/// Asked where each firer is a MG that the scenario describes.
fn chosen(told: &Told<'_, ToKillAttempt>) -> Verdict {
    told.underway.as_ref().map_or(Verdict::Silent, |on| to_kill_declared(on))
}

fn aimed(roll: &ToHitRoll<'_>) -> Verdict {
    roll.underway.as_ref().map_or(Verdict::Silent, |on| to_kill_declared(on))
}

fn to_kill_declared(on: &Underway<'_>) -> Verdict {
    let shots = on.volley.shots();
    let mg = shots.iter().all(|shot| shot.kind() == Some(WeaponKind::Mg));
    if shots.is_empty() || !mg {
        return Verdict::Silent;
    }
    Verdict::kept_or(shots.iter().any(|shot| shot.firer.to_kill), || {
        format!("no To Kill roll was declared in {}: its MG fires on the IFT", on.attack.declared.attack)
    })
}

fn dice(ctx: &Ctx<'_>, attempt: &ToKillAttempt) -> Option<Dr> {
    match ctx.before.rolls.get(&attempt.roll)?.dice {
        Dice::Dr(dr) => Some(dr),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}

/// Whether the turret was hit, and so what the number itself does, is for the players.
fn is_same(a: VehicleResult, b: VehicleResult) -> bool {
    let at_number = |result: VehicleResult| {
        matches!(result, VehicleResult::Immobilized | VehicleResult::Shock | VehicleResult::Stun)
    };
    a == b || (at_number(a) && at_number(b))
}

/// No DR but a dud can fail to kill at such a number: it may be the Basic one, from which the AF are still to be taken.
const SURE: i16 = 12;

fn result(told: &Told<'_, ToKillAttempt>) -> Verdict {
    let attempt = told.said;
    let Some((said, number)) = attempt.result.zip(attempt.number) else { return Verdict::Silent };
    let Some(dr) = dice(&told.ctx, attempt) else { return Verdict::Silent };
    let shell = told.underway.as_ref().map(|on| shell(on)).unwrap_or_default();
    let due = effects::to_kill_results(dr, number, shell);
    if due.contains(&said) {
        return Verdict::Kept;
    }
    let basic = attempt.armor.filter(|_| number >= SURE);
    let basic = basic.map(|armor| effects::to_kill_results(dr, number.saturating_sub(armor), shell));
    if basic.is_some_and(|other| other.contains(&said)) {
        return Verdict::undecided(format!(
            "whether {number} is the Final To Kill Number, or the one before the AF"
        ));
    }
    let total = dr.original();
    let due: Vec<&str> = due.iter().map(|result| result.word()).collect();
    Verdict::wrong(format!("a To Kill DR of {total} against {number}"), said.word(), due.join(" or "))
}

/// What was fired at what: HE where the To Hit roll says so, or the Gun has nothing else.
fn shell(on: &Underway<'_>) -> effects::Shell {
    let (ctx, attack) = (&on.ctx, on.attack);
    let shots = on.volley.shots();
    let kind = shots.first().and_then(|shot| shot.kind());
    let no_ap =
        shots.iter().any(|shot| shot.weapon().and_then(|w| w.gun.as_ref()).is_some_and(|gun| gun.no_ap));
    let said = attack.ammo.as_ref().and_then(|ammo| Ammunition::read(ammo.as_str()));
    let target = attack.targets.iter().find(|id| ctx.vehicle(id).is_some());
    let vehicle = target.and_then(|id| ctx.vehicle(id)).map(|(_, vehicle)| vehicle);
    let named = target.and_then(|id| ctx.unit(id)).and_then(|(_, def)| def.kind.as_deref());
    effects::Shell {
        mg: kind == Some(WeaponKind::Mg),
        he: said.map_or(no_ap, |ammo| ammo == Ammunition::He) || kind == Some(WeaponKind::Dc),
        unarmored: vehicle.is_some_and(|vehicle| !vehicle.afv),
        red: named.and_then(|name| has_red_crew_survival(name, ctx.scenario.book)),
    }
}

/// What is rolled next: a To Kill DR against an AFV, else an IFT DR. Nobody misses it at a deadline: of a shot that players
/// broke off the log need not tell more.
fn after_hit(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let shots = on.volley.shots();
    if shots.is_empty() || !shots.iter().all(|shot| shot.kind().is_some_and(WeaponKind::is_ordnance)) {
        return Vec::new();
    }
    if attack.hit != Some(true) {
        return Vec::new();
    }
    let settled = !attack.rolls.is_empty() || !attack.kills.is_empty();
    let debt = if is_at_afv(ctx, attack) { Debt::ToKill } else { Debt::Roll };
    let says = || format!("{} hit, and the log does not tell what the hit does", attack.declared.attack);
    alloc::vec![Owed::of_all(debt, Standing::done_or(settled, says))]
}

/// The one vehicle that it was aimed at.
fn destroyed(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let fatal = |given: &&VehicleResult| matches!(given, VehicleResult::Eliminated | VehicleResult::Burning);
    let Some(due) = attack.kills.iter().flatten().find(fatal) else { return Vec::new() };
    let mut vehicles = attack.targets.iter().filter(|id| ctx.vehicle(id).is_some());
    let (Some(id), None) = (vehicles.next(), vehicles.next()) else { return Vec::new() };
    let gone = ctx.before.units.get(id).is_none_or(|unit| unit.eliminated);
    let told = gone || attack.hits.iter().any(|(hit, _)| hit == id);
    let says = || format!("{{}} is {} by the To Kill roll, and the log does not tell it", due.word());
    alloc::vec![Owed::of(id, Debt::Vehicle(*due), Standing::done_or(told, says))]
}

/// Harm that a line tells without its attack is that of the only one on the unit.
fn hit_first(told: &Told<'_, Event>) -> Verdict {
    let (ctx, what) = (&told.ctx, &told.said.what);
    let Some((id, harm)) = what.unit().zip(what.harm()) else { return Verdict::Silent };
    let on = |attack: &&Attack| attack.concerns(id);
    let attack = match what.attack() {
        Some(named) => ctx.before.attacks.get(&named),
        None if matches!(what, What::Checked(_)) => None,
        None => {
            let mut all = ctx.before.attacks.values().filter(on);
            all.next().filter(|attack| all.next().is_none() && !attack.closed)
        }
    };
    // [EXC: an Original 12 of a PF reduces who fires it (C13.36).]
    let attack = attack.filter(|attack| !has_backfired(ctx, attack, id));
    attack.map_or(Verdict::Silent, |attack| harmless(attack, id, harm.word()))
}

/// Of vehicles' weapons D3 tells.
fn hit_before_kill(told: &Told<'_, ToKillAttempt>) -> Verdict {
    let Some(on) = &told.underway else { return Verdict::Silent };
    let [shot] = on.volley.shots() else { return Verdict::Silent };
    let vehicle = told.ctx.vehicle(&shot.firer.unit).is_some();
    let rolls = shot.firer.to_kill || shot.kind().is_some_and(WeaponKind::is_ordnance);
    if vehicle || !rolls || !told.ctx.is_of_players() {
        return Verdict::Silent;
    }
    let id = on.attack.declared.attack;
    match on.attack.hit {
        Some(false) => Verdict::broken(format!("the To Hit roll of {id} missed: it has no To Kill roll")),
        // An excerpt may leave the To Hit roll out.
        Some(true) | None if on.attack.to_hits.is_empty() && !told.ctx.tells_all() => Verdict::Silent,
        Some(true) | None => Verdict::kept_or(!on.attack.to_hits.is_empty(), || {
            format!("the To Kill roll of {id} is told before its To Hit roll")
        }),
    }
}

fn hit_first_of(told: &Told<'_, VehicleHit>) -> Verdict {
    let hit = told.said;
    told.attack().map_or(Verdict::Silent, |attack| harmless(attack, &hit.unit, hit.result.word()))
}

/// What a vehicle suffers, told as its status.
fn hit_first_said(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let harm = [
        (Status::Immobilized, "immobilized"),
        (Status::Stunned, "stunned"),
        (Status::Shocked, "shocked"),
        (Status::Recalled, "recalled"),
    ];
    let said = harm.into_iter().find(|(status, _)| changed.add.contains(status));
    let attack = changed.attack.and_then(|id| told.ctx.before.attacks.get(&id));
    let Some((attack, (_, said))) = attack.zip(said) else { return Verdict::Silent };
    harmless(attack, &changed.unit, said)
}

/// To Hit rolls, and no roll for what a hit does.
fn harmless(attack: &Attack, id: &UnitId, word: &str) -> Verdict {
    let to_kill = attack.dice.iter().any(|(purpose, ..)| *purpose == Purpose::ToKill);
    if attack.to_hits.is_empty() {
        return Verdict::Silent;
    }
    if !attack.rolls.is_empty() || !attack.kills.is_empty() || to_kill {
        return Verdict::Kept;
    }
    let named = attack.declared.attack;
    match attack.hit {
        Some(false) => Verdict::broken(format!("{named} missed, and {id} is {word} by it")).about(id),
        Some(true) | None => {
            Verdict::undecided(format!("by what roll {id} is {word}: {named} has no To Kill or IFT roll"))
                .about(id)
        }
    }
}

/// A Shock or a Stun may come of the crew, and a result may have been told with the roll alone.
fn as_rolled(told: &Told<'_, VehicleHit>) -> Verdict {
    let hit = told.said;
    let Some(attack) = told.attack().filter(|attack| attack.kills.iter().any(Option::is_some)) else {
        return Verdict::Silent;
    };
    if attack.kills.iter().flatten().any(|given| is_same(*given, hit.result)) {
        return Verdict::Kept;
    }
    let given = attack.kills.iter().flatten().last().copied().unwrap_or(VehicleResult::None);
    Verdict::wrong(format!("the To Kill roll of {}", attack.declared.attack), hit.result.word(), given.word())
}
