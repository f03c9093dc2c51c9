//! `archive export --parquet`: all games as three tables.

use super::export::{self, ArchiveExportView, ExportedRow, TableRow};
use super::tables::{GameRows, Moment};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::waiting::Rows;
use crate::command::{Answer, Call};
use crate::home::{
    Cell, Column, Desk, GameName, Holds, Many, Refusal, Table, end_tables, in_order, table_folder, threads,
};
use crate::stats::ThrowRow;
use crate::view::finding::FindingView;
use std::path::Path;

/// The tables, with their columns; docs/many-games.md says what each holds.
const TABLES: [(&str, &[Column]); 3] = [
    (
        "events",
        &columns([
            ("game", Holds::Text),
            ("event", Holds::Counter),
            ("turn", Holds::Number),
            ("side", Holds::Text),
            ("phase", Holds::Text),
            ("season", Holds::Text),
            ("by", Holds::Text),
            ("claimed_time", Holds::Text),
            ("kind", Holds::Text),
            ("unit", Holds::Text),
            ("text", Holds::Text),
        ]),
    ),
    (
        "rolls",
        &columns([
            ("game", Holds::Text),
            ("event", Holds::Number),
            ("turn", Holds::Number),
            ("side", Holds::Text),
            ("phase", Holds::Text),
            ("season", Holds::Text),
            ("player", Holds::Text),
            ("dice", Holds::Text),
            ("purpose", Holds::Text),
            ("colored", Holds::Number),
            ("white", Holds::Number),
            ("total", Holds::Number),
            ("backed_by", Holds::Text),
        ]),
    ),
    (
        "findings",
        &columns([
            ("game", Holds::Text),
            ("event", Holds::Number),
            ("turn", Holds::Number),
            ("side", Holds::Text),
            ("phase", Holds::Text),
            ("season", Holds::Text),
            ("by", Holds::Text),
            ("ruling", Holds::Text),
            ("clause", Holds::Text),
            ("also", Holds::Text),
            ("unit", Holds::Text),
            ("unit_type", Holds::Text),
            ("hex", Holds::Text),
            ("says", Holds::Text),
            ("declared", Holds::Text),
            ("due", Holds::Text),
        ]),
    ),
];

const fn columns<const N: usize>(named: [(&'static str, Holds); N]) -> [Column; N] {
    let mut all = [Column { name: "", holds: Holds::Text }; N];
    let mut n = 0;
    while n < N {
        (all[n].name, all[n].holds) = named[n];
        n += 1;
    }
    all
}

pub(crate) fn write(
    call: &Call<'_>,
    many: &Many,
    folder: &Path,
    view: ArchiveExportView,
) -> Result<Answer, Failure> {
    let to = table_folder(folder)?;
    let names = many.names()?;
    let rows = Rows::new(call, &view, "games", (names.len(), "games"));
    let tables = TABLES.map(|(name, columns)| Table::begin(&to, name, columns));
    let tables = tables.into_iter().collect::<Result<Vec<_>, _>>().map_err(Refusal::from)?;
    let mut work = Work { view, rows, tables, refused: None };
    in_order(&names, threads(), || many.desk(), one, |name, game| work.game(name, game) && !many.is_lost());
    if let Err(lost) = many.must_have_answered() {
        work.refused = Some(lost.into());
    }
    work.end()
}

/// A game in rows, and the bytes of its payloads.
fn one(desk: &Desk<'_>, name: &GameName) -> Result<(GameRows, u64), String> {
    let held = desk.held(name)?;
    let payload = held.payload();
    let loaded = desk.read(name, held)?;
    loaded.damage().map_or(Ok(()), Err)?;
    Ok((GameRows::of(&loaded), payload))
}

struct Work<'c, 'w> {
    view: ArchiveExportView,
    rows: Rows<'c, 'w>,
    tables: Vec<Table>,
    refused: Option<Refusal>,
}

impl Work<'_, '_> {
    /// Whether it goes on.
    fn game(&mut self, name: &GameName, game: Result<(GameRows, u64), String>) -> bool {
        let mut row = ExportedRow { name: name.to_string(), became: "in-tables", fault: None };
        match game {
            Ok((game, payload)) => {
                self.view.written += 1;
                *self.view.payload_bytes.get_or_insert(0) += payload;
                self.refused = self.put(&row.name, &game).err();
            }
            Err(why) => {
                self.view.refused += 1;
                (row.became, row.fault) = ("refused", Some(why));
            }
        }
        self.refused.is_none() && self.rows.row(&row, || export::exported(&row))
    }

    fn put(&mut self, name: &str, game: &GameRows) -> Result<(), Refusal> {
        let [events, rolls, findings] = self.tables.as_mut_slice() else { return Ok(()) };
        for row in &game.events {
            let (by, time, unit) =
                (row.by.as_str().into(), row.claimed_time.clone().into(), row.unit.clone().into());
            let own = [by, time, row.kind.as_str().into(), unit, row.text.as_str().into()];
            events.row(place(name, row.event, &row.at).into_iter().chain(own))?;
        }
        for (row, backed) in &game.rolls {
            rolls
                .row(place(name, row.event, &game.moment(row.event)).into_iter().chain(roll(row, backed)))?;
        }
        for row in &game.findings {
            findings
                .row(place(name, row.at.event, &game.moment(row.at.event)).into_iter().chain(finding(row)))?;
        }
        Ok(())
    }

    fn end(mut self) -> Result<Answer, Failure> {
        if let Some(why) = self.refused {
            return Err(why.into());
        }
        for table in end_tables(self.tables).map_err(Refusal::from)? {
            let file = table.path.display().to_string();
            self.view.tables.push(TableRow { file, rows: table.rows, bytes: table.bytes });
        }
        let exit = if self.view.refused > 0 { Exit::Broken } else { Exit::Clean };
        Ok(self.rows.end(exit, &self.view, export::archive_export(&self.view)))
    }
}

/// The cells that every table begins with.
fn place(game: &str, event: u64, at: &Moment) -> [Cell; 6] {
    let (side, phase, season) = (at.side.clone(), at.phase.clone(), at.season.clone());
    [game.into(), event.into(), at.turn.into(), side.into(), phase.into(), season.into()]
}

fn roll(row: &ThrowRow, backed: &str) -> [Cell; 7] {
    let die = |n: usize| Cell::from(row.dice.get(n).map(|pips| u64::from(*pips)));
    let (player, purpose) = (row.player.as_str().into(), row.purpose.as_str().into());
    [player, row.kind.into(), purpose, die(0), die(1), Cell::Number(row.total.into()), backed.into()]
}

fn finding(row: &FindingView) -> [Cell; 10] {
    let also = (!row.also.is_empty()).then(|| row.also.join(" "));
    [
        row.at.by.as_str().into(),
        row.ruling.as_str().into(),
        row.clause.as_str().into(),
        also.into(),
        row.unit.clone().into(),
        row.unit_type.clone().into(),
        row.hex.clone().into(),
        row.says.as_str().into(),
        row.declared.clone().into(),
        row.due.clone().into(),
    ]
}
