//! What an expenditure of Infantry costs: a sum in MF for each way that the log leaves open, each line with its rule (A4.13 to
//! A4.134, A4.3, A5.11; chapter B).

use crate::charts::terrain::{Price, TerrainKind};
use crate::event::{Level, MfWay};
use crate::facts::{Ctx, Walk};
use crate::scenario::{Obstacle, Terrain};
use crate::state::joined;
use crate::tally::{Blame, Tally};
use crate::vocab::hex::Cell;
use crate::vocab::num::{Mf, Mp};
use crate::vocab::{InfantryKind, MfWork};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A way into a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// Into its terrain.
    Terrain,
    /// At the road rate.
    Road,
    /// Past its obstacle.
    Bypass,
    /// For something within the hex.
    Within,
}

/// What an expenditure may cost.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Prices {
    /// The price of each way that may be meant.
    pub known: Vec<(By, Tally<Mf>)>,
    /// What would tell another one.
    pub asks: Option<String>,
}

impl Prices {
    fn of(by: By, tally: Tally<Mf>) -> Prices {
        Prices { known: alloc::vec![(by, tally)], asks: None }
    }

    fn unknown(asks: String) -> Prices {
        Prices { known: Vec::new(), asks: Some(asks) }
    }

    /// The least of those that are known.
    #[must_use]
    pub fn least(&self) -> Option<&Tally<Mf>> {
        self.known.iter().map(|(_, tally)| tally).min_by_key(|tally| tally.value())
    }
}

/// What the rules charge for an expenditure; `None` where they set no figure that is judged here.
#[must_use]
pub fn prices(walk: &Walk<'_>) -> Option<Prices> {
    // Cavalry has a column of its own.
    if walk.infantry.kind == Some(InfantryKind::Cavalry) {
        return None;
    }
    if let Some(MfWay::Stairs { .. }) = walk.way {
        return walk.entered().is_none().then(|| Prices::of(By::Within, one("a level", "B23.4")));
    }
    if let Some(MfWay::On { what }) = walk.way.filter(|_| walk.entered().is_none()) {
        return work(what.means()?);
    }
    match walk.entered() {
        Some(_) if matches!(walk.way, Some(MfWay::On { .. })) => None,
        Some(to) => entry(walk, to),
        None if walk.unit.place.cell() == Some(walk.to()) => out_of_bypass(walk),
        None => None,
    }
}

fn one(label: &'static str, rule: &'static str) -> Tally<Mf> {
    let mut tally = Tally::new();
    tally.plus(Mf::whole(1), label, rule, Blame::on("A4.13-cost-of-terrain"));
    tally
}

/// SMOKE grenades cost one MF in the own hex, two in the next one (A24.1).
fn work(what: MfWork) -> Option<Prices> {
    let within = |tally| (By::Within, tally);
    let known = match what {
        MfWork::Recovery => alloc::vec![within(one("Recovery", "A4.44"))],
        MfWork::Search => alloc::vec![within(one("searching", "A12.152"))],
        MfWork::Foxhole => alloc::vec![within(one("entrenchment", "B27.4"))],
        MfWork::Smoke => {
            let mut next = one("SMOKE grenades", "A24.1");
            next.plus(Mf::whole(1), "into the next hex", "A24.1", Blame::on("A4.13-cost-of-terrain"));
            alloc::vec![within(one("SMOKE grenades", "A24.1")), within(next)]
        }
    };
    Some(Prices { known, asks: None })
}

/// Into the obstacle that was bypassed: its whole price besides (A4.31).
fn out_of_bypass(walk: &Walk<'_>) -> Option<Prices> {
    if walk.way != Some(&MfWay::Terrain) || !walk.afoot().is_in_bypass() {
        return None;
    }
    let terrain = walk.ctx.terrain(walk.to())?;
    let (mf, kind) = dearest(terrain)?;
    let mut tally = Tally::new();
    tally.plus(Mf(mf), kind.name(), kind.rule(), Blame::on("A4.31-then-inside"));
    Some(Prices::of(By::Terrain, tally))
}

fn entry(walk: &Walk<'_>, to: Cell) -> Option<Prices> {
    let Some(terrain) = walk.ctx.terrain(to) else {
        return Some(Prices::unknown(walk.ctx.unknown_terrain(to)));
    };
    let mut prices = Prices::default();
    let plain = |way: &MfWay| matches!(way, MfWay::Terrain | MfWay::Overrun);
    if walk.way.is_none_or(plain)
        && let Some(tally) = by_terrain(walk, terrain)
    {
        prices.known.push((By::Terrain, tally));
    }
    if walk.way.is_none_or(|way| *way == MfWay::Road) {
        by_road(walk, to, terrain, &mut prices);
    }
    if walk.way.is_none_or(|way| matches!(way, MfWay::Bypass { .. })) && is_bypassable(terrain) {
        prices.known.push((By::Bypass, by_bypass(walk, terrain)));
    }
    for (by, tally) in &mut prices.known {
        surcharges(walk, to, terrain, *by, tally)?;
    }
    (!prices.known.is_empty() || prices.asks.is_some()).then_some(prices)
}

