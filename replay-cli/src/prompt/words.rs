//! What may come next in a line: commands, verbs, units, hexes. A snapshot of a position; reads no grammar.

use super::mail::Mails;
use asl_core::audit::live::Live;
use asl_core::notation::verbs;
use asl_core::vocab::hex::{Cell, Spine};
use std::collections::{BTreeMap, BTreeSet};

/// Words of the conversation that are no events.
const COMMANDS: [&str; 12] =
    ["explain", "help", "insist", "log", "no", "owed", "quit", "receive", "reply", "roll", "show", "undo"];

/// Words that may stand behind a verb, whatever it is.
const LATER: [&str; 25] = [
    "MP",
    "FP",
    "along",
    "at",
    "by",
    "cafp",
    "column",
    "directed-by",
    "drm",
    "final",
    "forward",
    "from",
    "in",
    "inherent",
    "left",
    "range",
    "result",
    "reverse",
    "right",
    "road",
    "sw:",
    "total",
    "turn",
    "units",
    "vca",
];

/// The names of a position that a line may hold.
#[derive(Clone, Default, Debug)]
pub struct Words {
    units: BTreeSet<String>,
    hexes: BTreeSet<String>,
    /// The six hexspines of each unit's hex.
    spines: BTreeMap<String, Vec<String>>,
    hint: String,
    proposals: Vec<String>,
    mails: Mails,
}

/// What a word may be completed to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// Where the word begins, in bytes.
    pub start: usize,
    /// The words that it may become, sorted; for an empty line the lines that may come next, the likeliest first.
    pub words: Vec<String>,
}

impl Words {
    /// The units in play and in the scenario; the hexes that the scenario names, those of the units, and the
    /// hexes around these.
    #[must_use]
    pub fn of(live: &Live) -> Words {
        let (scenario, state) = (&live.game().scenario, live.state());
        let units = scenario.units.keys().chain(state.units.keys()).map(ToString::to_string).collect();
        let occupied = state.units.values().filter_map(|unit| unit.place.cell());
        let near = occupied.flat_map(|cell| core::iter::once(cell).chain(cell.neighbours()));
        let spines = state.units.iter().filter_map(|(id, unit)| Some((id, unit.place.cell()?)));
        let spine = |cell: Cell, spine| scenario.map.show_pair(scenario.map.spine_name(cell, spine));
        let spines =
            spines.map(|(id, cell)| (id.to_string(), Spine::ALL.map(|k| spine(cell, k)).to_vec())).collect();
        let cells: BTreeSet<Cell> = scenario.terrain.keys().copied().chain(near).collect();
        Words {
            units,
            hexes: cells.into_iter().map(|cell| scenario.map.show_cell(cell)).collect(),
            spines,
            hint: String::new(),
            proposals: Vec::new(),
            mails: Mails::default(),
        }
    }

    /// With what stands in grey on an empty line, and the lines that may come next.
    #[must_use]
    pub fn with_hint(self, hint: String, proposals: Vec<String>) -> Words {
        Words { hint, proposals, ..self }
    }

    /// With the files of the next mails.
    #[must_use]
    pub fn with_mails(self, mails: Mails) -> Words {
        Words { mails, ..self }
    }

    /// What stands in grey on an empty line.
    #[must_use]
    pub fn hint(&self) -> &str {
        &self.hint
    }

    /// Words that the last word of a text may become. Letters may be small: `ff` finds `FF6`.
    #[must_use]
    pub fn candidates(&self, text: &str) -> Completion {
        if text.is_empty() && !self.proposals.is_empty() {
            return Completion { start: 0, words: self.proposals.clone() };
        }
        if let Some(spines) = self.facing(text) {
            return spines;
        }
        let start = text.rfind([' ', ',', '-', ';', ':']).map_or(0, |at| at + 1);
        let (before, begun) = text.split_at(start);
        let is_behind_hex = before.ends_with('-');
        let mut before = before.split_whitespace();
        let all: Vec<&str> = match (before.next(), before.next()) {
            _ if is_behind_hex => names(&self.hexes),
            (Some("reply"), _) => self.mails.next.as_deref().into_iter().collect(),
            (Some("receive"), _) => self.mails.came.as_deref().into_iter().collect(),
            (None, _) => [verbs(false).collect(), COMMANDS.to_vec(), self.units()].concat(),
            (Some(first), None) if self.is_subject(first) => verbs(true).collect(),
            _ => [LATER.to_vec(), self.units(), names(&self.hexes)].concat(),
        };
        let begins = |word: &&str| word.get(..begun.len()).is_some_and(|w| w.eq_ignore_ascii_case(begun));
        let words: BTreeSet<&str> = all.into_iter().filter(begins).collect();
        Completion { start, words: words.into_iter().map(str::to_owned).collect() }
    }

    /// Behind `vca` and `tca` the hexspines of the hex of the unit that the line begins with.
    fn facing(&self, text: &str) -> Option<Completion> {
        let start = text.rfind(' ')? + 1;
        let (before, begun) = text.split_at(start);
        let mut words = before.split_whitespace();
        let unit = words.next()?.trim_end_matches(':');
        words.next_back().filter(|word| matches!(*word, "vca" | "tca"))?;
        let begins =
            |spine: &&String| spine.get(..begun.len()).is_some_and(|s| s.eq_ignore_ascii_case(begun));
        let words: BTreeSet<String> = self.spines.get(unit)?.iter().filter(begins).cloned().collect();
        Some(Completion { start, words: words.into_iter().collect() })
    }

    fn units(&self) -> Vec<&str> {
        names(&self.units)
    }

    /// A unit or an attack: a verb comes behind it.
    fn is_subject(&self, word: &str) -> bool {
        let number = word.strip_prefix('a').unwrap_or_default();
        let attack = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        attack || self.units.contains(word)
    }
}

fn names(all: &BTreeSet<String>) -> Vec<&str> {
    all.iter().map(String::as_str).collect()
}
