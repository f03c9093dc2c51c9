//! `club`: a log of the heads of games, for a season.

use crate::command::args::KeyArgs;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::keys::Passphrase;
use crate::home::{Club, Head, post};
use crate::read::{PublicKey, WitnessKey};
use crate::text::{STRONG, styled};
use crate::words::{counted, harmless, one_line};
use clap::{Args, Subcommand};
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// A club's log of the heads of games: one tree, and one witness, for a season.
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

impl Command for ClubArgs {
    fn examples() -> &'static [&'static str] {
        &["club add www/season bridge.aslog --name season-26"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let view = match &self.step {
            ClubStep::Add { folder, heads, name, key } => add(call, folder, name.as_deref(), heads, key)?,
            ClubStep::Verify { folder, games, key, require_witness } => {
                let club = held(folder)?;
                key.iter().try_for_each(|key| club.must_be_signed(key))?;
                require_witness.iter().try_for_each(|witness| club.must_be_cosigned(witness))?;
                ClubView { held: newest(call, &club, games)?, ..ClubView::of(&club, folder) }
            }
            ClubStep::Witness { url, folder, key } => {
                let club = held(folder)?;
                let cosigned = club.witness(key, |request| post(url, "add-checkpoint", request))?;
                ClubView {
                    witness: Some(cosigned.witness),
                    time: cosigned.time,
                    ..ClubView::of(&club, folder)
                }
            }
        };
        Ok(Answer::of(Exit::Clean, &view, club(&view)))
    }
}

fn add(
    call: &Call,
    folder: &Path,
    name: Option<&str>,
    heads: &[PathBuf],
    key: &KeyArgs,
) -> Result<ClubView, Failure> {
    let passphrase = Passphrase { file: key.passphrase_file.clone() };
    let added = call.place.add_to_club(folder, name, heads, (key.identity.as_deref(), &passphrase))?;
    let views = |heads: &[crate::home::Head]| heads.iter().map(HeadView::of).collect();
    Ok(ClubView {
        added: views(&added.heads),
        held: views(&added.known),
        ..ClubView::of(&added.club, folder)
    })
}

fn held(folder: &Path) -> Result<Club, Failure> {
    let club = Club::open(folder)?;
    club.ok_or_else(|| Failure::Usage(format!("{} holds no club's log", folder.display())))
}

/// The newest head of each game; each must have one.
fn newest(call: &Call, club: &Club, games: &[PathBuf]) -> Result<Vec<HeadView>, Failure> {
    let newest = |game: &PathBuf| {
        let copy = call.place.copy(game)?;
        copy.must_be_intact()?;
        let none =
            || Failure::Broken(format!("{}: no head of it is in {}", copy.loaded.name(), club.origin()));
        Ok(HeadView::of(&club.newest(&copy)?.ok_or_else(none)?))
    };
    games.iter().map(newest).collect()
}

/// What `club` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ClubView {
    /// `asl-replay/club/1`.
    pub schema: &'static str,
    /// The folder, which any web server may serve.
    pub folder: String,
    /// What its checkpoints are about: the log's name for its verifiers and witnesses.
    pub origin: String,
    /// How many heads it has.
    pub heads: u64,
    /// Heads that were added.
    pub added: Vec<HeadView>,
    /// The newest heads of the games that were named, as they stood there.
    pub held: Vec<HeadView>,
    /// The witness who has cosigned all of it, when one was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub witness: Option<String>,
    /// When the witness first saw that, in seconds since 1970, as it says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
}

/// A head of a game.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct HeadView {
    /// The origin of the game's checkpoints.
    pub origin: String,
    /// How many events it speaks of.
    pub events: u64,
}

impl ClubView {
    /// The view of a club's log.
    #[must_use]
    pub fn of(club: &Club, folder: &Path) -> ClubView {
        ClubView {
            schema: "asl-replay/club/1",
            folder: folder.display().to_string(),
            origin: club.origin().to_owned(),
            heads: club.size(),
            added: Vec::new(),
            held: Vec::new(),
            witness: None,
            time: None,
        }
    }
}

impl HeadView {
    /// The view of a head.
    #[must_use]
    pub fn of(head: &Head) -> HeadView {
        HeadView { origin: head.origin.clone(), events: head.events }
    }
}

/// What a step at a club's log did.
#[must_use]
pub fn club(view: &ClubView) -> String {
    let heads = counted(view.heads, "head", "heads");
    let mut out = format!("{}: {heads} in {}\n", styled(STRONG, &view.origin), one_line(&view.folder));
    out += &view.added.iter().map(|head| line("added", head)).collect::<String>();
    out += &view.held.iter().map(|head| line("holds", head)).collect::<String>();
    if let Some(witness) = &view.witness {
        out += &format!("  the witness {} has cosigned all of it\n", harmless(witness));
    }
    out
}

fn line(what: &str, head: &HeadView) -> String {
    format!("  {what} {} at {}\n", harmless(&head.origin), counted(head.events, "event", "events"))
}
