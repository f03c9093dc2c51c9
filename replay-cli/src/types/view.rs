//! The catalogue as rows: the program's, and the user's own.

use asl_core::catalogue::{self};
use asl_core::counter::{Gun, Infantry, Vehicle, Weapon};
use asl_core::scenario::{Types, UserType, Values};
use asl_core::vocab::{BOOK_VERSION, Nation, WeaponName};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// One type.
#[derive(JsonSchema, Serialize, Default, Debug)]
pub struct TypeRow {
    /// Its name, as a scenario writes it.
    pub name: String,
    /// Whose counter it is; absent for a type of the user's own that does not say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nation: Option<String>,
    /// What players call it; a scenario writes its name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub nicknames: Vec<&'static str>,
    /// Printed values of a vehicle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vehicle: Option<VehicleValues>,
    /// Printed values of a squad, HS, crew, leader or hero.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub personnel: Option<PersonnelValues>,
    /// Printed values of a Support Weapon, or of another weapon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weapon: Option<WeaponValues>,
    /// What VASL calls it: names of counters, and names of their pictures.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub vasl: Vec<String>,
    /// When it was in service, in the words of its source.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dates: Option<String>,
    /// Weapons of a vehicle; without those that are optional.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub weapons: Vec<ArmamentRow>,
    /// Where the values come from.
    pub source: String,
    /// Whose type of this name it stands in place of: `the program`, or a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instead_of: Option<String>,
    /// What is not sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doubt: Option<String>,
}

/// Printed values of a vehicle.
#[derive(JsonSchema, Serialize, Debug)]
pub struct VehicleValues {
    /// Movement class.
    pub class: &'static str,
    /// It is an AFV.
    pub afv: bool,
    /// Printed land MP (MF for a wagon); a text, for halves.
    pub mp: Option<String>,
    /// Printed water MP.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub water_mp: Option<String>,
    /// Its MP are printed in red.
    pub red_mp: Option<bool>,
    /// The REV multiplier of its listing, when that is not its class's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reverse: Option<u8>,
    /// Who made it.
    pub maker: Option<&'static str>,
    /// Mount of its main armament.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mount: Option<&'static str>,
    /// How it begins: CE or BU; absent when it cannot be BU.
    pub ce: Option<bool>,
    /// It is an Axis vehicle, unless the players agree otherwise.
    pub axis: Option<bool>,
    /// It has no radio.
    pub radioless: bool,
    /// Armor Factors; absent when unknown, and for what has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub armor: Option<ArmorValues>,
    /// Target size, a DRM of Case P.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target_size: Option<i8>,
    /// `low`, `normal` or `high`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground_pressure: Option<&'static str>,
    /// PP that it can carry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity: Option<u8>,
    /// Towing number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tow: Option<i8>,
    /// Crew Survival number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crew_survival: Option<u8>,
}

/// Armor Factors by facing; side and rear are one.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ArmorValues {
    /// Hull, front.
    pub front: i16,
    /// Hull, side and rear.
    pub side: i16,
    /// Turret, front.
    pub turret_front: i16,
    /// Turret, side and rear.
    pub turret_side: i16,
}

/// A weapon of a vehicle.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ArmamentRow {
    /// `MA`, `CMG`, `BMG` ..
    pub name: String,
    /// `ma` or `sa`, where it is one by its listing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<&'static str>,
    /// Its values.
    #[serde(flatten)]
    pub values: WeaponValues,
}

/// Printed values of Personnel.
#[derive(JsonSchema, Serialize, Debug)]
pub struct PersonnelValues {
    /// `squad`, `hs`, `crew`, `leader`, `hero` or `cavalry`.
    pub kind: Option<&'static str>,
    /// Inherent FP in whole factors.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fp: Option<u8>,
    /// Normal range in hexes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<u8>,
    /// Morale Level of the unbroken side.
    pub morale: Option<u8>,
    /// Morale Level of the broken side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken_morale: Option<u8>,
    /// Leadership DRM.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leadership: Option<i16>,
    /// FP underscored: Assault Fire.
    pub assault: bool,
    /// Range underscored: Spraying Fire.
    pub spraying: bool,
    /// Class of a squad or HS.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quality: Option<&'static str>,
    /// It is a Commissar.
    pub commissar: bool,
}

