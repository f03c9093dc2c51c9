//! `los`: the Line of Sight on the players' own boards, of a game or of one board, one or a file of them.

use super::board_rows;
use super::terrain::{letter, terrain_name};
use crate::boards::{Boards, spot};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call, Command};
use crate::home::read_file;
use crate::text::{BAD, DIM, OPEN, STRONG, styled};
use crate::view::boards::BoardRow;
use crate::words::{counted, one_line, shown};
use asl_core::audit::Replay;
use asl_core::facts::{between, hindrance_with};
use asl_core::map::{Doubt, Land, NoSpot, Sight, Spot, Surface, Verdict};
use asl_core::scenario::Scenario;
use asl_core::state::State;
use asl_core::vocab::hex::Cell;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// The Line of Sight between two Locations, from your own boards: clear, hindered or blocked, where and why.
#[derive(Args, Debug)]
pub struct LosArgs {
    /// GAME FROM TO; with --board, FROM TO. A Location is a hex, with its level where that is not the ground: `3M8`,
    /// `"3M8 L1"`, `"3M8 Level 1"`, `"3M8 Rooftop"`. In Bypass it is the hex and the two beyond the vertex:
    /// `3M8-3M9-3N8`.
    #[arg(value_name = "GAME|FROM|TO", num_args = 0..=3)]
    pub words: Vec<String>,
    /// One board alone, such as `10`, instead of the map of a game.
    #[arg(long, value_name = "BOARD")]
    pub board: Option<String>,
    /// A file of pairs of Locations, `from` TAB `to` in each line; answered line by line.
    #[arg(long, value_name = "FILE")]
    pub pairs: Option<PathBuf>,
    /// With the vehicles, wrecks and SMOKE of the position after this event; the last one when not given.
    #[arg(long, value_name = "N")]
    pub at: Option<u64>,
}

impl Command for LosArgs {
    fn examples() -> &'static [&'static str] {
        &["los --board 10 K5 \"M8 L1\"", "los bridge K5 M8 --at 47"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        match (&self.board, &self.pairs, self.words.as_slice()) {
            (Some(board), Some(pairs), []) => of_pairs(&alone(call, board)?, pairs),
            (Some(board), None, [from, to]) => {
                let boards = alone(call, board)?;
                let row = sight(&boards, from, to)?.2;
                Ok(answer(&boards, None, row))
            }
            (None, None, [game, from, to]) => of_game(call, self, game, [from, to]),
            (None, Some(pairs), [game]) => {
                let loaded = call.place.load(&[PathBuf::from(game)])?;
                of_pairs(&call.place.shelf()?.laid_out(&loaded.game.scenario.map), pairs)
            }
            _ => Err(Failure::Usage(
                "los takes GAME FROM TO, or --board BOARD FROM TO, or GAME or --board BOARD with --pairs FILE"
                    .into(),
            )),
        }
    }
}

fn alone(call: &Call, board: &str) -> Result<Boards, Failure> {
    call.place.shelf()?.alone(board).map_err(|e| Failure::usage(&e))
}

fn of_game(call: &Call, args: &LosArgs, game: &str, [from, to]: [&str; 2]) -> Result<Answer, Failure> {
    let loaded = call.place.load(&[PathBuf::from(game)])?;
    let last = loaded.game.events.len().saturating_sub(1);
    let at = args.at.map_or(last, |n| usize::try_from(n).unwrap_or(usize::MAX));
    if at > last {
        return Err(command::no_event(at as u64, &loaded));
    }
    let scenario = &loaded.game.scenario;
    let boards = call.place.shelf()?.laid_out(&scenario.map);
    let (from, to, mut row) = sight(&boards, from, to).map_err(|e| with_faults(e, &boards))?;
    let [_, position] = Replay::of(&loaded.game).around(at);
    add_counters(&mut row, &boards.land, scenario, &position, [from, to]);
    Ok(answer(&boards, Some(at as u64), row).about(&loaded))
}

/// What is wrong with the boards is why a hex is unknown.
fn with_faults(failure: Failure, boards: &Boards) -> Failure {
    if boards.faults.is_empty() {
        failure
    } else {
        Failure::Usage(format!("{failure}: {}", boards.faults.join("; ")))
    }
}

fn answer(boards: &Boards, after: Option<u64>, row: SightRow) -> Answer {
    let view = LosView::of(boards, after, vec![row]);
    let text = los(&view);
    Answer::of(Exit::Clean, &view, text)
}

