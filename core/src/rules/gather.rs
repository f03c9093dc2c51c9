//! One mistake, one finding: the opinions on one event, gathered by the facts that they speak of.

use super::clause::Clause;
use super::opinion::Opinion;
use crate::event::AttackId;
use crate::finding::{Finding, Ruling, Verdict};
use crate::matter::Instance;
use crate::vocab::ClauseId;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::cmp::Reverse;

/// The rows of a book by their ids, each with its place.
pub(super) type Rows = BTreeMap<ClauseId, (usize, &'static Clause)>;

/// How special a clause is; the first in this order gives a finding its name. A chapter of a later letter speaks of
/// fewer units, and excepts the earlier ones; then the longer rule number; then the order of the book.
type Special = (Reverse<char>, Reverse<usize>, usize);

fn special(id: ClauseId, place: usize) -> Special {
    let (chapter, rest) = id.0.split_once(['.', '-']).unwrap_or((id.0, ""));
    let mut letters = chapter.chars();
    let letter = letters.next().filter(|_| letters.next().is_some_and(|c| c.is_ascii_digit()));
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    (Reverse(letter.unwrap_or(' ')), Reverse(if letter.is_some() { digits } else { 0 }), place)
}

/// A finding in the making.
struct Draft {
    /// How many opinions came before it.
    turn: usize,
    special: Special,
    attack: Option<AttackId>,
    finding: Finding,
}

impl Draft {
    fn of(rows: &Rows, seq: u64, turn: usize, opinion: Opinion) -> Option<Draft> {
        let (ruling, breach) = match opinion.verdict {
            Verdict::Silent | Verdict::Kept => return None,
            Verdict::Broken(breach) => (Ruling::Broken, *breach),
            Verdict::Undecided(breach) => (Ruling::Undecided, *breach),
        };
        let (clause, unit, cell) = (opinion.clause, opinion.unit, opinion.cell);
        let (place, matters) =
            rows.get(&clause).map_or((usize::MAX, &[] as &[_]), |(n, row)| (*n, row.matters));
        let matters = if breach.matters.is_empty() { matters } else { &breach.matters };
        let seq = breach.since.unwrap_or(seq);
        let about = Instance::all(clause, matters, &breach.which);
        let finding =
            Finding { seq, ruling, clause, also: Vec::new(), unit, cell, about, breach, awaits: None };
        Some(Draft { turn, special: special(clause, place), attack: opinion.attack, finding })
    }

    /// Is it about the same unit and attack, and does it speak of that fact?
    fn speaks_of(&self, other: &Draft, fact: &Instance) -> bool {
        let here = self.finding.unit == other.finding.unit && self.attack == other.attack;
        here && self.finding.about.iter().any(|own| own.touches(fact))
    }

    fn shares(&self, other: &Draft) -> bool {
        other.finding.about.iter().any(|fact| self.speaks_of(other, fact))
    }

    const fn is_broken(&self) -> bool {
        matches!(self.finding.ruling, Ruling::Broken)
    }
}

/// One finding for each mistake or open question among the opinions on one event, in the order in which they were
/// first spoken of. The most special clause names it. One that speaks of the facts of several findings is cited by
/// each; an open question stays open where only another of its facts is broken.
pub(super) fn gather(rows: &Rows, seq: u64, opinions: Vec<Opinion>) -> Vec<Finding> {
    let drafts = opinions.into_iter().enumerate();
    let mut drafts: Vec<Draft> =
        drafts.filter_map(|(turn, opinion)| Draft::of(rows, seq, turn, opinion)).collect();
    drafts.sort_by_key(|draft| (draft.finding.ruling, draft.special));
    let mut found: Vec<Draft> = Vec::new();
    for mut draft in drafts {
        let open = !draft.is_broken() && keep_open(&found, &mut draft);
        let mut joined = false;
        for known in found.iter_mut().filter(|known| !(open && known.is_broken())) {
            if known.shares(&draft) {
                join(known, &draft);
                joined = true;
            }
        }
        if !joined {
            found.push(draft);
        }
    }
    found.sort_by_key(|draft| draft.turn);
    found.into_iter().map(|draft| draft.finding).collect()
}

/// Keeps of an open question the facts that nothing broken speaks of, if there are any.
fn keep_open(found: &[Draft], draft: &mut Draft) -> bool {
    let broken =
        |fact: &&Instance| found.iter().any(|known| known.is_broken() && known.speaks_of(draft, fact));
    let rest: Vec<Instance> = draft.finding.about.iter().filter(|fact| !broken(fact)).cloned().collect();
    let open = !rest.is_empty();
    if open {
        draft.finding.about = rest;
    }
    open
}

/// What one clause says of two facts of one event is said in full.
fn join(known: &mut Draft, other: &Draft) {
    known.turn = known.turn.min(other.turn);
    let (finding, more) = (&mut known.finding, &other.finding);
    let same = finding.clause == more.clause && finding.ruling == more.ruling;
    if same && finding.breach.says != more.breach.says {
        finding.breach = core::mem::take(&mut finding.breach).and(more.breach.clone());
    }
    if !finding.cites(more.clause.0) {
        finding.also.push(more.clause);
    }
}
