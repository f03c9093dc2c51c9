//! Which type of the catalogue a counter of VASL is. VASL writes some families otherwise than the counters print them; a name
//! that fits no type, or several, fits none.

use asl_core::catalogue::{self, Entry};

/// The type of a vehicle by the name of its counter, without facing and crew.
#[must_use]
pub fn vehicle(class: &str, book: u16) -> Option<&'static Entry> {
    let printed = class.replace("PzKw", "PzKpfw");
    let alike = || {
        let own = plain(&printed);
        let mut rows = catalogue::of_book(book).filter(|row| plain(row.name) == own);
        rows.next().filter(|_| rows.next().is_none())
    };
    catalogue::entry(&printed, book).or_else(alike)
}

/// Without spaces, signs and case; brackets count, for they tell captured types apart.
fn plain(name: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, '(' | ')');
    name.chars().filter(kept).flat_map(char::to_lowercase).collect()
}
