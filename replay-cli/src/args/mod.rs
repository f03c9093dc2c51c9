//! The command line. The doc comments are the help.

pub mod archive;
pub mod boards;
pub mod database;
pub mod help;
pub mod home;
pub mod mail;
pub mod review;
pub mod table;

use crate::command::args::{AnswersArg, Events, GameArg, KeyArgs, Since};
use crate::import::vassal::viewer::Viewer;
use crate::read::WitnessKey;
use archive::ArchiveArgs;
use asl_core::scenario::Printing;
use boards::{LosArgs, TerrainArgs};
use clap::builder::FalseyValueParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use database::DatabaseArgs;
use home::{CompletionsArgs, GamesArgs, KeysArgs, ManArgs, SchemaArgs, TypesArgs};
use mail::{
    BackupArgs, BundleArgs, ClubArgs, KeygenArgs, NewArgs, ProveArgs, ReceiveArgs, ReplyArgs, RestoreArgs,
    SignArgs, WitnessArgs,
};
use review::{ReportArgs, ReviewArgs, ShowArgs};
use std::path::PathBuf;
use table::{DiceArgs, ObjectArgs, RetractArgs, RevealArgs, RulingArgs, SealArgs, WaiveArgs};

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
    /// The folder of your own VASL boards (files `bdNN`), instead of `boards` in the data folder.
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
    pub command: Command,
}

const EXIT_CODES: &str = "Exit codes:
  0  nothing found (undecided and waived findings alone are 0)
  1  rule violations or dice inconsistencies
  2  integrity broken: chain, signature, fork, torn tail; copies that part
  3  could not run: usage, unreadable or unsupported input";

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Integrity, dice and rules of a game: every finding with its event, its rule and both figures.
    Audit(AuditArgs),
    /// Integrity only: is every byte as it was written? Who signed it? Does it continue my copy? Also of a dispute.
    Verify(VerifyArgs),
    /// The first event where two copies part, and what each says.
    Diff(DiffArgs),
    /// The events, one line each.
    Log(LogArgs),
    /// The position after an event.
    Show(ShowArgs),
    /// A page to step through the game, and to send: map, events, findings, dice. It opens in any browser, from disk.
    Report(ReportArgs),
    /// Step through the game in the terminal: map, events, sums, findings, what is owed.
    Review(ReviewArgs),
    /// The dice of one game or many: what came up, and what fair dice do.
    Stats(StatsArgs),
    /// One event: every line of its tally and every clause that spoke.
    Explain(ExplainArgs),
    /// Turn a text game into a hashed log, in a file or in the archive; without a file, record line by line.
    Record(RecordArgs),
    /// The games of your archive: whose turn it is in each; give one another name, remove one.
    Games(GamesArgs),
    /// Many games at once: list, add, audit, check, compact, export all of the archive.
    Archive(ArchiveArgs),
    /// How a game stands: whose turn it is, what is owed, who signed how far, who has to do what next.
    Status(GameArg),
    /// Your keys: the public half, where the secret one lies, the games that they are in.
    Keys(KeysArgs),
    /// Make yourself a key, encrypted with a passphrase: the first step of playing by mail.
    Keygen(KeygenArgs),
    /// One encrypted file of your keys, secrets, noted answers and games: what nobody can make again.
    Backup(BackupArgs),
    /// Put back what a backup holds, beside what is here and never over it.
    Restore(RestoreArgs),
    /// Make a game to be played by mail: record 0, with the players' keys, in your archive.
    New(NewArgs),
    /// Sign all of a game and write the file to mail.
    Sign(SignArgs),
    /// Do what is due and needs no choice, sign, and write the mail: shares of the dice given, your own dice rolled.
    Reply(ReplyArgs),
    /// Check what your opponent mailed, show what happened, and accept it with your signature.
    Receive(ReceiveArgs),
    /// Have a witness cosign all of a signed game: from then on an older copy, or another past, shows.
    Witness(WitnessArgs),
    /// A club's log of the heads of games: one tree, and one witness, for a season.
    Club(ClubArgs),
    /// A database that holds the games of many players: its tables, and who may do what.
    Database(DatabaseArgs),
    /// Prove to others that an event stands in a signed game, or that a game continues an earlier one.
    Prove(ProveArgs),
    /// Put a dispute into one file for a director: whole copies, the events concerned, proofs, findings.
    Bundle(BundleArgs),
    /// Dice that nobody can bend: commit to shares, declare, answer, roll.
    Dice(DiceArgs),
    /// Seal a secret: an Armor Leader, a hidden unit, a choice.
    Seal(SealArgs),
    /// Open what you sealed.
    Reveal(RevealArgs),
    /// Let a finding be; your opponent has to say so too.
    Waive(WaiveArgs),
    /// The director's ruling on an event.
    Ruling(RulingArgs),
    /// Go back to an earlier event, both of you; the dice stand.
    Retract(RetractArgs),
    /// Object to what is said to be attested.
    Object(ObjectArgs),
    /// Turn VASL logs into a text game or a hashed log.
    Import(ImportArgs),
    /// Write a game as notation, JSON or CSV.
    Export(ExportArgs),
    /// The book: every clause and how it is judged.
    Rules(RulesArgs),
    /// The catalogue: types of vehicles, Personnel and weapons that a scenario may name, with source and doubt.
    Types(TypesArgs),
    /// A board of your own as this program reads it: terrain, levels, roads, hexsides of every hex.
    Terrain(TerrainArgs),
    /// The Line of Sight between two Locations, from your own boards: clear, hindered or blocked, where and why.
    Los(LosArgs),
    /// Completions for a shell.
    Completions(CompletionsArgs),
    /// The manual pages, in roff.
    Man(ManArgs),
    /// The JSON Schema of what a command answers with `--json`.
    Schema(SchemaArgs),
}