/// The terrain in the hex that costs most, as a row of the chart; `None` where it takes ALL, or bars, or its price is another's.
fn dearest(terrain: &Terrain) -> Option<(Mp, TerrainKind)> {
    let said = terrain.obstacle.iter().map(|obstacle| match obstacle {
        Obstacle::Woods | Obstacle::WoodsOrBuilding => TerrainKind::Woods,
        Obstacle::Building => TerrainKind::WoodenBuilding,
    });
    let rubble = terrain.rubble.then_some(TerrainKind::Rubble);
    let mut most: Option<(Mp, TerrainKind)> = None;
    for kind in terrain.is.iter().copied().chain(said).chain(rubble) {
        match kind.infantry() {
            Price::Fixed(mp) => most = most.max(Some((mp, kind))),
            Price::Cot | Price::PlusCot(_) => {}
            Price::Na | Price::All | Price::Share(_) | Price::AllOr(_) => return None,
        }
    }
    let attested = most.is_none() && terrain.cot.is_some();
    (!attested).then(|| most.unwrap_or((Mp::ONE, TerrainKind::OpenGround)))
}

/// By the terrain of the hex.
fn by_terrain(walk: &Walk<'_>, terrain: &Terrain) -> Option<Tally<Mf>> {
    let (mf, kind) = dearest(terrain)?;
    let mut tally = Tally::new();
    tally.plus(Mf(mf), kind.name(), kind.rule(), Blame::on("A4.13-cost-of-terrain"));
    for kind in &terrain.is {
        if let Price::PlusCot(mp) = kind.infantry() {
            tally.plus(Mf(mp), kind.name(), kind.rule(), Blame::on("A4.13-cost-of-terrain"));
        }
    }
    if walk.way == Some(&MfWay::Overrun) {
        tally.times(2, "Infantry OVR", "A4.15", Blame::on("A4.15-ovr-double"));
    }
    Some(tally)
}

/// One MF across a road hexside (A4.132).
fn by_road(walk: &Walk<'_>, to: Cell, terrain: &Terrain, prices: &mut Prices) {
    let Some(side) = walk.crossed() else { return };
    let here = walk.unit.place.cell().and_then(|cell| walk.ctx.terrain(cell));
    let mut both = here.into_iter().chain([terrain]);
    let unclear = both.clone().any(|terrain| terrain.road_unclear.contains(&side));
    if both.any(|terrain| terrain.road.contains(&side)) {
        let mut tally = Tally::new();
        tally.plus(Mf::whole(1), "Road", "A4.132", Blame::on("A4.132-road-or-terrain"));
        prices.known.push((By::Road, tally));
    } else if unclear || (walk.way.is_some() && !walk.ctx.scenario.lists_roads()) {
        let hex = walk.ctx.show(to);
        prices.asks =
            Some(format!("whether a road leads into {hex} there: the scenario lists none (road = [..])"));
    }
}

fn is_bypassable(terrain: &Terrain) -> bool {
    terrain.is_bypassable() && !terrain.is_rubble()
}

/// What the other terrain of the hex costs; double along three hexsides or more (A4.31).
fn by_bypass(walk: &Walk<'_>, terrain: &Terrain) -> Tally<Mf> {
    let other = terrain.is.iter().filter(|kind| !kind.is_obstacle());
    let fixed =
        |kind: &TerrainKind| if let Price::Fixed(mp) = kind.infantry() { Some((mp, *kind)) } else { None };
    let (mf, kind) = other.filter_map(fixed).max().unwrap_or((Mp::ONE, TerrainKind::OpenGround));
    let mut tally = Tally::new();
    tally.plus(Mf(mf), format!("{} in Bypass", kind.name()), "A4.31", Blame::on("A4.31-cost"));
    if matches!(walk.way, Some(MfWay::Bypass { along }) if along.len() > 2) {
        tally.times(2, "three hexsides", "A4.31", Blame::on("A4.31-three-double"));
    }
    tally
}

/// MF for the SMOKE of a hex, of the head or laid since (A24.7).
pub(crate) fn smoke_in(ctx: &Ctx<'_>, cell: Cell) -> Mp {
    let placed = if ctx.before.smoke.contains(&cell) { Mp::ONE } else { Mp::ZERO };
    ctx.terrain(cell).map_or(placed, |terrain| terrain.smoke.max(placed))
}

/// Levels that MF of one step lead up at most.
const MOST_LEVELS: i32 = 2;

/// What comes to the price of the terrain: a rise, the hexside, SMOKE, those who stand there already. `None` where it is not known.
fn surcharges(walk: &Walk<'_>, to: Cell, terrain: &Terrain, by: By, tally: &mut Tally<Mf>) -> Option<()> {
    let here = walk.unit.place.cell().and_then(|cell| walk.ctx.terrain(cell))?;
    let levels = i32::from(terrain.level) - i32::from(here.level);
    if levels > MOST_LEVELS || here.depression || terrain.depression {
        return None;
    }
    if levels > 0 {
        let factor = u8::try_from(2 * levels).ok()?;
        tally.times(factor, "uphill", "B10.4", Blame::on("A4.133-uphill"));
    }
    if by != By::Road
        && let Some(kind) = walk.crossed().and_then(|side| walk.ctx.scenario.hexside(side))
    {
        tally.plus(Mf(kind.infantry()?), kind.name(), kind.rule(), Blame::on("A4.131-hexside-plus"));
    }
    let smoke = smoke_in(&walk.ctx, to);
    if smoke > Mp::ZERO {
        tally.plus(Mf(smoke), "SMOKE", "A24.7", Blame::on("A4.13-cost-of-terrain"));
    }
    // An excerpt does not hold all that stands there, and who goes on upstairs does not say at which level.
    if walk.ctx.scenario.excerpts || walk.unit.level != Level::At(0) {
        return Some(());
    }
    let excess = joined(walk.ctx.before, &walk.said.unit, (to, Level::At(0)))?.excess();
    if excess > 0 && by != By::Bypass {
        let label = format!("overstacked by {excess}");
        tally.plus(Mf::whole(i32::try_from(excess).ok()?), label, "A5.11", Blame::on("A5.11-entry"));
    }
    Some(())
}
