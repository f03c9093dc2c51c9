//! Stacks, traces and explanations as fragments, each once.

use crate::review::view::{CounterRow, MapRow, OddsRow, RolledRow, StackRow, TraceKind, TraceRow};
use crate::words::harmless;
use askama::Template;
use serde::Serialize;
use std::collections::HashMap;
use std::fmt::Write;
use std::hash::Hash;

/// So many counters of a stack are drawn.
const MOST_DRAWN: usize = 4;
/// So far below the middle of its hex a counter lies: the name of the hex stays free.
const BELOW: i32 = 22;
/// SMOKE that covers a hex.
pub(super) const SMOKE: &str =
    r##"<g class="smoke"><title>SMOKE</title><use href="#h"/><text y="230" class="s">SMOKE</text></g>"##;

/// So many duties are told of an event.
const MOST_OWED: usize = 12;

#[derive(Template)]
#[template(path = "counter.svg", escape = "html")]
struct Drawn {
    c: Counter,
}

struct Counter {
    unit: String,
    nation: &'static str,
    /// The silhouette; empty for what has none.
    symbol: &'static str,
    is_vehicle: bool,
    is_broken: bool,
    title: String,
    vca: Option<i32>,
    tca: Option<i32>,
    is_wreck: bool,
    top: String,
    label: String,
    /// What does not fit on the line of the label.
    second: String,
    size: &'static str,
    under: String,
}

#[derive(Template)]
#[template(
    source = "{% if !lines.is_empty() %}<ul class=\"sum\">{% for line in lines %}<li>{{ line }}</li>{% endfor %}</ul>{% endif %}",
    ext = "html"
)]
struct Explained {
    lines: Vec<String>,
}

/// Fragments by their number.
#[derive(Default)]
pub(super) struct Fragments {
    drawings: Numbered<String>,
    stacks: Numbered<Vec<i64>>,
    traces: Numbered<String>,
    owed: Numbered<String>,
    sheets: Numbered<String>,
    odds: Numbered<Odds>,
}

