//! The dice of players, as text and as a drawing.

use super::{RunRow, ShotsRow, StatRow, StatsView};
use crate::text::table::Table;
use crate::text::{DIM, STRONG, styled};
use crate::words::{self, counted, one_line};
use anstyle::Style;
use askama::Template;

/// The dice of games, as text.
#[must_use]
pub fn stats(view: &StatsView) -> String {
    let games = counted(view.games.len() as u64, "game", "games");
    let rolls = counted(view.rolls.len() as u64, "roll", "rolls");
    let mut out = format!("{rolls} of {games}\n{}", rows(&view.rows));
    if view.rows.iter().any(|row| !row.due_tenths.is_empty()) {
        out += &format!("\n{}\n{}", styled(STRONG, "How often, and how often due"), often(&view.rows));
    }
    for (title, lines) in told(&view.rows, &view.shots) {
        let lines: String = lines.iter().map(|line| format!("  {line}\n")).collect();
        out += &format!("\n{}\n{lines}", styled(STRONG, title));
    }
    let notes: String = view.notes.iter().map(|note| format!("  {note}\n")).collect();
    out + &format!("\n{}\n{notes}", styled(STRONG, "Notes"))
}

fn rows(rows: &[StatRow]) -> String {
    let mut table = Table::new(&[]);
    table.row(
        ["player", "dice", "for", "rolls", "mean", "fair dice", "off even", "as low", ""]
            .map(|head| (DIM, head.to_owned())),
    );
    for row in rows {
        let style = if row.of.is_none() { STRONG } else { Style::new() };
        let of = row.of.clone().unwrap_or_else(|| "all".into());
        let [low, high] = row.fair.map(decimal);
        let cells = [
            one_line(&row.player),
            row.kind.into(),
            one_line(&of),
            row.rolls.to_string(),
            decimal(row.mean),
            range(&low, &high),
            signed(row.luck),
            row.as_low_thousandths.map(|share| format!("{}%", tenths(share))).unwrap_or_default(),
            row.says.clone(),
        ];
        table.row(cells.map(|cell| (style, cell)));
    }
    table.text(2)
}

/// Each total with how often it came up, and below how often it was due.
fn often(rows: &[StatRow]) -> String {
    let mut out = String::new();
    for row in rows.iter().filter(|row| !row.due_tenths.is_empty()) {
        let least = if row.kind == "DR" { 2 } else { 1 };
        let [from, to] = row.extremes.map(|total| total.to_string());
        let came = if from == to { format!("only {from}") } else { format!("from {from} to {to}") };
        out += &format!("  {} of {}: {came} came up\n", row.kind, one_line(&row.player));
        let line = |cells: Vec<String>| cells.iter().map(|cell| format!("{cell:>6}")).collect::<String>();
        let totals = (least..).take(row.totals.len()).map(|total| total.to_string());
        let came = row.totals.iter().map(ToString::to_string);
        let due = row.due_tenths.iter().map(|due| tenths(*due));
        out += &format!("{}\n", styled(DIM, &line(totals.collect())));
        out += &format!("{}\n{}\n", line(came.collect()), line(due.collect()));
    }
    out
}

/// What stands below the means: how even, the last ones, the results of the IFT. Each group with its lines.
pub(crate) fn told(rows: &[StatRow], shots: &[ShotsRow]) -> Vec<(&'static str, Vec<String>)> {
    let groups = [
        ("How even", rows.iter().filter_map(even).collect()),
        ("Lately", rows.iter().filter_map(lately).collect()),
        (
            "IFT, beside fair dice on the same columns with the same DRM",
            shots.iter().flat_map(effects).collect(),
        ),
    ];
    groups.into_iter().filter(|(_, lines): &(_, Vec<String>)| !lines.is_empty()).collect()
}

fn even(row: &StatRow) -> Option<String> {
    let chi = row.chi_square.as_ref()?;
    let (value, fair) = (decimal(i64::try_from(chi.hundredths).ok()?), tenths(chi.fair_thousandths));
    let (player, kind, freedom) = (one_line(&row.player), row.kind, chi.freedom);
    Some(format!(
        "{kind} of {player}: chi-square {value} of {freedom} degrees; fair dice are as uneven {fair} times in 100"
    ))
}

/// The last rolls, beside what fair dice do.
fn lately(row: &StatRow) -> Option<String> {
    let run = row.lately.as_ref()?;
    let ([low, high], mean) = (run.fair.map(decimal), decimal(run.mean));
    let of = format!("{} of {}", row.kind, one_line(&row.player));
    Some(format!("{of}: the last {} have mean {mean}; fair ones {}", run.rolls, range(&low, &high)))
}

/// `5.50 to 8.50`; one figure where both ends are the same.
pub(crate) fn range(low: &str, high: &str) -> String {
    if low == high { low.to_owned() } else { format!("{low} to {high}") }
}

