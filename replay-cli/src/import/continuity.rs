//! How the files of a session hang together: in which order they belong, what each begins with, what stands twice.
//!
//! Input: imported files, in any order. Output: a [`Chain`]: the files in the order of their content, each with the
//! [`Link`] to the file that it follows. It knows no rules and no screen, and says nothing of what it did not compare.

mod compare;
mod order;
mod overlap;

pub use compare::{Difference, Lying, Weight};
pub use overlap::{Overlap, Steps};

use super::vassal::Imported;

/// How a file stands to the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// No file before it.
    First,
    /// Its set-up is the end of the file that it follows.
    Continues,
    /// Its set-up is not that end, and the phase wheel shows that the game went on between: a file is missing.
    Gap,
    /// Its set-up is not that end: somebody moved or changed pieces outside of a log.
    Ghost,
    /// Its first steps are those of the file that it follows.
    Repeats,
    /// No piece stands in both: another game.
    Unrelated,
    /// No counter on either side to compare.
    NothingToCompare,
}

/// A file and the one that it follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The file that it follows, by its place in the chain.
    pub after: Option<usize>,
    /// How it stands to that file.
    pub standing: Standing,
    /// Counters that stand in both.
    pub compared: usize,
    /// What no log tells of.
    pub differences: Vec<Difference>,
    /// What the scenario window says otherwise than at the end of the file before: the figure, before and after.
    pub window: Vec<(&'static str, String, String)>,
    /// Steps that stand in both.
    pub overlap: Option<Overlap>,
    /// Another file that goes on from the same position: only one of the two can be the game.
    pub rival: Option<usize>,
}

impl Link {
    /// Whether it is a finding: a gap, a ghost move, another SAN or ELR, or a step that stands differently in two files.
    #[must_use]
    pub fn is_finding(&self) -> bool {
        let apart = matches!(self.standing, Standing::Gap | Standing::Ghost);
        apart || !self.window.is_empty() || self.altered().next().is_some()
    }

    /// Steps of the later file that stand differently in the earlier.
    pub fn altered(&self) -> impl Iterator<Item = u32> + '_ {
        self.overlap.iter().flat_map(|overlap| overlap.altered.iter().copied())
    }

    /// Steps at the beginning of the file that an earlier file told already.
    #[must_use]
    pub fn repeated(&self) -> u32 {
        self.overlap.as_ref().map_or(0, |overlap| overlap.steps)
    }
}

/// The files of a session in their order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chain {
    /// For each place in the chain the place at which the file was given.
    pub order: Vec<usize>,
    /// For each place in the chain how it follows.
    pub links: Vec<Link>,
}

impl Chain {
    /// The files of each game, by the place at which they were given.
    #[must_use]
    pub fn games(&self) -> Vec<Vec<usize>> {
        let mut of: Vec<usize> = Vec::with_capacity(self.links.len());
        let mut games: Vec<Vec<usize>> = Vec::new();
        for (at, link) in self.links.iter().enumerate() {
            let before = link.after.filter(|_| link.standing != Standing::Unrelated);
            let game = before.and_then(|before| of.get(before).copied()).unwrap_or(games.len());
            if game == games.len() {
                games.push(Vec::new());
            }
            of.push(game);
            games[game].extend(self.order.get(at));
        }
        games
    }

    /// Whether no file is of another game than those before it.
    #[must_use]
    pub fn is_one_game(&self) -> bool {
        self.links.iter().all(|link| link.standing != Standing::Unrelated)
    }

    /// Puts files in order and compares each with the one that it follows.
    #[must_use]
    pub fn of(files: &[Imported]) -> Self {
        let ends: Vec<Ends<'_>> = files.iter().map(Ends::of).collect();
        let order = order::order(&ends);
        let sorted: Vec<&Ends<'_>> = order.iter().map(|at| &ends[*at]).collect();
        let mut links: Vec<Link> = Vec::new();
        for at in 0..sorted.len() {
            let mut link = link(&sorted, at);
            link.rival = rival(&sorted, &links, &link, at);
            links.push(link);
        }
        Self { order, links }
    }

    /// Whether the files were given in another order.
    #[must_use]
    pub fn is_reordered(&self) -> bool {
        self.order.iter().enumerate().any(|(at, given)| at != *given)
    }
}

/// What is compared of a file.
struct Ends<'a> {
    begin: Lying<'a>,
    end: Lying<'a>,
    steps: Steps<'a>,
}

impl<'a> Ends<'a> {
    fn of(file: &'a Imported) -> Self {
        Self { begin: Lying::of(file, &file.setup), end: Lying::of(file, &file.last), steps: Steps::of(file) }
    }

