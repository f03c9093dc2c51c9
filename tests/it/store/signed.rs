//! Checkpoints in a log: who signed how far, and every way to tamper with one.

use super::payloads;
use asl_store::archive::{AppendError, Appended, Archive, ExtendError};
use asl_store::backend::MemoryBackend;
use asl_store::checkpoint::{
    MAX_CHECKPOINTS, Signed, SignedFault, Statement, StatementError, accept, sign, signed,
};
use asl_store::identity::Identity;
use asl_store::log::{Log, LogWriter};
use asl_store::merkle::{Tree, leaves};
use asl_store::note::{Note, NoteError, Standing};
use asl_store::proof::{Consistency, Inclusion, MAX_PROOF, ProofError};
use asl_store::verifier::Verifier;

const ORIGIN: &str = "asl-replay/hill-621";

fn anna() -> Identity {
    Identity::of_secret("anna".parse().unwrap(), &[7; 32]).unwrap()
}

fn bert() -> Identity {
    Identity::of_secret("bert".parse().unwrap(), &[9; 32]).unwrap()
}

fn keys() -> Vec<Verifier> {
    vec![anna().verifier().clone(), bert().verifier().clone()]
}

/// A log that is written step by step.
struct Game(Vec<u8>);

impl Game {
    fn write(&mut self, write: impl FnOnce(&mut LogWriter)) {
        let mut writer = LogWriter::after(Log::read(&self.0).tip());
        write(&mut writer);
        self.0.extend_from_slice(writer.bytes());
    }

    fn records(&mut self, from: usize, to: usize) {
        self.write(|writer| {
            for payload in &payloads(to)[from..] {
                writer.record(payload).unwrap();
            }
        });
    }

    fn note(&mut self, note: &str) {
        self.write(|writer| writer.checkpoint(note.as_bytes()).unwrap());
    }

    fn sign(&mut self, identity: &Identity) -> Note {
        let note = sign(&Log::read(&self.0), ORIGIN, identity).unwrap();
        self.note(&note.to_string());
        note
    }

    fn signed(&self) -> Vec<Signed> {
        assert!(Log::read(&self.0).verification().is_intact());
        signed(&Log::read(&self.0), ORIGIN, &keys())
    }

    fn faults(&self) -> Vec<Option<SignedFault>> {
        self.signed().into_iter().map(|signed| signed.fault).collect()
    }
}

/// Anna signs 3 records, Bert accepts, plays 2 more and signs, Anna accepts.
fn game() -> (Game, Vec<Note>) {
    let mut game = Game(Vec::new());
    game.records(0, 3);
    let first = game.sign(&anna());
    let accepted = accept(&first, &bert()).unwrap();
    game.note(&accepted.to_string());
    game.records(3, 5);
    let second = game.sign(&bert());
    let last = accept(&second, &anna()).unwrap();
    game.note(&last.to_string());
    (game, vec![first, accepted, second, last])
}

/// The same game, its blocks given by number: records 0 1 2, checkpoints 3 4, records 5 6, checkpoints 7 8.
fn blocks(of: &[usize]) -> Game {
    let (game, _) = game();
    let log = Log::read(&game.0);
    let all: Vec<&[u8]> = log.blocks().map(|block| block.bytes()).collect();
    Game(of.iter().flat_map(|n| all[*n].to_vec()).collect())
}

#[test]
fn a_game_of_two_is_signed_by_both() {
    let (game, _) = game();
    let signed = game.signed();
    let standings: Vec<_> =
        signed.iter().map(|s| (s.records, s.is_signed_by(0), s.is_signed_by(1))).collect();
    assert_eq!(standings, [(3, true, false), (3, true, true), (5, false, true), (5, true, true)]);
    assert!(signed.iter().all(|s| s.fault.is_none() && s.unknown() == 0));
}

