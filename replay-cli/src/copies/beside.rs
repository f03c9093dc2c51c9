//! Two copies side by side from where they part: events that both have stand in one row, however many one has more before them.
//! Input: two games and where they part. Output: rows, and their text in two columns.

use crate::read::Loaded;
use crate::text::wrap::wrapped;
use crate::text::{BAD, DIM, styled};
use crate::view::event::EventView;
use crate::words::one_line;
use asl_core::audit::Replay;
use asl_core::event::Event;
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::Range;

/// Most events of a copy that are laid beside those of the other.
const MOST: usize = 400;

/// A row of two copies.
#[derive(JsonSchema, Serialize, Debug)]
pub struct BesideRow {
    /// What the first copy says there; absent where it has nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub a: Option<EventView>,
    /// What the second says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub b: Option<EventView>,
    /// Both say the same.
    pub is_same: bool,
}

/// The rows from where two copies part: so many events of each.
pub(super) fn rows(a: &Loaded, b: &Loaded, from: usize, count: usize) -> Vec<BesideRow> {
    let [mine, theirs] = [a, b].map(|copy| {
        let to = from.saturating_add(count.min(MOST)).min(copy.game.events.len());
        copy.game.events.get(from..to).unwrap_or_default()
    });
    let [mut first, mut second] =
        [(a, mine), (b, theirs)].map(|(copy, events)| told(copy, from..from + events.len()).into_iter());
    pairs(mine, theirs)
        .into_iter()
        .map(|pair| {
            let [has_a, has_b] = [pair != Pair::Second, pair != Pair::First];
            let row = (has_a.then(|| first.next()).flatten(), has_b.then(|| second.next()).flatten());
            BesideRow { a: row.0, b: row.1, is_same: pair == Pair::Same }
        })
        .collect()
}

/// Events with the position before each.
fn told(copy: &Loaded, range: Range<usize>) -> Vec<EventView> {
    let mut views = Vec::new();
    Replay::of(&copy.game).walk(|n, before, event| {
        views.extend(range.contains(&n).then(|| EventView::of(copy, n as u64, before, event)));
    });
    views
}

/// What a row holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pair {
    Same,
    Other,
    First,
    Second,
}

/// The longest row of events that both have, in order; between them those of both that differ stand side by side.
fn pairs(a: &[Event], b: &[Event]) -> Vec<Pair> {
    let lengths = lengths(a, b);
    let (mut at, mut rows) = ([0, 0], Vec::new());
    let (mut gap_a, mut gap_b) = (0, 0);
    while at[0] < a.len() || at[1] < b.len() {
        let [i, j] = at;
        if i < a.len() && j < b.len() && a[i] == b[j] {
            rows.extend(gap(gap_a, gap_b));
            (gap_a, gap_b) = (0, 0);
            rows.push(Pair::Same);
            at = [i + 1, j + 1];
        } else if j == b.len() || (i < a.len() && lengths[i + 1][j] >= lengths[i][j + 1]) {
            gap_a += 1;
            at[0] += 1;
        } else {
            gap_b += 1;
            at[1] += 1;
        }
    }
    rows.extend(gap(gap_a, gap_b));
    rows
}

fn gap(a: usize, b: usize) -> impl Iterator<Item = Pair> {
    let both = a.min(b);
    let rest = if a > b { Pair::First } else { Pair::Second };
    std::iter::repeat_n(Pair::Other, both).chain(std::iter::repeat_n(rest, a.max(b) - both))
}

/// How many events the rests of both have in common, in order.
fn lengths(a: &[Event], b: &[Event]) -> Vec<Vec<usize>> {
    let mut lengths = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            lengths[i][j] = if a[i] == b[j] {
                lengths[i + 1][j + 1] + 1
            } else {
                lengths[i + 1][j].max(lengths[i][j + 1])
            };
        }
    }
    lengths
}

/// The rows in two columns.
pub(super) fn beside(rows: &[BesideRow], columns: usize) -> String {
    let wide = columns.saturating_sub(5) / 2;
    rows.iter().map(|row| lines(row, wide)).collect()
}

fn lines(row: &BesideRow, wide: usize) -> String {
    let cell = |event: &Option<EventView>| -> Vec<String> {
        let says =
            event.as_ref().map(|event| format!("{} {}: {}", event.event, event.by, one_line(&event.text)));
        says.map(|says| wrapped(wide, &says).iter().flat_map(|line| cut(line, wide)).collect())
            .unwrap_or_default()
    };
    let [first, second] = [cell(&row.a), cell(&row.b)];
    let (style, sign) = if row.is_same { (DIM, "=") } else { (BAD, "≠") };
    let line = |n: usize| {
        let side = |cells: &[String]| cells.get(n).cloned().unwrap_or_default();
        let left = side(&first);
        let pad = " ".repeat(wide.saturating_sub(left.chars().count()));
        let sign = if n == 0 { styled(style, sign) } else { " ".to_owned() };
        (format!("  {left}{pad} {sign} {}", side(&second))).trim_end().to_owned() + "\n"
    };
    (0..first.len().max(second.len())).map(line).collect()
}

/// A word that is longer than a column goes on below itself.
fn cut(line: &str, wide: usize) -> Vec<String> {
    let letters: Vec<char> = line.chars().collect();
    letters.chunks(wide.max(1)).map(|part| part.iter().collect()).collect()
}
