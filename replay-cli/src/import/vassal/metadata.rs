//! The XML beside the game: versions, the claimed time of saving, the module's name.
//!
//! Input: the bytes of `savedata` or `moduledata`. Everything in it is a claim of the writer's program.

use quick_xml::Reader;
use quick_xml::events::{BytesRef, Event};
use thiserror::Error;

/// Deepest nesting of elements.
const MAX_DEPTH: usize = 16;

/// The children of `<data>`; an absent or empty element is `None`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Metadata {
    /// Version of the module (in `moduledata`) or of the game.
    pub version: Option<String>,
    /// First free field.
    pub extra1: Option<String>,
    /// Second free field.
    pub extra2: Option<String>,
    /// Version of the engine that wrote this entry.
    pub vassal_version: Option<String>,
    /// The writer's clock in Unix milliseconds: a claim, not evidence.
    pub date_saved: Option<u64>,
    /// Comment of the person who saved (the first, when there are several languages).
    pub description: Option<String>,
    /// Name of the module, `VASL` for ours.
    pub name: Option<String>,
}

/// Why an entry is not metadata. Positions count bytes of the entry.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum MetadataError {
    /// Not UTF-8.
    #[error("byte {0} is not UTF-8")]
    NotUtf8(usize),
    /// Not well-formed XML.
    #[error("XML error near byte {position}: {message}")]
    Xml {
        /// Where.
        position: u64,
        /// What the parser says.
        message: String,
    },
    /// The root element is not `data`.
    #[error("no <data> element")]
    NoData,
}

impl Metadata {
    /// Reads an entry.
    ///
    /// # Errors
    /// Text that is not UTF-8, not XML or not `<data>`.
    pub fn parse(bytes: &[u8]) -> Result<Self, MetadataError> {
        let text = core::str::from_utf8(bytes).map_err(|e| MetadataError::NotUtf8(e.valid_up_to()))?;
        let mut parser = Parser::default();
        let mut reader = Reader::from_str(text);
        loop {
            let event = reader.read_event().map_err(|e| xml(&reader, &e.to_string()))?;
            if matches!(event, Event::Eof) {
                break;
            }
            parser.take(event).map_err(|message| xml(&reader, message))?;
        }
        if parser.is_data { Ok(parser.metadata) } else { Err(MetadataError::NoData) }
    }

    fn set(&mut self, element: &str, text: &str) {
        let value = Some(text.trim().to_owned()).filter(|t| !t.is_empty());
        match element {
            "version" => self.version = value,
            "extra1" => self.extra1 = value,
            "extra2" => self.extra2 = value,
            "VassalVersion" => self.vassal_version = value,
            "dateSaved" => self.date_saved = value.and_then(|v| v.parse().ok()),
            "description" if self.description.is_none() => self.description = value,
            "name" => self.name = value,
            _ => {}
        }
    }
}

fn xml(reader: &Reader<&[u8]>, message: &str) -> MetadataError {
    MetadataError::Xml { position: reader.buffer_position(), message: message.to_owned() }
}

#[derive(Default)]
struct Parser {
    metadata: Metadata,
    path: Vec<String>,
    text: String,
    is_data: bool,
}

impl Parser {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a foreign enum: comments and declarations are skipped"
    )]
    fn take(&mut self, event: Event<'_>) -> Result<(), &'static str> {
        match event {
            Event::Start(start) => self.open(start.name().as_ref())?,
            Event::End(_) => self.close(),
            Event::Text(text) => self.text.push_str(&text.xml10_content()),
            Event::CData(data) => self.text.push_str(&data.xml10_content()),
            Event::GeneralRef(reference) => self.text.push(resolve(&reference)?),
            _ => {}
        }
        Ok(())
    }

    fn open(&mut self, name: &str) -> Result<(), &'static str> {
        if self.path.len() == MAX_DEPTH {
            return Err("elements nested too deeply");
        }
        self.is_data |= self.path.is_empty() && name == "data";
        self.path.push(name.to_owned());
        self.text.clear();
        Ok(())
    }

    fn close(&mut self) {
        if let [_, element] = self.path.as_slice() {
            self.metadata.set(element, &self.text);
        }
        self.path.pop();
        self.text.clear();
    }
}

/// The letter that a reference stands for.
pub(crate) fn resolve(reference: &BytesRef<'_>) -> Result<char, &'static str> {
    if let Ok(Some(c)) = reference.resolve_char_ref() {
        return Ok(c);
    }
    match reference.xml10_content().as_ref() {
        "lt" => Ok('<'),
        "gt" => Ok('>'),
        "amp" => Ok('&'),
        "apos" => Ok('\''),
        "quot" => Ok('"'),
        _ => Err("unknown entity"),
    }
}
