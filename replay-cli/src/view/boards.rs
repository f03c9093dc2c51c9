//! Terrain and Line of Sight of the players' own boards, as data.

use crate::boards::{BoardFile, BoardFiles, Boards, spot};
use crate::read::{Kind, Loaded};
use asl_core::event::Event;
use asl_core::map::{
    Bridge, Crossing, Doubt, Floor, HexDoubt, HexFacts, Land, NoSpot, Sight, Spot, Surface, Verdict,
};
use asl_core::vocab::hex::{Cell, Dir};
use schemars::JsonSchema;
use serde::Serialize;

/// A board file that was read.
#[derive(JsonSchema, Serialize, Debug)]
pub struct BoardRow {
    /// The board's name.
    pub board: String,
    /// The version that it gives of itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// SHA-256 of the file: what a game pins.
    pub sha256: String,
}

/// That no board was read of a game which is played on some, what was not judged therefore, and what to do. It is not said of
/// events about which no map says anything.
pub(super) fn unmapped(loaded: &Loaded, events: &[Event]) -> Option<String> {
    let BoardFiles { read, faults, .. } = &loaded.boards;
    let mut boards = loaded.game.scenario.map.boards();
    let of_vasl = loaded.kind == Kind::Vasl;
    let steps = loaded.imported.iter().any(|file| file.steps > 0);
    let wanted = if of_vasl { steps } else { boards.any(|board| !board.endless && !board.name.is_empty()) };
    let asks = events.iter().any(|event| event.what.done().is_on_map());
    if !read.is_empty() || !faults.is_empty() || !wanted || !asks {
        return None;
    }
    let judged = if of_vasl {
        "nothing of the map (LOS, terrain, the MP of moves) is judged"
    } else {
        "of the map (LOS, terrain) nothing is judged but what the game itself tells"
    };
    Some(format!("no board was read: {judged}; --boards DIR names the folder of your VASL boards"))
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

/// The board files that were read.
fn board_rows(boards: &Boards) -> Vec<BoardRow> {
    BoardRow::all(&boards.files())
}

impl BoardRow {
    /// The board files that a game is judged with.
    #[must_use]
    pub fn all(files: &BoardFiles) -> Vec<BoardRow> {
        let row = |file: &BoardFile| BoardRow {
            board: file.name.clone(),
            version: file.version.clone(),
            sha256: file.sha256.clone(),
        };
        files.read.iter().map(row).collect()
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
        terrain: terrain(hex.centre),
        depression: hex.depression.map(terrain),
        bridge: hex.bridge.map(bridge),
        stairway: hex.stairway,
        hexsides: hex.sides.iter().map(|code| code.map_or_else(|| "-".into(), terrain)).collect(),
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
fn terrain(code: u8) -> String {
    Surface::of(code).map_or_else(|| format!("code {code}"), |surface| surface.name.into())
}

/// `Stone Bridge over Gully at level -1`.
fn bridge(bridge: Bridge) -> String {
    let over = bridge.over.map(|code| format!(" over {}", terrain(code)));
    let level = bridge.beneath.map(|level| format!(" at level {level}"));
    terrain(bridge.code) + &over.unwrap_or_default() + &level.unwrap_or_default()
}

/// `OpenGround` as a head writes it.
fn kebab(name: &str) -> String {
    let parts = name.char_indices().map(|(at, c)| {
        let bar = if at > 0 && c.is_ascii_uppercase() { "-" } else { "" };
        format!("{bar}{}", c.to_ascii_lowercase())
    });
    parts.collect()
}

fn doubt(doubt: HexDoubt) -> String {
    match doubt {
        HexDoubt::Cut => "half hex".into(),
        HexDoubt::Unknown(code) => format!("terrain code {code} is not known"),
        HexDoubt::Row(code) => format!("no row of the Terrain Chart settles {}", terrain(code)),
        HexDoubt::Little(code) => format!("some {}", terrain(code)),
    }
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
    /// `clear`, `hindrance N` or `blocked`: what the thread on the pixels says.
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
            by: terrain(*code),
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
            let mut by: Vec<String> = sight.hindrances.iter().map(|(_, code)| terrain(*code)).collect();
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

fn crossed(land: &Land, cell: Cell, sight: &Sight) -> Option<CrossedRow> {
    let hex = land.hex(cell)?;
    let blocks = match sight.verdict {
        Verdict::Blocked(block) if block.cell == cell => block.code,
        Verdict::Blocked(_) | Verdict::Clear | Verdict::Hindered(_) => None,
    };
    let hinders = sight.hindrances.iter().find(|(at, _)| *at == cell).map(|(_, code)| *code);
    let code = blocks.or(hinders).unwrap_or(hex.centre);
    let height = Surface::of(code).map_or(0, Surface::top);
    Some(CrossedRow { hex: land.map().show_cell(cell), level: hex.level, terrain: terrain(code), height })
}

fn undecided(land: &Land, doubt: Doubt) -> String {
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
