//! What the players' own boards tell of a game: the terrain of each hex in the words of the Terrain Chart, and the Line
//! of Sight between two Locations. Each is worked out once, when it is first asked for. The rules ask it; the fold never
//! does, so that a position is the same with the boards and without.

use super::terrain::Terrain;
use crate::charts::hexside::HexsideKind;
use crate::charts::terrain::TerrainKind as Row;
use crate::map::{Crossing, Floor, HexDoubt, HexFacts, Land, NoSpot, Sight, Spot, Surface};
use crate::vocab::hex::{Cell, Dir, Hexside};
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::sync::Arc;
use once_cell::race::OnceBox;

/// The boards of a game as they were read.
pub struct Atlas {
    land: Land,
    hexes: BTreeMap<Cell, OnceBox<Charted>>,
    sights: Box<[OnceBox<Kept>]>,
}

/// What one pair of Locations sees of each other.
type Seen = Arc<Result<Sight, NoSpot>>;

/// An answer that is kept, with its pair.
type Kept = ((Spot, Spot), Seen);

/// What a board tells of one hex.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Charted {
    terrain: Terrain,
    /// Why its terrain is not told by the board; then nothing is derived from it.
    doubt: Option<Unsure>,
    /// Its base level and the codes of its sides, as far as they are shown.
    level: Option<i8>,
    sides: Option<[Option<u8>; 6]>,
}

/// Why a board does not tell what is in a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsure {
    /// No board that was read holds it.
    Unread,
    /// Boards meet there at two levels or one of them was not read, or a crop cuts it.
    Joint,
    /// It lies under an overlay, or its board was changed in a way that is not understood.
    Unverified,
    /// Terrain of this code needs an eye: a little water, a bridge, what no row of the chart settles.
    Look(u8),
}

impl Unsure {
    /// In words, behind the name of the hex.
    #[must_use]
    pub fn says(self) -> String {
        let terrain =
            |code: u8| Surface::of(code).map_or("terrain that this program does not know", |s| s.name);
        match self {
            Unsure::Unread => "no board that was read holds it".into(),
            Unsure::Joint => "boards meet there, or a crop cuts it".into(),
            Unsure::Unverified => {
                "the board does not show what is there (an overlay, or a change by SSR)".into()
            }
            Unsure::Look(code) => alloc::format!("the picture alone does not settle it: {}", terrain(code)),
        }
    }
}

/// So many answers are kept, each in the place that its pair gives; a pair whose place is taken is worked out anew.
const KEPT: usize = 8192;

/// The place of a pair.
fn place((a, b): (Spot, Spot)) -> usize {
    let number = |spot: Spot| {
        let floor = match spot.floor {
            Floor::Ground => 0,
            Floor::Level(n) => i64::from(n),
            Floor::Rooftop => 31,
        };
        let corner = spot.corner.map_or(7, i64::from);
        ((i64::from(spot.cell.x) * 521 + i64::from(spot.cell.y)) * 32 + floor) * 8 + corner
    };
    let mixed = number(a).wrapping_mul(0x9E37_79B9).wrapping_add(number(b)).wrapping_mul(0x85EB_CA6B);
    (mixed >> 16).rem_euclid(KEPT as i64) as usize
}

impl Atlas {
    /// The boards of a layout, as far as they were read.
    #[must_use]
    pub fn of(land: Land) -> Atlas {
        let hexes = land.cells().map(|cell| (cell, OnceBox::new())).collect();
        let sights = (0..KEPT).map(|_| OnceBox::new()).collect();
        Atlas { land, hexes, sights }
    }

    /// The boards.
    #[must_use]
    pub const fn land(&self) -> &Land {
        &self.land
    }

    /// The terrain of a hex.
    ///
    /// # Errors
    /// When the boards do not tell it, and why.
    pub fn terrain(&self, cell: Cell) -> Result<&Terrain, Unsure> {
        let charted = self.charted(cell).ok_or(Unsure::Unread)?;
        charted.doubt.map_or(Ok(&charted.terrain), Err)
    }

