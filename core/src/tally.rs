//! A number with its reasons: a running sum whose every line cites a rule. The check, `explain` and the
//! report print this one object. Knows arithmetic only.

mod quantity;

use crate::vocab::ClauseId;
use crate::vocab::num::{Drm, Fp, KillNumber, Mf, Mp, ToHit};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

pub use quantity::Quantity;

/// What a line does to the sum so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<N> {
    /// Adds.
    Plus(N),
    /// Multiplies all that stands above it.
    Times(u8),
    /// Halves all that stands above it.
    Half,
    /// Rounds a fraction up.
    RoundUp,
}

/// The clauses to name when this line alone was got wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blame {
    /// It was left out.
    pub omitted: ClauseId,
    /// It was applied twice.
    pub repeated: ClauseId,
    /// It was applied at another place of the sum.
    pub misplaced: ClauseId,
    /// Another factor was taken in its place; `None` where no other is known that could be meant.
    pub misread: Option<ClauseId>,
}

impl Blame {
    /// One clause for every kind of mistake.
    #[must_use]
    pub const fn on(clause: &'static str) -> Blame {
        let id = ClauseId(clause);
        Blame { omitted: id, repeated: id, misplaced: id, misread: None }
    }

    /// Another clause when the line was repeated.
    #[must_use]
    pub const fn repeated(self, clause: &'static str) -> Blame {
        Blame { repeated: ClauseId(clause), ..self }
    }

    /// Another clause when the line was misplaced.
    #[must_use]
    pub const fn misplaced(self, clause: &'static str) -> Blame {
        Blame { misplaced: ClauseId(clause), ..self }
    }

    /// The clause when another factor was taken.
    #[must_use]
    pub const fn misread(self, clause: &'static str) -> Blame {
        Blame { misread: Some(ClauseId(clause)), ..self }
    }
}

/// One line of a tally.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<N> {
    /// What it does.
    pub step: Step<N>,
    /// Its name: `Open Ground`, `VBM`, `Reverse`.
    pub label: Cow<'static, str>,
    /// The rule that gives it: `D2.21`.
    pub rule: Cow<'static, str>,
    /// Whom to blame.
    pub blame: Blame,
    /// It stands and falls with the line above it.
    pub dependent: bool,
    /// One of the like things that it counts, where it counts several.
    pub each: Option<N>,
}

/// A sum with its reasons, read from top to bottom.
///
/// ```
/// use asl_core::vocab::num::Mp;
/// use asl_core::tally::{Blame, Tally};
/// let mut tally = Tally::new();
/// tally.plus(Mp::ONE, "Open Ground", "B1", Blame::on("D2.1-cot-column"));
/// tally.times(2, "VBM", "D2.3", Blame::on("D2.3-cost-double"));
/// tally.times(4, "Reverse", "D2.21", Blame::on("D2.21-x4-tracked"));
/// assert_eq!(tally.to_string(), "8 MP = 1 Open Ground ×2 VBM ×4 Reverse");
/// let blamed = tally.blame_for(Mp::whole(4)).unwrap();
/// assert_eq!(blamed.clause.0, "D2.3-cost-double");
/// assert_eq!(blamed.to_string(), "×2 VBM (D2.3) was left out");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally<N> {
    /// The lines.
    pub lines: Vec<Line<N>>,
}

impl<N: Quantity> Default for Tally<N> {
    fn default() -> Self {
        Tally::new()
    }
}

impl<N: Quantity> Tally<N> {
    /// An empty sum.
    #[must_use]
    pub const fn new() -> Tally<N> {
        Tally { lines: Vec::new() }
    }

    /// Adds a line that adds.
    pub fn plus(
        &mut self,
        amount: N,
        label: impl Into<Cow<'static, str>>,
        rule: impl Into<Cow<'static, str>>,
        blame: Blame,
    ) {
        self.lines.push(Line {
            step: Step::Plus(amount),
            label: label.into(),
            rule: rule.into(),
            blame,
            dependent: false,
            each: None,
        });
    }

    /// Adds a line that adds, and that stands and falls with the line above it.
    pub fn with_it(&mut self, amount: N, label: &'static str, rule: &'static str, blame: Blame) {
        self.plus(amount, label, rule, blame);
        self.lines.last_mut().expect("a line was just added").dependent = true;
    }

    /// Adds a line for so many like things, of which some may be forgotten.
    pub fn plus_each(&mut self, n: u8, each: N, label: &'static str, rule: &'static str, blame: Blame) {
        self.plus(each.times(n), label, rule, blame);
        self.lines.last_mut().expect("a line was just added").each = (n > 1).then_some(each);
    }