/// Arguments of `audit`.
#[derive(Args, Debug)]
pub struct AuditArgs {
    /// The game; of several a line each. Several VASL logs of one session are one game.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// Of several games the whole audit of each, too.
    #[arg(long)]
    pub findings: bool,
    /// Judge by this printing of the rules and show which findings change.
    #[arg(long, value_name = "1e|2e", value_parser = printing)]
    pub printing: Option<Printing>,
    /// Judge anew by this version of the rule book code, or by the latest, and show which findings change; a game is
    /// judged by the version that it was recorded under.
    #[arg(long, value_name = "N|latest", value_parser = book)]
    pub book: Option<u16>,
    /// Only findings on this event and those behind it, or on what the last mail added.
    #[arg(long, value_name = "N|last-mail", conflicts_with_all = ["printing", "book"])]
    pub since: Option<Since>,
    /// Only findings on events that this player recorded.
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["printing", "book"])]
    pub by: Option<String>,
    /// After the game: hold against it what the opened secrets say, as if all had known it.
    #[arg(long)]
    pub reveal: bool,
    /// Exit code 2 when an event is not signed by its author, the player who recorded it.
    #[arg(long)]
    pub require_signed: bool,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
}

fn printing(text: &str) -> Result<Printing, String> {
    match text {
        "1e" => Ok(Printing::First),
        "2e" => Ok(Printing::Second),
        _ => Err("the printings are 1e and 2e".into()),
    }
}

fn book(text: &str) -> Result<u16, String> {
    let latest = asl_core::vocab::BOOK_VERSION;
    match (text, text.parse()) {
        ("latest", _) => Ok(latest),
        (_, Ok(book)) if (1..=latest).contains(&book) => Ok(book),
        (_, Ok(book)) => Err(format!("there is no version {book} here: the latest is {latest}")),
        (_, Err(_)) => Err(format!("the versions are 1 to {latest}, or latest")),
    }
}

