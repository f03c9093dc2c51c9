//! Small facts about attacks that clauses of several paragraphs ask for.

use super::a7_22_factors::beyond_reach;
use super::reason::{label, operation};
use super::sheet;
use super::shot::{Reason, Shot, means, observer};
use crate::counter::Infantry;
use crate::event::{Check, FireMode, Firer, Purpose, Status, UnitId, Use};
use crate::facts::Volley;
use crate::finding::{Breach, Verdict};
use crate::matter::Which;
use crate::rules::{Ctx, log};
use crate::state::{Attack, CheckMade, Resolution, Unit};
use crate::vocab::phase::Phase;
use crate::vocab::{IftResult, InfantryKind, Word};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Is a factor named where it is due, and nowhere else? Asked of the shots at one Location whose FP were
/// declared. Of a shot beyond its reach no range factor is asked: that it was fired at all is the mistake; nor
/// of one whose range was declared wrong, where the factor is that of the range declared.
pub(in crate::rules) fn factor(
    volley: &Volley<'_>,
    reason: Reason,
    asked: impl Fn(&Shot<'_>) -> bool,
) -> Verdict {
    let mut verdict = Verdict::Silent;
    let places = volley.declared.target.locations.len();
    if places > 1 && !matches!(reason, Reason::Spraying | Reason::LongRange) {
        return verdict;
    }
    let ranged = matches!(reason, Reason::LongRange | Reason::Assault);
    let declared = |shot: &&Shot<'_>| {
        shot.firer.base.is_some() && asked(shot) && !(ranged && beyond_reach(shot).is_some())
    };
    for shot in volley.shots().iter().filter(declared) {
        let how = match (due_at_all(shot, reason, places), shot.said(reason)) {
            (Some(true), 1) => {
                verdict = Verdict::Kept;
                continue;
            }
            // Nobody has to use Assault Fire (A7.36).
            (Some(true), 0) if reason == Reason::Assault => continue,
            (Some(true), 0) if stands_for(shot, reason) => continue,
            (Some(true), 0) => "is due and was left out",
            (Some(true), _) => "counts once",
            (Some(false), 1..) => "does not apply",
            (Some(false), _) | (None, _) => continue,
        };
        if !is_misread(volley, shot, reason) {
            return wrong(shot, reason, how);
        }
    }
    verdict
}

/// Is a factor due against each Location that is sprayed? `None` where it is against some of them (A7.34).
fn due_at_all(shot: &Shot<'_>, reason: Reason, places: usize) -> Option<bool> {
    let first = shot.due(reason, 0)?;
    (1..places).all(|n| shot.due(reason, n) == Some(first)).then_some(first)
}

/// A factor that does the same stands there with a reason that does not apply: that it is the wrong one is told of it.
fn stands_for(shot: &Shot<'_>, due: Reason) -> bool {
    let other = |factor: &crate::event::Factor| {
        let reason = means(factor).filter(|reason| *reason != due && operation(*reason) == operation(due));
        reason.is_some_and(|reason| shot.due(reason, 0) == Some(false))
    };
    shot.firer.factors.iter().any(other)
}

/// The range declared is not that of the hexes, and for it the factor would be right.
fn is_misread(volley: &Volley<'_>, shot: &Shot<'_>, reason: Reason) -> bool {
    let by_word = shot.by_word().due(reason, 0).map(usize::from) == Some(shot.said(reason));
    by_word && matches!(log::range::declared_range(volley), Verdict::Broken(_))
}

fn wrong(shot: &Shot<'_>, reason: Reason, how: &str) -> Verdict {
    let breach = Breach::of(format!("{}: {} {how}", shot.firer.unit, label(reason)));
    let figures = shot.said_fp().zip(shot.fp(0));
    Verdict::Broken(Box::new(match figures {
        Some((said, due)) => {
            let figured = breach.figures(format!("{said} FP"), format!("{} FP", due.value()));
            Breach { tally: Some(due.into()), ..figured }
        }
        None => breach,
    }))
}

