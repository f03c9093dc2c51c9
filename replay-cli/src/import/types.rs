//! Which type a counter of VASL is: of the user's own, or of the catalogue. VASL writes some families otherwise than the
//! counters print them; a name that fits no type, or several, fits none.

use super::vassal::action::Look;
use asl_core::catalogue;
use asl_core::scenario::{Types, UserType, Values};

/// What a file tells of a counter.
#[derive(Clone, Copy, Default, Debug)]
pub struct Known<'c> {
    /// The name of its class, without facing and crew.
    pub class: &'c str,
    /// The paths of its art.
    pub pictures: &'c [String],
    /// The number of its definition in the module or an extension; empty when it is not told.
    pub gpid: &'c str,
}

impl<'c> Known<'c> {
    /// What is known of a counter that a file shows.
    #[must_use]
    pub fn of(look: &'c Look) -> Known<'c> {
        Known { class: &look.face.class, pictures: &look.pictures, gpid: &look.gpid }
    }

    /// Is it meant by what VASL is said to call a type: a name, a picture, `gpid 2588`?
    fn is_called(&self, word: &str) -> bool {
        match word.strip_prefix("gpid ") {
            Some(number) => !self.gpid.is_empty() && number == self.gpid,
            None => {
                let shown = |path: &String| picture(path).is_some_and(|name| same(name, word));
                plain(word) == plain(self.class) || self.pictures.iter().any(shown)
            }
        }
    }
}

/// The type of a vehicle by what is told of its counter.
#[must_use]
pub fn vehicle<'t>(counter: &Known<'_>, book: u16, own: &'t Types) -> Option<&'t str> {
    let mine = own.iter().filter(|(_, own)| matches!(own.values, Values::Vehicle(_)));
    let shipped = catalogue::of_book(book).map(|row| Candidate::of(row.name, || row.vasl().collect()));
    find(counter, mine, shipped)
}

/// The type of a Gun by what is told of its counter.
#[must_use]
pub fn gun<'t>(counter: &Known<'_>, book: u16, own: &'t Types) -> Option<&'t str> {
    let is_gun = |own: &UserType| matches!(&own.values, Values::Weapon(weapon) if weapon.is_gun());
    let mine = own.iter().filter(move |(_, own)| is_gun(own));
    let shipped = catalogue::guns_of_book(book).map(|row| Candidate::of(row.name, || row.vasl().collect()));
    find(counter, mine, shipped)
}

/// A type, and what VASL calls it.
struct Candidate<'t> {
    name: &'t str,
    vasl: Vec<String>,
}

impl<'t> Candidate<'t> {
    fn of(name: &'t str, vasl: impl FnOnce() -> Vec<String>) -> Candidate<'t> {
        Candidate { name, vasl: vasl() }
    }
}

/// The user's own types before the shipped ones; of each, the name itself, then the picture or number, then a name that is
/// alike but for spaces and signs.
fn find<'t>(
    counter: &Known<'_>,
    mine: impl Iterator<Item = (&'t str, &'t UserType)>,
    shipped: impl Iterator<Item = Candidate<'t>>,
) -> Option<&'t str> {
    let mine: Vec<Candidate<'t>> = mine.map(|(name, own)| Candidate::of(name, || own.vasl.clone())).collect();
    let shipped: Vec<Candidate<'t>> = shipped.collect();
    among(counter, &mine).or_else(|| among(counter, &shipped))
}

fn among<'t>(counter: &Known<'_>, types: &[Candidate<'t>]) -> Option<&'t str> {
    let printed = counter.class.replace("PzKw", "PzKpfw");
    let plainly = plain(&printed);
    let one = |fits: &dyn Fn(&Candidate<'t>) -> bool| {
        let mut found = types.iter().filter(|each| fits(each)).map(|each| each.name);
        found.next().filter(|_| found.next().is_none())
    };
    types
        .iter()
        .find(|each| each.name == printed || each.name == counter.class)
        .map(|each| each.name)
        .or_else(|| one(&|each| each.vasl.iter().any(|word| counter.is_called(word))))
        .or_else(|| one(&|each| plain(each.name) == plainly))
}

/// The name of a picture, without folder and ending.
fn picture(art: &str) -> Option<&str> {
    let name = art.rsplit('/').next()?;
    let name = ["png", "gif", "svg"]
        .iter()
        .find_map(|end| name.strip_suffix(end)?.strip_suffix('.'))
        .unwrap_or(name);
    Some(name).filter(|name| !name.is_empty())
}

/// Letters in either case, and a blank is as good as `-`: a player's folder may hold them in either.
fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// Without spaces, signs and case; brackets count, for they tell captured types apart.
fn plain(name: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, '(' | ')' | '*');
    name.chars().filter(kept).flat_map(char::to_lowercase).collect()
}