    /// Differences that count between its end and the beginning of a later file; habits do not.
    fn distance(&self, later: &Self) -> usize {
        let differences = self.end.differences(&later.begin);
        differences.iter().filter(|difference| difference.weight() > Weight::Habit).count()
    }

    fn continues(&self, later: &Self) -> bool {
        self.end.common(&later.begin) > 0 && self.distance(later) == 0
    }
}

/// How the file at a place of the chain follows one before it: the one that it repeats, else the last whose end is its
/// beginning, else the one that is nearest.
fn link(sorted: &[&Ends<'_>], at: usize) -> Link {
    let later = sorted[at];
    let repeats = |before: &usize| Some((*before, sorted[*before].steps.repeated_in(&later.steps)?));
    if let Some((before, overlap)) =
        (0..at).filter_map(|before| repeats(&before)).max_by_key(|(_, o)| o.steps)
    {
        let compared = sorted[before].end.common(&later.begin);
        return Link { overlap: Some(overlap), ..blank(Some(before), Standing::Repeats, compared) };
    }
    let continued = (0..at).rev().find(|before| sorted[*before].continues(later));
    let related = (0..at).rev().filter(|before| sorted[*before].end.common(&later.begin) > 0);
    let nearest = || related.min_by_key(|before| sorted[*before].distance(later));
    match continued.or_else(nearest) {
        Some(before) => compared(sorted[before], later, before),
        None => blank(at.checked_sub(1), alone(sorted, at), 0),
    }
}

fn blank(after: Option<usize>, standing: Standing, compared: usize) -> Link {
    Link {
        after,
        standing,
        compared,
        differences: Vec::new(),
        window: Vec::new(),
        overlap: None,
        rival: None,
    }
}

fn alone(sorted: &[&Ends<'_>], at: usize) -> Standing {
    let empty = |ends: &&Ends<'_>| ends.end.count() == 0;
    match at {
        0 => Standing::First,
        _ if sorted[at].begin.count() == 0 || sorted[..at].iter().all(empty) => Standing::NothingToCompare,
        _ => Standing::Unrelated,
    }
}

fn compared(earlier: &Ends<'_>, later: &Ends<'_>, before: usize) -> Link {
    let differences = earlier.end.differences(&later.begin);
    let has = |weight: Weight| differences.iter().any(|difference| difference.weight() == weight);
    let standing = match (has(Weight::Wheel), has(Weight::Ghost)) {
        (true, _) => Standing::Gap,
        (false, true) => Standing::Ghost,
        (false, false) => Standing::Continues,
    };
    let window = window(earlier.end.file(), later.begin.file());
    Link { differences, window, ..blank(Some(before), standing, earlier.end.common(&later.begin)) }
}

/// ELR and SAN that a file begins with, where the file before ended with others. What one of them leaves out is not compared.
fn window(earlier: &Imported, later: &Imported) -> Vec<(&'static str, String, String)> {
    let (before, after) = (earlier.scenario_at_the_end(), &later.scenario);
    let pairs = [
        ("Axis ELR", &before.axis_elr, &after.axis_elr),
        ("Axis SAN", &before.axis_san, &after.axis_san),
        ("Allied ELR", &before.allied_elr, &after.allied_elr),
        ("Allied SAN", &before.allied_san, &after.allied_san),
    ];
    let differs = |(name, before, after): (&'static str, &Option<String>, &Option<String>)| {
        let (before, after) = (before.clone()?, after.clone()?);
        (before != after).then_some((name, before, after))
    };
    pairs.into_iter().filter_map(differs).collect()
}

/// Another file with steps of its own that goes on from the end of the same file.
fn rival(sorted: &[&Ends<'_>], links: &[Link], link: &Link, at: usize) -> Option<usize> {
    let goes_on = |link: &Link, at: usize| sorted[at].begin.file().steps > link.repeated();
    let same = |other: &usize| {
        let other_link = &links[*other];
        other_link.after == link.after && other_link.after.is_some() && goes_on(other_link, *other)
    };
    let follows = matches!(link.standing, Standing::Continues | Standing::Repeats) && goes_on(link, at);
    let to_the_end = |link: &Link, after: usize| {
        link.overlap.as_ref().is_none_or(|o| o.from + o.steps > sorted[after].begin.file().steps)
    };
    let whole = link.after.is_some_and(|after| to_the_end(link, after));
    (0..links.len()).find(|other| follows && whole && same(other) && links[*other].standing != Standing::Gap)
}
