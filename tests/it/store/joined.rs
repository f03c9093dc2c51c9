//! Copies with different checkpoints become one, whoever joins them, in whatever order; what is taken out shows.

use super::payloads;
use super::signed::base64;
use crate::support::seed::seeded;
use asl_store::block::Block;
use asl_store::checkpoint::{Joined, SignedFault, accept, accept_all, join, sign, signed};
use asl_store::identity::Identity;
use asl_store::log::{Log, LogWriter};
use asl_store::note::Note;
use asl_store::verifier::Verifier;
use proptest::prelude::*;

const ORIGIN: &str = "asl-replay/hill-621";

fn who(n: usize) -> Identity {
    let name = ["anna", "bert", "carl"][n];
    Identity::of_secret(name.parse().unwrap(), &[u8::try_from(n).unwrap() + 3; 32]).unwrap()
}

fn keys() -> Vec<Verifier> {
    (0..3).map(|n| who(n).verifier().clone()).collect()
}

fn with(bytes: &[u8], write: impl FnOnce(&mut LogWriter)) -> Vec<u8> {
    let mut writer = LogWriter::after(Log::read(bytes).tip());
    write(&mut writer);
    [bytes, writer.bytes()].concat()
}

fn noted(bytes: &[u8], note: &Note) -> Vec<u8> {
    with(bytes, |writer| writer.checkpoint(note.to_string().as_bytes()).unwrap())
}

/// With the records up to this number.
fn played(bytes: &[u8], to: usize) -> Vec<u8> {
    let from = usize::try_from(Log::read(bytes).tip().records).unwrap();
    with(bytes, |writer| {
        payloads(to)[from..].iter().for_each(|payload| {
            writer.record(payload).unwrap();
        });
    })
}

fn accepted(bytes: &[u8], n: usize) -> Vec<u8> {
    noted(bytes, &accept_all(&Log::read(bytes), ORIGIN, &who(n)).unwrap())
}

fn signs(bytes: &[u8], n: usize) -> Vec<u8> {
    noted(bytes, &sign(&Log::read(bytes), ORIGIN, &who(n)).unwrap())
}

fn joined(first: &[u8], second: &[u8]) -> Joined {
    join(&Log::read(first), &Log::read(second), &keys()).unwrap()
}

fn faults(bytes: &[u8]) -> Vec<SignedFault> {
    assert!(Log::read(bytes).verification().is_intact());
    signed(&Log::read(bytes), ORIGIN, &keys()).into_iter().filter_map(|signed| signed.fault).collect()
}

fn has_signed(bytes: &[u8], n: usize) -> bool {
    let log = Log::read(bytes);
    let all = signed(&log, ORIGIN, &keys());
    all.iter().any(|signed| signed.records == log.tip().records && signed.is_signed_by(n))
}

/// Anna signed three records; Bert and Carl accept them apart.
fn apart() -> [Vec<u8>; 3] {
    let anna = signs(&played(&[], 3), 0);
    [anna.clone(), accepted(&anna, 1), accepted(&anna, 2)]
}

#[test]
fn what_was_accepted_apart_becomes_one() {
    let [anna, bert, carl] = apart();
    let both = joined(&bert, &carl);
    assert_eq!((both.added, both.kept), (1, 1));
    assert_eq!(both.bytes, joined(&carl, &bert).bytes);
    assert_eq!(faults(&both.bytes), []);
    assert_eq!(joined(&both.bytes, &anna), Joined { bytes: both.bytes.clone(), added: 0, kept: 2 });
    // The next who signs names both, and either is missed then.
    let next = signs(&played(&both.bytes, 5), 1);
    assert_eq!(faults(&next), []);
    let blocks: Vec<Vec<u8>> = Log::read(&next).blocks().map(|block| block.bytes().to_vec()).collect();
    assert_eq!(blocks.len(), 9);
    for out in 3..6 {
        let rest: Vec<u8> = blocks
            .iter()
            .enumerate()
            .filter(|(n, _)| *n != out)
            .flat_map(|(_, block)| block.clone())
            .collect();
        assert!(faults(&rest).contains(&SignedFault::Before), "{out}");
    }
    let swapped = [&blocks[..4], &[blocks[5].clone(), blocks[4].clone()], &blocks[6..]].concat().concat();
    assert_eq!(faults(&swapped), [SignedFault::Place]);
}

