//! What one step of a vehicle costs: a sum in half-MP, each line with its rule (D2.1, D2.2, D2.3, chapter B).

use crate::charts::hexside::HexsideKind;
use crate::charts::terrain::{Price as Chart, TerrainKind};
use crate::counter::Vehicle;
use crate::event::{Direction, MpSpent, MpUse, Rate, Status, TurnTo};
use crate::facts::{Move, Price};
use crate::figures::price::all::takes_all;
use crate::figures::price::others::others_in_hex;
use crate::scenario::Terrain;
use crate::state::{Place, turn_steps};
use crate::tally::{Blame, Tally};
use crate::vocab::hex::{Cell, Hex, Hexside};
use crate::vocab::num::Mp;
use crate::vocab::{MoverClass, Work};
use alloc::borrow::Cow;
use alloc::string::String;

impl Move<'_> {
    /// What the rules charge for it.
    pub fn price(&self) -> &Price {
        self.price_by(price_of)
    }
}

/// What the rules charge for an expenditure, before a choice to pay more (D2.18).
#[must_use]
pub fn price_of(moved: &Move<'_>) -> Price {
    match &moved.said.on {
        MpUse::Start { .. } => one("Start", "D2.12", "D2.12-start-cost"),
        MpUse::Stop => one("Stop", "D2.13", "D2.13-stop-cost"),
        MpUse::Turn { to, .. } => turn(moved, *to),
        MpUse::Enter { hex, rate, .. } => enter(moved, moved.ctx.cell(*hex), *rate),
        MpUse::Bypass { hex, .. } => bypass(moved, moved.ctx.cell(*hex)),
        MpUse::MinimumMove { .. } => minimum_move(moved),
        MpUse::Overrun { .. } => overrun(moved),
        MpUse::Other { what } if what.is(Work::Unload) => unload(moved),
        MpUse::Delay | MpUse::Other { .. } => Price::Open,
    }
}

/// To unload a stack costs a quarter of the printed MP; who names several at once pays that for each (D6.5).
fn unload(moved: &Move<'_>) -> Price {
    let motor = !matches!(moved.vehicle.class, MoverClass::Motorcycle | MoverClass::Wagon);
    let Some(allotment) = moved.vehicle.mp.filter(|_| motor) else { return Price::Open };
    let (due, said) = (allotment.share_rounded_up(4), moved.said.cost);
    let several = said > due && due > Mp::ZERO && said.halves() % due.halves() == 0;
    if several || moved.ctx.scenario.book < 2 {
        return Price::Open;
    }
    let mut tally = Tally::new();
    let label = alloc::format!("unloading (1/4 of {allotment} MP, FRU)");
    tally.plus(due, label, "D6.5", Blame::on("D6.5-unload"));
    Price::Of(tally)
}

fn one(label: &'static str, rule: &'static str, clause: &'static str) -> Price {
    let mut tally = Tally::new();
    tally.plus(Mp::ONE, label, rule, Blame::on(clause));
    Price::Of(tally)
}

fn turn(moved: &Move<'_>, to: TurnTo) -> Price {
    let mut tally = Tally::new();
    if moved.unit.place.bypass().is_some() {
        tally.plus(Mp::ONE, "Bypass VCA change", "D2.33", Blame::on("D2.33-vca-cost"));
        return Price::Of(tally);
    }
    let Some(steps) = turn_steps(moved.unit, moved.ctx.scenario, to) else { return Price::Open };
    let label = if steps == 1 { "hexspine" } else { "hexspines" };
    tally.plus(Mp::whole(steps), label, "D2.11", Blame::on("D2.11-vca-cost"));
    match moved.terrain_here() {
        Some(t) if t.is_obstacle() => {
            let blame = Blame::on("D2.11-vca-cost-obstacle").repeated("D2.11-vca-cost-no-stack");
            tally.times(2, "in obstacle", "D2.11", blame);
            house_woods_road(moved, t, &mut tally);
        }
        Some(t) if turns_narrowly(moved, t, steps) => {
            tally.times(2, "note D", "Terrain Chart", Blame::on("D2.11-vca-note-d"));
        }
        Some(_) | None => {}
    }
    Price::Of(tally)
}

