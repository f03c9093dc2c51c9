//! `prove`: that an event stands in a game, or that a game continues an earlier one, as text for other programs.

use crate::command::args::GameArg;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::provable::{failure, provable};
use crate::command::{Answer, Call, Command};
use crate::home::{read_text, write_text};
use crate::read::{GameCopy, Proof, ProofError};
use crate::text::{GOOD, STRONG, styled};
use crate::words::thousands;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Prove to others that an event stands in a signed game, or that a game continues an earlier one.
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

const SCHEMA: &str = "asl-replay/prove/1";

impl Command for ProveArgs {
    fn examples() -> &'static [&'static str] {
        &["prove bridge --event 47"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let copy = provable(call, &self.game.game)?;
        if let Some(proof) = &self.check {
            let view = check(&copy, proof)?;
            return Ok(Answer::of(Exit::Clean, &view, prove(&view)));
        }
        let proof = match (self.event, self.since) {
            (Some(event), _) => copy.prove_event(event),
            (None, since) => copy.prove_since(since.unwrap_or(0)),
        };
        let proof = proof.map_err(|why| failure(&copy, why))?;
        let mut view = view(&proof);
        if let Some(path) = &self.output {
            write_text(path, &proof.text, false)?;
            view.output = Some(path.display().to_string());
            return Ok(Answer::of(Exit::Clean, &view, prove(&view)));
        }
        view.content = Some(proof.text.clone());
        Ok(Answer::data(Exit::Clean, &view, proof.text))
    }

    fn output(&self) -> Option<&Path> {
        self.output.as_deref()
    }
}

fn view(proof: &Proof) -> ProveView {
    ProveView {
        schema: SCHEMA,
        kind: proof.kind.name(),
        number: proof.number,
        events: proof.events,
        against: proof.against.clone(),
        ..ProveView::default()
    }
}

/// Holds a proof against my copy.
fn check(copy: &GameCopy, path: &Path) -> Result<ProveView, Failure> {
    let (text, file) = (read_text(path)?, path.display().to_string());
    let found = copy.check_proof(&text).map_err(|why| match why {
        ProofError::Unreadable(why) => Failure::Usage(format!("{file}: {why}")),
        ProofError::Signature(why) => Failure::Broken(format!("{file}: {why}")),
        ProofError::DoesNotHold => {
            let name = copy.loaded.name();
            Failure::Broken(format!("{file} does NOT hold: it proves something else than {name} says"))
        }
        other @ (ProofError::Unsigned(_) | ProofError::NoEvent(_)) => failure(copy, other),
    })?;
    Ok(ProveView {
        schema: SCHEMA,
        kind: found.kind.name(),
        number: found.number,
        events: found.events,
        against: found.against,
        signed_by: found.signed_by,
        checked: Some(file),
        ..ProveView::default()
    })
}

/// What `prove` answers.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct ProveView {
    /// `asl-replay/prove/1`.
    pub schema: &'static str,
    /// `inclusion` or `consistency`.
    pub kind: &'static str,
    /// The event that stands in the game, or the number of events that it continues.
    pub number: u64,
    /// How many events the checkpoint speaks of.
    pub events: u64,
    /// The event's leaf (SHA-256 over 00 and the BLAKE3 leaf of its record), or the root of the first events, in
    /// base64: what the proof is held against.
    pub against: String,
    /// The file that was written; absent when none was named.
    pub output: Option<String>,
    /// The proof, when no file was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// The proof that was held against the game, and holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checked: Option<String>,
    /// Whose signatures stand under a proof that was checked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signed_by: Vec<String>,
}

/// A proof that was written, or that holds.
#[must_use]
pub fn prove(view: &ProveView) -> String {
    let what = match view.kind {
        "inclusion" => {
            format!("event {} stands among the {} signed events", view.number, thousands(view.events))
        }
        _ => format!(
            "the {} signed events begin with the first {}",
            thousands(view.events),
            thousands(view.number)
        ),
    };
    let file = view.output.as_ref().or(view.checked.as_ref());
    let by = match view.signed_by.as_slice() {
        [] => String::new(),
        names => format!(", signed by {}: the proof holds", styled(GOOD, &names.join(", "))),
    };
    format!("{}: {what}{by}\n", styled(STRONG, file.map_or("", String::as_str)))
}
