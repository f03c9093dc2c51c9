//! One type of vehicle: the values of its counter and of its listing, and how sure we are of them. A row of
//! `vehicles.txt`.

use super::Nation;
use super::cells::{Cells, Fault, marked, number};
use super::row::Row;
use crate::counter::{Armor, Gun, Vehicle, Weapon};
use crate::vocab::num::Mp;
use crate::vocab::{
    GroundPressure, Maker, Meaning, Mount, MoverClass, WeaponKind, WeaponName, WeaponRole, WeaponWord,
};
use alloc::collections::BTreeMap;
use alloc::format;
use core::str::FromStr;

/// One type of the catalogue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The type as printed on the counter; where two counters share a name, a word tells them apart.
    pub name: &'static str,
    /// The listing that it stands in.
    pub nation: Nation,
    /// Movement class.
    pub class: MoverClass,
    /// It is an AFV.
    pub afv: bool,
    /// It is open-topped (D1.22): CE unless it is BU.
    pub open_topped: bool,
    /// It is never BU (a carrier).
    pub always_ce: bool,
    /// Printed land MP; MF for a wagon or sledge.
    pub mp: Mp,
    /// Printed water MP.
    pub water_mp: Option<Mp>,
    /// Its MP are printed in red (D2.51).
    pub red: bool,
    /// The REV multiplier of its listing, when that is not its class's (D2.21).
    pub reverse: Option<u8>,
    /// Who made it (D2.5).
    pub maker: Maker,
    /// Mount of its main armament; absent when it has none that turns.
    pub mount: Option<Mount>,
    /// It has no radio (D14.1).
    pub radioless: bool,
    /// Armor Factors, on the scale of D1.6; absent for what has none, and where the row does not tell them.
    pub armor: Option<Armor>,
    /// Target size, a DRM of Case P (D1.7).
    pub target_size: Option<i8>,
    /// Ground pressure of a fully-tracked vehicle (D1.41).
    pub ground_pressure: Option<GroundPressure>,
    /// Its weapons by name; without those that are optional, which a scenario has to give.
    pub weapons: BTreeMap<WeaponName, Weapon>,
    /// Some counters of it have a MG, which the row does not tell.
    pub may_be_armed: bool,
    /// It can carry Passengers or tow (D6.1, C10); absent when the row does not tell.
    pub carries: Option<bool>,
    /// Portage Points that it can carry.
    pub capacity: Option<u8>,
    /// Towing number (C10.1).
    pub tow: Option<i8>,
    /// Crew Survival number (D5.6).
    pub crew_survival: Option<u8>,
    /// When it was in service, as the listing writes it: `41-45`, `7/43-45`.
    pub dates: Option<&'static str>,
    /// The names of its counter's pictures in VASL, without folder and ending.
    pub pictures: &'static str,
    /// What is not sure about this row.
    pub doubt: Option<&'static str>,
    /// The version of the book that brought this row. A correction is a new row of the same name, so that a log
    /// keeps the values of the version it names.
    pub since: u16,
}

impl Entry {
    /// One row: its cells in the order of the head of the table.
    pub(super) fn read(line: &'static str) -> Result<Entry, Fault> {
        let mut cells = Cells::of(line);
        let (name, nation) = (cells.text("name")?, cells.word::<Nation>("nation")?);
        let (class, movement) = (cells.word::<MoverClass>("class")?, Points::read(cells.text("MP")?)?);
        let (mount, armor) = (cells.maybe("mount", Mount::read)?, cells.maybe("AF", armor)?);
        let target_size = cells.maybe("size", number)?;
        let weapons = weapons(cells.next("MA")?, cells.next("MG")?)?;
        let (capacity, tow) = transport(cells.next("PP/T")?)?;
        let crew_survival = cells.maybe("CS", number)?;
        let dates = cells.said("dates")?;
        let (marks, pictures, doubt) = (cells.next("marks")?, cells.next("VASL")?, cells.said("doubt")?);
        cells.end()?;
        let has = |mark: &str| marked(marks, mark);
        Ok(Entry {
            name,
            nation,
            class,
            afv: has("afv"),
            open_topped: has("ot") || has("ce"),
            always_ce: has("ce"),
            mp: movement.land,
            water_mp: movement.water,
            red: movement.red,
            reverse: after(marks, "rev"),
            maker: marks.split(' ').find_map(Maker::read).unwrap_or(nation.maker()),
            mount,
            radioless: has("radioless"),
            armor,
            target_size,
            ground_pressure: ground_pressure(class, marks),
            weapons,
            may_be_armed: has("armed?"),
            carries: if has("carries?") { None } else { Some(has("carries")) },
            capacity,
            tow,
            crew_survival,
            dates,
            pictures: if pictures == "-" { "" } else { pictures },
            doubt,
            since: after(marks, "book").unwrap_or(1),
        })
    }
}

