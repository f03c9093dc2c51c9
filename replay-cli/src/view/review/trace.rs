//! Paths of moves and lines of shots.

use super::map::Cells;
use asl_core::audit::Game;
use asl_core::event::{AttackId, What};
use asl_core::map::{Spot, Verdict};
use asl_core::state::State;
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
    /// Hexes that hinder the shot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hindrances: Vec<u32>,
    /// Range of a shot in hexes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<u32>,
}

/// The ways of the units in this phase.
pub(super) struct Paths<'a> {
    cells: &'a Cells,
    ways: BTreeMap<String, Vec<Cell>>,
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
        let (cell, way) = (unit.place.cell()?, self.ways.entry(id.to_owned()).or_default());
        if way.last() != Some(&cell) {
            way.push(cell);
        }
        let hexes: Vec<u32> = way.iter().filter_map(|cell| self.cells.number(*cell)).collect();
        let row = TraceRow { kind: TraceKind::Move, hexes, hindrances: Vec::new(), range: None };
        (way.len() > 1).then_some(row)
    }

    /// The lines of the attack to which an event belongs, from each Location of a firer to each target Location. Where a
    /// unit of the event stands is where its way begins.
    pub(super) fn shots(&mut self, game: &Game, before: &State, what: &What) -> Vec<TraceRow> {
        let stands = what.unit().and_then(|id| Some((id, before.units.get(id)?.place.cell()?)));
        if let Some((id, cell)) = stands {
            let way = self.ways.entry(id.to_string()).or_default();
            if way.is_empty() {
                way.push(cell);
            }
        }
        let What::FireAttack(attack) = what else {
            return what.of_attack().and_then(|attack| self.lines.get(&attack)).cloned().unwrap_or_default();
        };
        let mut lines: Vec<(Cell, Cell)> = Vec::new();
        for firer in &attack.firers {
            let from = before.units.get(&firer.unit).and_then(|unit| unit.place.cell());
            for at in &attack.target.locations {
                let line = from.map(|from| (from, game.scenario.map.cell(at.hex)));
                lines.extend(line.filter(|line| !lines.contains(line)));
            }
        }
        let rows: Vec<TraceRow> = lines.into_iter().filter_map(|line| self.shot(game, line)).collect();
        self.lines.insert(attack.attack, rows.clone());
        rows
    }

    /// The LOS of the boards between the grounds of both hexes; upstairs it may be another.
    fn shot(&self, game: &Game, (from, to): (Cell, Cell)) -> Option<TraceRow> {
        let ends = [self.cells.number(from)?, self.cells.number(to)?];
        let seen =
            game.scenario.atlas.as_ref().map(|atlas| atlas.sight(Spot::ground(from), Spot::ground(to)));
        let sight = seen.as_ref().and_then(|seen| seen.as_ref().as_ref().ok());
        let is_blocked =
            sight.is_some_and(|s| matches!(s.verdict, Verdict::Blocked(_)) && s.doubts.is_empty());
        let hinder = sight.into_iter().flat_map(|sight| &sight.hindrances);
        Some(TraceRow {
            kind: if is_blocked { TraceKind::Blocked } else { TraceKind::Shot },
            hexes: ends.to_vec(),
            hindrances: hinder.filter_map(|(cell, _)| self.cells.number(*cell)).collect(),
            range: Some(from.range(to)),
        })
    }
}