#[test]
fn a_checkpoint_taken_out_is_missed_by_the_next() {
    assert_eq!(blocks(&[0, 1, 2, 3, 4, 5, 6, 7, 8]).faults(), [None, None, None, None]);
    // An acceptance stands behind what it accepts; whoever stands behind a fault is not blamed for it.
    assert_eq!(blocks(&[0, 1, 2, 4, 5, 6, 7]).faults(), [Some(SignedFault::Before), None]);
    assert_eq!(blocks(&[0, 1, 2, 3, 5, 6, 7]).faults(), [None, Some(SignedFault::Before)]);
    assert_eq!(blocks(&[0, 1, 2, 5, 6, 7]).faults(), [Some(SignedFault::Before)]);
    assert_eq!(blocks(&[0, 1, 2, 4, 3, 5, 6, 7]).faults(), [Some(SignedFault::Before), None, None]);
    assert_eq!(blocks(&[0, 1, 2, 3, 3, 4, 5, 6, 7]).faults()[1], Some(SignedFault::Place));
    // Off the end nothing follows that would miss it; whoever has the longer copy does.
    assert_eq!(blocks(&[0, 1, 2, 3, 4, 5, 6, 7]).faults(), [None, None, None]);
}

#[test]
fn a_checkpoint_holds_against_its_game_alone() {
    let (_, notes) = game();
    let [first, ..] = &notes[..] else { panic!("there are four") };
    let mut other = Game(Vec::new());
    other.write(|writer| {
        for payload in ["x", "y", "z"] {
            writer.record(payload.as_bytes()).unwrap();
        }
    });
    other.note(&first.to_string());
    assert_eq!(other.faults(), [Some(SignedFault::Root)]);

    let mut early = Game(Vec::new());
    early.records(0, 2);
    early.note(&first.to_string());
    assert_eq!(early.faults(), [Some(SignedFault::Size(3))]);

    let (game, _) = game();
    let elsewhere = signed(&Log::read(&game.0), "asl-replay/another", &keys());
    assert_eq!(elsewhere[0].fault, Some(SignedFault::Origin(ORIGIN.to_owned())));
}

#[test]
fn only_the_keys_of_the_game_count() {
    let carl = Identity::of_secret("carl".parse().unwrap(), &[5; 32]).unwrap();
    let mut game = Game(Vec::new());
    game.records(0, 3);
    let mut note = game.sign(&carl);
    assert_eq!(game.faults(), [Some(SignedFault::Unsigned)]);
    assert_eq!(game.signed()[0].unknown(), 1);
    note.sign(&anna());
    game.note(&note.to_string());
    assert!(game.signed()[1].is_signed_by(0));
    // Without keys there is nothing to hold a signature against.
    assert_eq!(signed(&Log::read(&game.0), ORIGIN, &[])[0].fault, None);
    // Another key under Anna's name.
    let false_anna = Identity::of_secret("anna".parse().unwrap(), &[8; 32]).unwrap();
    let mut game = Game(Vec::new());
    game.records(0, 3);
    game.sign(&false_anna);
    assert_eq!(game.faults(), [Some(SignedFault::Unsigned)]);
}

#[test]
fn every_changed_byte_of_a_note_shows() {
    let mut game = Game(Vec::new());
    game.records(0, 3);
    let text = sign(&Log::read(&game.0), ORIGIN, &anna()).unwrap().to_string();
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        let mut game = Game(game.0.clone());
        game.write(|writer| writer.checkpoint(&bytes).unwrap());
        let found = game.signed();
        assert!(found[0].fault.is_some(), "byte {at}: {:?}", String::from_utf8_lossy(&bytes));
        assert!(!found[0].is_signed_by(0), "byte {at}");
    }
}

#[test]
fn a_false_signature_spoils_the_checkpoint() {
    let mut game = Game(Vec::new());
    game.records(0, 3);
    let note = sign(&Log::read(&game.0), ORIGIN, &anna()).unwrap();
    // Anna's line, and one that claims to be Bert's over the same text.
    let id = bert().verifier().id();
    let copied = [&id[..], &anna().sign(b"something else")].concat();
    let line = format!("— bert {}\n", base64(&copied));
    game.note(&format!("{note}{line}"));
    assert_eq!(game.faults(), [Some(SignedFault::False(1))]);
    assert_eq!(game.signed()[0].standings, [Standing::Good, Standing::Bad]);
    assert!(!game.signed()[0].is_signed_by(0));
}

