//! The map around the action, in letters: a hex is a field of eight columns, every second column half a field lower.

use super::{Stepper, of_ruling};
use crate::review::view::{CounterRow, MapHexRow, StepRow, TraceKind};
use crate::words::one_line;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::widgets::{Block, Widget};
use std::collections::BTreeMap;

/// Columns of a hex.
const WIDE: i32 = 8;
/// From the centre of a hex to that of the next column, and half of what lies between two in a column, in eighths of a
/// pixel of a board.
const APART: [i32; 2] = [450, 258];

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, stepper: &Stepper) {
    let block = Block::bordered().title(" Map ");
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let (Some(step), false) = (stepper.view.steps.get(stepper.at), inner.is_empty()) else { return };
    let Some(middle) = focus(stepper) else {
        Widget::render("nothing stands on the map", inner, frame.buffer_mut());
        return;
    };
    let high = if inner.height >= 24 { 4 } else { 2 };
    let marks = marks(step);
    for (hex, n) in stepper.view.map.hexes.iter().zip(0..) {
        let at = spot(hex);
        let x = i32::from(inner.width) / 2 + (at.0 - middle.0) * WIDE - WIDE / 2;
        let y = i32::from(inner.height) / 2 + (at.1 - middle.1) * high / 2 - high / 2;
        let field = Field { x, y, high, inner };
        if field.is_seen() {
            field.ground(frame.buffer_mut(), hex, marks.get(&n).copied());
            let stack = stepper.film.stack(&stepper.view, n);
            let units = stack.map(|stack| stack.counters.as_slice()).unwrap_or_default();
            if stack.is_some_and(|stack| stack.smoke) {
                field.put(frame.buffer_mut(), 0, 6, "%", Style::new().fg(Color::White));
            }
            field.stack(frame.buffer_mut(), units, step);
        }
    }
}

/// Column of a hex, and its place in it in halves.
fn spot(hex: &MapHexRow) -> (i32, i32) {
    let nearest = |n: i32, of: i32| (n + of / 2).div_euclid(of);
    (nearest(hex.x, APART[0]), nearest(hex.y, APART[1]))
}

/// The middle of what an event changes or of its trace, else of what the last one before it did.
fn focus(stepper: &Stepper) -> Option<(i32, i32)> {
    let hexes = |step: &StepRow| -> Vec<u32> {
        let stacks = step.stacks.iter().map(|stack| stack.hex).take(12);
        step.traces.iter().flat_map(|trace| trace.hexes.iter().copied()).chain(stacks).collect()
    };
    let found =
        stepper.view.steps.get(..=stepper.at)?.iter().rev().map(hexes).find(|hexes| !hexes.is_empty())?;
    let spots: Vec<(i32, i32)> = found
        .iter()
        .filter_map(|n| stepper.view.map.hexes.get(usize::try_from(*n).ok()?))
        .map(spot)
        .collect();
    let between = |of: fn(&(i32, i32)) -> i32| {
        Some(i32::midpoint(spots.iter().map(of).min()?, spots.iter().map(of).max()?))
    };
    Some((between(|spot| spot.0)?, between(|spot| spot.1)?))
}

/// What a trace does to a hex.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Way,
    Shot,
    Hinders,
}

fn marks(step: &StepRow) -> BTreeMap<u32, Mark> {
    let mut marks = BTreeMap::new();
    for trace in &step.traces {
        let mark = if trace.kind == TraceKind::Move { Mark::Way } else { Mark::Shot };
        marks.extend(trace.hexes.iter().map(|hex| (*hex, mark)));
        marks.extend(trace.hindrances.iter().map(|hex| (*hex, Mark::Hinders)));
    }
    marks
}

/// Where a hex lies on the screen; parts of it may lie outside.
struct Field {
    x: i32,
    y: i32,
    high: i32,
    inner: Rect,
}

impl Field {
    fn is_seen(&self) -> bool {
        let (wide, tall) = (i32::from(self.inner.width), i32::from(self.inner.height));
        self.x < wide && self.x + WIDE > 0 && self.y < tall && self.y + self.high > 0
    }

    fn put(&self, buffer: &mut Buffer, line: i32, column: i32, text: &str, style: Style) {
        let (wide, tall) = (i32::from(self.inner.width), i32::from(self.inner.height));
        let y = self.y + line;
        if !(0..tall).contains(&y) {
            return;
        }
        for (c, x) in text.chars().zip(self.x + column..) {
            let place = u16::try_from(x).ok().zip(u16::try_from(y).ok()).filter(|_| (0..wide).contains(&x));
            let cell = place.and_then(|(x, y)| buffer.cell_mut((self.inner.x + x, self.inner.y + y)));
            if let Some(cell) = cell {
                cell.set_char(c).set_style(style);
            }
        }
    }

