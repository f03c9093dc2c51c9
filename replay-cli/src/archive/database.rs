//! `database`: what the owner of a club's database does.

use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::ROLES;
use crate::text::{STRONG, styled};
use crate::words::one_line;
use clap::{Args, Subcommand};
use schemars::JsonSchema;
use serde::Serialize;

/// A database that holds the games of many players: its tables, and who may do what.
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

impl Command for DatabaseArgs {
    fn examples() -> &'static [&'static str] {
        &["database migrate --archive postgres://dora@db.example/asl", "database roles > roles.sql"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        match self.step {
            DatabaseStep::Migrate => migrate(call),
            DatabaseStep::Roles => roles(),
        }
    }
}

fn migrate(call: &Call) -> Result<Answer, Failure> {
    let Some(database) = &call.place.database else {
        return Err(Failure::Usage("name the database: --archive postgres://USER@HOST/DATABASE".to_owned()));
    };
    let (before, now) = database.migrate()?;
    let view = DatabaseView::of(before, now, "");
    let text = migrated(&view, &database.to_string());
    Ok(Answer::of(Exit::Clean, &view, text))
}

fn roles() -> Result<Answer, Failure> {
    if ROLES.is_empty() {
        let says = "this program was built without PostgreSQL: `cargo install` it with `--features postgres`";
        return Err(Failure::Usage(says.to_owned()));
    }
    Ok(Answer::data(Exit::Clean, &DatabaseView::of(None, None, ROLES), ROLES.to_owned()))
}

/// What was done to a club's database, or the grants for it.
#[derive(JsonSchema, Serialize, Debug)]
pub struct DatabaseView {
    /// `asl-replay/database/1`.
    pub schema: &'static str,
    /// The version that the tables had before `migrate`; none where no archive was, and of `roles`.
    pub before: Option<i32>,
    /// The version that they have now; none of `roles`.
    pub version: Option<i32>,
    /// The grants as SQL; empty of `migrate`.
    pub sql: &'static str,
}

impl DatabaseView {
    /// A step that was done.
    #[must_use]
    pub fn of(before: Option<i32>, version: impl Into<Option<i32>>, sql: &'static str) -> DatabaseView {
        DatabaseView { schema: "asl-replay/database/1", before, version: version.into(), sql }
    }
}

/// Tables that were made, or brought up to date.
#[must_use]
pub fn migrated(view: &DatabaseView, place: &str) -> String {
    let version = view.version.unwrap_or_default();
    let became = match view.before {
        None => format!("an archive was made, of version {version}"),
        Some(before) if before == version => format!("is up to date, version {version}"),
        Some(before) => format!("brought from version {before} to {version}"),
    };
    format!("{}: {became}\n", styled(STRONG, &one_line(place)))
}
