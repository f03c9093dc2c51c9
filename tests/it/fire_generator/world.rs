//! A random scenario: who stands where with what, and what the ground gives. Knows how to write itself as a
//! scenario head.

use super::men::{Gun, Kind, Man};
use crate::generator::chance::Chance;
use asl_core::vocab::hex::{Cell, Dir};
use std::fmt::Write;

/// A squad's counter: FP, range, morale, broken morale, assault, spraying, quality, nation, inexperienced.
type Row = (i64, u32, i32, i32, bool, bool, &'static str, &'static str, bool);

/// Squads to draw on.
const SQUADS: [Row; 13] = [
    (4, 6, 7, 7, false, false, "first-line", "german", false),
    (4, 6, 8, 8, false, false, "elite", "german", false),
    (5, 4, 8, 8, true, false, "elite", "german", false),
    (8, 3, 8, 8, true, true, "elite", "german", false),
    (4, 4, 7, 6, false, false, "second-line", "german", false),
    (4, 3, 6, 5, false, false, "conscript", "german", true),
    (5, 2, 7, 7, true, false, "first-line", "russian", false),
    (4, 2, 6, 5, false, false, "conscript", "russian", true),
    (6, 6, 6, 8, true, true, "first-line", "american", false),
    (7, 4, 7, 8, true, true, "elite", "american", false),
    (4, 5, 7, 7, false, true, "first-line", "british", false),
    (4, 3, 6, 6, false, false, "green", "british", true),
    (6, 4, 8, 8, true, false, "first-line", "finnish", false),
];

/// Nation, FP, range and Morale Level of squads, and of the next lower class (A19.13).
const LOWER: [(&str, [i64; 3], [i64; 3]); 11] = [
    ("german", [4, 6, 8], [4, 6, 7]),
    ("german", [4, 6, 7], [4, 4, 7]),
    ("german", [5, 4, 8], [4, 4, 7]),
    ("german", [4, 4, 7], [4, 3, 6]),
    ("russian", [5, 2, 7], [4, 2, 6]),
    ("american", [6, 6, 7], [6, 6, 6]),
    ("american", [6, 6, 6], [5, 4, 6]),
    ("american", [5, 4, 6], [5, 3, 6]),
    ("british", [4, 5, 7], [4, 4, 7]),
    ("british", [4, 4, 7], [4, 3, 6]),
    ("finnish", [6, 4, 8], [5, 3, 8]),
];

/// The same of HS.
const LOWER_HS: [(&str, [i64; 3], [i64; 3]); 11] = [
    ("german", [2, 4, 8], [2, 4, 7]),
    ("german", [2, 4, 7], [2, 3, 7]),
    ("german", [2, 3, 8], [2, 3, 7]),
    ("german", [2, 3, 7], [2, 3, 6]),
    ("russian", [2, 2, 7], [2, 2, 6]),
    ("american", [3, 4, 7], [3, 4, 6]),
    ("american", [3, 4, 6], [2, 3, 6]),
    ("american", [2, 3, 6], [2, 2, 6]),
    ("british", [2, 4, 7], [2, 3, 7]),
    ("british", [2, 3, 7], [2, 2, 6]),
    ("finnish", [2, 4, 8], [2, 3, 8]),
];

/// Leaders, the best first (A19.13): Morale Level and leadership.
const LEADERS_DOWN: [(i32, i32); 8] = [(10, -3), (10, -2), (9, -2), (9, -1), (8, -1), (8, 0), (7, 0), (6, 1)];

/// The ELR of both sides.
pub(crate) const ELR: i32 = 2;

/// Leaders: morale, broken morale, leadership.
const LEADERS: [(i32, i32, i32); 6] = [(8, 8, 0), (8, 7, -1), (9, 9, -1), (9, 8, -2), (7, 7, 0), (6, 5, 1)];

