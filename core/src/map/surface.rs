//! What a pixel of a board file shows: the terrain codes that this program knows, with what the Line of Sight asks
//! of them and the row of the Terrain Chart that they stand for. A code that is not here is no error: what rests on
//! it is undecided.

use crate::charts::hexside::HexsideKind;
use crate::charts::terrain::TerrainKind as Row;

/// How terrain behaves under the thread and in a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Flat ground.
    Open,
    /// A road that hexsides can carry.
    Road,
    /// Water.
    Water,
    /// Woods of any height.
    Woods,
    /// A building, a factory or a market place.
    Building,
    /// A depression: its pixels lie at the bottom.
    Depression,
    /// A wall, a hedge or another obstacle along a hexside.
    Hexside,
    /// A cliff: along a hexside, without height of its own.
    Cliff,
    /// A wall inside a building (B23.71).
    PartyWall,
    /// A bridge.
    Bridge,
    /// Grain, brush, orchard and other terrain of an area.
    Area,
}

/// What the part of split terrain below the split does: trunks under crowns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Below {
    /// The terrain is not split.
    Whole,
    /// Open below.
    Open,
    /// A Hindrance below.
    Hindrance,
}

/// One known terrain code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Surface {
    /// The code in the file.
    pub code: u8,
    /// The name in the file's own table of terrain.
    pub name: &'static str,
    /// Its behaviour.
    pub class: Class,
    /// Height in whole levels above its ground.
    pub height: i32,
    /// Half a level more than `height`.
    pub half: bool,
    /// An obstacle to LOS (of split terrain: its upper part).
    pub obstacle: bool,
    /// A Hindrance to LOS (of split terrain: its upper part).
    pub hindrance: bool,
    /// Fills its hex, whatever is drawn (B.6).
    pub inherent: bool,
    /// What its lower part does.
    pub below: Below,
    /// Levels above the ground that its building has as Locations.
    pub storeys: u8,
    /// Its row of the Terrain Chart; none for hexsides.
    pub row: Option<Row>,
    /// Its cost is not settled by the row.
    pub doubt: bool,
}

impl Surface {
    /// The terrain of a code, when this program knows it.
    #[must_use]
    pub fn of(code: u8) -> Option<&'static Surface> {
        KNOWN.get(usize::from(PLACES[usize::from(code)]))
    }

    /// The terrain of a name, as board files name it.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Surface> {
        KNOWN.iter().find(|surface| surface.name == name)
    }

    /// Height in half levels above its ground.
    #[must_use]
    pub const fn top(&self) -> i32 {
        self.height * 2 + self.half as i32
    }

    /// A wall, a hedge, a cliff or a party wall: what lies on a hexside.
    #[must_use]
    pub const fn is_hexside(&self) -> bool {
        matches!(self.class, Class::Hexside | Class::Cliff | Class::PartyWall)
    }

    /// Which terrain of a hexside it is.
    #[must_use]
    pub const fn hexside(&self) -> Option<HexsideKind> {
        match (self.class, self.code) {
            (Class::Hexside, 73) => Some(HexsideKind::Hedge),
            (Class::Hexside, 74) => Some(HexsideKind::Bocage),
            (Class::Hexside, 81) => Some(HexsideKind::Roadblock),
            (Class::Hexside, _) => Some(HexsideKind::Wall),
            (Class::Cliff, _) => Some(HexsideKind::Cliff),
            (Class::PartyWall, _) => Some(HexsideKind::PartyWall),
            (
                Class::Open
                | Class::Road
                | Class::Water
                | Class::Woods
                | Class::Building
                | Class::Depression
                | Class::Bridge
                | Class::Area,
                _,
            ) => None,
        }
    }

    /// A road that counts for the road rate: its pixels cross hexsides (B3).
    #[must_use]
    pub const fn is_road(&self) -> bool {
        matches!(self.class, Class::Road) || self.code == SUNKEN_ROAD
    }

    /// A building.
    #[must_use]
    pub const fn is_building(&self) -> bool {
        matches!(self.class, Class::Building)
    }

    const fn tall(mut self, halves: i32) -> Surface {
        self.height = halves / 2;
        self.half = halves % 2 != 0;
        self.obstacle = true;
        self
    }

    const fn hinders(mut self, halves: i32) -> Surface {
        self = self.tall(halves);
        self.obstacle = false;
        self.hindrance = true;
        self
    }

    const fn inherent(mut self) -> Surface {
        self.inherent = true;
        self
    }

    const fn below(mut self, below: Below) -> Surface {
        self.below = below;
        self
    }

    const fn storeys(mut self, storeys: u8) -> Surface {
        self.storeys = storeys;
        self.tall(storeys as i32 * 2 + 1)
    }

    const fn doubtful(mut self) -> Surface {
        self.doubt = true;
        self
    }
}

