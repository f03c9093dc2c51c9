//! Tables of a head that describe counters: units, types and weapons. They share one shape, the list of keys that
//! each kind of counter may have stands in one place, and so does what a key overrides.

use crate::counter::{Armor, Gun, Infantry, Vehicle, Weapon};
use crate::event::Name;
use crate::vocab::num::{Drm, Mp};
use crate::vocab::{
    Calibre, GroundPressure, GunKind, InfantryKind, Maker, Meaning, Mount, MoverClass, Nation, Quality,
    WeaponKind, WeaponMount, WeaponName, WeaponRole, Word, nearest,
};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

/// One table. What is absent was not said.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct RawCounter {
    pub(super) side: Option<Name>,
    #[serde(rename = "type")]
    pub(super) of_type: Option<String>,
    pub(super) aircraft: Option<bool>,
    pub(super) sw: Option<Vec<WeaponName>>,
    pub(super) weapons: Option<BTreeMap<String, RawWeapon>>,
    pub(super) source: Option<String>,
    pub(super) doubt: Option<String>,
    pub(super) class: Option<MoverClass>,
    afv: Option<bool>,
    mp: Option<RawMp>,
    water_mp: Option<RawMp>,
    red_mp: Option<bool>,
    reverse: Option<u8>,
    maker: Option<Maker>,
    mount: Option<RawMount>,
    gyro: Option<bool>,
    armor: Option<Armor>,
    ce: Option<bool>,
    axis: Option<bool>,
    radioless: Option<bool>,
    open_topped: Option<bool>,
    armed: Option<bool>,
    carries: Option<bool>,
    crew_morale: Option<u8>,
    inexperienced_crew: Option<String>,
    pub(super) kind: Option<CounterKind>,
    fp: Option<u8>,
    range: Option<u8>,
    morale: Option<u8>,
    broken_morale: Option<u8>,
    leadership: Option<i16>,
    assault: Option<bool>,
    spraying: Option<bool>,
    quality: Option<Quality>,
    inexperienced: Option<bool>,
    pub(super) nation: Option<Word<Nation>>,
    commissar: Option<bool>,
    rof: Option<u8>,
    b: Option<u8>,
    x: Option<u8>,
    r: Option<u8>,
    pp: Option<u8>,
    squad_only: Option<bool>,
    circled: Option<bool>,
    captured: Option<bool>,
    role: Option<WeaponRole>,
    target_size: Option<i8>,
    ground_pressure: Option<GroundPressure>,
    capacity: Option<u8>,
    tow: Option<i8>,
    crew_survival: Option<u8>,
    calibre: Option<Calibre>,
    no_ap: Option<bool>,
    no_he: Option<bool>,
    ife: Option<u8>,
    min_range: Option<u16>,
    max_range: Option<u16>,
    ammo: Option<String>,
    gun: Option<GunKind>,
    m: Option<i8>,
    qsu: Option<bool>,
    /// What VASL calls it.
    pub(super) vasl: Option<Vec<String>>,
    /// When it was in service, in the words of its source.
    pub(super) dates: Option<String>,
}

/// What a key speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    /// A unit of the scenario.
    Unit,
    /// The type that gives the values not said.
    OfType,
    /// Where a type's values come from, and what else its listing says.
    Source,
    /// Weapons that a unit or a type of vehicle has.
    Armament,
    /// Whose counter it is.
    Nation,
    /// A vehicle or a Gun.
    Target,
    /// A vehicle.
    Vehicle,
    /// Personnel or a weapon.
    Fire,
    /// Personnel.
    Personnel,
    /// A weapon.
    Weapon,
}

impl RawCounter {
    /// A counter of which only its type is said.
    fn named(of_type: &str) -> RawCounter {
        RawCounter { of_type: Some(of_type.into()), ..RawCounter::default() }
    }