/// Does note D double the turn? Beneath a bridge it does not: there the player's figure says where the vehicle is.
fn turns_narrowly(moved: &Move<'_>, here: &Terrain, steps: i32) -> bool {
    let class = moved.vehicle.class;
    let beneath = here.is_beneath_too(class) && moved.said.cost == Mp::whole(steps);
    here.has_note_d(class) && !beneath
}

/// House switch, off: four MP for a turn across a non-road hexside of a woods-road (notes A7).
fn house_woods_road(moved: &Move<'_>, terrain: &Terrain, tally: &mut Tally<Mp>) {
    let on_road = matches!(moved.said.on, MpUse::Turn { on_road: true, .. });
    if moved.ctx.scenario.house.woods_road_turn_four && on_road && crosses_no_road(moved, terrain) {
        tally.times(2, "across a non-road hexside", "house rule", Blame::on("D2.11-vca-cost-woods-road"));
    }
}

/// The hexside that the nose sweeps over in a turn of one hexspine is none of the road's.
fn crosses_no_road(moved: &Move<'_>, terrain: &Terrain) -> bool {
    let (Place::In(cell, Some(was)), MpUse::Turn { to: TurnTo::Spine(pair), .. }) =
        (moved.unit.place, &moved.said.on)
    else {
        return false;
    };
    let Some(now) = moved.ctx.scenario.map.spine(cell, *pair) else { return false };
    let clockwise = was.turned(1) == now;
    let swept = if clockwise { was.dirs().1 } else { was.dirs().0 };
    !terrain.road.iter().any(|side| side.across(cell) == Some(cell.to(swept)))
}

/// An Overrun costs a quarter of the printed MP beyond the entry (D7.1).
fn overrun(moved: &Move<'_>) -> Price {
    let Some(allotment) = moved.vehicle.mp else {
        return Price::Unknown("the printed MP of the vehicle".into());
    };
    let mut tally = Tally::new();
    let label = alloc::format!("Overrun (1/4 of {allotment} MP, FRU)");
    tally.plus(allotment.share_rounded_up(4), label, "D7.1", Blame::on("D7.1-overrun-cost"));
    Price::Of(tally)
}

fn enter(moved: &Move<'_>, to: Cell, rate: Rate) -> Price {
    let Some(terrain) = moved.terrain(to) else { return unknown_terrain(moved, to) };
    if is_unsaid_road(moved) || is_bridge_road(moved, to, terrain) {
        return entry(moved, to, terrain, Rate::Road);
    }
    match unsaid(moved, to, terrain, rate).or_else(|| unclear(moved, to, terrain)) {
        Some(needs) => Price::Unknown(needs),
        None => entry(moved, to, terrain, rate),
    }
}

/// What the board leaves open of the hexside crossed: whether the road beside it crosses it, where another price than that
/// of the terrain was paid; what the way out of a depression costs where no road leads out (B19.4, B20).
fn unclear(moved: &Move<'_>, to: Cell, terrain: &Terrain) -> Option<String> {
    let from = moved.unit.place.cell()?;
    let (here, side) = (moved.terrain(from)?, Hexside::between(from, to)?);
    let road = here.road_unclear.contains(&side) || terrain.road_unclear.contains(&side);
    let as_terrain = || match entry(moved, to, terrain, Rate::Terrain) {
        Price::Of(tally) => tally.value() == moved.said.cost,
        Price::Open | Price::Unknown(_) => true,
    };
    if road && !as_terrain() {
        let (a, b) = (moved.ctx.show(from), moved.ctx.show(to));
        return Some(alloc::format!("whether the road crosses {a}-{b}: the board leaves it open"));
    }
    let climbs = here.depression && !terrain.depression && here.level < terrain.level;
    (climbs && !crosses_road(moved, to) && moved.ctx.scenario.atlas.is_some()).then(|| {
        alloc::format!("what the way out of the depression {} costs (B19, B20)", moved.ctx.show(from))
    })
}