/// Arguments of `verify`.
#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// My copy: does GAME hold all of it, unchanged, and go on from there?
    #[arg(long, value_name = "MINE")]
    pub continues: Option<PathBuf>,
    /// Exit code 2 when an event is not signed by its author, the player who recorded it.
    #[arg(long)]
    pub require_signed: bool,
    /// A witness, by its key, who must have cosigned all of GAME; may stand several times.
    #[arg(long, value_name = "KEY")]
    pub require_witness: Vec<WitnessKey>,
}

/// Arguments of `diff`.
#[derive(Args, Debug)]
pub struct DiffArgs {
    /// One copy.
    #[arg(value_name = "A")]
    pub a: PathBuf,
    /// The other copy.
    #[arg(value_name = "B")]
    pub b: PathBuf,
}

/// Arguments of `log`.
#[derive(Args, Debug)]
pub struct LogArgs {
    /// The game. Several VASL logs of one session are one game.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// Only events that name this unit.
    #[arg(long, value_name = "UNIT")]
    pub unit: Option<String>,
    /// Only events in this phase (RPh PFPh MPh DFPh AFPh RtPh APh CCPh).
    #[arg(long, value_name = "PHASE")]
    pub phase: Option<asl_core::vocab::phase::Phase>,
    /// Only events of this Game Turn.
    #[arg(long, value_name = "N")]
    pub turn: Option<u16>,
    /// Only events that this player recorded.
    #[arg(long, value_name = "PLAYER")]
    pub player: Option<String>,
    /// Only this event and those behind it, or what the last mail added.
    #[arg(long, value_name = "N|last-mail")]
    pub from: Option<Since>,
    /// Only this event and those before it.
    #[arg(long, value_name = "N")]
    pub to: Option<u64>,
    /// Only events with a finding.
    #[arg(long)]
    pub findings: bool,
    /// Only events that name this hex.
    #[arg(long, value_name = "HEX")]
    pub hex: Option<String>,
    /// Only events with a finding of this clause; a rule number takes all its clauses.
    #[arg(long, value_name = "CLAUSE")]
    pub clause: Option<String>,
    /// Show also who recorded each event, and when by his clock (which proves nothing).
    #[arg(long)]
    pub who: bool,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
}

/// Arguments of `stats`.
#[derive(Args, Debug)]
pub struct StatsArgs {
    /// The games. VASL logs among them are those of one session.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// Only rolls of this player.
    #[arg(long, value_name = "PLAYER")]
    pub player: Option<String>,
    /// Only rolls for this: IFT, MC, TH ..
    #[arg(long, value_name = "PURPOSE")]
    pub purpose: Option<String>,
    /// In groups.
    #[arg(long, value_enum, default_value = "purpose")]
    pub by: Group,
    /// So many rolls are the last ones, in the mean that moves with them.
    #[arg(long, value_name = "ROLLS", default_value_t = 20, value_parser = clap::value_parser!(u16).range(5..=500))]
    pub window: u16,
    /// Write every roll to this file, as CSV.
    #[arg(long, value_name = "OUT")]
    pub csv: Option<PathBuf>,
    /// Draw how often each total came up, as SVG, into this file.
    #[arg(long, value_name = "OUT")]
    pub svg: Option<PathBuf>,
    /// Write over files that exist.
    #[arg(long)]
    pub force: bool,
}

/// What rolls are grouped by.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum Group {
    /// What they were rolled for.
    Purpose,
    /// The phase.
    Phase,
    /// The game.
    Game,
    /// The year in which they were recorded, as far as recorders tell the time.
    Season,
}

/// Arguments of `explain`.
#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// The game. Several VASL logs of one session are one game.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// The event, or the first and the last of several: 103-106.
    #[arg(value_name = "N")]
    pub events: Events,
    /// Show also the clauses that were kept.
    #[arg(long)]
    pub all: bool,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
}

