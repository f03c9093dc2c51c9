//! `archive fsck`: every chain, head, index and signature; what files prove of damaged games.

use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::waiting::Rows;
use crate::command::{Answer, Call};
use crate::home::{Fault, Found, GameName, Many, Proofs, in_order, threads};
use crate::text::{BAD, DIM, GOOD, OPEN, STRONG, styled};
use crate::words::{counted, one_line};
use anstyle::Style;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::PathBuf;

/// Arguments of `archive fsck`.
#[derive(Args, Debug)]
pub struct ArchiveFsckArgs {
    /// Put damaged games right by these files, as far as they prove what was there: a copy must lead to the head that the
    /// archive has noted.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub from: Vec<PathBuf>,
    /// File anew what is good and lies in the wrong place; --from does that too.
    #[arg(long)]
    pub repair: bool,
}

pub(crate) fn run(call: &Call<'_>, args: &ArchiveFsckArgs) -> Result<Answer, Failure> {
    let mut view = ArchiveFsckView { schema: "asl-replay/archive-fsck/1", ..ArchiveFsckView::default() };
    let Some(many) = call.place.many()? else {
        return Ok(Answer::of(Exit::Clean, &view, archive_fsck(&view)));
    };
    let proofs = Proofs::read(&args.from);
    view.no_proofs = proofs.unread.iter().map(|(path, why)| format!("{}: {why}", path.display())).collect();
    let (names, unsearched) = many.all_names()?;
    view.unsearched = unsearched;
    let mut rows = Rows::new(call, &view, "games", (names.len(), "games"));
    let repair = Repair { many: &many, proofs: &proofs, is_asked: args.repair || !args.from.is_empty() };
    in_order(
        &names,
        threads(),
        || many.desk(),
        |desk, name| desk.sound(name),
        |name, found| {
            let row = repair.row(name, found);
            view.checked += 1;
            view.events += row.events;
            view.faults += u64::from(row.fault.is_some());
            view.repaired += u64::from(row.repaired_by.is_some());
            rows.row(&row, || checked(&row)) && !many.is_lost()
        },
    );
    let left = view.faults - view.repaired;
    let exit = match (many.is_lost(), left) {
        (true, _) => Exit::CannotRun,
        (false, 0) if view.unsearched.is_none() => Exit::Clean,
        (false, _) => Exit::Broken,
    };
    Ok(rows.end(exit, &view, archive_fsck(&view)))
}

struct Repair<'r> {
    many: &'r Many,
    proofs: &'r Proofs,
    is_asked: bool,
}

impl Repair<'_> {
    fn row(&self, name: &GameName, found: Result<u64, Found>) -> CheckedRow {
        let mut row = sound(name);
        match found {
            Ok(events) => row.events = events,
            Err(Found { fault, says, means }) => {
                (row.fault, row.says, row.means) = (Some(word(fault)), Some(says), Some(means));
                if self.is_asked {
                    self.repair(name, fault, &mut row);
                }
            }
        }
        row
    }

    fn repair(&self, name: &GameName, fault: Fault, row: &mut CheckedRow) {
        let by = match fault {
            Fault::Index => {
                self.many.file_anew(name).map(|()| "its own blocks".to_owned()).map_err(|why| why.to_string())
            }
            Fault::Chain | Fault::Head => {
                self.many.repair(name, self.proofs).map(|path| path.display().to_string())
            }
            Fault::Signature => self.many.sign_anew(name, self.proofs).map(|path| path.display().to_string()),
            Fault::Engine => Err("the engine cannot read it".to_owned()),
        };
        match by.and_then(|by| Ok((by, self.many.desk().sound(name).map_err(|found| found.says)?))) {
            Ok((by, events)) => (row.repaired_by, row.events) = (Some(by), events),
            Err(why) => row.not_repaired = Some(why),
        }
    }
}

fn sound(name: &GameName) -> CheckedRow {
    CheckedRow {
        name: name.to_string(),
        events: 0,
        fault: None,
        says: None,
        means: None,
        repaired_by: None,
        not_repaired: None,
    }
}

const fn word(fault: Fault) -> &'static str {
    match fault {
        Fault::Chain => "chain",
        Fault::Head => "head",
        Fault::Index => "index",
        Fault::Signature => "signature",
        Fault::Engine => "engine",
    }
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