fn entry(moved: &Move<'_>, to: Cell, terrain: &Terrain, rate: Rate) -> Price {
    let mut tally = Tally::new();
    let elsewhere = crosses_elsewhere(moved, to, terrain);
    let by_road = rate == Rate::Road && !elsewhere;
    let base = match (by_road, moved.inside() && terrain.is_obstacle()) {
        (true, _) => road(moved, &mut tally),
        (false, true) => inside_obstacle(moved, terrain, &mut tally),
        (false, false) => open_terrain(moved, terrain, &mut tally),
    };
    if let Err(other) = base {
        return other;
    }
    if !by_road && let Err(other) = hexside(moved, to, &mut tally) {
        return other;
    }
    let on_road = matches!(rate, Rate::Road | Rate::RoadDeclined);
    climb(moved, to, terrain, on_road && !elsewhere, &mut tally);
    smoke(moved, to, terrain, &mut tally);
    others_in_hex(moved, to, terrain, by_road, &mut tally);
    reverse(moved, &mut tally);
    towing(moved, &mut tally);
    Price::Of(tally)
}

/// On and off a bridge a vehicle goes by its road, whatever it says (B6.1).
fn is_bridge_road(moved: &Move<'_>, to: Cell, terrain: &Terrain) -> bool {
    let here = moved.unit.place.cell().and_then(|from| moved.terrain(from));
    (terrain.is_bridge() || here.is_some_and(Terrain::is_bridge)) && crosses_road(moved, to)
}

/// Is the figure that of the road rate, across a road hexside of the scenario, where the entry does not say `road`?
pub(crate) fn is_unsaid_road(moved: &Move<'_>) -> bool {
    let MpUse::Enter { hex, rate: Rate::Terrain, .. } = &moved.said.on else { return false };
    let to = moved.ctx.cell(*hex);
    let Some(terrain) = moved.terrain(to).filter(|_| crosses_road(moved, to) && !moved.inside()) else {
        return false;
    };
    let costs = |rate| match entry(moved, to, terrain, rate) {
        Price::Of(tally) => Some(tally.value()),
        Price::Open | Price::Unknown(_) => None,
    };
    let said = Some(moved.said.cost);
    costs(Rate::Road) == said && (terrain.is_obstacle() || costs(Rate::Terrain) != said)
}

/// The hexside crossed is one of the scenario's road hexsides.
fn crosses_road(moved: &Move<'_>, to: Cell) -> bool {
    let left = moved.unit.place.cell();
    let hexes = [Some(to), left].into_iter().flatten().filter_map(|cell| moved.terrain(cell));
    let mut roads = hexes.flat_map(|terrain| &terrain.road).peekable();
    let crossed = || left.and_then(|from| Hexside::between(from, to));
    roads.peek().is_some() && crossed().is_some_and(|side| roads.any(|road| *road == side))
}

/// The least that a hex next to the vehicle costs it to enter in this direction, towing apart: by road where it may,
/// inside where it must. `None` where that is not known, or takes ALL.
pub(crate) fn least_entry(moved: &Move<'_>, hex: Hex, direction: Option<Direction>) -> Option<Mp> {
    let by_road = moved.unit.place.bypass().is_none() && crosses_road(moved, moved.ctx.cell(hex));
    let rates = [Some(Rate::Terrain), by_road.then_some(Rate::Road)];
    rates.into_iter().flatten().filter_map(|rate| entry_at(moved, hex, direction, rate)).min()
}

/// The same at the rate of the terrain, or of the road.
pub(crate) fn entry_at(moved: &Move<'_>, hex: Hex, direction: Option<Direction>, rate: Rate) -> Option<Mp> {
    let inside = rate == Rate::Terrain && moved.terrain(moved.ctx.cell(hex))?.is_obstacle();
    let on = MpUse::Enter { hex, rate, inside, direction, vca: None };
    let ev = MpSpent { on, cost: Mp::ZERO, total: None, turret: None, seen_by: None, ..moved.said.clone() };
    let other = Move::of(moved.ctx, &ev)?;
    let towed = if moved.has(Status::Towing) { Mp::ONE } else { Mp::ZERO };
    match price_of(&other) {
        Price::Of(tally) => Some(tally.value() - towed),
        Price::Open | Price::Unknown(_) => None,
    }
}

/// What lies on the hexside crossed: of an entry from the hex beside it.
pub(crate) fn crossed(moved: &Move<'_>, to: Cell) -> Option<HexsideKind> {
    let from = moved.unit.place.cell().filter(|_| moved.unit.place.bypass().is_none())?;
    moved.ctx.scenario.hexside(Hexside::between(from, to)?)
}