/// The chances of a roll as the script draws them: what it is, on what, what may be changed in thought and its figure, how
/// many of the results are good, the names of the results, and how many of 36 throws give each, by figure.
type Odds = (String, String, &'static str, i16, usize, Vec<String>, Vec<Vec<u8>>);

fn odds(row: &OddsRow) -> Odds {
    let names = row.due().iter().map(|chance| chance.result.clone()).collect();
    let at = row.at.iter().map(|all| all.iter().map(|chance| chance.of_36).collect()).collect();
    (row.of.clone(), row.on.clone(), row.by, row.figure, row.good, names, at)
}

struct Numbered<T> {
    numbers: HashMap<T, i64>,
    list: Vec<T>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Numbered<T> {
        Numbered { numbers: HashMap::new(), list: Vec::new() }
    }
}

impl<T: Clone + Eq + Hash> Numbered<T> {
    fn number(&mut self, thing: T) -> i64 {
        if let Some(number) = self.numbers.get(&thing) {
            return *number;
        }
        let number = i64::try_from(self.list.len()).unwrap_or(i64::MAX);
        self.list.push(thing.clone());
        self.numbers.insert(thing, number);
        number
    }
}

/// All fragments, in the order of their numbers.
#[derive(Default, Serialize)]
pub(super) struct Lists {
    /// Counters and what else lies in a stack, as SVG.
    frags: Vec<String>,
    /// For each stack, from below: a fragment and where it lies in the hex, x and y; for one that is not drawn, since others
    /// lie on it, the number is -1 less its own.
    stacks: Vec<Vec<i64>>,
    /// Paths and lines, as SVG.
    traces: Vec<String>,
    /// What is owed, as HTML.
    owed: Vec<String>,
    /// Sums of moves, sheets of attacks, as HTML.
    sheets: Vec<String>,
    /// The chances of rolls.
    odds: Vec<Odds>,
}

/// A counter by itself, with its name for who does not see it.
pub(super) struct Tile {
    pub(super) name: String,
    pub(super) drawing: String,
    /// What is written on it, where that is more than a counter holds.
    pub(super) words: String,
}

/// More letters than these are told beside a counter.
const MOST_ON_IT: usize = 24;

/// It lies where no map is drawn.
pub(super) fn tile(row: &CounterRow) -> Result<Tile, askama::Error> {
    let c = counter(row);
    let name = c.title.clone();
    let long = row.status.iter().filter(|status| status.chars().count() > MOST_ON_IT);
    let words = long.map(|status| harmless(status)).collect::<Vec<_>>().join("; ");
    Ok(Tile { name, drawing: Drawn { c }.render()?, words })
}

impl Fragments {
    /// The number of a stack; -1 for an empty hex.
    pub(super) fn stack(&mut self, stack: &StackRow) -> Result<i64, askama::Error> {
        if stack.counters.is_empty() && !stack.smoke {
            return Ok(-1);
        }
        let mut parts = Vec::new();
        if stack.smoke {
            parts.extend([self.drawings.number(SMOKE.to_owned()), 0, 0]);
        }
        let hidden = stack.counters.len().saturating_sub(MOST_DRAWN);
        for (n, row) in stack.counters.iter().enumerate() {
            let drawing = self.drawings.number(Drawn { c: counter(row) }.render()?);
            let [x, y] = place(row, n.saturating_sub(hidden), stack.counters.len() - hidden);
            parts.extend(if n < hidden { [-1 - drawing, 0, 0] } else { [drawing, x.into(), y.into()] });
        }
        if hidden > 0 {
            let all = stack.counters.len() + stack.below;
            parts.extend([
                self.drawings.number(format!("<text class=\"m\">{all} in stack</text>")),
                150,
                -150,
            ]);
        }
        Ok(self.stacks.number(parts))
    }

    /// The number of the sum of a move, or of the sheet of an attack; -1 for none.
    pub(super) fn sheet(&mut self, lines: &[String]) -> Result<i64, askama::Error> {
        if lines.is_empty() {
            return Ok(-1);
        }
        let told = Explained { lines: lines.iter().map(|line| harmless(line)).collect() };
        Ok(self.sheets.number(told.render()?))
    }

    /// The number of what is owed; -1 for nothing.
    pub(super) fn owed(&mut self, lines: &[String]) -> Result<i64, askama::Error> {
        if lines.is_empty() {
            return Ok(-1);
        }
        let more = lines.len().saturating_sub(MOST_OWED);
        let mut told: Vec<String> = lines.iter().take(MOST_OWED).map(|line| harmless(line)).collect();
        told.extend((more > 0).then(|| format!("and {more} more")));
        Ok(self.owed.number(Explained { lines: told }.render()?))
    }

    /// The number of the chances of a roll, of what came among its results, and of the chances as declared or -1; 1 where the log
    /// has another result than came; nothing without chances.
    pub(super) fn odds(&mut self, rolled: Option<&RolledRow>) -> Vec<i64> {
        let Some(rolled) = rolled else { return Vec::new() };
        let came = rolled.came.as_ref();
        let place = rolled.odds.due().iter().position(|chance| Some(&chance.result) == came);
        let declared = rolled.declared.as_ref().map_or(-1, |row| self.odds.number(odds(row)));
        let place = place.and_then(|place| i64::try_from(place).ok()).unwrap_or(-1);
        vec![self.odds.number(odds(&rolled.odds)), place, declared, i64::from(rolled.is_told_otherwise)]
    }

    /// The number of what lies over the map; -1 for nothing.
    pub(super) fn trace(&mut self, map: &MapRow, traces: &[TraceRow]) -> i64 {
        let drawn: String = traces.iter().map(|trace| drawing(map, trace)).collect();
        if drawn.is_empty() { -1 } else { self.traces.number(drawn) }
    }

    /// All of them.
    pub(super) fn lists(self) -> Lists {
        Lists {
            frags: self.drawings.list,
            stacks: self.stacks.list,
            traces: self.traces.list,
            owed: self.owed.list,
            sheets: self.sheets.list,
            odds: self.odds.list,
        }
    }
}

/// A stack leans to the upper right, so that each counter shows.
fn place(row: &CounterRow, n: usize, of: usize) -> [i32; 2] {
    let [n, of] = [n, of.saturating_sub(1)].map(|n| i32::try_from(n).unwrap_or(0));
    let lean = n * 34 - of * 17;
    row.bypass.map_or([lean, BELOW - lean], |[x, y]| [x + lean, y - lean])
}

fn counter(row: &CounterRow) -> Counter {
    let has = |word: &str| row.status.iter().any(|status| status == word);
    let title =
        [&row.unit, &row.kind, &row.side].into_iter().chain(&row.status).filter(|word| !word.is_empty());
    let title: Vec<&str> = title.map(String::as_str).collect();
    let [label, second] = in_two(&harmless(&label(row)));
    let longest = label.chars().count().max(second.chars().count());
    // Spine 0 points to one o'clock; a drawing turned by 0 points to three.
    let angle = |spine: u8| i32::from(spine) * 60 - 60;
    let symbol = symbol(row.sort);
    Counter {
        unit: short(&row.unit, 12),
        symbol,
        is_vehicle: matches!(symbol, "i-vehicle" | "i-wreck"),
        nation: nation(&row.nation),
        is_broken: has("broken"),
        title: harmless(&title.join(", ")),
        vca: row.vca.map(angle),
        tca: row.tca.map(angle),
        is_wreck: row.sort == "wreck",
        top: top(row),
        size: match longest {
            0..=5 if second.is_empty() => "f",
            0..=8 => "f2",
            _ => "f3",
        },
        label,
        second,
        under: short(&under(row), 14),
    }
}

/// The silhouette of what a counter is.
fn symbol(sort: &str) -> &'static str {
    const SYMBOLS: [(&str, &str); 10] = [
        ("squad", "i-squad"),
        ("hs", "i-hs"),
        ("crew", "i-crew"),
        ("leader", "i-leader"),
        ("hero", "i-hero"),
        ("unit", "i-unit"),
        ("gun", "i-gun"),
        ("SW", "i-SW"),
        ("vehicle", "i-vehicle"),
        ("wreck", "i-wreck"),
    ];
    SYMBOLS.iter().find(|(word, _)| *word == sort).map_or("", |(_, symbol)| symbol)
}

