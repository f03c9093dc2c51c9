//! The position on the maps: pieces, stacks, where each lies; and what a command does to it (SPEC 3.3).
//!
//! Input: typed leaves in order. Total: a command that VASSAL would silently ignore is returned as a [`Fault`]. It
//! knows no rules and no hexes.

use std::collections::{BTreeMap, BTreeSet};

use super::front::Front;
use super::leaf::{Leaf, Move, Spot};
use super::piece::{Base, Diff, MAX_MEMBERS, Piece, PieceError};

/// All pieces of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Position {
    pieces: BTreeMap<String, Piece>,
    stack_of: BTreeMap<String, String>,
    stacks_at: BTreeMap<Spot, BTreeSet<String>>,
    front: Front,
}

/// A command that does not fit the position: evidence of an edited, incomplete or foreign file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The command names a piece that is not there.
    UnknownTarget {
        /// What was to be done.
        command: &'static str,
        /// The id.
        id: String,
    },
    /// A piece is added whose id is in use.
    AlreadyThere {
        /// The id.
        id: String,
    },
    /// A move starts where the piece is not.
    NotThere {
        /// The id.
        id: String,
        /// Where the command says it was.
        said: Spot,
        /// Where it lay.
        lay: Spot,
    },
    /// A change begins from a state that the piece is not in.
    NotSo {
        /// The id.
        id: String,
        /// The kinds of the traits.
        traits: Vec<String>,
    },
    /// A move begins above a piece that did not lie below.
    NotAbove {
        /// The id.
        id: String,
        /// What the command says lay below; `None` when nothing did.
        said: Option<String>,
        /// What lay below.
        lay: Option<String>,
    },
    /// The piece's chains cannot be read.
    Piece {
        /// The id.
        id: String,
        /// Why.
        error: PieceError,
    },
}

/// What a command did.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Effect {
    /// Traits that changed.
    pub diffs: Vec<Diff>,
    /// Faults found.
    pub faults: Vec<Fault>,
}

impl Position {
    /// Applies a leaf; leaves that are not about pieces do nothing.
    #[expect(clippy::wildcard_enum_match_arm, reason = "only the four piece commands touch the position")]
    pub fn apply(&mut self, leaf: &Leaf) -> Effect {
        match leaf {
            Leaf::Add { id: Some(id), definition, state } => self.add(id, definition, state),
            Leaf::Remove { id } => self.remove(id),
            Leaf::Change { id, new, old } => self.change(id, new, old.as_deref()),
            Leaf::Move(movement) => self.shift(movement),
            _ => Effect::default(),
        }
    }

