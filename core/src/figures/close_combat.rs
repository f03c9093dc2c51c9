//! Close Combat of Personnel on foot on its Table: FP of both, the Kill Number and what a Final DR does (A11.11 to A11.19).

use crate::charts::cct::{column, kill_number};
use crate::counter::Infantry;
use crate::event::{
    CcPlan, CcResolved, CcResult, CloseCombatFought, DrmLine, Event, Odds, Status, UnitId, What,
};
use crate::facts::Ctx;
use crate::figures::ambush::{ambush, keeps_concealment};
use crate::figures::infantry::allotment::is_inexperienced;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::figures::prisoners::prisoners_of;
use crate::figures::vehicle::reaction::is_marked;
use crate::state::{Unit, side_of};
use crate::tally::{Blame, Tally};
use crate::vocab::dice::Dice;
use crate::vocab::num::{Drm, Fp};
use crate::vocab::{InfantryKind, Modifier, Word};
use alloc::format;
use alloc::vec::Vec;

/// FP of those who attack and of those attacked, each a sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forces {
    /// Of those who attack.
    pub attack: Tally<Fp>,
    /// Of those attacked.
    pub defense: Tally<Fp>,
    /// Those attacked are concealed: the attack is halved (A11.19).
    pub is_halved: bool,
}

/// An attack in Close Combat with what is told beside it.
pub(crate) struct Attack<'e> {
    /// Attackers, targets, DR and DRM.
    pub(crate) fought: &'e CloseCombatFought,
    /// Its DRM are told, or its Final DR: a DRM that is not named is left out.
    pub(crate) is_told: bool,
    /// Its result, as declared.
    pub(crate) result: Option<CcResult>,
}

/// The attack that an event tells.
pub(crate) fn attack_of(event: &Event) -> Option<Attack<'_>> {
    if let What::CcResolved(cc) = &event.what {
        let (fought, result) = (&cc.fought, cc.result);
        return Some(Attack { fought, is_told: cc.total.is_some() || !fought.drm.is_empty(), result });
    }
    if let What::CloseCombatFought(fought) = &event.what {
        return Some(Attack { fought, is_told: !fought.drm.is_empty(), result: None });
    }
    None
}

/// The DRM of a name that counts against one of those attacked, in one sum; `None` where a value is not told.
pub(crate) fn drm_against(fought: &CloseCombatFought, id: &UnitId, modifier: Modifier) -> Option<Drm> {
    let of = |line: &&DrmLine| line.is(modifier) && (line.only.is_empty() || line.only.contains(id));
    fought.drm.iter().filter(of).try_fold(Drm(0), |sum, line| Some(sum + line.value?))
}

/// The FP of a Close Combat attack; `None` where somebody is no Personnel on foot, where FP are not known, where concealed and
/// other units are attacked as one, and where it is open who is concealed still.
#[must_use]
pub fn forces(ctx: &Ctx<'_>, fought: &CloseCombatFought) -> Option<Forces> {
    if !fought.weapons.is_empty() || fought.attackers.iter().any(|id| was_larger(ctx, id)) {
        return None;
    }
    let (mut attack, mut defense) = (Tally::new(), Tally::new());
    for id in &fought.attackers {
        let (unit, values) = on_foot(ctx, id)?;
        let (fp, pinned) = (printed(values)?, unit.is_pinned());
        // Its attack is halved, its defense is not (A7.8).
        let (fp, label) = if pinned { (fp.halved(), format!("{id}, pinned")) } else { (fp, format!("{id}")) };
        // So is that of a Guard on others than its prisoners (A20.52).
        let guards = prisoners_of(ctx, id).next().is_some();
        let (fp, label) = if guards { (fp.halved(), format!("{label}, a Guard")) } else { (fp, label) };
        attack.plus(fp, label, "A11.11", Blame::on("A11.11-odds"));
    }
    for id in &fought.targets {
        let (_, values) = on_foot(ctx, id)?;
        defense.plus(printed(values)?, format!("{id}"), "A11.11", Blame::on("A11.11-odds"));
    }
    let hidden = concealed(ctx, fought)?;
    let is_halved = hidden > 0;
    if is_halved && hidden < fought.targets.len() {
        return None;
    }
    if is_halved {
        attack.half("concealed", "A11.19", Blame::on("A11.19-halved"));
    }
    Some(Forces { attack, defense, is_halved })
}

