//! What the vehicles of VASL files did in their Movement Phases, judged by the cheapest way that fits what the files show:
//! no log of VASL tells MP, starts, stops, roads or Reverse.

use crate::import::draft::{At, Driven};
use crate::import::journeys::{Journey, journeys};
use crate::import::types::{Known, vehicle};
use crate::session::{Kind, Loaded};
use asl_core::audit::Game;
use asl_core::audit::live::Live;
use asl_core::event::{Direction, Event, MpSpent, MpUse, Rate, What};
use asl_core::map::Map;
use asl_core::notation;
use asl_core::readings::{Judged, Reading, Shown, Step, judge};
use asl_core::vocab::hex::{Cell, Spine};
use asl_core::vocab::num::Mp;
use schemars::JsonSchema;
use serde::Serialize;

/// So many moves are judged; of more it is said that they are not.
const MOST: usize = 256;

/// What is asked where no board was read.
const BOARDS: &str = "the terrain on its way";

/// What a unit did in a phase.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct MoveRow {
    /// The event of the game with which it begins, or the last one before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<u64>,
    /// The file, from 1.
    pub file: usize,
    /// Its first step.
    pub first: u32,
    /// Its last step.
    pub last: u32,
    /// Which module wrote the file, and which player its first step, as far as the file says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub writer: Option<String>,
    /// Game Turn and side.
    pub when: String,
    /// The unit, as its counter is named.
    pub unit: String,
    /// The hexes in which it is shown, the first one included.
    pub path: Vec<String>,
    /// `kept`, `broken` or `undecided`.
    pub ruling: &'static str,
    /// The rule or clause.
    pub rule: &'static str,
    /// MP of the cheapest way, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub costs: Option<String>,
    /// The printed MP, where they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// The cheapest way, step by step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sum: Vec<String>,
    /// What would decide it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<String>,
}

/// The moves of the vehicles of VASL files, in their order, with their rows; none for other games.
pub(super) fn drives(loaded: &Loaded) -> Vec<(Driven, MoveRow)> {
    if loaded.kind != Kind::Vasl {
        return Vec::new();
    }
    let all = journeys(&loaded.imported, &loaded.vasl.chain, &loaded.vasl.eyes);
    let row = |(n, journey): (usize, &Journey)| {
        let ruling = if n < MOST && journey.looked_around {
            Ruled::of(loaded, journey)
        } else {
            Ruled::asked(format!("what it costs, alone: more than {MOST} moves are not judged in one audit"))
        };
        let driven = Driven {
            file: u16::try_from(journey.file).unwrap_or(u16::MAX),
            steps: journey.steps,
            piece: journey.piece.clone(),
            spends: ruling.spends.clone(),
        };
        let at = At { file: driven.file, step: journey.steps.0 };
        (driven, MoveRow { writer: super::of_step(loaded, at), ..row(journey, ruling) })
    };
    all.iter().enumerate().map(row).collect()
}

/// A game of one unit on the map of a game: set up, and no more than the lines say.
fn game(loaded: &Loaded, terrain: &str, unit: &str, lines: &str) -> Result<Game, String> {
    let head = loaded.head().unwrap_or_default();
    let text = format!(
        "{head}\n[players]\nreading = {{ side = \"own\" }}\n[terrain]\n{terrain}[units]\n{unit}---\nby reading\n{lines}"
    );
    let parsed = notation::parse_with(&text, &loaded.vasl.types);
    let odd = || "a position that can be set up from the file".to_owned();
    if !parsed.errors.is_empty() {
        return Err(odd());
    }
    let events = parsed.lines.into_iter().map(|line| line.event).collect();
    let mut game = Game::of(events).map_err(|_| odd())?;
    if let Some(atlas) = &loaded.game.scenario.atlas {
        game.scenario.lay(atlas.clone());
    }
    Ok(game)
}

/// What is found of a move.
struct Ruled {
    ruling: &'static str,
    costs: Option<Mp>,
    of: Option<Mp>,
    sum: Vec<String>,
    asks: Vec<String>,
    /// The expenditures as the notation writes them behind the unit.
    spends: Vec<String>,
}

