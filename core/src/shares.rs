//! Dice from the shares of two players who do not trust each other: chains of secret shares, and the dice that
//! two shares give. Draws no randomness: a player's seed and salt come from outside.
//!
//! ```text
//! top      = derive_key("asl-core 2026-11 share chain top v1")  over seed, chain
//! share(i) = derive_key("asl-core 2026-11 share chain link v1") over chain, i, share(i + 1)
//! chain    = game key, salt, use (0 own, 1 answers), player
//! dice     = derive_key("asl-core 2026-11 dice of shares v1")   over game key, roller, i, declaration,
//!            share of the roller, share of the other; its output read byte by byte
//! ```
//!
//! A chain, not a Merkle tree: what is opened must be opened in order anyway (a skipped or stale index is a
//! breach), so the share of index i can vouch for itself by hashing down to what was opened before it. It costs
//! no path (a tree of 1024 shares: 320 bytes more with every share, a line that no mail leaves whole), and one
//! share answers a whole batch, for all before it follow from it. Two chains for each player, because a share
//! opened to answer must not open those of the player's own rolls that the opponent has not answered yet.

use crate::event::{Name, Purpose, RollsDeclared, Throw};
use crate::game_key::{GameKey, absorb};
use crate::vocab::dice::{Dice, Die, Dr};
use alloc::format;
use alloc::vec::Vec;

/// The most rolls that one commitment lasts for.
pub const MAX_LENGTH: u32 = 4096;

/// One share.
pub type Share = [u8; 32];

/// What a chain is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// The player's own rolls.
    Own,
    /// Answers to the other's rolls.
    Answers,
}

/// Which chain: every hash in it is bound to this.
#[derive(Clone, Copy, Debug)]
pub struct ChainId<'a> {
    /// The game.
    pub game: &'a GameKey,
    /// Whose it is.
    pub player: &'a Name,
    /// The salt of the commitment.
    pub salt: &'a [u8; 32],
    /// What it is for.
    pub part: Use,
}

impl ChainId<'_> {
    fn hasher(&self, context: &str) -> blake3::Hasher {
        let mut hasher = blake3::Hasher::new_derive_key(context);
        hasher.update(&self.game.0);
        hasher.update(self.salt);
        hasher.update(&[match self.part {
            Use::Own => 0,
            Use::Answers => 1,
        }]);
        absorb(&mut hasher, self.player.as_str().as_bytes());
        hasher
    }

    /// The share of index `to`, from that of index `from`; the same one when `to` is not before `from`.
    #[must_use]
    pub fn down(&self, from: u32, share: &Share, to: u32) -> Share {
        self.walk(from, share, to, |_, _| {})
    }

    /// As [`ChainId::down`], and shows each share on the way, from the next before `from` to that of `to`.
    pub(crate) fn walk(&self, from: u32, share: &Share, to: u32, mut see: impl FnMut(u32, &Share)) -> Share {
        // What all links begin with is hashed once.
        let link = self.hasher("asl-core 2026-11 share chain link v1");
        (to..from).rev().fold(*share, |next, index| {
            crate::meter::step();
            let mut hasher = link.clone();
            hasher.update(&index.to_le_bytes());
            hasher.update(&next);
            let share = *hasher.finalize().as_bytes();
            see(index, &share);
            share
        })
    }

    /// Both chains' secrets of a player: the shares of the indices `open` to `open + length`. The first is the
    /// open end that the player commits to, at the index before the first roll.
    #[must_use]
    pub fn shares(&self, seed: &[u8; 32], open: u32, length: u32) -> Vec<Share> {
        let mut hasher = self.hasher("asl-core 2026-11 share chain top v1");
        hasher.update(seed);
        let top = *hasher.finalize().as_bytes();
        let mut shares = alloc::vec![top];
        let last = open.saturating_add(length.min(MAX_LENGTH));
        let _open_end = self.walk(last, &top, open, |_, share| shares.push(*share));
        shares.reverse();
        shares
    }
}

/// The hash of a declaration: what its dice are bound to. Every field is fed with its bounds, and none by the
/// codec, so that a later form of the event has the same hash.
#[must_use]
pub fn declaration_hash(game: &GameKey, by: &Name, declared: &RollsDeclared) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new_derive_key("asl-core 2026-11 dice declaration v1");
    hasher.update(&game.0);
    absorb(&mut hasher, by.as_str().as_bytes());
    for roll in &declared.rolls {
        hasher.update(&roll.index.to_le_bytes());
        hasher.update(&roll.roll.0.to_le_bytes());
        absorb(&mut hasher, roll.throw.name().as_bytes());
        // What players name in words of their own is no purpose of the book, though it has the same name.
        let own_words = if matches!(roll.purpose, Purpose::Named(_)) { "named " } else { "" };
        absorb(&mut hasher, format!("{own_words}{}", roll.purpose.name()).as_bytes());
        absorb(&mut hasher, roll.unit.as_ref().map_or("", |unit| unit.as_str()).as_bytes());
        let attack = roll.attack.map(|attack| attack.0.to_le_bytes());
        absorb(&mut hasher, attack.as_ref().map_or(&[], |attack| attack.as_slice()));
        let condition = roll.condition.as_ref().map(|condition| {
            let [a, b, c, d] = condition.roll.0.to_le_bytes();
            // No Original DR is 0 or 255.
            [a, b, c, d, condition.least.unwrap_or(0), condition.most.unwrap_or(u8::MAX)]
        });
        absorb(&mut hasher, condition.as_ref().map_or(&[], |condition| condition.as_slice()));
    }
    *hasher.finalize().as_bytes()
}

/// What a roll is made of.
#[derive(Clone, Copy, Debug)]
pub struct Ingredients<'a> {
    /// The game.
    pub game: &'a GameKey,
    /// Who rolls.
    pub roller: &'a Name,
    /// Which of the roller's rolls.
    pub index: u32,
    /// The hash of the declaration.
    pub declaration: &'a [u8; 32],
    /// The roller's share.
    pub own: &'a Share,
    /// The other's share.
    pub other: &'a Share,
}

/// The dice of two shares, the coloured one first. A byte of 252 or more is passed over, so that every face is
/// equally likely.
#[must_use]
pub fn dice(of: &Ingredients<'_>, throw: Throw) -> Dice {
    let mut hasher = blake3::Hasher::new_derive_key("asl-core 2026-11 dice of shares v1");
    hasher.update(&of.game.0);
    absorb(&mut hasher, of.roller.as_str().as_bytes());
    hasher.update(&of.index.to_le_bytes());
    [of.declaration, of.own, of.other].into_iter().for_each(|part| {
        hasher.update(part);
    });
    let mut faces = Faces { output: hasher.finalize_xof(), block: [0; 64], at: 64 };
    match throw {
        Throw::Dr => {
            let colored = faces.next();
            Dice::Dr(Dr { colored, white: faces.next() })
        }
        Throw::dr => Dice::dr(faces.next()),
        Throw::Three => {
            let (first, second) = (faces.next(), faces.next());
            Dice::Three(first, second, faces.next())
        }
    }
}

/// Faces drawn from the output of a hash.
struct Faces {
    output: blake3::OutputReader,
    block: [u8; 64],
    at: usize,
}

impl Faces {
    fn next(&mut self) -> Die {
        loop {
            if self.at == self.block.len() {
                self.output.fill(&mut self.block);
                self.at = 0;
            }
            let byte = self.block[self.at];
            self.at += 1;
            if byte < 252 {
                return Die::try_from(1 + byte % 6).expect("1 to 6");
            }
        }
    }
}
