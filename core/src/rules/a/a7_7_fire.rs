//! A7.7: which fire counts towards Encirclement, and from where it comes.

use super::Ctx;
use super::a7_7_patterns::{Pattern, pattern};
use super::a7_7_reach::{Reach, reach};
use super::facts::fire_phase;
use super::sheet::cowering_on_doubles;
use super::shot::{Shot, shots};
use crate::event::UnitId;
use crate::facts::Volley;
use crate::state::Attack;
use crate::vocab::IftResult;
use crate::vocab::hex::{Cell, Entry};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// One attack that may contribute, with what speaks against it.
pub(super) struct Contribution<'a> {
    pub(super) attack: &'a Attack,
    pub(super) all: Reach<'a>,
    /// Its firers within their normal range, who alone contribute.
    pub(super) near: Reach<'a>,
    pub(super) ordnance: bool,
    pub(super) hit: bool,
}

impl Contribution<'_> {
    /// Able to give a NMC, as a hit of ordnance is.
    pub(super) fn is_potent(&self, ctx: &Ctx<'_>) -> bool {
        self.ordnance || is_potent(ctx, self.attack)
    }
}

/// The units within their normal range in these attacks.
pub(super) fn units_near<'a>(all: &[Contribution<'a>]) -> BTreeSet<&'a UnitId> {
    all.iter().flat_map(|c| c.near.units.iter().copied()).collect()
}

/// The attacks on a hex in this fire phase, in order.
pub(super) fn contributions<'a>(ctx: &Ctx<'a>, cell: Cell) -> Vec<Contribution<'a>> {
    let now = fire_phase(ctx.before.phase);
    let mut all = ctx.before.attacks_at(cell);
    all.retain(|attack| fire_phase(attack.phase) == now);
    all.sort_by_key(|attack| attack.seq);
    all.into_iter().map(|attack| contribution(ctx, attack, cell)).collect()
}

pub(super) fn contribution<'a>(ctx: &Ctx<'a>, attack: &'a Attack, cell: Cell) -> Contribution<'a> {
    let shots = shots(ctx, &attack.declared);
    let far = |shot: &Shot<'_>| {
        shot.normal_range().zip(shot.range_to(0)).is_some_and(|(normal, range)| range > normal)
    };
    let in_range: Vec<bool> = shots.iter().map(|shot| !far(shot)).collect();
    let ordnance = shots.iter().any(|shot| shot.kind().is_some_and(crate::vocab::WeaponKind::is_ordnance));
    Contribution {
        attack,
        all: reach(attack, cell, |_| true),
        near: reach(attack, cell, |n| in_range.get(n).copied().unwrap_or(true)),
        ordnance,
        hit: !ordnance || attack.hit == Some(true),
    }
}

/// Some Original DR gives a NMC or worse: doubles on the cowered column, others on the full one.
fn is_potent(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let sum = Volley::of(ctx, &attack.declared).sheet(0).total.or(attack.declared.fp);
    let Some(column) = sum.and_then(|sum| ctx.scenario.table().column(sum)) else { return sum.is_none() };
    let drm =
        attack.rolls.first().map_or(0, |roll| super::sheet::drm_due(ctx, attack, &roll.said, None).value().0);
    let shift = cowering_on_doubles(&Volley::of(ctx, &attack.declared));
    let best =
        |column: crate::charts::ift::Column, original: i16| column.result(original + drm) >= IftResult::Mc(0);
    column.lowered(shift).is_some_and(|lower| best(lower, 2)) || best(column, 3)
}

/// The lines of fire at a hex in this fire phase: by which hexsides and hexspines they come in, in order.
#[must_use]
pub fn entries(ctx: &Ctx<'_>, cell: Cell) -> Vec<Entry> {
    contributions(ctx, cell).into_iter().flat_map(|c| c.all.entries).collect()
}

/// The pattern in which the fire of this phase encircles a hex; none when its lines of fire form none.
#[must_use]
pub fn encircling_pattern(ctx: &Ctx<'_>, cell: Cell) -> Option<Pattern> {
    let all = contributions(ctx, cell);
    let levels: Vec<i32> = all.iter().flat_map(|c| c.all.levels.iter().copied()).collect();
    pattern(&entries(ctx, cell), &levels)
}

/// Does an attack count towards Encirclement: within normal range, ordnance hitting, other fire able to give
/// a NMC?
#[must_use]
pub fn may_encircle(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    attack.at.first().is_some_and(|(cell, _)| {
        let made = contribution(ctx, attack, *cell);
        !made.near.units.is_empty() && made.hit && made.is_potent(ctx)
    })
}

/// The entries and levels of some firers together.
pub(super) fn lines<'c, 'a: 'c>(all: impl Iterator<Item = &'c Reach<'a>>) -> (Vec<Entry>, Vec<i32>) {
    let (mut entries, mut levels) = (Vec::new(), Vec::new());
    for reach in all {
        entries.extend(reach.entries.iter().copied());
        levels.extend(reach.levels.iter().copied());
    }
    (entries, levels)
}

/// Do these firers encircle, as far as geometry goes?
pub(super) fn encircle<'c, 'a: 'c>(all: impl Iterator<Item = &'c Reach<'a>>) -> bool {
    let (entries, levels) = lines(all);
    pattern(&entries, &levels).is_some()
}
