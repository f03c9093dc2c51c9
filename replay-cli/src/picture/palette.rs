//! The palette of a module: the counters that a player takes from it, with the path under which each is listed.
//!
//! Input: the texts of the `buildFile` of a module and of its extensions, a stranger's. Output: [`Slot`]s in the order of the
//! palette; one that is asked for becomes a [`Piece`], as VASL would lay it on a map. Every length is bounded. It knows no game.

use crate::import::vassal::metadata::resolve;
use crate::import::vassal::piece::{MAX_TRAITS, Piece, PieceError, Trait, chain, field};
use crate::import::vassal::sequence;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::collections::BTreeMap;

/// Most parts of a text that are looked at; the module of VASL 6.7 has some 60,000.
const MAX_PARTS: usize = 1 << 20;
/// Most slots; the module of VASL 6.7 has 5,500.
const MAX_SLOTS: usize = 40_000;
/// Longest definition of a slot.
const MAX_TEXT: usize = 256 << 10;
/// Most prototypes that one slot names, with those that they name.
const MAX_PROTOTYPES: usize = 64;

/// A counter of the palette.
#[derive(Clone, Debug, Default)]
pub struct Slot {
    /// The name of its counter, without what its layers make of it.
    pub name: String,
    /// The number of its definition.
    pub gpid: String,
    /// Where it stands: `VASL Counters`, `Axis`, `German` ..
    pub path: Vec<String>,
    /// What the palette says of it.
    text: String,
}

impl Slot {
    /// Does its definition hold one of these words?
    #[must_use]
    pub fn holds(&self, words: &[String]) -> bool {
        words.iter().any(|word| !word.is_empty() && (self.text.contains(word.as_str()) || self.name == *word))
    }
}

/// A palette.
#[derive(Debug, Default)]
pub struct Palette {
    slots: Vec<Slot>,
    /// Traits that many slots share, by name.
    prototypes: BTreeMap<String, String>,
}

/// What is being read.
enum Open {
    Slot(Slot),
    Prototype(String, String),
}

impl Palette {
    /// The palette of these texts; and why one cannot be read to its end.
    #[must_use]
    pub fn read<'t>(texts: impl Iterator<Item = &'t str>) -> (Palette, Vec<String>) {
        let (mut palette, mut faults) = (Palette::default(), Vec::new());
        for text in texts {
            faults.extend(palette.add(text).map(|why| format!("its palette {why}")));
        }
        (palette, faults)
    }

    /// The slots in the order of the palette.
    #[must_use]
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// The counter of a slot as it is laid on a map, with the traits of its prototypes.
    ///
    /// # Errors
    /// When its chains make no counter.
    pub fn piece(&self, slot: &Slot) -> Result<Piece, PieceError> {
        let mut expansion = Expansion { palette: self, links: Vec::new(), left: MAX_PROTOTYPES };
        expansion.take(&slot.text)?;
        let (definition, state) = expansion.links.pop().ok_or(PieceError::Chain)?;
        let traits = expansion.links.into_iter().map(|(definition, state)| Trait {
            kind: definition.split(';').next().unwrap_or_default().to_owned(),
            definition,
            state,
        });
        Ok(Piece { traits: traits.collect(), ..Piece::parse(&slot.gpid, &definition, &state)? })
    }

    /// Takes in a text; why it cannot be read to its end.
    fn add(&mut self, text: &str) -> Option<String> {
        let mut reader = Reader::from_str(text);
        let (mut path, mut open): (Vec<Vec<String>>, Option<Open>) = (Vec::new(), None);
        for _ in 0..MAX_PARTS {
            match reader.read_event() {
                Ok(Event::Start(element)) => {
                    open = opened(&element, &path);
                    path.push(labels(&element));
                }
                Ok(Event::End(_)) => {
                    path.pop();
                    if let Some(why) = open.take().and_then(|open| self.keep(open)) {
                        return Some(why);
                    }
                }
                Ok(Event::Text(words)) => said(&mut open, &words.xml10_content()),
                Ok(Event::CData(words)) => said(&mut open, &words.xml10_content()),
                Ok(Event::GeneralRef(reference)) => match resolve(&reference) {
                    Ok(letter) => said(&mut open, letter.encode_utf8(&mut [0; 4])),
                    Err(why) => return Some(format!("is no XML to its end: {why}")),
                },
                Ok(Event::Eof) => return None,
                Err(why) => return Some(format!("is no XML to its end: {why}")),
                Ok(_) => {}
            }
        }
        Some(format!("has more than {MAX_PARTS} parts"))
    }

    fn keep(&mut self, open: Open) -> Option<String> {
        match open {
            Open::Slot(slot) if slot.text.len() <= MAX_TEXT => self.slots.push(slot),
            Open::Prototype(name, text) if text.len() <= MAX_TEXT => {
                self.prototypes.insert(name, text);
            }
            Open::Slot(Slot { name, .. }) | Open::Prototype(name, _) => {
                return Some(format!("is not read on: {name} has more than {MAX_TEXT} bytes"));
            }
        }
        let all = self.slots.len().max(self.prototypes.len());
        (all > MAX_SLOTS).then(|| format!("has more than {MAX_SLOTS} counters"))
    }
}