/// It is what is left of a unit that was Reduced in this CCPh, and where nobody was ambushed it attacks as the whole of it (A11.12).
fn was_larger(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let fights = &ctx.before.close_combat;
    let at = ctx.before.units.get(id).and_then(Unit::location);
    let in_turn = at.is_some_and(|at| fights.ambush_at(at).is_some_and(|ambush| ambush.won.is_some()));
    fights.remnants.contains(id) && !in_turn
}

/// How many of those attacked are concealed; `None` where it is not told of one whether it has lost its "?" in an Ambush.
fn concealed(ctx: &Ctx<'_>, fought: &CloseCombatFought) -> Option<usize> {
    // Nobody under a "?" is held in Melee (A11.15).
    let hides = |unit: &Unit| unit.status.has(Status::Concealed) && !unit.status.has(Status::Melee);
    let is = |id: &&UnitId| ctx.before.units.get(id).is_some_and(hides);
    let each = fought.targets.iter().filter(is).map(|id| keeps_concealment(ctx, fought, id));
    each.map(|kept| kept.map(usize::from)).sum()
}

fn on_foot<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<(&'a Unit, &'a Infantry)> {
    infantry(ctx, id).filter(|(unit, _)| unit.aboard.is_none() && !unit.status.has(Status::Captured))
}

/// The FP of its counter; a SMC has one (A11.14).
fn printed(values: &Infantry) -> Option<Fp> {
    let smc = values.kind?.is_smc();
    let fp = if smc { Some(values.fp.unwrap_or(1).max(1)) } else { values.fp };
    fp.map(|fp| Fp::whole(u32::from(fp)))
}

/// The Final DR against one of those attacked: a DRM may be that of some of them (A.5). `None` where the DR or a DRM is not told.
#[must_use]
pub fn final_dr(ctx: &Ctx<'_>, fought: &CloseCombatFought, target: &UnitId) -> Option<i16> {
    let Dice::Dr(dr) = ctx.before.rolls.get(&fought.roll)?.dice else { return None };
    let counts = |line: &&DrmLine| line.only.is_empty() || line.only.contains(target);
    let drm = fought.drm.iter().filter(counts).try_fold(Drm(0), |sum, line| Some(sum + line.value?))?;
    Some(dr.with(drm))
}

/// The DRM of an attack on foot, as far as the log tells what gives them: an Ambush (A11.4), CX (A4.51), the best leader who takes part
/// beside others (A11.141), who is broken (A11.16) and who withdraws (A11.2).
#[must_use]
pub fn drm_due(ctx: &Ctx<'_>, fought: &CloseCombatFought) -> Vec<DrmLine> {
    let side = fought.attackers.first().and_then(|id| side_of(ctx.before, ctx.scenario, id));
    let won = ambush(ctx, fought).and_then(|ambush| ambush.won.as_ref());
    let by_ambush = won.map_or(0, |won| if Some(won) == side { -1 } else { 1 });
    let has =
        |status| move |id: &&UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.status.has(status));
    let tired = fought.attackers.iter().any(|id| has(Status::Cx)(&id));
    let led = fought.attackers.iter().filter_map(|id| leadership(ctx, id)).min();
    let led = led.filter(|_| fought.attackers.len() > 1).unwrap_or(0);
    let plans = &ctx.before.close_combat.plans;
    let leaves = |id: &&UnitId| matches!(plans.get(*id), Some(CcPlan::Withdrawal { .. }));
    let broken = |id: &&UnitId| infantry(ctx, id).is_some_and(|(unit, _)| unit.is_broken());
    let of = |is: &dyn Fn(&&UnitId) -> bool| -> Vec<UnitId> {
        fought.targets.iter().filter(|id| is(id)).cloned().collect()
    };
    let all = |only: Vec<UnitId>| if only.len() == fought.targets.len() { Vec::new() } else { only };
    let line = |modifier, value, only| DrmLine { name: Word::of(modifier), value: Some(Drm(value)), only };
    let mut lines = Vec::new();
    for (modifier, value) in
        [(Modifier::Ambush, by_ambush), (Modifier::Leader, led), (Modifier::Cx, i16::from(tired))]
    {
        if value != 0 {
            lines.push(line(modifier, value, Vec::new()));
        }
    }
    let against = [
        (Modifier::Cx, -1, of(&has(Status::Cx))),
        (Modifier::Broken, -2, of(&broken)),
        (Modifier::Withdrawing, -2, of(&leaves)),
    ];
    for (modifier, value, only) in against.into_iter().filter(|(.., only)| !only.is_empty()) {
        lines.push(line(modifier, value, all(only)));
    }
    lines
}

