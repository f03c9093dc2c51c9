//! `archive fsck`: every chain, head, index and signature; what files prove of damaged games.

use crate::args::archive::ArchiveFsckArgs;
use crate::command::failure::Failure;
use crate::command::waiting::Rows;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::{Fault, Found, GameName, Many, Proofs, in_order, threads};
use crate::text::archive;
use crate::view::archive::{ArchiveFsckView, CheckedRow};

pub(super) fn run(call: &Call<'_>, args: &ArchiveFsckArgs) -> Result<Answer, Failure> {
    let mut view = ArchiveFsckView { schema: "asl-replay/archive-fsck/1", ..ArchiveFsckView::default() };
    let Some(many) = call.place.many()? else {
        return Ok(Answer::of(Exit::Clean, &view, archive::archive_fsck(&view)));
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
            rows.row(&row, || archive::checked(&row)) && !many.is_lost()
        },
    );
    let left = view.faults - view.repaired;
    let exit = match (many.is_lost(), left) {
        (true, _) => Exit::CannotRun,
        (false, 0) if view.unsearched.is_none() => Exit::Clean,
        (false, _) => Exit::Broken,
    };
    Ok(rows.end(exit, &view, archive::archive_fsck(&view)))
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
