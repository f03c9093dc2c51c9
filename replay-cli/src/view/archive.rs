//! Many games of the archive at once, as data.

use super::audit::AuditView;
use super::finding::FindingView;
use super::summary::Counts;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What an audit found in a game, in short.
#[derive(Clone, Default, JsonSchema, Serialize, Deserialize, Debug)]
pub struct AuditedRow {
    /// Its name in the archive.
    pub name: String,
    /// What was found.
    #[serde(flatten)]
    pub counts: Counts,
    /// Its size in bytes.
    pub bytes: u64,
    /// Game Turn, side and phase of the last event.
    pub when: String,
    /// The printing judged by.
    pub printing: String,
    /// The version of the book judged by.
    pub book: u16,
    /// How often a clause applied and was kept.
    pub kept: u64,
    /// What is wrong with its bytes or signatures, or why it cannot be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// Boards that were not read, or are not those agreed on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub board_faults: Vec<String>,
    /// The findings, when they were asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub findings: Option<Vec<FoundRow>>,
}

/// A finding in short; `audit GAME` tells all of it.
#[derive(Clone, JsonSchema, Serialize, Deserialize, Debug)]
pub struct FoundRow {
    /// The event.
    pub event: u64,
    /// `turn 2 russian MPh`.
    pub when: String,
    /// Who recorded it.
    pub by: String,
    /// `broken`, `undecided` or `waived`.
    pub ruling: String,
    /// The clause.
    pub clause: String,
    /// Further clauses that the same fact breaks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// The unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// In words.
    pub says: String,
    /// The player's figure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declared: Option<String>,
    /// Ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<String>,
}

impl AuditedRow {
    /// The row of a game that was audited, with its findings.
    #[must_use]
    pub fn of(name: String, bytes: u64, view: AuditView) -> AuditedRow {
        let damage = view.integrity.as_ref().filter(|integrity| !integrity.intact);
        AuditedRow {
            name,
            counts: Counts::of(&view),
            bytes,
            when: view.phases.last().cloned().unwrap_or_else(|| "before turn 1".to_owned()),
            printing: view.printing,
            book: view.book,
            kept: view.kept,
            fault: damage.map(|integrity| integrity.fault.clone().unwrap_or_default()),
            board_faults: view.board_faults,
            findings: Some(view.findings.into_iter().map(FoundRow::of).collect()),
        }
    }

    /// The row of a game that cannot be audited.
    #[must_use]
    pub fn unread(name: String, why: String) -> AuditedRow {
        AuditedRow { name, fault: Some(why), ..AuditedRow::default() }
    }
}

impl FoundRow {
    fn of(finding: FindingView) -> FoundRow {
        FoundRow {
            event: finding.at.event,
            when: finding.at.when,
            by: finding.at.by,
            ruling: finding.ruling,
            clause: finding.clause,
            also: finding.also,
            unit: finding.unit,
            says: finding.says,
            declared: finding.declared,
            due: finding.due,
        }
    }
}

/// What `archive audit` answers.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct ArchiveAuditView {
    /// `asl-replay/archive-audit/1`.
    pub schema: &'static str,
    /// The games, by name.
    pub games: Vec<AuditedRow>,
    /// How many.
    pub audited: u64,
    /// Of these, games in which nothing is broken.
    pub clean: u64,
    /// Games in which a clause is broken.
    pub with_findings: u64,
    /// Games that are damaged or cannot be read.
    pub damaged: u64,
    /// All events.
    pub events: u64,
    /// All broken clauses.
    pub broken: u64,
    /// All open questions.
    pub undecided: u64,
    /// Games whose result is that of an earlier run: nothing that it was worked out from has changed.
    pub kept_results: u64,
    /// Games audited by this process, where they are shared; the others' results are their workers' word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub audited_here: Option<u64>,
    /// What was not looked at, when that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaves_out: Option<String>,
}

