//! One thread judged, run by run: the first that blocks gives the reason.

use super::answer::{Block, Verdict, Why};
use super::terrain::Effect;
use crate::map::grid::Dot;
use crate::map::ground::Ground;
use crate::map::lattice::Pixel;
use crate::map::surface::{CLIFF, Class, Surface};
use crate::map::thread::Run;
use crate::vocab::hex::Cell;
use alloc::vec::Vec;

/// An end of the thread. Heights are in half levels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stand {
    pub(super) cell: Cell,
    pub(super) z: i32,
    /// Storeys above the ground; the roof counts with the last.
    pub(super) storey: u8,
    /// At the bottom of a depression.
    pub(super) sunk: bool,
    pub(super) stairway: bool,
    /// In Bypass: the obstacle of its hex lies beside it and may stand in the way.
    pub(super) bypasses: bool,
    pub(super) at: Pixel,
}

/// A thread between two ends.
pub(super) struct Line<'a> {
    pub(super) ground: &'a Ground,
    pub(super) ends: [Stand; 2],
    pub(super) runs: &'a [Run],
    /// Height of the higher end, in half levels.
    pub(super) hi: i32,
    /// Height of the lower end.
    pub(super) lo: i32,
    /// Height from which the lower end must be looked out of: its own, or the rim of its depression.
    pub(super) rim: i32,
    has_cliff: bool,
}

/// What one thread met besides what blocks it.
pub(super) struct Seen {
    hexes: Vec<(usize, u8)>,
    /// Ranges from each end at which something hinders, a bit for each.
    ranges: [[u64; 4]; 2],
    pub(super) unknown: Option<u8>,
    /// Pixels that do nothing to this line nor to its shifts, by a few bits of them.
    quiet: [Option<Dot>; QUIET],
}

const QUIET: usize = 64;

