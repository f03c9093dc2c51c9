//! `archive`: many games at once.

use super::add::{self, ArchiveAddArgs};
use super::audit::{self, ArchiveAuditArgs};
use super::compact;
use super::export::{self, ArchiveExportArgs};
use super::fsck::{self, ArchiveFsckArgs};
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use clap::{Args, Subcommand};

/// Many games at once: list, add, audit, check, compact, export all of the archive.
#[derive(Args, Debug)]
pub struct ArchiveArgs {
    /// What to do.
    #[command(subcommand)]
    pub step: ArchiveStep,
}

/// What is done with many games.
#[derive(Subcommand, Debug)]
pub enum ArchiveStep {
    /// The games: events, whose turn it is, size, what is wrong with one. The same as `games`.
    List,
    /// Take files in, each by itself: hashed logs, pages that carry one, text games. What is there already adds nothing.
    Add(ArchiveAddArgs),
    /// Audit all games on all cores, a line each. The exit code is the highest of theirs.
    Audit(ArchiveAuditArgs),
    /// Verify every chain, head, index and signature; tell what is wrong, and put right what files prove.
    Fsck(ArchiveFsckArgs),
    /// Write the archive anew and give back the space that its engine does not need.
    Compact,
    /// Write every game as a file, or all of them as tables for DuckDB, Polars or Spark.
    Export(ArchiveExportArgs),
}

impl Command for ArchiveArgs {
    fn examples() -> &'static [&'static str] {
        &[
            "archive add *.aslog",
            "archive audit --findings",
            "archive fsck --from backup/*.aslog",
            "archive export copies",
        ]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        match &self.step {
            ArchiveStep::List => super::games::list(call),
            ArchiveStep::Add(args) => add::run(call, args),
            ArchiveStep::Audit(args) => audit::run(call, args),
            ArchiveStep::Fsck(args) => fsck::run(call, args),
            ArchiveStep::Compact => compact::run(call),
            ArchiveStep::Export(args) => export::run(call, args),
        }
    }
}
