//! Counters that stand on a hexside: vehicles in Bypass of one of its two hexes, which head for the vertex that they point at
//! (D2.3, D2.32), and Infantry in Bypass.
//!
//! Input: the name that VASL gives such a point, `10N9/N10`, the boards, and where the counter stood before. Of the two hexes
//! the one is bypassed that holds the obstacle, or that it bypassed before; where that leaves both, both are told.

use super::event::Deed as Told;
use super::{Ask, Drafter, deed};
use crate::import::vassal::action::Look;
use crate::import::vassal::counter::Sort;
use asl_core::map::Map;
use asl_core::readings::Stop;
use asl_core::scenario::{Atlas, Terrain};
use asl_core::vocab::UnitId;
use asl_core::vocab::hex::{Bypass, Cell, Hex, HexPair, HexTriple, Hexside, Spine};

/// Where a counter stands.
pub(super) struct Stand {
    /// VASL's name of the place.
    pub(super) name: String,
    /// The hex that it occupies.
    pub(super) hex: Hex,
    /// The unit placed there.
    pub(super) placed: Told,
    /// Other places that it may be in: on a hexside the file does not always tell one.
    pub(super) others: Vec<Told>,
}

impl Stand {
    /// The question which of several places it is in.
    pub(super) fn ask(&self, unit: &UnitId) -> Option<Ask> {
        if self.others.is_empty() {
            return None;
        }
        let says = format!(
            "{unit} stands on the hexside {}: in Bypass of which hex, and at which vertex",
            self.name
        );
        let all = std::iter::once(&self.placed).chain(&self.others);
        Some(Ask { choices: all.map(|told| vec![told.what.clone()]).collect(), ..Ask::of("bypass", says) })
    }
}

/// The place that VASL names: a hex, or a hexside.
///
/// # Errors
/// What would tell it, when the map has no such place.
pub(super) fn stop(map: &Map, name: &str) -> Result<Stop, String> {
    let hex = map.read(name).map(|hex| map.cell(hex)).ok().filter(|cell| map.holds(*cell));
    let stop = hex.map(Stop::In).or_else(|| hexside(map, name).map(Stop::Along));
    stop.ok_or_else(|| format!("which hex of the map {name} is"))
}

/// The hexside of a name such as `10N9/N10`: the board stands before the first hex alone.
pub(super) fn hexside(map: &Map, name: &str) -> Option<Hexside> {
    let (first, second) = name.split_once('/')?;
    let column = first.trim_end_matches(|c: char| c.is_ascii_digit());
    let letter = column.chars().next_back()?;
    let longest = column.trim_end_matches(letter);
    let read = |hex: &str| map.read(hex).map(|hex| map.cell(hex)).ok().filter(|cell| map.holds(*cell));
    let board = |board: &str| Hexside::between(read(first)?, read(&format!("{board}{second}"))?);
    // The column has as many letters as are left behind the name of the board.
    (longest.len()..column.len()).filter_map(|end| board(column.get(..end)?)).next()
}

/// The hexes that a vehicle on a hexside may be in Bypass of, of where it stood before.
pub(super) fn bypassed(atlas: Option<&Atlas>, side: Hexside, before: Option<(Cell, bool)>) -> Vec<Cell> {
    let (a, b) = side.hexes();
    if let Some((cell, in_bypass)) = before
        && let Some(across) = side.across(cell)
    {
        return vec![if in_bypass { cell } else { across }];
    }
    let obstacle = |cell: Cell| atlas.and_then(|atlas| atlas.terrain(cell).ok()).map(Terrain::is_obstacle);
    match (obstacle(a), obstacle(b)) {
        (Some(true), Some(false)) => vec![a],
        (Some(false), Some(true)) => vec![b],
        (Some(_) | None, Some(_) | None) => vec![a, b],
    }
}

/// The hexside and the vertex ahead, as an event names them.
pub(super) fn named(map: &Map, place: Bypass) -> (HexPair, HexTriple) {
    let (a, b) = place.side.hexes();
    let [c, d, e] = place.cafp().hexes().map(|cell| map.hex(cell));
    (HexPair(map.hex(a), map.hex(b)), HexTriple(c, d, e))
}

impl Drafter<'_> {
    /// Where a counter lies and how it is turned, as a unit that is placed there.
    pub(super) fn stand(&self, look: &Look) -> Option<Stand> {
        let (name, unit) = (look.place.hex.clone()?, self.roster.of_id(&look.id)?.clone());
        match stop(self.map(), &name).ok()? {
            Stop::In(_) => {
                let hex = self.hex(&name)?;
                Some(Stand { placed: self.turned_to(&unit, hex, look), name, hex, others: Vec::new() })
            }
            Stop::Along(side) => self.on_side(look, name, (&unit, side)),
        }
    }

    /// Screen and map agree: spine 1 is the upper right one.
    fn turned_to(&self, unit: &UnitId, hex: Hex, look: &Look) -> Told {
        let map = self.map();
        let pair = |spine: u8| map.spine_name(map.cell(hex), Spine::new(i32::from(spine) - 1));
        let tca = look.face.tca.filter(|tca| look.face.vca != Some(*tca));
        deed::placed(unit.clone(), Some(hex), [look.face.vca.map(pair), tca.map(pair)])
    }

    fn on_side(&self, look: &Look, name: String, (unit, side): (&UnitId, Hexside)) -> Option<Stand> {
        let (map, atlas) = (self.map(), self.source.scenario.atlas.as_deref());
        let hexes = bypassed(atlas, side, self.occupied.get(&look.id).copied());
        let heading = look.face.vca.map(|vca| Spine::new(i32::from(vca) - 1));
        let places = |cell: Cell| -> Vec<Told> {
            if look.sort != Sort::Vehicle {
                return vec![deed::placed(unit.clone(), Some(map.hex(cell)), [None, None])];
            }
            let both = Bypass::both_ways(cell, side).into_iter().flatten();
            let aligned = both.clone().any(|place| Some(place.heading) == heading);
            let those = both.filter(|place| !aligned || Some(place.heading) == heading);
            those.map(|place| deed::placed_along(unit.clone(), map.hex(cell), named(map, place))).collect()
        };
        let mut all = hexes.iter().flat_map(|cell| places(*cell));
        Some(Stand { name, hex: map.hex(*hexes.first()?), placed: all.next()?, others: all.collect() })
    }

    /// The counter stands there from now on.
    pub(super) fn stands_at(&mut self, id: &str, stand: &Stand) {
        let in_bypass = hexside(self.map(), &stand.name).is_some();
        let cell = self.map().cell(stand.hex);
        self.occupied.insert(id.to_owned(), (cell, in_bypass));
        self.stands.insert(id.to_owned(), stand.name.clone());
    }
}