const SUNKEN_ROAD: u8 = 68;
/// The code of a cliff.
pub(super) const CLIFF: u8 = 75;

const fn flat(code: u8, name: &'static str, class: Class, row: Option<Row>) -> Surface {
    let (height, half, obstacle, hindrance, inherent) = (0, false, false, false, false);
    let (below, storeys, doubt) = (Below::Whole, 0, false);
    Surface { code, name, class, height, half, obstacle, hindrance, inherent, below, storeys, row, doubt }
}

const fn open(code: u8, name: &'static str, row: Row) -> Surface {
    flat(code, name, Class::Open, Some(row))
}

const fn area(code: u8, name: &'static str, row: Row) -> Surface {
    flat(code, name, Class::Area, Some(row))
}

const fn stone(code: u8, name: &'static str) -> Surface {
    flat(code, name, Class::Building, Some(Row::StoneBuilding))
}

const fn wooden(code: u8, name: &'static str) -> Surface {
    flat(code, name, Class::Building, Some(Row::WoodenBuilding))
}

const fn side(code: u8, name: &'static str) -> Surface {
    flat(code, name, Class::Hexside, None)
}

const fn party(code: u8, name: &'static str, halves: i32) -> Surface {
    flat(code, name, Class::PartyWall, None).tall(halves)
}

const fn bridge(code: u8, name: &'static str) -> Surface {
    flat(code, name, Class::Bridge, Some(Row::Bridge)).hinders(1).below(Below::Hindrance)
}

