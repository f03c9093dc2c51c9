//! `verify`: integrity alone, and whether one copy continues another.

use super::bundle::{self, DisputeView};
use super::signatures;
use crate::audit::text::integrity;
use crate::command::args::GameArg;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::read::{Comparison, Dispute, GameCopy, GoneSignature, Integrity, Kind, Loaded, WitnessKey};
use crate::text::{BAD, GOOD, OPEN, STRONG, styled, typed_again};
use crate::view::integrity::{IntegrityView, UnsignedView};
use crate::view::signatures::SignaturesView;
use crate::view::witness::CosignedView;
use crate::words::{self, thousands};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Integrity only: is every byte as it was written? Who signed it? Does it continue my copy? Also of a dispute.
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

impl Command for VerifyArgs {
    fn examples() -> &'static [&'static str] {
        &["verify his.aslog --continues mine.aslog", "verify bridge --require-signed"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let path = &self.game.game;
        let bytes = call.place.bytes(path)?;
        if Dispute::is_one(&bytes) {
            return bundle::check(call, path, &bytes);
        }
        let copy = call.place.copy_to_verify(path, bytes)?;
        let continues = self.continues.as_ref().map(|mine| continuation(call, &copy, mine)).transpose()?;
        if !self.require_witness.is_empty() && !copy.is_log() {
            let name = copy.loaded.name();
            return Err(Failure::Usage(format!("{name} is no hashed log: no witness can have seen it")));
        }
        let mut view = VerifyView::of(&copy.loaded, continues);
        view.unsigned = UnsignedView::of(&copy.loaded).filter(|_| self.require_signed);
        view.cosigned = CosignedView::of(&copy, &self.require_witness);
        let intact = view.integrity.as_ref().is_none_or(|integrity| integrity.intact);
        let continues = view.continues.as_ref().is_none_or(|c| {
            c.continues && c.mine_fault.is_none() && c.contradiction.is_none() && !takes_out(&c.gone)
        });
        let cosigned = view.cosigned.iter().all(|witness| witness.fault.is_none());
        let whole = intact && continues && cosigned && view.unsigned.is_none();
        let exit = if whole { Exit::Clean } else { Exit::Broken };
        Ok(Answer::of(exit, &view, verify(&view)))
    }
}

/// Signatures under another's events cross in the mail; under one's own they are taken out.
pub(crate) fn takes_out(gone: &[GoneView]) -> bool {
    gone.iter().any(|gone| gone.own.is_some())
}

/// Both are read as games first, so that a copy of a future version is refused and damage of mine is told.
fn continuation(call: &Call, theirs: &GameCopy, mine: &Path) -> Result<ContinuationView, Failure> {
    let mine = call.place.copy_to_verify(mine, call.place.bytes(mine)?)?;
    for copy in [&mine, theirs] {
        if !copy.is_log() {
            let name = copy.loaded.name();
            return Err(Failure::Usage(format!(
                "{name} is no hashed log: --continues compares two .aslog copies (record a text game first)"
            )));
        }
    }
    Ok(ContinuationView::of(&mine, theirs))
}

/// What `verify` answers.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct VerifyView {
    /// `asl-replay/verify/1`.
    pub schema: &'static str,
    /// The file.
    pub file: String,
    /// Its kind.
    pub kind: &'static str,
    /// Its integrity; absent when its kind has none to verify.
    pub integrity: Option<IntegrityView>,
    /// Why this program can verify it and not judge it: it is of a newer book.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unjudged: Option<String>,
    /// Whether it continues my copy, when that was asked.
    pub continues: Option<ContinuationView>,
    /// The first event that its author has not signed, when that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unsigned: Option<UnsignedView>,
    /// Who signed it, and how far; absent when the game names no key and nobody signed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signatures: Option<SignaturesView>,
    /// How far the witnesses that were asked for have cosigned it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cosigned: Vec<CosignedView>,
    /// What a dispute holds, when the file is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dispute: Option<DisputeView>,
}

/// A signature that one copy has and another lacks.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct GoneView {
    /// The copy that has it.
    pub copy: String,
    /// Whose.
    pub player: String,
    /// The first event that he has signed in the one copy and not in the other.
    pub from_event: u64,
    /// The last such event.
    pub to_event: u64,
    /// The first of them that he recorded himself: his own events are mailed signed, so that one was taken out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<u64>,
}

impl GoneView {
    /// The signatures of the first copy that the second lacks.
    #[must_use]
    pub fn all(first: &GameCopy, second: &GameCopy) -> Vec<GoneView> {
        let name = first.loaded.name();
        let view = |gone: GoneSignature| GoneView {
            copy: name.clone(),
            player: gone.player.to_string(),
            from_event: gone.from,
            to_event: gone.to,
            own: gone.own,
        };
        first.gone_from(second).into_iter().map(view).collect()
    }
}

/// Whether one copy continues another.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct ContinuationView {
    /// My copy.
    pub mine: String,
    /// It holds all of my copy, unchanged.
    pub continues: bool,
    /// Events that both have.
    pub shared: u64,
    /// Events that only the other copy has.
    pub added: u64,
    /// Events of mine that the other copy lacks.
    pub missing: u64,
    /// The first event that differs.
    pub parts_at: Option<u64>,
    /// A signature of one copy contradicts one of the other, over events that both have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<String>,
    /// Signatures of my copy that the other lacks, over events that both have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<GoneView>,
    /// What is wrong with my own copy; then only its good part was compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine_fault: Option<String>,
}

