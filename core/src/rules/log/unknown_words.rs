//! Words that nobody knows, and weapons that a unit does not have. A word of a closed list that stands in a log made
//! elsewhere is never guessed at; a special rule's DRM stands by its word.

use crate::counter::UnitDef;
use crate::event::{Claim, Claimed, CloseCombatFought, DrmLine, Status, SwRecovered, UnitId, Use};
use crate::facts::{CaseLine, Ctx, IftRoll, ToHitRoll, Told, Volley};
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::near::hint;
use crate::rules::table::Check;
use crate::state::excess_in;
use crate::vocab::num::Drm;
use crate::vocab::{InfantryKind, Meaning, Modifier, WeaponKind, WeaponName, WeaponWord, Word};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "LOG.unknown-word",
        &[Matter::Record],
        "A result of the IFT and a Case that is claimed are words that the rules know.",
        &[Check::Ift(result_known), Check::Claimed(case_known)],
    ),
    Clause::checks(
        "LOG.weapon-possessed",
        &[Matter::FireLeave],
        "A vehicle fires the weapons that the scenario lists for it.",
        &[Check::VehicleFire(fires_its_own), Check::ToHit(aims_its_own)],
    ),
];

fn result_known(roll: &IftRoll<'_>) -> Verdict {
    roll.said.result.as_ref().map_or(Verdict::Silent, |word| known("the result", word))
}

fn case_known(told: &Told<'_, Claimed>) -> Verdict {
    let Claim::Case(word) = &told.said.claim else { return Verdict::Silent };
    known("the Case", word)
}

fn known<M: Meaning>(what: &str, word: &Word<M>) -> Verdict {
    if word.means().is_some() {
        return Verdict::Kept;
    }
    Verdict::undecided(format!("what {what} {} means{}", word.as_str(), hint(word)))
}

/// DRM of a To Hit roll of a Gun or of Infantry that no rule names; those of vehicles have a clause of D3.
pub(super) fn to_hit_by_word(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    if ctx.vehicle(&attempt.unit).is_some() {
        return Verdict::Silent;
    }
    match by_word(&attempt.drm) {
        Verdict::Silent => better_by_word(roll),
        other @ (Verdict::Kept | Verdict::Broken(_) | Verdict::Undecided(_)) => other,
    }
}

/// Cases for which nothing that a log tells of a Gun on foot stands, or which never better its roll.
const FREE: [Modifier; 8] = [
    Modifier::K,
    Modifier::M,
    Modifier::N,
    Modifier::Tem,
    Modifier::Hindrance,
    Modifier::Heroic,
    Modifier::Commissar,
    Modifier::Stealthy,
];

/// Of acquisition: no To Hit roll of it is on record before this one. A hex that it fired at can be acquired, too.
fn is_first(roll: &ToHitRoll<'_>, case: Option<Modifier>) -> bool {
    let (ctx, id) = (&roll.ctx, &roll.said.unit);
    let rolled = || ctx.before.units.get(id).is_some_and(|unit| !unit.rolled_at.is_empty());
    let fired = || ctx.before.attacks_by(id).iter().any(|attack| !attack.to_hits.is_empty());
    case != Some(Modifier::N) || !(rolled() || fired())
}

/// A Case that betters the roll, of which nothing in the log says whether it is due.
fn better_by_word(roll: &ToHitRoll<'_>) -> Verdict {
    let sheet = roll.sheet();
    let betters = |case: &&CaseLine| {
        let free = case.case.is_some_and(|case| FREE.contains(&case)) && is_first(roll, case.case);
        free && case.due.is_none() && case.said.is_some_and(|said| said < Drm(0))
    };
    match sheet.cases.iter().find(betters).filter(|_| roll.ctx.tells_all()) {
        Some(case) => Verdict::undecided(format!(
            "whether both players accept the DRM {} {}",
            case.name,
            case.said.unwrap_or_default()
        )),
        None => of_spotter(roll),
    }
}

