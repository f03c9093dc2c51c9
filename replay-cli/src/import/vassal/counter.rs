//! What a counter is and what it shows: a unit, a weapon, a marker; class, facing, crew, statuses.
//!
//! Input: a [`Piece`]. Everything is read from the counter's own traits, found by the text of their type, never by
//! their place in the chain: the chains of two squads of one army differ. It does not know the module's palette, nor
//! who may see what; see `viewer`.

use super::layers::{self, Layer, NamePart};
use super::piece::{Base, Piece, field};

/// What kind of counter a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    /// A squad, half-squad, crew, leader, hero or another man.
    Personnel,
    /// A vehicle.
    Vehicle,
    /// A Gun.
    Gun,
    /// A support weapon or other equipment that can be concealed.
    Weapon,
    /// What is left of a vehicle.
    Wreck,
    /// A `?`: it conceals what lies below it, or is a dummy.
    Question,
    /// The phase wheel.
    Wheel,
    /// Prep Fire, DM, Pin, smoke, and whatever else lies on a map.
    Marker,
}

impl Sort {
    /// Whether it is part of a side's force, and so may not move between the files.
    #[must_use]
    pub const fn is_force(self) -> bool {
        match self {
            Self::Personnel | Self::Vehicle | Self::Gun | Self::Weapon | Self::Question => true,
            Self::Wreck | Self::Wheel | Self::Marker => false,
        }
    }

    /// In words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Personnel => "Personnel",
            Self::Vehicle => "vehicle",
            Self::Gun => "Gun",
            Self::Weapon => "weapon",
            Self::Wreck => "wreck",
            Self::Question => "?",
            Self::Wheel => "phase wheel",
            Self::Marker => "marker",
        }
    }
}

/// What a counter shows to its owner.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Face {
    /// The name of its class alone, without statuses and facing: `4-4-7 1sq`, `PzKw IVH`.
    pub class: String,
    /// Words before the name that are switched on: `broken`, `malf`, `Berserk`, `Heroic`, `Wnd`.
    pub statuses: Vec<String>,
    /// The hull's spine on the screen, 1 (upper right) to 6, clockwise.
    pub vca: Option<u8>,
    /// The turret's spine.
    pub tca: Option<u8>,
    /// The Gun's spine.
    pub ca: Option<u8>,
    /// Crew exposed (`true`) or buttoned up.
    pub ce: Option<bool>,
    /// The moved mark; `None` when the counter has none.
    pub moved: Option<bool>,
    /// What the player wrote on it.
    pub label: String,
}

impl Face {
    /// Whether a word stands before the name.
    #[must_use]
    pub fn has(&self, status: &str) -> bool {
        self.statuses.iter().any(|word| word.eq_ignore_ascii_case(status))
    }
}

/// Counters that tell of the unit beneath them, as the palette names them.
const ON_A_UNIT: [&str; 9] = [
    "pin",
    "prep fire",
    "first fire",
    "final fire",
    "bounding fire",
    "bounding first fire",
    "opportunity fire",
    "intensive fire",
    "no fire",
];

/// Whether it is a Pin counter or one of fire: it tells of the unit beneath it.
#[must_use]
pub fn is_on_a_unit(face: &Face) -> bool {
    let name = face.class.trim().to_lowercase();
    ON_A_UNIT.contains(&name.as_str())
}

/// What kind of counter a piece is; `None` for stacks and decks.
#[must_use]
pub fn sort(piece: &Piece) -> Option<Sort> {
    let Base::Counter(counter) = &piece.base else { return None };
    let has = |kind: &str| piece.traits.iter().any(|t| t.kind == kind);
    Some(if is_wheel(piece) {
        Sort::Wheel
    } else if has("concealment") {
        Sort::Question
    } else if is_layered(piece, "+ vca") || piece.property("tCVP").is_some() {
        Sort::Vehicle
    } else if piece.property("gCVP").is_some() || has("conceal") && is_layered(piece, "+ ca") {
        faced(&counter.name)
    } else if counter.name.to_ascii_lowercase().ends_with("wreck") {
        Sort::Wreck
    } else if scores(piece) || has("conceal") && is_unit(piece) {
        Sort::Personnel
    } else if has("conceal") || piece.property("iCVP").is_some() {
        Sort::Weapon
    } else {
        Sort::Marker
    })
}

/// What has a facing and belongs to a side is a Gun, but for what draws or is ridden. Pillboxes, roadblocks and the like
/// have a facing too, and no side.
fn faced(name: &str) -> Sort {
    match name.split_whitespace().next() {
        Some("Wagon" | "Sledge") => Sort::Vehicle,
        Some("Horse") => Sort::Weapon,
        _ => Sort::Gun,
    }
}

/// Whether it is worth victory points as Infantry; newer modules give SW and goods a count of 0.
fn scores(piece: &Piece) -> bool {
    piece.property("iCVP").is_some_and(|points| points.trim() != "0")
}

/// What a counter shows.
#[must_use]
pub fn face(piece: &Piece) -> Face {
    let mut face = Face::default();
    let Base::Counter(counter) = &piece.base else { return face };
    counter.name.clone_into(&mut face.class);
    for layer in layers::active(piece).iter().rev() {
        take(&mut face, layer);
    }
    let state = |kind: &str| piece.find(kind).map(|t| t.state.as_str());
    face.moved = state("moved").map(|on| on == "true");
    face.label =
        piece.traits.iter().filter(|t| t.kind == "label").map(|t| t.state.trim()).collect::<String>();
    face
}

/// What the phase wheel shows, `Axis Turn 1 - RPh`.
#[must_use]
pub fn wheel(piece: &Piece) -> Option<String> {
    is_wheel(piece).then(|| layers::display_name(piece))
}

/// The name of a layer says what it does: `broken +` goes before the name, `+ vca3` behind it; a class replaces all.
fn take(face: &mut Face, layer: &Layer) {
    match NamePart::of(&layer.label) {
        NamePart::Nothing => {}
        NamePart::After(suffix) => suffixed(face, suffix.trim()),
        NamePart::Before(word) => face.statuses.push(word.trim().to_owned()),
        NamePart::Whole(class) => {
            face.statuses.clear();
            face.class = class;
        }
    }
}

fn suffixed(face: &mut Face, suffix: &str) {
    let spine =
        |prefix: &str| suffix.strip_prefix(prefix)?.parse::<u8>().ok().filter(|n| (1..=6).contains(n));
    match suffix {
        "BU" => face.ce = Some(false),
        "CE" => face.ce = Some(true),
        _ => {
            let facings = [("vca", &mut face.vca), ("tca", &mut face.tca), ("ca", &mut face.ca)].map(
                |(prefix, facing)| {
                    let spine = spine(prefix);
                    *facing = spine.or(*facing);
                    spine.is_some()
                },
            );
            if !facings.contains(&true) && !suffix.is_empty() {
                face.statuses.push(suffix.to_owned());
            }
        }
    }
}

/// Whether a layer of the piece can write such a name part.
fn is_layered(piece: &Piece, part: &str) -> bool {
    piece.traits.iter().any(|t| t.kind == "emb2" && t.definition.contains(part))
}

fn is_wheel(piece: &Piece) -> bool {
    let named = |name: &str| {
        piece.traits.iter().any(|t| t.kind == "emb2" && t.definition.contains(&format!(";{name};")))
    };
    named("PhaseName") && named("TurnName")
}

fn is_unit(piece: &Piece) -> bool {
    let is_type = |d: &str| field(d, 1).as_deref() == Some("DBCounterType");
    piece.traits.iter().any(|t| t.kind == "mark" && is_type(&t.definition) && t.state == "unit")
}
