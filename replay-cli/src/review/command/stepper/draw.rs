//! A review on a screen of 80 columns and 24 lines or more: the map around the action, the events, and all about the event.

mod about;
mod map;

use super::{Asked, Mode, SPEEDS, Stepper};
use crate::review::view::StepRow;
use crate::words::one_line;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, List, ListItem, ListState, Paragraph, Wrap};

/// The smallest screen on which something is seen.
const LEAST: [u16; 2] = [40, 12];

/// Something is broken.
const BAD: Style = Style::new().fg(Color::Red);
/// Something is open.
const OPEN: Style = Style::new().fg(Color::Yellow);
/// All is well.
const GOOD: Style = Style::new().fg(Color::Green);
/// Beside the point.
const DIM: Style = Style::new().fg(Color::DarkGray);
/// To look at.
const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);

/// Draws it.
pub fn draw(frame: &mut Frame<'_>, stepper: &Stepper) {
    let area = frame.area();
    if area.width < LEAST[0] || area.height < LEAST[1] {
        let says = format!("{} by {} is needed", LEAST[0], LEAST[1]);
        frame.render_widget(Paragraph::new(says), area);
        return;
    }
    let lower = (area.height * 2 / 5).max(5);
    let rows = [Constraint::Length(1), Constraint::Min(3), Constraint::Length(lower), Constraint::Length(1)];
    let [title, upper, below, status] = Layout::vertical(rows).areas(area);
    let [left, right] = Layout::horizontal([Constraint::Percentage(56), Constraint::Fill(1)]).areas(upper);
    frame.render_widget(head(stepper, title.width), title);
    map::draw(frame, left, stepper);
    events(frame, right, stepper);
    about::draw(frame, below, stepper);
    frame.render_widget(foot(stepper), status);
    if stepper.mode == Mode::Help {
        help(frame, area);
    }
}

/// The style of a ruling.
fn of_ruling(ruling: &str) -> Style {
    match ruling {
        "broken" => BAD,
        "waived" => GOOD,
        _ => OPEN,
    }
}

/// The name gives way to what stands behind it.
fn head(stepper: &Stepper, width: u16) -> Line<'_> {
    let audit = &stepper.view.audit;
    let when = stepper.view.steps.get(stepper.at).map(|step| step.at.when.as_str()).unwrap_or_default();
    let mut spans = vec![
        Span::raw(format!("  event {} of {}, ", stepper.at, stepper.last())),
        Span::raw(one_line(when)),
        Span::raw("  "),
        Span::styled(format!("{} broken", audit.broken), if audit.broken > 0 { BAD } else { GOOD }),
        Span::raw(", "),
        Span::styled(format!("{} undecided", audit.undecided), if audit.undecided > 0 { OPEN } else { GOOD }),
    ];
    if stepper.playing {
        let speed = SPEEDS.get(stepper.speed).copied().unwrap_or(1);
        spans.push(Span::styled(format!("  playing, {speed} a second"), STRONG));
    }
    let behind: usize = spans.iter().map(Span::width).sum();
    let room = usize::from(width).saturating_sub(behind).max(8);
    spans.insert(0, Span::styled(short(&one_line(&stepper.view.title()), room), STRONG));
    Line::from(spans)
}

/// No more than so many characters.
fn short(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

fn events(frame: &mut Frame<'_>, area: Rect, stepper: &Stepper) {
    let title = if stepper.filter.is_empty() {
        " Events ".to_owned()
    } else {
        format!(" {} with {} ", stepper.listed.len(), one_line(&stepper.filter))
    };
    let lines = usize::from(area.height.saturating_sub(2)).max(1);
    let here = stepper.listed.partition_point(|n| *n < stepper.at);
    // What cannot be seen is not made: a game has ten thousand events.
    let most = stepper.listed.len().saturating_sub(lines);
    let from = here.saturating_sub(lines / 2).min(most);
    let seen = stepper.listed.iter().skip(from).take(lines);
    let rows: Vec<ListItem<'_>> =
        seen.filter_map(|n| stepper.view.steps.get(*n)).map(|step| row(stepper, step)).collect();
    let list = List::new(rows)
        .block(Block::bordered().title(title))
        .highlight_style(Style::new().add_modifier(Modifier::REVERSED));
    let mut state = ListState::default().with_selected(Some(here - from));
    frame.render_stateful_widget(list, area, &mut state);
}

fn row<'a>(stepper: &Stepper, step: &StepRow) -> ListItem<'a> {
    let n = usize::try_from(step.at.event).unwrap_or(usize::MAX);
    let style = match (&step.ruling, step.begins_phase) {
        (Some(ruling), _) => of_ruling(ruling),
        (None, true) => STRONG,
        (None, false) => Style::new(),
    };
    let mark = match (step.ruling.as_deref(), stepper.notes.all_on(n).next()) {
        (Some("broken"), _) => "✗",
        (Some("waived"), _) => "~",
        (Some(_), _) => "?",
        (None, Some(_)) => "*",
        (None, None) => " ",
    };
    let by = step.reading.unwrap_or(&step.at.by);
    ListItem::new(Line::from(vec![
        Span::styled(format!("{:>4}{mark}", step.at.event), DIM.patch(style)),
        Span::styled(format!("{} ", one_line(by)), DIM),
        Span::styled(one_line(&step.at.text), style),
    ]))
}

fn foot(stepper: &Stepper) -> Line<'_> {
    if let Mode::Type(asked, line) = &stepper.mode {
        let asks = match asked {
            Asked::Search => "search: ",
            Asked::Filter => "list events with: ",
            Asked::Event => "event or turn: ",
            Asked::Note => "note: ",
        };
        return Line::from(vec![
            Span::styled(asks, STRONG),
            Span::raw(one_line(line)),
            Span::styled(" ", Style::new().add_modifier(Modifier::REVERSED)),
        ]);
    }
    if !stepper.says.is_empty() {
        return Line::styled(one_line(&stepper.says), OPEN);
    }
    let keys = "← → step  f finding  r roll  u unit  t phase  / search  p play  ? help  q quit";
    Line::styled(keys, DIM)
}

const HELP: &str = "\
→ ↓ l / ← ↑ h   next event, the one before
PgDn PgUp       ten of them
Home End        first, last
f b r u t       next finding, broken rule, roll, of this unit, phase
F B R U T       the same, back
/  n N          search; next hit, the one before
&               list only events with these words; for a unit, hex, rule or
                player alone: unit:gG hex:J4 rule:A7 by:anna
g               go to an event by its number, or to a turn: t2, t2 russian MPh
L               since the last mail: what the last recorder added
p space  + -    play, stop; faster, slower
j k             scroll what is said about the event
m  e  '         bookmark; write a note; next note
q Esc           quit

Notes lie in a file beside the game, never in it. Hexes: w woods, b building,
g grain, o orchard, ~ water, m marsh, v gully, . other; a figure is the level.
Arrows point to the hexspine of a VCA, a second one to that of the TCA.";

fn help(frame: &mut Frame<'_>, area: Rect) {
    let lines = u16::try_from(HELP.lines().count()).unwrap_or(20);
    let (width, height) = ((78 + 2).min(area.width), (lines + 2).min(area.height));
    let x = area.x + (area.width - width) / 2;
    let y = area.y + (area.height - height) / 2;
    let over = Rect { x, y, width, height };
    frame.render_widget(Clear, over);
    let text = Paragraph::new(HELP).wrap(Wrap { trim: false }).block(Block::bordered().title(" Keys "));
    frame.render_widget(text, over);
}