/// A wall, a hedge or bocage costs beyond the hex entered (B9).
fn hexside(moved: &Move<'_>, to: Cell, tally: &mut Tally<Mp>) -> Result<(), Price> {
    let Some(kind) = crossed(moved, to) else { return Ok(()) };
    let mp = match kind.price(moved.vehicle.class) {
        Chart::PlusCot(mp) => mp,
        Chart::Share(n) => match moved.vehicle.mp {
            Some(allotment) => allotment.share_rounded_up(i32::from(n)),
            None => return Err(Price::Unknown("the printed MP of the vehicle".into())),
        },
        // D2.1-terrain-na tells that it is closed.
        Chart::Na | Chart::Fixed(_) | Chart::Cot | Chart::All | Chart::AllOr(_) => return Err(Price::Open),
    };
    tally.plus(mp, kind.name(), kind.rule(), Blame::on("D2.1-cot-column"));
    Ok(())
}

/// What an entry leaves open: a road that no hexside of the scenario shows, or the way into a hex with an
/// obstacle.
fn unsaid(moved: &Move<'_>, to: Cell, terrain: &Terrain, rate: Rate) -> Option<String> {
    let no_roads = || !moved.ctx.scenario.lists_roads();
    if rate == Rate::Road && terrain.road.is_empty() && no_roads() {
        let hex = moved.ctx.show(to);
        return Some(alloc::format!("a road of {hex}: the scenario lists no road hexside (road = [..])"));
    }
    let on_terrain = rate == Rate::Terrain || (rate == Rate::Road && crosses_elsewhere(moved, to, terrain));
    let through = on_terrain && !moved.inside() && terrain.is_obstacle();
    through.then(|| {
        let hex = moved.ctx.show(to);
        alloc::format!("how it goes into {hex}, which holds an obstacle: `inside`, `road`, or a bypass")
    })
}

/// The hex entered or the one left has road hexsides, and the one crossed is none of them; or neither has,
/// where the scenario lists the roads.
fn crosses_elsewhere(moved: &Move<'_>, to: Cell, terrain: &Terrain) -> bool {
    let left = moved.unit.place.cell();
    let crossed = left.and_then(|from| Hexside::between(from, to));
    let here = left.and_then(|from| moved.terrain(from));
    let mut roads = [Some(terrain), here].into_iter().flatten().flat_map(|t| &t.road).peekable();
    let listed = roads.peek().is_some() || moved.ctx.scenario.lists_roads();
    listed && crossed.is_some_and(|side| roads.all(|road| *road != side))
}

/// It says `road`, and the scenario shows none across the hexside crossed: it is charged as if the word were not there.
pub(crate) fn is_road_elsewhere(moved: &Move<'_>) -> bool {
    let MpUse::Enter { hex, rate: Rate::Road, .. } = &moved.said.on else { return false };
    let to = moved.ctx.cell(*hex);
    moved.terrain(to).is_some_and(|terrain| crosses_elsewhere(moved, to, terrain))
}

fn bypass(moved: &Move<'_>, hex: Cell) -> Price {
    let Some(terrain) = moved.terrain(hex) else { return unknown_terrain(moved, hex) };
    let mut tally = Tally::new();
    if let Err(other) = open_terrain(moved, terrain, &mut tally) {
        return other;
    }
    let house = &moved.ctx.scenario.house;
    let new_hex = moved.unit.place.cell() != Some(hex);
    if new_hex {
        climb(moved, hex, terrain, false, &mut tally);
    } else if house.vbm_climb_each_hexside {
        climb_from(moved, entered_from(moved, hex), hex, terrain, false, &mut tally);
    }
    if new_hex || !house.vbm_smoke_once {
        smoke(moved, hex, terrain, &mut tally);
    }
    if new_hex && house.vbm_wrecks_doubled {
        others_in_hex(moved, hex, terrain, false, &mut tally);
    }
    tally.times(2, "VBM", "D2.3", Blame::on("D2.3-cost-double").misplaced("D2.3-extras-doubled"));
    if new_hex && !house.vbm_wrecks_doubled {
        others_in_hex(moved, hex, terrain, false, &mut tally);
    }
    reverse(moved, &mut tally);
    Price::Of(tally)
}

/// The price of bypassing one hexside of a hex from here.
pub(crate) fn leg_price(moved: &Move<'_>, hex: Cell) -> Option<Mp> {
    match bypass(moved, hex) {
        Price::Of(tally) => Some(tally.value()),
        Price::Open | Price::Unknown(_) => None,
    }
}

