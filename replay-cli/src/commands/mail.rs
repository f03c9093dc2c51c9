//! What the commands of playing by mail share: a game of the archive, its parties, and who answers for which event.

use super::{Failure, warning};
use crate::session::{Integrity, Kind, Loaded, Parties, Place, Signatures, load_bytes};
use asl_core::event::{Event, Name, RollForfeited, RollId, What};
use asl_core::replay::Replay;
use asl_store::checkpoint::join;
use asl_store::game_id::GameId;
use asl_store::log::Log;
use std::path::Path;

/// A game as the archive has it.
pub(super) struct Held {
    pub(super) name: GameId,
    pub(super) bytes: Vec<u8>,
    pub(super) loaded: Loaded,
}

impl Held {
    /// Reads a game of the archive; it must be intact, its signatures too.
    pub(super) fn read(place: &Place, name: &Path) -> Result<Held, Failure> {
        let id = game_name(&name.to_string_lossy())?;
        let bytes = place.archived(name)?;
        let loaded = load_bytes(name, &bytes)?;
        must_be_intact(&loaded)?;
        Ok(Held { name: id, bytes, loaded })
    }

    pub(super) fn signatures(&self) -> &Signatures {
        signatures(&self.loaded)
    }
}

/// A name in the archive.
pub(super) fn game_name(name: &str) -> Result<GameId, Failure> {
    name.parse()
        .map_err(|e| Failure::Usage(format!("{name:?} cannot be the name of a game: {e} (use --name)")))
}

/// A damaged log is no basis for anything.
pub(super) fn must_be_intact(loaded: &Loaded) -> Result<(), Failure> {
    let Some(integrity) = loaded.integrity.as_ref().filter(|integrity| !integrity.is_intact()) else {
        return Ok(());
    };
    let warning = warning(loaded, integrity);
    let says = warning.trim_start_matches("warning: ").trim_end();
    Err(Failure::Broken(format!("{says}; nothing was changed")))
}

/// What is signed in a game that was read from a hashed log.
pub(super) fn signatures(loaded: &Loaded) -> &Signatures {
    const NONE: &Signatures = &Signatures { parties: None, checkpoints: Vec::new() };
    debug_assert!(loaded.kind == Kind::Log, "only a hashed log is signed");
    loaded.integrity.as_ref().map_or(NONE, |integrity| &integrity.signatures)
}

/// The parties of a game; there must be some.
pub(super) fn parties(loaded: &Loaded) -> Result<&Parties, Failure> {
    let found = signatures(loaded).parties.as_ref().filter(|parties| !parties.keys.is_empty());
    found.ok_or_else(|| {
        let name = loaded.name();
        Failure::Usage(format!(
            "{name} names no player's key: make a game to be played by mail with `asl-replay new`"
        ))
    })
}

/// The first event that nobody answers for: whoever recorded it has not signed it, and is not `me`, who may.
pub(super) fn unanswered<'g>(
    events: &'g [Event],
    signatures: &Signatures,
    me: Option<usize>,
) -> Option<(u64, &'g Name, Unanswered)> {
    let parties = signatures.parties.as_ref();
    let signed: Vec<u64> =
        (0..parties.map_or(0, |p| p.keys.len())).map(|key| signatures.signed_to(key)).collect();
    events.iter().enumerate().find_map(|(n, event)| {
        let n = n as u64;
        match parties.and_then(|parties| parties.index_of(&event.by)) {
            None => Some((n, &event.by, Unanswered::Keyless)),
            Some(key) if Some(key) == me || signed.get(key).is_some_and(|to| *to > n) => None,
            Some(_) => Some((n, &event.by, Unanswered::Unsigned)),
        }
    })
}

/// Why nobody answers for an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unanswered {
    /// Its recorder has no key.
    Keyless,
    /// Its recorder has not signed it.
    Unsigned,
}

/// What is at fault in the signatures of both copies together, when each by itself is in order.
pub(super) fn contradiction(mine: (&Loaded, &[u8]), theirs: (&Loaded, &[u8])) -> Option<String> {
    let is_intact = |copy: &Loaded| copy.integrity.as_ref().is_some_and(Integrity::is_intact);
    if !is_intact(mine.0) || !is_intact(theirs.0) {
        return None;
    }
    let keys = &signatures(theirs.0).parties.as_ref()?.keys;
    let both = join(&Log::read(mine.1), &Log::read(theirs.1), keys)?;
    let both = load_bytes(Path::new("both.aslog"), &both.bytes).ok()?;
    signatures(&both).fault().map(|(_, says)| says)
}

