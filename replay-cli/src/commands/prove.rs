//! `prove`: that an event stands in a game, or that a game continues an earlier one, as text for other programs.

use super::mail::{must_be_intact, signatures};
use super::{Answer, Call, Failure, output};
use crate::args::ProveArgs;
use crate::exit::Exit;
use crate::render::{self, counted};
use crate::session::{Kind, Loaded};
use crate::view::ProveView;
use asl_store::log::Log;
use asl_store::merkle::{Tree, leaves};
use asl_store::note::Note;
use asl_store::proof::{Consistency, Inclusion};

pub(super) fn run(call: &Call, args: &ProveArgs) -> Result<Answer, Failure> {
    let bytes = call.place.bytes(&args.game.game)?;
    let loaded = call.place.load(std::slice::from_ref(&args.game.game))?;
    if loaded.kind != Kind::Log {
        return Err(Failure::Usage(format!(
            "{} is no hashed log: there is nothing to prove by",
            loaded.name()
        )));
    }
    must_be_intact(&loaded)?;
    let tree = Tree::of(&Log::read(&bytes));
    let (mut view, text) = match (args.event, args.since) {
        (Some(event), _) => inclusion(&loaded, &tree, event)?,
        (None, since) => consistency(&loaded, &bytes, &tree, since.unwrap_or(0))?,
    };
    if let Some(path) = &args.output {
        output::write_text(path, &text, false)?;
        view.output = Some(path.display().to_string());
        return Ok(Answer::of(Exit::Clean, &view, render::prove(&view)));
    }
    view.content = Some(text.clone());
    Ok(Answer::data(Exit::Clean, &view, text))
}

fn inclusion(loaded: &Loaded, tree: &Tree, event: u64) -> Result<(ProveView, String), Failure> {
    let (note, events) = checkpoint(loaded, event.saturating_add(1))?;
    let proof = Inclusion::of(tree, event, note);
    let (proof, leaf) = proof.zip(tree.leaf(event)).ok_or_else(|| super::no_event(event, loaded))?;
    Ok((view("inclusion", event, events, leaf.to_string()), proof.to_string()))
}

fn consistency(
    loaded: &Loaded,
    bytes: &[u8],
    tree: &Tree,
    since: u64,
) -> Result<(ProveView, String), Failure> {
    let (note, events) = checkpoint(loaded, since)?;
    let proof = Consistency::of(tree, since, note).ok_or_else(|| super::no_event(since, loaded))?;
    let first = usize::try_from(since).unwrap_or(usize::MAX);
    let root = leaves(&Log::read(bytes)).take(first).collect::<Tree>().root();
    Ok((view("consistency", since, events, root.to_string()), proof.to_string()))
}

fn view(kind: &'static str, number: u64, events: u64, against: String) -> ProveView {
    ProveView { schema: "asl-replay/prove/1", kind, number, events, against, output: None, content: None }
}

/// The last good checkpoint, which must speak of so many events at least.
fn checkpoint(loaded: &Loaded, events: u64) -> Result<(Note, u64), Failure> {
    let all = &signatures(loaded).checkpoints;
    let last = all.iter().rev().find(|signed| signed.records >= events);
    last.and_then(|signed| Some((signed.note.clone()?, signed.records))).ok_or_else(|| {
        let to = all.iter().map(|signed| signed.records).max().unwrap_or(0);
        let says = format!(
            "{}: nobody has signed so far; signed is {}",
            loaded.name(),
            counted(to, "event", "events")
        );
        Failure::Usage(format!("{says} (`asl-replay sign` signs a game of the archive)"))
    })
}
