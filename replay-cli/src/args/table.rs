//! Arguments of dice by shares, secrets and agreements.

use crate::command::args::{GameArg, KeyedArgs, SeatArgs};
use clap::{Args, Subcommand};

/// Arguments of `dice`.
#[derive(Args, Debug)]
pub struct DiceArgs {
    /// What to do.
    #[command(subcommand)]
    pub step: DiceStep,
}

/// The steps of a roll by shares.
#[derive(Subcommand, Debug)]
pub enum DiceStep {
    /// How the dice are backed; the next index, what is declared, unanswered, answered, rolled.
    Show(GameArg),
    /// Commit to your secret shares: before the game, and again when they are used up.
    Commit {
        /// The game.
        #[command(flatten)]
        game: GameArg,
        /// For how many rolls of each player.
        #[arg(long, value_name = "N", default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..=4096))]
        rolls: u32,
        /// Who.
        #[command(flatten)]
        key: KeyedArgs,
    },
    /// Declare rolls: an attack, and the checks that it may cause.
    Declare {
        /// The game.
        #[command(flatten)]
        game: GameArg,
        /// Each roll as in the notation, without numbers: `DR ift in a4`, `DR mc for s1 if #1 most 6`; `#1` is the
        /// first roll of this declaration.
        #[arg(value_name = "ROLL", required = true)]
        rolls: Vec<String>,
        /// Who.
        #[command(flatten)]
        seat: SeatArgs,
    },
    /// Answer all rolls that your opponent has declared.
    Answer {
        /// The game.
        #[command(flatten)]
        game: GameArg,
        /// Who.
        #[command(flatten)]
        key: KeyedArgs,
    },
    /// Make your answered rolls: those that are due, or those named.
    Roll {
        /// The game.
        #[command(flatten)]
        game: GameArg,
        /// Conditional rolls that the rules call for: `r11`.
        #[arg(value_name = "ROLL")]
        rolls: Vec<String>,
        /// Who.
        #[command(flatten)]
        key: KeyedArgs,
    },
    /// Record that a share was withheld.
    Forfeit {
        /// The game.
        #[command(flatten)]
        game: GameArg,
        /// The roll.
        #[arg(value_name = "ROLL")]
        roll: String,
        /// Why, and what you make of it.
        #[arg(long, value_name = "WORDS", default_value = "")]
        why: String,
        /// Who.
        #[command(flatten)]
        seat: SeatArgs,
    },
    /// Agree that a roll which was taken back may be made anew.
    Reroll {
        /// The game.
        #[command(flatten)]
        game: GameArg,
        /// The roll that no longer stands.
        #[arg(value_name = "ROLL")]
        roll: String,
        /// The other player, who agreed.
        #[arg(long, value_name = "PLAYER")]
        agreed_by: String,
        /// Why.
        #[arg(long, value_name = "WORDS", default_value = "")]
        why: String,
        /// Who.
        #[command(flatten)]
        seat: SeatArgs,
    },
}

/// Arguments of `seal`.
#[derive(Args, Debug)]
pub struct SealArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// A name to refer to it by; everybody sees it.
    #[arg(value_name = "NAME")]
    pub name: String,
    /// What is secret: lines of the notation (`place s2 K5 level 1`), `armor-leader pz 9-1`, or free words; several
    /// with `;` between. From standard input when not given.
    #[arg(value_name = "WORDS")]
    pub words: Option<String>,
    /// Who.
    #[command(flatten)]
    pub key: KeyedArgs,
}

/// Arguments of `reveal`.
#[derive(Args, Debug)]
pub struct RevealArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The secrets to open; `--all` opens all of yours.
    #[arg(value_name = "NAME", required_unless_present = "all")]
    pub names: Vec<String>,
    /// All that you sealed and have not opened.
    #[arg(long)]
    pub all: bool,
    /// Who.
    #[command(flatten)]
    pub key: KeyedArgs,
}

/// Arguments of `waive`.
#[derive(Args, Debug)]
pub struct WaiveArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The event that the finding hangs on.
    #[arg(value_name = "N")]
    pub event: u64,
    /// The clause; every finding of the event when not given.
    #[arg(long, value_name = "CLAUSE")]
    pub clause: Option<String>,
    /// Why.
    #[arg(long, value_name = "WORDS", default_value = "")]
    pub why: String,
    /// Who.
    #[command(flatten)]
    pub seat: SeatArgs,
}

/// Arguments of `ruling`.
#[derive(Args, Debug)]
pub struct RulingArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The event in question.
    #[arg(value_name = "N")]
    pub event: u64,
    /// Whether the play stands.
    #[arg(value_name = "stands|falls", value_parser = ["stands", "falls"])]
    pub word: String,
    /// The clause in question.
    #[arg(long, value_name = "CLAUSE")]
    pub clause: Option<String>,
    /// The ruling in words.
    #[arg(long, value_name = "WORDS", default_value = "")]
    pub why: String,
    /// Who.
    #[command(flatten)]
    pub seat: SeatArgs,
}

/// Arguments of `retract`.
#[derive(Args, Debug)]
pub struct RetractArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The last event that still stands.
    #[arg(long, value_name = "N")]
    pub to: u64,
    /// The other player, who agreed. Without it you take back alone what you recorded yourself: no dice, and nothing that
    /// anybody has signed.
    #[arg(long, value_name = "PLAYER")]
    pub agreed_by: Option<String>,
    /// Why.
    #[arg(long, value_name = "WORDS", default_value = "")]
    pub why: String,
    /// Who.
    #[command(flatten)]
    pub seat: SeatArgs,
}

/// Arguments of `object`.
#[derive(Args, Debug)]
pub struct ObjectArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The event that says that both accepted something.
    #[arg(value_name = "N")]
    pub event: u64,
    /// Why.
    #[arg(long, value_name = "WORDS", default_value = "")]
    pub why: String,
    /// Who.
    #[command(flatten)]
    pub seat: SeatArgs,
}