    /// Adds a line that multiplies the sum so far.
    pub fn times(&mut self, n: u8, label: &'static str, rule: &'static str, blame: Blame) {
        self.lines.push(Line {
            step: Step::Times(n),
            label: label.into(),
            rule: rule.into(),
            blame,
            dependent: false,
            each: None,
        });
    }

    /// Adds a line that halves the sum so far.
    pub fn half(&mut self, label: impl Into<Cow<'static, str>>, rule: &'static str, blame: Blame) {
        self.lines.push(Line {
            step: Step::Half,
            label: label.into(),
            rule: rule.into(),
            blame,
            dependent: false,
            each: None,
        });
    }

    /// Adds a line that rounds a fraction up.
    pub fn round_up(&mut self, label: &'static str, rule: &'static str, blame: Blame) {
        self.lines.push(Line {
            step: Step::RoundUp,
            label: label.into(),
            rule: rule.into(),
            blame,
            dependent: false,
            each: None,
        });
    }

    /// The figure.
    #[must_use]
    pub fn value(&self) -> N {
        sum(self.lines.iter())
    }

    /// The one line whose omission, repetition or misplacement alone explains a wrong figure; `None` when no
    /// line does, or lines of several clauses do. The first of several lines is the base: it is not repeated, and
    /// nobody forgets it where another line explains the figure as well. Only a factor can be misplaced: an addition
    /// on its wrong side is the factor on its own.
    #[must_use]
    pub fn blame_for(&self, figure: N) -> Option<Blamed<'_, N>> {
        let mut suspects = (1..self.lines.len()).filter_map(|i| self.suspect(i, figure)).peekable();
        if suspects.peek().is_none() {
            return self.suspect(0, figure).or_else(|| self.misread(figure));
        }
        let first = suspects.next()?;
        suspects.all(|other| other.clause == first.clause).then_some(first)
    }

    /// The one factor in whose place another one gives the figure.
    fn misread(&self, figure: N) -> Option<Blamed<'_, N>> {
        let other = |i: usize, n: u8| {
            let line = &self.lines[i];
            let read = Line { step: Step::Times(n), ..line.clone() };
            sum(self.lines[..i].iter().chain([&read]).chain(&self.lines[i + 1..])) == figure
        };
        let factor = |i: usize| {
            let times = matches!(self.lines[i].step, Step::Times(_));
            self.lines[i].blame.misread.filter(|_| times && (2..=FACTORS).any(|n| other(i, n)))
        };
        let mut found = (0..self.lines.len()).filter_map(|i| Some((i, factor(i)?)));
        let (i, clause) = found.next()?;
        found.next().is_none().then_some(Blamed { line: &self.lines[i], slip: Slip::Misread, clause })
    }

    fn suspect(&self, i: usize, figure: N) -> Option<Blamed<'_, N>> {
        let (before, after) = self.lines.split_at_checked(i)?;
        let (line, rest) = after.split_first()?;
        let blamed = |slip, clause| Some(Blamed { line, slip, clause });
        let without = || before.iter().chain(rest);
        if sum(before.iter().chain(rest.iter().skip_while(|line| line.dependent))) == figure {
            return blamed(Slip::Omitted, line.blame.omitted);
        }
        let repeatable = !before.is_empty() || rest.is_empty();
        if repeatable && sum(before.iter().chain([line, line]).chain(rest)) == figure {
            return blamed(Slip::Repeated, line.blame.repeated);
        }
        let some = |n: u8| line.each.map(|each| Line { step: Step::Plus(each.times(n)), ..line.clone() });
        let in_part =
            |n: u8| some(n).is_some_and(|part| sum(before.iter().chain([&part]).chain(rest)) == figure);
        let fewer = |each: N| (1..u8::MAX).take_while(move |n| line.step != Step::Plus(each.times(*n)));
        if line.each.is_some_and(|each| fewer(each).any(in_part)) {
            return blamed(Slip::InPart, line.blame.omitted);
        }
        let moved = |to: usize| sum(without().take(to).chain([line]).chain(without().skip(to))) == figure;
        let misplaced = matches!(line.step, Step::Times(_)) && (0..self.lines.len()).any(moved);
        if misplaced { blamed(Slip::Misplaced, line.blame.misplaced) } else { None }
    }
}

/// How a line was got wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slip {
    /// Left out.
    Omitted,
    /// Some of the things that it counts left out.
    InPart,
    /// Applied twice.
    Repeated,
    /// Applied at another place of the sum.
    Misplaced,
    /// Another factor in its place.
    Misread,
}

