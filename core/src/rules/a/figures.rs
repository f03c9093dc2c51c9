//! Figures of fire that players and tests ask for beside the sheet: the chain of a Fire Group, limits, the
//! outcome of a check, To Hit Cases, whom Cowering marks. Derived from scenario and state, as the clauses do.

use super::a7_5_fire_group::{is_chain, places};
use super::a7_8_pin::{CASE_D, CASE_I, has_pinned_crew, is_exempt, no_check};
use super::a7_9_cowering::marked_units;
use super::a7_22_factors::reach;
use super::a7_34_spraying::{SPRAYING_RANGE, squad_sprays};
use super::a7_35_weapons::{SW_PER_SQUAD, is_spent_inherent};
use super::a7_54_mandatory::{could_join, is_bound, same_target, was_bound};
use super::a7_83_movers::{LEADER_MF, leaders_along, own_mf};
use super::a7_212_own_location::{known_enemies, prc_below};
use super::a7_303_checks::{broken_exempt, passes};
use super::a7_308_prc::survivors_exempt;
use super::facts::{blocked_members, earlier, fire_phase, infantry, leadership};
use super::morale::morale_of;
use super::shot::{Shot, observer, shots};
use crate::charts::to_hit::{GunType, case_a};
use crate::effects;
pub use crate::effects::Outcome as CheckOutcome;
use crate::event::{self, CaChanged, Checked, FireAttack, FireMode, Level, ToHitAttempt, TurretTo, UnitId};
use crate::facts::{Told, Volley};
use crate::finding::Verdict;
use crate::rules::Ctx;
use crate::state::{Attack, Unit, side_of};
use crate::vocab::dice::Dice;
use crate::vocab::hex::Cell;
use crate::vocab::num::{Drm, Fp, Mp};
use crate::vocab::phase::Phase;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The Locations of the firers of an attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// Each once, in the order declared.
    pub places: Vec<(Cell, Level)>,
    /// They form one string of ADJACENT Locations (A7.5).
    pub connected: bool,
}