pub(crate) fn base64(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let bits =
            chunk.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for n in 0..4 {
            let at = usize::try_from(bits >> (18 - 6 * n) & 63).unwrap();
            text.push(if n > chunk.len() { '=' } else { char::from(ALPHABET[at]) });
        }
    }
    text
}

#[test]
fn what_is_no_checkpoint_is_said_to_be_none() {
    let mut game = Game(Vec::new());
    game.records(0, 3);
    game.note("no note at all");
    let free = Note::signed("just words\n".to_owned(), &anna()).unwrap();
    game.note(&free.to_string());
    let expected = [Some(NoteError::Form.into()), Some(StatementError::Lines.into())];
    assert_eq!(game.faults(), expected);
}

/// A flood of checkpoints costs its reader little, and is no good log.
#[test]
fn too_many_checkpoints_are_not_looked_at() {
    let mut game = Game(Vec::new());
    game.records(0, 1);
    let first = game.sign(&anna());
    let most = usize::try_from(MAX_CHECKPOINTS).unwrap();
    let mut last = leaf_of_last(&game);
    let mut flood = Vec::new();
    for n in 1..=most {
        let before = format!("checkpoints {n} {}", base64(last.as_bytes()));
        let note = Note::signed(first.text().replace("checkpoints 0", &before), &anna()).unwrap();
        let mut writer = LogWriter::after(Log::read(&game.0).tip());
        writer.checkpoint(note.to_string().as_bytes()).unwrap();
        // One block alone is no log; behind its record it is.
        let alone = [&blocks(&[0]).0[..], writer.bytes()].concat();
        last = leaf_of_last(&Game(alone));
        flood.extend_from_slice(writer.bytes());
    }
    game.0.extend_from_slice(&flood);
    let faults = game.faults();
    assert_eq!(faults[most - 1], None);
    assert_eq!(faults[most], Some(SignedFault::TooMany));
}

fn leaf_of_last(game: &Game) -> asl_store::hash::Hash {
    Log::read(&game.0).blocks().last().unwrap().leaf()
}

#[test]
fn statements_have_one_form() {
    let root = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
    let text = format!("asl-replay/x\n0\n{root}\ncheckpoints 0\n");
    assert_eq!(Statement::read(&text).unwrap().to_string(), text);
    let refused = |text: String, why| assert_eq!(Statement::read(&text), Err(why), "{text}");
    refused(format!("asl-replay/x\n00\n{root}\n"), StatementError::Size);
    refused(format!("asl-replay/x\n+1\n{root}\n"), StatementError::Size);
    refused(format!("asl-replay/x\n\n{root}\n"), StatementError::Lines);
    refused(format!("asl-replay/x\n99999999999999999999\n{root}\n"), StatementError::Size);
    refused("asl-replay/x\n1\nroot\n".to_owned(), StatementError::Root);
    refused("asl-replay/x\n1\n".to_owned(), StatementError::Lines);
    refused(format!("asl-replay/x\n1\n{root}"), StatementError::Lines);
    refused(format!("asl-replay/x\n1\n{root}\n\n"), StatementError::Lines);
}

#[test]
fn an_acceptance_is_given_once() {
    let (_, notes) = game();
    assert!(accept(&notes[1], &bert()).is_none());
    assert!(accept(&notes[1], &anna()).is_none());
}

