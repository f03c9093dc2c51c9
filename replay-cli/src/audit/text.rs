//! The audit as text.

use super::groups::{group, grouped};
use super::view::{AuditView, DiceRow, UnusedRoll};
use crate::text::findings::moved;
use crate::text::table::Table;
use crate::text::wrap::wrapped;
use crate::text::{BAD, DIM, GOOD, OPEN, STRONG, indented, styled, typed_again};
use crate::view::agreement::AgreementRow;
use crate::view::integrity::IntegrityView;
use crate::view::vasl::QuestionRow;
use crate::words::{counted, harmless, one_line, thousands};
use anstyle::Style;

/// The whole audit: what it is of, its findings, its dice, the summary last.
#[must_use]
pub fn audit(view: &AuditView, columns: usize) -> String {
    let parts = [
        head(view),
        files(view, columns),
        phases(view),
        findings(view, columns),
        moves(view, columns),
        questions(view, columns),
        changes(view),
        dice(view),
        agreements(view),
        secrets(view),
        notes(view),
        summary(view),
        verdict(view),
    ];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}

fn head(view: &AuditView) -> String {
    let name = if view.game.is_empty() { &view.file } else { &view.game };
    let mut table = Table::new(&[]);
    let mut row = |label: &str, value: String| table.row([(DIM, label.into()), (Style::new(), value)]);
    row("file", format!("{} ({})", view.file, view.kind));
    written(view).into_iter().for_each(|by| row("written", by));
    let players: Vec<String> = view.players.iter().map(|(name, side)| format!("{name} ({side})")).collect();
    if !players.is_empty() {
        row("players", players.join(", "));
    }
    let played =
        view.played_by.as_ref().map(|own| format!(" (the game is played by {own})")).unwrap_or_default();
    let recorded = view.recorded_under.map(|own| format!(", book {} (recorded under {own})", view.book));
    row("rules", format!("printing {}{played}{}", view.printing, recorded.unwrap_or_default()));
    for board in &view.boards {
        let version = board.version.as_ref().map(|version| format!(" {version}")).unwrap_or_default();
        let pin: String = board.sha256.chars().take(16).collect();
        row("board", format!("{}{version}, sha256 {pin}…", board.board));
    }
    for fault in &view.board_faults {
        table.row([(DIM, "board".into()), (OPEN, fault.clone())]);
    }
    table.row([(DIM, "events".into()), (Style::new(), thousands(view.events))]);
    if let Some(integrity) = &view.integrity {
        let (style, says) = self::integrity(integrity);
        table.row([(DIM, "integrity".into()), (style, says)]);
    }
    if let Some(unsigned) = &view.unsigned {
        table.row([(DIM, "signatures".into()), (BAD, unsigned.says.clone())]);
    }
    styled(STRONG, &one_line(name)) + "\n" + &table.text(2)
}

/// Which module and engine wrote the files: once where they are the same for all.
fn written(view: &AuditView) -> Vec<String> {
    let all = &view.continuity;
    let Some(first) = all.first() else { return Vec::new() };
    if all.iter().all(|file| file.written_by == first.written_by) {
        return vec![format!("by {}", first.written_by)];
    }
    all.iter().map(|file| format!("{} by {}", file.file, file.written_by)).collect()
}

/// Integrity on one line, and its style.
#[must_use]
pub(crate) fn integrity(view: &IntegrityView) -> (Style, String) {
    let head: String = view.head.chars().take(16).collect();
    let Some(fault) = &view.fault else {
        return (GOOD, format!("intact: {}, head {head}…", counted(view.records, "record", "records")));
    };
    if view.fault_record.is_none() {
        return (BAD, format!("BROKEN: {fault}"));
    }
    let good = match view.records {
        0 => "no record is good".into(),
        1 => "the record before it is good".into(),
        n => format!("the {} records before it are good", thousands(n)),
    };
    (BAD, format!("BROKEN: {fault}; {good}"))
}

