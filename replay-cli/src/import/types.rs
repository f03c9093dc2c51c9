//! Which type a counter of VASL is: of the user's own, or of the catalogue. VASL writes some families otherwise than the
//! counters print them; a name that fits no type, or several, fits none.

use asl_core::catalogue;
use asl_core::scenario::Types;

/// The type of a vehicle by the name of its counter, without facing and crew.
#[must_use]
pub fn vehicle<'t>(class: &str, book: u16, own: &'t Types) -> Option<&'t str> {
    let printed = class.replace("PzKw", "PzKpfw");
    let plainly = plain(&printed);
    let alike = |name: &&str| plain(name) == plainly;
    let one = |names: Vec<&'t str>| if let [one] = names.as_slice() { Some(*one) } else { None };
    let mine = || own.iter().map(|(name, _)| name);
    let shipped = || catalogue::of_book(book).map(|row| row.name);
    mine()
        .find(|name| *name == printed || *name == class)
        .or_else(|| one(mine().filter(alike).collect()))
        .or_else(|| catalogue::entry(&printed, book).map(|entry| entry.name))
        .or_else(|| one(shipped().filter(alike).collect()))
}

/// Without spaces, signs and case; brackets count, for they tell captured types apart.
fn plain(name: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, '(' | ')');
    name.chars().filter(kept).flat_map(char::to_lowercase).collect()
}
