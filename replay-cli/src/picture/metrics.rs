//! How far counters of a stack lie apart, as a module says of its main map.
//!
//! Input: the text of a module's `buildFile`. Whatever it does not say is as VASL has it.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// Most elements that are looked at: the map stands before the palette.
const MAX_ELEMENTS: usize = 20_000;
/// Farthest that counters lie apart.
const MOST: i32 = 200;

/// How far each counter of a stack lies from the one below it, in pixels: to the right, and up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Metrics {
    /// In a stack as it lies.
    pub closed: [i32; 2],
    /// In one that is opened.
    pub open: [i32; 2],
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics { closed: [2, 4], open: [16, 32] }
    }
}

impl Metrics {
    /// Those of the main map; beside VASL's own, why they cannot be read.
    #[must_use]
    pub fn read(build_file: &str) -> (Metrics, Option<String>) {
        let mut reader = Reader::from_str(build_file);
        let mut is_main = false;
        for _ in 0..MAX_ELEMENTS {
            match reader.read_event() {
                Ok(Event::Start(element) | Event::Empty(element)) => {
                    if let Some(map) = attribute(&element, "mapName") {
                        is_main = matches!(map.as_str(), "Main Map" | "Map0");
                    }
                    if is_main && element.name().as_ref().ends_with("StackMetrics") {
                        return (Metrics::of(&element), None);
                    }
                }
                Ok(Event::Eof) => break,
                Err(why) => {
                    return (Metrics::default(), Some(format!("its buildFile is no XML to its end: {why}")));
                }
                Ok(_) => {}
            }
        }
        (Metrics::default(), None)
    }

    fn of(element: &BytesStart<'_>) -> Metrics {
        let Metrics { closed, open } = Metrics::default();
        let said = |key: &str, else_: i32| {
            let said = attribute(element, key).and_then(|text| text.parse().ok());
            said.filter(|n: &i32| n.unsigned_abs() <= MOST.unsigned_abs()).unwrap_or(else_)
        };
        Metrics {
            closed: [said("unexSepX", closed[0]), said("unexSepY", closed[1])],
            open: [said("exSepX", open[0]), said("exSepY", open[1])],
        }
    }
}

fn attribute(element: &BytesStart<'_>, key: &str) -> Option<String> {
    let found = element.attributes().flatten().find(|attribute| attribute.key.as_ref() == key);
    found.map(|attribute| attribute.value.to_string())
}
