//! A hashed log: bytes, verified chain, payloads, events.

use super::{Expected, Kind, LoadError, Loaded, Signatures};
use asl_core::event::Event;
use asl_core::replay::{Game, GameError};
use asl_core::wire::{self, WireError};
use asl_store::log::Log;
use asl_store::verify::{Standing, Verification};
use std::path::Path;

/// What is known of the bytes of a log.
#[derive(Clone, Debug)]
pub struct Integrity {
    /// How the file stands as a whole.
    pub standing: Standing,
    /// How far it is good, and what is wrong behind that.
    pub verification: Verification,
    /// Where the fault lies.
    pub layer: Layer,
    /// Who signed what of it.
    pub signatures: Signatures,
}

/// The layer at which a log is at fault.
#[derive(Clone, Debug)]
pub enum Layer {
    /// None: or the fault is one of bytes and hashes.
    Chain,
    /// A record's hash is right and its payload is no event.
    Payload {
        /// The record.
        seq: u64,
        /// Why.
        why: WireError,
    },
    /// Every record is an event, and they are no game.
    Game(GameError),
}

impl Integrity {
    /// Every byte is accounted for, every hash right, every payload an event, and there is at least one; no signature
    /// is false.
    #[must_use]
    pub fn is_intact(&self) -> bool {
        self.standing == Standing::Intact
            && self.verification.is_intact()
            && matches!(self.layer, Layer::Chain)
            && self.signatures.fault().is_none()
    }
}

/// Reads a log. Damage is reported with the good part; only a file of a future version is refused. A right
/// hash over what is no game is damage too: no program of ours wrote it.
pub(super) fn load(path: &Path, bytes: &[u8]) -> Result<Loaded, LoadError> {
    let (events, mut integrity) = decode_log(bytes);
    if let Standing::Newer { version } = integrity.standing {
        return Err(LoadError::Newer { path: path.to_owned(), version });
    }
    if let Layer::Payload { seq, why: why @ WireError::Version(_) } = &integrity.layer {
        return Err(LoadError::Payload { path: path.to_owned(), seq: *seq, why: why.clone() });
    }
    let game = Game::of(events).unwrap_or_else(|why| {
        if integrity.is_intact() || matches!(why, GameError::Head(_)) {
            integrity.layer = Layer::Game(why);
        }
        Game::without_start()
    });
    if matches!(integrity.layer, Layer::Chain) {
        integrity.signatures = Signatures::of(bytes, &game);
    }
    Ok(Loaded {
        paths: vec![path.to_owned()],
        kind: Kind::Log,
        game,
        integrity: Some(integrity),
        expected: Expected::default(),
        imported: Vec::new(),
    })
}

/// The events of the good part of a log, and what is known of its bytes.
#[must_use]
pub fn decode_log(bytes: &[u8]) -> (Vec<Event>, Integrity) {
    let threads = std::thread::available_parallelism().unwrap_or(std::num::NonZeroUsize::MIN);
    let log = Log::read_threaded(bytes, threads);
    let verification = *log.verification();
    let mut integrity = Integrity {
        standing: Standing::of(bytes, &verification),
        verification,
        layer: Layer::Chain,
        signatures: Signatures::default(),
    };
    let mut events = Vec::with_capacity(usize::try_from(log.tip().records).unwrap_or(0));
    for record in log.records() {
        match wire::decode(record.payload) {
            Ok(event) => events.push(event),
            Err(why) => {
                integrity.layer = Layer::Payload { seq: record.seq, why };
                break;
            }
        }
    }
    (events, integrity)
}
