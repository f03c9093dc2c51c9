//! What an attack does to a unit is what its result and the checks give: harm that neither explains. What a result calls
//! for and a log lacks is told when it falls due; here stands what a log has and nothing calls for.

use super::a7_8_pin::highest_pass;
use super::a7_303_checks::passes_made;
use super::a19_13_replacement::is_replaced;
use super::facts::{
    cause, checks_of, infantry, is_mc, is_of_ift, moved_alike, result_for, result_of, touches, uses_fpf,
};
use super::{Check, Clause, Ctx};
use crate::event::{self, AttackId, Event, Harm, Purpose, UnitId, What};
use crate::facts::Told;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::log::is_told_by_another;
use crate::state::{Attack, CheckMade, Unit, firing_side, side_of};
use crate::vocab::IftResult;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.303-as-checked",
        &[Matter::Consequence],
        "Who passed its check is not broken, reduced or lost by that attack, and pinned by the highest DR that passes alone.",
        Check::Harmed(as_checked),
    ),
    Clause::check(
        "A7.303-check-first",
        &[Matter::Consequence],
        "A MC or PTC costs nobody men before it was made, and a PTC nobody at all.",
        Check::Harmed(check_first),
    ),
    Clause::check(
        "A7.306-no-harm",
        &[Matter::Consequence],
        "An attack without effect costs nobody men.",
        Check::Harmed(no_harm),
    ),
    Clause::check(
        "A7.4-only-targets",
        &[Matter::Target],
        "An attack calls for checks of its targets, and harms them alone.",
        Check::Any(only_targets),
    ),
];

/// The harm that an event tells, of whom, by which attack as told.
fn harm(what: &What) -> Option<(&UnitId, Harm, Option<AttackId>)> {
    Some((what.unit()?, what.harm()?, what.attack()))
}

/// Harm to Personnel that stands on its own feet: those aboard fare with their vehicle.
fn suffered<'e>(ctx: &Ctx<'_>, event: &'e Event) -> Option<(&'e UnitId, Harm, Option<AttackId>)> {
    let (id, harm, attack) = harm(&event.what)?;
    let (unit, _) = infantry(ctx, id)?;
    (unit.aboard.is_none() && !unit.got_off && !unit.eliminated).then_some((id, harm, attack))
}

/// The attack that it comes of, with its result against the unit; `None` where that is not known, or where something
/// else of the phase may have done it: a Sniper (A14), Heat of Battle (A15.1).
fn by<'a>(ctx: &Ctx<'a>, id: &UnitId, named: Option<AttackId>) -> Option<(&'a Attack, IftResult)> {
    let attack = match named {
        Some(named) => ctx.before.attacks.get(&named)?,
        None => cause(ctx, id)?,
    };
    let survived =
        attack.dice.iter().any(|(purpose, who, _)| *purpose == Purpose::Survival && who.as_ref() == Some(id));
    let heat = checks_of(attack, id).iter().any(|made| made.dice.is_some_and(|dr| dr.original() == 2));
    if !(attack.concerns(id) || uses_fpf(attack, id)) || survived || heat || sniped(ctx) {
        return None;
    }
    Some((attack, result_for(ctx, attack, id)?))
}

/// A Sniper has been rolled for in this phase.
fn sniped(ctx: &Ctx<'_>) -> bool {
    ctx.before
        .rolls_idle
        .iter()
        .filter_map(|id| ctx.before.rolls.get(id))
        .any(|roll| roll.purpose == Purpose::Sa)
}

fn is_morale(made: &CheckMade) -> bool {
    is_mc(made.check) || made.check == event::Check::Llmc
}

fn as_checked(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    // [EXC: a replacement, of which A19.13 tells.]
    if let What::Reduced(reduced) = &event.what
        && is_replaced(&Told::of(ctx, reduced))
    {
        return Verdict::Silent;
    }
    let Some((id, harm, named)) = suffered(ctx, event) else { return Verdict::Silent };
    let Some((attack, result)) = by(ctx, id, named) else { return Verdict::Silent };
    let made = checks_of(attack, id);
    let of_kind = matches!(result, IftResult::Mc(_) | IftResult::Ptc)
        || (matches!(result, IftResult::K(_)) && !harm.is_loss());
    if made.is_empty() || !of_kind || made.iter().any(|made| failed(ctx, made).is_none()) {
        return Verdict::Silent;
    }
    let is_failed = |made: &&&CheckMade| failed(ctx, made) == Some(true);
    let Some(first) = made.iter().find(is_failed) else {
        let pins = harm == Harm::Pinned && made.iter().any(|made| highest_pass(ctx, made));
        return Verdict::kept_or(pins, || format!("{id} passed its check and is not {} by it", harm.word()));
    };
    if !made.iter().filter(is_failed).any(|made| is_morale(made)) {
        return Verdict::Silent;
    }
    match harm {
        Harm::Pinned | Harm::Broken => Verdict::Kept,
        Harm::Reduced | Harm::Lost => lost_by_mc(attack, id, harm, first),
    }
    .about(id)
}