/// An unarmored or armored vehicle that stands about.
#[derive(Clone, Debug)]
pub(crate) struct Car {
    pub(crate) name: &'static str,
    pub(crate) side: usize,
    pub(crate) cell: Cell,
    pub(crate) armored: bool,
    pub(crate) hull_down: bool,
    pub(crate) gone: bool,
}

/// The whole scenario.
#[derive(Clone)]
pub(crate) struct World {
    pub(crate) men: Vec<Man>,
    pub(crate) cars: Vec<Car>,
    /// Further tables of the head.
    pub(crate) more: String,
    /// The SAN of both sides (A14.1).
    pub(crate) sans: Option<[i32; 2]>,
    seed: u64,
}

/// The two sides; the ATTACKER first.
pub(crate) const SIDES: [&str; 2] = ["blue", "red"];

/// The middle of the fight.
const HOME: Cell = Cell { x: 20, y: 41 };

impl World {
    /// The world of a seed.
    pub(crate) fn of(seed: u64) -> World {
        let mut c = Chance::of(seed ^ 0x00F1_2E00);
        let mut world = World { men: Vec::new(), cars: Vec::new(), more: String::new(), sans: None, seed };
        let red = world.places(&mut c, HOME, &[]);
        let blue = world.front(&mut c, &red);
        for (side, cells) in [(0, blue), (1, red)] {
            cells.into_iter().for_each(|cell| world.man(&mut c, side, cell));
        }
        world.park(&mut c);
        world.wear_out(&mut Chance::of(seed ^ 0x0B12_2A77));
        world
    }

    /// A string of neighbouring hexes, broken now and then.
    fn places(&self, c: &mut Chance, first: Cell, taken: &[Cell]) -> Vec<Cell> {
        let mut all = vec![first];
        for _ in 0..c.between(0, 3) {
            let from = c.pick(&all);
            let next = from.to(c.pick(&Dir::ALL));
            let next = if c.percent(25) { next.to(c.pick(&Dir::ALL)) } else { next };
            if !all.contains(&next) && !taken.contains(&next) {
                all.push(next);
            }
        }
        all
    }

    /// The ATTACKER's hexes: at some distance, from one side or from two.
    fn front(&self, c: &mut Chance, red: &[Cell]) -> Vec<Cell> {
        let mut all = Vec::new();
        for _ in 0..c.between(1, 3) {
            let (dir, turn) = (c.pick(&Dir::ALL), c.below(2));
            let steps = c.pick(&[1, 1, 2, 2, 3, 4, 5, 6, 8, 11]);
            let bend = c.below(steps + 1);
            let walk = |from: Cell, dir: Dir, n: i32| (0..n).fold(from, |cell, _| cell.to(dir));
            let first = walk(walk(red[0], dir, steps - bend), dir.turned(turn), bend);
            let found = self.places(c, first, red);
            all.extend(found.into_iter().filter(|cell| !red.contains(cell)));
        }
        all.sort_unstable();
        all.dedup();
        all.truncate(6);
        let far = (0..7).fold(red[0], |cell, _| cell.to(Dir::N));
        if all.is_empty() {
            all.push(far);
        }
        all
    }

    /// Units for one hex.
    fn man(&mut self, c: &mut Chance, side: usize, cell: Cell) {
        let concealed = c.percent(if side == 1 { 18 } else { 6 });
        let level = self.level(cell);
        for _ in 0..c.pick(&[1, 1, 2, 2, 3]) {
            let squad = self.squad(c, side, cell, level, concealed);
            self.men.push(squad);
        }
        if c.percent(45) {
            let (morale, low, lead) = c.pick(&LEADERS);
            let any = self.squad(c, side, cell, level, concealed);
            let name = format!("l{}", &any.name[1..]);
            let leader = Man { name, kind: Kind::Leader, fp: 0, range: 0, morale, low, lead, ..any };
            let leader = Man { guns: Vec::new(), assault: false, spraying: false, green: false, ..leader };
            self.men.push(leader);
        }
    }

