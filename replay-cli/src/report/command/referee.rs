//! Findings ready to send: to the opponent, or to a director.

use crate::audit;
use crate::review::view::{ReviewView, StandingRow};
use crate::text::wrap::wrapped;
use crate::text::{DIM, GOOD, OPEN, STRONG, findings, indented, styled};
use crate::view::finding::FindingView;
use crate::view::vasl::{MoveRow, OpenQuestion};
use crate::words::one_line;

/// To whom findings are sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reader {
    /// The other player.
    Opponent,
    /// A tournament director.
    Director,
}

/// Broken findings first, each with what it changes, who gained, and whether it can still be put right (A.2); then what is
/// undecided, with what would decide it.
#[must_use]
pub fn referee(view: &ReviewView, reader: Reader, columns: usize) -> String {
    let of = |ruling: &str| {
        let all = view.findings.iter().zip(&view.standing);
        all.filter(|(finding, _)| finding.ruling == ruling).collect::<Vec<_>>()
    };
    let mut out = head(view, reader, columns);
    for (ruling, title) in [("broken", "Broken"), ("undecided", "Not decided"), ("waived", "Waived")] {
        let found = of(ruling);
        // A broken move is a finding, too; here it stands with its sum.
        let moves: Vec<&MoveRow> = view.audit.moves.iter().filter(|row| row.ruling == ruling).collect();
        let found: Vec<_> = found.into_iter().filter(|(finding, _)| !is_of_move(finding)).collect();
        if found.is_empty() && moves.is_empty() {
            continue;
        }
        out += &format!("\n{}\n", styled(STRONG, &format!("{title} ({})", found.len() + moves.len())));
        for (n, (finding, standing)) in found.iter().enumerate() {
            out += &point(n + 1, finding, standing.as_ref(), columns);
            let recorder = match reader {
                Reader::Director => written_by(view, finding),
                Reader::Opponent => format!("recorded by {}", one_line(&finding.at.by)),
            };
            out += &findings::paragraph(DIM, &recorder, columns);
        }
        for (n, row) in moves.into_iter().enumerate() {
            let number = found.len() + n + 1;
            out += &format!("\n{number}. {}", findings::moved(row, view.audit.files, columns));
            let writer = row.writer.as_ref().filter(|_| reader == Reader::Director);
            out += &writer.map(|says| findings::paragraph(DIM, says, columns)).unwrap_or_default();
        }
    }
    out + &noted(view, columns) + &close(view, reader, columns)
}

/// What players noted on events.
fn noted(view: &ReviewView, columns: usize) -> String {
    if view.notes.is_empty() {
        return String::new();
    }
    let lines = view.notes.iter().map(|note| {
        let event = usize::try_from(note.event).ok().and_then(|n| view.steps.get(n));
        let of = event.map(|step| format!(" · {}", step.at.text)).unwrap_or_default();
        let head = findings::paragraph(DIM, &one_line(&format!("event {}{of}", note.event)), columns);
        head + &findings::paragraph(OPEN, &one_line(&note.line()), columns)
    });
    format!("\n{}\n{}", styled(STRONG, &format!("Notes ({})", view.notes.len())), lines.collect::<String>())
}

/// Is it about the MP of the cheapest way of a vehicle, which stands among the moves?
fn is_of_move(finding: &FindingView) -> bool {
    finding.clause == "D2.1-mp-limit" && finding.at.text.contains(" cheapest ")
}

/// Which module and which player wrote the event; for a hashed log whether the player signed it.
fn written_by(view: &ReviewView, finding: &FindingView) -> String {
    if let Some(writer) = &finding.writer {
        return writer.clone();
    }
    let by = &finding.at.by;
    let signed = view.signatures.as_ref().map(|signed| signed.signed_events.get(by).copied().unwrap_or(0));
    let says = match signed {
        None => "",
        Some(to) if to > finding.at.event => ", who signed it",
        Some(_) => ", who has NOT signed it",
    };
    format!("recorded with asl-replay by {by}{says}")
}

fn head(view: &ReviewView, reader: Reader, columns: usize) -> String {
    let audit = &view.audit;
    let named = audit.continuity.is_empty() && !audit.game.is_empty();
    let title = if named { &audit.game } else { &audit.file };
    let players: Vec<String> = audit.players.iter().map(|(name, side)| format!("{name} ({side})")).collect();
    let mut lines = vec![styled(STRONG, &one_line(title))];
    lines.push(one_line(&format!("{}, printing {}, book {}", audit.file, audit.printing, audit.book)));
    lines.extend((!players.is_empty()).then(|| one_line(&players.join(", "))));
    lines.extend(audit.integrity.as_ref().map(|found| audit::text::integrity(found).1));
    lines.push(audit::text::tally(audit));
    let asks = match reader {
        Reader::Opponent => {
            "What the audit found in our game. What can still be put right (A.2), let us put right; the rest is for the record."
        }
        Reader::Director => {
            "What the audit found. The same command on the same file gives the same findings: nobody's word is needed for them."
        }
    };
    lines.join("\n") + "\n\n" + &wrapped(columns, asks).join("\n") + "\n"
}

fn point(n: usize, finding: &FindingView, standing: Option<&StandingRow>, columns: usize) -> String {
    let mut out = format!("\n{n}. {}", findings::finding(finding, columns));
    let Some(standing) = standing else { return out };
    let (style, stands) = match standing.passed_by {
        Some(event) => (DIM, format!("stands (A.2): play has passed it with event {event}")),
        None => (GOOD, "can still be put right (A.2): no roll or expenditure has followed it".to_owned()),
    };
    let lines = [
        Some((style, stands)),
        standing.changes.clone().map(|changes| (OPEN, changes)),
        standing.gained.as_ref().map(|side| (OPEN, format!("gained by it: {}", one_line(side)))),
    ];
    for (style, line) in lines.into_iter().flatten() {
        out += &indented(4, &(styled(style, &line) + "\n"));
    }
    out
}

fn close(view: &ReviewView, reader: Reader, columns: usize) -> String {
    let mut out = String::new();
    let audit = &view.audit;
    if view.findings.is_empty() && audit.broken + audit.undecided == 0 {
        out += "\nNothing was found.\n";
    }
    let open: Vec<String> = view.open.iter().map(OpenQuestion::line).collect();
    let open = (!open.is_empty()).then_some(("Open questions", open));
    // Moves stand among what is broken and what is not decided.
    let asides = view.asides().into_iter().filter(|(title, _)| *title != "Moves");
    for (title, lines) in asides.chain(open) {
        out += &format!("\n{}\n", styled(STRONG, title));
        for line in lines {
            out += &indented(2, &(wrapped(columns.saturating_sub(2), &one_line(&line)).join("\n") + "\n"));
        }
    }
    if reader == Reader::Director {
        let boards: Vec<String> = view
            .audit
            .boards
            .iter()
            .map(|board| {
                format!("{} {}", board.board, board.version.as_deref().unwrap_or_default()).trim().to_owned()
            })
            .collect();
        let on = if boards.is_empty() {
            String::new()
        } else {
            format!(" --boards DIR (it was judged on the files of boards {})", boards.join(", "))
        };
        let check = format!(
            "To check it: asl-replay audit {}{on}. Dice: {}.",
            view.files().join(" "),
            view.audit.dice_evidence
        );
        out += &format!("\n{}\n", wrapped(columns, &one_line(&check)).join("\n"));
    }
    out
}
