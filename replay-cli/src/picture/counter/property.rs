//! What a property of a counter is: of its layers, marks, facings, of what it works out, of the map.
//!
//! Input: a piece and the properties of the map. Bounded: a file may define properties by each other.

use super::expression;
use super::layer::Layer;
use super::trait_fields::Fields;
use crate::import::vassal::piece::{Piece, Trait};
use crate::import::vassal::sequence;
use std::cell::Cell;
use std::collections::BTreeMap;

/// Deepest chain of properties that name each other.
const MAX_DEPTH: u8 = 8;
/// Most questions that one counter asks.
const MAX_ASKED: u32 = 600;

/// Properties of the map, by name.
pub type Globals = BTreeMap<String, String>;

/// Who answers for the properties of a piece.
pub(super) struct Properties<'a> {
    piece: &'a Piece,
    globals: &'a Globals,
    depth: Cell<u8>,
    asked: Cell<u32>,
}

impl<'a> Properties<'a> {
    pub(super) const fn of(piece: &'a Piece, globals: &'a Globals) -> Properties<'a> {
        Properties { piece, globals, depth: Cell::new(0), asked: Cell::new(0) }
    }

    /// A property; nothing where there is none.
    pub(super) fn get(&self, name: &str) -> String {
        if self.depth.get() >= MAX_DEPTH || self.asked.get() >= MAX_ASKED {
            return String::new();
        }
        self.depth.set(self.depth.get() + 1);
        self.asked.set(self.asked.get() + 1);
        let own = self.piece.traits.iter().find_map(|t| self.of_trait(t, name));
        self.depth.set(self.depth.get() - 1);
        own.or_else(|| self.globals.get(name).cloned()).unwrap_or_default()
    }

    /// A text with `$name$` in it, or an expression in braces.
    fn worked_out(&self, text: &str) -> String {
        let text = text.trim();
        match text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) {
            Some(inner) => expression::value(inner, &|name| self.get(name)).unwrap_or_default(),
            None => self.filled(text),
        }
    }

    /// The words of a label, which may name properties.
    pub(super) fn told(&self, text: &str) -> String {
        let filled = self.filled(text);
        if filled.starts_with('{') { self.worked_out(&filled) } else { filled }
    }

    /// A text in which `$name$` stands for a property.
    fn filled(&self, text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('$') {
            out.push_str(before);
            match after.split_once('$').filter(|(name, _)| !name.is_empty()) {
                Some((name, behind)) => {
                    out.push_str(&self.get(name));
                    rest = behind;
                }
                None => {
                    out.push('$');
                    rest = after;
                }
            }
        }
        out + rest
    }

    fn of_trait(&self, t: &Trait, name: &str) -> Option<String> {
        let kind = t.kind.as_str();
        // Most traits name no property, and their definitions are long.
        if !matches!(kind, "PROP" | "mark" | "emb2" | "label" | "calcProp" | "rotate") {
            return None;
        }
        let fields = Fields::of(&t.definition);
        match kind {
            "PROP" | "mark" => (fields.get(1) == name).then(|| t.state.clone()),
            "calcProp" => (fields.get(1) == name).then(|| self.worked_out(fields.get(2))),
            "label" => {
                let is =
                    fields.get(16) == name && !t.state.is_empty() && !t.state.contains(&format!("${name}$"));
                is.then(|| t.state.clone())
            }
            "rotate" => {
                let of =
                    name.strip_suffix("_Facing").filter(|of| fields.get(8) == *of || fields.get(7) == *of)?;
                (!of.is_empty()).then(|| (t.state.parse::<i64>().unwrap_or(0).saturating_add(1)).to_string())
            }
            _ => self.of_layer(&fields, &t.state, name),
        }
    }

    fn of_layer(&self, fields: &Fields, state: &str, name: &str) -> Option<String> {
        let key =
            name.strip_prefix(fields.get(19)).filter(|_| !fields.get(19).is_empty())?.strip_prefix('_')?;
        if !matches!(key, "Level" | "Active" | "Name" | "Image") {
            return None;
        }
        let layer = Layer::of(fields, state, &|name| self.get(name));
        Some(match key {
            "Level" => layer.level.to_string(),
            "Active" => (layer.level > 0).to_string(),
            "Name" => layer.word(),
            _ => {
                let n = usize::try_from(layer.level).ok().filter(|level| *level > 0);
                n.and_then(|n| sequence::tokens(fields.get(16), ',').nth(n - 1)).unwrap_or_default()
            }
        })
    }
}
