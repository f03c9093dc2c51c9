//! Disputes: made by `bundle`, checked by `verify` with nothing else at hand.

use super::mail::{contradiction, must_be_intact, parties, signatures};
use super::{Answer, Call, Failure, output};
use crate::args::BundleArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::{Dispute, DisputeCopy, DisputeEvent, DisputeFinding, Kind, Loaded};
use crate::view::{
    AuditView, BundleView, CheckedCopyView, CheckedEventView, DiffView, DisputeView, FindingView,
    IntegrityView, LogFilter, LogView, SignaturesView, VerifyView,
};
use asl_store::log::Log;
use asl_store::merkle::Tree;
use asl_store::proof::Inclusion;
use std::collections::BTreeSet;
use std::path::Path;

/// `bundle`.
pub(super) fn make(call: &Call, args: &BundleArgs) -> Result<Answer, Failure> {
    let first = Copy::read(call, &args.game.game)?;
    let second = args.against.as_ref().map(|path| Copy::read(call, path)).transpose()?;
    let mut events: BTreeSet<u64> = args.events.iter().copied().collect();
    if let Some(second) = &second {
        events.insert(parted(&first, second)?);
    }
    for event in &events {
        if *event >= first.loaded.game.events.len() as u64 {
            return Err(super::no_event(*event, &first.loaded));
        }
    }
    let dispute = Dispute {
        schema: crate::session::DISPUTE_SCHEMA.to_owned(),
        game: parties(&first.loaded)?.game.to_string(),
        copies: [Some(&first), second.as_ref()]
            .into_iter()
            .flatten()
            .map(|copy| copy.written(&events))
            .collect(),
        events: events.into_iter().collect(),
    };
    let text = super::to_json(&dispute);
    output::write_text(&args.output, &text, false)?;
    let view = BundleView {
        schema: "asl-replay/bundle/1",
        game: dispute.game,
        events: dispute.events,
        copies: dispute.copies.into_iter().map(|copy| copy.name).collect(),
        output: args.output.display().to_string(),
    };
    Ok(Answer::of(Exit::Clean, &view, render::bundle(&view)))
}

/// The event where two copies part; when it is signatures alone that contradict each other, the last event that both have.
fn parted(first: &Copy, second: &Copy) -> Result<u64, Failure> {
    if let Some(at) = DiffView::of(&first.loaded, &second.loaded).parts_at {
        return Ok(at);
    }
    if first.contradicts(second).is_some() {
        let shared = first.loaded.game.events.len().min(second.loaded.game.events.len());
        return Ok(shared.saturating_sub(1) as u64);
    }
    Err(Failure::Usage(format!(
        "{} and {} do not part: there is nothing to dispute",
        first.loaded.name(),
        second.loaded.name()
    )))
}

/// A copy of the game: its bytes, and what they say.
struct Copy {
    bytes: Vec<u8>,
    loaded: Loaded,
}

impl Copy {
    fn read(call: &Call, game: &Path) -> Result<Copy, Failure> {
        let loaded = call.place.load(&[game.to_owned()])?;
        if loaded.kind != Kind::Log {
            return Err(Failure::Usage(format!("{} is no hashed log: it proves nothing", loaded.name())));
        }
        must_be_intact(&loaded)?;
        Ok(Copy { bytes: call.place.bytes(game)?, loaded })
    }

    /// What is at fault in the signatures of both together.
    fn contradicts(&self, other: &Copy) -> Option<String> {
        contradiction((&self.loaded, &self.bytes), (&other.loaded, &other.bytes))
    }

    fn written(&self, events: &BTreeSet<u64>) -> DisputeCopy {
        DisputeCopy {
            name: self.loaded.name(),
            events: self.concerned(events),
            findings: self.findings(events).iter().map(stated).collect(),
            log: DisputeCopy::written(&self.bytes),
        }
    }

    /// Record 0 and the events, with proofs.
    fn concerned(&self, events: &BTreeSet<u64>) -> Vec<DisputeEvent> {
        let tree = Tree::of(&Log::read(&self.bytes));
        let rows = LogView::of(&self.loaded, &LogFilter::default()).events;
        let concerned =
            rows.into_iter().filter(|row| row.event.event == 0 || events.contains(&row.event.event));
        let event = |row: crate::view::LogRow| DisputeEvent {
            proof: self.proof(&tree, row.event.event),
            event: row.event.event,
            by: row.event.by,
            text: row.event.text,
        };
        concerned.map(event).collect()
    }

    /// Under the checkpoint over the most events that most have signed.
    fn proof(&self, tree: &Tree, event: u64) -> Option<String> {
        let strongest = signatures(&self.loaded).strongest(event.saturating_add(1))?;
        Some(Inclusion::of(tree, event, strongest.note.clone()?)?.to_string())
    }

    fn findings(&self, events: &BTreeSet<u64>) -> Vec<FindingView> {
        let all = AuditView::of(&self.loaded, None, false).findings;
        all.into_iter().filter(|finding| events.contains(&finding.at.event)).collect()
    }
}