/// Broken when any shot of the attack is `bad`, kept when some of them are asked about and none is. It speaks of
/// every bad shot, and of those alone.
pub(in crate::rules) fn each_shot(
    volley: &Volley<'_>,
    asked: impl Fn(&Shot<'_>) -> bool,
    bad: impl Fn(&Shot<'_>) -> Option<String>,
) -> Verdict {
    let mut asked = volley.shots().iter().filter(|shot| asked(shot)).peekable();
    if asked.peek().is_none() {
        return Verdict::Silent;
    }
    let (mut says, mut which): (Vec<String>, Vec<Which>) = (Vec::new(), Vec::new());
    for (shot, said) in asked.filter_map(|shot| Some((shot, bad(shot)?))) {
        which.push(Which::Shot(shot.firer.unit.clone(), shot.firer.weapon.clone()));
        if !says.contains(&said) {
            says.push(said);
        }
    }
    if says.is_empty() { Verdict::Kept } else { Verdict::broken(says.join("; ")).on(which) }
}

/// What the scenario says of a unit as Personnel.
pub(super) fn infantry<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<(&'a Unit, &'a Infantry)> {
    let (unit, def) = ctx.unit(id)?;
    Some((unit, def.infantry.as_ref()?))
}

/// A leader's leadership DRM: one more for a wounded one (A17.2).
pub(in crate::rules) fn leadership(ctx: &Ctx<'_>, id: &UnitId) -> Option<i16> {
    let (unit, infantry) = infantry(ctx, id)?;
    let leader = infantry.kind == Some(InfantryKind::Leader);
    let wounded = i16::from(unit.status.has(Status::Wounded));
    infantry.leadership.filter(|_| leader).map(|drm| drm.0 + wounded)
}

/// Fire phases of a Player Turn: the DEFENDER's MPh and DFPh are one (A.15).
pub(in crate::rules) const fn fire_phase(phase: Option<Phase>) -> Option<u8> {
    match phase {
        Some(Phase::PFPh) => Some(0),
        Some(Phase::MPh | Phase::DFPh) => Some(1),
        Some(Phase::AFPh) => Some(2),
        Some(Phase::RPh | Phase::RtPh | Phase::APh | Phase::CCPh) | None => None,
    }
}

/// Attacks of this fire phase before this one.
pub(super) fn earlier<'a>(ctx: &Ctx<'a>) -> impl Iterator<Item = &'a Attack> {
    let (phase, attacks) = (fire_phase(ctx.before.phase), &ctx.before.attacks);
    attacks.values().filter(move |attack| fire_phase(attack.phase) == phase)
}

/// Those of them in which a unit fires, or its weapon is fired.
pub(super) fn earlier_by<'a>(ctx: &Ctx<'a>, unit: &UnitId) -> impl Iterator<Item = &'a Attack> {
    let phase = fire_phase(ctx.before.phase);
    ctx.before.attacks_by(unit).into_iter().filter(move |attack| fire_phase(attack.phase) == phase)
}

/// Did this unit fire this weapon earlier in this fire phase? The attacks, in order.
pub(super) fn shots_before<'a>(ctx: &Ctx<'a>, unit: &UnitId, weapon: &Use) -> Vec<&'a Attack> {
    let fires = |a: &&Attack| a.declared.firers.iter().any(|f| f.unit == *unit && f.weapon == *weapon);
    earlier_by(ctx, unit).filter(fires).collect()
}

/// This shot is a further one of a weapon with Multiple ROF.
pub(super) fn is_rof_shot(ctx: &Ctx<'_>, shot: &Shot<'_>) -> bool {
    let again = || !shots_before(ctx, &shot.firer.unit, &shot.firer.weapon).is_empty();
    !shot.is_inherent() && (shot.firer.rof_kept || again())
}

/// Fire that A8.3 and A8.4 allow on top of First Fire.
pub(super) const fn is_second_use(mode: FireMode) -> bool {
    matches!(mode, FireMode::Subsequent | FireMode::Fpf | FireMode::Final)
}

/// The result of an attack: as declared with its roll, else as derived. Of the first roll.
pub(super) fn result_of(ctx: &Ctx<'_>, attack: &Attack) -> Option<IftResult> {
    let roll = attack.rolls.first()?;
    if is_void(ctx, attack) {
        return Some(IftResult::None);
    }
    if is_unknown(roll) {
        return None;
    }
    let said = roll.said.result.as_ref().and_then(Word::means);
    said.or_else(|| sheet::outcome(ctx, attack, &roll.said, 0).map(|outcome| outcome.result))
}

/// Targets may have results of their own.
pub(super) fn is_apart(attack: &Attack) -> bool {
    let own = |roll: &crate::state::Resolution| roll.said.drm.iter().any(|line| !line.only.is_empty());
    attack.at.len() > 1 || sheet::is_at_both(attack) || attack.rolls.first().is_some_and(own)
}

