//! What a way costs at least, and what its unit has at most: of files that show the hexes of a unit and tell no MF. Whatever they
//! leave open is counted in its favour.

use crate::counter::Infantry;
use crate::event::{Level, MfSpent, Status, UnitId};
use crate::facts::{Ctx, Walk};
use crate::figures::infantry::allotment::{
    Favour, add_double_time, began_together, ceiling, own, went_by_road,
};
use crate::figures::infantry::entry::prices;
use crate::figures::infantry::nation::nation_of;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::state::{Afoot, Place, Unit};
use crate::tally::{Blame, Tally};
use crate::vocab::Nation;
use crate::vocab::hex::Cell;
use crate::vocab::num::{Mf, Mp};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// What a price may have by counters that stand there at another time.
const PASSING: [&str; 2] = ["A5.11", "A24.7"];

/// The MF of the way that a unit was shown on, at least: one for each hex, what the terrain asks where it is known. A drag there and
/// back is no way, and a drag over several hexes goes the cheapest.
#[must_use]
pub fn least_spent(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Mp {
    let Some((_, values)) = infantry(ctx, id) else { return Mp::ZERO };
    along(ctx, (id, unit, values), &way(&unit.mph.afoot))
}

fn along(ctx: &Ctx<'_>, who: (&UnitId, &Unit, &Infantry), way: &[Cell]) -> Mp {
    way.windows(2).map(|pair| between(ctx, who, [pair[0], pair[1]])).sum()
}

/// So many hexes are looked at between two that were shown: of a way beyond them what was found so far counts.
const MOST_HEXES: usize = 64;

/// What the cheapest way from one hex to another costs: the hexes that promise most first, each by its price and a MF for each hex that
/// is still to come.
fn between(ctx: &Ctx<'_>, who: (&UnitId, &Unit, &Infantry), [from, to]: [Cell; 2]) -> Mp {
    let ahead = |cell: Cell| Mp::whole(i32::try_from(cell.range(to)).unwrap_or(i32::MAX / 4));
    let mut waiting = BTreeSet::from([(ahead(from), Mp::ZERO, from)]);
    let mut done = BTreeSet::new();
    while let Some((least, spent, cell)) = waiting.pop_first() {
        if cell == to || done.len() >= MOST_HEXES {
            return least;
        }
        if done.insert(cell) {
            let next = cell
                .neighbours()
                .into_iter()
                .filter(|next| ctx.scenario.map.holds(*next) && !done.contains(next));
            let next = next.map(|next| (spent + step(ctx, who, [cell, next]), next));
            waiting.extend(next.map(|(spent, next)| (spent + ahead(next), spent, next)));
        }
    }
    ahead(from)
}

/// The hexes of a way, from that in which it began, without those of its loops.
#[must_use]
pub fn way(afoot: &Afoot) -> Vec<Cell> {
    let began = afoot.steps.first().and_then(|step| step.from);
    let mut way: Vec<Cell> = Vec::new();
    for cell in began.into_iter().chain(afoot.path()) {
        match way.iter().position(|earlier| *earlier == cell) {
            Some(at) => way.truncate(at + 1),
            None => way.push(cell),
        }
    }
    way
}

/// Whether each hex of a way is shown: else a road may have led along it.
#[must_use]
pub fn is_hex_by_hex(afoot: &Afoot) -> bool {
    way(afoot).windows(2).all(|pair| pair[0].range(pair[1]) == 1)
}

/// The MF of the hexes of a rout, at least (A10.5), those between two that are told among them.
#[must_use]
pub fn least_of(ctx: &Ctx<'_>, id: &UnitId, way: &[Cell]) -> Mp {
    let Some((unit, values)) = infantry(ctx, id) else { return Mp::ZERO };
    along(ctx, (id, unit, values), way)
}

/// What the entry of the next hex costs at least.
fn step(ctx: &Ctx<'_>, (id, unit, values): (&UnitId, &Unit, &Infantry), [from, to]: [Cell; 2]) -> Mp {
    let there = Unit { place: Place::In(from, None), level: Level::At(0), ..unit.clone() };
    let hex = ctx.scenario.map.hex(to);
    let said = MfSpent { unit: id.clone(), hex, cost: None, assault: None, seen_by: None };
    let walk = Walk { ctx: *ctx, said: &said, way: None, unit: &there, infantry: values };
    let known = prices(&walk).filter(|prices| prices.asks.is_none());
    let lasting = |tally: &Tally<Mf>| {
        let lines = tally.lines.iter().filter(|line| !PASSING.contains(&&*line.rule)).cloned();
        Tally { lines: lines.collect() }.value().0
    };
    let least = known.and_then(|prices| prices.known.iter().map(|(_, tally)| lasting(tally)).min());
    least.map_or(Mp::ONE, |mf| mf.max(Mp::ONE))
}

/// MF in a Human Wave or a Banzai Charge, which no counter shows.
const WAVE: i32 = 8;

/// May it go in one: is it of an army that knows them, or of none that is told?
fn may_wave(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let nation = ctx.unit(id).and_then(|(_, def)| nation_of(def));
    nation.is_none_or(|nation| matches!(nation, Nation::Russian | Nation::Chinese | Nation::Japanese))
}

/// The MF that a unit has in its MPh at most, as a sum: with a leader who began where it did, Double Time where it may have it,
/// a Human Wave where its army knows that, a road that it used; whatever it carries. `None` where they are not judged.
#[must_use]
pub fn most(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit, double_time: Favour) -> Option<Tally<Mf>> {
    let (_, values) = infantry(ctx, id)?;
    if unit.status.has(Status::HumanWave) {
        return None;
    }
    let mut tally = own(ctx, unit, values)?;
    let side = unit.side.as_ref()?;
    let leads = |(other, leader): &(&UnitId, &Unit)| {
        *other != id && leadership(ctx, other).is_some() && began_together(unit, leader)
    };
    if values.kind.is_some_and(|kind| !kind.is_smc()) && ctx.before.units_of(side).iter().any(leads) {
        tally.plus(Mf::whole(2), "leader", "A4.12", Blame::on("A4.12-whole-move"));
    }
    add_double_time(unit, double_time, &mut tally);
    let above = tally.value().0 - Mp::whole(ceiling(values));
    if above > Mp::ZERO {
        tally.plus(Mf(Mp::ZERO - above), "the most that Infantry has", "A4.5", Blame::on("A4.5-ceiling"));
    }
    let wave = Mp::whole(WAVE) - tally.value().0;
    if double_time == Favour::All && may_wave(ctx, id) && wave > Mp::ZERO {
        tally.plus(Mf(wave), "a Human Wave", "A25.23", Blame::on("A4.1-allotment"));
    }
    if went_by_road(ctx, &unit.mph.afoot) || !is_hex_by_hex(&unit.mph.afoot) {
        tally.plus(Mf::whole(1), "by road", "A4.11", Blame::on("A4.11-road-bonus"));
    }
    Some(tally)
}
