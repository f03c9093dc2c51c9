//! What a counter shows: active layers, display name, art, nationality, concealment.
//!
//! Input: a [`Piece`]. It does not know the module's art, only the names and paths in the counter's own definition.

use super::piece::{Base, Piece, Trait, field};
use super::sequence;

/// Most images or names in one layer trait.
const MAX_LEVELS: usize = 512;

/// Most paths of art that are looked at.
const MAX_PICTURES: usize = 24;

/// One `emb2` trait.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layer {
    /// Its name in the module.
    pub name: String,
    /// Level shown, 1 = first; `None` when the layer is off.
    pub level: Option<usize>,
    /// Image at that level.
    pub image: String,
    /// Name part at that level.
    pub label: String,
}

/// What the name of a layer does to the name of its counter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NamePart {
    /// It leaves the name.
    Nothing,
    /// It is the name: a class, mostly.
    Whole(String),
    /// `broken +`: it goes before the name.
    Before(String),
    /// `+ vca3`: it goes behind the name.
    After(String),
}

impl NamePart {
    /// Reads the name of a layer: a sequence with `+` between, so that a leader's `6\+1` is a name.
    #[must_use]
    pub fn of(label: &str) -> Self {
        let mut parts = sequence::tokens(label, '+');
        let first = parts.next().unwrap_or_default();
        match parts.next() {
            None if first.is_empty() => Self::Nothing,
            None => Self::Whole(first),
            Some(second) if first.is_empty() => Self::After(second),
            Some(_) => Self::Before(first),
        }
    }
}

/// The layers of a piece that are switched on, outermost first.
#[must_use]
pub fn active(piece: &Piece) -> Vec<Layer> {
    let layers = piece.traits.iter().filter(|t| t.kind == "emb2").map(|t| layer(piece, t));
    layers.filter(|layer| layer.level.is_some()).collect()
}

/// The name its owner sees, after every active layer and label, inside out. Stacks and decks have none.
#[must_use]
pub fn display_name(piece: &Piece) -> String {
    let Base::Counter(counter) = &piece.base else { return String::new() };
    piece.traits.iter().rev().fold(counter.name.clone(), |name, t| renamed(piece, t, name))
}

/// The path of the art: the outermost active layer that has one, else the bare counter's.
#[must_use]
pub fn art(piece: &Piece) -> String {
    let layered = active(piece).into_iter().map(|layer| layer.image).find(|image| !image.trim().is_empty());
    layered.unwrap_or_else(|| match &piece.base {
        Base::Counter(counter) => counter.image.clone(),
        Base::Stack { .. } | Base::Deck { .. } => String::new(),
    })
}

/// The paths of the art that its layers may show; the counter's own first.
#[must_use]
pub fn pictures(piece: &Piece) -> Vec<String> {
    let own = match &piece.base {
        Base::Counter(counter) => Some(counter.image.clone()),
        Base::Stack { .. } | Base::Deck { .. } => None,
    };
    let images = |t: &Trait| sequence::tokens(&t.definition, ';').nth(16);
    let lists = piece.traits.iter().filter(|t| t.kind == "emb2").filter_map(images);
    let of_layers =
        lists.flat_map(|list| sequence::tokens(&list, ',').take(MAX_PICTURES).collect::<Vec<_>>());
    own.into_iter().chain(of_layers).filter(|path| path.contains('/')).take(MAX_PICTURES).collect()
}

/// Nationality: of the concealment trait, else the folder of the art (`ge`, `ru`, ...).
#[must_use]
pub fn nation(piece: &Piece) -> Option<String> {
    let concealed = |t: &Trait| match t.kind.as_str() {
        "conceal" => field(&t.definition, 3),
        "concealment" => field(&t.definition, 2),
        _ => None,
    };
    let declared = piece.traits.iter().find_map(concealed).filter(|n| !n.is_empty());
    declared.or_else(|| art(piece).split_once('/').map(|(folder, _)| folder.to_owned()))
}

/// Pseudonym of the player who keeps the piece hidden (HIP), if any.
#[must_use]
pub fn hidden_by(piece: &Piece) -> Option<String> {
    owner(piece, &["hide"])
}

/// Pseudonym of the player who keeps the piece concealed or masked, if any.
#[must_use]
pub fn concealed_by(piece: &Piece) -> Option<String> {
    owner(piece, &["conceal", "obs"])
}

fn owner(piece: &Piece, kinds: &[&str]) -> Option<String> {
    let traits = piece.traits.iter().filter(|t| kinds.contains(&t.kind.as_str()));
    traits.filter_map(|t| field(&t.state, 0)).find(|owner| !owner.is_empty() && owner != "null")
}

fn layer(piece: &Piece, t: &Trait) -> Layer {
    let fields: Vec<String> = sequence::tokens(&t.definition, ';').take(40).collect();
    let get = |index: usize| fields.get(index).map_or("", String::as_str);
    // The table of SPEC 4.1 counts from the field after the id.
    let level = if get(22) == "true" { followed(piece, get(23), get(24)) } else { level_of(&t.state) };
    let at = |list: &str| level.and_then(|l| nth(list, l)).unwrap_or_default();
    Layer { name: get(19).to_owned(), level, image: at(get(16)), label: at(get(17)) }
}

fn level_of(state: &str) -> Option<usize> {
    field(state, 0)?.parse::<usize>().ok().filter(|level| *level > 0)
}

fn followed(piece: &Piece, property: &str, first: &str) -> Option<usize> {
    let value: i64 = piece.property(property)?.parse().ok()?;
    let first: i64 = first.parse().unwrap_or(1);
    usize::try_from(value.checked_sub(first)?.checked_add(1)?).ok().filter(|level| *level > 0)
}

fn nth(list: &str, level: usize) -> Option<String> {
    if level > MAX_LEVELS { None } else { sequence::tokens(list, ',').nth(level - 1) }
}

fn renamed(piece: &Piece, t: &Trait, name: String) -> String {
    match t.kind.as_str() {
        "emb2" => layered_name(&layer(piece, t).label, name),
        "label" => labelled(t, name),
        "conceal" | "obs" if is_owned(t) => format!("{name}(?)"),
        "hide" if is_owned(t) => format!("{name}(HIP)"),
        _ => name,
    }
}

/// Whether the trait is in force: then an owner stands in its state.
fn is_owned(t: &Trait) -> bool {
    field(&t.state, 0).is_some_and(|owner| !owner.is_empty() && owner != "null")
}

fn layered_name(part: &str, name: String) -> String {
    match NamePart::of(part) {
        NamePart::Nothing => name,
        NamePart::Whole(whole) => whole,
        NamePart::Before(prefix) => format!("{prefix}{name}"),
        NamePart::After(suffix) => format!("{name}{suffix}"),
    }
}

/// The format field names `$pieceName$` and `$label$`; an empty label changes nothing.
fn labelled(t: &Trait, name: String) -> String {
    if t.state.is_empty() {
        return name;
    }
    match field(&t.definition, 12)
        .filter(|format| format.contains("$pieceName$") || format.contains("$label$"))
    {
        Some(format) => format.replace("$label$", &t.state).replace("$pieceName$", &name),
        None => name,
    }
}