/// The result against one unit, where DRM of its own make another. To those who use FPF its DR is a NMC (A8.31).
pub(in crate::rules) fn result_for(ctx: &Ctx<'_>, attack: &Attack, unit: &UnitId) -> Option<IftResult> {
    let roll = attack.rolls.first()?;
    if uses_fpf(attack, unit) {
        return Some(IftResult::Mc(0));
    }
    let apart = is_apart(attack);
    let own = || sheet::outcome_for(ctx, attack, &roll.said, unit).map(|(_, result)| result);
    if apart && !is_unknown(roll) { own() } else { result_of(ctx, attack) }
}

/// The result that the log gives is a word that nobody knows, or none was stated: what it calls for cannot be told.
fn is_unknown(roll: &Resolution) -> bool {
    roll.unstated || roll.said.result.as_ref().is_some_and(|word| word.means().is_none())
}

/// A member's LOS was found blocked after the declaration (A7.52): the first roll is its own.
pub(super) fn blocked_after(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    attack.declared.firers.len() > 1 && is_any_blocked(ctx, attack)
}

/// Nobody who fires in it sees what it is aimed at: a member that was found blocked (A7.52), or all firers. The roll
/// does nothing to the target, whatever its DRM.
pub(super) fn is_void(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let firers = &attack.declared.firers;
    !firers.is_empty() && is_any_blocked(ctx, attack)
}

/// Members without LOS to any target.
pub(super) fn blocked_members(ctx: &Ctx<'_>, attack: &Attack) -> Vec<UnitId> {
    blocked(ctx, attack).cloned().collect()
}

fn is_any_blocked(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    blocked(ctx, attack).next().is_some()
}

fn blocked<'a>(ctx: &'a Ctx<'_>, attack: &'a Attack) -> impl Iterator<Item = &'a UnitId> {
    let sees_none = |firer: &&Firer| {
        let blocked = |t: &UnitId| ctx.sees(observer(firer), t) == Some(false);
        !attack.targets.is_empty() && attack.targets.iter().all(blocked)
    };
    attack.declared.firers.iter().filter(sees_none).map(|firer| &firer.unit)
}

/// Targets that are Personnel in the open Location: those aboard a vehicle fare with it, and whoever survived its
/// loss is touched no further (A7.308).
pub(super) fn personnel<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Vec<(&'a UnitId, &'a Unit, &'a Infantry)> {
    let known = attack.targets.iter().filter_map(|id| {
        let (unit, infantry) = infantry(ctx, id)?;
        let rides = unit.aboard.is_some() && !attack.declared.target.units.contains(id);
        (!rides && !survived(attack, id)).then_some((id, unit, infantry))
    });
    known.collect()
}

/// It rolled for survival when the attack destroyed its vehicle.
fn survived(attack: &Attack, unit: &UnitId) -> bool {
    let own = |(purpose, who, _): &(Purpose, Option<UnitId>, _)| {
        *purpose == Purpose::Survival && who.as_ref() == Some(unit)
    };
    attack.dice.iter().any(own)
}

/// The checks of a unit in an attack.
pub(in crate::rules) fn checks_of<'a>(attack: &'a Attack, unit: &UnitId) -> Vec<&'a CheckMade> {
    attack.checks.iter().filter(|made| made.unit == *unit).collect()
}

/// Did it make the check that the result calls for? Those of a lost leader (A10.2) are others.
pub(super) fn has_checked(attack: &Attack, unit: &UnitId) -> bool {
    let by_leader = |made: &&CheckMade| matches!(made.check, Check::Llmc | Check::Lltc);
    checks_of(attack, unit).iter().any(|made| !by_leader(made))
}

/// It fired in this FPF, or directed it, or is what is left of one that did.
pub(in crate::rules) fn uses_fpf(attack: &Attack, unit: &UnitId) -> bool {
    let user = |id: &UnitId| attack.has_firer(id) || attack.declared.directors.contains(id);
    let left = || attack.reduced.iter().any(|(whole, left)| left.as_ref() == Some(unit) && user(whole));
    attack.declared.mode == FireMode::Fpf && !attack.targets.contains(unit) && (user(unit) || left())
}

/// It failed a MC or a LLMC of this attack: what it then suffers is no work of the result itself (A10.31).
pub(super) fn failed_check(attack: &Attack, unit: &UnitId) -> bool {
    let breaks = |check: Check| is_mc(check) || check == Check::Llmc;
    checks_of(attack, unit).iter().any(|made| breaks(made.check) && made.passed == Some(false))
}