impl ArchiveAuditView {
    /// Counts a game.
    pub fn count(&mut self, row: &AuditedRow, is_kept: bool) {
        self.audited += 1;
        self.events += row.counts.events;
        self.broken += row.counts.broken as u64;
        self.undecided += row.counts.undecided as u64;
        self.kept_results += u64::from(is_kept);
        let of = match (&row.fault, row.counts.broken) {
            (Some(_), _) => &mut self.damaged,
            (None, 0) => &mut self.clean,
            (None, _) => &mut self.with_findings,
        };
        *of += 1;
    }
}

/// A file that `archive add` was given.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct TakenRow {
    /// The file.
    pub file: String,
    /// The game's name in the archive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its events in the file.
    pub events: u64,
    /// How many of them were new.
    pub added: u64,
    /// Signatures that were new.
    pub signed: u64,
    /// The game of the archive of which it is another copy: it stands under a name of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parts_from: Option<String>,
    /// The first event that differs from that one's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parts_at: Option<u64>,
    /// Why it was not taken in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

/// What `archive add` answers.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct ArchiveAddView {
    /// `asl-replay/archive-add/1`.
    pub schema: &'static str,
    /// The files, as they were named.
    pub files: Vec<TakenRow>,
    /// Files that brought something new.
    pub added: u64,
    /// Files of which everything was there.
    pub unchanged: u64,
    /// Files that were not taken in.
    pub refused: u64,
}

/// A game that `archive fsck` looked at.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct CheckedRow {
    /// Its name.
    pub name: String,
    /// Its events, where all is well or it was put right.
    pub events: u64,
    /// What is at fault: `chain`, `head`, `index`, `signature` or `engine`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<&'static str>,
    /// What is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub says: Option<String>,
    /// What that means and what can be done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub means: Option<String>,
    /// What it was put right by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repaired_by: Option<String>,
    /// Why it was not put right, when that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub not_repaired: Option<String>,
}

/// What `archive fsck` answers.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct ArchiveFsckView {
    /// `asl-replay/archive-fsck/1`.
    pub schema: &'static str,
    /// The games at fault, by name; all games in JSON.
    pub games: Vec<CheckedRow>,
    /// How many were looked at.
    pub checked: u64,
    /// All events of those in which all is well.
    pub events: u64,
    /// Games at fault.
    pub faults: u64,
    /// Of these, games that were put right.
    pub repaired: u64,
    /// Why the engine could not be searched for games without a head: there may be more than these.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unsearched: Option<String>,
    /// Files that prove nothing, each with the reason.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub no_proofs: Vec<String>,
}

/// What `archive compact` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ArchiveCompactView {
    /// `asl-replay/archive-compact/1`.
    pub schema: &'static str,
    /// The games, each verified in the old archive and in the new one.
    pub games: u64,
    /// Bytes on disk before.
    pub before: u64,
    /// Bytes on disk now.
    pub after: u64,
    /// The archive is the one that was there: written anew it was no smaller.
    pub is_kept: bool,
}

/// A game that `archive export` wrote.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct ExportedRow {
    /// Its name.
    pub name: String,
    /// `written`, `same`, `continued`, or `refused`.
    pub became: &'static str,
    /// Why it was not written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

/// A table that `archive export --parquet` wrote.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct TableRow {
    /// Its file.
    pub file: String,
    /// Its rows.
    pub rows: u64,
    /// Its bytes.
    pub bytes: u64,
}

/// What `archive export` answers.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct ArchiveExportView {
    /// `asl-replay/archive-export/1`.
    pub schema: &'static str,
    /// The games, by name.
    pub games: Vec<ExportedRow>,
    /// Files that are new or go on from what stood there.
    pub written: u64,
    /// Files that stood there as they are.
    pub unchanged: u64,
    /// Games that were not written.
    pub refused: u64,
    /// The tables.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<TableRow>,
    /// Bytes of all payloads that the tables were made of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_bytes: Option<u64>,
}
