//! What the vehicles of VASL files did in their Movement Phases, judged by the cheapest way that fits what the files show:
//! no log of VASL tells MP, starts, stops, roads or Reverse.
//!
//! Input: journeys, and the boards of the game. Output: a [`Drive`] for each. What a way costs is asked of `readings`.

use super::journeys::Spin;
use super::{At, Journey, Source, deed, hexsides};
use crate::import::types::{Known, vehicle};
use asl_core::event::{Event, MpSpent, MpUse, PhaseBegan, TurnTo, What};
use asl_core::map::Map;
use asl_core::readings::{Course, Judged, Reading, Shown, Step, Stop};
use asl_core::scenario::Scenario;
use asl_core::vocab::hex::{Bypass, Spine};
use asl_core::vocab::num::Mp;
use asl_core::vocab::phase::Phase;
use asl_core::vocab::{BOOK_VERSION, Name, UnitId};

/// So many moves are judged; of any more it is said that they are not.
const MOST: usize = 256;

/// What is asked where no board was read.
const BOARDS: &str = "the terrain on its way";

/// A move, and what is found of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drive {
    /// The move.
    pub journey: Journey,
    /// What is found.
    pub found: Found,
}

/// Whether a move keeps the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ruling {
    /// The cheapest way is within its MP.
    Kept,
    /// No way is.
    Broken,
    /// It cannot be told.
    Undecided,
}

/// What is found of a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Whether it keeps the rules.
    pub ruling: Ruling,
    /// MP of the cheapest way, where there is one.
    pub costs: Option<Mp>,
    /// The printed MP, where they are known.
    pub of: Option<Mp>,
    /// The cheapest way, expenditure by expenditure, each with its price.
    pub way: Vec<MpSpent>,
    /// How many of the shown hexes lie behind each expenditure.
    pub reached: Vec<usize>,
    /// That way is told as what was done; where another reading is in doubt none is.
    pub is_told: bool,
    /// What would decide it.
    pub asks: Vec<String>,
    /// What its counter shows and its way does not count; it decides nothing.
    pub beside: Vec<String>,
}

impl Drive {
    /// The moves of files, in their order.
    pub(super) fn all(source: &Source<'_>, journeys: Vec<Journey>) -> Vec<Drive> {
        let judged = |(n, journey): (usize, Journey)| {
            let found = if n < MOST && journey.looked_around {
                Found::of(source, &journey)
            } else {
                Found::asked(format!(
                    "what it costs, alone: more than {MOST} moves are not judged in one audit"
                ))
            };
            Drive { journey, found }
        };
        journeys.into_iter().enumerate().map(judged).collect()
    }

    /// Whether a step of a counter is one of it.
    pub(super) fn holds(&self, at: At, piece: &str) -> bool {
        let (first, last) = self.journey.steps;
        let here = u16::try_from(self.journey.file).is_ok_and(|file| file == at.file);
        here && self.journey.piece == piece && first <= at.step && at.step <= last
    }

    /// How many expenditures of its way lie behind a step: those that led to where it is shown then, and the turns there that its
    /// counter shows. All of them behind the last.
    pub(super) fn told_by(&self, map: &Map, at: At) -> usize {
        let (way, reached) = (&self.found.way, &self.found.reached);
        let shown = &self.journey.shown;
        let by_then = shown.partition_point(|showing| showing.step <= at.step).checked_sub(1);
        let showing = by_then.and_then(|n| shown.get(n)).filter(|_| at.step < self.journey.steps.1);
        let Some(showing) = showing else { return way.len() };
        let entered = match showing.hexes {
            0 => 0,
            hexes => reached.partition_point(|behind| *behind < hexes) + 1,
        };
        let here = reached.partition_point(|behind| *behind <= showing.hexes);
        let Some((hex, faces)) = self.journey.stop(showing.hexes).zip(showing.faces) else { return entered };
        let Ok(Stop::In(cell)) = hexsides::stop(map, hex) else { return entered };
        let name = map.spine_name(cell, spine(faces));
        let turned =
            |spent: &MpSpent| matches!(spent.on, MpUse::Turn { to: TurnTo::Spine(to), .. } if to == name);
        let turn = way.iter().take(here).skip(entered).position(turned);
        turn.map_or(entered, |n| entered + n + 1)
    }

