//! Encirclement by fire (A7.7): which shots of the phase attack a Location, and whether they surround it.

use crate::event::{Name, UnitId};
use crate::facts::{Ctx, Outcomes, Shot, Underway};
use crate::figures::encirclement::lines::{Lines, Reach, reach};
use crate::figures::encirclement::pattern::{Pattern, pattern};
use crate::figures::fire::earlier::fire_phase;
use crate::figures::fire::result;
use crate::figures::fire::sheet::{cowering_on_doubles, drm_due, general_drm};
use crate::figures::fire::shot::shots;
use crate::state::{Attack, firing_side, names_fired_at};
use crate::vocab::hex::{Cell, Entry};
use crate::vocab::phase::Phase;
use crate::vocab::{IftResult, WeaponKind};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Phases in which Encirclement is built up.
pub(crate) const fn is_fit(phase: Option<Phase>) -> bool {
    matches!(phase, Some(Phase::PFPh | Phase::DFPh | Phase::AFPh))
}

/// One attack that may contribute, with what speaks against it.
pub(crate) struct Contribution<'a> {
    attack: &'a Attack,
    /// Its firers within their normal range, who alone contribute.
    pub(crate) near: Reach<'a>,
    ordnance: bool,
    hit: bool,
}

impl Contribution<'_> {
    /// Able to give a NMC, as a hit of ordnance is.
    fn is_potent(&self, ctx: &Ctx<'_>, of: Option<&UnitId>) -> bool {
        self.ordnance || is_potent(ctx, self.attack, of)
    }
}

/// The attacks on a hex in this fire phase, in order.
pub(crate) fn attacks_now<'a>(ctx: &Ctx<'a>, cell: Cell) -> Vec<&'a Attack> {
    let now = fire_phase(ctx.before.phase);
    let mut all = ctx.before.attacks_at(cell);
    all.retain(|attack| fire_phase(attack.phase) == now && !is_placed_dc(ctx, attack));
    all.sort_by_key(|attack| attack.seq);
    all
}

/// A DC that was placed is no fire from anywhere.
fn is_placed_dc(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let all = shots(ctx, &attack.declared);
    !all.is_empty() && all.iter().all(|shot| shot.kind() == Some(WeaponKind::Dc))
}

fn is_ordnance(shots: &[Shot<'_>]) -> bool {
    shots.iter().any(|shot| shot.kind().is_some_and(WeaponKind::is_ordnance))
}

/// Is it other fire than ordnance, or did that hit?
pub(crate) fn has_hit(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    attack.hit == Some(true) || !is_ordnance(&shots(ctx, &attack.declared))
}

/// Able to give a NMC, as a hit of ordnance is.
pub(crate) fn may_give_nmc(ctx: &Ctx<'_>, attack: &Attack, of: Option<&UnitId>) -> bool {
    is_ordnance(&shots(ctx, &attack.declared)) || is_potent(ctx, attack, of)
}

pub(crate) fn contribution<'a>(ctx: &Ctx<'a>, attack: &'a Attack, cell: Cell) -> Contribution<'a> {
    let shots = shots(ctx, &attack.declared);
    let far = |shot: &Shot<'_>| {
        shot.normal_range().zip(shot.range_to(0)).is_some_and(|(normal, range)| range > normal)
    };
    let in_range: Vec<bool> = shots.iter().map(|shot| !far(shot)).collect();
    let ordnance = is_ordnance(&shots);
    Contribution {
        attack,
        near: reach(attack, cell, |n| in_range.get(n).copied().unwrap_or(true)),
        ordnance,
        hit: !ordnance || attack.hit == Some(true),
    }
}

/// Against one unit, where DRM are its alone.
fn is_potent(ctx: &Ctx<'_>, attack: &Attack, of: Option<&UnitId>) -> bool {
    if let Some(unit) = of.filter(|_| result::is_apart(attack)) {
        return gives_nmc(ctx, attack, Some(unit));
    }
    let potent = || gives_nmc(ctx, attack, None);
    ctx.outcomes.map_or_else(potent, |outcomes| outcomes.potent_by(attack.declared.attack, potent))
}

/// Some Original DR gives a NMC or worse: doubles on the cowered column, others on the full one.
fn gives_nmc(ctx: &Ctx<'_>, attack: &Attack, of: Option<&UnitId>) -> bool {
    let on = Underway::of(ctx, attack);
    let sum = on.volley.sheet(0).total.or(attack.declared.fp);
    let Some(column) = sum.and_then(|sum| ctx.scenario.table().column(sum)) else { return sum.is_none() };
    let drm = attack.rolls.first().map_or(0, |roll| match of {
        Some(unit) => drm_due(ctx, attack, &roll.said, unit).value().0,
        None => general_drm(&on, &roll.said).value().0,
    });
    let best = |column: crate::charts::ift::Column, original: i16| {
        column.result(original.saturating_add(drm)) >= IftResult::Mc(0)
    };
    column.lowered(cowering_on_doubles(&on.volley)).is_some_and(|lower| best(lower, 2)) || best(column, 3)
}

/// The lines of fire at a hex in this fire phase: by which hexsides and hexspines they come in, in order.
#[must_use]
pub fn entries(ctx: &Ctx<'_>, cell: Cell) -> Vec<Entry> {
    let all = attacks_now(ctx, cell).into_iter();
    all.flat_map(|attack| reach(attack, cell, |_| true).entries).collect()
}