/// The highest factor that a player is thought to have read in the place of another.
const FACTORS: u8 = 6;

/// The line that explains a wrong figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blamed<'t, N> {
    /// The line.
    pub line: &'t Line<N>,
    /// What was done with it.
    pub slip: Slip,
    /// The clause to name.
    pub clause: ClauseId,
}

impl<N: Quantity> fmt::Display for Blamed<'_, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = alloc::format!("{} {} ({})", self.line.figure(false), self.line.label, self.line.rule);
        match self.slip {
            Slip::Omitted => write!(f, "{line} was left out"),
            Slip::InPart => write!(f, "{line} was counted in part"),
            Slip::Repeated => write!(f, "{line} was counted twice"),
            Slip::Misplaced => write!(f, "{line} was applied at the wrong place"),
            Slip::Misread => write!(f, "another factor stands for {line}"),
        }
    }
}

fn sum<'a, N: Quantity + 'a>(lines: impl Iterator<Item = &'a Line<N>>) -> N {
    lines.fold(N::ZERO, |total, line| line.step.on(total))
}

impl<N: Quantity> Step<N> {
    fn on(self, total: N) -> N {
        match self {
            Step::Plus(amount) => total.plus(amount),
            Step::Times(n) => total.times(n),
            Step::Half => total.halved(),
            Step::RoundUp => total.rounded_up(),
        }
    }
}

/// What a rule adds up into: a tally where the reasons are asked for, the bare figure where they are not.
pub trait AddUp<N: Quantity> {
    /// One step, its words and its rule.
    fn step(&mut self, step: Step<N>, words: impl FnOnce() -> [Cow<'static, str>; 2], blame: Blame);
    /// The figure so far.
    fn figure(&self) -> N;
}

impl<N: Quantity> AddUp<N> for Tally<N> {
    fn step(&mut self, step: Step<N>, words: impl FnOnce() -> [Cow<'static, str>; 2], blame: Blame) {
        let [label, rule] = words();
        self.lines.push(Line { step, label, rule, blame, dependent: false, each: None });
    }

    fn figure(&self) -> N {
        self.value()
    }
}

/// A figure without its reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bare<N>(pub N);

impl<N: Quantity> AddUp<N> for Bare<N> {
    fn step(&mut self, step: Step<N>, _: impl FnOnce() -> [Cow<'static, str>; 2], _: Blame) {
        self.0 = step.on(self.0);
    }

    fn figure(&self) -> N {
        self.0
    }
}

impl<N: Quantity> Line<N> {
    /// The figure of the line as it stands in a sum: `1`, `+2`, `×4`.
    #[must_use]
    pub fn figure(&self, first: bool) -> String {
        match self.step {
            Step::Plus(amount) if first => alloc::format!("{amount}"),
            Step::Plus(amount) => {
                let figure = alloc::format!("{amount}");
                if figure.starts_with(['-', '+']) { figure } else { alloc::format!("+{figure}") }
            }
            Step::Times(n) => alloc::format!("×{n}"),
            Step::Half => "×½".into(),
            Step::RoundUp => "up".into(),
        }
    }
}

impl<N: Quantity> fmt::Display for Tally<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} =", self.value(), N::UNIT)?;
        for (i, line) in self.lines.iter().enumerate() {
            write!(f, " {} {}", line.figure(i == 0), line.label)?;
        }
        Ok(())
    }
}

/// A tally of any quantity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sum {
    /// Movement Points.
    Mp(Tally<Mp>),
    /// Movement Factors.
    Mf(Tally<Mf>),
    /// Firepower.
    Fp(Tally<Fp>),
    /// Modifiers.
    Drm(Tally<Drm>),
    /// A To Hit Number.
    ToHit(Tally<ToHit>),
    /// A To Kill Number.
    Kill(Tally<KillNumber>),
}

macro_rules! sum_of {
    ($($quantity:ident)*) => {$(
        impl From<Tally<$quantity>> for Sum {
            fn from(tally: Tally<$quantity>) -> Sum {
                Sum::$quantity(tally)
            }
        }
    )*};
}

sum_of! { Mf Mp Fp Drm }

impl From<Tally<ToHit>> for Sum {
    fn from(tally: Tally<ToHit>) -> Sum {
        Sum::ToHit(tally)
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sum::Mp(tally) => tally.fmt(f),
            Sum::Mf(tally) => tally.fmt(f),
            Sum::Fp(tally) => tally.fmt(f),
            Sum::Drm(tally) => tally.fmt(f),
            Sum::ToHit(tally) => tally.fmt(f),
            Sum::Kill(tally) => tally.fmt(f),
        }
    }
}
