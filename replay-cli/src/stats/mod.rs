//! The dice of players over one game or many: what came up, and what fair dice do. Figures alone: where a sample is too
//! small to say more, that is said.

#[cfg(feature = "cli")]
pub mod command;
pub mod fair;
mod shots;
pub mod text;

pub use shots::{ResultRow, ShotsRow};

use crate::read::Loaded;
use crate::view::event::when;
use asl_core::event::{Event, What};
use asl_core::state::State;
use asl_core::vocab::dice::Dice;
use fair::Throw as Kind;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// One roll.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct ThrowRow {
    /// The game.
    pub game: String,
    /// The number of the event that made it.
    pub event: u64,
    /// `turn 2 russian MPh`.
    pub when: String,
    /// The roller.
    pub player: String,
    /// `DR` or `dr`.
    pub kind: &'static str,
    /// What it was rolled for.
    pub purpose: String,
    /// The dice, the colored one first.
    pub dice: Vec<u8>,
    /// The sum of its dice: 1 to 6 of a dr, 2 to 12 of a DR.
    pub total: i16,
    /// The year in which it was recorded, by the clock of its recorder; none where he tells no time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub season: Option<String>,
}

/// How often each total came up, and how far that is from even.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct ChiRow {
    /// Chi-square, in hundredths.
    pub hundredths: u64,
    /// Degrees of freedom.
    pub freedom: u32,
    /// How often fair dice are as uneven as this, in thousandths.
    pub fair_thousandths: u64,
}

/// The mean of the first so many rolls, in hundredths.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct RunRow {
    /// How many.
    pub rolls: u64,
    /// Their mean.
    pub mean: i64,
    /// That of as many fair rolls lies between these 95 times in 100, by the normal distribution.
    pub fair: [i64; 2],
    /// The mean of the last ones up to here alone, as many as the window has; absent before there are so many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<i64>,
}

/// The rolls of one player of one kind, all or a group of them. Means are in hundredths.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct StatRow {
    /// The roller.
    pub player: String,
    /// `DR` or `dr`.
    pub kind: &'static str,
    /// The purpose, phase or game; absent for all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// How many.
    pub rolls: u64,
    /// Their mean.
    pub mean: i64,
    /// The least and the greatest of them.
    pub extremes: [i16; 2],
    /// The mean of as many fair rolls lies between these 95 times in 100; exact to 2,000 rolls, by the normal
    /// distribution beyond.
    pub fair: [i64; 2],
    /// The mean less that of fair dice.
    pub luck: i64,
    /// How many rolls a difference of this size needs to lie outside of what fair dice do; absent where it is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<u64>,
    /// The mean of as many fair rolls is this low or lower so often, in thousandths; absent where too few were rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub as_low_thousandths: Option<u64>,
    /// How often each total came up: of a DR 2 to 12, of a dr 1 to 6.
    pub totals: Vec<u64>,
    /// How often each was due, in tenths; of all rolls alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub due_tenths: Vec<u64>,
    /// The mean after more and more rolls, at most 150 of them; of all rolls alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub running: Vec<RunRow>,
    /// The mean of the last of all rolls, as many as the window has, and where that of fair ones lies 95 times in 100.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lately: Option<RunRow>,
    /// Present where enough was rolled for every total to be due five times.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chi_square: Option<ChiRow>,
    /// What the sample bears, in words.
    pub says: String,
}

/// What rolls are grouped by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum By {
    /// What they were rolled for.
    #[default]
    Purpose,
    /// The phase.
    Phase,
    /// The game.
    Game,
    /// The year in which they were recorded.
    Season,
}

/// Which rolls are wanted.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The rolls of this player alone.
    pub player: Option<String>,
    /// For this.
    pub purpose: Option<String>,
    /// In groups.
    pub by: By,
    /// So many are the last ones, in what moves with them.
    pub window: usize,
}

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted { player: None, purpose: None, by: By::default(), window: 20 }
    }
}