/// The pattern in which the fire of this phase encircles a hex; none when its lines of fire form none.
#[must_use]
pub fn encircling_pattern(ctx: &Ctx<'_>, cell: Cell) -> Option<Pattern> {
    let Lines { entries, levels } = Lines::of(&attacks_now(ctx, cell), cell);
    pattern(&entries, &levels)
}

/// Does an attack count towards Encirclement: within normal range, ordnance hitting, other fire able to give
/// a NMC?
#[must_use]
pub fn may_encircle(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    attack.at.first().is_some_and(|(cell, _)| {
        let made = contribution(ctx, attack, *cell);
        !made.near.units.is_empty() && made.hit && made.is_potent(ctx, None)
    })
}

/// Valid and consecutive fire of two units or more by a pattern: worked out once while an event is judged.
pub(crate) fn is_encircled_by_fire(ctx: &Ctx<'_>, id: &UnitId, cell: Cell) -> bool {
    let encircled = || fire_encircles(ctx, id, cell);
    let known = |outcomes: &Outcomes| outcomes.encircled_by((id, cell), encircled);
    is_fit(ctx.before.phase) && ctx.outcomes.map_or_else(encircled, known)
}

fn fire_encircles(ctx: &Ctx<'_>, id: &UnitId, cell: Cell) -> bool {
    let names = names_fired_at(ctx.before, id);
    let mut attacks = ctx.before.attacks_at(cell);
    let aimed = |a: &Attack| a.targets.iter().any(|target| names.contains(target));
    attacks.retain(|a| a.phase == ctx.before.phase && aimed(a) && !is_placed_dc(ctx, a));
    let mut firers = attacks.iter().flat_map(|a| a.declared.firers.iter().map(|f| &f.unit));
    let first = firers.next();
    if firers.all(|unit| Some(unit) == first) || !Lines::of(&attacks, cell).encircle() {
        return false;
    }
    attacks.sort_by_key(|attack| attack.seq);
    let mut all: Vec<_> = attacks.into_iter().map(|attack| contribution(ctx, attack, cell)).collect();
    all.retain(|c| !c.near.units.is_empty() && c.hit);
    by_two(&all, |_| true) && row_encircles(ctx, all, (id, cell))
}

/// Does a row of the attacks that could give a NMC encircle? What their fire could give is worked out only where it
/// matters.
fn row_encircles<'a>(ctx: &Ctx<'a>, mut all: Vec<Contribution<'a>>, (id, cell): (&UnitId, Cell)) -> bool {
    let mut sides = all.iter().map(|c| firing_side(ctx.before, ctx.scenario, &c.attack.declared));
    let first = sides.next();
    // The rows of one side are the same, whichever of its attacks are left out.
    let one_side = sides.all(|side| Some(side) == first);
    if !one_side {
        all.retain(|c| c.is_potent(ctx, Some(id)));
    }
    let encircles =
        |row: &Vec<_>| by_two(row, |_| true) && (!one_side || by_two(row, |c| c.is_potent(ctx, Some(id))));
    rows(ctx, all, |c| c.attack, cell).iter().any(encircles)
}

/// Do two units or more, by a pattern, of those that count? One that adds no unit and no line of fire to those before it
/// changes nothing.
fn by_two<'a>(row: &[Contribution<'a>], counts: impl Fn(&Contribution<'a>) -> bool) -> bool {
    let (mut units, mut lines) = (BTreeSet::new(), Lines::default());
    row.iter().any(|contribution| {
        let near = &contribution.near;
        let adds = lines.lack(near) || near.units.iter().any(|unit| !units.contains(unit));
        if adds && counts(contribution) {
            units.extend(near.units.iter().copied());
            lines.take(near);
        }
        adds && units.len() > 1 && lines.encircle()
    })
}

/// Attacks on a hex in rows without an attack of the same player on another hex between them.
pub(crate) fn rows<'a, T>(
    ctx: &Ctx<'a>,
    all: Vec<T>,
    attack: impl Fn(&T) -> &'a Attack,
    cell: Cell,
) -> Vec<Vec<T>> {
    let side = |a: &'a Attack| firing_side(ctx.before, ctx.scenario, &a.declared);
    let elsewhere = ctx.before.attacks.values().filter(|a| !a.at.iter().any(|(c, _)| *c == cell));
    let mut elsewhere: Vec<(u64, Option<&Name>)> = elsewhere.map(|a| (a.seq, side(a))).collect();
    elsewhere.sort_unstable_by_key(|(seq, _)| *seq);
    let between = |from: u64, to: &'a Attack| {
        let next = elsewhere.partition_point(|(seq, _)| *seq <= from);
        let mut there = elsewhere[next..].iter().take_while(|(seq, _)| *seq < to.seq);
        there.any(|(_, by)| *by == side(to))
    };
    let mut rows: Vec<Vec<T>> = Vec::new();
    let mut last = None;
    for one in all {
        let made = attack(&one);
        match rows.last_mut().filter(|_| last.is_some_and(|last| !between(last, made))) {
            Some(row) => row.push(one),
            None => rows.push(alloc::vec![one]),
        }
        last = Some(made.seq);
    }
    rows
}
