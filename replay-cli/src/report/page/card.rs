//! The card of the scenario as the page has it.

use crate::review::view::{CardRow, ObRow, SideCard, TurnRow};
use crate::words::harmless;

pub(super) struct Card {
    pub(super) turns: Vec<Turn>,
    pub(super) labels: Vec<String>,
    pub(super) sides: Vec<Side>,
}

pub(super) struct Turn {
    pub(super) turn: u16,
    pub(super) side: String,
    pub(super) event: u64,
}

pub(super) struct Side {
    pub(super) name: String,
    /// Players, ELR, SAN.
    pub(super) line: String,
    pub(super) units: Vec<Ob>,
}

pub(super) struct Ob {
    pub(super) unit: String,
    pub(super) counter: String,
    pub(super) from: u64,
    pub(super) lost: Option<u64>,
    pub(super) cvp: Option<u8>,
}

impl Card {
    pub(super) fn of(row: &CardRow) -> Card {
        let turn = |turn: &TurnRow| Turn { turn: turn.turn, side: turn.side.clone(), event: turn.event };
        Card {
            turns: row.turns.iter().map(turn).collect(),
            labels: row.labels.iter().map(|label| harmless(label)).collect(),
            sides: row.sides.iter().map(side).collect(),
        }
    }
}

fn side(side: &SideCard) -> Side {
    let figure = |name: &str, of: &Option<String>| of.as_ref().map(|of| format!("{name} {of}"));
    let told = side.players.iter().cloned().chain(figure("ELR", &side.elr)).chain(figure("SAN", &side.san));
    let line = told.collect::<Vec<_>>().join(", ");
    Side { name: side.side.clone(), line, units: side.units.iter().map(unit).collect() }
}

fn unit(row: &ObRow) -> Ob {
    Ob { unit: row.unit.clone(), counter: row.counter.clone(), from: row.from, lost: row.lost, cvp: row.cvp }
}
