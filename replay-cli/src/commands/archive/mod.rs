//! `archive`: many games at once.

mod add;
mod audit;
mod compact;
mod export;
mod fsck;
#[cfg(feature = "desk")]
mod parquet;

use crate::args::archive::{ArchiveArgs, ArchiveStep};
use crate::command::failure::Failure;
use crate::command::{Answer, Call};

pub(super) fn run(call: &Call<'_>, args: &ArchiveArgs) -> Result<Answer, Failure> {
    match &args.step {
        ArchiveStep::List => super::games::list(call),
        ArchiveStep::Add(args) => add::run(call, args),
        ArchiveStep::Audit(args) => audit::run(call, args),
        ArchiveStep::Fsck(args) => fsck::run(call, args),
        ArchiveStep::Compact => compact::run(call),
        ArchiveStep::Export(args) => export::run(call, args),
    }
}