/// The chain of a Fire Group; none when a firer's place is unknown.
#[must_use]
pub fn chain(ctx: &Ctx<'_>, attack: &FireAttack) -> Option<Chain> {
    let shots = shots(ctx, attack);
    let connected = is_chain(&places(&shots)?);
    let mut places: Vec<(Cell, Level)> = Vec::new();
    for place in shots.iter().filter_map(Shot::location) {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    Some(Chain { places, connected })
}

/// Two or more units or weapons attack together (A7.5); two SMC on one SW are one firer.
#[must_use]
pub const fn is_fire_group(attack: &FireAttack) -> bool {
    attack.firers.len() > 1
}

/// How far the first firer reaches, in hexes: twice its normal range (A7.22), three when a squad sprays
/// (A7.34).
#[must_use]
pub fn longest_range(ctx: &Ctx<'_>, attack: &FireAttack) -> Option<u32> {
    let shots = shots(ctx, attack);
    let shot = shots.first()?;
    if squad_sprays(shot) { Some(SPRAYING_RANGE) } else { shot.normal_range().map(reach) }
}

/// How many different SW and Guns a unit fires in a fire phase at most (A7.351, A7.352).
#[must_use]
pub fn most_sw(ctx: &Ctx<'_>, unit: &UnitId) -> Option<usize> {
    let (_, values) = infantry(ctx, unit)?;
    values.kind.map(|_| if values.is_squad() { SW_PER_SQUAD } else { 1 })
}

/// The Multiple ROF of the first firer's weapon in force: none when it has none, is pinned (A7.81, A7.82),
/// or fires in the AFPh otherwise than by Opportunity Fire (A7.25).
#[must_use]
pub fn rof_in_force(ctx: &Ctx<'_>, attack: &FireAttack) -> Option<u8> {
    let shots = shots(ctx, attack);
    let shot = shots.first()?;
    let advancing = ctx.before.phase == Some(Phase::AFPh) && attack.mode != FireMode::Opportunity;
    let pinned = shot.unit.is_some_and(Unit::is_pinned) || has_pinned_crew(ctx, &shot.firer.unit);
    shot.weapon()?.rof.filter(|rof| *rof > 0 && !advancing && !pinned)
}

/// The FP of one attack by all who must fire together with this one (A7.55), those that fired apart included.
#[must_use]
pub fn group_fp(ctx: &Ctx<'_>, attack: &FireAttack) -> Option<Fp> {
    let volley = Volley::of(ctx, attack);
    let all = volley.shots();
    let bound: Vec<&Shot<'_>> = all.iter().filter(|shot| is_bound(shot)).collect();
    let mut sum = Fp::whole(0);
    for shot in all {
        sum = sum + shot.worth(0)?;
    }
    let others = earlier(ctx).filter(|a| a.declared.mode == attack.mode && same_target(&volley, a));
    for other in others {
        for (shot, place) in shots(ctx, &other.declared).iter().zip(&other.from) {
            let joins = |here: &&Shot<'_>| here.location() == *place && could_join(here, shot) == Some(true);
            if was_bound(shot) && bound.iter().copied().any(|here| joins(&here)) {
                sum = sum + shot.worth(0)?;
            }
        }
    }
    Some(sum)
}

/// The fire phases of this Player Turn in which a unit fired; the DEFENDER's MPh and DFPh are one (A.15).
#[must_use]
pub fn fire_phases(ctx: &Ctx<'_>, unit: &UnitId) -> usize {
    let fired = ctx.before.attacks_by(unit).into_iter();
    fired.filter_map(|attack| fire_phase(attack.phase)).collect::<BTreeSet<u8>>().len()
}

/// Does a unit still have its inherent FP for this attack, were it to fire them too (A7.351 to A7.353)?
#[must_use]
pub fn has_inherent_left(ctx: &Ctx<'_>, attack: &FireAttack, unit: &UnitId) -> Option<bool> {
    let other = |f: &&event::Firer| f.unit == *unit && f.weapon != event::Use::Inherent;
    let firer = attack.firers.iter().find(other)?;
    let used = earlier(ctx).flat_map(|a| &a.declared.firers).filter(other);
    let mut with = attack.clone();
    with.firers.extend(used.cloned());
    with.firers.push(event::Firer { weapon: event::Use::Inherent, ..firer.clone() });
    shots(ctx, &with).last().map(|shot| !is_spent_inherent(shot))
}

/// The Locations that a Known enemy, or PRC below it, leave to a firer (A7.212); none when it is free.
#[must_use]
pub fn bound_to(ctx: &Ctx<'_>, attack: &FireAttack) -> Option<Vec<(Cell, Level)>> {
    let shots = shots(ctx, attack);
    let shot = shots.first()?;
    let (cell, level) = shot.location()?;
    let below = prc_below(shot);
    if !below && known_enemies(ctx, &shot.firer.unit, (cell, level)).is_empty() {
        return None;
    }
    let mut all = alloc::vec![(cell, level)];
    if let (true, Level::At(own)) = (below, level) {
        all.extend((0..own).rev().map(|level| (cell, Level::At(level))));
    }
    Some(all)
}

/// What an attack hits: those of its targets in the line of fire (A7.4, A7.308).
#[must_use]
pub fn affected<'a>(ctx: &Ctx<'_>, attack: &'a Attack) -> Vec<&'a UnitId> {
    let blocked = |id: &&UnitId| {
        let mut firers = attack.declared.firers.iter().map(|f| ctx.sees(observer(f), id));
        firers.all(|los| los == Some(false))
    };
    attack.targets.iter().filter(|id| !blocked(id)).collect()
}

/// What a check brings about; none when its dice or the Morale Level are unknown.
#[must_use]
pub fn check_outcome(ctx: &Ctx<'_>, checked: &Checked) -> Option<CheckOutcome> {
    let Dice::Dr(dr) = ctx.before.rolls.get(&checked.roll)?.dice else { return None };
    let (total, passed) = passes(ctx, checked)?;
    let unit = ctx.before.units.get(&checked.unit)?;
    let morale = morale_of(ctx, &checked.unit, checked.morale)?;
    let highest = effects::is_highest_pass(total, dr, morale);
    let pinnable = is_exempt(ctx, &checked.unit) == Some(false);
    Some(effects::outcome(checked.check, dr, passed, highest, unit.is_broken(), pinnable))
}

/// The Final DR of a check.
#[must_use]
pub fn check_total(ctx: &Ctx<'_>, checked: &Checked) -> Option<i16> {
    let Dice::Dr(dr) = ctx.before.rolls.get(&checked.roll)?.dice else { return None };
    Some(effects::check_total(checked.check, dr, &checked.drm))
}

/// Does this unit owe this check: no Pin TC of the broken or pinned (A7.305, A7.8), no check of PRC that
/// survived their vehicle (A7.308)?
#[must_use]
pub fn owes_check(ctx: &Ctx<'_>, checked: &Checked) -> Option<bool> {
    let _in_play = ctx.before.units.get(&checked.unit)?;
    let told = Told::of(ctx, checked);
    let barred = [broken_exempt, no_check, survivors_exempt].into_iter().map(|clause| clause(&told));
    Some(!barred.into_iter().any(|verdict| matches!(verdict, Verdict::Broken(_))))
}

/// The leaders who may help a unit's check: of its side, in its Location, neither pinned nor broken (A7.831).
#[must_use]
pub fn check_helpers<'a>(ctx: &Ctx<'a>, unit: &UnitId) -> Vec<&'a UnitId> {
    let here = ctx.before.units.get(unit).and_then(Unit::location);
    let side = side_of(ctx.before, ctx.scenario, unit);
    let helps = |(id, leader): &(&UnitId, &Unit)| {
        let fit = !leader.is_pinned() && !leader.is_broken() && !leader.eliminated;
        *id != unit && fit && leader.side.as_ref() == side && leadership(ctx, id).is_some()
    };
    ctx.before.units_with(here).into_iter().filter(helps).map(|(id, _)| id).collect()
}

