//! A8.31: who may use FPF and with what. The DR of FPF is at once the NMC of those who use it, and of their director. A log tells it as a check by the roll of
//! the attack; the MC that the attack gives the enemy is another.

use crate::duty::{Debt, Owed, Standing};
use crate::event;
use crate::event::{Checked, FireMode, Marker, Status, UnitId};
use crate::facts::{Ctx, Shot, Told, Underway, Volley};
use crate::figures::check::casualties::is_unbreakable;
use crate::figures::check::commissar::commissar;
use crate::figures::check::leadership::leadership_lent;
use crate::figures::check::passed::check_due;
use crate::figures::fire::earlier::{answers_same, earlier_by_gun, earlier_of};
use crate::figures::fire::fpf::{is_of, users};
use crate::figures::fire::result::uses_fpf;
use crate::figures::infantry::held::lacks;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::{each_shot, each_shot_or_open};
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, Reason, WeaponKind, WeaponName, WeaponWord};
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A8.31-who",
        &[Matter::FireLeave],
        "FPF is for Infantry marked Final Fire.",
        Check::Fire(who),
    )
    .since(2),
    Clause::checks(
        "A8.31-own-nmc",
        &[Matter::RollUse],
        "The DR of FPF is the NMC of every unit that uses it, and of the director: no other roll is.",
        &[Check::Checked(own_nmc), Check::Owed(own_breaks)],
    ),
    Clause::check(
        "A8.31-nmc-leader-only",
        &[Matter::Modifier],
        "That NMC has leadership as its only DRM.",
        Check::Checked(leader_only),
    ),
    Clause::guard("A8.31-target-anyway", "The target is attacked even if the firer breaks."),
    Clause::check(
        "A8.31-adjacent",
        &[Matter::FireLeave],
        "FPF is at units ADJACENT or in the own hex.",
        Check::Fire(fpf_adjacent),
    ),
    Clause::check(
        "A8.31-all-mg",
        &[Matter::FireLeave],
        "All MG that a unit can use take part in its FPF.",
        Check::Fire(all_mg),
    )
    .since(2),
];

/// The shot is FPF: of a group, each member that says so.
fn is_fpf(shot: &Shot<'_>) -> bool {
    let alone = shot.attack.firers.iter().all(|f| f.unit == shot.firer.unit);
    let mode = shot.mode() == FireMode::Fpf && shot.ctx.before.phase == Some(Phase::MPh);
    mode && shot.infantry().is_some() && (alone || shot.says(Reason::Subsequent))
}

/// A vehicle says so of its own fire.
fn is_of_vehicle(shot: &Shot<'_>) -> bool {
    let alone = shot.attack.firers.len() == 1 && shot.mode() == FireMode::Fpf;
    alone && shot.ctx.scenario.book >= 2 && shot.ctx.vehicle(&shot.firer.unit).is_some()
}

/// What a unit and those that it is left of fired before this in the MPh.
fn fired_before<'a>(shot: &'a Shot<'_>) -> impl Iterator<Item = &'a Attack> {
    let now = shot.attack.attack;
    earlier_of(&shot.ctx, &shot.firer.unit).into_iter().filter(move |a| a.declared.attack != now)
}

/// By its counter, or by the SFF or FPF that it made or directed; a Gun that it mans may be under Intensive Fire.
fn may_be_marked(shot: &Shot<'_>) -> bool {
    let (ctx, id) = (&shot.ctx, &shot.firer.unit);
    let marks = [Marker::FinalFire, Marker::IntensiveFire];
    let second = |a: &Attack| matches!(a.declared.mode, FireMode::Subsequent | FireMode::Fpf);
    let now = shot.attack.attack;
    let led = |a: &Attack| a.declared.attack != now && a.declared.directors.contains(id);
    shot.unit.is_none_or(|unit| marks.iter().any(|mark| unit.markers.contains(mark)))
        || fired_before(shot).any(second)
        || ctx.before.attacks.values().any(|a| second(a) && led(a))
        || earlier_by_gun(ctx, id).next().is_some()
}