/// A row is a set with one end: nothing in it is other than it was before there were sets.
#[test]
fn a_row_names_its_last_alone() {
    let [_, bert, _] = apart();
    let next = signs(&played(&bert, 5), 1);
    let log = Log::read(&next);
    let texts: Vec<&str> = log.checkpoints().map(|c| std::str::from_utf8(c.text).unwrap()).collect();
    assert_eq!(texts[2].lines().nth(3).unwrap().split(' ').count(), 3, "{}", texts[2]);
    assert!(texts[2].lines().nth(3).unwrap().starts_with("checkpoints 2 "));
    let [anna, bert, carl] = apart();
    assert_eq!(joined(&anna, &next).bytes, next);
    let two = signs(&played(&joined(&bert, &carl).bytes, 5), 1);
    let last = String::from_utf8(Log::read(&two).checkpoints().last().unwrap().text.to_vec()).unwrap();
    assert!(last.lines().nth(3).unwrap().starts_with("checkpoints 3 "));
    assert_eq!(last.lines().nth(3).unwrap().split(' ').count(), 4, "{last}");
}

/// A line that names too few, too many, twice, or out of order is none.
#[test]
fn the_line_has_one_form() {
    let [_, bert, carl] = apart();
    let both = played(&joined(&bert, &carl).bytes, 4);
    let good = sign(&Log::read(&both), ORIGIN, &who(0)).unwrap();
    let line = good.text().lines().nth(3).unwrap().to_owned();
    let words: Vec<&str> = line.split(' ').collect();
    let [_, _, a, b] = words[..] else { panic!("two ends: {line}") };
    let first = Log::read(&both).blocks().nth(3).unwrap().leaf();
    let mut with_one_before: Vec<_> =
        Log::read(&both).blocks().skip(3).take(3).map(|block| block.leaf()).collect();
    with_one_before.sort_unstable();
    let leaves: Vec<String> = with_one_before.iter().map(|leaf| base64(leaf.as_bytes())).collect();
    for bad in [
        format!("checkpoints 3 {b} {a}"),
        format!("checkpoints 3 {a} {a}"),
        format!("checkpoints 3 {a}"),
        format!("checkpoints 2 {a} {b}"),
        format!("checkpoints 4 {a} {b}"),
        format!("checkpoints 1 {a} {b}"),
        format!("checkpoints 03 {a} {b}"),
        format!("checkpoints 3 {a}  {b}"),
        format!("checkpoints 3 {a} {b} "),
        format!("checkpoints 3 {a} {b}\nmore"),
        format!("checkpoints 0 {a}"),
        "checkpoints 3".to_owned(),
        format!("checkpoints 3 {}", base64(first.as_bytes())),
        format!("checkpoints 3 {}", leaves.join(" ")),
    ] {
        let note = Note::signed(good.text().replace(&line, &bad), &who(0)).unwrap();
        assert_eq!(faults(&noted(&both, &note)), [SignedFault::Before], "{bad}");
    }
    assert_eq!(faults(&noted(&both, &good)), []);
}

/// A player who signs without their own earlier word has taken it out; nobody else can do that.
#[test]
fn nobody_signs_as_if_his_own_word_were_not_there() {
    let [anna, bert, _] = apart();
    let bare = played(&[], 4);
    let again = signs(&bare, 0);
    assert_eq!(faults(&again), []);
    assert_eq!(faults(&joined(&anna, &again).bytes), [SignedFault::Chain(0)]);
    // Back to an earlier place.
    let later = signs(&played(&bert, 6), 0);
    let back = signs(&played(&[], 4), 0);
    assert_eq!(faults(&joined(&later, &back).bytes), [SignedFault::Chain(0), SignedFault::Chain(0)]);
    // What Anna never had she can do without: Bert's acceptance stays where it is.
    let on = signs(&played(&anna, 5), 0);
    let both = joined(&bert, &on);
    assert_eq!((both.added, both.kept, faults(&both.bytes)), (1, 1, Vec::new()));
}

/// Lines under a text can be arranged anew by anyone; that puts no word into anybody's mouth, and takes none out.
#[test]
fn who_passes_a_mail_on_adds_nothing() {
    let [anna, bert, carl] = apart();
    let note = |bytes: &[u8]| Note::read(Log::read(bytes).checkpoints().last().unwrap().text).unwrap();
    let stranger = Identity::of_secret("eve".parse().unwrap(), &[77; 32]).unwrap();
    let with_line = accept(&note(&anna), &stranger).unwrap();
    let mut flood = noted(&anna, &with_line);
    flood = noted(
        &flood,
        &accept(&with_line, &Identity::of_secret("eve2".parse().unwrap(), &[78; 32]).unwrap()).unwrap(),
    );
    assert_eq!(faults(&flood), []);
    assert_eq!(joined(&anna, &flood), Joined { bytes: anna.clone(), added: 0, kept: 0 });
    assert_eq!(joined(&[], &flood).bytes, anna);
    // Bert's line alone, without Anna's: nothing new for who has both.
    let line = note(&bert).signatures()[1].clone();
    let alone = Note::read(format!("{}\n{line}\n", note(&bert).text()).as_bytes()).unwrap();
    let alone = [noted(&played(&[], 3), &alone), noted(&anna, &alone)];
    for copy in &alone {
        assert_eq!(joined(&bert, copy).bytes, bert);
    }
    // For who has not, it is Bert's word, and no fault of Bert's when he goes on from his own copy.
    let theirs = joined(&carl, &alone[0]).bytes;
    assert!(has_signed(&theirs, 1));
    let on = joined(&theirs, &signs(&played(&bert, 5), 1));
    assert_eq!(faults(&on.bytes), []);
    assert_eq!(faults(&joined(&signs(&played(&theirs, 5), 2), &bert).bytes), []);
}