impl ContinuationView {
    /// Does `theirs` continue `mine`?
    #[must_use]
    pub fn of(mine: &GameCopy, theirs: &GameCopy) -> ContinuationView {
        let blank = ContinuationView {
            mine: mine.loaded.name(),
            continues: true,
            shared: 0,
            added: 0,
            missing: 0,
            parts_at: None,
            contradiction: mine.contradiction(theirs),
            gone: GoneView::all(mine, theirs),
            mine_fault: mine.loaded.integrity.as_ref().and_then(Integrity::says),
        };
        match mine.compare(theirs) {
            Comparison::Continues { shared, added } => ContinuationView { shared, added, ..blank },
            Comparison::Behind { shared, missing } => {
                ContinuationView { continues: false, shared, missing, ..blank }
            }
            Comparison::Parted { at } => {
                ContinuationView { continues: false, shared: at, parts_at: Some(at), ..blank }
            }
        }
    }
}

impl VerifyView {
    /// The view of a game.
    #[must_use]
    pub fn of(loaded: &Loaded, continues: Option<ContinuationView>) -> VerifyView {
        let integrity = loaded.integrity.as_ref().map(IntegrityView::of);
        let kind = loaded.kind.name();
        let signatures = loaded.integrity.as_ref().and_then(|found| SignaturesView::of(&found.signatures));
        VerifyView {
            schema: "asl-replay/verify/1",
            file: loaded.name(),
            kind,
            integrity,
            unjudged: loaded.integrity.as_ref().and_then(|found| found.unjudged.clone()),
            continues,
            unsigned: None,
            signatures,
            cosigned: Vec::new(),
            dispute: None,
        }
    }

    /// The view of a dispute.
    #[must_use]
    pub fn of_dispute(file: String, dispute: DisputeView) -> VerifyView {
        let (schema, kind) = ("asl-replay/verify/1", "dispute");
        VerifyView {
            schema,
            file,
            kind,
            integrity: None,
            unjudged: None,
            continues: None,
            unsigned: None,
            signatures: None,
            cosigned: Vec::new(),
            dispute: Some(dispute),
        }
    }

    /// Is there anything to verify in such a file?
    #[must_use]
    pub fn verifiable(loaded: &Loaded) -> bool {
        loaded.kind == Kind::Log
    }
}

/// The first event that its author has not signed.
pub(crate) fn unsigned(view: &UnsignedView) -> String {
    format!("  {}\n", styled(BAD, &view.says))
}

/// Integrity, and whether one copy continues another.
#[must_use]
pub fn verify(view: &VerifyView) -> String {
    let mut out = styled(STRONG, &view.file) + &format!(" ({})\n", view.kind);
    out += &match &view.integrity {
        Some(found) => {
            let (style, says) = integrity(found);
            format!("  {}\n", styled(style, &says))
        }
        None => "  nothing to verify: such a file carries no hashes\n".into(),
    };
    out +=
        &view.unjudged.as_ref().map(|why| format!("  it cannot be judged here: {why}\n")).unwrap_or_default();
    out += &view.signatures.as_ref().map(signatures::signatures).unwrap_or_default();
    out += &view.unsigned.as_ref().map(unsigned).unwrap_or_default();
    out += &view.cosigned.iter().map(cosigned).collect::<String>();
    out + &view.continues.as_ref().map(|c| goes_on(view, c)).unwrap_or_default()
}

fn cosigned(found: &CosignedView) -> String {
    let (style, says) = match &found.fault {
        Some(fault) => (BAD, fault.clone()),
        None => {
            (GOOD, format!("the witness {} has seen all {} events", found.witness, thousands(found.events)))
        }
    };
    format!("  {}\n", styled(style, &says))
}

fn goes_on(view: &VerifyView, c: &ContinuationView) -> String {
    let shared = thousands(c.shared);
    let line = match (c.continues, c.parts_at) {
        (true, _) if c.added == 0 => styled(GOOD, &format!("the same {shared} events as {}", c.mine)),
        (true, _) => {
            let says =
                format!("continues {}: all its {shared} events, then {} new", c.mine, thousands(c.added));
            styled(GOOD, &says)
        }
        (false, Some(at)) => {
            let (mine, theirs) = (typed_again(&c.mine), typed_again(&view.file));
            styled(BAD, &format!("does NOT continue {}: the copies part at event {at}", c.mine))
                + &format!("\n  `asl-replay diff {mine} {theirs}` shows what each says there")
        }
        (false, None) => {
            let missing = words::counted(c.missing, "event", "events");
            styled(BAD, &format!("is OLDER than {}: it lacks the last {missing}", c.mine))
        }
    };
    let fault = c.mine_fault.as_ref().map(|fault| {
        let says = format!("{} is itself BROKEN: {fault}; only what stands before was compared", c.mine);
        format!("  {}\n", styled(BAD, &says))
    });
    let contradiction = c.contradiction.as_ref().map(|says| {
        let says = format!("its signatures CONTRADICT those of {}: {says}", c.mine);
        format!("  {}\n", styled(BAD, &says))
    });
    let gone: String = c.gone.iter().map(|gone| format!("  {}\n", self::gone(gone))).collect();
    format!("  {line}\n") + &contradiction.unwrap_or_default() + &gone + &fault.unwrap_or_default()
}

/// A signature that one copy has and another lacks.
pub(crate) fn gone(gone: &GoneView) -> String {
    let GoneView { copy, player, from_event, to_event, own } = gone;
    let events = match to_event - from_event {
        0 => format!("event {from_event}"),
        _ => format!("events {from_event} to {to_event}"),
    };
    let says = format!("{player} has signed {events} in {copy}, and not in the other copy");
    match own {
        Some(own) => styled(BAD, &format!("A signature is GONE: {says}; the signer recorded event {own}")),
        None => styled(OPEN, &format!("{says}: it may have crossed with this one in the mail")),
    }
}