    /// A piece, stack or deck by id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Piece> {
        self.pieces.get(id)
    }

    /// All pieces, stacks and decks by id.
    pub fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.pieces.values()
    }

    /// Number of ordinary counters.
    #[must_use]
    pub fn counters(&self) -> usize {
        self.pieces().filter(|p| matches!(p.base, Base::Counter(_))).count()
    }

    /// Where a piece lies: a member of a stack lies where its stack lies.
    #[must_use]
    pub fn spot(&self, id: &str) -> Option<&Spot> {
        let stack = self.stack_of.get(id).and_then(|stack| self.pieces.get(stack));
        stack.or_else(|| self.pieces.get(id)).map(|p| &p.spot)
    }

    /// The stack that holds a piece.
    #[must_use]
    pub fn stack_of(&self, id: &str) -> Option<&str> {
        self.stack_of.get(id).map(String::as_str)
    }

    /// What lies over what.
    #[must_use]
    pub const fn front(&self) -> &Front {
        &self.front
    }

    /// What is on a map by its own words brings its stack to the front; what a save holds in a stack has none of its own.
    fn bring(&mut self, id: &str) {
        if self.pieces.get(id).is_some_and(|piece| piece.spot.map.is_some()) {
            let held = self.stack_of.get(id).map_or(id, String::as_str);
            self.front.bring(id, held);
        }
    }

    /// The counters a command on `id` moves: the members of a stack, else the piece itself.
    #[must_use]
    pub fn moved_by(&self, id: &str) -> Vec<&Piece> {
        match self.pieces.get(id) {
            Some(stack) if stack.is_stack() => {
                stack.members().iter().filter_map(|m| self.pieces.get(m)).collect()
            }
            Some(piece) => vec![piece],
            None => Vec::new(),
        }
    }

    fn add(&mut self, id: &str, definition: &str, state: &str) -> Effect {
        let piece = match Piece::parse(id, definition, state) {
            Ok(piece) => piece,
            Err(error) => return fault(Fault::Piece { id: id.to_owned(), error }),
        };
        let known = self.pieces.contains_key(id);
        let joined = self.joined(&piece);
        self.forget_stack(id);
        self.insert(piece);
        joined.iter().for_each(|member| self.attach(member, id, MAX_MEMBERS));
        self.bring(id);
        if known { fault(Fault::AlreadyThere { id: id.to_owned() }) } else { Effect::default() }
    }

    /// What lies in the stack that the members of a new stack have just joined at its very point: two counters that are
    /// dragged together each bring a stack, and the second takes the first in.
    fn joined(&self, stack: &Piece) -> Vec<String> {
        let first = stack.members().first().filter(|_| stack.is_stack());
        let old = first.and_then(|member| self.pieces.get(self.stack_of(member)?));
        let old = old.filter(|old| old.id != stack.id && old.spot == stack.spot);
        let members = old.map(|old| old.members().to_vec()).unwrap_or_default();
        members.into_iter().filter(|member| !stack.members().contains(member)).collect()
    }

    fn remove(&mut self, id: &str) -> Effect {
        if !self.pieces.contains_key(id) {
            return unknown("remove", id);
        }
        self.bring(id);
        self.front.forget(id);
        self.detach(id);
        self.forget_stack(id);
        self.pieces.remove(id);
        Effect::default()
    }

    fn change(&mut self, id: &str, new: &str, old: Option<&str>) -> Effect {
        if !self.pieces.contains_key(id) {
            return unknown("change", id);
        }
        self.forget_stack(id);
        let Some(mut piece) = self.pieces.remove(id) else { return Effect::default() };
        let traits = piece.contradicted(new, old);
        let changed = piece.change(new, old);
        self.insert(piece);
        let contradiction = (!traits.is_empty()).then(|| Fault::NotSo { id: id.to_owned(), traits });
        match changed {
            Ok(diffs) => Effect { diffs, faults: contradiction.into_iter().collect() },
            Err(error) => fault(Fault::Piece { id: id.to_owned(), error }),
        }
    }

    fn shift(&mut self, m: &Move) -> Effect {
        let Some(lay) = self.spot(&m.id).cloned() else { return unknown("move", &m.id) };
        let above = self.not_above(m);
        if self.pieces.get(&m.id).is_some_and(Piece::is_stack) {
            self.shift_stack(&m.id, m);
        } else {
            self.shift_piece(&m.id, m);
        }
        self.bring(&m.id);
        if lay == m.from {
            return Effect { diffs: Vec::new(), faults: above.into_iter().collect() };
        }
        fault(Fault::NotThere { id: m.id.clone(), said: m.from.clone(), lay })
    }

    /// What lies directly below a counter in its stack.
    fn below(&self, id: &str) -> Option<&str> {
        let members = self.pieces.get(self.stack_of(id)?)?.members();
        let at = members.iter().position(|member| member == id)?;
        members.get(at.checked_sub(1)?).map(String::as_str)
    }

    fn not_above(&self, m: &Move) -> Option<Fault> {
        let is_stack = self.pieces.get(&m.id).is_some_and(Piece::is_stack);
        let lay = self.below(&m.id).filter(|_| !is_stack && m.from.map.is_some());
        let held = m.from.map.is_some() && !is_stack && self.stack_of.contains_key(&m.id);
        let differs = held && lay != m.old_under.as_deref();
        let own = |id: Option<&str>| id.map(str::to_owned);
        differs.then(|| Fault::NotAbove { id: m.id.clone(), said: m.old_under.clone(), lay: own(lay) })
    }

    /// The stack keeps its id unless another stack already lies there: then its members join that one.
    fn shift_stack(&mut self, id: &str, m: &Move) {
        let members = self.pieces.get(id).map(|p| p.members().to_vec()).unwrap_or_default();
        match self.target(id, m) {
            Some((stack, at)) if !members.contains(&stack) => {
                self.remove(id);
                members.iter().rev().for_each(|member| self.attach(member, &stack, at));
            }
            _ => self.set_spot(id, m.to.clone()),
        }
    }

    fn shift_piece(&mut self, id: &str, m: &Move) {
        self.detach(id);
        self.set_spot(id, m.to.clone());
        if let Some((stack, at)) = self.target(id, m) {
            self.attach(id, &stack, at);
        }
    }

    /// The stack to join and the index in it: above `under` when that lies there, else the bottom.
    fn target(&self, id: &str, m: &Move) -> Option<(String, usize)> {
        let under = m.under.as_deref().filter(|under| self.spot(under) == Some(&m.to));
        if let Some((stack, under)) = under.and_then(|under| Some((self.holder(under)?, under)))
            && stack != id
        {
            let members = self.pieces.get(stack)?.members();
            let above = members.iter().position(|member| member == under).map_or(members.len(), |at| at + 1);
            return Some((stack.to_owned(), above));
        }
        let holds = |stack: &String| self.pieces.get(stack).is_some_and(|p| !p.members().is_empty());
        let there = self.stacks_at.get(&m.to)?.iter().find(|stack| *stack != id && holds(stack))?;
        Some((there.clone(), 0))
    }

    fn holder<'a>(&'a self, id: &'a str) -> Option<&'a str> {
        if self.pieces.get(id)?.is_stack() { Some(id) } else { self.stack_of(id) }
    }

    fn attach(&mut self, id: &str, stack: &str, at: usize) {
        self.detach(id);
        let Some(Base::Stack { members }) = self.pieces.get_mut(stack).map(|p| &mut p.base) else { return };
        members.insert(at.min(members.len()), id.to_owned());
        self.stack_of.insert(id.to_owned(), stack.to_owned());
    }

    fn detach(&mut self, id: &str) {
        let Some(stack) = self.stack_of.remove(id) else { return };
        if let Some(Base::Stack { members }) = self.pieces.get_mut(&stack).map(|p| &mut p.base) {
            members.retain(|member| member != id);
        }
    }

    fn set_spot(&mut self, id: &str, spot: Spot) {
        let Some(piece) = self.pieces.get_mut(id) else { return };
        let old = core::mem::replace(&mut piece.spot, spot.clone());
        if piece.is_stack() {
            remove_at(&mut self.stacks_at, &old, id);
            self.stacks_at.entry(spot).or_default().insert(id.to_owned());
        }
    }

    fn insert(&mut self, piece: Piece) {
        if piece.is_stack() {
            for member in piece.members() {
                self.detach(member);
                self.stack_of.insert(member.clone(), piece.id.clone());
            }
            self.stacks_at.entry(piece.spot.clone()).or_default().insert(piece.id.clone());
        }
        self.pieces.insert(piece.id.clone(), piece);
    }

    /// Takes a stack out of the indices (not out of the pieces).
    fn forget_stack(&mut self, id: &str) {
        let Some(piece) = self.pieces.get(id).filter(|p| p.is_stack()) else { return };
        for member in piece.members() {
            if self.stack_of.get(member).is_some_and(|stack| stack == id) {
                self.stack_of.remove(member);
            }
        }
        remove_at(&mut self.stacks_at, &piece.spot, id);
    }
}

fn remove_at(index: &mut BTreeMap<Spot, BTreeSet<String>>, spot: &Spot, id: &str) {
    if let Some(stacks) = index.get_mut(spot) {
        stacks.remove(id);
        if stacks.is_empty() {
            index.remove(spot);
        }
    }
}

fn unknown(command: &'static str, id: &str) -> Effect {
    fault(Fault::UnknownTarget { command, id: id.to_owned() })
}

fn fault(fault: Fault) -> Effect {
    Effect { diffs: Vec::new(), faults: vec![fault] }
}