/// The number behind the letters of a mark: `rev3`.
pub(super) fn after<N: FromStr>(marks: &str, letters: &str) -> Option<N> {
    marks.split(' ').find_map(|mark| number(mark.strip_prefix(letters)?))
}

/// MP as a cell writes them: `13`, `12 red`, `14 red water 2`.
struct Points {
    land: Mp,
    water: Option<Mp>,
    red: bool,
}

impl Points {
    fn read(cell: &'static str) -> Result<Points, Fault> {
        let fault = || Fault::of("MP", cell);
        let (land, water) =
            cell.split_once(" water ").map_or((cell, None), |(land, water)| (land, Some(water)));
        let points = |text: &str| text.parse::<Mp>().map_err(|_| fault());
        let red = land.ends_with(" red");
        Ok(Points {
            land: points(land.trim_end_matches(" red"))?,
            water: water.map(points).transpose()?,
            red,
        })
    }
}

fn ground_pressure(class: MoverClass, marks: &str) -> Option<GroundPressure> {
    let tracked = class == MoverClass::Tracked;
    match (marked(marks, "low"), marked(marks, "high")) {
        (true, _) => Some(GroundPressure::Low),
        (_, true) => Some(GroundPressure::High),
        _ => tracked.then_some(GroundPressure::Normal),
    }
}

/// `8/3`, or `8/3 6/6` where the turret differs from the hull; front and side with rear.
fn armor(cell: &str) -> Option<Armor> {
    let pair = |text: &str| {
        let (front, side) = text.split_once('/')?;
        Some((front.parse::<i16>().ok()?, side.parse::<i16>().ok()?))
    };
    let (hull, turret) = cell.split_once(' ').map_or((cell, None), |(hull, turret)| (hull, Some(turret)));
    let (front, side) = pair(hull)?;
    let turret = match turret {
        Some(turret) => Some(pair(turret)?),
        None => None,
    };
    Some(Armor { front, side, turret_front: turret.map(|t| t.0), turret_side: turret.map(|t| t.1) })
}

/// The main armament and the MG: `75L ROF1 B11`, `CMG ROF1`, `BMG 3, CMG 5`.
fn weapons(main: &'static str, mg: &'static str) -> Result<BTreeMap<WeaponName, Weapon>, Fault> {
    let mut all = BTreeMap::new();
    for each in mg.split(", ").filter(|each| *each != "-") {
        let fault = || Fault::of("MG", each);
        let (name, fp) = each.split_once(' ').ok_or_else(fault)?;
        let name: WeaponName = name.parse().map_err(|_| fault())?;
        let fp = fp.parse().map_err(|_| fault())?;
        all.insert(name, Weapon { kind: Some(WeaponKind::Mg), fp: Some(fp), ..Weapon::default() });
    }
    if main == "-" {
        return Ok(all);
    }
    let (first, rest) = main.split_once(' ').unwrap_or((main, ""));
    let mg: Option<WeaponName> = first.parse().ok().filter(|name| all.contains_key(name));
    let name = mg.clone().unwrap_or_else(|| WeaponWord::Ma.into());
    let blank = Weapon { kind: Some(WeaponKind::Ordnance), ..Weapon::default() };
    let main = ordnance(if mg.is_some() { rest } else { main }, all.remove(&name).unwrap_or(blank))?;
    all.insert(name, Weapon { role: Some(WeaponRole::Ma), ..main });
    Ok(all)
}