/// Printed values of a weapon.
#[derive(JsonSchema, Serialize, Debug)]
pub struct WeaponValues {
    /// `mg`, `ordnance`, `atr`, `ft`, `dc` ..
    pub kind: Option<&'static str>,
    /// FP on the IFT.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fp: Option<u8>,
    /// Normal range in hexes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<u8>,
    /// Multiple ROF.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rof: Option<u8>,
    /// Breakdown Number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub b: Option<u8>,
    /// Removal Number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<u8>,
    /// Repair Number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r: Option<u8>,
    /// Portage Points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pp: Option<u8>,
    /// Only a squad may fire it.
    pub squad_only: bool,
    /// Its B# is circled: Low Ammo first.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub circled: bool,
    /// It is the enemy's, used as captured.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub captured: bool,
    /// What it prints as a Gun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gun: Option<GunValues>,
}

/// Printed values of a Gun.
#[derive(JsonSchema, Serialize, Debug)]
pub struct GunValues {
    /// `AT`, `INF`, `ART`, `MTR`, `AA` ..; absent for a vehicle's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sort: Option<&'static str>,
    /// Calibre in mm with its barrel: `75L`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub calibre: Option<String>,
    /// It has no AP ammunition.
    pub no_ap: bool,
    /// It has no HE ammunition.
    pub no_he: bool,
    /// IFE, in FP.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ife: Option<u8>,
    /// Minimum range, in hexes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_range: Option<u16>,
    /// Maximum range, in hexes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_range: Option<u16>,
    /// Special ammunition with its depletion numbers, as the listing has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ammo: Option<String>,
    /// Manhandling Number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub m: Option<i8>,
    /// Target size, a DRM of Case P.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target_size: Option<i8>,
    /// It can be set up quickly.
    pub qsu: bool,
}

/// What `types` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct TypesView {
    /// `asl-replay/types/1`.
    pub schema: &'static str,
    /// The version of the book whose catalogue this is.
    pub book: u16,
    /// The types, those of the user first.
    pub types: Vec<TypeRow>,
}

impl TypesView {
    /// The types that a text asks for, all without one. `own` are those of the user's files, by the name of the file; a
    /// later file wins, and a type of the user's hides one of the program.
    #[must_use]
    pub fn of(own: &[(String, Types)], wanted: Option<&str>) -> TypesView {
        let mut types = rows(own);
        for row in built_in() {
            match types.iter_mut().find(|own| own.name == row.name) {
                Some(own) => own.instead_of = own.instead_of.take().or_else(|| Some("the program".into())),
                None => types.push(row),
            }
        }
        types.retain(|row| wanted.is_none_or(|wanted| row.answers(wanted)));
        TypesView { schema: "asl-replay/types/1", book: BOOK_VERSION, types }
    }
}

/// The catalogue: vehicles, then Guns, Personnel, other weapons.
fn built_in() -> impl Iterator<Item = TypeRow> {
    let vehicles = catalogue::of_book(BOOK_VERSION).map(|row| {
        let values = of_vehicle(&row.vehicle());
        let weapons = armament(&row.weapons);
        let (vasl, dates) = (row.vasl().collect(), row.dates.map(Into::into));
        let values = TypeRow { weapons, vasl, dates, ..values };
        listed(row.name, row.nation, values, catalogue::SOURCE, row.doubt)
    });
    let guns = catalogue::guns_of_book(BOOK_VERSION).map(|row| {
        let (vasl, dates) = (row.vasl().collect(), row.dates.map(Into::into));
        let values = TypeRow { vasl, dates, ..of_weapon(&row.weapon) };
        listed(row.name, row.nation, values, catalogue::GUN_SOURCE, row.doubt)
    });
    let personnel = catalogue::personnel_of_book(BOOK_VERSION).map(|row| {
        let values = of_infantry(&row.infantry());
        listed(row.name, row.nation, values, catalogue::INFANTRY_SOURCE, row.doubt)
    });
    let weapons = catalogue::weapons_of_book(BOOK_VERSION).map(|row| {
        let values = of_weapon(&row.weapon());
        listed(row.name, row.nation, values, catalogue::INFANTRY_SOURCE, row.doubt)
    });
    vehicles.chain(guns).chain(personnel).chain(weapons)
}

