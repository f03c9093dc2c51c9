//! Who sees whom: by what both players accepted, else by the boards of the game. What both accepted is the stronger
//! source; that a board shows something else is a finding of its own. Nothing is read from a board that it does not show
//! for certain.

use super::Ctx;
use super::between::{between, hindrance_with};
use crate::event::{Level, UnitId};
use crate::map::{Block, Doubt, Floor, Sight, Spot, Surface, Verdict};
use crate::scenario::Atlas;
use crate::state::{Mph, Place};
use crate::vocab::hex::{Bypass, Cell};
use crate::vocab::num::{Drm, Mp};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What the boards show of the LOS between two units.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// It exists, with so much Hindrance of terrain; `None` where counters between hinder it by what no log tells.
    Clear(Option<Drm>),
    /// It does not, and why: the reason, the deciding hex, the rule.
    Blocked(String),
    /// The board does not settle it, and why: grazing, an overlay, terrain that this program does not know.
    Open(String),
}

impl Shown {
    /// Is there none?
    #[must_use]
    pub const fn is_blocked(&self) -> bool {
        matches!(self, Shown::Blocked(_))
    }
}

impl Ctx<'_> {
    /// Does one unit see the other: as both accepted, else as the boards show? `None` where neither tells.
    #[must_use]
    pub fn sees(&self, a: &UnitId, b: &UnitId) -> Option<bool> {
        self.before.los_between(a, b).or_else(|| match self.shown(a, b)? {
            Shown::Clear(_) => Some(true),
            Shown::Blocked(_) => Some(false),
            Shown::Open(_) => None,
        })
    }

    /// Why one does not see the other, in words.
    #[must_use]
    pub fn unseen(&self, a: &UnitId, b: &UnitId) -> String {
        if self.before.los_between(a, b) == Some(false) {
            return format!("both accept that {a} does not see {b}");
        }
        match self.shown(a, b) {
            Some(Shown::Blocked(why)) => {
                let why = self.blocked_from(a, b).unwrap_or(why);
                format!("{a} does not see {b}: {why}")
            }
            Some(Shown::Clear(_) | Shown::Open(_)) | None => format!("{a} does not see {b}"),
        }
    }

    /// What blocks the LOS, as it is met from the first of them on: `los` names the same where several hexes block.
    fn blocked_from(&self, a: &UnitId, b: &UnitId) -> Option<String> {
        let land = self.scenario.atlas.as_deref()?.land();
        match land.sight(self.spot(a)?, self.spot(b)?).ok()?.verdict {
            Verdict::Blocked(block) => Some(self.block(&block)),
            Verdict::Clear | Verdict::Hindered(_) => None,
        }
    }

    /// The Hindrance between two units: as both accepted, else as the boards show. `None` where neither tells: a word that LOS exists,
    /// and no more, tells of none from the second version of the book on.
    #[must_use]
    pub fn hindrance(&self, a: &UnitId, b: &UnitId) -> Option<Drm> {
        let told = |hindrance: &Drm| *hindrance != Drm(0) || self.scenario.book < 2;
        self.attested_hindrance(a, b).filter(told).or_else(|| self.shown_hindrance(a, b))
    }

    /// Is the LOS between two units said, or shown, to be there, and no Hindrance told of it?
    #[must_use]
    pub fn is_clear(&self, a: &UnitId, b: &UnitId) -> bool {
        self.attested_hindrance(a, b).or_else(|| self.shown_hindrance(a, b)) == Some(Drm(0))
    }

    fn attested_hindrance(&self, a: &UnitId, b: &UnitId) -> Option<Drm> {
        let pair = |a: &UnitId, b: &UnitId| self.before.hindrance.get(&(a.clone(), b.clone())).copied();
        pair(a, b).or_else(|| pair(b, a))
    }

    fn shown_hindrance(&self, a: &UnitId, b: &UnitId) -> Option<Drm> {
        match self.shown(a, b)? {
            Shown::Clear(hindrance) => hindrance,
            Shown::Blocked(_) | Shown::Open(_) => None,
        }
    }

    /// The Hindrances between two units that the boards show, in words; `None` without boards.
    #[must_use]
    pub fn shown_hindrances(&self, a: &UnitId, b: &UnitId) -> Option<String> {
        let atlas = self.scenario.atlas.as_deref()?;
        let seen = atlas.sight(self.spot(a)?, self.spot(b)?);
        let sight = seen.as_ref().as_ref().ok()?;
        let name = |code: u8| Surface::of(code).map_or("terrain", |surface| surface.name);
        let each: Vec<String> = sight
            .hindrances
            .iter()
            .map(|(cell, code)| format!("{} in {}", name(*code), self.show(*cell)))
            .collect();
        Some(match each.as_slice() {
            [] => format!("nothing hinders the LOS from {a} to {b}"),
            _ => format!("the LOS from {a} to {b} is hindered by {}", each.join(", ")),
        })
    }

    /// The hex in which the boards show that the LOS between two units ends.
    #[must_use]
    pub fn blocked_in(&self, a: &UnitId, b: &UnitId) -> Option<Cell> {
        let atlas = self.scenario.atlas.as_deref()?;
        let seen = atlas.sight(self.spot(a)?, self.spot(b)?);
        match seen.as_ref().as_ref().ok()?.verdict {
            Verdict::Blocked(block) => Some(block.cell),
            Verdict::Clear | Verdict::Hindered(_) => None,
        }
    }

    /// Does a unit stand in this hex, or its vehicle?
    #[must_use]
    pub fn stands_in(&self, id: &UnitId, cell: Cell) -> bool {
        self.spot(id).is_some_and(|spot| spot.cell == cell)
    }

    /// What the boards show between two units; `None` without boards, or where a unit stands on none.
    #[must_use]
    pub fn shown(&self, a: &UnitId, b: &UnitId) -> Option<Shown> {
        let atlas = self.scenario.atlas.as_deref()?;
        let ends = [self.spot(a)?, self.spot(b)?];
        let seen = atlas.sight(ends[0], ends[1]);
        let Ok(sight) = seen.as_ref() else { return None };
        Some(self.read(atlas, sight, ends))
    }

    /// MP or MF that a unit spent in this MPh in the LOS of another: as many as are sure, and as many as it may be. By what
    /// both accepted; by the boards, hex by hex, for a move of which nobody said anything.
    #[must_use]
    pub fn spent_in_los(&self, mover: &UnitId, observer: &UnitId) -> (Mp, Mp) {
        let Some(unit) = self.before.units.get(mover) else { return (Mp::ZERO, Mp::ZERO) };
        self.seen_of(&unit.mph, observer)
    }

    /// The same of a MPh as it was.
    #[must_use]
    pub fn seen_of(&self, mph: &Mph, observer: &UnitId) -> (Mp, Mp) {
        let seen = mph.seen.get(observer).copied().unwrap_or_default();
        let unsaid = mph.seen_unsaid;
        // Along a hexside it was looked at at a vertex that is not kept.
        let by_board = (unsaid == mph.spent && !mph.entered_hexside).then(|| self.shown_mp(mph, observer));
        by_board.flatten().unwrap_or((seen, seen + unsaid))
    }

    /// What the boards show between a unit and the middle of a hex; `None` without boards.
    #[must_use]
    pub fn shown_at(&self, observer: &UnitId, cell: Cell) -> Option<Shown> {
        let (atlas, from, to) = (self.scenario.atlas.as_deref()?, self.spot(observer)?, Spot::ground(cell));
        let seen = atlas.sight(from, to);
        let sight = seen.as_ref().as_ref().ok()?;
        Some(self.read(atlas, sight, [from, to]))
    }

    fn shown_mp(&self, mph: &Mph, observer: &UnitId) -> Option<(Mp, Mp)> {
        let (mut sure, mut may) = (Mp::ZERO, Mp::ZERO);
        for (cell, mp) in &mph.by_hex {
            match self.shown_at(observer, *cell)? {
                Shown::Clear(_) => (sure, may) = (sure + *mp, may + *mp),
                Shown::Open(_) => may = may + *mp,
                Shown::Blocked(_) => {}
            }
        }
        Some((sure, may))
    }

    /// Where a unit is looked at from: in Bypass its CAFP (D2.32, D2.37), aboard a vehicle that of the vehicle (D2.36).
    #[must_use]
    pub fn spot(&self, id: &UnitId) -> Option<Spot> {
        let unit = self.before.units.get(id)?;
        let carrier = unit.aboard.as_ref().and_then(|vehicle| self.before.units.get(vehicle));
        let stands = carrier.unwrap_or(unit);
        let corner = match stands.place {
            Place::Bypass(bypass) => Some(cafp_corner(&bypass)?),
            Place::In(..) | Place::Off => None,
        };
        let cell = stands.place.cell()?;
        // Under a bridge the board has no Location.
        let under = stands.level == Level::In
            && self.scenario.atlas.as_ref().is_some_and(|atlas| atlas.is_bridged(cell));
        if under {
            return None;
        }
        let floor = match stands.level {
            Level::At(0) | Level::In => Floor::Ground,
            Level::At(n) => Floor::Level(u8::try_from(n).ok()?),
        };
        Some(Spot { cell, floor, corner })
    }

    fn read(&self, atlas: &Atlas, sight: &Sight, ends: [Spot; 2]) -> Shown {
        let name = |spot: Spot| self.show(spot.cell);
        if let Some(doubt) = sight.doubts.first() {
            let [a, b] = ends.map(name);
            return Shown::Open(format!("the LOS {a} to {b}: {}", self.doubt(*doubt)));
        }
        match sight.verdict {
            Verdict::Blocked(block) => Shown::Blocked(self.block(&block)),
            Verdict::Clear | Verdict::Hindered(_) => {
                let counters = between(self.scenario, self.before, |cell| atlas.level(cell), sight, ends);
                match hindrance_with(sight, &counters, ends[0].cell) {
                    Some(None) => Shown::Blocked("the Hindrances come to six or more (B.10)".into()),
                    Some(Some(drm)) => Shown::Clear(Some(drm)),
                    None => Shown::Clear(None),
                }
            }
        }
    }

    fn block(&self, block: &Block) -> String {
        let hex = self.show(block.cell);
        let terrain = block.terrain().map(|name| format!(" ({name})")).unwrap_or_default();
        format!("blocked in {hex}{terrain}, {} ({})", block.why.says(), block.why.rule())
    }

    fn doubt(&self, doubt: Doubt) -> String {
        match doubt {
            Doubt::Grazing => "it grazes: a thread on the board decides (A6.1)".into(),
            Doubt::AlongHexsides => "it runs along hexsides beside inherent terrain (A6.1)".into(),
            Doubt::Unknown(code) => {
                let known = Surface::of(code).map_or("terrain that this program does not know", |s| s.name);
                format!("it crosses {known}")
            }
            Doubt::Joint(cell) => format!("it touches {}, where boards meet", self.show(cell)),
            Doubt::Unverified(cell) => format!("the board does not show what is in {}", self.show(cell)),
        }
    }
}

/// The corner of its hex that the CAFP of a vehicle in Bypass is.
fn cafp_corner(bypass: &Bypass) -> Option<u8> {
    let others: BTreeSet<Cell> =
        bypass.cafp().hexes().into_iter().filter(|cell| *cell != bypass.hex).collect();
    let mut others = others.into_iter();
    let spine = bypass.hex.spine_between(others.next()?, others.next()?)?;
    u8::try_from(spine.index()).ok()
}