fn stated(finding: &FindingView) -> DisputeFinding {
    DisputeFinding {
        event: finding.at.event,
        ruling: finding.ruling.clone(),
        clause: finding.clause.clone(),
        says: finding.says.clone(),
    }
}

/// `verify` of a dispute.
pub(super) fn check(call: &Call, path: &Path, bytes: &[u8]) -> Result<Answer, Failure> {
    let dispute = Dispute::read(path, bytes)?;
    let events: BTreeSet<u64> = dispute.events.iter().copied().collect();
    let mut copies = Vec::new();
    for stated in &dispute.copies {
        let (bytes, loaded) = stated.load(path)?;
        copies.push(Copy { bytes, loaded });
    }
    let checked: Vec<CheckedCopyView> = dispute
        .copies
        .iter()
        .zip(&copies)
        .map(|(stated, copy)| checked(&dispute.game, stated, copy, &events))
        .collect();
    let diff = copies.first().zip(copies.get(1)).map(|(a, b)| DiffView::of(&a.loaded, &b.loaded));
    let view = DisputeView {
        game: dispute.game,
        events: dispute.events,
        copies: checked,
        contradiction: copies.first().zip(copies.get(1)).and_then(|(a, b)| a.contradicts(b)),
        parts_at: diff.as_ref().and_then(|diff| diff.parts_at),
        signed_both: diff.map(|diff| diff.signed_both).unwrap_or_default(),
    };
    let exit = exit(&view);
    let view = VerifyView::of_dispute(path.display().to_string(), view);
    Ok(Answer::of(exit, &view, render::dispute(&view, call.width)))
}

fn exit(view: &DisputeView) -> Exit {
    let broken = |copy: &CheckedCopyView| copy.findings.iter().any(|finding| finding.ruling == "broken");
    if view.parts_at.is_some()
        || view.contradiction.is_some()
        || view.copies.iter().any(|copy| !copy.faults.is_empty())
    {
        Exit::Broken
    } else if view.copies.iter().any(broken) {
        Exit::Findings
    } else {
        Exit::Clean
    }
}

/// What a copy says for itself, beside what the dispute says of it.
fn checked(game: &str, stated: &DisputeCopy, copy: &Copy, events: &BTreeSet<u64>) -> CheckedCopyView {
    let signed = signatures(&copy.loaded);
    let findings = copy.findings(events);
    let mut faults = Vec::new();
    faults.extend(copy.loaded.integrity.as_ref().and_then(|found| IntegrityView::of(found).fault));
    if signed.parties.as_ref().is_none_or(|parties| parties.game.as_str() != game) {
        faults.push(format!("it is no copy of {game}"));
    }
    if stated.findings != findings.iter().map(self::stated).collect::<Vec<_>>() {
        faults.push("the findings that the dispute states are not those of its own log".to_owned());
    }
    let concerned = copy.concerned(events);
    let is_same =
        |(a, b): (&DisputeEvent, &DisputeEvent)| (a.event, &a.by, &a.text) == (b.event, &b.by, &b.text);
    if stated.events.len() != concerned.len() || !stated.events.iter().zip(&concerned).all(is_same) {
        faults.push("the events that the dispute states are not those of its own log".to_owned());
    }
    let proven: Vec<CheckedEventView> = stated.events.iter().map(|event| proven(copy, event)).collect();
    faults.extend(proven.iter().filter_map(|event| event.fault.clone()));
    CheckedCopyView {
        name: stated.name.clone(),
        integrity: copy.loaded.integrity.as_ref().map(IntegrityView::of),
        signatures: SignaturesView::of(signed),
        events: proven,
        findings,
        faults,
    }
}

/// Who signed an event, by its proof alone.
fn proven(copy: &Copy, event: &DisputeEvent) -> CheckedEventView {
    let mut view = CheckedEventView {
        event: event.event,
        by: event.by.clone(),
        text: event.text.clone(),
        signed_by: Vec::new(),
        fault: None,
    };
    let Some(text) = &event.proof else { return view };
    match signers(copy, event.event, text) {
        Some(names) => view.signed_by = names,
        None => view.fault = Some(format!("the proof of event {} does not hold", event.event)),
    }
    view
}

fn signers(copy: &Copy, event: u64, text: &str) -> Option<Vec<String>> {
    let proof = Inclusion::read(text).ok().filter(|proof| proof.index == event)?;
    let leaf = Tree::of(&Log::read(&copy.bytes)).leaf(event)?;
    let signed = signatures(&copy.loaded);
    let parties = signed.parties.as_ref()?;
    let good = asl_store::note::Standing::Good;
    let names = parties.names.iter().zip(&parties.keys);
    let names: Vec<String> = names
        .filter(|(_, key)| proof.checkpoint.standing(key) == good)
        .map(|(name, _)| name.to_string())
        .collect();
    let of_game = proof.checkpoint.text().starts_with(&format!("{}\n", parties.origin()));
    (of_game && !names.is_empty() && proof.proves(&leaf)).then_some(names)
}