fn row(journey: &Journey, found: Ruled) -> MoveRow {
    MoveRow {
        event: None,
        file: journey.file,
        first: journey.steps.0,
        last: journey.steps.1,
        writer: None,
        when: format!("turn {} {}", journey.turn.number, journey.turn.side),
        unit: journey.class.clone(),
        path: std::iter::once(&journey.from).chain(&journey.path).cloned().collect(),
        ruling: found.ruling,
        rule: "D2.1",
        costs: found.costs.map(|mp| mp.to_string()),
        of: found.of.map(|mp| mp.to_string()),
        sum: found.sum,
        asks: found.asks,
    }
}

impl Ruled {
    fn plain(ruling: &'static str) -> Ruled {
        Ruled { ruling, costs: None, of: None, sum: Vec::new(), asks: Vec::new(), spends: Vec::new() }
    }

    fn asked(asks: String) -> Ruled {
        Ruled { asks: vec![asks], ..Ruled::plain("undecided") }
    }

    fn of(loaded: &Loaded, journey: &Journey) -> Ruled {
        let table = match Table::set(loaded, journey) {
            Ok(table) => table,
            Err(asks) => return Ruled::asked(asks),
        };
        let found = table.judged(&journey.path);
        let Judged::Broken { least, left } = found else { return table.ruled(found).beside(journey.said) };
        let mut doubts = doubts(journey);
        let corrected = journey.corrected();
        if corrected != journey.path && matches!(table.judged(&corrected), Judged::Kept(_)) {
            doubts.push("was a drag taken back, or did it enter that hex?".into());
        }
        let found = table.ruled(Judged::Broken { least, left });
        if doubts.is_empty() {
            return found;
        }
        // No reading is certain, so none is written into the draft.
        Ruled { ruling: "undecided", asks: doubts, spends: Vec::new(), ..found }
    }
}

impl Ruled {
    /// Beside the MP that a player said it spent: less than the cheapest way is asked about, for he may have spoken of a
    /// part of the move.
    fn beside(self, said: Option<u16>) -> Ruled {
        let fewer = said.filter(|said| self.costs.is_some_and(|costs| Mp::whole(i32::from(*said)) < costs));
        let Some(said) = fewer else { return self };
        let asks = format!("what cost the {said} MP that the player said: this way costs more");
        let ruling = if self.ruling == "kept" { "undecided" } else { self.ruling };
        Ruled { ruling, asks: self.asks.into_iter().chain([asks]).collect(), ..self }
    }
}

/// What would let it have gone farther.
fn doubts(journey: &Journey) -> Vec<String> {
    let mut doubts = Vec::new();
    if journey.unnamed_roll {
        doubts.push("was a DR without a purpose in this phase one for ESB (D2.5)?".into());
    }
    let in_motion = journey
        .markers
        .iter()
        .any(|(hex, name)| *hex == journey.from && name.to_lowercase().contains("motion"));
    if in_motion {
        doubts.push("did it begin in Motion (D2.4)?".into());
    }
    doubts
}

/// The vehicle alone on the map of its game, what stands in its way laid into the hexes.
struct Table {
    live: Live,
    facing: Option<Spine>,
}

impl Table {
    fn set(loaded: &Loaded, journey: &Journey) -> Result<Table, String> {
        let class = &journey.class;
        let scenario = &loaded.game.scenario;
        if scenario.atlas.is_none() {
            return Err(BOARDS.into());
        }
        let kind = vehicle(&Known { class, ..Known::default() }, scenario.book, &loaded.vasl.types)
            .ok_or_else(|| format!("the printed MP of {class}: the catalogue has no type of that name"))?;
        let map = &scenario.map;
        let from = cell(map, &journey.from)?;
        let faced =
            journey.faced.map(spine).ok_or("which way it faced when it began: its counter shows no VCA")?;
        let ce = journey.exposed;
        let unit = format!("v = {{ side = \"own\", type = {kind:?}, ce = {ce} }}\n");
        let vca = map.show_pair(map.spine_name(from, faced));
        let lines = format!("place v {} vca {vca}\nturn 1 own MPh\n", map.show_cell(from));
        let game = game(loaded, &obstacles(map, journey), &unit, &lines)?;
        Ok(Table { live: Live::of(game), facing: journey.faces.map(spine) })
    }

