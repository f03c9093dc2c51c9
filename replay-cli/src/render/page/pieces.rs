//! Stacks, traces and explanations as fragments, each once.

use crate::view::{CounterRow, MapRow, StackRow, TraceKind, TraceRow};
use crate::words::harmless;
use askama::Template;
use std::collections::HashMap;
use std::fmt::Write;

/// So many counters of a stack are drawn.
const MOST_DRAWN: usize = 4;

#[derive(Template)]
#[template(path = "stack.svg", escape = "html")]
struct Stack {
    smoke: bool,
    counters: Vec<Counter>,
    more: usize,
}

struct Counter {
    x: i32,
    y: i32,
    nation: &'static str,
    is_broken: bool,
    title: String,
    vca: Option<i32>,
    tca: Option<i32>,
    is_wreck: bool,
    top: String,
    label: String,
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

/// The sum of a move, the sheet of an attack.
pub(super) fn explained(lines: &[String]) -> Result<String, askama::Error> {
    Explained { lines: lines.iter().map(|line| harmless(line)).collect() }.render()
}

/// Fragments by their number.
#[derive(Default)]
pub(super) struct Fragments {
    stacks: Numbered,
    traces: Numbered,
}

#[derive(Default)]
struct Numbered {
    numbers: HashMap<String, i64>,
    list: Vec<String>,
}

impl Numbered {
    fn number(&mut self, text: String) -> i64 {
        if let Some(number) = self.numbers.get(&text) {
            return *number;
        }
        let number = i64::try_from(self.list.len()).unwrap_or(i64::MAX);
        self.list.push(text.clone());
        self.numbers.insert(text, number);
        number
    }
}

/// A counter by itself, with its name for who does not see it.
pub(super) struct Tile {
    pub(super) name: String,
    pub(super) drawing: String,
}

/// It lies where no map is drawn.
pub(super) fn tile(row: &CounterRow) -> Result<Tile, askama::Error> {
    let alone = counter(&CounterRow { bypass: None, ..row.clone() }, 0, 1);
    let name = alone.title.clone();
    Ok(Tile { name, drawing: Stack { smoke: false, counters: vec![alone], more: 0 }.render()? })
}

impl Fragments {
    /// The number of a stack's drawing; -1 for an empty hex.
    pub(super) fn stack(&mut self, stack: &StackRow) -> Result<i64, askama::Error> {
        if stack.counters.is_empty() && !stack.smoke {
            return Ok(-1);
        }
        let hidden = stack.counters.len().saturating_sub(MOST_DRAWN);
        let drawn = &stack.counters[hidden..];
        let more = if hidden == 0 { 0 } else { stack.counters.len() + stack.below };
        let counters = drawn.iter().zip(0..).map(|(row, n)| counter(row, n, drawn.len())).collect();
        Ok(self.stacks.number(Stack { smoke: stack.smoke, counters, more }.render()?))
    }

    /// The number of what lies over the map; -1 for nothing.
    pub(super) fn trace(&mut self, map: &MapRow, traces: &[TraceRow]) -> i64 {
        let drawn: String = traces.iter().map(|trace| drawing(map, trace)).collect();
        if drawn.is_empty() { -1 } else { self.traces.number(drawn) }
    }

    /// The stacks and the traces, in the order of their numbers.
    pub(super) fn lists(self) -> (Vec<String>, Vec<String>) {
        (self.stacks.list, self.traces.list)
    }
}

/// A stack leans to the upper right, so that each counter shows.
fn counter(row: &CounterRow, n: i32, of: usize) -> Counter {
    let lean = n * 34 - i32::try_from(of.saturating_sub(1)).unwrap_or(0) * 17;
    let [x, y] = row.bypass.map_or([lean, -lean], |[x, y]| [x + lean, y - lean]);
    let has = |word: &str| row.status.iter().any(|status| status == word);
    let title =
        [&row.unit, &row.kind, &row.side].into_iter().chain(&row.status).filter(|word| !word.is_empty());
    let title: Vec<&str> = title.map(String::as_str).collect();
    let label = short(&label(row), 12);
    // Spine 0 points to one o'clock; a drawing turned by 0 points to three.
    let angle = |spine: u8| i32::from(spine) * 60 - 60;
    Counter {
        x,
        y,
        nation: nation(&row.nation),
        is_broken: has("broken"),
        title: harmless(&title.join(", ")),
        vca: row.vca.map(angle),
        tca: row.tca.map(angle),
        is_wreck: row.sort == "wreck",
        top: top(row),
        size: match label.chars().count() {
            0..=5 => "f",
            6..=8 => "f2",
            _ => "f3",
        },
        label,
        under: short(&under(row), 11),
    }
}

/// Its SW, else what it is.
fn top(row: &CounterRow) -> String {
    let weapons: Vec<&str> = row.status.iter().filter_map(|status| status.strip_prefix("has ")).collect();
    if weapons.is_empty() { row.sort.to_owned() } else { short(&format!("+{}", weapons.join("+")), 9) }
}

/// The factors or the name: `german 4-6-7` is `4-6-7`.
fn label(row: &CounterRow) -> String {
    let last = row.kind.split_whitespace().last().unwrap_or_default();
    let factors = last.starts_with(|c: char| c.is_ascii_digit()) && !matches!(row.sort, "vehicle" | "wreck");
    let words = [(factors, last), (true, row.kind.as_str()), (true, row.unit.as_str())];
    words
        .into_iter()
        .find(|(is, word)| *is && !word.is_empty())
        .map_or_else(String::new, |(_, word)| word.to_owned())
}

/// Its statuses in short, else its name.
fn under(row: &CounterRow) -> String {
    const SHORT: [(&str, &str); 12] = [
        ("broken", "BRK"),
        ("DM", "DM"),
        ("pinned", "pin"),
        ("Prep Fire", "PF"),
        ("First Fire", "1F"),
        ("Final Fire", "FF"),
        ("Bounding Fire", "BF"),
        ("CX", "CX"),
        ("TI", "TI"),
        ("Motion", "Mot"),
        ("concealed", "?"),
        ("in Melee", "Mel"),
    ];
    let held = SHORT.iter().filter(|(word, _)| row.status.iter().any(|status| status == word));
    let words: Vec<&str> = held.map(|(_, short)| *short).collect();
    if words.is_empty() { row.unit.clone() } else { words.join(" ") }
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
    let points: Vec<(i32, i32)> = trace.hexes.iter().filter_map(at).collect();
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