/// A spotter's +2 where no spotter is told, or as another figure.
fn of_spotter(roll: &ToHitRoll<'_>) -> Verdict {
    let sheet = roll.sheet();
    let open = sheet.cases.iter().find(|case| case.case == Some(Modifier::Spotted) && case.due.is_none());
    open.map_or(Verdict::Silent, |case| {
        let value = case.said.unwrap_or_default();
        Verdict::undecided(format!("whether both players accept the DRM {} {value}", case.name))
    })
}

/// DRM of Close Combat that no rule names.
pub(super) fn cc_by_word(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    // A11.141 speaks of one leader, D3.44 of those of vehicles.
    let of_vehicle = fought.attackers.iter().any(|id| ctx.vehicle(id).is_some());
    let leads = |line: &DrmLine| {
        let of_crew = [Modifier::QuasiLeader, Modifier::ArmorLeader].iter().any(|of| line.is(*of));
        let first = fought.drm.iter().find(|line| line.is(Modifier::Leader));
        of_crew && of_vehicle || first.is_some_and(|first| core::ptr::eq(first, line))
    };
    let gains = |line: &DrmLine| line.value.is_some_and(|drm| drm < Drm(0)) && line.means().is_some();
    let open = fought.drm.iter().filter(|line| gains(line) && !leads(line) && !is_shown(ctx, fought, line));
    let open: Vec<String> =
        open.map(|line| format!("{} {}", line.name, line.value.unwrap_or_default())).collect();
    let unknown = by_word(&fought.drm);
    if unknown != Verdict::Silent || open.is_empty() {
        return unknown;
    }
    Verdict::undecided(format!("whether both players accept the DRM {}", open.join(", ")))
}

/// DRM that better the dr of a Recovery: A4.44 has the CX alone, and it adds.
pub(super) fn recovery_by_word(told: &Told<'_, SwRecovered>) -> Verdict {
    let gains = told.said.drm.iter().filter(|line| line.value.is_some_and(|drm| drm < Drm(0)));
    let names: Vec<String> = gains
        .filter(|line| !line.is(Modifier::Cx))
        .map(|line| format!("{} {}", line.name, line.value.unwrap_or_default()))
        .collect();
    if names.is_empty() {
        return Verdict::Silent;
    }
    Verdict::undecided(format!("whether both players accept the DRM {}", names.join(", ")))
}

/// The log shows what gives it: one who is attacked is CX or broken, or a hero attacks (A11.5, A11.16).
fn is_shown(ctx: &Ctx<'_>, fought: &CloseCombatFought, line: &DrmLine) -> bool {
    let has = |units: &[UnitId], status| {
        units.iter().any(|id| ctx.before.units.get(id).is_some_and(|unit| unit.status.has(status)))
    };
    // A11.16 speaks of broken ones, A4.51, A11.4, A11.2 and A20.22 of the others.
    let judged = [Modifier::Cx, Modifier::Broken, Modifier::Ambush, Modifier::Withdrawing, Modifier::Capture];
    if ctx.scenario.book >= 2 && judged.into_iter().any(|modifier| line.is(modifier)) {
        return true;
    }
    let is_hero = |id: &&UnitId| {
        let kind = infantry(ctx, id).and_then(|(_, values)| values.kind);
        kind == Some(InfantryKind::Hero) || has(core::slice::from_ref(*id), Status::Heroic)
    };
    let heroes = fought.attackers.iter().filter(is_hero).count();
    // Each hero gives -1 (A15.24).
    if line.is(Modifier::Heroic) {
        return i16::try_from(heroes).is_ok_and(|n| n > 0 && line.value == Some(Drm(-n)));
    }
    // Personnel of an overstacked Location (A5.131).
    if line.is(Modifier::Overstacked) && ctx.scenario.book >= 2 {
        return line.value.is_some_and(|value| value == Drm(-too_many(ctx, &fought.targets)));
    }
    line.is(Modifier::Cx) && has(&fought.targets, Status::Cx) && line.value == Some(Drm(-1))
}

