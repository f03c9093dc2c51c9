//! The catalogue as rows: the program's, and the user's own.

use crate::session::{LoadError, Place, catalogue as files};
use asl_core::catalogue::{self, Entry};
use asl_core::rules::BOOK_VERSION;
use asl_core::scenario::{Vehicle, VehicleType};
use schemars::JsonSchema;
use serde::Serialize;

/// One type.
#[derive(JsonSchema, Serialize, Debug)]
pub struct TypeRow {
    /// Its name, as a scenario writes it.
    pub name: String,
    /// The listing that it stands in; absent for a type of the user's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nation: Option<&'static str>,
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
    /// Where the values come from.
    pub source: String,
    /// What is not sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doubt: Option<String>,
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
    /// The types whose name holds a text, all without one. A type of the user's hides one of the program.
    ///
    /// # Errors
    /// When a file of the user's cannot be read.
    pub fn of(place: &Place, wanted: Option<&str>) -> Result<TypesView, LoadError> {
        let mut types = own(place)?;
        let built_in = catalogue::of_book(BOOK_VERSION).map(of_entry);
        let hidden: Vec<TypeRow> =
            built_in.filter(|row| types.iter().all(|own| own.name != row.name)).collect();
        types.extend(hidden);
        types.retain(|row| wanted.is_none_or(|wanted| named(&row.name, wanted)));
        Ok(TypesView { schema: "asl-replay/types/1", book: BOOK_VERSION, types })
    }
}

fn named(name: &str, wanted: &str) -> bool {
    name.to_lowercase().contains(&wanted.to_lowercase())
}

fn own(place: &Place) -> Result<Vec<TypeRow>, LoadError> {
    let mut rows: Vec<TypeRow> = Vec::new();
    for file in files::files(place)? {
        for (name, described) in files::read(&file)?.iter() {
            rows.retain(|row| row.name != name);
            rows.push(of_own(name, described, &file.display().to_string()));
        }
    }
    rows.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(rows)
}

fn of_own(name: &str, described: &VehicleType, file: &str) -> TypeRow {
    let said = described.source.as_ref().map_or(String::new(), |source| format!(": {source}"));
    TypeRow { doubt: described.doubt.clone(), ..row(name, &described.vehicle, format!("{file}{said}")) }
}

fn of_entry(entry: &Entry) -> TypeRow {
    let plain = row(entry.name, &entry.vehicle(), catalogue::SOURCE.into());
    TypeRow { nation: Some(entry.nation.name()), doubt: entry.doubt.map(Into::into), ..plain }
}

fn row(name: &str, vehicle: &Vehicle, source: String) -> TypeRow {
    TypeRow {
        name: name.into(),
        nation: None,
        class: vehicle.class.word(),
        afv: vehicle.afv,
        mp: vehicle.mp.map(|mp| mp.to_string()),
        water_mp: vehicle.water_mp.map(|mp| mp.to_string()),
        red_mp: vehicle.red,
        reverse: vehicle.reverse,
        maker: vehicle.maker.map(asl_core::scenario::Maker::word),
        mount: vehicle.mount.map(asl_core::scenario::Mount::word),
        ce: vehicle.ce,
        axis: vehicle.axis,
        radioless: vehicle.radioless,
        source,
        doubt: None,
    }
}
