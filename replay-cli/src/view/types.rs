//! The catalogue as rows: the program's, and the user's own.

use asl_core::catalogue::{self};
use asl_core::counter::{Infantry, Vehicle, Weapon};
use asl_core::scenario::{Types, UserType, Values};
use asl_core::vocab::{BOOK_VERSION, Nation};
use schemars::JsonSchema;
use serde::Serialize;

/// One type.
#[derive(JsonSchema, Serialize, Default, Debug)]
pub struct TypeRow {
    /// Its name, as a scenario writes it.
    pub name: String,
    /// Whose counter it is; absent for a type of the user's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nation: Option<&'static str>,
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
    /// Where the values come from.
    pub source: String,
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
}

/// Printed values of Personnel.
#[derive(JsonSchema, Serialize, Debug)]
pub struct PersonnelValues {
    /// `squad`, `hs`, `crew`, `leader`, `hero` or `cavalry`.
    pub kind: Option<&'static str>,
    /// Inherent FP.
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
    /// Portage Points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pp: Option<u8>,
    /// Only a squad may fire it.
    pub squad_only: bool,
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
        let hidden: Vec<TypeRow> =
            built_in().filter(|row| types.iter().all(|own| own.name != row.name)).collect();
        types.extend(hidden);
        types.retain(|row| wanted.is_none_or(|wanted| row.answers(wanted)));
        TypesView { schema: "asl-replay/types/1", book: BOOK_VERSION, types }
    }
}

/// The catalogue: vehicles, then Personnel, then weapons.
fn built_in() -> impl Iterator<Item = TypeRow> {
    let vehicles = catalogue::of_book(BOOK_VERSION).map(|row| {
        let values = of_vehicle(&row.vehicle());
        listed(row.name, row.nation, values, catalogue::SOURCE, row.doubt)
    });
    let personnel = catalogue::personnel_of_book(BOOK_VERSION).map(|row| {
        let values = of_infantry(&row.infantry());
        listed(row.name, row.nation, values, catalogue::INFANTRY_SOURCE, row.doubt)
    });
    let weapons = catalogue::weapons_of_book(BOOK_VERSION).map(|row| {
        let values = of_weapon(&row.weapon());
        listed(row.name, row.nation, values, catalogue::INFANTRY_SOURCE, row.doubt)
    });
    vehicles.chain(personnel).chain(weapons)
}

fn listed(name: &str, nation: Nation, values: TypeRow, source: &str, doubt: Option<&str>) -> TypeRow {
    TypeRow {
        name: name.into(),
        nation: Some(nation.name()),
        nicknames: catalogue::nicknames(name).collect(),
        source: source.into(),
        doubt: doubt.map(Into::into),
        ..values
    }
}

impl TypeRow {
    /// Does every word asked for stand in its name, a nickname, its nation or its kind?
    fn answers(&self, wanted: &str) -> bool {
        let nicknames = self.nicknames.join(" ");
        let own = format!("{} {nicknames} {} {}", self.name, self.nation.unwrap_or("own"), self.kind());
        let own = plain(&own);
        plain(wanted).split_whitespace().all(|word| own.contains(word))
    }

    /// The class of a vehicle, the kind of anything else.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        let class = self.vehicle.as_ref().map(|vehicle| vehicle.class);
        let personnel = || self.personnel.as_ref().map(|personnel| personnel.kind.unwrap_or("personnel"));
        let weapon = || self.weapon.as_ref().and_then(|weapon| weapon.kind);
        class.or_else(personnel).or_else(weapon).unwrap_or("weapon")
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
            rows.retain(|row| row.name != name);
            rows.push(of_own(name, described, file));
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
    TypeRow { name: name.into(), source, doubt: described.doubt.clone(), ..values }
}

fn of_vehicle(vehicle: &Vehicle) -> TypeRow {
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
    };
    TypeRow { vehicle: Some(vehicle_values), ..TypeRow::default() }
}

fn of_infantry(infantry: &Infantry) -> TypeRow {
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

fn of_weapon(weapon: &Weapon) -> TypeRow {
    let weapon_values = WeaponValues {
        kind: weapon.kind.map(asl_core::vocab::WeaponKind::word),
        fp: weapon.fp,
        range: weapon.range,
        rof: weapon.rof,
        b: weapon.b,
        x: weapon.x,
        pp: weapon.pp,
        squad_only: weapon.squad_only,
    };
    TypeRow { weapon: Some(weapon_values), ..TypeRow::default() }
}
