//! What a board file says of itself beside its pixels: its version, and what the pixels do not show.
//!
//! Input: the bytes of `BoardMetadata.xml`. Everything in it is a claim of the file.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::collections::BTreeMap;
use thiserror::Error;

/// Most elements that are looked at.
const MAX_ELEMENTS: usize = 1 << 16;

/// A board's own words.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Metadata {
    /// The board's name.
    pub name: Option<String>,
    /// The version of the board file.
    pub version: Option<String>,
    /// The hexes lie the other way round: odd columns low.
    pub alt_grain: bool,
    /// It says where A1 lies or how large its hexes are: not the standard grid.
    pub own_grid: bool,
    /// Hexes with slopes or railroad embankments along their sides, which the pixels do not show.
    pub slopes: Vec<String>,
}

/// Why an entry is no metadata.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum MetadataError {
    /// Not UTF-8.
    #[error("byte {0} is not UTF-8")]
    NotUtf8(usize),
    /// Not well-formed XML, or not a board's.
    #[error("near byte {0}: {1}")]
    Xml(u64, String),
}

impl Metadata {
    /// Reads an entry.
    ///
    /// # Errors
    /// Text that is not UTF-8, not XML or not a board's.
    pub fn parse(bytes: &[u8]) -> Result<Metadata, MetadataError> {
        let text = core::str::from_utf8(bytes).map_err(|e| MetadataError::NotUtf8(e.valid_up_to()))?;
        let mut reader = Reader::from_str(text);
        let mut metadata = Metadata::default();
        let mut elements = 0;
        loop {
            let event = reader.read_event().map_err(|e| fault(&reader, &e.to_string()))?;
            if matches!(event, Event::Eof) {
                break;
            }
            if let Event::Start(element) | Event::Empty(element) = &event {
                if elements == 0 && element.name().as_ref() != "boardMetadata" {
                    return Err(fault(&reader, "the root is not boardMetadata"));
                }
                elements += 1;
                metadata.take(element).map_err(|e| fault(&reader, &e))?;
            }
            if elements > MAX_ELEMENTS {
                return Err(fault(&reader, "too many elements"));
            }
        }
        if elements == 0 { Err(fault(&reader, "no boardMetadata element")) } else { Ok(metadata) }
    }

    fn take(&mut self, element: &BytesStart<'_>) -> Result<(), String> {
        match element.name().as_ref() {
            "boardMetadata" => self.head(&attributes(element)?),
            "slope" | "rrembankment" | "rrEmbankment" | "partialOrchard" => {
                let mut attributes = attributes(element)?;
                let hex = attributes.remove("hex").or_else(|| attributes.remove("hexName"));
                self.slopes.push(hex.unwrap_or_default());
            }
            _ => {}
        }
        Ok(())
    }

    fn head(&mut self, attributes: &BTreeMap<String, String>) {
        let said = |key: &str| attributes.get(key).filter(|text| !text.is_empty()).cloned();
        let number = |key: &str, standard: &[&str]| {
            said(key)
                .is_some_and(|text| !standard.contains(&text.trim_end_matches('0').trim_end_matches('.')))
        };
        self.name = said("name");
        self.version = said("version");
        self.alt_grain = said("altHexGrain").is_some_and(|text| text.eq_ignore_ascii_case("true"));
        self.own_grid = number("A1CenterX", &["", "-999"])
            || number("A1CenterY", &["32.25", "32", "-999"])
            || number("hexWidth", &["56.25", "-999"])
            || number("hexHeight", &["64.5", "-999"]);
    }
}

fn attributes(element: &BytesStart<'_>) -> Result<BTreeMap<String, String>, String> {
    let mut found = BTreeMap::new();
    for attribute in element.attributes() {
        let attribute = attribute.map_err(|e| e.to_string())?;
        found.insert(attribute.key.as_ref().to_owned(), attribute.value.to_string());
    }
    Ok(found)
}

fn fault(reader: &Reader<&[u8]>, message: &str) -> MetadataError {
    MetadataError::Xml(reader.buffer_position(), message.to_owned())
}
