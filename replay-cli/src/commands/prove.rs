//! `prove`: that an event stands in a game, or that a game continues an earlier one, as text for other programs.

use super::mail::{must_be_intact, signatures};
use super::{Answer, Call, Failure, output};
use crate::args::ProveArgs;
use crate::exit::Exit;
use crate::render::{self, counted};
use crate::session::{Kind, Loaded, read_text};
use crate::view::ProveView;
use asl_store::checkpoint::Statement;
use asl_store::log::Log;
use asl_store::merkle::{Node, Tree, leaves};
use asl_store::note::{Note, Standing};
use asl_store::proof::{Consistency, Inclusion};
use std::path::Path;

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
    if let Some(proof) = &args.check {
        let view = check(&loaded, &bytes, &tree, proof)?;
        return Ok(Answer::of(Exit::Clean, &view, render::prove(&view)));
    }
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
    let root = root(bytes, since);
    Ok((view("consistency", since, events, root.to_string()), proof.to_string()))
}

fn view(kind: &'static str, number: u64, events: u64, against: String) -> ProveView {
    ProveView { schema: "asl-replay/prove/1", kind, number, events, against, ..ProveView::default() }
}

/// The root of the first records.
fn root(bytes: &[u8], records: u64) -> Node {
    let first = usize::try_from(records).unwrap_or(usize::MAX);
    leaves(&Log::read(bytes)).take(first).collect::<Tree>().root()
}

/// Holds a proof against my copy: its path, the game that it speaks of, and the signatures under it.
fn check(loaded: &Loaded, bytes: &[u8], tree: &Tree, path: &Path) -> Result<ProveView, Failure> {
    let (text, file) = (read_text(path)?, path.display().to_string());
    let (view, holds, note) = if let Ok(proof) = Inclusion::read(&text) {
        let leaf = tree.leaf(proof.index).ok_or_else(|| super::no_event(proof.index, loaded))?;
        let view = view("inclusion", proof.index, 0, leaf.to_string());
        (view, proof.proves(&leaf), proof.checkpoint)
    } else {
        let proof = Consistency::read(&text).map_err(|e| Failure::Usage(format!("{file}: {e}")))?;
        if proof.old > tree.size() {
            return Err(super::no_event(proof.old, loaded));
        }
        let root = root(bytes, proof.old);
        let view = view("consistency", proof.old, 0, root.to_string());
        (view, proof.proves(&root), proof.checkpoint)
    };
    if !holds {
        let name = loaded.name();
        return Err(Failure::Broken(format!(
            "{file} does NOT hold: it proves something else than {name} says"
        )));
    }
    let (events, signed_by) =
        signers(loaded, &note).map_err(|why| Failure::Broken(format!("{file}: {why}")))?;
    Ok(ProveView { events, signed_by, checked: Some(file), ..view })
}

/// How many events a checkpoint speaks of, and who of this game signed it.
fn signers(loaded: &Loaded, note: &Note) -> Result<(u64, Vec<String>), String> {
    let says = Statement::read(note.text()).map_err(|e| e.to_string())?;
    let Some(parties) = &signatures(loaded).parties else { return Err("there is no game to sign".into()) };
    if says.origin != parties.origin() {
        return Err(format!("it is about another game, {}", says.origin));
    }
    let standings = || parties.names.iter().zip(parties.keys.iter().map(|key| note.standing(key)));
    if let Some((name, _)) = standings().find(|(_, standing)| *standing == Standing::Bad) {
        return Err(format!("the signature of {name} is FALSE"));
    }
    let good = standings().filter(|(_, standing)| *standing == Standing::Good);
    let names: Vec<String> = good.map(|(name, _)| name.to_string()).collect();
    if names.is_empty() { Err("no player of this game signed it".into()) } else { Ok((says.size, names)) }
}

/// The checkpoint that proves most, which must speak of so many events at least.
fn checkpoint(loaded: &Loaded, events: u64) -> Result<(Note, u64), Failure> {
    let signed = signatures(loaded);
    let strongest = signed.strongest(events);
    strongest.and_then(|signed| Some((signed.note.clone()?, signed.records))).ok_or_else(|| {
        let to = signed.checkpoints.iter().map(|signed| signed.records).max().unwrap_or(0);
        let says = format!(
            "{}: nobody has signed so far; signed is {}",
            loaded.name(),
            counted(to, "event", "events")
        );
        Failure::Usage(format!("{says} (`asl-replay sign` signs a game of the archive)"))
    })
}