    /// The keys that were said, with what they speak of.
    #[expect(clippy::too_many_lines, reason = "a table: one line for each key")]
    fn said(&self) -> impl Iterator<Item = (Family, &'static str)> {
        let keys = [
            (Family::Unit, "side", self.side.is_some()),
            (Family::OfType, "type", self.of_type.is_some()),
            (Family::Unit, "aircraft", self.aircraft.is_some()),
            (Family::Unit, "sw", self.sw.is_some()),
            (Family::Armament, "weapons", self.weapons.is_some()),
            (Family::Source, "source", self.source.is_some()),
            (Family::Source, "doubt", self.doubt.is_some()),
            (Family::Source, "vasl", self.vasl.is_some()),
            (Family::Source, "dates", self.dates.is_some()),
            (Family::Vehicle, "class", self.class.is_some()),
            (Family::Vehicle, "afv", self.afv.is_some()),
            (Family::Vehicle, "mp", self.mp.is_some()),
            (Family::Vehicle, "water-mp", self.water_mp.is_some()),
            (Family::Vehicle, "red-mp", self.red_mp.is_some()),
            (Family::Vehicle, "reverse", self.reverse.is_some()),
            (Family::Vehicle, "maker", self.maker.is_some()),
            (Family::Vehicle, "mount", self.mount.is_some_and(|mount| mount.of_vehicle().is_some())),
            (Family::Weapon, "mount", self.mount.is_some_and(|mount| mount.of_weapon().is_some())),
            (Family::Vehicle, "gyro", self.gyro.is_some()),
            (Family::Vehicle, "armor", self.armor.is_some()),
            (Family::Vehicle, "ce", self.ce.is_some()),
            (Family::Vehicle, "axis", self.axis.is_some()),
            (Family::Vehicle, "radioless", self.radioless.is_some()),
            (Family::Vehicle, "open-topped", self.open_topped.is_some()),
            (Family::Vehicle, "armed", self.armed.is_some()),
            (Family::Vehicle, "carries", self.carries.is_some()),
            (Family::Vehicle, "crew-morale", self.crew_morale.is_some()),
            (Family::Vehicle, "inexperienced-crew", self.inexperienced_crew.is_some()),
            (Family::Fire, "kind", self.kind.is_some()),
            (Family::Fire, "fp", self.fp.is_some()),
            (Family::Fire, "range", self.range.is_some()),
            (Family::Personnel, "morale", self.morale.is_some()),
            (Family::Personnel, "broken-morale", self.broken_morale.is_some()),
            (Family::Personnel, "leadership", self.leadership.is_some()),
            (Family::Personnel, "assault", self.assault.is_some()),
            (Family::Personnel, "spraying", self.spraying.is_some()),
            (Family::Personnel, "quality", self.quality.is_some()),
            (Family::Personnel, "inexperienced", self.inexperienced.is_some()),
            (Family::Nation, "nation", self.nation.is_some()),
            (Family::Personnel, "commissar", self.commissar.is_some()),
            (Family::Weapon, "rof", self.rof.is_some()),
            (Family::Weapon, "b", self.b.is_some()),
            (Family::Weapon, "x", self.x.is_some()),
            (Family::Weapon, "r", self.r.is_some()),
            (Family::Weapon, "pp", self.pp.is_some()),
            (Family::Weapon, "squad-only", self.squad_only.is_some()),
            (Family::Weapon, "circled", self.circled.is_some()),
            (Family::Weapon, "captured", self.captured.is_some()),
            (Family::Weapon, "role", self.role.is_some()),
            (Family::Target, "target-size", self.target_size.is_some()),
            (Family::Vehicle, "ground-pressure", self.ground_pressure.is_some()),
            (Family::Vehicle, "capacity", self.capacity.is_some()),
            (Family::Vehicle, "tow", self.tow.is_some()),
            (Family::Vehicle, "crew-survival", self.crew_survival.is_some()),
            (Family::Weapon, "calibre", self.calibre.is_some()),
            (Family::Weapon, "no-ap", self.no_ap.is_some()),
            (Family::Weapon, "no-he", self.no_he.is_some()),
            (Family::Weapon, "ife", self.ife.is_some()),
            (Family::Weapon, "min-range", self.min_range.is_some()),
            (Family::Weapon, "max-range", self.max_range.is_some()),
            (Family::Weapon, "ammo", self.ammo.is_some()),
            (Family::Weapon, "gun", self.gun.is_some()),
            (Family::Weapon, "m", self.m.is_some()),
            (Family::Weapon, "qsu", self.qsu.is_some()),
        ];
        keys.into_iter().filter(|(.., said)| *said).map(|(family, key, _)| (family, key))
    }

    /// Does it say anything of this family?
    pub(super) fn speaks_of(&self, family: Family) -> bool {
        self.said().any(|(said, _)| said == family)
    }