/// What the rolls did: the three kinds of result, then each result.
fn effects(row: &ShotsRow) -> [String; 2] {
    let beside =
        |came: u64, fair: u64| format!("{came} (fair {})", decimal(i64::try_from(fair).unwrap_or(0)));
    let kinds = [("KIA or K", row.kills), ("MC or PTC", row.checks), ("nothing", row.none)]
        .map(|(kind, [came, fair])| format!("{kind} {}", beside(came, fair)));
    let results = row.results.iter().map(|of| format!("{} {}", of.result, beside(of.came, of.fair)));
    let (player, attacks) = (one_line(&row.player), counted(row.attacks, "attack", "attacks"));
    [
        format!("{player}, {attacks}: {}", kinds.join(", ")),
        format!("{player}, each result: {}", results.collect::<Vec<_>>().join(", ")),
    ]
}

/// Hundredths as `7.04`.
pub(crate) fn decimal(hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let n = hundredths.abs();
    format!("{sign}{}.{:02}", n / 100, n % 100)
}

pub(crate) fn signed(hundredths: i64) -> String {
    if hundredths > 0 { format!("+{}", decimal(hundredths)) } else { decimal(hundredths) }
}

fn tenths(thousandths: u64) -> String {
    format!("{}.{}", thousandths / 10, thousandths % 10)
}

#[derive(Template)]
#[template(path = "chart.svg", escape = "html")]
struct Chart {
    height: usize,
    plots: Vec<Plot>,
}

struct Plot {
    y: usize,
    title: String,
    bars: Vec<Bar>,
    line: String,
    /// Where the mean of fair dice lies, and the mean so far, over the rolls.
    fair: String,
    mean: String,
    /// The mean of the last ones alone.
    window: String,
    /// How many those are.
    last: u64,
    even: usize,
    rolls: u64,
}

struct Bar {
    x: usize,
    y: usize,
    height: usize,
    total: usize,
    title: String,
}

/// The height of a plot's bars.
const BARS: usize = 120;
/// The height of a plot.
const PLOT: usize = 190;
/// From bar to bar.
const STEP: usize = 38;

/// How often each total came up, a plot for each player and kind of dice of which the sample says something; the line is
/// what fair dice do.
#[must_use]
pub fn chart(rows: &[StatRow]) -> String {
    let told = rows.iter().filter(|row| row.of.is_none() && row.as_low_thousandths.is_some());
    let plots: Vec<Plot> = told.enumerate().map(plot).collect();
    let chart = Chart { height: (plots.len() * PLOT).max(40), plots };
    chart.render().map_or_else(|_| String::new(), |svg| words::harmless(&svg))
}

fn plot((n, row): (usize, &StatRow)) -> Plot {
    let two = row.kind == "DR";
    let ways: Vec<u64> = if two { vec![1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] } else { vec![6; 6] };
    let most =
        row.totals.iter().map(|count| count * 36).chain(ways.iter().map(|ways| ways * row.rolls)).max();
    let most = most.unwrap_or(1).max(1);
    let scale = |in_36ths: u64| usize::try_from(in_36ths * BARS as u64 / most).unwrap_or(0);
    let least = if two { 2 } else { 1 };
    let bar = |(k, count): (usize, &u64)| {
        let height = scale(count * 36);
        let title = format!("{}: {count} of {}", k + least, row.rolls);
        Bar { x: 20 + k * STEP, y: 30 + BARS - height, height, total: k + least, title }
    };
    let bars = row.totals.iter().enumerate().map(bar).collect();
    let point =
        |(k, ways): (usize, &u64)| format!("{} {}", 35 + k * STEP, 30 + BARS - scale(ways * row.rolls));
    let line: Vec<String> = ways.iter().enumerate().map(point).collect();
    let title = format!("{}, {} {}, mean {}", one_line(&row.player), row.rolls, row.kind, decimal(row.mean));
    let [fair, mean, window] = course(row);
    let last = row.lately.as_ref().map_or(0, |run| run.rolls);
    let (line, even) = (line.join(" "), 30 + BARS / 2);
    Plot { y: n * PLOT, title, bars, line, fair, mean, window, last, even, rolls: row.rolls }
}

/// Where the course of the mean begins, and how wide it is.
const COURSE: [i64; 2] = [480, 300];

/// The mean after more and more rolls, and around it where that of fair dice lies, as points of a drawing; last the mean of
/// the last ones.
fn course(row: &StatRow) -> [String; 3] {
    // In hundredths of a pip: the mean of fair dice, and how far from it a point may be drawn.
    let (even, most) = if row.kind == "DR" { (700, 300) } else { (350, 200) };
    let bars = BARS as i64;
    let last = i64::try_from(row.rolls).unwrap_or(i64::MAX).max(1);
    let x = |run: &RunRow| COURSE[0] + COURSE[1] * i64::try_from(run.rolls).unwrap_or(last) / last;
    let y = |mean: i64| 30 + bars / 2 - (mean - even).clamp(-most, most) * bars / (2 * most);
    let points = |of: fn(&RunRow) -> i64| -> Vec<String> {
        row.running.iter().map(|run| format!("{} {}", x(run), y(of(run)))).collect()
    };
    let mut fair = points(|run| run.fair[0]);
    fair.extend(points(|run| run.fair[1]).into_iter().rev());
    let moved = row.running.iter().filter_map(|run| Some(format!("{} {}", x(run), y(run.window?))));
    [fair, points(|run| run.mean), moved.collect()].map(|points| points.join(" "))
}
