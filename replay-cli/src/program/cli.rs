//! The command line. The doc comments are the help.

use super::help;
use super::table::Chosen;
use crate::import::vassal::viewer::Viewer;
use clap::Parser;
use clap::builder::FalseyValueParser;
use std::path::PathBuf;

/// Audit, verify and replay games of Advanced Squad Leader played by email.
///
/// GAME is what your opponent mailed: a hashed log (.aslog), a text game (.asl), a VASL log or save (.vlog,
/// .vsav), or the name of a game in your archive.
#[derive(Parser, Debug)]
#[command(name = "asl-replay", version, max_term_width = 100, after_help = EXIT_CODES)]
pub struct Cli {
    /// Print JSON instead of text, failures too; `asl-replay schema` documents every answer.
    #[arg(long, global = true, help_heading = help::GLOBAL)]
    pub json: bool,
    /// Print long output at once, instead of through $PAGER (`less -FRX` when not set).
    #[arg(long, global = true, help_heading = help::GLOBAL)]
    pub no_pager: bool,
    /// The folder of the archive, instead of the platform's data folder.
    #[arg(long, global = true, help_heading = help::GLOBAL, value_name = "DIR", env = "ASL_REPLAY_HOME")]
    pub home: Option<PathBuf>,
    /// The database that holds the games, instead of the folder: `postgres://USER@HOST/DATABASE`, a club's desk. Keys and
    /// notes stay in the folder. PGPASSWORD gives the password.
    #[arg(long, global = true, help_heading = help::GLOBAL, value_name = "URL", env = "ASL_REPLAY_ARCHIVE", hide_env_values = true)]
    pub archive: Option<crate::home::DatabaseUrl>,
    /// A file of types of your own (vehicles, Personnel, weapons), for text games; after those in the data folder's
    /// `catalogue`.
    #[arg(long, global = true, help_heading = help::GLOBAL, value_name = "FILE")]
    pub catalogue: Vec<PathBuf>,
    /// The folder of your own VASL boards (files `bdNN`), instead of the one that `setup` remembers, or `boards` in the data
    /// folder.
    #[arg(long, global = true, help_heading = help::GLOBAL, value_name = "DIR", env = "ASL_REPLAY_BOARDS")]
    pub boards: Option<PathBuf>,
    /// Do not have the platform's keyring keep a passphrase that you typed, and take none from there.
    #[arg(long, global = true, help_heading = help::GLOBAL, env = "ASL_REPLAY_NO_KEYRING", value_parser = FalseyValueParser::new())]
    pub no_keyring: bool,
    /// Colour: `auto` where a terminal shows it, unless `NO_COLOR` is set.
    #[arg(long, global = true, help_heading = help::GLOBAL, value_name = "WHEN", default_value = "auto")]
    pub color: clap::ColorChoice,
    /// For whom VASL files are shown: `public`, `director`, or a player by the name that he has in the chat. What is
    /// hidden from him is left out, what is concealed is a `?`.
    #[arg(long = "for", global = true, help_heading = help::GLOBAL, value_name = "VIEWER", default_value = "public")]
    pub viewer: Viewer,
    /// What to do.
    #[command(subcommand)]
    pub command: Chosen,
}

impl Cli {
    /// Whether the command ends when the player leaves it.
    #[must_use]
    pub fn is_left(&self) -> bool {
        self.command.0.is_left()
    }
}

const EXIT_CODES: &str = "Exit codes:
  0  nothing found (undecided and waived findings alone are 0)
  1  rule violations or dice inconsistencies
  2  integrity broken: chain, signature, fork, torn tail; copies that part
  3  could not run: usage, unreadable or unsupported input";