fn minimum_move(moved: &Move<'_>) -> Price {
    let Some(allotment) = moved.vehicle.mp else {
        return Price::Unknown("the printed MP of the vehicle".into());
    };
    let mut tally = Tally::new();
    tally.plus(allotment, "entire allotment", "D2.15", Blame::on("D2.15-all-mp"));
    if moved.mph().spent > Mp::ZERO {
        let start = Mp::ZERO - moved.mph().spent;
        tally.plus(start, "start MP paid in the hex left", "D2.15", Blame::on("D2.15-start-in-exited"));
    }
    Price::Of(tally)
}

fn unknown_terrain(moved: &Move<'_>, cell: Cell) -> Price {
    Price::Unknown(moved.ctx.unknown_terrain(cell))
}

/// Half an MP over a road hexside; a BU AFV pays double (D2.16).
fn road(moved: &Move<'_>, tally: &mut Tally<Mp>) -> Result<(), Price> {
    if moved.vehicle.class == MoverClass::Wagon {
        tally.plus(Mp::ONE, "Road (animal-drawn)", "B3", Blame::on("D2.16-motorized"));
        return Ok(());
    }
    let base = Blame::on("D2.16-road-half").misplaced("D2.16-only-base-doubled");
    tally.plus(Mp::HALF, "Road", "D2.16", base);
    if moved.vehicle.afv && moved.is_bu() {
        tally.times(2, "BU AFV", "D2.16", Blame::on("D2.16-bu-afv").misplaced("D2.16-only-base-doubled"));
    }
    Ok(())
}

/// Going inside woods or a building costs a share of the printed allotment.
fn inside_obstacle(moved: &Move<'_>, terrain: &Terrain, tally: &mut Tally<Mp>) -> Result<(), Price> {
    let Some(allotment) = moved.vehicle.mp else {
        return Err(Price::Unknown("the printed MP of the vehicle".into()));
    };
    // ALL is judged by D2.7.
    let n = match terrain.inside(moved.vehicle.class) {
        Some(Chart::Share(n)) => n,
        Some(Chart::AllOr(n)) if !takes_all(moved) => n,
        Some(Chart::AllOr(_) | Chart::All | Chart::Na | Chart::Fixed(_) | Chart::PlusCot(_) | Chart::Cot) => {
            return Err(Price::Open);
        }
        None => {
            let needs = "what going inside costs (the obstacle's kind, or `entry = \"half\"` or `\"ALL\"`)";
            return Err(Price::Unknown(needs.into()));
        }
    };
    share(n, allotment, "inside the obstacle", tally);
    Ok(())
}

fn share(n: u8, allotment: Mp, what: &str, tally: &mut Tally<Mp>) {
    let label = alloc::format!("{what} (1/{n} of {allotment} MP, FRU)");
    let part = allotment.share_rounded_up(i32::from(n));
    tally.plus(part, label, "Terrain Chart", Blame::on("D2.1-cot-column"));
}

/// The price of the terrain other than an obstacle: attested, or by the chart; Open Ground when nothing
/// else is named.
fn open_terrain(moved: &Move<'_>, terrain: &Terrain, tally: &mut Tally<Mp>) -> Result<(), Price> {
    let blame = Blame::on("D2.1-cot-column");
    if let Some(cot) = terrain.cot {
        tally.plus(cot, cot_label(terrain), "Terrain Chart", blame);
        return Ok(());
    }
    let class = moved.vehicle.class;
    let mut base = None;
    for kind in terrain.is.iter().filter(|kind| !kind.is_obstacle()) {
        match kind.price(class) {
            Chart::Fixed(mp) => base = base.max(Some((mp, *kind))),
            Chart::PlusCot(mp) => tally.plus(mp, kind.name(), kind.rule(), blame),
            Chart::Cot => {}
            Chart::Share(n) => {
                let Some(allotment) = moved.vehicle.mp else {
                    return Err(Price::Unknown("the printed MP of the vehicle".into()));
                };
                share(n, allotment, kind.name(), tally);
                return Ok(());
            }
            Chart::Na | Chart::All | Chart::AllOr(_) => return Err(Price::Open),
        }
    }
    let (mp, kind) = base.unwrap_or((open_ground(class), TerrainKind::OpenGround));
    tally.plus(mp, kind.name(), kind.rule(), blame);
    Ok(())
}