#[test]
fn copies_that_part_are_not_joined() {
    let [anna, bert, _] = apart();
    let other = with(&bert, |writer| _ = writer.record(b"another").unwrap());
    let on = played(&anna, 5);
    assert_eq!(join(&Log::read(&on), &Log::read(&other), &keys()), None);
    assert_eq!(join(&Log::read(&other), &Log::read(&on), &keys()), None);
}

/// A step of three players who keep one past: one plays on, one signs, one takes what another has.
#[derive(Debug, Clone)]
enum Step {
    Play(usize),
    Sign(usize),
    Take(usize, usize),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        (0..3_usize).prop_map(Step::Play),
        (0..3_usize).prop_map(Step::Sign),
        (0..3_usize, 0..3_usize).prop_map(|(to, from)| Step::Take(to, from)),
        (0..3_usize, 0..3_usize).prop_map(|(to, from)| Step::Take(to, from)),
    ];
    prop::collection::vec(step, 1..40)
}

/// Plays the steps with honest players, and looks at every copy after each of them.
fn exchange(steps: &[Step]) -> [Vec<u8>; 3] {
    let start = signs(&played(&[], 1), 0);
    let mut copies = [start.clone(), start.clone(), start];
    let mut records = 1;
    for step in steps {
        match *step {
            // Only who has everything plays on: nothing parts.
            Step::Play(n) if Log::read(&copies[n]).tip().records == records => {
                records += 1;
                copies[n] = signs(&played(&copies[n], usize::try_from(records).unwrap()), n);
            }
            Step::Sign(n) if !has_signed(&copies[n], n) => copies[n] = signs(&copies[n], n),
            Step::Play(_) | Step::Sign(_) => {}
            Step::Take(to, from) => {
                let older = Log::read(&copies[from]).tip().records < Log::read(&copies[to]).tip().records;
                copies[to] = joined(&copies[to], &copies[from]).bytes;
                if !older && !has_signed(&copies[to], to) {
                    copies[to] = accepted(&copies[to], to);
                }
            }
        }
        copies.iter().for_each(|copy| assert_eq!(faults(copy), [], "{step:?}"));
    }
    copies
}

proptest! {
    #![proptest_config(seeded(24))]

    #[test]
    fn every_copy_arrives_at_the_same(steps in steps()) {
        let [a, b, c] = exchange(&steps);
        let one = |x: &[u8], y: &[u8], z: &[u8]| joined(&joined(x, y).bytes, z).bytes;
        let all = one(&a, &b, &c);
        prop_assert_eq!(faults(&all), []);
        for other in [one(&a, &c, &b), one(&b, &a, &c), one(&b, &c, &a), one(&c, &a, &b), one(&c, &b, &a)] {
            prop_assert_eq!(&other, &all);
        }
        for copy in [&a, &b, &c] {
            prop_assert_eq!(&joined(&all, copy).bytes, &all);
            prop_assert_eq!(joined(copy, copy), Joined { bytes: copy.clone(), added: 0, kept: 0 });
        }
        // A player who signs the whole protects every checkpoint of it.
        let sealed = signs(&played(&all, usize::try_from(Log::read(&all).tip().records).unwrap() + 1), 0);
        prop_assert_eq!(faults(&sealed), []);
        let log = Log::read(&sealed);
        let count = log.checkpoints().count();
        for out in 0..count - 1 {
            prop_assert!(!faults(&without(&log, out)).is_empty(), "checkpoint {} of {} is not missed", out, count);
        }
    }
}

/// Without the checkpoint with this number.
fn without(log: &Log<'_>, out: usize) -> Vec<u8> {
    let mut n = 0;
    let stays = |block: &Block<'_>| {
        n += usize::from(!block.is_record());
        block.is_record() || n != out + 1
    };
    log.blocks().filter(stays).flat_map(|block| block.bytes().to_vec()).collect()
}