impl<'a> Line<'a> {
    pub(super) fn new(ground: &'a Ground, ends: [Stand; 2], runs: &'a [Run]) -> Line<'a> {
        let [a, b] = ends;
        let (hi, low) = if a.z > b.z { (a.z, b) } else { (b.z, a) };
        let rim = if low.sunk { low.z + 2 } else { low.z };
        let has_cliff = runs.iter().any(|run| run.dot.code() == CLIFF);
        Line { ground, ends, runs, hi, lo: low.z, rim, has_cliff }
    }

    /// The verdict, and whether every shifted thread is known to have the same; what hinders and what is unknown goes into
    /// `seen`.
    pub(super) fn judge(&self, seen: &mut Seen) -> (Verdict, bool) {
        seen.clear();
        if let Some((why, run)) = self.climbs() {
            return (self.block(why, run), false);
        }
        for (n, run) in self.runs.iter().enumerate() {
            if seen.is_quiet(run.dot) {
                continue;
            }
            match self.meets(run, seen) {
                Effect::None => {}
                Effect::Quiet => seen.keep_quiet(run.dot),
                Effect::Hinders(code) => self.hinder(run, code, seen),
                Effect::Blocks(why) => return (self.block(why, run), self.all_are_blocked(&self.runs[n..])),
            }
        }
        (self.counted(seen), false)
    }

    /// Does one of these runs block every shifted thread?
    fn all_are_blocked(&self, runs: &[Run]) -> bool {
        let mut unused = Seen::default();
        runs.iter().filter(|run| run.wide).any(|run| match self.meets(run, &mut unused) {
            Effect::Blocks(why) => self.blocks_all(why),
            Effect::None | Effect::Quiet | Effect::Hinders(_) => false,
        })
    }

    /// Does a run like this one block every thread between these ends? Not so where it counts on which hexside it lies,
    /// or what else the thread meets.
    const fn blocks_all(&self, why: Why) -> bool {
        match why {
            Why::Ground | Why::Terrain | Why::HalfLevel | Why::Advantage | Why::Blind | Why::PartyWall => {
                true
            }
            Why::BlindGround => !self.has_cliff,
            Why::Hexside
            | Why::Inside
            | Why::OutOfDepression
            | Why::IntoDepression
            | Why::Six
            | Why::Stairway => false,
        }
    }

    /// The verdict of a thread that nothing blocks at once.
    fn counted(&self, seen: &Seen) -> Verdict {
        match (seen.count(), seen.hexes.last()) {
            (0, _) | (_, None) => Verdict::Clear,
            (n @ 1..6, _) => Verdict::Hindered(n),
            (_, Some((hex, code))) => {
                let cell = self.ground.brief(*hex).cell;
                let at = self.runs.iter().find(|run| run.dot.hex() == *hex);
                let pixel = at.map_or_else(Default::default, Run::middle);
                Verdict::Blocked(Block { why: Why::Six, cell, pixel, code: Some(*code) })
            }
        }
    }

    fn block(&self, why: Why, run: &Run) -> Verdict {
        let cell = self.cell(run);
        Verdict::Blocked(Block { why, cell, pixel: run.middle(), code: Some(run.dot.code()) })
    }

    fn hinder(&self, run: &Run, code: u8, seen: &mut Seen) {
        if seen.hexes.iter().any(|(hex, _)| *hex == run.dot.hex()) {
            return;
        }
        let cell = self.cell(run);
        seen.hexes.push((run.dot.hex(), code));
        for (end, ranges) in self.ends.iter().zip(&mut seen.ranges) {
            let range = end.cell.range(cell).min(255);
            ranges[range as usize / 64] |= 1 << (range % 64);
        }
    }

    /// What one run does to the thread.
    fn meets(&self, run: &Run, seen: &mut Seen) -> Effect {
        if run.level() > self.hi {
            return Effect::Blocks(Why::Ground);
        }
        let Some(surface) = Surface::of(run.dot.code()) else {
            seen.unknown = Some(run.dot.code());
            return Effect::None;
        };
        let top = run.level() + surface.top();
        match surface.class {
            Class::Hexside => return self.at_hexside(run, top, surface.obstacle),
            Class::PartyWall => return self.at_party_wall(top),
            Class::Open
            | Class::Road
            | Class::Water
            | Class::Woods
            | Class::Building
            | Class::Depression
            | Class::Cliff
            | Class::Bridge
            | Class::Area => {}
        }
        let cell = self.cell(run);
        if self.is_end(cell) {
            return self.in_own_hex(run, cell, surface);
        }
        match (self.behind_ground(run, cell), self.through(run, cell, surface)) {
            (Some(why), _) => Effect::Blocks(why),
            (None, Effect::None) if !self.has_cliff => Effect::Quiet,
            (None, effect) => effect,
        }
    }

    /// Nothing in the hex of an end matters, but for the obstacle that it bypasses.
    fn in_own_hex(&self, run: &Run, cell: Cell, surface: &'static Surface) -> Effect {
        if self.ends.iter().any(|end| end.cell == cell && !end.bypasses) {
            return Effect::Quiet;
        }
        match self.through(run, cell, surface) {
            Effect::Blocks(why) => Effect::Blocks(why),
            Effect::None | Effect::Quiet | Effect::Hinders(_) => Effect::None,
        }
    }

    fn at_hexside(&self, run: &Run, top: i32, obstacle: bool) -> Effect {
        let stops = top > self.hi && obstacle && !self.is_own_side(run);
        if stops { Effect::Blocks(Why::Hexside) } else { Effect::None }
    }

    /// A wall inside a building stands up to its top, for viewer and target too (B23.71).
    fn at_party_wall(&self, top: i32) -> Effect {
        let stops = top > self.hi || (top == self.hi && !self.is_level());
        if stops { Effect::Blocks(Why::PartyWall) } else { Effect::None }
    }

    /// Ground that rises between (B10.23).
    fn behind_ground(&self, run: &Run, cell: Cell) -> Option<Why> {
        let level = run.level();
        if level == self.hi && self.hi > self.rim {
            return Some(Why::Advantage);
        }
        if level <= self.rim || level >= self.hi {
            return None;
        }
        let (high, low) = self.by_height();
        let far = (high.cell.range(cell) / 5) as i32 * 2;
        let cliff = if self.has_cliff && self.is_behind_cliff(cell, low) { 2 } else { 0 };
        let blind = (2 * level - self.rim - self.hi + far).max(0) + cliff;
        (low.cell.range(cell) as i32 * 2 <= blind).then_some(Why::BlindGround)
    }

    /// Does the thread meet a cliff in this hex, or in a neighbour nearer to the lower end (B11)?
    fn is_behind_cliff(&self, cell: Cell, low: Stand) -> bool {
        self.runs.iter().filter(|run| run.dot.code() == CLIFF).any(|run| {
            let at = self.cell(run);
            at == cell || (at.range(cell) == 1 && at.range(low.cell) < cell.range(low.cell))
        })
    }

    pub(super) fn cell(&self, run: &Run) -> Cell {
        self.ground.brief(run.dot.hex()).cell
    }

    pub(super) fn is_end(&self, cell: Cell) -> bool {
        self.ends.iter().any(|end| end.cell == cell)
    }

    pub(super) const fn is_level(&self) -> bool {
        self.hi == self.lo
    }

    /// The higher end, then the lower.
    pub(super) const fn by_height(&self) -> (Stand, Stand) {
        let [a, b] = self.ends;
        if a.z > b.z { (a, b) } else { (b, a) }
    }
}

impl Default for Seen {
    fn default() -> Seen {
        Seen { hexes: Vec::new(), ranges: [[0; 4]; 2], unknown: None, quiet: [None; QUIET] }
    }
}

impl Seen {
    fn is_quiet(&self, dot: Dot) -> bool {
        self.quiet[place(dot)] == Some(dot)
    }

    fn keep_quiet(&mut self, dot: Dot) {
        self.quiet[place(dot)] = Some(dot);
    }

    fn clear(&mut self) {
        self.hexes.clear();
        self.ranges = [[0; 4]; 2];
        self.unknown = None;
    }

    /// How much hinders: one for each range at which something does (A6.7), by the end that counts fewer.
    fn count(&self) -> u8 {
        let [a, b] = self.ranges.map(|ranges| ranges.iter().map(|part| part.count_ones()).sum::<u32>());
        a.min(b).min(255) as u8
    }

    /// The hexes that hinder; leaves none.
    pub(super) fn take(&mut self, ground: &Ground) -> Vec<(Cell, u8)> {
        let cell = |(hex, code)| (ground.brief(hex).cell, code);
        core::mem::take(&mut self.hexes).into_iter().map(cell).collect()
    }
}

/// Neighbouring hexes and codes get places of their own.
const fn place(dot: Dot) -> usize {
    (dot.hex() * 5 + dot.code() as usize) % QUIET
}