/// Arguments of `record`.
#[derive(Args, Debug)]
pub struct RecordArgs {
    /// The text game to record; with --to, event lines alone, such as those of your turn. Without one, or with a game of
    /// the archive, you record line by line.
    #[arg(value_name = "IN")]
    pub input: Option<PathBuf>,
    /// Add the lines of IN to this game of the archive.
    #[arg(long, value_name = "GAME", requires = "input", conflicts_with_all = ["output", "name"])]
    pub to: Option<PathBuf>,
    /// Only if the game ends with this event: otherwise you are told what you missed.
    #[arg(long, value_name = "N", requires = "to")]
    pub after: Option<u64>,
    /// Add the lines though the game ends with the same already: a second Delay, say.
    #[arg(long, requires = "to")]
    pub again: bool,
    /// Only say what would be recorded, with its figures, and what the rules say of it.
    #[arg(long, requires = "to")]
    pub dry_run: bool,
    /// Record nothing when any of the lines breaks a rule.
    #[arg(long, requires = "to")]
    pub strict: bool,
    /// Write a log file. If it exists and the input continues it, the new events are appended.
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
    /// Its name in the archive, when no file is written; the input's file name when not given.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// The player who records; you, when the game names your key, else who recorded last.
    #[arg(long, value_name = "PLAYER")]
    pub by: Option<String>,
    /// The key, for what is signed and for your shares from within.
    #[command(flatten)]
    pub key: KeyArgs,
}

/// Arguments of `import`.
#[derive(Args, Debug)]
pub struct ImportArgs {
    /// VASL logs of one game, in order.
    #[arg(value_name = "VLOG", required = true)]
    pub inputs: Vec<PathBuf>,
    /// Write a hashed log (.aslog) or a text game (.asl); to standard output as text when not given. A log
    /// that exists is continued, as by `record`.
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
    /// Write over a text file that exists. A hashed log is never written over.
    #[arg(long)]
    pub force: bool,
    /// The commands of the files as they stand, instead of a draft of the game; a hashed log always holds those.
    #[arg(long)]
    pub raw: bool,
    /// The player who records the draft, so that `new` makes a game of it that he can sign; the program when not given.
    #[arg(long, value_name = "PLAYER", conflicts_with = "raw")]
    pub by: Option<asl_core::event::Name>,
    /// Asks what the files leave open, and keeps the answers.
    #[arg(long, conflicts_with = "raw", requires = "output")]
    pub ask: bool,
    /// Answers to what the files leave open; `GAME.answers.toml` beside `GAME.asl` when not given.
    #[arg(long, value_name = "FILE")]
    pub answers: Option<PathBuf>,
}

/// A format to export to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Format {
    /// Text notation.
    Asl,
    /// JSON, an object an event.
    Json,
    /// CSV, a row an event.
    Csv,
}

/// Arguments of `export`.
#[derive(Args, Debug)]
pub struct ExportArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The format.
    #[arg(long, value_enum, default_value = "asl")]
    pub format: Format,
    /// Write to this file; to standard output when not given.
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
    /// Write over a file that exists. A hashed log is never written over.
    #[arg(long)]
    pub force: bool,
    /// Write the tree of what is signed into this folder, for any web server: C2SP tlog-tiles. Its entries are hashes of
    /// the events, and tell nothing of them.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["format", "output", "force"])]
    pub tiles: Option<PathBuf>,
}

/// Arguments of `rules`.
#[derive(Args, Debug)]
pub struct RulesArgs {
    /// A chapter (`D2`), a rule (`D2.15`), a clause, or the beginning of one (`D2.15-no`); else words of its id or of
    /// what it says (`bog`, `D2.5 esb`); all clauses when not given.
    #[arg(value_name = "CLAUSE")]
    pub clause: Vec<String>,
    /// In numbers, section by section: how many clauses are judged, and how.
    #[arg(long)]
    pub sections: bool,
}
