//! Which type a counter of VASL is: of the user's own, or of the catalogue. VASL writes some families otherwise than the
//! counters print them; a name that fits no type, or several, fits none.

use super::vassal::action::Look;
use super::vassal::army::Army;
use asl_core::catalogue::{self, SupportWeapon};
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

    /// Is it named so, but for spaces and signs?
    #[must_use]
    pub fn is_named(&self, name: &str) -> bool {
        plain(&self.class.replace("PzKw", "PzKpfw")) == plain(name)
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

/// The type of Personnel by the class and the army of its counter.
#[must_use]
pub fn of_personnel(class: &str, army: &str, book: u16) -> Option<&'static str> {
    let factors = factors(class);
    let crew = if kind(class) == "crew" { "crew " } else { "" };
    let nation = Army::of(army).map_or("", |army| army.word);
    let name = format!("{nation} {crew}{factors}").trim().to_owned();
    let known = catalogue::personnel(&name, book).or_else(|| catalogue::personnel(factors, book));
    known.map(|known| known.name)
}

/// The type of a SW of an army.
#[must_use]
pub fn weapon(army: &str, class: &str, book: u16) -> Option<&'static SupportWeapon> {
    let word = Army::of(army).map_or("", |army| army.word);
    let nation = word.split(' ').next().unwrap_or_default();
    let class = class.to_lowercase();
    let names = [format!("{word} {class}"), format!("{nation} {class}"), class];
    names.iter().find_map(|name| catalogue::weapon(name.trim(), book))
}

/// The word of a counter's name that holds its factors, else its first one.
#[must_use]
pub fn factors(class: &str) -> &str {
    let mut words = class.split_whitespace();
    let first = words.clone().next().unwrap_or_default();
    words.find(|word| is_factors(word)).unwrap_or(first)
}

/// What a counter's name tells of its kind: `1sq`, `2hs`, `Icr`, `Hero`, two figures for a leader.
#[must_use]
pub fn kind(class: &str) -> &'static str {
    let words: Vec<String> = class.split_whitespace().map(str::to_lowercase).collect();
    let ends = |end: &str| words.iter().any(|word| word.ends_with(end));
    match () {
        () if ends("hs") => "hs",
        () if ends("cr") || ends("crew") => "crew",
        () if ends("hero") => "hero",
        () if is_leader(factors(class)) => "leader",
        () => "squad",
    }
}

/// `4-6-7`, `9-1`, `8+1`.
#[must_use]
pub fn is_factors(word: &str) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    word.starts_with(digit)
        && word.ends_with(digit)
        && word.contains(['-', '+'])
        && word.chars().all(|c| digit(c) || matches!(c, '-' | '+'))
}

/// Two figures: morale and leadership.
#[must_use]
pub fn is_leader(factors: &str) -> bool {
    is_factors(factors) && factors.matches(['-', '+']).count() == 1
}

/// What VASL may call a type: its own name, and what its row says.
#[must_use]
pub fn called(name: &str, book: u16, own: &Types) -> Vec<String> {
    let mine = own.get(name).map(|own| own.vasl.clone());
    let vehicle = || catalogue::entry(name, book).map(|row| row.vasl().collect());
    let words = mine.or_else(vehicle).or_else(|| catalogue::gun(name, book).map(|row| row.vasl().collect()));
    words.into_iter().flatten().chain([name.to_owned()]).collect()
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
    let one = |fits: &dyn Fn(&Candidate<'t>) -> bool| {
        let mut found = types.iter().filter(|each| fits(each)).map(|each| each.name);
        found.next().filter(|_| found.next().is_none())
    };
    types
        .iter()
        .find(|each| each.name == printed || each.name == counter.class)
        .map(|each| each.name)
        .or_else(|| one(&|each| each.vasl.iter().any(|word| counter.is_called(word))))
        .or_else(|| one(&|each| counter.is_named(each.name)))
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