fn listed(name: &str, nation: Nation, values: TypeRow, source: &str, doubt: Option<&str>) -> TypeRow {
    TypeRow {
        name: name.into(),
        nation: Some(nation.name().into()),
        nicknames: catalogue::nicknames(name).collect(),
        source: source.into(),
        doubt: doubt.map(Into::into),
        ..values
    }
}

impl TypeRow {
    /// Does every word asked for stand in its name, a nickname, a name of VASL's, its nation or its kind, `tank` for an AFV with a
    /// turret among them?
    fn answers(&self, wanted: &str) -> bool {
        let others = self.nicknames.join(" ") + " " + &self.vasl.join(" ");
        let nation = self.nation.as_deref().unwrap_or("own");
        let own = format!("{} {others} {nation} {} {}", self.name, self.kind(), self.also());
        let own = plain(&own);
        plain(wanted).split_whitespace().all(|word| own.contains(word))
    }

    /// What players call such a vehicle.
    fn also(&self) -> &'static str {
        match &self.vehicle {
            Some(vehicle)
                if vehicle.afv
                    && vehicle.class == "tracked"
                    && vehicle.mount.is_some_and(|mount| mount != "NT") =>
            {
                "vehicle afv tank"
            }
            Some(vehicle) if vehicle.afv => "vehicle afv",
            Some(_) => "vehicle",
            None => "",
        }
    }

    /// The class of a vehicle, the kind of anything else.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        let class = self.vehicle.as_ref().map(|vehicle| vehicle.class);
        let personnel = || self.personnel.as_ref().map(|personnel| personnel.kind.unwrap_or("personnel"));
        let gun = || self.weapon.as_ref().and_then(|weapon| weapon.gun.as_ref()?.sort);
        let weapon = || self.weapon.as_ref().and_then(|weapon| weapon.kind);
        class.or_else(personnel).or_else(gun).or_else(weapon).unwrap_or("weapon")
    }
}

/// Small letters, and none that a keyboard may lack.
fn plain(text: &str) -> String {
    let bare = |c: char| match c {
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        other => other,
    };
    text.to_lowercase().chars().map(bare).collect()
}

fn rows(own: &[(String, Types)]) -> Vec<TypeRow> {
    let mut rows: Vec<TypeRow> = Vec::new();
    for (file, types) in own {
        for (name, described) in types.iter() {
            let before = rows.iter().position(|row| row.name == name).map(|at| rows.remove(at));
            let instead_of = before.map(|row| row.source);
            rows.push(TypeRow { instead_of, ..of_own(name, described, file) });
        }
    }
    rows.sort_by(|a, b| a.name.cmp(&b.name));
    rows
}

fn of_own(name: &str, described: &UserType, file: &str) -> TypeRow {
    let said = described.source.as_ref().map_or(String::new(), |source| format!(": {source}"));
    let values = match &described.values {
        Values::Vehicle(vehicle) => of_vehicle(vehicle),
        Values::Infantry(infantry) => of_infantry(infantry),
        Values::Weapon(weapon) => of_weapon(weapon),
    };
    let source = format!("{file}{said}");
    TypeRow {
        name: name.into(),
        nation: described.nation.as_ref().map(|nation| nation.as_str().to_owned()),
        source,
        doubt: described.doubt.clone(),
        vasl: described.vasl.clone(),
        dates: described.dates.clone(),
        weapons: armament(&described.weapons),
        ..values
    }
}