    #[expect(clippy::too_many_lines, reason = "a unit of many fields")]
    fn squad(&self, c: &mut Chance, side: usize, cell: Cell, level: i8, concealed: bool) -> Man {
        let kind = c.pick(&[Kind::Squad, Kind::Squad, Kind::Squad, Kind::Hs, Kind::Crew]);
        let (fp, range, morale, low, assault, spraying, quality, nation, green) = c.pick(&SQUADS);
        let squad = kind == Kind::Squad;
        let (fp, range) = match kind {
            Kind::Squad => (fp, range),
            Kind::Hs => (2, range),
            Kind::Crew | Kind::Leader => (1, 2),
        };
        let letter = match kind {
            Kind::Squad => "s",
            Kind::Hs => "h",
            Kind::Crew | Kind::Leader => "c",
        };
        Man {
            name: format!("{letter}{}{}", &SIDES[side][..1], self.men.len()),
            side,
            kind,
            fp,
            range,
            morale,
            low,
            lead: 0,
            assault: squad && assault,
            spraying: squad && spraying,
            quality,
            nation,
            green,
            guns: guns(c, squad),
            cell,
            level,
            broken: c.percent(6),
            dm: false,
            pinned: false,
            concealed,
            encircled: false,
            wounded: false,
            gone: false,
            opportunity: false,
            moved: false,
            fired: None,
            inherent: false,
            spent: false,
            led: None,
        }
    }

    /// Some MG do not work from the start.
    fn wear_out(&mut self, c: &mut Chance) {
        for gun in self.men.iter_mut().flat_map(|man| &mut man.guns) {
            gun.out = c.percent(10);
        }
    }

    fn park(&mut self, c: &mut Chance) {
        for (n, name) in ["truck", "tank"].into_iter().enumerate() {
            let man = self.men[c.below(i32::try_from(self.men.len()).expect("few")) as usize].clone();
            // Beside concealed men it would be resolved apart from them, for which a log has one line only.
            let seen = !self.men.iter().any(|other| other.cell == man.cell && other.concealed);
            if c.percent(8) && man.level == 0 && man.side == 1 && seen {
                let (armored, hull_down) = (n == 1, c.percent(30));
                self.cars.push(Car { name, side: 1, cell: man.cell, armored, hull_down, gone: false });
            }
        }
    }

    fn draw(&self, cell: Cell, salt: u64) -> i32 {
        let key = (cell.x as u64) << 32 ^ cell.y as u64 ^ salt << 17;
        Chance::of(self.seed.wrapping_mul(31) ^ key).below(100)
    }

    /// TEM of a hex, which both players accept.
    pub(crate) fn tem(&self, cell: Cell) -> i32 {
        match self.draw(cell, 1) {
            0..52 => 0,
            52..76 => 1,
            76..88 => 2,
            _ => 3,
        }
    }

    /// The level of those in a hex: upper ones in buildings only.
    pub(crate) fn level(&self, cell: Cell) -> i8 {
        match self.draw(cell, 2) {
            0..12 if self.tem(cell) > 1 => 1,
            12..20 if self.tem(cell) > 1 => 2,
            _ => 0,
        }
    }

    /// Hindrance of the LOS between two hexes.
    pub(crate) fn hindrance(&self, a: Cell, b: Cell) -> i32 {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        let middle = Cell { x: a.x + b.x, y: a.y + b.y };
        match self.draw(middle, 3) {
            0..10 if a.range(b) > 1 => 1,
            10..14 if a.range(b) > 2 => 2,
            _ => 0,
        }
    }

