//! Many games of the archive, a line each, as text.

use super::wrap::wrapped;
use super::{BAD, DIM, GOOD, OPEN, STRONG, indented, size, styled};
use crate::view::archive::{
    ArchiveAddView, ArchiveAuditView, ArchiveCompactView, ArchiveExportView, ArchiveFsckView, AuditedRow,
    CheckedRow, ExportedRow, FoundRow, TakenRow,
};
use crate::words::{counted, in_brief, one_line, thousands};
use anstyle::Style;

/// The line of a game that was audited, with its findings below.
#[must_use]
pub fn audited(row: &AuditedRow, columns: usize) -> String {
    let name = styled(STRONG, &one_line(&row.name));
    if let Some(fault) = &row.fault {
        return format!("{name}  {}\n", styled(BAD, &one_line(fault)));
    }
    let words = super::summary::words(&row.counts);
    let verdict = match (row.counts.broken, row.counts.undecided) {
        (0, 0) if words.is_empty() => styled(GOOD, "nothing found"),
        (0, 0) => styled(GOOD, &words.join(", ")),
        (0, _) => styled(OPEN, &words.join(", ")),
        (_, _) => styled(BAD, &words.join(", ")),
    };
    let when = styled(DIM, &one_line(&row.when));
    let mut out = format!("{name}  {}  {verdict}  {when}\n", counted(row.counts.events, "event", "events"));
    for fault in &row.board_faults {
        out += &format!("  {}\n", styled(OPEN, &one_line(fault)));
    }
    for finding in row.findings.iter().flatten() {
        out += &indented(2, &wrapped(columns.saturating_sub(2), &found(finding)).join("\n"));
    }
    out
}

fn found(row: &FoundRow) -> String {
    let style = if row.ruling == "broken" { BAD } else { OPEN };
    let clause =
        std::iter::once(&row.clause).chain(&row.also).map(|id| one_line(id)).collect::<Vec<_>>().join(", ");
    let ruling = styled(style, &row.ruling);
    format!("event {} ({}): {ruling} {clause}: {}", row.event, one_line(&row.when), one_line(&row.says))
}

/// All of them.
#[must_use]
pub fn archive_audit(view: &ArchiveAuditView) -> String {
    if view.audited == 0 {
        return "no game lies in the archive: `archive add FILES` puts some there\n".to_owned();
    }
    let mut out = format!(
        "{}, {}: {} clean, {} with findings, {} damaged; {} broken, {} undecided\n",
        counted(view.audited, "game", "games"),
        counted(view.events, "event", "events"),
        thousands(view.clean),
        thousands(view.with_findings),
        thousands(view.damaged),
        thousands(view.broken),
        thousands(view.undecided)
    );
    if view.kept_results > 0 {
        out += &format!(
            "{} of earlier runs, of games that have not changed\n",
            counted(view.kept_results, "result", "results")
        );
    }
    if let Some(here) = view.audited_here {
        out += &format!("{} audited here\n", counted(here, "game", "games"));
    }
    if let Some(left) = &view.leaves_out {
        out += &format!("{} {}\n", styled(OPEN, "unverified:"), one_line(left));
    }
    out
}

/// The line of a file that was taken in.
#[must_use]
pub fn taken(row: &TakenRow) -> String {
    let file = one_line(&row.file);
    if let Some(fault) = &row.fault {
        return format!("{file}: {}\n", styled(BAD, &in_brief(fault)));
    }
    let name = styled(STRONG, &one_line(row.name.as_deref().unwrap_or_default()));
    let what = match (row.added, row.signed) {
        (0, 0) => "nothing new".to_owned(),
        (0, signed) => counted(signed, "signature added", "signatures added"),
        (added, _) if added == row.events => format!("{} added", counted(added, "event", "events")),
        (added, _) => {
            format!("{} added, {} in all", counted(added, "event", "events"), thousands(row.events))
        }
    };
    let parts = match (&row.parts_from, row.parts_at) {
        (Some(from), Some(at)) => {
            let says = format!("; another copy of {}, which it leaves at event {at}", one_line(from));
            styled(BAD, &says)
        }
        _ => String::new(),
    };
    format!("{file}: {name}, {what}{parts}\n")
}

/// All of them.
#[must_use]
pub fn archive_add(view: &ArchiveAddView) -> String {
    format!(
        "{} brought something new, {} nothing, {} refused\n",
        counted(view.added, "file", "files"),
        thousands(view.unchanged),
        thousands(view.refused)
    )
}

/// The lines of a game at fault; a sound one has none.
#[must_use]
pub fn checked(row: &CheckedRow) -> String {
    let (Some(fault), Some(says)) = (row.fault, &row.says) else { return String::new() };
    let mut out = format!(
        "{}  {} {}\n",
        styled(STRONG, &one_line(&row.name)),
        styled(BAD, &format!("{fault}:")),
        one_line(says)
    );
    let mut line = |style: Style, text: &str| out += &format!("  {}\n", styled(style, &one_line(text)));
    match (&row.repaired_by, &row.not_repaired) {
        (Some(by), _) => {
            line(GOOD, &format!("put right by {}: {}", one_line(by), counted(row.events, "event", "events")))
        }
        (None, Some(why)) => line(OPEN, &format!("not put right: {why}")),
        (None, None) => line(DIM, row.means.as_deref().unwrap_or_default()),
    }
    out
}

/// All of them.
#[must_use]
pub fn archive_fsck(view: &ArchiveFsckView) -> String {
    let mut out: String = view.no_proofs.iter().map(|why| format!("no proof: {}\n", one_line(why))).collect();
    let games = counted(view.checked, "game", "games");
    let events = counted(view.events, "event", "events");
    out += &match (view.faults, view.repaired) {
        (0, _) => format!("{games}, {events}: every chain, head, index and signature is right\n"),
        (faults, repaired) => format!("{games}, {events}: {faults} at fault, {repaired} of them put right\n"),
    };
    if let Some(why) = &view.unsearched {
        let says = format!("it could not be searched for games without a head: {why}");
        out += &format!("{} {}\n", styled(BAD, "engine:"), one_line(&says));
    }
    out
}

/// What came of it.
#[must_use]
pub fn archive_compact(view: &ArchiveCompactView) -> String {
    if view.is_kept {
        return format!(
            "{} read again: written anew it is not smaller than {}, and was left as it is\n",
            counted(view.games, "game", "games"),
            size(view.before)
        );
    }
    format!(
        "{} written anew and read again: {} on disk before, {} now\n",
        counted(view.games, "game", "games"),
        size(view.before),
        size(view.after)
    )
}

/// The line of a game whose file is new, or was refused; one that stood there has none.
#[must_use]
pub fn exported(row: &ExportedRow) -> String {
    let name = styled(STRONG, &one_line(&row.name));
    match (&row.fault, row.became) {
        (Some(fault), _) => format!("{name}  {}\n", styled(BAD, &one_line(fault))),
        (None, "same") => String::new(),
        (None, became) => format!("{name}  {became}\n"),
    }
}

/// All of them.
#[must_use]
pub fn archive_export(view: &ArchiveExportView) -> String {
    let mut out = format!(
        "{} written, {} there already, {} refused\n",
        counted(view.written, "game", "games"),
        thousands(view.unchanged),
        thousands(view.refused)
    );
    for table in &view.tables {
        out += &format!(
            "{}: {}, {}\n",
            one_line(&table.file),
            counted(table.rows, "row", "rows"),
            size(table.bytes)
        );
    }
    out
}