/// The same attack with its figures: FP, odds, the Final DR and what it does where that is one of all who are attacked; `None` where the
/// FP are not known.
#[must_use]
pub fn with_figures(ctx: &Ctx<'_>, fought: CloseCombatFought) -> Option<CcResolved> {
    let known = forces(ctx, &fought)?;
    let (attack, defense) = (known.attack.value(), known.defense.value());
    let mut cc = CcResolved {
        fought,
        attack: Some(attack),
        defense: Some(defense),
        odds: Some(column(attack, defense)),
        total: None,
        result: None,
    };
    if let Some((kill, total)) = kill_and_total(ctx, &cc) {
        (cc.total, cc.result) = (Some(total), Some(does(total, kill)));
    }
    Some(cc)
}

/// What a Final DR does on a column (A11.11).
#[must_use]
pub fn does(total: i16, kill: i16) -> CcResult {
    match total.cmp(&kill) {
        core::cmp::Ordering::Less => CcResult::Eliminated,
        core::cmp::Ordering::Equal => CcResult::Reduced,
        core::cmp::Ordering::Greater => CcResult::None,
    }
}

/// The column of an attack: as declared, else that of the FP.
#[must_use]
pub fn odds(ctx: &Ctx<'_>, cc: &CcResolved) -> Option<Odds> {
    let by_fp = || {
        let known = forces(ctx, &cc.fought);
        let attack = cc.attack.or_else(|| Some(known.as_ref()?.attack.value()))?;
        let defense = cc.defense.or_else(|| Some(known.as_ref()?.defense.value()))?;
        Some(column(attack, defense))
    };
    cc.odds.or_else(by_fp)
}

/// The Kill Number of an attack, and the Final DR where it is the same against all who are attacked.
#[must_use]
pub fn kill_and_total(ctx: &Ctx<'_>, cc: &CcResolved) -> Option<(i16, i16)> {
    let mut totals = cc.fought.targets.iter().map(|target| final_dr(ctx, &cc.fought, target));
    let first = totals.next()??;
    let is_one = totals.all(|total| total == Some(first));
    let total = if is_one { cc.total.unwrap_or(first) } else { return None };
    Some((kill_number(odds(ctx, cc)?), total))
}

/// The CCV of those who attack a vehicle (A11.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ccv {
    /// It, as far as the log tells.
    pub value: u32,
    /// Assault Engineers may be among them: it would be one more.
    pub engineers: bool,
}

/// The CCV of Personnel on foot: that of the best of them, one more for a SMC beside, one less for each who is Inexperienced,
/// pinned or marked for CC Reaction Fire; `None` where somebody is something else, or where more attack than may (A11.5-two-units).
#[must_use]
pub fn ccv(ctx: &Ctx<'_>, fought: &CloseCombatFought) -> Option<Ccv> {
    let all: Option<Vec<(&Unit, &Infantry)>> = fought.attackers.iter().map(|id| on_foot(ctx, id)).collect();
    let all = all?;
    let best =
        all.iter().map(|(_, values)| own_ccv(values)).collect::<Option<Vec<u32>>>()?.into_iter().max()?;
    let is =
        |of: &dyn Fn(&Unit, &Infantry) -> bool| u32::from(all.iter().any(|(unit, values)| of(unit, values)));
    let mmc = all.iter().filter(|(_, values)| !values.kind.is_some_and(InfantryKind::is_smc)).count();
    if all.len() > 2 || mmc > 1 {
        return None;
    }
    let joined =
        u32::from(all.len() > 1 && is(&|_, values| values.kind.is_some_and(InfantryKind::is_smc)) > 0);
    let less = is(&|unit, _| unit.is_pinned()) + is(&|unit, values| is_inexperienced(ctx, unit, values));
    // Who lies under First or Final Fire for its CC Reaction Fire has one less (D7.213).
    let smc = |id: &UnitId| {
        on_foot(ctx, id).is_some_and(|(_, values)| values.kind.is_some_and(InfantryKind::is_smc))
    };
    let marked = |id: &UnitId| {
        let is = ctx.before.units.get(id).is_some_and(|unit| is_marked(ctx, id, unit));
        is && !(mmc > 0 && smc(id))
    };
    let less = less + u32::from(ctx.scenario.book >= 2 && fought.attackers.iter().any(marked));
    Some(Ccv { value: (best + joined).saturating_sub(less), engineers: mmc > 0 })
}

fn own_ccv(values: &Infantry) -> Option<u32> {
    match values.kind? {
        InfantryKind::Squad => Some(5),
        InfantryKind::Crew => Some(4),
        InfantryKind::Hs => Some(3),
        InfantryKind::Leader | InfantryKind::Hero => Some(2),
        InfantryKind::Cavalry => None,
    }
}
