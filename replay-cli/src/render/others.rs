//! The smaller answers as text.

use super::audit::integrity;
use super::findings::{finding, tally};
use super::{BAD, DIM, GOOD, OPEN, STRONG, Table, harmless, indented, styled, thousands};
use crate::view::{CopyView, DiffView, EventView, ExplainView, LogView, RulesView, ShowView, VerifyView};
use anstyle::Style;

/// Integrity, and whether one copy continues another.
#[must_use]
pub fn verify(view: &VerifyView) -> String {
    let mut out = styled(STRONG, &view.file) + &format!(" ({})\n", view.kind);
    out += &match &view.integrity {
        Some(found) => format!("  {}\n", integrity(found)),
        None => "  nothing to verify: such a file carries no hashes\n".into(),
    };
    if let Some(c) = &view.continues {
        let shared = thousands(c.shared);
        let line = match (c.continues, c.parts_at) {
            (true, _) if c.added == 0 => styled(GOOD, &format!("the same {shared} events as {}", c.mine)),
            (true, _) => styled(
                GOOD,
                &format!("continues {}: all its {shared} events, then {} new", c.mine, thousands(c.added)),
            ),
            (false, Some(at)) => {
                styled(BAD, &format!("does NOT continue {}: the copies part at event {at}", c.mine))
                    + &format!("\n  `asl-replay diff` shows what each says there")
            }
            (false, None) => styled(
                BAD,
                &format!("is OLDER than {}: it lacks the last {} events", c.mine, thousands(c.missing)),
            ),
        };
        out += &format!("  {line}\n");
    }
    out
}

/// The first event where two copies part.
#[must_use]
pub fn diff(view: &DiffView) -> String {
    let shared = thousands(view.shared);
    let head = match view.parts_at {
        Some(at) => {
            styled(BAD, &format!("The copies part at event {at}"))
                + &format!(" (the {shared} before it are the same)\n")
        }
        None if view.a.events == view.b.events => styled(GOOD, &format!("The same {shared} events\n")),
        None => {
            styled(GOOD, &format!("One past: the first {shared} events are the same"))
                + ", one copy goes on:\n"
        }
    };
    head + &copy(&view.a) + &copy(&view.b)
}

fn copy(view: &CopyView) -> String {
    let events = thousands(view.events);
    match &view.says {
        Some(event) => {
            let told =
                format!("{} · by {}{}\n{}", event.when, event.by, claimed(event), harmless(&event.text));
            format!("  {} ({events} events)\n{}", styled(STRONG, &view.file), indented(4, &told))
        }
        None => format!("  {} ({events} events) ends there\n", styled(STRONG, &view.file)),
    }
}

fn claimed(event: &EventView) -> String {
    event.claimed_time.as_ref().map(|t| format!(", {} by his clock", harmless(t))).unwrap_or_default()
}

/// The events, one a line, phases set apart.
#[must_use]
pub fn log(view: &LogView) -> String {
    let width = view.events.last().map_or(1, |row| row.event.event.to_string().len());
    let mut out = String::new();
    for row in &view.events {
        let (mark, style) = match (row.findings.is_empty(), row.broken) {
            (true, _) => (" ", Style::new()),
            (false, true) => ("✗", BAD),
            (false, false) => ("?", OPEN),
        };
        let text = harmless(&row.event.text).replace('\n', " ");
        let text = if row.begins_phase { styled(STRONG, &text) } else { text };
        let findings =
            if row.findings.is_empty() { String::new() } else { format!("   {}", row.findings.join(", ")) };
        out += &format!(
            "{:>width$} {} {text}{}\n",
            row.event.event,
            styled(style, mark),
            styled(style, &findings)
        );
    }
    if out.is_empty() { "no event matches\n".into() } else { out }
}

/// The position after an event.
#[must_use]
pub fn show(view: &ShowView) -> String {
    let after = &view.after;
    let head = format!("After event {}: {}\n", after.event, harmless(&after.text));
    let mover = view.mover.as_ref().map(|unit| format!(", {unit} is moving")).unwrap_or_default();
    let mut table = Table::new(&[]);
    let names = ["unit", "type", "side", "hex", "facing", "spent", "status"];
    table.row(names.map(|name| (DIM, name.to_owned())));
    for unit in &view.units {
        let u = unit;
        let cells = [&u.unit, &u.kind, &u.side, &u.hex, &u.facing, &u.spent, &u.status.join(", ")];
        table.plain(cells.map(|cell| harmless(cell)));
    }
    let units = if view.units.is_empty() { "  no unit in play\n".into() } else { table.text(2) };
    let digest: String = view.digest.chars().take(16).collect();
    format!(
        "{}{}{mover}\n\n{units}\n{}\n",
        styled(STRONG, &head),
        view.when,
        styled(DIM, &format!("position {digest}…"))
    )
}

/// One event: every line of its tally and every clause that spoke.
#[must_use]
pub fn explain(view: &ExplainView) -> String {
    let at = &view.at;
    let line = at.line.map(|line| format!(", line {line}")).unwrap_or_default();
    let source = at.source.as_ref().map(|s| format!(", {s}")).unwrap_or_default();
    let mut out = styled(STRONG, &format!("Event {}: {}", at.event, harmless(&at.text))) + "\n";
    out += &format!("  {}{line}{source}, recorded by {}{}\n\n", at.when, at.by, claimed(at));
    if let Some(sum) = &view.tally {
        out += &tally(sum, 2);
    }
    if let Some(needs) = &view.price_unknown {
        out += &format!("  {} the price needs {needs}\n", styled(OPEN, "undecided:"));
    }
    if let Some(mp) = &view.mp {
        out += &format!("  {mp}\n\n");
    }
    for line in &view.sheet {
        out += &format!("  {}\n", harmless(line));
    }
    out += if view.sheet.is_empty() { "" } else { "\n" };
    out += &clauses(view);
    for found in &view.findings {
        out += "\n";
        out += &finding(found);
    }
    out
}

fn clauses(view: &ExplainView) -> String {
    let mut table = Table::new(&[]);
    for clause in &view.clauses {
        let style = match clause.verdict {
            "kept" => GOOD,
            "broken" => BAD,
            _ => OPEN,
        };
        let says = clause.why.as_ref().unwrap_or(&clause.says);
        table.row([
            (style, clause.verdict.into()),
            (Style::new(), clause.clause.clone()),
            (DIM, harmless(says)),
        ]);
    }
    if view.clauses.is_empty() { "  no clause speaks of it\n".into() } else { table.text(2) }
}

/// The book.
#[must_use]
pub fn rules(view: &RulesView) -> String {
    let mut table = Table::new(&[]);
    for row in &view.clauses {
        let printings = if row.printings.len() == 2 { String::new() } else { row.printings.join(" ") };
        let says = row.how.map_or_else(|| row.says.to_owned(), |how| format!("{} [{how}]", row.says));
        table.row([
            (STRONG, row.clause.into()),
            (Style::new(), row.status.into()),
            (DIM, printings),
            (Style::new(), says),
        ]);
    }
    format!("{}{} clauses in book {}\n", table.text(0), view.clauses.len(), view.book)
}
