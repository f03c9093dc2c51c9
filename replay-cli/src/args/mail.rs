//! Arguments of playing by mail.

use crate::command::args::{GameArg, KeyArgs};
use crate::read::{PublicKey, WitnessKey};
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// Arguments of `keygen`.
#[derive(Args, Debug)]
pub struct KeygenArgs {
    /// Your name, as it will stand in the games.
    #[arg(value_name = "NAME")]
    pub name: String,
    /// A file whose first line is the passphrase; without it `ASL_REPLAY_PASSPHRASE` counts, then you are asked.
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<PathBuf>,
}

/// Arguments of `backup`.
#[derive(Args, Debug)]
pub struct BackupArgs {
    /// The file to write.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// A file whose first line is the passphrase of the backup; without it `ASL_REPLAY_PASSPHRASE` counts, then you are
    /// asked.
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<PathBuf>,
}

/// Arguments of `restore`.
#[derive(Args, Debug)]
pub struct RestoreArgs {
    /// The backup.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// A file whose first line is the passphrase of the backup; without it `ASL_REPLAY_PASSPHRASE` counts, then you are
    /// asked.
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<PathBuf>,
}

/// Arguments of `new`.
#[derive(Args, Debug)]
pub struct NewArgs {
    /// The scenario, a text game; lines behind its head are recorded too.
    #[arg(value_name = "SCENARIO")]
    pub scenario: PathBuf,
    /// Its name in the archive; the file's name when not given.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// A player's public key, as his `keygen` printed it; yours is put in by itself.
    #[arg(long = "key", value_name = "PLAYER=KEY")]
    pub keys: Vec<String>,
    /// Your player in the scenario, when he is not named like your key.
    #[arg(long, value_name = "PLAYER")]
    pub player: Option<String>,
    /// Your key, when you have several.
    #[arg(long = "as", value_name = "NAME")]
    pub identity: Option<String>,
}

/// Arguments of `sign`.
#[derive(Args, Debug)]
pub struct SignArgs {
    /// The game, by its name in the archive.
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
    /// The file to mail. An older mail of the same game is replaced.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// Yes, I did agree to what is asked: a retraction, a roll made anew, deeds and harm of my units, a phase that he ended for me.
    #[arg(long)]
    pub agree: bool,
    /// Sign although dice were bent, in a game by shares: your opponent's `receive` refuses the mail.
    #[arg(long)]
    pub accept_dice: bool,
    /// The key.
    #[command(flatten)]
    pub key: KeyArgs,
}

/// Arguments of `reply`.
#[derive(Args, Debug)]
pub struct ReplyArgs {
    /// The game, by its name in the archive.
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
    /// The file to mail. An older mail of the same game is replaced.
    #[arg(short, long, value_name = "FILE", required_unless_present = "dry_run")]
    pub output: Option<PathBuf>,
    /// Only say what would be done. Needs no passphrase.
    #[arg(long, conflicts_with_all = ["output", "accept"])]
    pub dry_run: bool,
    /// Sign although events that you have not signed yet break a rule: the findings stand. Dice that were bent are not signed by this.
    #[arg(long)]
    pub accept: bool,
    /// Yes, I did agree to what is asked: a retraction, a roll made anew, deeds and harm of my units, a phase that he ended for me.
    #[arg(long)]
    pub agree: bool,
    /// The key.
    #[command(flatten)]
    pub key: KeyArgs,
}

/// Arguments of `receive`.
#[derive(Args, Debug)]
pub struct ReceiveArgs {
    /// What your opponent mailed.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The game in your archive, or the name for a new one; found by itself when not given.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// Accept a game that you do not have yet.
    #[arg(long)]
    pub new: bool,
    /// With --new: a game recorded under this version of the rule book code, though it is not the latest.
    #[arg(long, value_name = "N", requires = "new")]
    pub book: Option<u16>,
    /// Take it in place of your copy, when the two part or their signatures contradict each other. Your copy stays in the
    /// archive as NAME.parted-1, .parted-2 and so on. Without need nothing is replaced.
    #[arg(long, conflicts_with = "new")]
    pub replace: bool,
    /// Only look: check everything, accept nothing. Needs no passphrase.
    #[arg(long, conflicts_with_all = ["accept", "accept_dice"])]
    pub look: bool,
    /// Accept although rules are broken: the findings stand. Dice that were bent are not accepted by this.
    #[arg(long)]
    pub accept: bool,
    /// Accept although dice were bent (typed in, made twice, not those of the two shares), and rules broken.
    #[arg(long)]
    pub accept_dice: bool,
    /// A witness, by its key, who must have cosigned all of it; may stand several times. Its cosignatures are kept.
    #[arg(long, value_name = "KEY")]
    pub require_witness: Vec<WitnessKey>,
    /// Yes, I did agree to what is asked: a retraction, a roll made anew, deeds and harm of my units, a phase that he ended for
    /// me, what is unusual in the head of a new game.
    #[arg(long)]
    pub agree: bool,
    /// For scripts; it is always so: a mail with an event that is not signed by its author is refused with exit code 2.
    #[arg(long)]
    pub require_signed: bool,
    /// The key.
    #[command(flatten)]
    pub key: KeyArgs,
}