    /// The scenario as its players would write it.
    pub(crate) fn head(&self) -> String {
        let mut head = String::from("name = \"generated\"\nprinting = \"2e\"\nexcerpts = true\n");
        head.push_str("[default-terrain]\nis = [\"open-ground\"]\n[weapons]\n");
        for (name, fp, range, rof) in GUNS {
            let _ =
                writeln!(head, "{name} = {{ fp = {fp}, range = {range}, rof = {rof}, b = 12, r = {rof} }}");
        }
        for man in &self.men {
            man.write(&mut head);
            let halves = |of: &Man| (of.kind == Kind::Squad).then(|| of.half());
            let lower = man.lower();
            let half = halves(man);
            let lower_half = half.as_ref().and_then(Man::lower);
            let half_lower = lower.as_ref().and_then(halves);
            for other in [half, lower, lower_half, half_lower].into_iter().flatten() {
                other.write(&mut head);
            }
        }
        for car in &self.cars {
            let (class, afv) = if car.armored { ("tracked", true) } else { ("truck", false) };
            let _ = writeln!(head, "[units.{}]\nside = \"{}\"", car.name, SIDES[car.side]);
            let _ = writeln!(head, "class = \"{class}\"\nafv = {afv}\nopen-topped = false\narmed = {afv}");
        }
        let _ = writeln!(head, "[elr]\nblue = {ELR}\nred = {ELR}");
        if let Some([blue, red]) = self.sans {
            let _ = writeln!(head, "[san]\nblue = {blue}\nred = {red}");
        }
        head.push_str(&self.more);
        head
    }
}

/// SW: FP, range, Multiple ROF.
const GUNS: [(&str, i64, u32, i32); 4] =
    [("LMG", 3, 8, 1), ("LMG-2", 2, 6, 1), ("MMG", 5, 12, 2), ("HMG", 7, 16, 3)];

fn guns(c: &mut Chance, squad: bool) -> Vec<Gun> {
    let count = match c.below(100) {
        0..10 if squad => 2,
        0..45 => 1,
        _ => 0,
    };
    let first = c.below(4) as usize;
    let gun = |n: usize| {
        let (name, fp, range, rof) = GUNS[(first + n) % 4];
        Gun { name, fp, range, rof, shots: 0, kept: false, out: false, lane: None, idle: false }
    };
    (0..count).map(gun).collect()
}

impl Man {
    /// The counter of the next lower class, where there is one.
    pub(crate) fn lower(&self) -> Option<Man> {
        let name = format!("{}e", self.name);
        let mut lower = Man { name, guns: Vec::new(), led: None, ..self.clone() };
        let table = match self.kind {
            Kind::Squad => LOWER.as_slice(),
            Kind::Hs => LOWER_HS.as_slice(),
            Kind::Crew => return None,
            Kind::Leader => {
                let at = LEADERS_DOWN.iter().position(|step| *step == (self.morale, self.lead))?;
                (lower.morale, lower.lead) = *LEADERS_DOWN.get(at + 1)?;
                return Some(lower);
            }
        };
        let own = [self.fp, i64::from(self.range), i64::from(self.morale)];
        let row = |(nation, of, _): &&(&str, [i64; 3], [i64; 3])| *nation == self.nation && *of == own;
        let (_, _, [fp, range, morale]) = table.iter().find(row)?;
        (lower.fp, lower.range, lower.morale) = (*fp, *range as u32, *morale as i32);
        Some(lower)
    }

    pub(crate) fn write(&self, head: &mut String) {
        let kind = match self.kind {
            Kind::Squad => "squad",
            Kind::Hs => "hs",
            Kind::Crew => "crew",
            Kind::Leader => "leader",
        };
        let Man { name, fp, range, morale, low, quality, nation, assault, spraying, green, .. } = self;
        let _ = writeln!(head, "[units.{name}]\nside = \"{}\"\nkind = \"{kind}\"", SIDES[self.side]);
        let _ = writeln!(head, "morale = {morale}\nbroken-morale = {low}");
        if self.kind == Kind::Leader {
            let _ = writeln!(head, "leadership = {}", self.lead);
            return;
        }
        let _ = writeln!(head, "fp = {fp}\nrange = {range}\nquality = \"{quality}\"\nnation = \"{nation}\"");
        let _ = writeln!(head, "assault = {assault}\nspraying = {spraying}\ninexperienced = {green}");
        let sw: Vec<String> = self.guns.iter().map(|gun| format!("\"{}\"", gun.name)).collect();
        let _ = writeln!(head, "sw = [{}]", sw.join(", "));
    }
}