#[test]
fn proofs_are_text_and_prove() {
    let (game, notes) = game();
    let log = Log::read(&game.0);
    let tree = Tree::of(&log);
    let all: Vec<_> = leaves(&log).collect();
    for (note, size) in [(&notes[1], 3), (&notes[3], 5)] {
        for index in 0..size {
            let proof = Inclusion::of(&tree, index, note.clone()).unwrap();
            let read = Inclusion::read(&proof.to_string()).unwrap();
            assert_eq!(read, proof);
            for (n, leaf) in all.iter().enumerate() {
                assert_eq!(read.proves(leaf), n as u64 == index, "{n} by the proof of {index}");
            }
        }
        assert_eq!(Inclusion::of(&tree, size, note.clone()), None);
    }
    for old in 0..=5 {
        let proof = Consistency::of(&tree, old, notes[3].clone()).unwrap();
        let read = Consistency::read(&proof.to_string()).unwrap();
        assert_eq!(read, proof);
        let root = |size: usize| all[..size].iter().copied().collect::<Tree>().root();
        for other in 0..=5 {
            assert_eq!(read.proves(&root(other)), other as u64 == old, "{other} by the proof from {old}");
        }
    }
    assert_eq!(Consistency::of(&tree, 4, notes[1].clone()), None);
}

#[test]
fn a_proof_that_is_none_is_refused() {
    let (game, notes) = game();
    let tree = Tree::of(&Log::read(&game.0));
    let good = Inclusion::of(&tree, 1, notes[3].clone()).unwrap().to_string();
    assert!(Inclusion::read(&good.replacen("index", "extra AAAA\nindex", 1)).is_ok());
    for bad in [
        good.replacen("@v1", "@v2", 1),
        good.replacen("index 1", "index 01", 1),
        good.replacen("index 1", "index", 1),
        good.replacen("\n\n", "\n", 1),
        good.replacen("\n\n", &format!("\n{}\n", "AAAA\n".repeat(64)), 1),
        good.replacen("=\n\n", "\n\n", 1),
        good.replace('\n', "\r\n"),
        String::new(),
        "x".repeat(1 << 20),
    ] {
        assert!(Inclusion::read(&bad).is_err(), "{bad:.200}");
    }
    assert_eq!(Consistency::read(&good), Err(ProofError::Form));
    let consistency = Consistency::of(&tree, 2, notes[3].clone()).unwrap().to_string();
    assert!(consistency.starts_with("old 2\n"));
    assert!(Consistency::read(&consistency.replacen("old 2", "old -2", 1)).is_err());
    assert_eq!(Inclusion::read(&consistency), Err(ProofError::Form));
}

/// The text is measured before anything in it is read.
#[test]
fn a_proof_that_is_too_long_is_refused() {
    let (game, notes) = game();
    let tree = Tree::of(&Log::read(&game.0));
    let good = Inclusion::of(&tree, 1, notes[3].clone()).unwrap().to_string();
    let padded = |length: usize| {
        let extra = "A".repeat(length - good.len() - "extra ".len() - 1);
        good.replacen("index", &format!("extra {extra}\nindex"), 1)
    };
    assert!(Inclusion::read(&padded(MAX_PROOF)).is_ok());
    assert_eq!(Inclusion::read(&padded(MAX_PROOF + 1)), Err(ProofError::Form));
}

/// Everything that is new in a mail goes into the archive in one step, or nothing does.
#[test]
fn an_archive_is_extended_in_one_step() {
    let archive = Archive::open(MemoryBackend::new()).unwrap();
    let name = "hill".parse().unwrap();
    let (first, whole) = (blocks(&[0, 1, 2, 3]), blocks(&[0, 1, 2, 3, 4, 5, 6, 7, 8]));
    let Appended::New(tip) = archive.extend(&name, &[], &first.0).unwrap() else { panic!("it is new") };
    assert_eq!(tip.records, 3);
    let _extended = archive.extend(&name, &first.0, &whole.0).unwrap();
    assert_eq!(archive.read(&name).unwrap(), whole.0);
    assert!(archive.check(&name).unwrap().is_none());

    let stale = archive.extend(&name, &first.0, &whole.0);
    assert!(matches!(stale, Err(ExtendError::Append(AppendError::Conflict { .. }))), "{stale:?}");
    let shorter = archive.extend(&name, &whole.0, &first.0);
    assert!(matches!(shorter, Err(ExtendError::NoContinuation)), "{shorter:?}");
    let mut torn = whole.0.clone();
    torn.pop();
    assert!(matches!(archive.extend(&name, &[], &torn), Err(ExtendError::NotIntact(_))));
    assert_eq!(archive.read(&name).unwrap(), whole.0);
}