/// A long name on two lines, parted at the space that is nearest to its middle.
fn in_two(label: &str) -> [String; 2] {
    let long = label.chars().count();
    let spaces = label.char_indices().filter(|(_, c)| *c == ' ').map(|(at, _)| at);
    let middle = spaces.min_by_key(|at| at.abs_diff(label.len() / 2));
    match middle.and_then(|at| label.split_at_checked(at)) {
        Some((first, second)) if long > 6 => [short(first, 12), short(second.trim_start(), 12)],
        Some(_) | None => [short(label, 12), String::new()],
    }
}

/// Its SW.
fn top(row: &CounterRow) -> String {
    let weapons: Vec<&str> = row.status.iter().filter_map(|status| status.strip_prefix("has ")).collect();
    if weapons.is_empty() { String::new() } else { short(&weapons.join(" + "), 12) }
}

/// The factors or the name: `german 4-4-7` is `4-4-7`, `9-1 Sgt. Orlov` is `9-1`.
fn label(row: &CounterRow) -> String {
    let factors = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit()) && word.contains(['-', '+']);
    let personnel = !matches!(row.sort, "vehicle" | "wreck" | "gun");
    let found = row.kind.split_whitespace().find(factors).filter(|_| personnel);
    let words = [found.unwrap_or_default(), row.kind.as_str(), row.unit.as_str()];
    words.into_iter().find(|word| !word.is_empty()).unwrap_or_default().to_owned()
}

/// Its statuses in short.
fn under(row: &CounterRow) -> String {
    const SHORT: [(&str, &str); 16] = [
        ("broken", "BROKEN"),
        ("DM", "DM"),
        ("pinned", "PIN"),
        ("Prep Fire", "PREP"),
        ("Opportunity Fire", "OPP"),
        ("First Fire", "FIRST"),
        ("Final Fire", "FINAL"),
        ("Bounding Fire", "BOUND"),
        ("CX", "CX"),
        ("TI", "TI"),
        ("Motion", "MOTION"),
        ("Reverse Motion", "REV"),
        ("concealed", "?"),
        ("in Melee", "MELEE"),
        ("immobilized", "IMM"),
        ("CE", "CE"),
    ];
    let held = SHORT.iter().filter(|(word, _)| row.status.iter().any(|status| status == word));
    held.map(|(_, short)| *short).collect::<Vec<_>>().join(" ")
}

fn short(text: &str, most: usize) -> String {
    let text = harmless(text);
    if text.chars().count() <= most { text } else { text.chars().take(most - 1).chain(['…']).collect() }
}

/// The colour of a counter, by its nation, else by its side.
fn nation(word: &str) -> &'static str {
    const NATIONS: [(&str, &str); 12] = [
        ("german", "german"),
        ("axis", "german"),
        ("russian", "russian"),
        ("soviet", "russian"),
        ("allied", "two"),
        ("american", "american"),
        ("british", "british"),
        ("french", "french"),
        ("italian", "italian"),
        ("japanese", "japanese"),
        ("finnish", "finnish"),
        ("german ss", "german"),
    ];
    let word = word.to_lowercase();
    NATIONS.iter().find(|(name, _)| *name == word).map_or("", |(_, class)| class)
}

fn drawing(map: &MapRow, trace: &TraceRow) -> String {
    let at = |hex: &u32| usize::try_from(*hex).ok().and_then(|n| map.hexes.get(n)).map(|hex| (hex.x, hex.y));
    let beside = trace.beside.iter().copied().chain(std::iter::repeat([0, 0]));
    let points: Vec<(i32, i32)> = trace
        .hexes
        .iter()
        .zip(beside)
        .filter_map(|(hex, [dx, dy])| at(hex).map(|(x, y)| (x + dx, y + dy)))
        .collect();
    let class = match trace.kind {
        TraceKind::Move => "move",
        TraceKind::Shot => "shot",
        TraceKind::Blocked => "blocked",
    };
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
    let mut out = format!("<path class=\"{class}\" d=\"M{}\"/>", path.join(" "));
    for (x, y) in trace.hindrances.iter().filter_map(at) {
        let _infallible = write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"190\"/>");
    }
    if let (Some(range), [(x, y), (to_x, to_y)]) = (trace.range, points.as_slice()) {
        let (x, y) = (i32::midpoint(*x, *to_x), i32::midpoint(*y, *to_y));
        let word = if trace.kind == TraceKind::Blocked { "no LOS, " } else { "" };
        let _infallible = write!(out, "<text x=\"{x}\" y=\"{y}\">{word}range {range}</text>");
    }
    out
}