/// What `stats` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct StatsView {
    /// `asl-replay/stats/1`.
    pub schema: &'static str,
    /// The games.
    pub games: Vec<String>,
    /// All rolls of each player, then his groups.
    pub rows: Vec<StatRow>,
    /// What IFT rolls did, beside what fair dice do on the same columns with the same DRM.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shots: Vec<ShotsRow>,
    /// The rolls, in order.
    pub rolls: Vec<ThrowRow>,
    /// What to know of these figures.
    pub notes: Vec<String>,
}

impl StatsView {
    /// The dice of games.
    #[must_use]
    pub fn of(games: &[Loaded], wanted: &Wanted) -> StatsView {
        let mut rolls: Vec<ThrowRow> = games.iter().flat_map(throws).collect();
        rolls.retain(|roll| {
            let is = |asked: &Option<String>, word: &str| {
                asked.as_ref().is_none_or(|asked| asked.eq_ignore_ascii_case(word))
            };
            is(&wanted.player, &roll.player) && is(&wanted.purpose, &roll.purpose)
        });
        let rows = rows(&rolls, wanted);
        let shots = shots::of(games, wanted.player.as_deref());
        let notes = notes(&rows);
        let games = games.iter().map(Loaded::name).collect();
        StatsView { schema: "asl-replay/stats/1", games, rows, shots, rolls, notes }
    }
}

/// A roll without a time of its own was made at the last time that stands before it.
fn throws(loaded: &Loaded) -> Vec<ThrowRow> {
    let (mut rows, game, mut season) = (Vec::new(), loaded.name(), None);
    loaded.replay().walk(|n, before, event| {
        let year = event.at.as_ref().and_then(|at| year(&at.to_string()));
        season = year.or(season.take());
        rows.extend(throw(&game, n, before, event).map(|row| ThrowRow { season: season.clone(), ..row }));
    });
    rows
}

/// `2026` of `2026-04-11T09:00Z`: a recorder may write the time in any way.
pub(crate) fn year(at: &str) -> Option<String> {
    let (year, _) = at.split_once('-')?;
    (year.len() == 4 && year.bytes().all(|c| c.is_ascii_digit())).then(|| year.to_owned())
}

pub(crate) fn throw(game: &str, n: usize, before: &State, event: &Event) -> Option<ThrowRow> {
    let What::DiceRolled(rolled) = &event.what else { return None };
    let (kind, dice) = match rolled.dice {
        Dice::Dr(dr) => ("DR", vec![dr.colored.pips(), dr.white.pips()]),
        Dice::dr(die) => ("dr", vec![die.pips()]),
        Dice::Three(..) => return None,
    };
    Some(ThrowRow {
        game: game.to_owned(),
        event: n as u64,
        when: when(before, event),
        player: rolled.roller.to_string(),
        kind,
        purpose: rolled.purpose.name().to_owned(),
        total: rolled.dice.total(),
        dice,
        season: None,
    })
}

fn rows(rolls: &[ThrowRow], wanted: &Wanted) -> Vec<StatRow> {
    let mut groups: BTreeMap<(&str, &'static str, Option<&str>), Vec<i16>> = BTreeMap::new();
    for roll in rolls {
        let group = match wanted.by {
            By::Season => roll.season.as_deref().unwrap_or("undated"),
            By::Purpose => &roll.purpose,
            By::Phase => roll.when.rsplit(' ').next().unwrap_or(&roll.when),
            By::Game => &roll.game,
        };
        for of in [None, Some(group)] {
            groups.entry((&roll.player, roll.kind, of)).or_default().push(roll.total);
        }
    }
    groups
        .into_iter()
        .map(|((player, kind, of), totals)| row(player, kind, of, (&totals, wanted.window)))
        .collect()
}

/// In hundredths, rounded.
fn hundredths(value: f64) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "means of dice are small")]
    let rounded = (value * 100.0).round() as i64;
    rounded
}