fn sight(boards: &Boards, from: &str, to: &str) -> Result<(Spot, Spot, SightRow), Failure> {
    let read = |text: &str| spot::read(boards.land.map(), text).map_err(Failure::Usage);
    let (from, to) = (read(from)?, read(to)?);
    let row = SightRow::of(&boards.land, from, to).map_err(Failure::Usage)?;
    Ok((from, to, row))
}

/// Answers a file of pairs, each line of it, one that names no two Locations with the reason; its first line may name the
/// columns.
fn of_pairs(boards: &Boards, path: &Path) -> Result<Answer, Failure> {
    let bytes = read_file(path)?;
    let text = String::from_utf8_lossy(&bytes);
    let (mut rows, mut refused) = (Vec::new(), 0);
    for (n, line) in text.lines().enumerate() {
        let mut fields = line.split('\t');
        let (from, to) = (fields.next().unwrap_or_default(), fields.next());
        if line.trim().is_empty() || (n == 0 && from.trim() == "from") {
            continue;
        }
        let found = match to {
            Some(to) => sight(boards, from, to).map(|(.., row)| row).map_err(|why| why.to_string()),
            None => Err("two Locations are wanted, with a TAB between".to_owned()),
        };
        refused += u64::from(found.is_err());
        let mut row = found.unwrap_or_else(|why| SightRow::refused(format!("line {}: {why}", n + 1)));
        row.crossed.clear();
        (row.from, row.to) = (from.to_owned(), to.unwrap_or_default().to_owned());
        rows.push(row);
    }
    let view = LosView::of(boards, None, rows);
    let text = pairs(&view);
    let mut answer = Answer::data(Exit::Clean, &view, text);
    answer.aside = boards.faults.iter().map(|fault| format!("warning: {fault}\n")).collect();
    if refused > 0 {
        let lines = counted(refused, "line of", "lines of");
        answer.aside += &format!("warning: {lines} {} refused, each with its reason\n", shown(path));
    }
    Ok(answer)
}

/// A hex that hinders.
#[derive(JsonSchema, Serialize, Debug)]
pub struct HindranceRow {
    /// The hex.
    pub hex: String,
    /// What hinders: terrain, or counters of the position.
    pub by: String,
    /// The DRM that it adds, 1 to 6 (A6.7).
    pub drm: u8,
}

/// A hex that the thread crosses.
#[derive(JsonSchema, Serialize, Debug)]
pub struct CrossedRow {
    /// The hex.
    pub hex: String,
    /// Its base level.
    pub level: i8,
    /// Terrain of its centre.
    pub terrain: String,
    /// Height of that terrain in half levels.
    pub height: i32,
}

/// One Line of Sight.
#[derive(JsonSchema, Serialize, Debug)]
pub struct SightRow {
    /// One end.
    pub from: String,
    /// The other.
    pub to: String,
    /// Range in hexes.
    pub range: u32,
    /// `clear`, `hindrance N` or `blocked`: what the thread on the pixels says; of a file of pairs also `refused`.
    pub result: String,
    /// Why, in words; empty when it is clear.
    pub reason: String,
    /// The rule that decides.
    pub rule: String,
    /// The deciding hex.
    pub hex: String,
    /// A pixel that decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pixel: Option<(i32, i32)>,
    /// A thread shifted by one pixel says otherwise.
    pub grazing: bool,
    /// Why the result is not decided; empty when it is.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub undecided: Vec<String>,
    /// What hinders, terrain first, then counters of the position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hindrances: Vec<HindranceRow>,
    /// The hexes that the thread crosses.
    pub crossed: Vec<CrossedRow>,
}

/// What `los` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct LosView {
    /// `asl-replay/los/1`.
    pub schema: &'static str,
    /// The board files that were read.
    pub boards: Vec<BoardRow>,
    /// Boards that were not read, or are not the ones agreed on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<String>,
    /// The event after which the position is looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
    /// The answers, in the order of the questions.
    pub sights: Vec<SightRow>,
}

impl LosView {
    /// The answers on these boards.
    #[must_use]
    pub fn of(boards: &Boards, after: Option<u64>, sights: Vec<SightRow>) -> LosView {
        let faults = boards.faults.clone();
        LosView { schema: "asl-replay/los/1", boards: board_rows(boards), faults, after, sights }
    }
}

impl SightRow {
    /// A line of a file of pairs that names no two Locations of the map.
    fn refused(why: String) -> SightRow {
        SightRow {
            from: String::new(),
            to: String::new(),
            range: 0,
            result: "refused".into(),
            reason: why,
            rule: String::new(),
            hex: String::new(),
            pixel: None,
            grazing: false,
            undecided: Vec::new(),
            hindrances: Vec::new(),
            crossed: Vec::new(),
        }
    }