/// A share that is said to be kept back, and who asked for it at which event.
struct Forfeit<'g> {
    /// The event that says so.
    at: u64,
    roll: RollId,
    withheld: &'g Name,
    /// The event that asked: the declaration, or the answer when it is the roller who does not go on.
    asked_at: u64,
    asked_by: &'g Name,
}

/// Every forfeit from an event on; `more` is one that is not recorded yet.
fn forfeits<'g>(loaded: &'g Loaded, from: u64, more: Option<&'g RollForfeited>) -> Vec<Forfeit<'g>> {
    let events = &loaded.game.events;
    let state = Replay::of(&loaded.game).before(events.len());
    let recorded = (0_u64..).zip(events).skip(usize::try_from(from).unwrap_or(usize::MAX));
    #[expect(clippy::wildcard_enum_match_arm, reason = "one kind of event is meant")]
    let recorded = recorded.filter_map(|(n, event)| match &event.what {
        What::RollForfeited(forfeited) => Some((n, forfeited)),
        _ => None,
    });
    let all = recorded.chain(more.map(|more| (events.len() as u64, more)));
    let forfeit = |(at, forfeited): (u64, &'g RollForfeited)| {
        let RollForfeited { roller, index, withheld, .. } = forfeited;
        let declared = state.shares.roll(roller, *index)?;
        let asked_at =
            if withheld == roller { answered_at(events, forfeited, declared.seq)? } else { declared.seq };
        let asked_by = &events.get(usize::try_from(asked_at).ok()?)?.by;
        (asked_at < at).then_some(Forfeit { at, roll: declared.roll, withheld, asked_at, asked_by })
    };
    all.filter_map(forfeit).collect()
}

/// The event that answered a roll: a share answers all indices before its own.
fn answered_at(events: &[Event], of: &RollForfeited, declared: u64) -> Option<u64> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "one kind of event is meant")]
    let answers = |event: &Event| match &event.what {
        What::SharesAnswered(answer) => answer.roller == of.roller && answer.index >= of.index,
        _ => false,
    };
    (0_u64..).zip(events).find(|(n, event)| *n > declared && answers(event)).map(|(n, _)| n)
}

/// The first forfeit from an event on whose share nobody can have been asked for: who asked for it had not signed that
/// by then, and only what is signed is mailed. In words; `None` also for a game without keys, in which nothing is signed.
pub(super) fn never_mailed(loaded: &Loaded, from: u64) -> Option<String> {
    let forfeits = forfeits(loaded, from, None);
    let found = forfeits.iter().find(|forfeit| !is_mailed(loaded, forfeit))?;
    Some(format!("event {} makes a forfeit of {}: {}", found.at, found.roll, lacks(found)))
}

/// Why a share cannot be forfeited yet.
pub(super) fn not_yet_mailed(loaded: &Loaded, forfeited: &RollForfeited) -> Option<String> {
    let forfeits = forfeits(loaded, loaded.game.events.len() as u64, Some(forfeited));
    forfeits.first().filter(|forfeit| !is_mailed(loaded, forfeit)).map(lacks)
}

fn lacks(forfeit: &Forfeit<'_>) -> String {
    let Forfeit { withheld, asked_at, asked_by, .. } = forfeit;
    format!(
        "{asked_by} had not signed event {asked_at}, which asks for it, so {withheld} cannot have been asked by mail"
    )
}

/// A checkpoint by who asked, over the event that asks and none that stands behind the forfeit.
fn is_mailed(loaded: &Loaded, forfeit: &Forfeit<'_>) -> bool {
    let Some(signed) = loaded.integrity.as_ref().map(|integrity| &integrity.signatures) else { return true };
    let key = signed.parties.as_ref().and_then(|parties| parties.index_of(forfeit.asked_by));
    let Some(key) = key else { return true };
    let between = forfeit.asked_at + 1..=forfeit.at;
    signed.checkpoints.iter().any(|signed| signed.is_signed_by(key) && between.contains(&signed.records))
}

/// Shares that I am said to have kept back, though the event that asks for them is as new to me as the forfeit.
pub(super) fn never_asked(loaded: &Loaded, known: u64, me: usize) -> Vec<String> {
    let forfeits = forfeits(loaded, known, None);
    let index = |name| signatures(loaded).parties.as_ref().and_then(|parties| parties.index_of(name));
    let mine =
        forfeits.iter().filter(|forfeit| forfeit.asked_at >= known && index(forfeit.withheld) == Some(me));
    let says = |forfeit: &Forfeit<'_>| {
        let Forfeit { at, roll, asked_at, .. } = forfeit;
        format!(
            "Event {at} says that you kept back your share of {roll}: event {asked_at}, which asks for it, comes with this mail and came with none before."
        )
    };
    mine.map(says).collect()
}