    /// A key that does not belong to these families.
    pub(super) fn stray(&self, allowed: &[Family]) -> Option<&'static str> {
        self.said().find(|(family, _)| !allowed.contains(family)).map(|(_, key)| key)
    }

    /// The values of a vehicle: those said before those printed.
    pub(super) fn vehicle(&self, printed: Vehicle) -> Vehicle {
        Vehicle {
            class: self.class.unwrap_or(printed.class),
            afv: self.afv.unwrap_or(printed.afv),
            mp: self.mp.map(|mp| mp.0).or(printed.mp),
            water_mp: self.water_mp.map(|mp| mp.0).or(printed.water_mp),
            red: self.red_mp.or(printed.red),
            reverse: self.reverse.or(printed.reverse),
            maker: self.maker.or(printed.maker),
            mount: self.mount.and_then(RawMount::of_vehicle).or(printed.mount),
            gyro: self.gyro.unwrap_or(printed.gyro),
            armor: self.armor.or(printed.armor),
            ce: self.ce.or(printed.ce),
            axis: self.axis.or(printed.axis),
            radioless: self.radioless.unwrap_or(printed.radioless),
            open_topped: self.open_topped.or(printed.open_topped),
            armed: self.armed.or(printed.armed),
            carries: self.carries.or(printed.carries),
            crew_morale: self.crew_morale.or(printed.crew_morale),
            inexperienced_crew: self.inexperienced_crew.clone().or(printed.inexperienced_crew),
            target_size: self.target_size.or(printed.target_size),
            ground_pressure: self.ground_pressure.or(printed.ground_pressure),
            capacity: self.capacity.or(printed.capacity),
            tow: self.tow.or(printed.tow),
            crew_survival: self.crew_survival.or(printed.crew_survival),
        }
    }

    /// The values of Personnel: those said before those printed.
    pub(super) fn infantry(&self, printed: Infantry) -> Infantry {
        Infantry {
            kind: self.kind.and_then(CounterKind::personnel).or(printed.kind),
            fp: self.fp.or(printed.fp),
            range: self.range.or(printed.range),
            morale: self.morale.or(printed.morale),
            broken_morale: self.broken_morale.or(printed.broken_morale),
            leadership: self.leadership.map(Drm).or(printed.leadership),
            assault: self.assault.unwrap_or(printed.assault),
            spraying: self.spraying.unwrap_or(printed.spraying),
            quality: self.quality.or(printed.quality),
            inexperienced: self.inexperienced.or(printed.inexperienced),
            nation: self.nation.clone().or(printed.nation),
            commissar: self.commissar.unwrap_or(printed.commissar),
            sw: self.sw.clone().or(printed.sw),
        }
    }

    /// The values of a weapon: those said before those printed.
    pub(super) fn weapon(&self, printed: Weapon) -> Weapon {
        let gun = self.gun(printed.gun.as_deref().cloned().unwrap_or_default());
        let weapon = Weapon {
            kind: self.kind.and_then(CounterKind::weapon).or(printed.kind),
            fp: self.fp.or(printed.fp),
            range: self.range.or(printed.range),
            rof: self.rof.or(printed.rof),
            b: self.b.or(printed.b),
            x: self.x.or(printed.x),
            r: self.r.or(printed.r),
            pp: self.pp.or(printed.pp),
            squad_only: self.squad_only.unwrap_or(printed.squad_only),
            circled: self.circled.unwrap_or(printed.circled),
            captured: self.captured.unwrap_or(printed.captured),
            mount: self.mount.and_then(RawMount::of_weapon).or(printed.mount),
            role: self.role.or(printed.role),
            gun: None,
        };
        weapon.with(gun)
    }

    /// The values of a Gun: those said before those printed.
    fn gun(&self, printed: Gun) -> Gun {
        Gun {
            calibre: self.calibre.or(printed.calibre),
            no_ap: self.no_ap.unwrap_or(printed.no_ap),
            no_he: self.no_he.unwrap_or(printed.no_he),
            ife: self.ife.or(printed.ife),
            min_range: self.min_range.or(printed.min_range),
            max_range: self.max_range.or(printed.max_range),
            ammo: self.ammo.clone().or(printed.ammo),
            sort: self.gun.or(printed.sort),
            m: self.m.or(printed.m),
            target_size: self.target_size.or(printed.target_size),
            mount: printed.mount,
            qsu: self.qsu.unwrap_or(printed.qsu),
        }
    }
}

/// The word behind `mount`: a vehicle's turret, or where a vehicle has a weapon.
#[derive(Clone, Copy)]
enum RawMount {
    Vehicle(Mount),
    Weapon(WeaponMount),
}