/// Before FPF a unit makes First Fire and Subsequent First Fire, each at an MF or MP of its own (A8.14): where fewer are spent, it
/// cannot have made both. `None` where they are not known.
fn too_few_spent(ctx: &Ctx<'_>) -> Option<bool> {
    let known = ctx.before.units.values().all(|unit| !unit.mph.unstated);
    let spent = ctx.before.units.values().fold(Mp::whole(0), |sum, unit| sum + unit.mph.spent);
    known.then_some(spent < Mp::whole(3))
}

/// A SW that fired in it without a counter told leaves open which its unit is under.
fn who(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| (is_fpf(shot) || is_of_vehicle(shot)) && shot.ctx.tells_all();
    let bad = |shot: &Shot<'_>| {
        if is_of_vehicle(shot) {
            return Some(format!("{} is a vehicle: it makes no FPF", shot.firer.unit));
        }
        let unit = shot.unit.filter(|_| !may_be_marked(shot))?;
        let inherent = |a: &Attack| {
            let own = |f: &event::Firer| f.unit == shot.firer.unit && f.weapon == event::Use::Inherent;
            a.declared.firers.iter().any(own)
        };
        let told = unit.markers.contains(&Marker::FirstFire) || fired_before(shot).all(inherent);
        let first = told && too_few_spent(&shot.ctx) == Some(true);
        first.then(|| format!("{} is not marked Final Fire: it makes no FPF", shot.firer.unit))
    };
    each_shot_or_open(volley, asked, bad, |shot| {
        let unit = &shot.firer.unit;
        (!may_be_marked(shot)).then(|| {
            format!(
                "whether {unit} is marked Final Fire: no Subsequent First Fire of it and no such counter stands before this"
            )
        })
    })
}

/// The MG of a squad that fires its inherent FP and no SW, where the MG works, and has not fired at this very expenditure. Another unit that
/// fires such a MG without having one may have this.
fn left_out<'a>(shot: &Shot<'a>) -> Option<&'a WeaponName> {
    let (ctx, id, unit) = (&shot.ctx, &shot.firer.unit, shot.unit?);
    let infantry = shot.infantry().filter(|infantry| infantry.is_squad() && shot.is_inherent())?;
    let fires_sw = |f: &event::Firer| f.unit == *id && f.weapon != event::Use::Inherent;
    if shot.attack.firers.iter().any(fires_sw) || unit.markers.contains(&Marker::Malfunction) {
        return None;
    }
    let mg = |name: &WeaponName| {
        let weapon = event::Use::Sw(name.clone());
        let same = |f: &event::Firer| {
            let named =
                matches!(&f.weapon, event::Use::Sw(other) | event::Use::Weapon(other) if other == name);
            named && (f.unit == *id || lacks(ctx, &f.unit, name))
        };
        let fired = |a: &Attack| answers_same(ctx, a) && a.declared.firers.iter().any(same);
        let is_mg = ctx.scenario.weapon_kind(shot.def(), &weapon) == Some(WeaponKind::Mg);
        let out = |failed: &event::Use| matches!(failed, event::Use::Sw(other) | event::Use::Weapon(other) if other == name);
        is_mg
            && !unit.failed.iter().any(out)
            && !shot.attack.firers.iter().any(same)
            && !ctx.before.attacks.values().any(fired)
    };
    infantry.sw.as_ref()?.iter().find(|name| mg(name))
}

/// A MMG or HMG may be dismantled, which no log tells.
fn all_mg(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| {
        let squad = shot.infantry().is_some_and(|infantry| infantry.is_squad() && infantry.sw.is_some());
        is_fpf(shot) && shot.is_inherent() && squad && shot.ctx.tells_all()
    };
    let light = |name: &&WeaponName| name.is(WeaponWord::Lmg);
    let bad = |shot: &Shot<'_>| {
        let name = left_out(shot).filter(light)?;
        Some(format!("{} leaves its {name} out of its FPF, in which all its MG fire", shot.firer.unit))
    };
    each_shot_or_open(volley, asked, bad, |shot| {
        let name = left_out(shot)?;
        Some(format!("whether {} can use its {name}, which it leaves out of its FPF", shot.firer.unit))
    })
}

