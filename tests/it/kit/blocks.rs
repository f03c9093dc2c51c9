//! Files whose blocks are damaged, cut, or not in their order.

use super::base::{File, broken, good, own_head, signed_story, story, unsigned};
use crate::dice_shares::table::Table;
use asl_core::event::What;
use asl_store::block::{MAGIC, OVERHEAD};
use asl_store::hash;
use asl_store::log::Log;
use asl_store::tip::Tip;

/// Where a field of a block's frame begins.
const LENGTH: usize = 44;

pub(super) fn files() -> Vec<File> {
    let story = unsigned(&story());
    let mut all = vec![
        good("good.aslog", "a game without checkpoints", story.clone()),
        good("good-signed.aslog", "the same, signed and accepted by both, twice", signed_story().bytes),
        broken("empty.aslog", ("empty", 0), "no byte at all", Vec::new()),
        broken("foreign.aslog", ("foreign", 0), "a text", b"This is no log.\n".to_vec()),
    ];
    all.extend(changed(&story));
    all.extend(rearranged(&story));
    all.extend(unknown(&story));
    all
}

/// Where each block begins, and where the last ends.
fn starts(log: &[u8]) -> Vec<usize> {
    let mut at = 0;
    let ends = Log::read(log).blocks().map(|block| block.bytes().len()).collect::<Vec<_>>();
    std::iter::once(0)
        .chain(ends.into_iter().map(|length| {
            at += length;
            at
        }))
        .collect()
}

fn flipped(log: &[u8], at: usize) -> Vec<u8> {
    let mut bytes = log.to_vec();
    bytes[at] ^= 0x10;
    bytes
}

fn changed(log: &[u8]) -> Vec<File> {
    let at = starts(log);
    let last = at[at.len() - 1];
    let mut too_long = log.to_vec();
    too_long[at[5] + LENGTH..at[5] + LENGTH + 4].copy_from_slice(&(1_u32 << 20 | 1).to_le_bytes());
    let mut longer = log.to_vec();
    longer[at[5] + LENGTH + 2] = 1;
    let mut last_longer = log.to_vec();
    last_longer[at[8] + LENGTH + 1] = 1;
    let trailing = [log, b"\n-- \nIvan\n"].concat();
    vec![
        broken("bit-flip-in-payload.aslog", ("hash", 4), "one bit of a payload", flipped(log, at[5] - 40)),
        broken("bit-flip-in-head.aslog", ("hash", 4), "one bit of a head", flipped(log, at[5] - 1)),
        broken("bit-flip-in-prev.aslog", ("hash", 5), "one bit of a previous head", flipped(log, at[5] + 9)),
        broken("bit-flip-in-magic.aslog", ("magic", 5), "one bit of a magic", flipped(log, at[5])),
        broken("length-over-limit.aslog", ("length", 5), "a length of 2^20 + 1", too_long),
        broken(
            "length-beyond-end.aslog",
            ("length", 5),
            "a length that reaches beyond the end of a whole log",
            longer,
        ),
        broken(
            "length-of-last-beyond-end.aslog",
            ("length", 8),
            "the length of the last block reaches beyond the end, and the block is whole",
            last_longer,
        ),
        broken("torn.aslog", ("torn", 8), "the last block is cut", log[..last - 7].to_vec()),
        broken(
            "torn-in-header.aslog",
            ("torn", 8),
            "only the magic of the last block is left",
            log[..at[8] + 8].to_vec(),
        ),
        broken("trailing-bytes.aslog", ("magic", 9), "bytes behind the last block", trailing),
        broken("bytes-in-front.aslog", ("magic", 0), "a byte before the first block", [b"\n", log].concat()),
    ]
}

fn rearranged(log: &[u8]) -> Vec<File> {
    let at = starts(log);
    let block = |n: usize| &log[at[n]..at[n + 1]];
    let swapped = [&log[..at[4]], block(5), block(4), &log[at[6]..]].concat();
    let removed = [&log[..at[4]], &log[at[5]..]].concat();
    let doubled = [&log[..at[5]], &log[at[4]..]].concat();
    vec![
        broken("reordered.aslog", ("sequence", 4), "two records changed places", swapped),
        broken("removed.aslog", ("sequence", 4), "a record was taken out", removed),
        broken("doubled.aslog", ("sequence", 5), "a record stands twice", doubled),
        broken("without-beginning.aslog", ("sequence", 0), "record 0 was taken out", log[at[1]..].to_vec()),
        broken("another-past.aslog", ("link", 5), "a record that follows another record 4", grafted(log)),
    ]
}

/// The first five records of the story, and the sixth of a game that differs in the fifth.
fn grafted(log: &[u8]) -> Vec<u8> {
    let mut other: Table = super::base::committed(&own_head());
    other.push("ivan", What::Note("another past".parse().unwrap()));
    other.push("ivan", What::Note("goes on".parse().unwrap()));
    let other = unsigned(&other);
    let (at, grafted) = (starts(log), starts(&other));
    [&log[..at[5]], &other[grafted[5]..]].concat()
}

/// A block with right hashes behind a tip.
fn block(tip: &Tip, version: u16, kind: u16, payload: &[u8]) -> Vec<u8> {
    let mut body = [version.to_le_bytes(), kind.to_le_bytes()].concat();
    body.extend(u32::try_from(payload.len()).unwrap().to_le_bytes());
    body.extend(tip.records.to_le_bytes());
    body.extend(payload);
    let head = hash::head(&tip.head, &hash::leaf(&body));
    let bytes = [&MAGIC[..], tip.head.as_bytes(), &body, head.as_bytes()].concat();
    assert_eq!(bytes.len(), OVERHEAD + payload.len());
    bytes
}

fn unknown(log: &[u8]) -> Vec<File> {
    let tip = Log::read(log).tip();
    let newer = [log, &block(&tip, 2, 0, b"of a later program")].concat();
    let strange = [log, &block(&tip, 1, 2, b"of no kind")].concat();
    vec![
        File { exit: 3, ..broken("newer-version.aslog", ("version", 9), "a block of version 2", newer) },
        broken("unknown-kind.aslog", ("kind", 9), "a block of kind 2", strange),
    ]
}