/// Adds what the cell of a Gun says: `75L no-AP ROF1 IFE4 B11`, `B(11)` for a circled number, `X10`, `ammo A4/5 s7`.
pub(super) fn ordnance(cell: &'static str, blank: Weapon) -> Result<Weapon, Fault> {
    let (mut weapon, mut gun) = (blank, Gun::default());
    let (cell, ammo) = cell.split_once(" ammo ").map_or((cell, None), |(cell, ammo)| (cell, Some(ammo)));
    gun.ammo = ammo.map(Into::into);
    for word in cell.split(' ').filter(|word| !word.is_empty()) {
        let fault = || Fault::of("MA", word);
        let after = |letters: &str| word.strip_prefix(letters).and_then(number);
        match word {
            "no-AP" => gun.no_ap = true,
            "no-HE" => gun.no_he = true,
            _ if word.starts_with("ROF") => weapon.rof = Some(after("ROF").ok_or_else(fault)?),
            _ if word.starts_with("IFE") => gun.ife = Some(after("IFE").ok_or_else(fault)?),
            _ if word.starts_with("B(") => {
                weapon.circled = true;
                let inside = word.strip_prefix("B(").and_then(|rest| number(rest.strip_suffix(')')?));
                weapon.b = Some(inside.ok_or_else(fault)?);
            }
            _ if word.starts_with('B') => weapon.b = Some(after("B").ok_or_else(fault)?),
            _ if word.starts_with('X') => weapon.x = Some(after("X").ok_or_else(fault)?),
            _ => gun.calibre = Some(word.parse().map_err(|_| fault())?),
        }
    }
    Ok(weapon.with(gun))
}

/// `9PP T10`: what it carries and tows.
fn transport(cell: &'static str) -> Result<(Option<u8>, Option<i8>), Fault> {
    let (mut capacity, mut tow) = (None, None);
    for word in cell.split(' ').filter(|word| *word != "-") {
        let fault = || Fault::of("PP/T", word);
        match word.strip_suffix("PP") {
            Some(pp) => capacity = Some(number(pp).ok_or_else(fault)?),
            None => tow = Some(word.strip_prefix('T').and_then(number).ok_or_else(fault)?),
        }
    }
    Ok((capacity, tow))
}

impl Entry {
    /// How a vehicle of the type begins a game: CE, BU, or unable to be BU. A closed-topped AFV is BU until it is
    /// said to be CE, an open-topped one the other way round (D5.3); a carrier is always CE, and nothing but an AFV
    /// can be BU.
    #[must_use]
    pub const fn ce(&self) -> Option<bool> {
        if self.afv && !self.always_ce { Some(self.open_topped) } else { None }
    }

    /// The values that the rules read.
    #[must_use]
    pub fn vehicle(&self) -> Vehicle {
        Vehicle {
            afv: self.afv,
            mp: Some(self.mp),
            water_mp: self.water_mp,
            red: Some(self.red),
            reverse: self.reverse,
            maker: Some(self.maker),
            mount: self.mount,
            armor: self.armor,
            ce: self.ce(),
            axis: self.nation.is_axis(),
            radioless: self.radioless,
            // An open-topped AFV begins CE and a closed-topped one BU: the table's one fact, read twice.
            open_topped: self.ce(),
            // A MG that the row gives by a note alone is none that every counter has.
            armed: if self.may_be_armed { None } else { Some(!self.weapons.is_empty()) },
            carries: self.carries,
            target_size: self.target_size,
            ground_pressure: self.ground_pressure,
            capacity: self.capacity,
            tow: self.tow,
            crew_survival: self.crew_survival,
            ..Vehicle::unknown(self.class)
        }
    }

    /// What VASL writes for it otherwise than its counter does, and the names of its pictures.
    pub fn vasl(&self) -> impl Iterator<Item = alloc::string::String> {
        let short = self.name.strip_prefix("PzKpfw").map(|rest| format!("PzKw{rest}"));
        let pictures = self.pictures.split(", ").filter(|name| !name.is_empty());
        short.into_iter().chain(pictures.map(Into::into))
    }
}

impl Row for Entry {
    fn name(&self) -> &'static str {
        self.name
    }

    fn since(&self) -> u16 {
        self.since
    }
}
