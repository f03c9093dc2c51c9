//! `terrain`: a board as this program reads it.

use super::board_rows;
use crate::boards::{Boards, spot};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::view::boards::BoardRow;
use crate::words::one_line;
use asl_core::map::{Bridge, Crossing, Floor, HexDoubt, HexFacts, Land, Spot, Surface};
use asl_core::vocab::hex::Dir;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

/// A board of your own as this program reads it: terrain, levels, roads, hexsides of every hex.
#[derive(Args, Debug)]
pub struct TerrainArgs {
    /// The board, such as `10`: the file `bd10` of the folder of boards.
    #[arg(long, value_name = "BOARD")]
    pub board: String,
}

impl Command for TerrainArgs {
    fn examples() -> &'static [&'static str] {
        &["terrain --board 10"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let boards = call.place.shelf()?.alone(&self.board).map_err(|e| Failure::usage(&e))?;
        let view = TerrainView::of(&boards).ok_or_else(|| Failure::Usage("no board was read".into()))?;
        let text = terrain(&view);
        Ok(Answer::data(Exit::Clean, &view, text))
    }
}

/// One hex.
#[derive(JsonSchema, Serialize, Debug)]
pub struct HexRow {
    /// The hex.
    pub hex: String,
    /// Its base level.
    pub level: i8,
    /// Terrain of its centre, in the words of board files.
    pub terrain: String,
    /// The depression that it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depression: Option<String>,
    /// The bridge in it, with what lies under it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bridge: Option<String>,
    /// It has a stairway.
    pub stairway: bool,
    /// Terrain of its hexsides, north first, clockwise; `-` for none.
    pub hexsides: Vec<String>,
    /// Its Locations.
    pub locations: Vec<String>,
    /// Its rows of the Terrain Chart.
    pub is: Vec<String>,
    /// Hexsides that a road crosses.
    pub road: Vec<String>,
    /// What the picture does not settle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub undecided: Vec<String>,
}

/// What `terrain` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct TerrainView {
    /// `asl-replay/terrain/1`.
    pub schema: &'static str,
    /// The board.
    pub board: BoardRow,
    /// Its hexes, column by column from the top.
    pub hexes: Vec<HexRow>,
}

impl TerrainView {
    /// The hexes of a board alone.
    #[must_use]
    pub fn of(boards: &Boards) -> Option<TerrainView> {
        let data = boards.read.first()?;
        let cells = data.ground.grid().lattice().cells();
        let hexes = cells.filter_map(|cell| boards.land.hex(cell)).map(|hex| hex_row(&boards.land, &hex));
        let board = board_rows(boards).into_iter().next()?;
        Some(TerrainView { schema: "asl-replay/terrain/1", board, hexes: hexes.collect() })
    }
}

fn hex_row(land: &Land, hex: &HexFacts) -> HexRow {
    let map = land.map();
    let name = map.show_cell(hex.cell);
    let side = |side: Dir| format!("{name}-{}", map.show_cell(hex.cell.to(side)));
    let crossed = |of: Crossing| Dir::ALL.into_iter().filter(move |side| hex.roads[*side as usize] == of);
    let unclear = crossed(Crossing::Unclear).map(|at| format!("road {}", side(at)));
    HexRow {
        level: hex.level,
        terrain: terrain_name(hex.centre),
        depression: hex.depression.map(terrain_name),
        bridge: hex.bridge.map(bridge),
        stairway: hex.stairway,
        hexsides: hex.sides.iter().map(|code| code.map_or_else(|| "-".into(), terrain_name)).collect(),
        locations: locations(land, hex),
        is: hex.rows().into_iter().map(|row| kebab(&format!("{row:?}"))).collect(),
        road: crossed(Crossing::Road).map(side).collect(),
        undecided: hex.doubts().into_iter().map(doubt).chain(unclear).collect(),
        hex: name,
    }
}

fn locations(land: &Land, hex: &HexFacts) -> Vec<String> {
    let storeys = hex.storeys();
    let upper = (1..=storeys).map(Floor::Level).chain((storeys > 0).then_some(Floor::Rooftop));
    let floors = std::iter::once(Floor::Ground).chain(upper);
    floors.map(|floor| spot::show(land.map(), Spot { floor, ..Spot::ground(hex.cell) })).collect()
}

/// The name of terrain in board files.
pub(crate) fn terrain_name(code: u8) -> String {
    Surface::of(code).map_or_else(|| format!("code {code}"), |surface| surface.name.into())
}

/// `Stone Bridge over Gully at level -1`.
fn bridge(bridge: Bridge) -> String {
    let over = bridge.over.map(|code| format!(" over {}", terrain_name(code)));
    let level = bridge.beneath.map(|level| format!(" at level {level}"));
    terrain_name(bridge.code) + &over.unwrap_or_default() + &level.unwrap_or_default()
}

/// `OpenGround` as a head writes it.
fn kebab(name: &str) -> String {
    let parts = name.char_indices().map(|(at, c)| {
        let bar = if at > 0 && c.is_ascii_uppercase() { "-" } else { "" };
        format!("{bar}{}", c.to_ascii_lowercase())
    });
    parts.collect()
}

pub(crate) fn doubt(doubt: HexDoubt) -> String {
    match doubt {
        HexDoubt::Cut => "half hex".into(),
        HexDoubt::Unknown(code) => format!("terrain code {code} is not known"),
        HexDoubt::Row(code) => format!("no row of the Terrain Chart settles {}", terrain_name(code)),
        HexDoubt::Little(code) => format!("some {}", terrain_name(code)),
    }
}

/// The hexes of a board, a line each, fields apart by TAB.
#[must_use]
pub fn terrain(view: &TerrainView) -> String {
    let head = "hex\tlevel\tterrain\tdepression\tstairway\thexsides\tlocations\tis\tlevel\troad\tundecided\n";
    let rows = view.hexes.iter().map(|hex| {
        let cells = [
            hex.hex.clone(),
            hex.level.to_string(),
            hex.terrain.clone(),
            hex.depression.clone().unwrap_or_default(),
            if hex.stairway { "yes".into() } else { String::new() },
            hex.hexsides.join(","),
            hex.locations.join(","),
            hex.is.join(","),
            hex.level.to_string(),
            hex.road.join(","),
            hex.undecided.join("; "),
        ];
        cells.map(|cell| one_line(&cell)).join("\t") + "\n"
    });
    head.to_owned() + &rows.collect::<String>()
}

/// What stands for terrain in the cut: its first letter, small.
pub(crate) fn letter(terrain: &str) -> char {
    terrain.chars().next().unwrap_or('?').to_ascii_lowercase()
}