impl<'de> Deserialize<'de> for RawMount {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<RawMount, D::Error> {
        let word = String::deserialize(from)?;
        let weapon = || WeaponMount::read(&word).map(RawMount::Weapon);
        let found = Mount::read(&word).map(RawMount::Vehicle).or_else(weapon);
        found.ok_or_else(|| {
            let near = nearest(&word, Mount::words().chain(WeaponMount::words()));
            no_word(
                &word,
                "the mount of a vehicle (T, ST, RST, 1MT, NT) or of a weapon (turret, bow, rear, aa)",
                near,
            )
        })
    }
}

/// The fault of a word that is none, with the nearest.
fn no_word<E: Error>(word: &str, what: &str, near: Option<String>) -> E {
    let near = near.map_or(String::new(), |near| format!("; the nearest is {near:?}"));
    E::custom(format!("{word:?} is not {what}{near}"))
}

impl RawMount {
    const fn of_vehicle(self) -> Option<Mount> {
        match self {
            RawMount::Vehicle(mount) => Some(mount),
            RawMount::Weapon(_) => None,
        }
    }

    const fn of_weapon(self) -> Option<WeaponMount> {
        match self {
            RawMount::Weapon(mount) => Some(mount),
            RawMount::Vehicle(_) => None,
        }
    }
}

/// The word behind `kind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CounterKind {
    /// Personnel.
    Personnel(InfantryKind),
    /// A weapon.
    Weapon(WeaponKind),
}

impl CounterKind {
    pub(super) const fn personnel(self) -> Option<InfantryKind> {
        match self {
            CounterKind::Personnel(kind) => Some(kind),
            CounterKind::Weapon(_) => None,
        }
    }

    pub(super) const fn weapon(self) -> Option<WeaponKind> {
        match self {
            CounterKind::Weapon(kind) => Some(kind),
            CounterKind::Personnel(_) => None,
        }
    }

    fn read(word: &str) -> Option<CounterKind> {
        let weapon = || WeaponKind::read(word).map(CounterKind::Weapon);
        InfantryKind::read(word).map(CounterKind::Personnel).or_else(weapon)
    }
}

impl<'de> Deserialize<'de> for CounterKind {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CounterKind, D::Error> {
        let word = String::deserialize(from)?;
        CounterKind::read(&word).ok_or_else(|| {
            let list = |words: &mut dyn Iterator<Item = &'static str>| words.collect::<Vec<_>>().join(", ");
            let (personnel, weapons) = (list(&mut InfantryKind::words()), list(&mut WeaponKind::words()));
            let near = nearest(&word, InfantryKind::words().chain(WeaponKind::words()));
            no_word(&word, &format!("a kind of Personnel ({personnel}) or of a weapon ({weapons})"), near)
        })
    }
}

/// A weapon: the name of its type alone, or a table.
pub(super) struct RawWeapon(pub(super) RawCounter);

impl<'de> Deserialize<'de> for RawWeapon {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<RawWeapon, D::Error> {
        struct AsWeapon;
        impl<'de> Visitor<'de> for AsWeapon {
            type Value = RawWeapon;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a weapon: the name of its type, or a table such as { fp = 4, range = 10 }")
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<RawWeapon, E> {
                Ok(RawWeapon(RawCounter::named(text)))
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RawWeapon, A::Error> {
                RawCounter::deserialize(MapAccessDeserializer::new(map)).map(RawWeapon)
            }
        }
        from.deserialize_any(AsWeapon)
    }
}

/// MP in TOML: a whole number, or a text such as "1/2", "9.5".
#[derive(Clone, Copy)]
pub(super) struct RawMp(pub(super) Mp);

impl<'de> Deserialize<'de> for RawMp {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<RawMp, D::Error> {
        struct AsMp;
        impl Visitor<'_> for AsMp {
            type Value = RawMp;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("MP: a whole number, or a text such as \"1/2\" or \"9.5\"")
            }
            fn visit_i64<E: Error>(self, n: i64) -> Result<RawMp, E> {
                let fits = i32::try_from(n).ok().filter(|n| (0..=Mp::MAX_WHOLE).contains(n));
                fits.map(|n| RawMp(Mp::whole(n))).ok_or_else(|| E::custom(format!("{n} MP are out of range")))
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<RawMp, E> {
                text.parse().map(RawMp).map_err(E::custom)
            }
        }
        from.deserialize_any(AsMp)
    }
}