fn said(open: &mut Option<Open>, words: &str) {
    match open {
        Some(Open::Slot(Slot { text, .. }) | Open::Prototype(_, text)) if text.len() <= MAX_TEXT => {
            text.push_str(words);
        }
        Some(_) | None => {}
    }
}

fn opened(element: &BytesStart<'_>, path: &[Vec<String>]) -> Option<Open> {
    let said = |key: &str| attribute(element, key).unwrap_or_default();
    if element.name().as_ref().ends_with(".PieceSlot") {
        let path = path.iter().flatten().cloned().collect();
        return Some(Open::Slot(Slot {
            name: said("entryName"),
            gpid: said("gpid"),
            path,
            text: String::new(),
        }));
    }
    let is_prototype = element.name().as_ref().ends_with(".PrototypeDefinition");
    is_prototype.then(|| Open::Prototype(said("name"), String::new()))
}

/// What a part of the palette is called; an extension names the place in the module where its part belongs.
fn labels(element: &BytesStart<'_>) -> Vec<String> {
    match attribute(element, "target") {
        Some(target) => {
            let parts = target.split('/').filter_map(|part| part.split_once(':'));
            parts.map(|(_, label)| label.to_owned()).collect()
        }
        None => attribute(element, "entryName").into_iter().collect(),
    }
}

fn attribute(element: &BytesStart<'_>, key: &str) -> Option<String> {
    let found = element.attributes().flatten().find(|attribute| attribute.key.as_ref() == key)?;
    Some(
        found
            .normalized_value(quick_xml::XmlVersion::Implicit1_0)
            .map_or_else(|_| found.value.to_string(), Into::into),
    )
}

/// The traits of a slot, while its prototypes are put in their places.
struct Expansion<'p> {
    palette: &'p Palette,
    links: Vec<(String, String)>,
    /// So many prototypes may still be named.
    left: usize,
}

impl Expansion<'_> {
    /// `+/null/DEFINITION/STATE`.
    fn take(&mut self, text: &str) -> Result<(), PieceError> {
        let mut parts = sequence::tokens(text, '/').skip(2);
        let (Some(definition), Some(state)) = (parts.next(), parts.next()) else {
            return Err(PieceError::Chain);
        };
        let (definitions, states) = (chain(&definition)?, chain(&state)?);
        if definitions.len() != states.len() {
            return Err(PieceError::Length { definitions: definitions.len(), states: states.len() });
        }
        for (definition, state) in definitions.into_iter().zip(states) {
            if definition.starts_with("prototype;") {
                self.prototype(&field(&definition, 1).unwrap_or_default())?;
            } else if self.links.len() > MAX_TRAITS {
                return Err(PieceError::Chain);
            } else {
                self.links.push((definition, state));
            }
        }
        Ok(())
    }

    /// The traits of a prototype stand in the place of its name; its own counter is none.
    fn prototype(&mut self, name: &str) -> Result<(), PieceError> {
        let Some(text) = self.palette.prototypes.get(name) else { return Ok(()) };
        self.left = self.left.checked_sub(1).ok_or(PieceError::Chain)?;
        self.take(text)?;
        self.links.pop();
        Ok(())
    }
}
