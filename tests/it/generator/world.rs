//! A random scenario: printing, vehicle, and terrain that is made up where it is asked for. Knows how to write
//! itself as a scenario head; the rules are elsewhere.

use super::chance::Chance;
use asl_core::map::Map;
use asl_core::vocab::MoverClass;
use asl_core::vocab::hex::{Bypass, Cell, Dir, Hexside};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Terrain other than an obstacle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Base {
    Open,
    Brush,
    Grain,
    Orchard,
    Shellholes,
    /// So many MP, attested.
    Cot(i32),
}

/// What stands in a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Block {
    Woods,
    Stone,
    Wooden,
    Rubble,
}

/// A terrain Blaze.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fire {
    Ground,
    Upper,
}

/// One hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ground {
    pub(crate) base: Base,
    pub(crate) block: Option<Block>,
    /// Going inside takes ALL, else half.
    pub(crate) all: bool,
    /// Going or turning inside calls for a Bog DR (D8.2).
    pub(crate) bog: bool,
    /// The head says so.
    pub(crate) says_bog: bool,
    pub(crate) level: i32,
    pub(crate) smoke: i32,
    pub(crate) wrecks: i32,
    pub(crate) vehicles: i32,
    pub(crate) motorcycles: i32,
    pub(crate) note_d: bool,
    pub(crate) fire: Option<Fire>,
}

/// The vehicle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Car {
    pub(crate) class: MoverClass,
    pub(crate) afv: bool,
    pub(crate) mp: i32,
    pub(crate) red: bool,
    pub(crate) rev: Option<i32>,
    pub(crate) maker: &'static str,
    /// CE at the start, for a vehicle that can be BU.
    pub(crate) ce: Option<bool>,
    pub(crate) axis: bool,
    pub(crate) towing: bool,
}

/// A friendly vehicle that stands about.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Parked {
    In(Cell),
    By(Bypass),
}

/// The whole scenario.
#[derive(Clone)]
pub(crate) struct World {
    /// By the later printing.
    pub(crate) second: bool,
    pub(crate) car: Car,
    pub(crate) theatre: Option<(&'static str, &'static str)>,
    pub(crate) grounds: BTreeMap<Cell, Ground>,
    pub(crate) roads: BTreeSet<Hexside>,
    pub(crate) roadblock: Option<Hexside>,
    pub(crate) parked: Parked,
    /// Every answer of the DEFENDER is on record (house switch).
    pub(crate) windows: bool,
    chance: Chance,
}

/// Where the vehicle begins, or enters.
pub(crate) const HOME: Cell = Cell { x: 20, y: 41 };

impl World {
    /// The world of a seed.
    pub(crate) fn of(seed: u64) -> World {
        let mut chance = Chance::of(seed ^ 0x00A5_1CAB);
        let second = chance.percent(60);
        let car = car(&mut chance);
        let africa =
            [("North Africa", "1941-05-04"), ("North Africa", "1942-01-07"), ("Poland", "1939-09-02")];
        let theatre = if chance.percent(30) { Some(chance.pick(&africa)) } else { None };
        let roads = roads(&mut chance);
        let grounds = BTreeMap::new();
        let parked = Parked::In(Cell { x: 60, y: 81 });
        let windows = chance.percent(10);
        let mut world =
            World { second, car, theatre, grounds, roads, roadblock: None, parked, windows, chance };
        world.furnish();
        world
    }

    /// A friend and a roadblock near the vehicle.
    fn furnish(&mut self) {
        let near = HOME.to(self.dir()).to(self.dir());
        let side = Hexside::between(near, near.to(self.dir())).expect("neighbours");
        match self.chance.below(4) {
            0 if near != HOME => self.parked = Parked::In(near),
            1 if near != HOME => {
                let [a, b] = Bypass::both_ways(near, side).expect("a hexside of the hex");
                self.parked = Parked::By(self.chance.pick(&[a, b]));
                self.make_obstacle(near);
            }
            2 => self.roadblock = Some(side),
            _ => {}
        }
    }

    /// Woods or a building stand here for certain.
    pub(crate) fn make_obstacle(&mut self, cell: Cell) {
        let block = self.chance.pick(&[Block::Woods, Block::Stone, Block::Wooden]);
        let ground = Ground { block: Some(block), note_d: false, fire: None, ..self.ground(cell) };
        let ground = self.lawful(ground);
        self.grounds.insert(cell, ground);
    }