/// Squad equivalents too many that stand with those who are fought.
fn too_many(ctx: &Ctx<'_>, fought: &[UnitId]) -> i16 {
    let unit = fought.first().and_then(|id| ctx.before.units.get(id));
    let at = unit.and_then(|unit| Some((unit.side.as_ref()?, unit.location()?)));
    let over = at.and_then(|(side, at)| excess_in(ctx.before, side, at));
    over.and_then(|over| i16::try_from(over).ok()).unwrap_or_default()
}

fn by_word(drm: &[DrmLine]) -> Verdict {
    let unknown = drm.iter().filter(|line| line.means().is_none());
    let names: Vec<String> = unknown.map(|line| format!("{}{}", line.name, hint(&line.name))).collect();
    if names.is_empty() {
        return Verdict::Silent;
    }
    Verdict::undecided(format!("whether both players accept the DRM {}", names.join(", ")))
}

fn fires_its_own(volley: &Volley<'_>) -> Verdict {
    let verdicts =
        volley.declared.firers.iter().map(|firer| possession(&volley.ctx, &firer.unit, &firer.weapon));
    strongest(verdicts)
}

/// Speaks of a To Hit roll whose attack nobody declared; else the declaration was judged.
fn aims_its_own(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    if ctx.before.attacks.contains_key(&attempt.attack) {
        return Verdict::Silent;
    }
    possession(ctx, &attempt.unit, &attempt.weapon)
}

fn strongest(verdicts: impl Iterator<Item = Verdict>) -> Verdict {
    let mut found = Verdict::Silent;
    for verdict in verdicts {
        match verdict {
            Verdict::Silent => {}
            Verdict::Kept => found = Verdict::Kept,
            Verdict::Broken(_) | Verdict::Undecided(_) => return verdict,
        }
    }
    found
}

/// Asked of a vehicle. Canister and IFE are ways to fire its Gun.
fn possession(ctx: &Ctx<'_>, id: &UnitId, weapon: &Use) -> Verdict {
    let def = ctx.unit(id).map(|(_, def)| def).filter(|def| def.vehicle.is_some());
    let (Some(def), Use::Weapon(name) | Use::Sw(name)) = (def, weapon) else { return Verdict::Silent };
    if matches!(weapon, Use::Sw(_)) {
        if def.weapons.is_empty() || def.weapons.contains_key(name) {
            return Verdict::Silent;
        }
        return Verdict::broken(format!("{id} is a vehicle and fires no SW: those aboard it do"));
    }
    if def.weapons.is_empty() && !has(ctx, def, name) {
        return unlisted(id, def, name);
    }
    Verdict::kept_or(has(ctx, def, name), || {
        let listed: Vec<String> = def.weapons.keys().map(ToString::to_string).collect();
        format!("{id} has no {name}: its weapons are {}", listed.join(", "))
    })
}

/// The scenario lists no weapon of the vehicle: a Main Armament has all that are armed.
fn unlisted(id: &UnitId, def: &UnitDef, name: &WeaponName) -> Verdict {
    let armed = def.vehicle.as_ref().and_then(|vehicle| vehicle.armed);
    match (armed, name.is(WeaponWord::Ma)) {
        (Some(false), _) => Verdict::broken(format!("{id} carries no weapon")),
        (_, true) => Verdict::Silent,
        (_, false) => {
            Verdict::undecided(format!("whether {id} has {name}: the scenario lists none of its weapons"))
        }
    }
}

fn has(ctx: &Ctx<'_>, def: &UnitDef, name: &WeaponName) -> bool {
    let by_gun = matches!(name.kind(), Some(WeaponKind::Ife | WeaponKind::Canister));
    let is_gun = |weapon: &crate::counter::Weapon| weapon.kind.is_none_or(WeaponKind::is_ordnance);
    let gun = by_gun && def.weapons.iter().any(|(_, weapon)| is_gun(weapon));
    let of_head = def.weapons.is_empty() && ctx.scenario.weapons.contains_key(name);
    def.weapons.contains_key(name) || of_head || gun
}