    /// The Line of Sight between two Locations of a map.
    ///
    /// # Errors
    /// When one of them is not there, in words.
    pub fn of(land: &Land, from: Spot, to: Spot) -> Result<SightRow, String> {
        let sight = land.sight(from, to).map_err(|e| no_spot(land, e))?;
        let map = land.map();
        let (result, reason, rule, at) = said(&sight);
        let hindrance = |(cell, code): &(Cell, u8)| HindranceRow {
            hex: map.show_cell(*cell),
            by: terrain_name(*code),
            drm: 1,
        };
        Ok(SightRow {
            from: spot::show(map, from),
            to: spot::show(map, to),
            range: sight.range,
            result,
            reason,
            rule: rule.into(),
            hex: at.map(|cell| map.show_cell(cell)).unwrap_or_default(),
            pixel: match sight.verdict {
                Verdict::Blocked(block) => Some((block.pixel.x, block.pixel.y)),
                Verdict::Clear | Verdict::Hindered(_) => None,
            },
            grazing: sight.doubts.contains(&Doubt::Grazing),
            undecided: sight.doubts.iter().map(|doubt| undecided(land, *doubt)).collect(),
            hindrances: sight.hindrances.iter().map(hindrance).collect(),
            crossed: sight.crossed.iter().filter_map(|cell| crossed(land, *cell, &sight)).collect(),
        })
    }
}

fn said(sight: &Sight) -> (String, String, &'static str, Option<Cell>) {
    match sight.verdict {
        Verdict::Clear => ("clear".into(), String::new(), "", None),
        Verdict::Hindered(n) => {
            let mut by: Vec<String> = sight.hindrances.iter().map(|(_, code)| terrain_name(*code)).collect();
            by.dedup();
            let at = sight.hindrances.first().map(|(cell, _)| *cell);
            (format!("hindrance {n}"), by.join(", "), "A6.7", at)
        }
        Verdict::Blocked(block) => {
            let terrain = block.terrain().map(|name| format!(": {name}")).unwrap_or_default();
            ("blocked".into(), format!("{}{terrain}", block.why.says()), block.why.rule(), Some(block.cell))
        }
    }
}

pub(crate) fn crossed(land: &Land, cell: Cell, sight: &Sight) -> Option<CrossedRow> {
    let hex = land.hex(cell)?;
    let blocks = match sight.verdict {
        Verdict::Blocked(block) if block.cell == cell => block.code,
        Verdict::Blocked(_) | Verdict::Clear | Verdict::Hindered(_) => None,
    };
    let hinders = sight.hindrances.iter().find(|(at, _)| *at == cell).map(|(_, code)| *code);
    let code = blocks.or(hinders).unwrap_or(hex.centre);
    let height = Surface::of(code).map_or(0, Surface::top);
    Some(CrossedRow {
        hex: land.map().show_cell(cell),
        level: hex.level,
        terrain: terrain_name(code),
        height,
    })
}

pub(crate) fn undecided(land: &Land, doubt: Doubt) -> String {
    let name = |cell| land.map().show_cell(cell);
    match doubt {
        Doubt::Grazing => {
            "grazing: a thread shifted by one pixel says otherwise, look at the board (A6.1)".into()
        }
        Doubt::AlongHexsides => "the thread runs along hexsides beside inherent terrain (A6.1)".into(),
        Doubt::Unknown(code) => format!("terrain code {code} on the thread is not known"),
        Doubt::Joint(cell) => format!("{} lies where boards meet or are cut", name(cell)),
        Doubt::Unverified(cell) => format!("the board does not tell the terrain of {}", name(cell)),
    }
}

fn no_spot(land: &Land, error: NoSpot) -> String {
    let name = |cell| land.map().show_cell(cell);
    match error {
        NoSpot::Hex(cell) => format!("{} is on no board", name(cell)),
        NoSpot::Floor(cell, 0) => format!("{} has no level above the ground", name(cell)),
        NoSpot::Floor(cell, n) => format!("the highest level of {} is Level {n}, and its roof", name(cell)),
        NoSpot::Unread(at) => {
            let board = land.map().boards().nth(at).map(|board| board.name.clone()).unwrap_or_default();
            format!("board {board} was not read")
        }
        NoSpot::TooLarge => "the boards together are more pixels than a map can hold".into(),
    }
}

