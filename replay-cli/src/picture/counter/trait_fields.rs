//! The fields of a trait's definition.

use crate::import::vassal::sequence;

/// Most fields that are looked at.
const MAX_FIELDS: usize = 48;

/// The fields, the trait's own name being the first.
pub(in crate::picture) struct Fields(Vec<String>);

impl Fields {
    pub(in crate::picture) fn of(definition: &str) -> Fields {
        Fields(sequence::tokens(definition, ';').take(MAX_FIELDS).collect())
    }

    /// A field; nothing where there is none.
    pub(in crate::picture) fn get(&self, n: usize) -> &str {
        self.0.get(n).map_or("", String::as_str)
    }

    /// A field that is a number, and not beyond any map.
    pub(in crate::picture) fn number(&self, n: usize) -> Option<i32> {
        self.get(n).trim().parse().ok().filter(|number: &i32| number.unsigned_abs() < 100_000)
    }

    /// A field that is a colour: `191,226,251`.
    pub(in crate::picture) fn colour(&self, n: usize) -> Option<[u8; 3]> {
        let mut parts = self.get(n).split(',').map(|part| part.trim().parse().ok());
        Some([parts.next()??, parts.next()??, parts.next()??])
    }
}
