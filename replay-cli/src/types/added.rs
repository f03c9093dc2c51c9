//! What `types add` took in.

use crate::text::{DIM, OPEN, STRONG, styled};
use crate::words::{counted, one_line};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt::Write;

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

/// How many types are told one by one.
const MOST: usize = 40;

/// New types with their doubt, then those that are known, then what was not understood.
#[must_use]
pub fn types_added(view: &TypesAddedView) -> String {
    let mut out = format!("{}\n", view.format);
    told(&mut out, view.new.len(), "new", view.new.iter().map(new));
    let by_program = view.same.iter().filter(|known| known.by == "the program").count();
    let same = format!("known already, {by_program} of them by the program");
    told(&mut out, view.same.len(), &same, std::iter::empty());
    told(&mut out, view.different.len(), "known otherwise", view.different.iter().map(different));
    let strange = view.not_understood.iter().map(|entry| {
        let name = if entry.name.is_empty() { String::new() } else { format!(" {}", one_line(&entry.name)) };
        format!("{}{name}: {}", one_line(&entry.place), one_line(&entry.why))
    });
    told(&mut out, view.not_understood.len(), "not understood", strange);
    let _infallible = writeln!(out, "{}", last(view));
    out
}

/// A count, and the first of what it counts.
fn told(out: &mut String, count: usize, what: &str, lines: impl Iterator<Item = String>) {
    if count == 0 {
        return;
    }
    let _infallible = writeln!(out, "{} {what}", counted(count as u64, "type", "types"));
    for line in lines.take(MOST) {
        let _infallible = writeln!(out, "  {line}");
    }
    if count > MOST {
        let _infallible =
            writeln!(out, "  {}", styled(DIM, &format!("and {} more (--json tells all)", count - MOST)));
    }
}

fn new(added: &AddedType) -> String {
    let name = styled(STRONG, &one_line(&added.name));
    let doubt = added.doubt.as_deref().map(|doubt| styled(OPEN, &format!("  ? {}", one_line(doubt))));
    name + &doubt.unwrap_or_default()
}

fn different(one: &DifferentType) -> String {
    let keys = one.keys.iter().map(|key| {
        let known = key.known.as_deref().map_or_else(|| "not told".into(), one_line);
        format!("{} {known}, here {}", key.key, one_line(&key.told))
    });
    let kept = if one.taken { "taken in its place" } else { "not taken" };
    let keys: Vec<String> = keys.collect();
    let name = styled(STRONG, &one_line(&one.name));
    format!("{name} ({}), known by {}, {kept}: {}", one_line(&one.place), one_line(&one.by), keys.join("; "))
}

fn last(view: &TypesAddedView) -> String {
    let replaced = view.different.iter().filter(|one| one.taken).count();
    let file = one_line(&view.kept_in);
    let hint =
        if view.different.len() > replaced { "; --replace takes those that are known otherwise" } else { "" };
    match (view.written, view.dry_run) {
        (true, _) => format!("kept in {file}{hint}"),
        (false, true) if view.new.len() + replaced > 0 => {
            format!("nothing was written (--dry-run): {file}{hint}")
        }
        (false, _) => format!("nothing new{hint}"),
    }
}
