//! Arguments of `archive`.

use crate::home::GameName;
use asl_core::scenario::Printing;
use clap::{Args, Subcommand};
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// Arguments of `archive`.
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

/// Arguments of `archive add`.
#[derive(Args, Debug)]
pub struct ArchiveAddArgs {
    /// The files. A game is called after its file; one that the archive holds already, as mails of it do, keeps its name.
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Call new games by the hash of their record 0, which no two games share, instead of after their files.
    #[arg(long)]
    pub by_id: bool,
}

/// Arguments of `archive audit`.
#[derive(Args, Debug)]
pub struct ArchiveAuditArgs {
    /// Only these games.
    #[arg(value_name = "NAME")]
    pub games: Vec<GameName>,
    /// Tell also the findings of each game.
    #[arg(long)]
    pub findings: bool,
    /// Take each game's head on trust, as the archive notes it: games with a result from an earlier run are not read. What
    /// that leaves out is said.
    #[arg(long, conflicts_with = "anew")]
    pub unverified: bool,
    /// Take no result of an earlier run.
    #[arg(long)]
    pub anew: bool,
    /// Share the games of a database with every other process, on whatever machine, that does the same: each game is
    /// audited by one of them. The database grants it to directors; the others' results are taken on their word.
    #[arg(long, conflicts_with_all = ["games", "unverified", "anew"])]
    pub share: bool,
    /// Judge by this printing of the rules instead of each game's own.
    #[arg(long, value_name = "1e|2e", value_parser = super::printing)]
    pub printing: Option<Printing>,
    /// Judge anew by this version of the rule book code, or by the latest.
    #[arg(long, value_name = "N|latest", value_parser = super::book)]
    pub book: Option<u16>,
    /// So many games at a time, instead of one for each core.
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
}

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

/// Arguments of `archive export`.
#[derive(Args, Debug)]
pub struct ArchiveExportArgs {
    /// The folder for the files, NAME.aslog each. A file that stands there is replaced by one that goes on from it alone.
    #[arg(value_name = "DIR", required_unless_present = "parquet")]
    pub folder: Option<PathBuf>,
    /// Write, instead, three tables into this folder: events.parquet, rolls.parquet, findings.parquet. Tables that stand
    /// there are replaced. Of a program built with `--features desk`.
    #[arg(long, value_name = "DIR", conflicts_with = "folder")]
    pub parquet: Option<PathBuf>,
}