/// May an attack call for a check of this unit, or harm it? It was a target, rode or got off one, moved in one stack with one
/// that First Fire named, or checks for a lost leader (A10.2), whose attack may have had another target.
pub(super) fn touches(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let aboard = ctx.before.units.get(id).is_some_and(|unit| unit.aboard.is_some() || unit.got_off);
    let by_leader = || checks_of(attack, id).iter().any(|made| !is_of_ift(made.check));
    let along = || attack.is_first_fire() && attack.targets.iter().any(|other| moved_alike(ctx, id, other));
    attack.targets.is_empty()
        || attack.concerns(id)
        || aboard
        || by_leader()
        || along()
        || uses_fpf(attack, id)
}

/// Both spent MF in the same hexes in this MPh: one stack, of which First Fire named a part.
pub(super) fn moved_alike(ctx: &Ctx<'_>, a: &UnitId, b: &UnitId) -> bool {
    let path = |id: &UnitId| ctx.before.units.get(id).map(|unit| &unit.mph.by_hex);
    path(a).is_some_and(|own| !own.is_empty() && path(b) == Some(own))
}

/// A check that counts: the attack may have asked it of the unit, and it is the first of its kind. Of another nothing
/// follows, for that it was made at all was told.
pub(super) fn is_asked_once(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> bool {
    let first = attack.checks.iter().find(|other| other.unit == made.unit && other.check == made.check);
    touches(ctx, attack, &made.unit) && first == Some(made)
}

/// A check that a result of the IFT calls for.
pub(super) fn is_of_ift(check: Check) -> bool {
    is_mc(check) || check == Check::Ptc
}

/// Is this a MC?
pub(super) const fn is_mc(check: Check) -> bool {
    matches!(check, Check::Mc(_))
}

/// Personnel that owe a check by a result, with that result, and whether they made it.
pub(super) fn checks_owed(ctx: &Ctx<'_>, attack: &Attack) -> Vec<(UnitId, IftResult, bool)> {
    let general = result_of(ctx, attack);
    let by_k = matches!(general, Some(IftResult::K(_)));
    let hit = |id: &UnitId| attack.reduced.contains_key(id) || attack.eliminated.contains(id);
    if by_k && !attack.targets.iter().any(hit) {
        return Vec::new();
    }
    let each = personnel(ctx, attack).into_iter().filter_map(|(id, unit, _)| {
        let result = result_for(ctx, attack, id).filter(|result| asks(attack, id, *result))?;
        let made = has_checked(attack, id);
        let gone = hit(id) || unit.eliminated;
        (made || !(gone || is_immune(unit))).then(|| (id.clone(), result, made))
    });
    let mut all: Vec<(UnitId, IftResult, bool)> = each.collect();
    if let Some(general) = general.filter(|_| by_k) {
        let ours =
            attack.reduced.iter().filter(|(id, _)| attack.targets.contains(id) && !failed_check(attack, id));
        // Of a HS or crew nothing is left: A7.302-hs-crew-eliminated tells.
        let whole = |id: &UnitId| infantry(ctx, id).is_none_or(|(_, i)| i.is_squad() || i.kind.is_none());
        let left = ours.filter(|(id, _)| whole(id)).filter_map(|(_, left)| left.as_ref());
        all.extend(left.map(|id| (id.clone(), general, has_checked(attack, id))));
    }
    all
}

/// A PTC is for those who were neither broken nor pinned.
fn asks(attack: &Attack, id: &UnitId, result: IftResult) -> bool {
    match result {
        IftResult::Mc(_) | IftResult::K(_) => true,
        IftResult::Ptc => !attack.broken_before.contains(id) && !attack.pinned_before.contains(id),
        IftResult::None | IftResult::Kia(_) => false,
    }
}

/// Personnel that owe a check and have not made it.
pub(super) fn unchecked(ctx: &Ctx<'_>, attack: &Attack) -> Vec<(UnitId, IftResult)> {
    let lacking = checks_owed(ctx, attack).into_iter().filter(|(.., made)| !made);
    lacking.map(|(id, result, _)| (id, result)).collect()
}

/// Berserk and heroic units take no MC (A15).
pub(super) fn is_immune(unit: &Unit) -> bool {
    unit.status.has(Status::Berserk)
}

/// The last attack still open on a unit: what its check or counter comes from.
pub(super) fn cause<'a>(ctx: &Ctx<'a>, unit: &UnitId) -> Option<&'a Attack> {
    let open = ctx.before.open_attacks_on(unit).into_iter().filter(|a| !a.rolls.is_empty());
    open.max_by_key(|attack| attack.seq)
}

/// Names of units, for words.
pub(super) fn names(units: &[UnitId]) -> String {
    let names: Vec<&str> = units.iter().map(UnitId::as_str).collect();
    names.join(", ")
}