    fn ground(&self, buffer: &mut Buffer, hex: &MapHexRow, mark: Option<Mark>) {
        let (letter, colour) = ground(hex.terrain);
        let ground = Style::new().bg(colour).fg(Color::Black);
        for line in 0..self.high {
            // Half of the edge to the next column stays free: the fields are seen apart.
            self.put(buffer, line, 0, "       ", ground);
        }
        let level = if hex.level == 0 { String::new() } else { hex.level.to_string() };
        let style = match mark {
            Some(Mark::Way) => ground.bg(Color::LightBlue).add_modifier(Modifier::BOLD),
            Some(Mark::Shot) => ground.bg(Color::LightRed).add_modifier(Modifier::BOLD),
            Some(Mark::Hinders) => ground.bg(Color::LightMagenta),
            None => ground,
        };
        let name = one_line(&hex.name);
        self.put(buffer, 0, 0, &format!("{name:<5}"), style);
        self.put(buffer, 0, 5, &format!("{letter}{level}"), ground);
    }

    /// The uppermost counters, as many as there are lines; how many more there are stands behind the name.
    fn stack(&self, buffer: &mut Buffer, units: &[CounterRow], step: &StepRow) {
        let lines = usize::try_from(self.high - 1).unwrap_or(1);
        for (row, line) in units.iter().rev().take(lines).zip(1..) {
            let mut style = Style::new().fg(Color::White).bg(side(row));
            if step.unit.as_deref() == Some(row.unit.as_str()) {
                let ruling = step
                    .ruling
                    .as_deref()
                    .map_or(Color::Cyan, |ruling| of_ruling(ruling).fg.unwrap_or(Color::Cyan));
                style = Style::new().fg(Color::Black).bg(ruling).add_modifier(Modifier::BOLD);
            }
            self.put(buffer, line, 0, &format!("{:<7}", label(row)), style);
        }
        if units.len() > lines {
            let more = format!("+{}", units.len() - lines);
            self.put(
                buffer,
                1,
                7 - i32::try_from(more.len()).unwrap_or(2),
                &more,
                Style::new().fg(Color::Black).bg(Color::White),
            );
        }
    }
}

/// The arrows of VCA and TCA, the name, and a mark for what is broken, pinned or a wreck.
fn label(row: &CounterRow) -> String {
    const ARROWS: [char; 6] = ['↗', '→', '↘', '↙', '←', '↖'];
    let arrow = |spine: Option<u8>| spine.and_then(|spine| ARROWS.get(usize::from(spine)));
    let has = |word: &str| row.status.iter().any(|status| status == word);
    let mark = match () {
        () if row.sort == "wreck" => "#",
        () if has("broken") => "!",
        () if has("pinned") => "-",
        () => "",
    };
    let arrows: String = [row.vca, row.tca].into_iter().filter_map(arrow).collect();
    format!("{arrows}{}{mark}", one_line(&row.unit)).chars().take(7).collect()
}

/// The colour of a side's counters.
fn side(row: &CounterRow) -> Color {
    if row.sort == "wreck" {
        return Color::DarkGray;
    }
    match row.nation.to_lowercase().as_str() {
        "german" | "axis" | "german ss" => Color::Blue,
        "russian" | "soviet" | "allied" => Color::Rgb(122, 72, 22),
        "american" => Color::Rgb(60, 90, 30),
        "british" => Color::Rgb(120, 100, 40),
        _ => Color::Rgb(90, 60, 110),
    }
}

/// A letter for a terrain, and a colour.
fn ground(terrain: &str) -> (char, Color) {
    let is = |word: &str| terrain.contains(word);
    match () {
        () if terrain.is_empty() => ('?', Color::Gray),
        () if terrain == "Open Ground" => (' ', Color::Rgb(207, 216, 164)),
        () if is("Building") || is("Tower") => ('b', Color::Rgb(201, 165, 118)),
        () if is("Woods") => ('w', Color::Rgb(125, 165, 100)),
        () if is("Grain") => ('g', Color::Rgb(226, 207, 119)),
        () if is("Orchard") || is("Olive") => ('o', Color::Rgb(163, 193, 120)),
        () if is("Water") || is("deep") || is("shallow") => ('~', Color::Rgb(134, 174, 208)),
        () if is("Marsh") || is("Mudflat") => ('m', Color::Rgb(157, 189, 159)),
        () if is("Gully") || is("Stream") || is("Sunken") => ('v', Color::Rgb(195, 168, 120)),
        () => ('.', Color::Rgb(198, 189, 164)),
    }
}