fn row(player: &str, kind: &'static str, of: Option<&str>, (rolled, window): (&[i16], usize)) -> StatRow {
    let dice = if kind == "DR" { Kind::TWO } else { Kind::ONE };
    let (n, sum) = (rolled.len(), rolled.iter().map(|total| i64::from(*total)).sum::<i64>());
    let count = |total: i16| rolled.iter().filter(|rolled| **rolled == total).count() as u64;
    let totals: Vec<u64> = dice.totals().map(count).collect();
    let sample = dice.sample(n, sum);
    let of_all = of.is_none();
    StatRow {
        player: player.to_owned(),
        kind,
        of: of.map(str::to_owned),
        rolls: n as u64,
        mean: hundredths(sample.mean),
        extremes: [rolled.iter().min(), rolled.iter().max()].map(|total| total.copied().unwrap_or(0)),
        fair: sample.fair.map(hundredths),
        luck: hundredths(sample.luck),
        needs: sample.needs,
        as_low_thousandths: (n >= FEW).then(|| thousandths(sample.as_low)),
        due_tenths: if of_all { dice.due_tenths(n) } else { Vec::new() },
        running: if of_all { running(dice, rolled, window) } else { Vec::new() },
        lately: of_all.then(|| lately(dice, rolled, window)).flatten(),
        chi_square: of_all.then(|| dice.chi_square(&totals)).flatten(),
        totals,
        says: says(n, &sample),
    }
}

/// Fewer rolls than these say nothing.
const FEW: usize = 6;
/// So many points tell a course.
const POINTS: usize = 150;

fn running(dice: Kind, rolled: &[i16], window: usize) -> Vec<RunRow> {
    let every = rolled.len().div_ceil(POINTS).max(1);
    let sums = rolled.iter().scan(0, |sum, total| {
        *sum += i64::from(*total);
        Some(*sum)
    });
    let last = rolled.len();
    let points = sums.zip(1..).filter(|(_, n)| n % every == 0 || *n == last);
    points
        .map(|(sum, n)| RunRow { window: window_mean(&rolled[..n], window), ..run(n, dice.mean_of(n, sum)) })
        .collect()
}

fn run(n: usize, (mean, fair): (f64, [f64; 2])) -> RunRow {
    RunRow { rolls: n as u64, mean: hundredths(mean), fair: fair.map(hundredths), window: None }
}

/// The mean of the last ones, in hundredths, rounded.
fn window_mean(rolled: &[i16], window: usize) -> Option<i64> {
    let last = rolled.get(rolled.len().checked_sub(window)?..)?;
    let (sum, n) = (last.iter().map(|total| i64::from(*total)).sum::<i64>(), i64::try_from(window).ok()?);
    (n > 0).then(|| (sum * 200 + n) / (2 * n))
}

fn lately(dice: Kind, rolled: &[i16], window: usize) -> Option<RunRow> {
    let last = rolled.get(rolled.len().checked_sub(window)?..)?;
    let sample = dice.sample(window, last.iter().map(|total| i64::from(*total)).sum());
    Some(run(window, (sample.mean, sample.fair)))
}

/// Thousandths of a share.
fn thousandths(share: f64) -> u64 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share is 0 to 1")]
    let rounded = (share * 1000.0).round() as u64;
    rounded
}

/// No more than the sample bears.
fn says(rolls: usize, sample: &fair::Sample) -> String {
    if rolls < FEW {
        return "too few rolls to say anything".into();
    }
    if sample.is_outside {
        let often = sample.tail * 100.0;
        return format!("fair dice are so far to this side {often:.1} times in 100");
    }
    match sample.needs {
        None => "what fair dice do".into(),
        Some(needs) => format!("what fair dice do; to mean anything, {needs} rolls of this mean"),
    }
}

fn notes(rows: &[StatRow]) -> Vec<String> {
    if rows.is_empty() {
        return vec!["no roll in these games, or none that was asked for".into()];
    }
    let many = rows.len() / 20;
    let chance = (many > 0).then(|| {
        format!("{} rows: of so many about {} lie outside by chance alone", rows.len(), many.max(1))
    });
    let low = "a low roll is good for who makes it in most that ASL asks for, and bad in some";
    let hot = "as low: so often the mean of as many fair rolls is this low or lower; a half is even";
    [low.to_owned(), hot.to_owned()].into_iter().chain(chance).collect()
}