    fn dir(&mut self) -> Dir {
        self.chance.pick(&Dir::ALL)
    }

    /// What is in a hex.
    pub(crate) fn ground(&mut self, cell: Cell) -> Ground {
        if let Some(known) = self.grounds.get(&cell) {
            return known.clone();
        }
        let ground = self.invent();
        let ground = self.lawful(ground);
        self.grounds.insert(cell, ground.clone());
        ground
    }

    /// An entry price that the Terrain Chart allows: ALL woods for all but tracked vehicles.
    fn lawful(&mut self, ground: Ground) -> Ground {
        let woods = ground.block == Some(Block::Woods);
        let tracked = self.car.class == MoverClass::Tracked;
        let all = woods && (!tracked || self.chance.percent(25));
        let says_bog = ground.says_bog && ground.block.is_some();
        // By the Terrain Chart a building or rubble asks for it, whatever the head says.
        let by_row = matches!(ground.block, Some(Block::Stone | Block::Wooden | Block::Rubble));
        Ground { all, says_bog, bog: says_bog || (by_row && tracked), ..ground }
    }

    fn invent(&mut self) -> Ground {
        let c = &mut self.chance;
        let bases =
            [Base::Open, Base::Open, Base::Brush, Base::Grain, Base::Orchard, Base::Shellholes, Base::Cot(2)];
        let blocks = [Block::Woods, Block::Woods, Block::Stone, Block::Wooden];
        let block = match c.below(100) {
            0..36 => Some(c.pick(&blocks)),
            36..38 => Some(Block::Rubble),
            _ => None,
        };
        let few = |c: &mut Chance, percent| if c.percent(percent) { c.between(1, 2) } else { 0 };
        Ground {
            base: if block.is_some() && c.percent(70) { Base::Open } else { c.pick(&bases) },
            block,
            all: false,
            bog: false,
            says_bog: c.percent(60),
            level: [0, 0, 0, 0, 0, 1, 1, 2][c.below(8) as usize],
            smoke: few(c, 6),
            wrecks: few(c, 10),
            vehicles: few(c, 5),
            motorcycles: few(c, 5),
            note_d: c.percent(4),
            fire: if block.is_some() && c.percent(5) {
                Some(c.pick(&[Fire::Ground, Fire::Upper]))
            } else {
                None
            },
        }
    }

    /// The scenario as its players would write it.
    pub(crate) fn head(&self) -> String {
        let map = Map::sheet();
        let mut head = format!(
            "name = \"generated\"\nprinting = \"{}\"\nexcerpts = true\n",
            if self.second { "2e" } else { "1e" }
        );
        if let Some((theatre, date)) = self.theatre {
            let _ = write!(head, "theatre = \"{theatre}\"\ndate = \"{date}\"\n");
        }
        if let Some(side) = self.roadblock {
            let _ = writeln!(head, "roadblocks = [{}]", hexside(&map, side));
        }
        if self.windows {
            head.push_str("[house]\nwindows-recorded = true\n");
        }
        head.push_str("[default-terrain]\nis = [\"open-ground\"]\n");
        self.car.write(&mut head);
        head.push_str(
            "[units.friend]\nside = \"own\"\nclass = \"tracked\"\nafv = true\nmp = 12\nred-mp = false\n",
        );
        head.push_str("[units.squad]\nside = \"enemy\"\n");
        for (cell, ground) in &self.grounds {
            let _ = writeln!(head, "[terrain.{}]", map.show_cell(*cell));
            ground.write(&mut head);
            let of_cell = self.roads.iter().filter(|side| side.across(*cell).is_some());
            let roads: Vec<String> = of_cell.map(|side| hexside(&map, *side)).collect();
            if !roads.is_empty() {
                let _ = writeln!(head, "road = [{}]", roads.join(", "));
            }
        }
        head
    }
}

fn hexside(map: &Map, side: Hexside) -> String {
    let (a, b) = side.hexes();
    format!("\"{}-{}\"", map.show_cell(a), map.show_cell(b))
}