/// The DRM of a To Hit Case that Pins decide: D of a pinned firer, I of a crew that a Pin has buttoned up, J
/// of a pinned target (A7.81, A7.82, A7.83). None for other Cases and where no Pin decides.
#[must_use]
pub fn case_by_pin(ctx: &Ctx<'_>, attempt: &ToHitAttempt, case: char) -> Option<Drm> {
    let target = || attempt.target.as_ref().filter(|id| infantry(ctx, id).is_some());
    let pinned = |id: &UnitId| ctx.before.units.get(id).is_some_and(Unit::is_pinned);
    match case {
        'D' => (has_pinned_crew(ctx, &attempt.unit) && !is_buttoned_up(ctx, &attempt.unit)).then_some(CASE_D),
        'I' => is_buttoned_up(ctx, &attempt.unit).then_some(CASE_I),
        'J' => target().filter(|id| pinned(id)).map(|_| Drm(0)),
        _ => None,
    }
}

/// A Pin counter has buttoned up the CE crew of this closed-topped AFV (A7.82).
#[must_use]
pub fn is_buttoned_up(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.vehicle(id).is_some_and(|(unit, vehicle)| {
        vehicle.afv && vehicle.open_topped == Some(false) && vehicle.ce == Some(true) && unit.is_pinned()
    })
}

/// Case A of a Gun that turns for its shot (C5.1): +3 for the first hexspine, +1 for each further one.
#[must_use]
pub fn case_a_of_gun(ctx: &Ctx<'_>, changed: &CaChanged) -> Option<Drm> {
    let (unit, def) = ctx.unit(&changed.unit)?;
    let TurretTo::Spine(to) = changed.to else { return None };
    let to = ctx.scenario.map.spine(unit.place.cell()?, to)?;
    if def.vehicle.is_some() || def.infantry.is_some() {
        return None;
    }
    let turned = unit.place.facing()?.steps_to(to).unsigned_abs();
    Some(case_a(GunType::NT, u8::try_from(turned).unwrap_or(u8::MAX)))
}

/// Whom a fire counter marks for good after an attack cowered, and the other firers (A7.9).
#[must_use]
pub fn cowering_marks(attack: &Attack) -> (Vec<&UnitId>, Vec<&UnitId>) {
    let marked = marked_units(attack);
    let mut others: Vec<&UnitId> = attack.declared.firers.iter().map(|f| &f.unit).collect();
    others.dedup();
    others.retain(|unit| !marked.contains(unit));
    (marked, others)
}

/// Did the roll of an attack leave a weapon of this unit its Multiple ROF? A pinned unit has none (A7.81).
#[must_use]
pub fn kept_rof(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let dice = attack.rolls.first().and_then(|roll| roll.dice);
    let keeps = |shot: &Shot<'_>| {
        let rof = shot.weapon().and_then(|weapon| weapon.rof).zip(dice);
        shot.firer.unit == *id && rof.is_some_and(|(rof, dr)| effects::keeps_rof(dr.colored, rof))
    };
    !ctx.before.units.get(id).is_some_and(Unit::is_pinned) && shots(ctx, &attack.declared).iter().any(keeps)
}

/// The counter that a unit is owed now: Prep Fire for a director of Prep Fire (A7.531) and for one whose
/// Opportunity Fire is over (A7.25), CC for survivors in an enemy Location (A7.211).
#[must_use]
pub fn counter_due(ctx: &Ctx<'_>, id: &UnitId) -> Option<&'static str> {
    let attacks = || ctx.before.attacks.values();
    let directed = attacks().any(|a| a.phase == Some(Phase::PFPh) && a.declared.directors.contains(id));
    let last = attacks()
        .filter(|a| a.declared.mode == FireMode::Opportunity && a.has_firer(id))
        .max_by_key(|a| a.seq);
    match last {
        Some(attack) if !kept_rof(ctx, attack, id) => Some("prep-fire"),
        Some(_) | None if directed => Some("prep-fire"),
        Some(_) | None => super::a7_211_prc::is_survivor(ctx, id).then_some("cc"),
    }
}

/// MF that a unit has left in its MPh: its own, two more from a leader who moved with it and is not pinned (A7.831).
/// None for SMC and Cavalry.
#[must_use]
pub fn mf_left(ctx: &Ctx<'_>, id: &UnitId) -> Option<Mp> {
    let (unit, values) = infantry(ctx, id)?;
    let led = leaders_along(ctx, id).iter().any(|leader| !leader.is_pinned());
    let bonus = if led { LEADER_MF } else { 0 };
    own_mf(unit, values).map(|own| Mp::whole(own + bonus) - unit.mph.spent)
}

/// Members of an attack who saw none of its targets (A7.52).
#[must_use]
pub fn members_without_los(ctx: &Ctx<'_>, attack: &Attack) -> Vec<UnitId> {
    blocked_members(ctx, attack)
}
