//! Luck by result: its table and its plot.

use crate::review::view::LuckRow;
use crate::stats::text::{decimal, signed};
use crate::words::harmless;
use askama::Template;

/// A line of the table.
pub(super) struct Line {
    pub(super) player: String,
    pub(super) of: String,
    pub(super) rolls: u64,
    pub(super) came: u64,
    pub(super) fair: String,
    pub(super) ahead: String,
}

impl Line {
    pub(super) fn of(row: &LuckRow) -> Line {
        let ahead = i64::try_from(row.came * 100).unwrap_or(0) - i64::try_from(row.fair).unwrap_or(0);
        Line {
            player: row.player.clone(),
            of: row.of.clone(),
            rolls: row.rolls,
            came: row.came,
            fair: decimal(i64::try_from(row.fair).unwrap_or(0)),
            ahead: signed(ahead),
        }
    }
}

#[derive(Template)]
#[template(path = "luck.svg", escape = "html")]
struct Plot {
    zero: i64,
    marks: Vec<Mark>,
    lines: Vec<Course>,
}

struct Mark {
    y: i64,
    name: i64,
}

struct Course {
    n: usize,
    player: String,
    points: String,
    end: String,
}

/// So many points tell a course.
const POINTS: usize = 200;
/// So many players are drawn.
const PLAYERS: usize = 4;

/// How far each player was ahead, over the events.
pub(super) fn chart(rows: &[LuckRow]) -> Result<String, askama::Error> {
    let all: Vec<&LuckRow> = rows.iter().filter(|row| row.of == "all").take(PLAYERS).collect();
    let points = || all.iter().flat_map(|row| &row.course);
    let last = points().map(|point| point.event).max().unwrap_or(1).max(1);
    let most = points().map(|point| point.ahead.abs()).max().unwrap_or(0).max(100);
    let whole = (most + 99) / 100;
    let y = |ahead: i64| 95 - ahead * 85 / (whole * 100);
    let x = |event: u64| 40 + event * 750 / last;
    let course = |(n, row): (usize, &&LuckRow)| {
        let every = row.course.len().div_ceil(POINTS).max(1);
        let some = row.course.iter().enumerate().filter(|(k, _)| k % every == 0 || k + 1 == row.course.len());
        let points = some.map(|(_, point)| format!("{},{}", x(point.event), y(point.ahead)));
        Course {
            n,
            player: harmless(&row.player),
            points: std::iter::once(format!("40,{}", y(0))).chain(points).collect::<Vec<_>>().join(" "),
            end: signed(row.course.last().map_or(0, |point| point.ahead)),
        }
    };
    let marks = [whole, 0, -whole].map(|name| Mark { y: y(name * 100), name });
    Plot { zero: y(0), marks: marks.into(), lines: all.iter().enumerate().map(course).collect() }.render()
}
