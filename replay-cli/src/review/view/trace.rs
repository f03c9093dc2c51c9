//! Paths of moves and lines of shots.

use super::map::Cells;
use super::pieces::beside;
use asl_core::audit::Game;
use asl_core::event::{AttackId, Level, Location, Target, UnitId, What};
use asl_core::facts::Ctx;
use asl_core::map::{Floor, Spot, Verdict};
use asl_core::state::{Place, State};
use asl_core::vocab::hex::Cell;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// What a trace is.
#[derive(Clone, Copy, JsonSchema, Serialize, Debug, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum TraceKind {
    /// The way of a unit in this phase.
    Move,
    /// A shot.
    Shot,
    /// A shot along a LOS that the boards show to be blocked.
    Blocked,
}

/// The path of a move, or the line of a shot.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct TraceRow {
    /// Which.
    pub kind: TraceKind,
    /// The hexes from the first to the last, by their place in the list of the map; of a shot, its two ends.
    pub hexes: Vec<u32>,
    /// Of a way along hexsides: how far from the centre of each of its hexes it runs; of any other, none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<[i32; 2]>,
    /// Hexes that hinder the shot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hindrances: Vec<u32>,
    /// Range of a shot in hexes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<u32>,
}

/// Where a unit stands: its hex, and in Bypass how far from the centre of it.
type Stand = (Cell, [i32; 2]);

/// The ways of the units in this phase.
pub(super) struct Paths<'a> {
    cells: &'a Cells,
    ways: BTreeMap<String, Vec<Stand>>,
    /// The lines of the attacks of this phase.
    lines: BTreeMap<AttackId, Vec<TraceRow>>,
}

impl Paths<'_> {
    pub(super) fn of(cells: &Cells) -> Paths<'_> {
        Paths { cells, ways: BTreeMap::new(), lines: BTreeMap::new() }
    }

    pub(super) fn clear(&mut self) {
        self.ways.clear();
        self.lines.clear();
    }

    /// The way of a unit, once it has come to another hex in this phase.
    pub(super) fn moved(&mut self, id: &str, after: &State) -> Option<TraceRow> {
        let unit = after.units.get(&id.parse().ok()?)?;
        let (stand, way) = (stand(unit.place)?, self.ways.entry(id.to_owned()).or_default());
        if way.last() != Some(&stand) {
            way.push(stand);
        }
        let known: Vec<(u32, [i32; 2])> =
            way.iter().filter_map(|(cell, beside)| Some((self.cells.number(*cell)?, *beside))).collect();
        let (hexes, beside): (Vec<u32>, Vec<[i32; 2]>) = known.into_iter().unzip();
        let beside = if beside.iter().all(|by| *by == [0, 0]) { Vec::new() } else { beside };
        let row = TraceRow { kind: TraceKind::Move, hexes, beside, hindrances: Vec::new(), range: None };
        (way.len() > 1).then_some(row)
    }

    /// The lines of the attack to which an event belongs, from each Location of a firer to each target Location. Where a
    /// unit of the event stands is where its way begins.
    pub(super) fn shots(&mut self, game: &Game, before: &State, what: &What) -> Vec<TraceRow> {
        let stands = what.unit().and_then(|id| Some((id, stand(before.units.get(id)?.place)?)));
        if let Some((id, stand)) = stands {
            let way = self.ways.entry(id.to_string()).or_default();
            if way.is_empty() {
                way.push(stand);
            }
        }
        let What::FireAttack(attack) = what else {
            return what.of_attack().and_then(|attack| self.lines.get(&attack)).cloned().unwrap_or_default();
        };
        let ctx = Ctx::of(&game.scenario, before, game.scenario.printing);
        let mut lines: Vec<(Spot, Spot)> = Vec::new();
        for firer in &attack.firers {
            let from = spot(&ctx, &firer.unit);
            for at in &attack.target.locations {
                let line = from.map(|from| (from, target(&ctx, &attack.target, at)));
                let is_new = |(from, to): &(Spot, Spot)| {
                    lines.iter().all(|(a, b)| (a.cell, b.cell) != (from.cell, to.cell))
                };
                lines.extend(line.filter(is_new));
            }
        }
        let rows: Vec<TraceRow> = lines.into_iter().filter_map(|line| self.shot(game, line)).collect();
        self.lines.insert(attack.attack, rows.clone());
        rows
    }

    /// The LOS of the boards between where the firer stands and where the target does.
    fn shot(&self, game: &Game, (from, to): (Spot, Spot)) -> Option<TraceRow> {
        let ends = [self.cells.number(from.cell)?, self.cells.number(to.cell)?];
        let seen = game.scenario.atlas.as_ref().map(|atlas| atlas.sight(from, to));
        let sight = seen.as_ref().and_then(|seen| seen.as_ref().as_ref().ok());
        let is_blocked =
            sight.is_some_and(|s| matches!(s.verdict, Verdict::Blocked(_)) && s.doubts.is_empty());
        let hinder = sight.into_iter().flat_map(|sight| &sight.hindrances);
        Some(TraceRow {
            kind: if is_blocked { TraceKind::Blocked } else { TraceKind::Shot },
            hexes: ends.to_vec(),
            beside: Vec::new(),
            hindrances: hinder.filter_map(|(cell, _)| self.cells.number(*cell)).collect(),
            range: Some(from.cell.range(to.cell)),
        })
    }
}

fn stand(place: Place) -> Option<Stand> {
    let by = if let Place::Bypass(bypass) = place { beside(bypass) } else { [0, 0] };
    Some((place.cell()?, by))
}

/// Where a unit is looked at from; where the board has no such Location, the ground of its hex.
fn spot(ctx: &Ctx<'_>, id: &UnitId) -> Option<Spot> {
    ctx.spot(id).or_else(|| Some(Spot::ground(ctx.before.units.get(id)?.place.cell()?)))
}

/// A target Location: where a unit that is named stands in it, else its level.
fn target(ctx: &Ctx<'_>, target: &Target, at: &Location) -> Spot {
    let cell = ctx.scenario.map.cell(at.hex);
    let named = target.units.iter().filter_map(|id| ctx.spot(id)).find(|spot| spot.cell == cell);
    let floor = match at.level {
        Level::At(n) if n > 0 => u8::try_from(n).map_or(Floor::Ground, Floor::Level),
        Level::At(_) | Level::In => Floor::Ground,
    };
    named.unwrap_or(Spot { floor, ..Spot::ground(cell) })
}