/// A MC of one who fired in it, for its own FPF.
fn own<'a>(told: &Told<'a, Checked>) -> Option<&'a Attack> {
    let mc = matches!(told.said.check, event::Check::Mc(_));
    told.attack().filter(|attack| mc && uses_fpf(attack, &told.said.unit))
}

fn own_nmc(told: &Told<'_, Checked>) -> Verdict {
    let Some(attack) = own(told).filter(|attack| !attack.rolls.is_empty()) else { return Verdict::Silent };
    Verdict::kept_or(is_of(attack, told.said), || {
        format!("the NMC of {} is the DR of {} itself", told.said.unit, attack.declared.attack)
    })
}

/// A unit that fails it by the DR, whatever leader may help, breaks, though nobody wrote it down. A7.303 tells of those of
/// whom a check is told.
fn own_breaks(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    if attack.declared.mode != FireMode::Fpf {
        return Vec::new();
    }
    let owed = users(attack).into_iter().filter_map(|id| {
        let unit = ctx.before.units.get(id)?;
        let told = attack.checks.iter().any(|made| made.unit == *id);
        if told || is_unbreakable(ctx, id) {
            return None;
        }
        let gone = unit.eliminated || unit.is_broken() || attack.reduced.contains_key(id);
        let breaks = || "the DR of its FPF is the NMC of {}, which fails it and does not break".into();
        let pins =
            || "the DR of its FPF is the NMC of {}, which passes it at the highest and has no Pin".into();
        match over_own_nmc(ctx, attack, id)? {
            (1.., _) => Some(Owed::of(id, Debt::Breaks, Standing::done_or(gone, breaks))),
            // No leader can have helped it.
            (0, 0) => Some(Owed::of(id, Debt::Pinned, Standing::done_or(gone || unit.is_pinned(), pins))),
            (0, _) | (..0, _) => None,
        }
    });
    owed.collect()
}

/// By how much the DR of the attack is above its Morale Level, with all the help that it may have, and that help.
fn over_own_nmc(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> Option<(i16, i16)> {
    let [roll] = attack.rolls.as_slice() else { return None };
    let checked = Checked {
        unit: id.clone(),
        also: Vec::new(),
        check: event::Check::Mc(0),
        roll: roll.said.roll,
        drm: Vec::new(),
        morale: None,
        passed: None,
        attack: Some(attack.declared.attack),
    };
    let (morale, _, _) = check_due(ctx, &checked)?;
    let lent = leadership_lent(ctx, &checked).map_or(0, |drm| drm.0.min(0));
    let helps = i16::from(commissar(ctx, id));
    // What lowered it since lowered it for later checks.
    let unit = ctx.before.units.get(id)?;
    let lowered = [Status::Encircled, Status::Wounded].iter().any(|status| unit.status.has(*status));
    let level = i16::from(morale) + helps + i16::from(lowered);
    let over = roll.dice?.original().saturating_add(lent).saturating_sub(level);
    Some((over, lent.saturating_sub(helps + i16::from(lowered))))
}

fn leader_only(told: &Told<'_, Checked>) -> Verdict {
    if own(told).is_none() {
        return Verdict::Silent;
    }
    let leads = [Modifier::Leader, Modifier::Commissar];
    let other = told.said.drm.iter().find(|line| !leads.iter().any(|leader| line.is(*leader)));
    other.map_or(Verdict::Kept, |line| {
        Verdict::broken(format!("{} is no DRM of the NMC that FPF is: leadership alone", line.name))
    })
}

fn fpf_adjacent(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| {
        shot.mode() == FireMode::Fpf && shot.infantry().is_some() && shot.ctx.is_of_players()
    };
    each_shot(volley, asked, |shot| {
        let range = shot.range_to(0).filter(|range| *range > 1)?;
        Some(format!("FPF is at ADJACENT units: {} fires {range} hexes far", shot.firer.unit))
    })
}