/// Arguments of `prove`.
#[derive(Args, Debug)]
pub struct ProveArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// Prove that this event stands in it (C2SP tlog-proof).
    #[arg(long, value_name = "N", required_unless_present_any = ["since", "check"], conflicts_with_all = ["since", "check"])]
    pub event: Option<u64>,
    /// Prove that it continues its first N events unchanged (request to a C2SP tlog-witness).
    #[arg(long, value_name = "N")]
    pub since: Option<u64>,
    /// Hold a proof that somebody gave me against my copy, GAME: exit code 2 when it does not prove what it says.
    #[arg(long, value_name = "PROOF", conflicts_with_all = ["since", "output"])]
    pub check: Option<PathBuf>,
    /// Write to this file; to standard output when not given.
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
}

/// Arguments of `bundle`.
#[derive(Args, Debug)]
pub struct BundleArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The events that the dispute is about, by number, with commas; the event where the copies part is among them.
    #[arg(long, value_name = "N,..", value_delimiter = ',', required_unless_present = "against")]
    pub events: Vec<u64>,
    /// Another copy, which parts from this one: both go in, with whoever signed both.
    #[arg(long, value_name = "OTHER")]
    pub against: Option<PathBuf>,
    /// The file to give to the director.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

/// Arguments of `witness`.
#[derive(Args, Debug)]
pub struct WitnessArgs {
    /// The address of the witness, a C2SP tlog-witness: `add-checkpoint` is asked below it.
    #[arg(value_name = "URL")]
    pub url: String,
    /// The game, by its name in the archive. All of it must be signed.
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
    /// The key of the witness (NAME+HASH+KEY), as its operator gives it.
    #[arg(long, value_name = "KEY")]
    pub key: WitnessKey,
}

/// Arguments of `club`.
#[derive(Args, Debug)]
pub struct ClubArgs {
    /// What to do.
    #[command(subcommand)]
    pub step: ClubStep,
}

/// The steps of a club's log.
#[derive(Subcommand, Debug)]
pub enum ClubStep {
    /// Add the newest signed heads of games, with your signature. What stands in the folder is verified first.
    Add {
        /// The folder of the log: C2SP tlog-tiles for any web server.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        /// The games: signed files, or names in the archive.
        #[arg(value_name = "HEAD", required = true)]
        heads: Vec<PathBuf>,
        /// Begin a log of this name.
        #[arg(long, value_name = "NAME")]
        name: Option<String>,
        /// The key.
        #[command(flatten)]
        key: KeyArgs,
    },
    /// Verify the log, and that these games go on from their heads in it: an older copy, or another past, shows.
    Verify {
        /// The folder of the log.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        /// The games.
        #[arg(value_name = "GAME")]
        games: Vec<PathBuf>,
        /// The public key of the club (NAME+HASH+KEY), which must have signed it.
        #[arg(long, value_name = "KEY")]
        key: Vec<PublicKey>,
        /// A witness, by its key, who must have cosigned all of it.
        #[arg(long, value_name = "KEY")]
        require_witness: Vec<WitnessKey>,
    },
    /// Have a witness cosign all of the log.
    Witness {
        /// The address of the witness, a C2SP tlog-witness.
        #[arg(value_name = "URL")]
        url: String,
        /// The folder of the log.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        /// The key of the witness (NAME+HASH+KEY), as its operator gives it.
        #[arg(long, value_name = "KEY")]
        key: WitnessKey,
    },
}
