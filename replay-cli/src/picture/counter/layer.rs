//! A layer of a counter, the trait `emb2`: which of its pictures shows, and where.
//!
//! Input: the trait's fields, and who answers for properties. It knows no module: pictures are names.

use super::geometry::whole;
use super::trait_fields::Fields;
use crate::import::vassal::sequence;

/// Most pictures of a layer.
const MAX_LEVELS: usize = 512;

/// A layer as it stands.
pub(super) struct Layer<'f> {
    fields: &'f Fields,
    pictures: Vec<String>,
    /// The level, from 1; with a minus where the layer is off.
    pub(super) level: i64,
}

impl<'f> Layer<'f> {
    /// The layer of a trait's fields and state.
    pub(super) fn of(fields: &'f Fields, state: &str, property: &dyn Fn(&str) -> String) -> Layer<'f> {
        let pictures: Vec<String> = sequence::tokens(fields.get(16), ',').take(MAX_LEVELS).collect();
        let count = i64::try_from(pictures.len()).unwrap_or(1).max(1);
        let own = leading_number(state).unwrap_or(-1);
        let level = followed(fields, property).map_or(own, |followed| {
            let level = followed.clamp(1, count);
            if own > 0 { level } else { -level }
        });
        Layer { fields, pictures, level }
    }

    /// The name of its picture, where it shows one.
    pub(super) fn picture(&self, property: &dyn Fn(&str) -> String) -> Option<&str> {
        if self.fields.get(22) == "true" && !self.fields.get(32).is_empty() {
            let wanted = self.fields.get(33) != "false";
            if (property(self.fields.get(32)) == "true") != wanted {
                return None;
            }
        }
        let level = usize::try_from(self.level).ok().filter(|level| *level > 0);
        let name = level.and_then(|n| self.pictures.get(n - 1))?;
        Some(name.as_str()).filter(|name| !name.trim().is_empty())
    }

    /// The name part of the level that shows, without the `+` around it.
    pub(super) fn word(&self) -> String {
        let word = |n: usize| sequence::tokens(self.fields.get(17), ',').take(MAX_LEVELS).nth(n - 1);
        let level = usize::try_from(self.level).ok().filter(|level| *level > 0);
        level.and_then(word).unwrap_or_default().trim_matches('+').to_owned()
    }

    /// The scale of its picture.
    pub(super) fn scaled(&self, length: i32) -> i32 {
        let scale: f64 = self.fields.get(31).parse().unwrap_or(1.0);
        let scale = if (0.01..=20.0).contains(&scale) { scale } else { 1.0 };
        whole(f64::from(length) * scale)
    }

    /// Where the middle of its picture is.
    pub(super) fn offset(&self) -> [i32; 2] {
        [14, 15].map(|n| self.fields.number(n).unwrap_or(0))
    }

    /// Whether it widens what the counter covers.
    pub(super) fn widens(&self) -> bool {
        self.fields.get(13) != "true"
    }
}

/// The level that a property gives.
fn followed(fields: &Fields, property: &dyn Fn(&str) -> String) -> Option<i64> {
    if fields.get(22) != "true" || fields.get(23).is_empty() {
        return None;
    }
    let first = fields.number(24).map_or(1, i64::from);
    let value = property(fields.get(23));
    if value.is_empty() {
        return Some(1);
    }
    let value: f64 = value.parse().ok()?;
    Some(i64::from(whole(value)).saturating_sub(first).saturating_add(1))
}

/// The number with which a state begins.
pub(in crate::picture) fn leading_number(state: &str) -> Option<i64> {
    let digits = state.strip_prefix('-').unwrap_or(state);
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let length = state.len() - digits.len() + end;
    state.get(..length)?.parse().ok()
}