    /// The expenditures of the way that is told, as those of a unit.
    pub(super) fn spent(&self, unit: &UnitId) -> impl Iterator<Item = What> {
        let spent = |spent: &MpSpent| What::MpSpent(MpSpent { unit: unit.clone(), ..spent.clone() });
        self.found.way.iter().filter(|_| self.found.is_told).map(spent)
    }
}

impl Found {
    fn asked(asks: String) -> Found {
        Found {
            ruling: Ruling::Undecided,
            costs: None,
            of: None,
            way: Vec::new(),
            reached: Vec::new(),
            is_told: true,
            asks: vec![asks],
            beside: Vec::new(),
        }
    }

    fn of(source: &Source<'_>, journey: &Journey) -> Found {
        let table = match Table::set(source, journey) {
            Ok(table) => table,
            Err(asks) => return Found::asked(asks),
        };
        let found = table.judged(&journey.path);
        let Judged::Broken { .. } = &found else { return table.found(found).beside(journey) };
        let mut doubts = doubts(journey);
        let corrected = journey.corrected();
        if corrected != journey.path && matches!(table.judged(&corrected), Judged::Kept(_)) {
            doubts.push("was a drag taken back, or did it enter that hex?".into());
        }
        let found = table.found(found);
        if doubts.is_empty() {
            return found;
        }
        // No reading is certain, so none is written into the draft.
        Found { ruling: Ruling::Undecided, asks: doubts, is_told: false, ..found }
    }

    /// Beside what the cheapest way does not count: MP that a player said, and turns there and back. Less than it costs is asked
    /// about, for the player may have spoken of a part of the move; a turn that led nowhere where it would cost too many MP.
    fn beside(self, journey: &Journey) -> Found {
        let fewer = |said: &u16| self.costs.is_some_and(|costs| Mp::whole(i32::from(*said)) < costs);
        let said = journey.said_of_all().filter(fewer);
        let mut asks: Vec<String> = said
            .map(|said| format!("what cost the {said} MP that the player said: this way costs more"))
            .into_iter()
            .collect();
        let mut beside = Vec::new();
        let spines: i32 = journey.spins.iter().map(|spin| i32::from(spin.spines)).sum();
        let dear = self.costs.zip(self.of).is_some_and(|(costs, of)| costs + Mp::whole(spines) > of);
        for spin in &journey.spins {
            let line = spun(spin);
            if dear { asks.push(line) } else { beside.push(line) }
        }
        let doubtful = !asks.is_empty() && self.ruling == Ruling::Kept;
        let ruling = if doubtful { Ruling::Undecided } else { self.ruling };
        Found { ruling, beside, asks: self.asks.into_iter().chain(asks).collect(), ..self }
    }
}

/// A turn that led nowhere, as it is asked about.
fn spun(spin: &Spin) -> String {
    let (first, last) = spin.steps;
    let steps = if first == last { format!("step {first}") } else { format!("steps {first} to {last}") };
    let (hex, spines) = (&spin.hex, spin.spines);
    format!(
        "did it turn there and back in {hex} ({steps}), which costs {spines} MP more, or was its counter put right?"
    )
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
    course: Course,
    unit: UnitId,
    facing: Option<Spine>,
}

impl Table {
    fn set(source: &Source<'_>, journey: &Journey) -> Result<Table, String> {
        let class = &journey.class;
        let Some(atlas) = &source.scenario.atlas else { return Err(BOARDS.into()) };
        let kind = vehicle(&Known { class, ..Known::default() }, source.scenario.book, source.types)
            .ok_or_else(|| format!("the printed MP of {class}: the catalogue has no type of that name"))?;
        let map = &source.scenario.map;
        let from = hexsides::stop(map, &journey.from)?;
        let faced =
            journey.faced.map(spine).ok_or("which way it faced when it began: its counter shows no VCA")?;
        let head = head(source, kind, journey);
        let head = source.types.complete(&head);
        let mut scenario = Scenario::read_by(&head, BOOK_VERSION)
            .map_err(|_| "a position that can be set up from the file".to_owned())?;
        scenario.lay(atlas.clone());
        let mut table = Table {
            course: Course::of(scenario),
            unit: "v".parse().expect("a name"),
            facing: journey.faces.map(spine),
        };
        table.begin(from, faced)?;
        Ok(table)
    }

