//! Arguments of `database`.

use clap::{Args, Subcommand};

/// Arguments of `database`.
#[derive(Args, Debug)]
pub struct DatabaseArgs {
    /// What is done.
    #[command(subcommand)]
    pub step: DatabaseStep,
}

/// The steps of its owner.
#[derive(Subcommand, Clone, Copy, Debug)]
pub enum DatabaseStep {
    /// Make the tables of an archive in the database that --archive names, or bring them up to date, at once or not at all.
    Migrate,
    /// Print the grants of a club as SQL, for `psql`: a player appends, a director rules, a reader reads.
    Roles,
}
