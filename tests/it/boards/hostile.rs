//! Board files from strangers: damaged, lying and bursting ones are refused with the board's name; none panics.

use super::sheet::*;
use crate::support::draws;
use asl_replay::boards::Shelf;
use std::fs;
use tempfile::TempDir;

struct Folder(TempDir);

impl Folder {
    fn with(bytes: &[u8]) -> Folder {
        let dir = TempDir::new().unwrap();
        fs::write(dir.path().join("bd7"), bytes).unwrap();
        Folder(dir)
    }

    fn says(&self, expected: &str) {
        let error = Shelf::of(self.0.path()).board("7").unwrap_err().to_string();
        assert!(error.contains("board 7") && error.contains(expected), "{error}");
    }
}

fn small() -> Sheet {
    Sheet::flat(9, 4).fill("B2", WOODS)
}

/// An archive around pixels that lie.
fn lying(change: impl FnOnce(&mut Vec<u8>)) -> Folder {
    let mut plain = small().plain();
    change(&mut plain);
    Folder::with(&archive(&[("LOSData", &los_data(&plain))]))
}

#[test]
fn a_good_board_opens_from_an_archive_and_from_a_folder() {
    let folder = Folder::with(&small().archive());
    let board = Shelf::of(folder.0.path()).board("7").unwrap();
    assert_eq!(board.metadata.version.as_deref(), Some("6.1"));
    assert_eq!(*board.ground, small().ground());
    let inner = folder.0.path().join("bd08");
    fs::create_dir(&inner).unwrap();
    fs::write(inner.join("LOSData"), small().los_data()).unwrap();
    let board = Shelf::of(folder.0.path()).board("8").unwrap();
    assert_eq!((board.metadata.version, &*board.ground), (None, &small().ground()));
}

#[test]
fn wrong_sizes_levels_and_codes_are_told() {
    lying(|plain| plain[3] = 10).says("10 by 4 hexes on 450 by 258 pixels: standard hexes need");
    lying(|plain| plain[8] = 0x7F).says("a board has 1 to");
    lying(|plain| plain[0] = 0xFF).says("no board is of this size");
    lying(|plain| plain[17] = 250).says("terrain code 250");
    lying(|plain| plain[16] = 100).says("level 100");
    lying(|plain| plain.push(0)).says("goes on after the board");
    lying(|plain| plain.truncate(plain.len() - 1)).says("damaged or cut short");
}

#[test]
fn what_is_no_board_is_told() {
    Folder::with(b"").says("is no board archive");
    Folder::with(b"GIF89a").says("is no board archive");
    Folder::with(&archive(&[("bd7.gif", b"GIF89a")])).says("has no LOSData");
    Folder::with(&archive(&[("LOSData", b"plain")])).says("its LOSData is damaged");
    Folder::with(&archive(&[("LOSData", &gzip(b"plain text"))])).says("does not begin as board data does");
    let grain = b"<boardMetadata altHexGrain=\"TRUE\"/>";
    Folder::with(&archive(&[("LOSData", &small().los_data()), ("BoardMetadata.xml", grain)]))
        .says("hexes are not the standard ones");
    let xml = b"<boardMetadata <";
    Folder::with(&archive(&[("LOSData", &small().los_data()), ("BoardMetadata.xml", xml)]))
        .says("malformed BoardMetadata.xml");
    let folder = Folder::with(b"");
    let shelf = Shelf::of(folder.0.path());
    assert!(shelf.board("9").unwrap_err().to_string().contains("no bd9 or bd09 in"));
    assert!(shelf.board("../7").unwrap_err().to_string().contains("is no board"));
}

#[test]
fn a_bomb_is_refused_before_it_bursts() {
    let mut size = [0; 16];
    size[3] = 33;
    size[7] = 10;
    size[10..12].copy_from_slice(&1800u16.to_be_bytes());
    size[14..16].copy_from_slice(&645u16.to_be_bytes());
    let mut plain = size.to_vec();
    plain.resize(64 << 20, 0);
    Folder::with(&archive(&[("LOSData", &los_data(&plain))])).says("goes on after the board");
    Folder::with(&archive(&[("LOSData", &vec![0; 40 << 20])])).says("has a LOSData of more than");
    let empty = [&[0xAC, 0xED, 0, 5][..], &[0x77, 0].repeat(1 << 20)].concat();
    Folder::with(&archive(&[("LOSData", &gzip(&empty))])).says("cut short");
}

/// One damaged copy of an archive; the answer may be anything but a panic.
fn damaged(folder: &Folder, good: &[u8], dice: &mut Dice) {
    let mut bytes = good.to_vec();
    for _ in 0..=dice.below(4) {
        let at = dice.below(bytes.len() as u64) as usize;
        match dice.below(3) {
            0 => bytes[at] = dice.below(256) as u8,
            1 => bytes.truncate(at + 1),
            _ => drop(bytes.splice(at..at, [dice.below(256) as u8; 3])),
        }
    }
    fs::write(folder.0.path().join("bd7"), bytes).unwrap();
    if let Ok(board) = Shelf::of(folder.0.path()).board("7") {
        let [a, b] = pair(board.ground.grid().lattice(), dice);
        board.ground.sight(a, b).unwrap();
    }
}

/// One damaged stream of pixels inside a good archive.
fn bent(folder: &Folder, dice: &mut Dice) {
    let mut plain = Sheet::random(5, 2, dice.0).plain();
    for _ in 0..=dice.below(8) {
        let most = if dice.below(2) == 0 { 16 } else { plain.len() as u64 };
        let at = dice.below(most) as usize;
        plain[at] = dice.below(256) as u8;
    }
    let folder_bytes = archive(&[("LOSData", &los_data(&plain))]);
    fs::write(folder.0.path().join("bd7"), folder_bytes).unwrap();
    if let Ok(board) = Shelf::of(folder.0.path()).board("7") {
        let [a, b] = pair(board.ground.grid().lattice(), dice);
        board.ground.sight(a, b).unwrap();
    }
}

fn hunt(rounds: u64, seed: u64) {
    let (good, mut dice) = (small().archive(), Dice(seed));
    let folder = Folder::with(&good);
    for _ in 0..rounds {
        damaged(&folder, &good, &mut dice);
        bent(&folder, &mut dice);
    }
}

/// The same rounds each time, and in a whole run as many of another seed.
#[test]
fn damaged_boards_never_panic() {
    const ROUNDS: u64 = 5_000;
    hunt(draws::few_or(100, ROUNDS), 1);
    if draws::is_whole() {
        let seed = std::process::id().into();
        println!("seed {seed}");
        hunt(ROUNDS, seed);
    }
}
