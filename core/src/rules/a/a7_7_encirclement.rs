//! A7.7 to A7.72: Encirclement, by pattern, by level, and what it does.

use crate::counter::UnitDef;
use crate::duty::{Debt, Owed, Standing};
use crate::event::{Checked, DrmLine, MarkerPlaced, MfSpent, Status, UnitId};
use crate::facts::{Ctx, IftRoll, PhaseClosing, ToHitRoll, Told, Traces, Underway};
use crate::figures::check::morale::{before_encirclement, is_lowered};
use crate::figures::encirclement::by_fire::{
    attacks_now, contribution, has_hit, is_encircled_by_fire, is_fit, may_give_nmc, rows,
};
use crate::figures::encirclement::lines::{Lines, reach};
use crate::figures::encirclement::pattern::{Pattern, nearest, pattern};
use crate::figures::encirclement::unit::{is_immune, mf_due};
use crate::figures::encirclement::upstairs::upstairs_in;
use crate::figures::fire::gun_crew::is_so;
use crate::figures::fire::result::is_apart;
use crate::figures::fire::sheet::is_encircled_fire;
use crate::figures::infantry::unit::infantry;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, Unit, side_of};
use crate::vocab::Modifier;
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.7-who",
        &[Matter::EncirclementCounter],
        "Non-Aerial Infantry and Vulnerable PRC of an Immobile vehicle can be encircled, pillbox occupants cannot.",
        Check::Marker(who),
    ),
    Clause::check(
        "A7.7-phase",
        &[Matter::EncirclementCounter],
        "Encirclement is built up inside one PFPh, DFPh or AFPh, never in the MPh.",
        Check::Marker(phase),
    ),
    Clause::check(
        "A7.7-two-units",
        &[Matter::EncirclementCounter],
        "At least two non-Aerial units must have fired at it, with inherent FP, SW or ordnance (or one FG of several).",
        Check::Marker(two_units),
    ),
    Clause::check(
        "A7.7-normal-range",
        &[Matter::EncirclementCounter],
        "Each contributing firer must be within its normal range.",
        Check::Marker(normal_range),
    ),
    Clause::check(
        "A7.7-consecutive",
        &[Matter::EncirclementCounter],
        "The contributing attacks must follow each other without an attack by that player on another target in between.",
        Check::Marker(consecutive),
    ),
    Clause::check(
        "A7.7-valid-fire-ordnance-hit",
        &[Matter::EncirclementCounter],
        "Ordnance counts only if it hit.",
        Check::Marker(ordnance_hit),
    ),
    Clause::check(
        "A7.7-valid-fire-nmc-potential",
        &[Matter::EncirclementCounter],
        "Other fire counts only if its FP and DRM could produce at least a NMC, Cowering considered.",
        Check::Marker(nmc_potential),
    ),
    Clause::check(
        "A7.7-geometry-opposite-spines",
        &[Matter::EncirclementCounter],
        "Pattern a: the lines of fire enter through opposite hexspines of the target hex.",
        Check::Marker(opposite_spines),
    ),
    Clause::check(
        "A7.7-geometry-three-vertices",
        &[Matter::EncirclementCounter],
        "Pattern b: three vertices of the target hex lie between the two entries on either way round, i.e. opposite hexsides.",
        Check::Marker(opposite_sides),
    ),
    Clause::check(
        "A7.7-geometry-three-sides",
        &[Matter::EncirclementCounter],
        "Pattern c: entries through three hexsides no two of which touch.",
        Check::Marker(three_sides),
    ),
    Clause::check(
        "A7.7-above-and-below",
        &[Matter::EncirclementCounter],
        "Fire in a building from the Location directly above and from the one directly below also encircles.",
        Check::Marker(above_and_below),
    ),
    Clause::checks(
        "A7.7-marker",
        &[Matter::Counter],
        "The Location gets an Encirclement counter.",
        &[Check::PhaseOwed(Traces::FIRED_AT, Debt::Encircled, marker), Check::Listed(sealed)],
    ),
    Clause::check(
        "A7.7-morale-drop-immediate",
        &[Matter::MoraleLevel],
        "All non-berserk, non-heroic enemy or Melee Personnel there lose one Morale Level at once, already for the attack that sealed it and for all later ones.",
        Check::Checked(morale_drop),
    ),
    Clause::check(
        "A7.7-no-cumulative",
        &[Matter::Counter],
        "Being encircled again adds nothing.",
        Check::Checked(no_cumulative),
    ),
    Clause::checks(
        "A7.7-plus1-on-fire",
        &[Matter::Modifier],
        "An encircled unit's own fire suffers +1 on the IFT, or on the To Hit roll for ordnance.",
        &[Check::Ift(plus_one), Check::ToHit(plus_one_to_hit)],
    ),
    Clause::check(
        "A7.7-first-move-doubled",
        &[Matter::MfCost],
        "The first Location such a unit enters costs double MF after every other modification, in whatever phase.",
        Check::Mf(first_move_doubled),
    ),
    Clause::fact(
        "A7.7-entering-units-encircled",
        "Further enemies that enter the Location are encircled at once.",
        "whoever comes into an encircled Location is encircled: `renew_encirclement`",
    ),
    Clause::fact(
        "A7.71-fg-multi-hexside",
        "All hexsides through which a FG's lines of fire pass count, so a single FG can encircle by itself.",
        "the entries of all members are united: `entries`",
    ),
];