/// A TC that was failed, and no MC besides.
pub(super) fn pins_only(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((id, harm, named)) = suffered(ctx, event).filter(|(_, harm, _)| *harm != Harm::Pinned) else {
        return Verdict::Silent;
    };
    let Some((attack, _)) = by(ctx, id, named) else { return Verdict::Silent };
    let made = checks_of(attack, id);
    let morale = made.iter().any(|made| is_morale(made));
    if morale || !made.iter().any(|made| failed(ctx, made) == Some(true)) {
        return Verdict::Silent;
    }
    let word = harm.word();
    Verdict::broken(format!("the TC that {id} failed pins it, and it is {word}")).about(id)
}

/// A failed MC costs men of those who were broken before, and with an Original 12. A squad that fails it by more than its
/// ELR may be replaced by its HS (A19.13), where its Morale is underlined.
fn lost_by_mc(attack: &Attack, id: &UnitId, harm: Harm, made: &CheckMade) -> Verdict {
    let twelve = made.dice.is_some_and(|dr| dr.original() == 12);
    match () {
        () if attack.broken_before.contains(id) || twelve => Verdict::Kept,
        () if attack.reduced.values().flatten().any(|left| left == id) => Verdict::Silent,
        () if harm == Harm::Reduced => {
            Verdict::undecided(format!("whether {id} is replaced by its ELR (A19.13)"))
        }
        () => Verdict::broken(format!("{id} failed its MC and breaks: it is not lost")),
    }
}

/// Of a check that is missing besides, its own clause tells at the deadline, unless the unit is gone.
fn check_first(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((id, harm, named)) = suffered(ctx, event).filter(|(_, harm, _)| harm.is_loss()) else {
        return Verdict::Silent;
    };
    let Some((attack, result)) = by(ctx, id, named) else { return Verdict::Silent };
    if !matches!(result, IftResult::Mc(_) | IftResult::Ptc) {
        return Verdict::Silent;
    }
    if !checks_of(attack, id).is_empty() {
        return Verdict::Kept;
    }
    Verdict::broken(format!(
        "{id} owes a check by the {result} of {}, and is {} instead",
        attack.declared.attack,
        harm.word()
    ))
    .about(id)
}

fn no_harm(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((id, harm, named)) = suffered(ctx, event).filter(|(_, harm, _)| harm.is_loss()) else {
        return Verdict::Silent;
    };
    let Some((attack, result)) = by(ctx, id, named) else { return Verdict::Silent };
    if result != IftResult::None || !checks_of(attack, id).is_empty() {
        return Verdict::Kept;
    }
    Verdict::broken(format!("{} had no effect, and {id} is {} by it", attack.declared.attack, harm.word()))
        .about(id)
}

/// A lost leader's checks (A10.2) are made by others too; those aboard a target fare with it.
pub(in crate::rules) fn only_targets(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let named = match (&event.what, harm(&event.what)) {
        (What::Checked(e), _) if is_of_ift(e.check) => Some((&e.unit, e.attack)),
        (_, Some((id, Harm::Pinned | Harm::Broken | Harm::Reduced, named))) => Some((id, named)),
        (_, _) => None,
    };
    let Some((id, named)) = named.filter(|_| !matches!(event.what, What::Reduced(_))) else {
        return Verdict::Silent;
    };
    let Some(attack) = named.and_then(|named| ctx.before.attacks.get(&named)) else { return Verdict::Silent };
    // What comes of a check that was not owed is told with it.
    let checked = !matches!(event.what, What::Checked(_)) && !checks_of(attack, id).is_empty();
    if attack.targets.is_empty() || checked {
        return Verdict::Silent;
    }
    Verdict::kept_or(touches(ctx, attack, id), || format!("{id} was no target of {}", attack.declared.attack))
}

/// An attack with kills at others is open: A7.301-cap-at-attacked tells.
fn was_stranger(told: &Told<'_, Event>) -> bool {
    matches!(cap_at_lost(told), Verdict::Broken(_))
}

/// What an event tells of a unit that needs a cause: harm, or a check of the IFT. Of those that left play and of those
/// that got off a lost vehicle others tell, and so where an attack is named.
fn undergone<'e>(ctx: &Ctx<'_>, event: &'e Event) -> Option<(&'e UnitId, Option<Harm>)> {
    if let What::Checked(e) = &event.what {
        let there = ctx.before.units.get(&e.unit).is_some_and(|unit| !unit.eliminated);
        return (is_of_ift(e.check) && there && e.attack.is_none()).then_some((&e.unit, None));
    }
    let (id, harm, None) = harm(&event.what)? else { return None };
    let (unit, def) = ctx.unit(id)?;
    let known =
        def.infantry.is_some() || (def.vehicle.is_some() && matches!(harm, Harm::Pinned | Harm::Lost));
    (known && !unit.got_off && !unit.eliminated).then_some((id, Some(harm)))
}

