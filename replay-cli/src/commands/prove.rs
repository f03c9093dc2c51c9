//! `prove`: that an event stands in a game, or that a game continues an earlier one, as text for other programs.

use crate::args::mail::ProveArgs;
use crate::command::failure::Failure;
use crate::command::provable::{failure, provable};
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::{read_text, write_text};
use crate::read::{GameCopy, Proof, ProofError};
use crate::text::mail;
use crate::view::mail::ProveView;
use std::path::Path;

const SCHEMA: &str = "asl-replay/prove/1";

pub(crate) fn run(call: &Call, args: &ProveArgs) -> Result<Answer, Failure> {
    let copy = provable(call, &args.game.game)?;
    if let Some(proof) = &args.check {
        let view = check(&copy, proof)?;
        return Ok(Answer::of(Exit::Clean, &view, mail::prove(&view)));
    }
    let proof = match (args.event, args.since) {
        (Some(event), _) => copy.prove_event(event),
        (None, since) => copy.prove_since(since.unwrap_or(0)),
    };
    let proof = proof.map_err(|why| failure(&copy, why))?;
    let mut view = view(&proof);
    if let Some(path) = &args.output {
        write_text(path, &proof.text, false)?;
        view.output = Some(path.display().to_string());
        return Ok(Answer::of(Exit::Clean, &view, mail::prove(&view)));
    }
    view.content = Some(proof.text.clone());
    Ok(Answer::data(Exit::Clean, &view, proof.text))
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