/// The Location that an Encirclement counter is placed in.
fn placed_at(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Option<Cell> {
    let asked = placed.marker.is_encircled() && !placed.removed;
    let of_unit = || placed.unit.as_ref().and_then(|id| ctx.before.units.get(id)?.place.cell());
    // A7.72 speaks of one that no fire but want of a way down encircles.
    let asked = asked && upstairs_in(ctx, placed).is_none();
    placed.hex.map(|hex| ctx.cell(hex)).or_else(of_unit).filter(|_| asked)
}

/// The unit named, or any of those that were fired at in the hex.
fn who(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let Some(cell) = placed_at(ctx, placed) else { return Verdict::Silent };
    let fired_at = || attacks_now(ctx, cell).last().map_or_else(Vec::new, |attack| attack.targets.clone());
    let units = placed.unit.clone().map_or_else(fired_at, |id| alloc::vec![id]);
    let mut known = units.iter().filter_map(|id| ctx.unit(id)).peekable();
    if known.peek().is_none() {
        return Verdict::Silent;
    }
    let able = |(unit, def): (&Unit, &UnitDef)| {
        let carrier = unit.aboard.as_ref().and_then(|id| ctx.vehicle(id));
        let mobile = carrier.is_some_and(|(vehicle, _)| vehicle.is_mobile());
        !def.aircraft && def.vehicle.is_none() && !mobile && !unit.status.has(Status::InPillbox)
    };
    Verdict::kept_or(known.any(able), || {
        "only Infantry outside pillboxes and PRC of an Immobile vehicle are encircled".into()
    })
}

/// Asked where the geometry encircles with every attack there, and no more without those that are `bad`. Of one that adds
/// no line of fire to those before it that is not asked.
fn needs<'a>(ctx: &Ctx<'a>, placed: &MarkerPlaced, bad: impl Fn(&'a Attack) -> bool, why: &str) -> Verdict {
    let Some(cell) = placed_at(ctx, placed).filter(|_| placed.hex.is_some()) else { return Verdict::Silent };
    let all = attacks_now(ctx, cell);
    if !Lines::of(&all, cell).encircle() || ctx.before.phase == Some(Phase::MPh) {
        return Verdict::Silent;
    }
    let mut good = Lines::default();
    for attack in all {
        let reach = reach(attack, cell, |_| true);
        if good.lack(&reach) && !bad(attack) {
            good.take(&reach);
        }
    }
    Verdict::kept_or(good.encircle(), || why.into())
}

/// In the DFPh the First Fire of the MPh does not count.
fn phase(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    if placed_at(ctx, placed).is_none() || placed.hex.is_none() {
        return Verdict::Silent;
    }
    if !is_fit(ctx.before.phase) {
        return Verdict::broken("nobody is encircled outside the PFPh, DFPh and AFPh");
    }
    let early = |attack: &Attack| attack.phase != ctx.before.phase;
    let built = needs(ctx, placed, early, "fire of the MPh does not contribute");
    if built == Verdict::Silent { Verdict::Kept } else { built }
}

fn two_units(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let Some(cell) = placed_at(ctx, placed).filter(|_| placed.hex.is_some()) else { return Verdict::Silent };
    Verdict::kept_or(are_two(&attacks_now(ctx, cell)), || {
        "at least two units fire at an encircled Location".into()
    })
}

/// Do two units or more fire in these?
fn are_two(attacks: &[&Attack]) -> bool {
    let mut firers = attacks.iter().flat_map(|attack| attack.declared.firers.iter().map(|firer| &firer.unit));
    let first = firers.next();
    firers.any(|unit| Some(unit) != first)
}

fn normal_range(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let Some(cell) = placed_at(ctx, placed).filter(|_| placed.hex.is_some()) else { return Verdict::Silent };
    let all = attacks_now(ctx, cell);
    if !Lines::of(&all, cell).encircle() || ctx.before.phase == Some(Phase::MPh) {
        return Verdict::Silent;
    }
    let mut near = Lines::default();
    for attack in all {
        if near.lack(&reach(attack, cell, |_| true)) {
            near.take(&contribution(ctx, attack, cell).near);
        }
    }
    Verdict::kept_or(near.encircle(), || "fire beyond normal range does not contribute".into())
}

/// Attacks of the same player on another Location break the row.
fn consecutive(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let Some(cell) = placed_at(ctx, placed).filter(|_| placed.hex.is_some()) else { return Verdict::Silent };
    let all = attacks_now(ctx, cell);
    if !Lines::of(&all, cell).encircle() || !is_fit(ctx.before.phase) {
        return Verdict::Silent;
    }
    let kept = rows(ctx, all, |attack| *attack, cell).iter().any(|row| Lines::of(row, cell).encircle());
    Verdict::kept_or(kept, || "an attack on another target lies between".into())
}

fn ordnance_hit(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    needs(ctx, placed, |attack| !has_hit(ctx, attack), "ordnance that did not hit does not contribute")
}

fn nmc_potential(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let why = "fire that can give no NMC does not contribute";
    let Some(cell) = placed_at(ctx, placed) else { return Verdict::Silent };
    let all = attacks_now(ctx, cell);
    if !all.iter().any(|attack| is_apart(attack)) {
        return needs(ctx, placed, |attack| !may_give_nmc(ctx, attack, None), why);
    }
    // One unit at least has to be under enough of it.
    let units: BTreeSet<&UnitId> = all.iter().flat_map(|attack| &attack.targets).collect();
    let of_unit = |unit: &UnitId| {
        let bad = |attack: &Attack| !attack.concerns(unit) || !may_give_nmc(ctx, attack, Some(unit));
        needs(ctx, placed, bad, "no one unit there is under enough fire that can give it a NMC")
    };
    let mut verdict = Verdict::Silent;
    for unit in units {
        verdict = of_unit(unit);
        if !matches!(verdict, Verdict::Broken(_)) {
            break;
        }
    }
    verdict
}

/// The pattern that the lines of fire form, else the one that they come nearest to; one unit alone is asked
/// about above.
fn judge_pattern(ctx: &Ctx<'_>, placed: &MarkerPlaced, asked: Pattern) -> Verdict {
    let Some(cell) = placed_at(ctx, placed).filter(|_| placed.hex.is_some()) else { return Verdict::Silent };
    let all = attacks_now(ctx, cell);
    let Lines { entries, levels } = Lines::of(&all, cell);
    let formed = pattern(&entries, &levels);
    if !are_two(&all) || formed.unwrap_or_else(|| nearest(&entries, &levels)) != asked {
        return Verdict::Silent;
    }
    let unknown = |attack: &&Attack| !Lines::default().lack(&reach(attack, cell, |_| true));
    match all.iter().any(unknown) {
        true => Verdict::Silent,
        false => Verdict::kept_or(formed.is_some(), || "the lines of fire form no such pattern".into()),
    }
}

fn opposite_spines(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    judge_pattern(ctx, placed, Pattern::Hexspines)
}

fn opposite_sides(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    judge_pattern(ctx, placed, Pattern::Hexsides)
}

fn three_sides(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    judge_pattern(ctx, placed, Pattern::ThreeSides)
}

fn above_and_below(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    judge_pattern(ctx, placed, Pattern::AboveAndBelow)
}

/// A Location whose attacks encircled it in this phase, and no counter there: one counter serves all, so the
/// first unit there speaks for them.
fn marker(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    if !falls_on(ctx, id, unit) {
        return Verdict::Silent;
    }
    let side = side_of(ctx.before, ctx.scenario, id);
    let there = unit.location().map_or_else(Vec::new, |at| ctx.before.units_in(at));
    let ahead = there.into_iter().take_while(|(other, _)| *other != id).any(|(other, there)| {
        !there.eliminated && side_of(ctx.before, ctx.scenario, other) == side && falls_on(ctx, other, there)
    });
    if ahead {
        return Verdict::Silent;
    }
    Verdict::kept_or(unit.status.has(Status::Encircled), || format!("{id} is encircled and has no counter"))
}

/// The targets of an attack that are encircled now; one counter serves a Location, by the end of the phase.
fn sealed(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let known = attack.targets.iter().filter_map(|id| Some((id, ctx.before.units.get(id)?)));
    let encircled = known.filter(|(id, unit)| falls_on(ctx, id, unit));
    let owed = encircled.map(|(id, unit)| {
        let marked = unit.status.has(Status::Encircled);
        Owed::of(id, Debt::Encircled, if marked { Standing::Done } else { Standing::Elsewhere })
    });
    owed.collect()
}

/// A breakable Personnel unit that fire of this phase encircled.
fn falls_on(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> bool {
    let cell = unit.place.cell().filter(|_| !is_immune(unit) && infantry(ctx, id).is_some());
    cell.is_some_and(|cell| is_encircled_by_fire(ctx, id, cell))
}

/// The Morale Level before Encirclement, the one declared, and whether Encirclement lowers it.
fn morale(ctx: &Ctx<'_>, checked: &Checked) -> Option<(u8, u8, bool)> {
    let before = before_encirclement(ctx, &checked.unit)?;
    Some((before, checked.morale?, is_lowered(ctx, &checked.unit) && !is_sealed_later(ctx, checked)))
}

/// The check is one of an attack before the last one on the unit, and no counter tells that it was encircled by then.
fn is_sealed_later(ctx: &Ctx<'_>, checked: &Checked) -> bool {
    let Some(unit) = ctx.before.units.get(&checked.unit) else { return false };
    let own = checked.attack.and_then(|id| ctx.before.attacks.get(&id)).map(|attack| attack.seq);
    let last = unit.place.cell().and_then(|cell| Some(attacks_now(ctx, cell).last()?.seq));
    !unit.status.has(Status::Encircled) && own.zip(last).is_some_and(|(own, last)| own < last)
}

fn morale_drop(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some((printed, said, true)) = morale(ctx, checked) else { return Verdict::Silent };
    Verdict::kept_or(said < printed, || {
        format!("an encircled unit checks at a Morale Level of {}", printed.saturating_sub(1))
    })
}

fn no_cumulative(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some((printed, said, true)) = morale(ctx, checked) else { return Verdict::Silent };
    Verdict::kept_or(said.saturating_add(1) >= printed, || {
        "Encirclement lowers the Morale Level by one, once".into()
    })
}

/// Ordnance is asked about its To Hit roll.
fn plus_one(roll: &IftRoll<'_>) -> Verdict {
    let underway = roll.underway.as_ref().filter(|underway| underway.attack.hit.is_none());
    let Some(underway) = underway else { return Verdict::Silent };
    judge_plus_one(is_encircled_fire(&underway.volley), &roll.said.drm)
}

fn plus_one_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let encircled = |unit: &Unit| unit.status.has(Status::Encircled);
    match is_so(ctx, &attempt.unit, encircled) {
        Some(Some(manned)) => judge_plus_one(manned, &attempt.drm),
        Some(None) => Verdict::Silent,
        None => judge_plus_one(ctx.before.units.get(&attempt.unit).is_some_and(encircled), &attempt.drm),
    }
}

fn judge_plus_one(encircled: bool, drm: &[DrmLine]) -> Verdict {
    let said = drm.iter().find(|line| line.is(Modifier::Encircled)).and_then(|line| line.value);
    match (encircled, said) {
        (true, Some(Drm(1))) => Verdict::Kept,
        (true, _) => Verdict::broken("fire out of Encirclement has +1"),
        (false, Some(Drm(0)) | None) => Verdict::Silent,
        (false, Some(_)) => Verdict::broken("no firer is encircled"),
    }
}

fn first_move_doubled(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let encircled = told.unit.is_some_and(|unit| unit.status.has(Status::Encircled));
    let due = mf_due(ctx, spent).filter(|_| encircled);
    let Some((due, cost)) = due.zip(spent.cost) else { return Verdict::Silent };
    if cost >= due {
        return Verdict::Kept;
    }
    let breach = Breach::of("the first Location that an encircled unit enters costs double");
    Verdict::Broken(Box::new(breach.figures(format!("{cost} MF"), format!("{due} MF"))))
}