/// The codes known, in their order. Heights are in half levels.
#[rustfmt::skip]
static KNOWN: &[Surface] = &[
    open(0, "Open Ground", Row::OpenGround),
    open(1, "Plowed Field", Row::OpenGround),
    open(7, "Mudflats", Row::Mudflat),
    flat(8, "Water", Class::Water, Some(Row::WaterObstacle)),
    flat(10, "River", Class::Water, Some(Row::WaterObstacle)),
    flat(13, "Canal", Class::Water, Some(Row::WaterObstacle)),
    area(14, "Marsh", Row::Marsh).hinders(1),
    open(15, "Shellholes", Row::Shellholes),
    area(24, "Grain", Row::Grain).hinders(1),
    area(25, "Brush", Row::Brush).hinders(1),
    area(26, "Crags", Row::Crag).hinders(1).inherent(),
    area(27, "Debris", Row::Debris).hinders(1).inherent(),
    area(28, "Graveyard", Row::Graveyard).hinders(1).inherent(),
    flat(29, "Lumberyard", Class::Area, None).tall(2).doubtful(),
    flat(30, "Gully", Class::Depression, Some(Row::Gully)),
    flat(31, "Dry Stream", Class::Depression, Some(Row::StreamDry)),
    flat(32, "Shallow Stream", Class::Depression, Some(Row::StreamShallow)),
    flat(33, "Deep Stream", Class::Depression, Some(Row::StreamDeep)),
    open(34, "Flooded Stream", Row::WaterObstacle),
    stone(40, "Stone Building").tall(2),
    stone(41, "Stone Building, 1 Level").storeys(1),
    stone(42, "Stone Building, 2 Level").storeys(2),
    stone(43, "Stone Building, 3 Level").storeys(3),
    stone(44, "Stone Building, 4 Level").storeys(4),
    party(45, "Stone Factory Wall, 1.5 Level", 3),
    party(46, "Stone Factory Wall, 2.5 Level", 5),
    stone(47, "Stone Factory, 1.5 Level").hinders(3).below(Below::Hindrance),
    stone(48, "Stone Factory, 2.5 Level").hinders(5).below(Below::Hindrance),
    stone(49, "Stone Market Place").storeys(1).below(Below::Open).doubtful(),
    wooden(50, "Wooden Building").tall(2),
    wooden(51, "Wooden Building, 1 Level").storeys(1),
    wooden(52, "Wooden Building, 2 Level").storeys(2),
    wooden(53, "Wooden Building, 3 Level").storeys(3),
    wooden(54, "Wooden Building, 4 Level").storeys(4),
    party(55, "Wooden Factory Wall, 1.5 Level", 3),
    party(56, "Wooden Factory Wall, 2.5 Level", 5),
    wooden(57, "Wooden Factory, 1.5 Level").hinders(3).below(Below::Hindrance),
    wooden(58, "Wooden Factory, 2.5 Level").hinders(5).below(Below::Hindrance),
    wooden(59, "Wooden Market Place").storeys(1).below(Below::Open).doubtful(),
    flat(60, "Woods", Class::Woods, Some(Row::Woods)).tall(2),
    area(61, "Forest", Row::Woods).tall(4),
    flat(62, "Pine Woods", Class::Woods, Some(Row::Woods)).tall(4),
    area(63, "Orchard", Row::Orchard).tall(2).inherent().below(Below::Hindrance),
    area(64, "Orchard, Out of Season", Row::Orchard).hinders(2).inherent().below(Below::Hindrance),
    flat(65, "Dirt Road", Class::Road, Some(Row::OpenGround)),
    flat(66, "Paved Road", Class::Road, Some(Row::OpenGround)),
    flat(67, "Elevated Road", Class::Road, Some(Row::ElevatedRoad)),
    flat(SUNKEN_ROAD, "Sunken Road", Class::Depression, Some(Row::SunkenRoad)),
    open(70, "Path", Row::OpenGround),
    side(72, "Wall").tall(1),
    side(73, "Hedge").tall(1),
    side(74, "Bocage").tall(2),
    flat(CLIFF, "Cliff", Class::Cliff, None),
    party(76, "Rowhouse Wall", 2),
    party(77, "Rowhouse Wall, 1 Level", 3),
    party(78, "Rowhouse Wall, 2 Level", 5),
    party(79, "Rowhouse Wall, 3 Level", 7),
    party(80, "Rowhouse Wall, 4 Level", 7),
    side(81, "Road Block").tall(1),
    bridge(82, "Single Hex Stone Bridge"),
    bridge(83, "Single Hex Wooden Bridge"),
    bridge(84, "Stone Bridge"),
    bridge(85, "Wooden Bridge"),
    open(86, "Pontoon Bridge", Row::Bridge),
    area(90, "Stone Rubble", Row::Rubble).tall(1).inherent(),
    area(91, "Wooden Rubble", Row::Rubble).tall(1).inherent(),
    area(175, "Light Woods", Row::LightWoods).tall(2).below(Below::Hindrance),
];

/// The last code of the file format's own table: a file with a greater one is damaged.
pub(super) const LAST_CODE: u8 = 197;

const NONE: u8 = u8::MAX;

/// Where a code stands in [`KNOWN`].
static PLACES: [u8; 256] = places();

const fn places() -> [u8; 256] {
    let mut places = [NONE; 256];
    let mut at = 0;
    while at < KNOWN.len() {
        places[KNOWN[at].code as usize] = at as u8;
        at += 1;
    }
    places
}