/// Adds the counters between the ends to an answer. What they do is added where it is known, else the answer is
/// undecided.
pub fn add_counters(row: &mut SightRow, land: &Land, scenario: &Scenario, at: &State, ends: [Spot; 2]) {
    if row.result == "blocked" {
        return;
    }
    let Ok(sight) = land.sight(ends[0], ends[1]) else { return };
    let counters = between(scenario, at, |cell| land.hex(cell).map(|hex| hex.level), &sight, ends);
    for counter in &counters {
        let hex = land.map().show_cell(counter.cell);
        match counter.drm {
            Some(drm) => row.hindrances.push(HindranceRow { hex, by: counter.by.clone(), drm: drm.0 as u8 }),
            None => row.undecided.push(format!("{} in {hex}: its Hindrance is not in the log", counter.by)),
        }
    }
    match hindrance_with(&sight, &counters, ends[0].cell) {
        Some(None) => {
            (row.result, row.rule) = ("blocked".into(), "B.10".into());
            row.reason = "the Hindrances come to six or more".into();
        }
        Some(Some(drm)) if drm.0 > 0 => row.result = format!("hindrance {}", drm.0),
        Some(Some(_)) | None => {}
    }
}

/// Answers, a line each, fields apart by TAB.
#[must_use]
pub fn pairs(view: &LosView) -> String {
    let head = "from\tto\trange\tresult\treason\trule\thex\tgrazing\tundecided\n";
    let rows = view.sights.iter().map(|sight| {
        let grazing = if sight.grazing { "grazing" } else { "" };
        let others: Vec<&str> = sight.undecided.iter().map(String::as_str).collect();
        let others: Vec<&str> = others.into_iter().filter(|text| !text.starts_with("grazing")).collect();
        let cells = [
            sight.from.as_str(),
            &sight.to,
            &sight.range.to_string(),
            &sight.result,
            &sight.reason,
            &sight.rule,
            &sight.hex,
            grazing,
            &others.join("; "),
        ];
        cells.map(one_line).join("\t") + "\n"
    });
    head.to_owned() + &rows.collect::<String>()
}

/// One answer in words, with a cut through the hexes crossed.
#[must_use]
pub fn los(view: &LosView) -> String {
    let faults = view.faults.iter().map(|fault| styled(OPEN, &one_line(fault)) + "\n");
    faults.chain(view.sights.iter().map(sight_line)).collect()
}

fn sight_line(row: &SightRow) -> String {
    let style = if row.result == "blocked" { BAD } else { STRONG };
    let hexes = if row.range == 1 { "hex" } else { "hexes" };
    let mut text = format!("{} to {}, {} {hexes}: ", row.from, row.to, row.range);
    text += &styled(style, if row.undecided.is_empty() { &row.result } else { "undecided" });
    if !row.undecided.is_empty() {
        text += &format!(" (the thread says {})", row.result);
    }
    text.push('\n');
    if row.result == "blocked" {
        text += &format!("  at {}: {} ({})\n", row.hex, one_line(&row.reason), row.rule);
    }
    for hindrance in &row.hindrances {
        text += &format!("  +{} {}: {}\n", hindrance.drm, hindrance.hex, one_line(&hindrance.by));
    }
    for reason in &row.undecided {
        text += &format!("  {}\n", styled(OPEN, &format!("? {reason}")));
    }
    text + &cut(row)
}

/// Columns of text for a hex.
const WIDE: usize = 6;

/// The hexes from the side: ground filled, what stands on it above, half a level a line.
fn cut(row: &SightRow) -> String {
    let top = |hex: &CrossedRow| i32::from(hex.level) * 2 + hex.height;
    let base = |hex: &CrossedRow| i32::from(hex.level) * 2;
    let high = row.crossed.iter().map(top).max().unwrap_or(0) + 1;
    let low = row.crossed.iter().map(base).min().unwrap_or(0).min(0);
    let mut text = String::new();
    for line in (low..=high).rev() {
        let mark = if line % 2 == 0 { format!("{:>3} ", line / 2) } else { "    ".into() };
        let cells = row.crossed.iter().map(|hex| {
            let fill = if line <= base(hex) {
                '▒'
            } else if line <= top(hex) {
                letter(&hex.terrain)
            } else {
                ' '
            };
            std::iter::repeat_n(fill, WIDE - 1).chain([' ']).collect::<String>()
        });
        let cells: String = cells.collect();
        text += &format!("{}{}\n", styled(DIM, &mark), cells.trim_end());
    }
    let names = row.crossed.iter().map(|hex| format!("{:<WIDE$}", hex.hex)).collect::<String>();
    let marks = row.crossed.iter().map(|hex| {
        let mark = if hex.hex == row.hex { "^" } else { "" };
        format!("{mark:<WIDE$}")
    });
    let marks: String = marks.collect();
    text += &format!("    {}\n", names.trim_end());
    if row.hex.is_empty() { text } else { text + &format!("    {}\n", marks.trim_end()) }
}
