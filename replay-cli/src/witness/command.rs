//! `witness`: has a witness cosign a game's head.

use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::{Witnessed, post};
use crate::read::WitnessKey;
use crate::text::{STRONG, styled};
use crate::words::{counted, harmless};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::PathBuf;

/// Have a witness cosign all of a signed game: from then on an older copy, or another past, shows.
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

impl Command for WitnessArgs {
    fn examples() -> &'static [&'static str] {
        &["witness https://witness.example bridge --key KEY"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let send = |request: &str| post(&self.url, "add-checkpoint", request);
        let witnessed = call.place.witness(&self.game, &self.key, send)?;
        let view = WitnessView::of(&witnessed);
        Ok(Answer::of(Exit::Clean, &view, witness(&view)))
    }
}

/// What `witness` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct WitnessView {
    /// `asl-replay/witness/1`.
    pub schema: &'static str,
    /// The game in the archive.
    pub game: String,
    /// The witness.
    pub witness: String,
    /// How many events its cosignature covers.
    pub events: u64,
    /// When it first saw them, in seconds since 1970, as it says.
    pub time: Option<u64>,
    /// The cosignature was there before, and the witness has seen nothing beyond it.
    pub already: bool,
}

impl WitnessView {
    /// The view of a cosignature.
    #[must_use]
    pub fn of(witnessed: &Witnessed) -> WitnessView {
        WitnessView {
            schema: "asl-replay/witness/1",
            game: witnessed.game.to_string(),
            witness: witnessed.witness.clone(),
            events: witnessed.events,
            time: witnessed.time,
            already: witnessed.already,
        }
    }
}

/// What a witness cosigned.
#[must_use]
pub fn witness(view: &WitnessView) -> String {
    let events = counted(view.events, "event", "events");
    let (game, name) = (styled(STRONG, &view.game), harmless(&view.witness));
    if view.already {
        return format!(
            "{game}: the witness {name} had cosigned all {events} before, and has seen no more\n"
        );
    }
    format!("{game}: the witness {name} has cosigned all {events}: `sign` makes the mail that says so\n")
}
