//! What `types add` took in.

use schemars::JsonSchema;
use serde::Serialize;

/// What `types add` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct TypesAddedView {
    /// `asl-replay/types-added/1`.
    pub schema: &'static str,
    /// What the file is.
    pub format: &'static str,
    /// BLAKE3 of the file, in hex.
    pub blake3: String,
    /// The file of types in the data folder.
    pub kept_in: String,
    /// It was written.
    pub written: bool,
    /// Nothing was to be written.
    pub dry_run: bool,
    /// Types that are new.
    pub new: Vec<AddedType>,
    /// Types that are known as the file tells them.
    pub same: Vec<KnownType>,
    /// Types that are known otherwise.
    pub different: Vec<DifferentType>,
    /// Entries that are no type.
    pub not_understood: Vec<StrangeEntry>,
}

/// A new type.
#[derive(JsonSchema, Serialize, Debug)]
pub struct AddedType {
    /// Its name.
    pub name: String,
    /// Where it stands in the file.
    pub place: String,
    /// What is not sure of it.
    pub doubt: Option<String>,
}

/// A type that is known.
#[derive(JsonSchema, Serialize, Debug)]
pub struct KnownType {
    /// Its name.
    pub name: String,
    /// Who knows it: `the program`, or a file.
    pub by: String,
}

/// A type that is known otherwise.
#[derive(JsonSchema, Serialize, Debug)]
pub struct DifferentType {
    /// Its name.
    pub name: String,
    /// Where it stands in the file.
    pub place: String,
    /// Who knows it: `the program`, or a file.
    pub by: String,
    /// It was taken all the same (`--replace`).
    pub taken: bool,
    /// What differs.
    pub keys: Vec<DifferentKey>,
}

/// One key of a type that differs.
#[derive(JsonSchema, Serialize, Debug)]
pub struct DifferentKey {
    /// The key, as a head writes it.
    pub key: &'static str,
    /// As it is known; absent when it is not.
    pub known: Option<String>,
    /// As the file tells it.
    pub told: String,
}

/// An entry that is no type.
#[derive(JsonSchema, Serialize, Debug)]
pub struct StrangeEntry {
    /// Where it stands in the file.
    pub place: String,
    /// Its name; empty when it has none.
    pub name: String,
    /// Why it is none.
    pub why: String,
}