impl Ground {
    fn write(&self, head: &mut String) {
        let base = match self.base {
            Base::Open => "\"open-ground\"",
            Base::Brush => "\"brush\"",
            Base::Grain => "\"grain\"",
            Base::Orchard => "\"orchard\"",
            Base::Shellholes => "\"shellholes\"",
            Base::Cot(_) => "",
        };
        let (kind, obstacle) = match self.block {
            Some(Block::Woods) => ("", "woods"),
            Some(Block::Stone) => ("\"stone-building\"", ""),
            Some(Block::Wooden) => ("\"wooden-building\"", ""),
            Some(Block::Rubble) => ("\"rubble\"", ""),
            None => ("", ""),
        };
        let is: Vec<&str> = [base, kind].into_iter().filter(|text| !text.is_empty()).collect();
        let _ = writeln!(head, "is = [{}]", is.join(", "));
        let mut line = |text: &str| writeln!(head, "{text}").expect("a text grows");
        if let Base::Cot(mp) = self.base {
            line(&format!("cot = {mp}"));
        }
        if !obstacle.is_empty() {
            line(&format!(
                "obstacle = [\"{obstacle}\"]\nentry = \"{}\"",
                if self.all { "ALL" } else { "half" }
            ));
        }
        let fire = self.fire.map(|fire| if fire == Fire::Ground { "ground" } else { "upper" });
        fire.into_iter().for_each(|at| line(&format!("blaze = \"{at}\"")));
        let counts =
            [("wrecks", self.wrecks), ("vehicles", self.vehicles), ("motorcycles", self.motorcycles)];
        let counts = counts.into_iter().chain([("smoke", self.smoke), ("level", self.level)]);
        counts.filter(|(_, n)| *n != 0).for_each(|(name, n)| line(&format!("{name} = {n}")));
        let flags = [("bog", self.says_bog), ("note-d", self.note_d)];
        flags.into_iter().filter(|(_, on)| *on).for_each(|(name, _)| line(&format!("{name} = true")));
    }
}

impl Car {
    fn write(&self, head: &mut String) {
        let class = match self.class {
            MoverClass::Tracked => "tracked",
            MoverClass::Halftrack => "halftrack",
            MoverClass::ArmoredCar => "armored-car",
            MoverClass::Truck => "truck",
            MoverClass::Motorcycle => "motorcycle",
            MoverClass::Wagon => "wagon",
        };
        let Car { afv, mp, red, maker, axis, .. } = self;
        let _ = write!(head, "[units.t]\nside = \"own\"\nclass = \"{class}\"\nafv = {afv}\nmp = {mp}\n");
        let _ = write!(head, "red-mp = {red}\nmaker = \"{maker}\"\naxis = {axis}\n");
        self.rev.into_iter().for_each(|rev| writeln!(head, "reverse = {rev}").expect("a text grows"));
        self.ce.into_iter().for_each(|ce| writeln!(head, "ce = {ce}").expect("a text grows"));
    }
}

fn car(c: &mut Chance) -> Car {
    use MoverClass::{ArmoredCar, Halftrack, Motorcycle, Tracked, Truck};
    let class =
        c.pick(&[Tracked, Tracked, Tracked, Tracked, Halftrack, Halftrack, ArmoredCar, Truck, Motorcycle]);
    let afv = match class {
        Tracked | Halftrack | ArmoredCar => c.percent(85),
        Truck | Motorcycle | MoverClass::Wagon => false,
    };
    let makers =
        ["american", "czech", "russian", "chinese", "british", "german", "french", "italian", "other"];
    let reverses = class != Motorcycle;
    Car {
        class,
        afv,
        mp: if c.percent(10) { c.between(6, 9) } else { c.between(10, 33) },
        red: c.percent(35),
        rev: if reverses && c.percent(25) { Some(c.between(2, 5)) } else { None },
        maker: c.pick(&makers),
        ce: if afv && c.percent(90) { Some(c.percent(50)) } else { None },
        axis: c.percent(60),
        towing: class != Motorcycle && c.percent(6),
    }
}

/// A road through the middle, and sometimes another.
fn roads(c: &mut Chance) -> BTreeSet<Hexside> {
    let mut sides = BTreeSet::new();
    for _ in 0..c.below(3) {
        let mut heading = c.below(6);
        let mut cell = HOME.to(Dir::ALL[heading as usize].turned(3));
        for _ in 0..9 {
            let next = cell.to(Dir::ALL[heading.rem_euclid(6) as usize]);
            sides.extend(Hexside::between(cell, next));
            cell = next;
            heading += c.below(3) - 1;
        }
    }
    sides
}