    fn judged(&self, path: &[String]) -> Judged {
        let map = &self.live.game().scenario.map;
        let cells: Result<Vec<Cell>, String> = path.iter().map(|hex| cell(map, hex)).collect();
        match cells {
            Ok(path) => {
                let unit = "v".parse().expect("a name");
                judge(&self.live.ctx(), &Shown { unit, path, facing: self.facing })
            }
            Err(asks) => Judged::Undecided { least: None, asks: vec![asks] },
        }
    }

    fn ruled(&self, found: Judged) -> Ruled {
        let (ruling, least, asks) = match found {
            Judged::Kept(least) => ("kept", Some(least), Vec::new()),
            Judged::Broken { least, .. } => ("broken", Some(least), Vec::new()),
            Judged::Undecided { least, asks } => ("undecided", least, asks),
        };
        let scenario = &self.live.game().scenario;
        let printed = scenario.units.values().find_map(|def| def.vehicle.as_ref()?.mp);
        Ruled {
            ruling,
            costs: least.as_ref().map(Reading::cost),
            of: printed,
            sum: least.iter().flat_map(|least| &least.steps).map(|step| words(&scenario.map, step)).collect(),
            spends: least
                .iter()
                .flat_map(|least| &least.steps)
                .map(|step| spend(&scenario.map, step))
                .collect(),
            asks,
        }
    }
}

/// `enter G6 1 MP`.
fn spend(map: &Map, step: &Step) -> String {
    let by = "reading".parse().expect("a name of letters");
    let spent = MpSpent { cost: step.price.value(), ..step.spent.clone() };
    let line = notation::print_event(map, &Event { by, at: None, what: What::MpSpent(spent) });
    line.strip_prefix("v ").unwrap_or(&line).to_owned()
}

/// The hexes of the way in which wrecks, vehicles or SMOKE lie, as rows of the head.
fn obstacles(map: &Map, journey: &Journey) -> String {
    let mut hexes: Vec<&String> = journey.path.iter().collect();
    hexes.sort();
    hexes.dedup();
    let row = |hex: &&String| {
        let cell = cell(map, hex).ok()?;
        let (wrecks, vehicles) = journey.in_the_way.get(*hex).copied().unwrap_or_default();
        let is_smoke = |name: &str| name.to_lowercase().contains("smoke");
        let smoke = journey.markers.iter().any(|(at, name)| at == *hex && is_smoke(name));
        let row = format!("wrecks = {wrecks}, vehicles = {vehicles}, smoke = {}", u8::from(smoke));
        (wrecks + vehicles > 0 || smoke).then(|| format!("{:?} = {{ {row} }}\n", map.show_cell(cell)))
    };
    hexes.iter().filter_map(row).collect()
}

fn cell(map: &Map, hex: &str) -> Result<Cell, String> {
    let cell = map.read(hex).map(|hex| map.cell(hex)).ok().filter(|cell| map.holds(*cell));
    cell.ok_or_else(|| format!("which hex of the map {hex} is"))
}

/// Screen and map agree: spine 1 is the upper right one.
fn spine(number: u8) -> Spine {
    Spine::new(i32::from(number) - 1)
}

/// `1 start`, `0.5 F6 by road`.
fn words(map: &Map, step: &Step) -> String {
    let hex = |hex| map.show_cell(map.cell(hex));
    let reverse = |way: Option<Direction>| if way == Some(Direction::Reverse) { " in Reverse" } else { "" };
    #[expect(clippy::wildcard_enum_match_arm, reason = "readings have no other steps")]
    let done = match &step.spent.on {
        MpUse::Start { direction } => format!("start{}", reverse(*direction)),
        MpUse::Stop => "stop".into(),
        MpUse::Turn { .. } => "turn".into(),
        MpUse::Enter { hex: to, rate, direction, inside, .. } => {
            let road = if *rate == Rate::Road { " by road" } else { "" };
            let inside = if *inside { " inside" } else { "" };
            format!("{}{road}{inside}{}", hex(*to), reverse(*direction))
        }
        MpUse::MinimumMove { hex: to, .. } => format!("Minimum Move to {}", hex(*to)),
        _ => "another step".into(),
    };
    format!("{} {done}", step.price.value())
}
