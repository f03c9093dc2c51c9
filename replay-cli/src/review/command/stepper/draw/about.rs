//! All about the event that is shown: its sums, its findings, how they stand, what is owed, the reader's note.

use super::{BAD, DIM, OPEN, STRONG, Stepper, of_ruling};
use crate::review::view::{StandingRow, StepRow};
use crate::view::finding::FindingView;
use crate::words::one_line;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, stepper: &Stepper) {
    let Some(step) = stepper.view.steps.get(stepper.at) else { return };
    let title = format!(" {} ", heading(step));
    let text = Paragraph::new(lines(stepper, step))
        .wrap(Wrap { trim: false })
        .scroll((stepper.scroll, 0))
        .block(Block::bordered().title(title));
    frame.render_widget(text, area);
}

/// Its number, when it was, its place in a file, who recorded it or how it was read.
fn heading(step: &StepRow) -> String {
    let by = step.reading.map_or_else(
        || format!("recorded by {}", one_line(&step.at.by)),
        |how| format!("read from the file: {how}"),
    );
    let source = step.at.source.iter().map(|source| one_line(source));
    let parts = [format!("Event {}", step.at.event), one_line(&step.at.when)];
    parts
        .into_iter()
        .chain(source)
        .chain([by])
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}

fn lines(stepper: &Stepper, step: &StepRow) -> Vec<Line<'static>> {
    let mut lines = vec![Line::styled(one_line(&step.at.text), STRONG)];
    for note in stepper.notes.all_on(stepper.at) {
        let note = note.line();
        let note = if note.is_empty() { "bookmark".to_owned() } else { format!("note: {}", one_line(&note)) };
        lines.push(Line::styled(note, OPEN));
    }
    for n in &step.findings {
        let standing = stepper.view.standing.get(*n).and_then(Option::as_ref);
        stepper.view.findings.get(*n).iter().for_each(|finding| found(finding, standing, &mut lines));
    }
    lines.extend(step.sheet.iter().map(|line| Line::from(format!("  {}", one_line(line)))));
    lines.extend(step.at.provisional.iter().map(|row| Line::styled(one_line(&row.says), OPEN)));
    let owed = stepper.view.owed_at(stepper.at);
    lines.extend(owed.iter().map(|line| Line::styled(one_line(line), DIM)));
    lines
}

fn found(finding: &FindingView, standing: Option<&StandingRow>, lines: &mut Vec<Line<'static>>) {
    let style = of_ruling(&finding.ruling);
    let unit = finding.unit.iter().map(|unit| format!(" · {}", one_line(unit))).collect::<String>();
    lines.push(Line::styled(format!("{} · {}{unit}", finding.ruling, finding.clause), style.patch(STRONG)));
    let figures = match (&finding.declared, &finding.due) {
        (Some(said), Some(due)) => format!(": {} declared, {} due", one_line(said), one_line(due)),
        _ => String::new(),
    };
    lines.push(Line::from(format!("  {}{figures}", one_line(&finding.says))));
    if let Some(tally) = &finding.tally {
        lines.push(Line::from(format!("  {}", one_line(&tally.sum))));
        for line in &tally.lines {
            lines.push(Line::from(vec![
                Span::raw(format!("    {} {} ", one_line(&line.figure), one_line(&line.label))),
                Span::styled(line.rule.clone(), DIM),
            ]));
        }
    }
    if let Some(standing) = standing {
        let (style, stands) = match standing.passed_by {
            Some(event) => (BAD, format!("stands (A.2): play has passed it with event {event}")),
            None => (Style::new(), "can still be put right (A.2)".to_owned()),
        };
        lines.push(Line::styled(format!("  {stands}"), style));
        let side = standing.gained.iter().map(|side| format!("gained by it: {}", one_line(side)));
        lines.extend(
            standing.changes.clone().into_iter().chain(side).map(|line| Line::from(format!("  {line}"))),
        );
    }
    lines.push(Line::styled(format!("  {}", finding.rule_says), DIM));
}