/// What the log tells may have done it. In the RtPh broken units are lost that cannot rout, and others break of their own
/// will (A10.4, A10.5); those that rout come under Interdiction (A10.53).
fn has_cause(ctx: &Ctx<'_>, id: &UnitId, harm: Option<Harm>) -> bool {
    let Some(unit) = ctx.before.units.get(id) else { return true };
    let in_rtph = ctx.before.phase == Some(Phase::RtPh);
    let rout = match harm {
        Some(Harm::Broken) => true,
        Some(Harm::Lost) => unit.routed || unit.is_broken(),
        Some(Harm::Pinned | Harm::Reduced) | None => unit.routed,
    };
    let on_foot = unit.aboard.is_none() && ctx.vehicle(id).is_none();
    let open = || !ctx.before.open_attacks_on(id).is_empty();
    let checked = || ctx.before.attacks.values().any(|a| !checks_of(a, id).is_empty());
    let fired_at = match harm {
        Some(_) if on_foot => open() || checked(),
        Some(_) | None => was_attacked(ctx, id),
    };
    fired_at || unit.fought || (in_rtph && rout) || (harm.is_some() && unit.checked)
}

/// Somebody fired in this Player Turn at the unit, at one that it carries or that carries it, at the stack that it moved
/// with, or at the Location that it is in.
pub(in crate::rules) fn was_attacked(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.before.attacks.values().any(|attack| is_at(ctx, attack, id))
}

/// Is an attack at the unit, at one that it carries or that carries it, at the stack that it moved with, or at the Location
/// that it is in?
pub(in crate::rules) fn is_at(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let unit = ctx.before.units.get(id);
    let carrier = unit.and_then(|unit| unit.aboard.as_ref());
    let carried = |target: &UnitId| {
        let target = ctx.before.units.get(target);
        target.and_then(|target| target.aboard.as_ref()).is_some_and(|by| by == id || Some(by) == carrier)
    };
    let aimed = |target: &UnitId| Some(target) == carrier || carried(target) || moved_alike(ctx, id, target);
    if attack.targets.is_empty() {
        let at = carrier.and_then(|id| ctx.before.units.get(id)).or(unit).and_then(Unit::location);
        return at.is_some_and(|at| attack.at.contains(&at));
    }
    attack.concerns(id) || attack.targets.iter().any(aimed)
}

/// Did it fail this check? By its word, else by its dice; `None` where neither tells.
pub(in crate::rules) fn failed(ctx: &Ctx<'_>, made: &CheckMade) -> Option<bool> {
    made.passed.or_else(|| passes_made(ctx, made)).map(|passed| !passed)
}

/// What is told before play begins is not asked here.
pub(in crate::rules) fn no_cause(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((id, harm)) = undergone(ctx, event) else { return Verdict::Silent };
    if ctx.before.phase.is_none() || sniped(ctx) || was_stranger(told) || is_told_by_another(told) {
        return Verdict::Silent;
    }
    if has_cause(ctx, id, harm) {
        return Verdict::Kept;
    }
    let what = harm.map_or("makes this check".into(), |harm| format!("is {}", harm.word()));
    let open = Verdict::undecided(format!("by what {id} {what}: no attack on it is open")).about(id);
    // Of who is never pinned the cause is not asked besides.
    open.of(if harm == Some(Harm::Pinned) { Matter::PinCounter } else { Matter::Consequence })
}

/// One who was not fired at is lost while an attack of the enemy's with kills is open.
pub(super) fn cap_at_lost(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    let What::Eliminated(id) = &told.said.what else { return Verdict::Silent };
    let side = side_of(ctx.before, ctx.scenario, id);
    let own_mph = ctx.before.phase == Some(Phase::MPh) && side == ctx.before.side.as_ref();
    if infantry(ctx, id).is_none_or(|(unit, _)| unit.aboard.is_some() || unit.got_off) || own_mph {
        return Verdict::Silent;
    }
    let kills = |a: &&Attack| matches!(result_of(ctx, a), Some(IftResult::Kia(_) | IftResult::K(_)));
    let hostile = |a: &&Attack| firing_side(ctx.before, ctx.scenario, &a.declared) != side;
    let open = ctx.before.open_attacks().into_iter().filter(kills).filter(hostile).last();
    let fired_at = !ctx.before.open_attacks_on(id).is_empty();
    let stranger = !fired_at && !ctx.before.attacks.values().any(|a| a.concerns(id));
    open.filter(|_| stranger).map_or(Verdict::Silent, |attack| {
        Verdict::broken(format!("{id} was no target of {}", attack.declared.attack))
    })
}