fn open_ground(class: MoverClass) -> Mp {
    match TerrainKind::OpenGround.price(class) {
        Chart::Fixed(mp) => mp,
        Chart::Na | Chart::PlusCot(_) | Chart::Cot | Chart::All | Chart::Share(_) | Chart::AllOr(_) => {
            Mp::ONE
        }
    }
}

fn cot_label(terrain: &Terrain) -> Cow<'static, str> {
    let named = terrain.is.iter().find(|kind| !kind.is_obstacle());
    named.map_or("COT (attested)", |kind| kind.name()).into()
}

/// The hex from which a vehicle entered the hex it is in, in this MPh.
fn entered_from(moved: &Move<'_>, hex: Cell) -> Option<Cell> {
    moved.mph().by_hex.iter().rev().map(|(cell, _)| *cell).find(|cell| *cell != hex)
}

fn climb(moved: &Move<'_>, to: Cell, terrain: &Terrain, by_road: bool, tally: &mut Tally<Mp>) {
    climb_from(moved, moved.unit.place.cell(), to, terrain, by_road, tally);
}

/// Four MP for each level up, two by a road hexside; a wagon pays double, as Infantry does (B10.4).
fn climb_from(
    moved: &Move<'_>,
    from: Option<Cell>,
    to: Cell,
    terrain: &Terrain,
    by_road: bool,
    tally: &mut Tally<Mp>,
) {
    let from = from.filter(|from| *from != to);
    let below = from.and_then(|from| moved.terrain(from)).map_or(0, |t| t.level);
    let levels = i32::from(terrain.level) - i32::from(below);
    if from.is_some() && levels > 0 {
        let (each, label) = if by_road { (2, "uphill by road") } else { (4, "uphill") };
        let in_bypass = matches!(moved.said.on, MpUse::Bypass { .. });
        let blame = if in_bypass { "D2.3-extras-doubled" } else { "D2.1-cot-column" };
        if moved.vehicle.class == MoverClass::Wagon {
            let factor = u8::try_from(2 * levels).unwrap_or(u8::MAX);
            return tally.times(factor, "uphill", "B10.4", Blame::on(blame));
        }
        tally.plus(Mp::whole(each * levels), label, "B10.4", Blame::on(blame));
    }
}

/// SMOKE of the scenario, or a counter placed since (one MP).
fn smoke(moved: &Move<'_>, hex: Cell, terrain: &Terrain, tally: &mut Tally<Mp>) {
    let placed = if moved.ctx.before.smoke.contains(&hex) { Mp::ONE } else { Mp::ZERO };
    let smoke = terrain.smoke.max(placed);
    if smoke > Mp::ZERO {
        tally.plus(smoke, "SMOKE", "A24.7", Blame::on("D2.1-cot-column"));
    }
}

/// Reverse multiplies the whole entry cost (D2.21).
fn reverse(moved: &Move<'_>, tally: &mut Tally<Mp>) {
    if moved.direction() != Some(Direction::Reverse) {
        return;
    }
    if let Some((n, clause)) = reverse_factor(moved.vehicle) {
        tally.times(
            n,
            "Reverse",
            "D2.21",
            Blame::on(clause).misplaced("D2.21-total-multiplied").misread(clause),
        );
    }
}

/// What an entry in Reverse is multiplied by, and the clause that gives it.
pub(crate) const fn reverse_factor(vehicle: &Vehicle) -> Option<(u8, &'static str)> {
    match (vehicle.reverse, vehicle.class) {
        (Some(printed), _) => Some((printed, "D2.21-rev-printed")),
        (None, MoverClass::Tracked | MoverClass::Halftrack) => Some((4, "D2.21-x4-tracked")),
        (None, MoverClass::Truck) => Some((3, "D2.21-x3-truck")),
        (None, MoverClass::ArmoredCar) => Some((2, "D2.21-x2-armored-car")),
        (None, MoverClass::Motorcycle | MoverClass::Wagon) => None,
    }
}

fn towing(moved: &Move<'_>, tally: &mut Tally<Mp>) {
    if moved.has(Status::Towing) {
        tally.plus(Mp::ONE, "towing", "C10.1", Blame::on("D2.1-cot-column"));
    }
}