    fn charted(&self, cell: Cell) -> Option<&Charted> {
        Some(self.hexes.get(&cell)?.get_or_init(|| Box::new(charted_of(&self.land, cell))))
    }

    /// Does a hex hold a bridge? What is under it is no Location of the board.
    #[must_use]
    pub fn is_bridged(&self, cell: Cell) -> bool {
        self.charted(cell).is_some_and(|charted| charted.terrain.is.contains(&Row::Bridge))
    }

    /// The base level of a hex, as far as it is shown.
    #[must_use]
    pub fn level(&self, cell: Cell) -> Option<i8> {
        self.charted(cell)?.level
    }

    /// What a board shows on a hexside.
    #[must_use]
    pub fn hexside(&self, side: Hexside) -> Option<HexsideKind> {
        let (a, b) = side.hexes();
        let towards = |from: Cell, to: Cell| {
            let dir = Dir::ALL.into_iter().find(|dir| from.to(*dir) == to)?;
            let sides = self.charted(from)?.sides?;
            Surface::of(sides[dir as usize]?)?.hexside()
        };
        towards(a, b).or_else(|| towards(b, a))
    }

    /// Does a board show anything on a hexside? Where nothing is known of the hex it may.
    #[must_use]
    pub fn has_wall(&self, cell: Cell, side: Dir) -> bool {
        let sides = self.charted(cell).and_then(|charted| charted.sides);
        sides.is_none_or(|sides| sides[side as usize].is_some())
    }

    /// The Line of Sight between two Locations; the same from either end.
    pub fn sight(&self, from: Spot, to: Spot) -> Seen {
        let pair = if from <= to { (from, to) } else { (to, from) };
        let work_out = || Seen::new(self.land.sight(pair.0, pair.1));
        let (kept, seen) = self.sights[place(pair)].get_or_init(|| Box::new((pair, work_out())));
        if *kept == pair { Seen::clone(seen) } else { work_out() }
    }
}

/// Two are equal when they are of the same boards; what was asked of them so far is no part of them.
impl PartialEq for Atlas {
    fn eq(&self, other: &Atlas) -> bool {
        self.land == other.land
    }
}

impl Eq for Atlas {}

impl core::fmt::Debug for Atlas {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Atlas").field("hexes", &self.hexes.len()).finish_non_exhaustive()
    }
}

fn charted_of(land: &Land, cell: Cell) -> Charted {
    let facts = land.hex(cell);
    let told = if land.is_unverified(cell) {
        Some(Unsure::Unverified)
    } else if land.is_open_joint(cell) {
        Some(Unsure::Joint)
    } else {
        facts.as_ref().map_or(Some(Unsure::Unread), doubt)
    };
    Charted {
        doubt: told,
        terrain: facts.as_ref().map(terrain).unwrap_or_default(),
        level: facts.as_ref().map(|facts| facts.level),
        sides: facts.map(|facts| facts.sides),
    }
}

/// Half a hex on the edge of the map is all of it that is in play, so that its edge is no doubt.
fn doubt(facts: &HexFacts) -> Option<Unsure> {
    facts.doubts().into_iter().find_map(|doubt| match doubt {
        HexDoubt::Cut => None,
        HexDoubt::Unknown(code) | HexDoubt::Row(code) | HexDoubt::Little(code) => Some(Unsure::Look(code)),
    })
}

/// The words of the head for what a board shows.
fn terrain(facts: &HexFacts) -> Terrain {
    let rows = facts.rows();
    let holds = |wanted: &[Row]| wanted.iter().any(|row| rows.contains(row));
    let crossed = |wanted: Crossing| -> BTreeSet<Hexside> {
        let sides = Dir::ALL.into_iter().filter(|side| facts.roads[*side as usize] == wanted);
        sides.filter_map(|side| Hexside::between(facts.cell, facts.cell.to(side))).collect()
    };
    Terrain {
        level: facts.level,
        road: crossed(Crossing::Road),
        road_unclear: crossed(Crossing::Unclear),
        depression: facts.depression.is_some(),
        bog: rows.iter().any(|row| row.is_obstacle()) || holds(&[Row::Debris]),
        is: rows.into_iter().collect(),
        ..Terrain::default()
    }
}
