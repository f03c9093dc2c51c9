//! Arguments of what keeps a player's home in order (games, keys) and of what the program tells of itself.

use clap::{Args, Subcommand};
use std::path::PathBuf;

/// Arguments of `games`.
#[derive(Args, Debug)]
pub struct GamesArgs {
    /// What to do; they are listed when not given.
    #[command(subcommand)]
    pub step: Option<GamesStep>,
}

/// What is done with the games of the archive.
#[derive(Subcommand, Debug)]
pub enum GamesStep {
    /// The games, a line each.
    List,
    /// Give a game another name. Nothing in it changes.
    Rename {
        /// The game.
        #[arg(value_name = "GAME")]
        game: String,
        /// Its new name.
        #[arg(value_name = "NEW")]
        new: String,
    },
    /// Remove a game from the archive, into a file, or for good.
    Remove {
        /// The game.
        #[arg(value_name = "GAME")]
        game: String,
        /// Write all of it, signatures too, into this file first: `receive` and `record` take it in again.
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// Remove it though it lies in no file.
        #[arg(long, conflicts_with = "output")]
        force: bool,
    },
}

/// Arguments of `keys`.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct KeysArgs {
    /// Only the key of this name: its public half alone, to be mailed.
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    /// Write the public half into this file.
    #[arg(short, long, value_name = "FILE", requires = "name")]
    pub output: Option<PathBuf>,
    /// What to do; the keys are listed when not given.
    #[command(subcommand)]
    pub step: Option<KeysStep>,
}

/// What is done with keys.
#[derive(Subcommand, Debug)]
pub enum KeysStep {
    /// Have the platform's keyring forget the passphrases that it keeps for an hour.
    Forget,
}

/// Arguments of `man`.
#[derive(Args, Debug)]
pub struct ManArgs {
    /// The page of this command alone, or of the text `notation`; that of the program when not given.
    #[arg(value_name = "COMMAND", conflicts_with = "output")]
    pub command: Option<String>,
    /// Write a page for the program, one for each command, and one for the notation into this folder.
    #[arg(short, long, value_name = "DIR")]
    pub output: Option<PathBuf>,
}

/// Arguments of `schema`.
#[derive(Args, Debug)]
pub struct SchemaArgs {
    /// A command, or `error`, which is what any command answers when it could not run; all when not given.
    #[arg(value_name = "COMMAND")]
    pub command: Option<String>,
}

/// Arguments of `completions`.
#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// The shell.
    #[arg(value_enum)]
    pub shell: clap_complete::Shell,
}

/// Arguments of `types`.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct TypesArgs {
    /// What to do instead of showing types.
    #[command(subcommand)]
    pub action: Option<TypesAction>,
    /// Words of its name, of what players or VASL call it, of its nation or its kind, such as `german squad` or `panther`; all
    /// types when not given.
    #[arg(value_name = "NAME")]
    pub name: Vec<String>,
}

/// What `types` may do instead of showing them.
#[derive(Subcommand, Debug)]
pub enum TypesAction {
    /// Takes a data set of vehicles or Guns into your own catalogue: JSON of vasl-templates (`vehicles/german.json`,
    /// `ordnance/german.json`), CSV of VASL's SVG counters (`german_vehicles.csv`, `german_ordnance.csv`). Each type
    /// keeps its source, and what is not sure of it.
    Add(TypesAddArgs),
}

/// Arguments of `types add`.
#[derive(Args, Debug)]
pub struct TypesAddArgs {
    /// The data set.
    pub file: PathBuf,
    /// Tell what would be taken, and write nothing.
    #[arg(long)]
    pub dry_run: bool,
    /// Take those too that the program or a file of yours tells otherwise; yours count from then on.
    #[arg(long)]
    pub replace: bool,
}