pub(crate) fn of_vehicle(vehicle: &Vehicle) -> TypeRow {
    let vehicle_values = VehicleValues {
        class: vehicle.class.word(),
        afv: vehicle.afv,
        mp: vehicle.mp.map(|mp| mp.to_string()),
        water_mp: vehicle.water_mp.map(|mp| mp.to_string()),
        red_mp: vehicle.red,
        reverse: vehicle.reverse,
        maker: vehicle.maker.map(asl_core::vocab::Maker::word),
        mount: vehicle.mount.map(asl_core::vocab::Mount::word),
        ce: vehicle.ce,
        axis: vehicle.axis,
        radioless: vehicle.radioless,
        armor: vehicle.armor.map(of_armor),
        target_size: vehicle.target_size,
        ground_pressure: vehicle.ground_pressure.map(asl_core::vocab::GroundPressure::word),
        capacity: vehicle.capacity,
        tow: vehicle.tow,
        crew_survival: vehicle.crew_survival,
    };
    TypeRow { vehicle: Some(vehicle_values), ..TypeRow::default() }
}

pub(crate) fn of_infantry(infantry: &Infantry) -> TypeRow {
    let personnel_values = PersonnelValues {
        kind: infantry.kind.map(asl_core::vocab::InfantryKind::word),
        fp: infantry.fp,
        range: infantry.range,
        morale: infantry.morale,
        broken_morale: infantry.broken_morale,
        leadership: infantry.leadership.map(|drm| drm.0),
        assault: infantry.assault,
        spraying: infantry.spraying,
        quality: infantry.quality.map(asl_core::vocab::Quality::word),
        commissar: infantry.commissar,
    };
    TypeRow { personnel: Some(personnel_values), ..TypeRow::default() }
}

fn of_armor(armor: asl_core::counter::Armor) -> ArmorValues {
    let (front, side) = (armor.front, armor.side);
    let (turret_front, turret_side) =
        (armor.turret_front.unwrap_or(front), armor.turret_side.unwrap_or(side));
    ArmorValues { front, side, turret_front, turret_side }
}

pub(crate) fn armament(weapons: &BTreeMap<WeaponName, Weapon>) -> Vec<ArmamentRow> {
    let row = |(name, weapon): (&WeaponName, &Weapon)| ArmamentRow {
        name: name.as_str().into(),
        role: weapon.role.map(asl_core::vocab::WeaponRole::word),
        values: weapon_values(weapon),
    };
    let mut rows: Vec<ArmamentRow> = weapons.iter().map(row).collect();
    rows.sort_by_key(|row| row.role != Some("ma"));
    rows
}

fn of_gun(gun: &Gun) -> GunValues {
    GunValues {
        sort: gun.sort.map(asl_core::vocab::GunKind::word),
        calibre: gun.calibre.map(|calibre| calibre.to_string()),
        no_ap: gun.no_ap,
        no_he: gun.no_he,
        ife: gun.ife,
        min_range: gun.min_range,
        max_range: gun.max_range,
        ammo: gun.ammo.clone(),
        m: gun.m,
        target_size: gun.target_size,
        qsu: gun.qsu,
    }
}

fn of_weapon(weapon: &Weapon) -> TypeRow {
    TypeRow { weapon: Some(weapon_values(weapon)), ..TypeRow::default() }
}

fn weapon_values(weapon: &Weapon) -> WeaponValues {
    WeaponValues {
        kind: weapon.kind.map(asl_core::vocab::WeaponKind::word),
        fp: weapon.fp,
        range: weapon.range,
        rof: weapon.rof,
        b: weapon.b,
        x: weapon.x,
        r: weapon.r,
        pp: weapon.pp,
        squad_only: weapon.squad_only,
        circled: weapon.circled,
        captured: weapon.captured,
        gun: weapon.gun.as_deref().map(of_gun),
    }
}