    /// It stands where it begins, and its Movement Phase begins.
    fn begin(&mut self, from: Stop, faced: Spine) -> Result<(), String> {
        let map = &self.course.scenario().map;
        let unit = self.unit.clone();
        let placed = match from {
            Stop::In(cell) => {
                deed::placed(unit, Some(map.hex(cell)), [Some(map.spine_name(cell, faced)), None]).what
            }
            Stop::Along(side) => {
                let hexes = hexsides::bypassed(self.course.scenario().atlas.as_deref(), side, None);
                let place = hexes.first().and_then(|hex| Bypass::with_heading(*hex, side, faced));
                let place = place.ok_or("which vertex it points at when it begins in Bypass")?;
                deed::placed_along(unit, map.hex(place.hex), hexsides::named(map, place)).what
            }
        };
        let side: Name = "own".parse().expect("a name");
        let began = PhaseBegan { turn: 1, side: side.clone(), phase: Phase::MPh };
        for what in [placed, What::PhaseBegan(began)] {
            self.course.add(&Event { by: side.clone(), at: None, what });
        }
        Ok(())
    }

    fn judged(&self, path: &[String]) -> Judged {
        let map = &self.course.scenario().map;
        let stops: Result<Vec<Stop>, String> = path.iter().map(|hex| hexsides::stop(map, hex)).collect();
        match stops {
            Ok(path) => {
                // On a hexside a counter may be turned to none of its vertices.
                let heads = |facing: &Spine| match path.last() {
                    Some(Stop::Along(side)) => Bypass::with_heading(side.hexes().0, *side, *facing).is_some(),
                    Some(Stop::In(_)) | None => true,
                };
                let facing = self.facing.filter(heads);
                self.course.judge(&Shown { unit: self.unit.clone(), path, facing })
            }
            Err(asks) => Judged::Undecided { least: None, asks: vec![asks] },
        }
    }

    fn found(&self, found: Judged) -> Found {
        let (ruling, least, asks) = match found {
            Judged::Kept(least) => (Ruling::Kept, Some(least), Vec::new()),
            Judged::Broken { least, .. } => (Ruling::Broken, Some(least), Vec::new()),
            Judged::Undecided { least, asks } => (Ruling::Undecided, least, asks),
        };
        let printed = self.course.scenario().units.values().find_map(|def| def.vehicle.as_ref()?.mp);
        let costs = least.as_ref().map(Reading::cost);
        let priced = |step: Step| (MpSpent { cost: step.price.value(), ..step.spent }, step.reached);
        let (way, reached) = least.into_iter().flat_map(|least| least.steps).map(priced).unzip();
        Found { ruling, costs, of: printed, way, reached, is_told: true, asks, beside: Vec::new() }
    }
}

/// The head of a game of the one vehicle: that of the files, with what stands in its way.
fn head(source: &Source<'_>, kind: &str, journey: &Journey) -> String {
    let (files, terrain) = (source.head().unwrap_or_default(), obstacles(&source.scenario.map, journey));
    let ce = journey.exposed;
    format!(
        "{files}\n[players]\nreading = {{ side = \"own\" }}\n[terrain]\n{terrain}[units]\n\
         v = {{ side = \"own\", type = {kind:?}, ce = {ce} }}\n"
    )
}

/// The hexes of the way in which wrecks, vehicles or SMOKE lie, as rows of the head.
fn obstacles(map: &Map, journey: &Journey) -> String {
    let mut hexes: Vec<&String> = journey.path.iter().collect();
    hexes.sort();
    hexes.dedup();
    let row = |hex: &&String| {
        let Stop::In(cell) = hexsides::stop(map, hex).ok()? else { return None };
        let (wrecks, vehicles) = journey.in_the_way.get(*hex).copied().unwrap_or_default();
        let is_smoke = |name: &str| name.to_lowercase().contains("smoke");
        let smoke = journey.markers.iter().any(|(at, name)| at == *hex && is_smoke(name));
        let row = format!("wrecks = {wrecks}, vehicles = {vehicles}, smoke = {}", u8::from(smoke));
        (wrecks + vehicles > 0 || smoke).then(|| format!("{:?} = {{ {row} }}\n", map.show_cell(cell)))
    };
    hexes.iter().filter_map(row).collect()
}

/// Screen and map agree: spine 1 is the upper right one.
fn spine(number: u8) -> Spine {
    Spine::new(i32::from(number) - 1)
}