/// How the files of a session hang together; a single file hangs on nothing.
fn files(view: &AuditView, columns: usize) -> String {
    if view.continuity.len() < 2 && !view.is_torn() {
        return String::new();
    }
    let mut table = Table::new(&[]);
    for file in &view.continuity {
        let style = if file.finding { BAD } else { Style::new() };
        table.row([(DIM, file.file.clone()), (style, file.says.clone())]);
        for line in file.differences.iter().chain(&file.contradictions) {
            table.row([(DIM, String::new()), (style, format!("  {line}"))]);
        }
        if !file.habits.is_empty() {
            let habits = file.habits.join("; ");
            table.row([(DIM, String::new()), (DIM, format!("  between the files, and no breach: {habits}"))]);
        }
    }
    styled(STRONG, "Files") + "\n" + &table.within(2, columns)
}

fn phases(view: &AuditView) -> String {
    if view.phases.is_empty() {
        return String::new();
    }
    let mut turns: Vec<(String, Vec<&str>)> = Vec::new();
    for phase in &view.phases {
        let (turn, name) = phase.rsplit_once(' ').unwrap_or(("", phase));
        match turns.last_mut() {
            Some((last, names)) if last == turn => names.push(name),
            _ => turns.push((turn.to_owned(), vec![name])),
        }
    }
    let lines: String =
        turns.iter().map(|(turn, names)| format!("  {turn}: {}\n", names.join(" "))).collect();
    styled(STRONG, "Phases") + "\n" + &harmless(&lines)
}

fn findings(view: &AuditView, columns: usize) -> String {
    if view.findings.is_empty() {
        return String::new();
    }
    let all: Vec<String> = grouped(&view.findings).iter().map(|group| self::group(group, columns)).collect();
    styled(STRONG, "Findings") + "\n" + &all.join("\n")
}

/// The moves of a VASL log: where, what it cost at least, and of how much.
fn moves(view: &AuditView, columns: usize) -> String {
    let lines: Vec<String> = view
        .moves
        .iter()
        .map(|row| indented(2, &moved(row, view.files, columns.saturating_sub(2))))
        .collect();
    if lines.is_empty() { String::new() } else { styled(STRONG, "Moves") + "\n" + &lines.join("") }
}

/// So many open questions are shown; `import` writes them all.
const QUESTIONS: usize = 8;

/// What VASL files leave open.
fn questions(view: &AuditView, columns: usize) -> String {
    let line = |row: &QuestionRow| {
        let file = if view.files > 1 { format!("{} ", row.file) } else { String::new() };
        let line =
            one_line(&format!("{file}event {}, step {}: {}", row.event, row.step, row.says)).to_string();
        indented(2, &wrapped(columns.saturating_sub(2), &line).join("\n"))
    };
    let shown: String = view.questions.iter().take(QUESTIONS).map(line).collect();
    let more = match view.questions.len().saturating_sub(QUESTIONS) {
        0 => String::new(),
        n => format!("  and {n} more: asl-replay import writes them all\n"),
    };
    if shown.is_empty() { shown } else { styled(STRONG, "Open questions") + "\n" + &shown + &more }
}

