//! The dice of players, as text and as a drawing.

use super::{DIM, STRONG, Table, counted, one_line, styled};
use crate::view::{ShotsRow, StatRow, StatsView};
use anstyle::Style;
use askama::Template;

/// The dice of games, as text.
#[must_use]
pub fn stats(view: &StatsView) -> String {
    let mut table = Table::new(&[]);
    table.row(
        ["player", "dice", "for", "rolls", "mean", "fair dice", "luck", ""]
            .map(|head| (DIM, head.to_owned())),
    );
    for row in &view.rows {
        let style = if row.of.is_none() { STRONG } else { Style::new() };
        let of = row.of.clone().unwrap_or_else(|| "all".into());
        let [low, high] = row.fair.map(decimal);
        let cells = [
            one_line(&row.player),
            row.kind.into(),
            one_line(&of),
            row.rolls.to_string(),
            decimal(row.mean),
            format!("{low} to {high}"),
            signed(row.luck),
            row.says.clone(),
        ];
        table.row(cells.map(|cell| (style, cell)));
    }
    let even = view.rows.iter().filter_map(|row| {
        let chi = row.chi_square.as_ref()?;
        let (value, fair) = (decimal(i64::try_from(chi.hundredths).ok()?), tenths(chi.fair_thousandths));
        let (player, kind, freedom) = (one_line(&row.player), row.kind, chi.freedom);
        Some(format!("  {kind} of {player}: chi-square {value} of {freedom} degrees; fair dice are as uneven {fair} times in 100\n"))
    });
    let even: String = even.collect();
    let even = if even.is_empty() { even } else { format!("\n{}\n{even}", styled(STRONG, "How even")) };
    let notes: String = view.notes.iter().map(|note| format!("  {note}\n")).collect();
    let games = counted(view.games.len() as u64, "game", "games");
    let rolls = counted(view.rolls.len() as u64, "roll", "rolls");
    format!(
        "{rolls} of {games}\n{}{even}{}\n{}\n{notes}",
        table.text(2),
        shots(&view.shots),
        styled(STRONG, "Notes")
    )
}

fn shots(rows: &[ShotsRow]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let mut table = Table::new(&[]);
    table.row(["player", "attacks", "KIA or K", "MC or PTC", "nothing"].map(|head| (DIM, head.to_owned())));
    for row in rows {
        let beside =
            |[came, fair]: [u64; 2]| format!("{came} (fair {})", decimal(i64::try_from(fair).unwrap_or(0)));
        table.plain([
            one_line(&row.player),
            row.attacks.to_string(),
            beside(row.kills),
            beside(row.checks),
            beside(row.none),
        ]);
    }
    let head = styled(STRONG, "IFT, beside fair dice on the same columns with the same DRM");
    format!("\n{head}\n{}", table.text(2))
}

/// Hundredths as `7.04`.
pub(super) fn decimal(hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let n = hundredths.abs();
    format!("{sign}{}.{:02}", n / 100, n % 100)
}

fn signed(hundredths: i64) -> String {
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

/// How often each total came up, a plot for each player and kind of dice; the line is what fair dice do.
#[must_use]
pub fn chart(rows: &[StatRow]) -> String {
    let plots: Vec<Plot> = rows.iter().filter(|row| row.of.is_none()).enumerate().map(plot).collect();
    let chart = Chart { height: plots.len() * PLOT, plots };
    chart.render().map_or_else(|_| String::new(), |svg| super::harmless(&svg))
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
    Plot { y: n * PLOT, title, bars, line: line.join(" ") }
}
