//! A hashed log: bytes, verified chain, payloads, events.

use super::{Aim, Kind, Loaded, ReadError, Signatures};
use asl_core::audit::{Game, GameError};
use asl_core::event::Event;
use asl_core::wire::{self, WireError};
use asl_store::log::Log;
use asl_store::verify::{Standing, Verification};
use std::path::Path;

/// What is known of the bytes of a log.
#[derive(Clone, Debug)]
pub struct Integrity {
    /// Records of right hash, from the first on.
    pub records: u64,
    /// The head after the last of them, in hexadecimal.
    pub head: String,
    /// What is wrong with the bytes, a payload or the game; the part before it is good.
    pub fault: Option<Fault>,
    /// Who signed what of it.
    pub signatures: Signatures,
    /// Why this program cannot judge it, though it can verify it: it is of a newer book.
    pub unjudged: Option<String>,
    /// What the dispute that it was taken out of shows against it: another past, or an event that its author has not signed.
    pub disputed: Option<String>,
}

/// What is wrong with a log, and where.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The first record that is not good.
    pub record: u64,
    /// In words.
    pub says: String,
}

impl Integrity {
    /// Every byte is accounted for, every hash right, every payload an event, and there is at least one; no signature
    /// is false, and no dispute shows another past.
    #[must_use]
    pub fn is_intact(&self) -> bool {
        self.fault.is_none() && self.signatures.fault().is_none() && self.disputed.is_none()
    }

    /// What is wrong, in words. When every record is good, it is who is said to have signed them, or what a dispute shows.
    #[must_use]
    pub fn says(&self) -> Option<String> {
        let of_bytes = self.fault.as_ref().map(|fault| fault.says.clone());
        of_bytes.or_else(|| self.signatures.fault().map(|(_, says)| says)).or_else(|| self.disputed.clone())
    }
}

/// A log as far as it could be read.
struct Decoded {
    events: Vec<Event>,
    standing: Standing,
    verification: Verification,
    /// The record whose hash is right and whose payload is no event.
    undecodable: Option<(u64, WireError)>,
}

/// Reads a log. Damage is reported with the good part; only a file of a future version is refused, and a game of a
/// future book where it is to be judged. A right hash over what is no game is damage too: no program of ours wrote it.
pub(super) fn load(path: &Path, bytes: &[u8], aim: Aim) -> Result<Loaded, ReadError> {
    let mut decoded = decode(bytes);
    let path = path.to_owned();
    if let Standing::Newer { version } = decoded.standing {
        return Err(ReadError::Newer { path, version });
    }
    if let Some((seq, why @ WireError::Version(_))) = decoded.undecodable {
        return Err(ReadError::Payload { path, seq, why });
    }
    let events = std::mem::take(&mut decoded.events);
    let mut integrity = decoded.integrity();
    let mut is_game = true;
    let (game, newer) = Game::to_verify(events).unwrap_or_else(|why| {
        if integrity.fault.is_none() || matches!(why, GameError::Head(_)) {
            integrity.fault = Some(Fault { record: 0, says: format!("record 0: {why}") });
            is_game = false;
        }
        (Game::without_start(), None)
    });
    match newer {
        Some(why) if aim == Aim::Judge => return Err(ReadError::Game { path, why }),
        newer => integrity.unjudged = newer.map(|why| why.to_string()),
    }
    if is_game && decoded.undecodable.is_none() {
        integrity.signatures = Signatures::of(bytes, &game);
    }
    Ok(Loaded { integrity: Some(integrity), ..Loaded::of(vec![path], Kind::Log, game) })
}

/// The events of the good part of a log, and what is known of its bytes; who signed it is not asked.
#[must_use]
pub fn decode_log(bytes: &[u8]) -> (Vec<Event>, Integrity) {
    let mut decoded = decode(bytes);
    let events = std::mem::take(&mut decoded.events);
    (events, decoded.integrity())
}

fn decode(bytes: &[u8]) -> Decoded {
    let log = Log::read_parallel(bytes);
    let verification = *log.verification();
    let mut events = Vec::with_capacity(usize::try_from(log.tip().records).unwrap_or(0));
    let mut undecodable = None;
    for record in log.records() {
        match wire::decode(record.payload) {
            Ok(event) => events.push(event),
            Err(why) => {
                undecodable = Some((record.seq, why));
                break;
            }
        }
    }
    Decoded { events, standing: Standing::of(bytes, &verification), verification, undecodable }
}

impl Decoded {
    fn integrity(&self) -> Integrity {
        let tip = self.verification.tip;
        let (head, signatures) = (tip.head.to_string(), Signatures::default());
        Integrity {
            records: tip.records,
            head,
            fault: self.fault(),
            signatures,
            unjudged: None,
            disputed: None,
        }
    }

    /// A file that is no log at all says so; else the first record that is at fault, at whatever layer.
    fn fault(&self) -> Option<Fault> {
        let at_start = |says: &str| Some(Fault { record: 0, says: says.to_owned() });
        match self.standing {
            Standing::Empty => return at_start("the file is empty"),
            Standing::Foreign => {
                return at_start("this is no log of asl-replay: its mark stands nowhere in it");
            }
            Standing::Intact | Standing::Torn | Standing::Damaged | Standing::Newer { .. } => {}
        }
        if let Some((seq, why)) = &self.undecodable {
            return Some(Fault { record: *seq, says: format!("record {seq}: {why}") });
        }
        let fault = self.verification.fault.map(|fault| Fault { record: fault.seq, says: fault.to_string() });
        let torn = || {
            let torn = self.verification.torn_tail?;
            Some(Fault { record: torn.seq, says: format!("torn tail: {torn}") })
        };
        fault.or_else(torn)
    }
}