/// What another printing or book would change.
fn changes(view: &AuditView) -> String {
    let name = |printing: Option<&String>, book: Option<u16>| {
        let words = [printing.cloned(), book.map(|book| format!("book {book}"))];
        words.into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    let own = name(view.played_by.as_ref(), view.recorded_under);
    let by = name(view.played_by.as_ref().map(|_| &view.printing), view.recorded_under.map(|_| view.book));
    if own.is_empty() {
        return String::new();
    }
    let new: Vec<String> = view.new.iter().filter_map(|n| view.findings.get(*n)).map(line).collect();
    let gone: Vec<String> = view.gone.iter().map(line).collect();
    let list = |title: String, lines: &[String]| {
        if lines.is_empty() { String::new() } else { title + "\n" + &indented(2, &lines.join("\n")) }
    };
    let changes = list(format!("Only by {by}:"), &new) + &list(format!("Only by {own}:"), &gone);
    if changes.is_empty() { format!("The findings are the same by {own} and {by}.\n") } else { changes }
}

fn line(finding: &crate::view::finding::FindingView) -> String {
    format!("event {}: {} {}", finding.at.event, finding.ruling, finding.clause)
}

fn dice(view: &AuditView) -> String {
    if view.dice.is_empty() {
        return String::new();
    }
    let mut table = Table::new(&[3, 4]);
    let head = ["player", "dice", "for", "rolls", "mean"].map(|h| (DIM, h.to_owned()));
    table.row(head);
    for row in &view.dice {
        let cells =
            [one_line(&row.roller), row.kind.into(), one_line(&row.purpose), thousands(row.count), mean(row)];
        table.plain(cells);
    }
    let verdict = match view.dice_findings {
        0 if view.dice_evidence.starts_with("declared") => "nothing to check".into(),
        0 if view.files > 1 && view.dice_across > 0 => {
            styled(GOOD, &format!("no inconsistency, and no gap in the {} files", view.files))
        }
        0 if view.files > 1 => styled(
            GOOD,
            "no inconsistency; no player's counters run on from file to file, so no gap can show",
        ),
        0 => styled(GOOD, "no inconsistency"),
        n => styled(BAD, &counted(n as u64, "finding on the dice", "findings on the dice")),
    };
    let unused: String = view.dice_unused.iter().map(unused).collect();
    format!("{}\n{}{unused}  {verdict} ({})\n", styled(STRONG, "Dice"), table.text(2), view.dice_evidence)
}

/// `not used: r5 DR 6,6 for IFT, by gerda (event 44)`
fn unused(roll: &UnusedRoll) -> String {
    let (purpose, by) = (one_line(&roll.purpose), one_line(&roll.by));
    format!("  not used: {} {} for {purpose}, by {by} (event {})\n", roll.roll, roll.dice, roll.event)
}

/// What was agreed on, by event.
fn agreements(view: &AuditView) -> String {
    if view.agreements.is_empty() {
        return String::new();
    }
    let mut table = Table::new(&[]);
    for row in &view.agreements {
        let with = |other: &String| if *other == row.by { " alone".into() } else { format!(" with {other}") };
        let agreed = row.agreed.as_ref().map(with).unwrap_or_default();
        let clause = row.clause.as_ref().map(|clause| format!(" {clause}")).unwrap_or_default();
        let (style, force) = force(row);
        table.row([
            (DIM, format!("event {}", row.event)),
            (Style::new(), row.kind.to_owned()),
            (Style::new(), one_line(&format!("{}{agreed}", row.by))),
            (Style::new(), one_line(&format!("{}{clause}", row.about))),
            (style, one_line(&force)),
            (DIM, one_line(&row.why)),
        ]);
    }
    styled(STRONG, "Agreements") + "\n" + &table.text(2)
}

/// Whether a word binds: both sides gave it, and whoever is said to have given it signed it.
fn force(row: &AgreementRow) -> (Style, String) {
    let signed = match row.signed_by.as_slice() {
        [] => String::new(),
        names => format!(", signed by {}", names.join(", ")),
    };
    if let Some(waits) = &row.provisional {
        return (OPEN, format!("{}{signed}", waits.says));
    }
    let (style, force) = match (row.kind, row.in_force) {
        ("objection", _) => (OPEN, "open to a ruling"),
        (_, true) => (GOOD, "in force"),
        (_, false) => (OPEN, "one side alone"),
    };
    match row.not_signed_by.as_slice() {
        [] => (style, format!("{force}{signed}")),
        names => (style, format!("{force}, not yet signed by {}{signed}", names.join(", "))),
    }
}

/// What is sealed, and what was opened.
fn secrets(view: &AuditView) -> String {
    let line = |row: &crate::view::agreement::SecretRow| {
        let stands = match (&row.opened, &row.says) {
            (Some(opened), Some(says)) => format!("opened at event {opened}: {says}"),
            _ => "still sealed".into(),
        };
        one_line(&format!("  {} of {}, sealed at event {}, {stands}", row.secret, row.by, row.sealed)) + "\n"
    };
    let lines: String = view.secrets.iter().map(line).collect();
    if lines.is_empty() { lines } else { styled(STRONG, "Secrets") + "\n" + &lines }
}

fn mean(row: &DiceRow) -> String {
    format!("{}.{:02}", row.mean_hundredths / 100, row.mean_hundredths % 100)
}

fn notes(view: &AuditView) -> String {
    let import = view.import_notes.iter().map(|note| format!("  {}\n", one_line(note)));
    let unjudged = view.unjudged.iter().map(|part| {
        format!("  not judged yet: {} of {}\n", counted(part.events, "event", "events"), part.rules)
    });
    let lines: String = import.chain(unjudged).collect();
    if lines.is_empty() { lines } else { styled(STRONG, "Notes") + "\n" + &lines }
}

/// What an audit of VASL files comes to, and how to go on.
fn verdict(view: &AuditView) -> String {
    if view.continuity.is_empty() || view.part.is_some() {
        return String::new();
    }
    let broken = match view.broken {
        0 => styled(GOOD, "no breach found"),
        n => styled(BAD, &format!("not legal: {}", counted(n as u64, "breach", "breaches"))),
    };
    let map = view.boards.is_empty().then(|| "not judged: what only boards tell".to_owned());
    let undecided = (view.undecided > 0).then(|| format!("{} undecided", view.undecided));
    let decide = view.questions.iter().filter(|row| row.decides).count();
    let decide = if decide == 0 { String::new() } else { format!(", {decide} of which decide") };
    let files: Vec<String> = view.file.split(" + ").map(typed_again).collect();
    let asked = counted(view.questions.len() as u64, "question", "questions");
    let asked = (!view.questions.is_empty())
        .then(|| format!("{asked}{decide}: `asl-replay answer {}`", files.join(" ")));
    let parts: Vec<String> = [undecided, map, asked].into_iter().flatten().collect();
    let rest = one_line(&parts.join(" · ")).to_string();
    let rest = if rest.is_empty() { rest } else { format!(" · {rest}") };
    format!("{broken}{rest}\n")
}

/// The last line of an audit, plain.
pub(crate) fn tally(view: &AuditView) -> String {
    let kept = thousands(view.kept);
    format!("{} broken, {} undecided, {} waived, {kept} kept", view.broken, view.undecided, view.waived)
}

fn summary(view: &AuditView) -> String {
    let count =
        |n: usize, style: Style, word: &str| styled(if n > 0 { style } else { DIM }, &format!("{n} {word}"));
    let parts = [
        count(view.broken, BAD, "broken"),
        count(view.undecided, OPEN, "undecided"),
        count(view.waived, DIM, if view.part.is_some() { "waived among these events" } else { "waived" }),
        // This alone was counted of what is left out.
        format!("{} kept{}", thousands(view.kept), if view.part.is_some() { " of all events" } else { "" }),
    ];
    let bent = match view.bent_dice {
        0 => String::new(),
        n => styled(BAD, &format!("dice were BENT ({})", counted(n as u64, "proof", "proofs"))) + ", ",
    };
    let provisional = match view.provisional {
        0 => String::new(),
        n => format!(
            "; {}",
            styled(OPEN, &format!("{} provisional", counted(n as u64, "agreement is", "agreements are")))
        ),
    };
    let unsigned = view.unsigned.as_ref().map(|_| styled(BAD, "not all signed") + ", ").unwrap_or_default();
    let integrity = if view.is_intact() { String::new() } else { styled(BAD, "integrity broken") + ", " };
    let part = view.part.as_ref().map(|part| styled(OPEN, &one_line(part)) + "\n").unwrap_or_default();
    format!("{part}{integrity}{unsigned}{bent}{}{provisional}\n", parts.join(", "))
}
