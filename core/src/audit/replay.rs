//! The fold with keyframes, the position after any event, the audit. Input: a game. Knows no file and no view.

use super::agreed::Agreements;
use super::duties::Duties;
use super::game::Game;
use super::inferred;
use super::leniency::Leniency;
use super::returns::{MAX_KEYFRAMES, Returns};
use crate::duty::Duty;
use crate::event::Event;
use crate::facts::Ctx;
use crate::finding::{Finding, Ruling};
use crate::rules::{Book, Opinion, audit_dice};
use crate::scenario::{Edition, Scenario};
use crate::state::{Attack, State, apply, keep_dice};
use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::cell::{Cell, OnceCell};

/// Facts by the event behind which they are to be known.
pub(super) type Known = BTreeMap<usize, Vec<Event>>;

/// Fewer events than this between two keyframes are not worth one.
const MIN_SPACING: usize = 512;
/// Nor are fewer than one for so many units: a position that is kept may have a copy of each.
const UNITS_AN_EVENT: usize = 4;

/// A game that can be looked at after any event.
pub struct Replay<'g> {
    game: &'g Game,
    /// The game's, with the printing to judge by.
    scenario: Cow<'g, Scenario>,
    book: Arc<Book>,
    spacing: usize,
    returns: Returns,
    /// Which words of the players bind; without it, those that the events say were given.
    agreements: Option<&'g Agreements>,
    /// Hidden facts that are to be known, by the event behind which they are.
    known: Known,
    /// A position was asked for before.
    asked: Cell<bool>,
    /// Positions by the number of the next event. They share what did not change between them.
    keyframes: OnceCell<Vec<(usize, State)>>,
}

impl<'g> Replay<'g> {
    /// A replay judged by the printing of the game's scenario, and by the book that it was recorded under.
    #[must_use]
    pub fn of(game: &'g Game) -> Replay<'g> {
        Replay::by(game, game.scenario.edition())
    }

    /// A replay judged by a printing and a book of choice. The values of its units stay those of the game's own book;
    /// [`Game::under`] reads them anew.
    #[must_use]
    pub fn by(game: &'g Game, edition: Edition) -> Replay<'g> {
        let spacing = (game.events.len() / MAX_KEYFRAMES).max(MIN_SPACING);
        let returns = Returns::of(&game.events);
        let mut scenario = Cow::Borrowed(&game.scenario);
        if edition != scenario.edition() {
            let scenario = scenario.to_mut();
            (scenario.printing, scenario.book) = (edition.printing, edition.book);
        }
        let book = Book::of(edition);
        let (known, asked, keyframes) = (Known::new(), Cell::new(false), OnceCell::new());
        Replay { game, scenario, book, spacing, returns, agreements: None, known, asked, keyframes }
    }

    /// A replay in which facts are known from the events behind which they stand.
    pub(super) fn knowing(game: &'g Game, edition: Edition, known: Known) -> Replay<'g> {
        Replay { known, ..Replay::by(game, edition) }
    }

    /// The same, where signatures tell which words of the players bind.
    #[must_use]
    pub fn agreed(self, agreements: &'g Agreements) -> Replay<'g> {
        Replay { agreements: Some(agreements), ..self }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &'g Game {
        self.game
    }

    /// The positions before and after event `n`.
    #[must_use]
    pub fn around(&self, n: usize) -> [State; 2] {
        let before = self.before(n);
        let mut after = before.clone();
        if n < self.game.events.len() {
            self.advance(&mut after, n);
        }
        [before, after]
    }

    /// The position before event `n`; the final one when there is no such event. Who asks once gets it folded from
    /// the start; the second call makes keyframes, and from then on it is folded from the nearest.
    #[must_use]
    pub fn before(&self, n: usize) -> State {
        let n = n.min(self.game.events.len());
        if !self.asked.replace(true) {
            return self.folded(n);
        }
        let keyframes = self.keyframes.get_or_init(|| self.make_keyframes());
        let behind = keyframes.partition_point(|(at, _)| *at <= n);
        let (from, mut state) = keyframes[..behind].last().cloned().unwrap_or_default();
        (from..n).for_each(|at| self.advance(&mut state, at));
        state
    }

    /// The position after the last event, folded once and without keyframes.
    #[must_use]
    pub fn end(&self) -> State {
        self.folded(self.game.events.len())
    }

    fn folded(&self, n: usize) -> State {
        let mut state = State::default();
        (0..n).for_each(|at| self.advance(&mut state, at));
        state
    }

    fn make_keyframes(&self) -> Vec<(usize, State)> {
        let (mut keyframes, mut last) = (Vec::new(), 0);
        self.walk(|n, before, _| {
            if n - last >= self.spacing.max(before.units.len() / UNITS_AN_EVENT) {
                keyframes.push((n, before.clone()));
                last = n;
            }
        });
        keyframes
    }

    /// Calls `see` with each event's number, the position before it, and the event.
    pub fn walk(&self, mut see: impl FnMut(usize, &State, &Event)) {
        let mut state = State::default();
        for (n, event) in self.game.events.iter().enumerate() {
            see(n, &state, event);
            self.advance(&mut state, n);
        }
    }

    /// All that the book says of event `n`, kept clauses included.
    #[must_use]
    pub fn opinions(&self, n: usize) -> Vec<Opinion> {
        let before = self.before(n);
        self.game.events.get(n).map_or_else(Vec::new, |event| self.book.opinions(&self.ctx(&before), event))
    }

    /// What is owed at a position, by the printing to judge by.
    #[must_use]
    pub fn owed(&self, before: &State) -> Vec<Duty> {
        self.book.owed(&self.ctx(before))
    }

    /// All that an attack calls for, done or not, at a position.
    #[must_use]
    pub fn owed_by(&self, before: &State, attack: &Attack) -> Vec<Duty> {
        self.book.owed_by(&self.ctx(before), attack)
    }

    /// Judges the whole game.
    #[must_use]
    pub fn audit(&self) -> Audit {
        let mut audit = Audit::default();
        // First: what the dice are judged by is gone before the fold holds a position, and of many rolls both are large.
        let of_dice = audit_dice(&self.game.events);
        let mut state = State::default();
        for (n, event) in self.game.events.iter().enumerate() {
            let (mut findings, kept) = self.book.judge(&self.ctx(&state), event);
            audit.duties.tell_once(&mut findings, &state.gone);
            audit.kept += kept;
            self.advance(&mut state, n);
            audit.duties.take_in(&findings, &state);
            audit.findings.extend(findings);
        }
        let Audit { findings, duties, .. } = &mut audit;
        findings.retain(|finding| !duties.is_answered(finding));
        inferred::sift(&self.game.scenario, &self.game.events, &state, findings);
        audit.findings.extend(of_dice);
        audit.findings.sort_by_key(|finding| finding.seq);
        let game = self.game;
        let of_events = || Agreements::of(&game.scenario, &game.events, None);
        let agreements = self.agreements.map_or_else(|| Cow::Owned(of_events()), Cow::Borrowed);
        let words = (&game.scenario, game.events.as_slice());
        audit.findings.retain(|finding| !is_of_undoing(finding, &agreements));
        Leniency::of(words, &agreements, &self.returns, &state).settle(&mut audit.findings);
        audit.state = state;
        audit
    }

    fn ctx<'c>(&'c self, before: &'c State) -> Ctx<'c> {
        Ctx::of(&self.scenario, before, self.book.printing())
    }

    /// Applies event `n`. A retraction brings the earlier position back; the log and its rolls stand.
    fn advance(&self, state: &mut State, n: usize) {
        if let Some(back) = self.returns.to(n) {
            let now = core::mem::take(state);
            *state = State {
                seq: now.seq,
                rolls: now.rolls,
                rolls_taken_back: now.rolls_taken_back,
                waivers: now.waivers,
                rulings: now.rulings,
                shares: now.shares,
                secrets: now.secrets,
                ..self.after_event(back)
            };
        }
        self.happen(state, n);
        self.returns.keep(n, state);
    }

    /// Event `n`, and what else is known from there on.
    fn happen(&self, state: &mut State, n: usize) {
        apply(state, &self.scenario, &self.game.events[n]);
        let seq = state.seq;
        for event in self.known.get(&n).into_iter().flatten() {
            apply(state, &self.scenario, event);
            state.seq = seq;
        }
    }

    /// The position after event `n`: as it was kept, else folded from the nearest one kept, by the events that stood
    /// then. Of the others the dice are known.
    fn after_event(&self, n: usize) -> State {
        let (mut state, path) = self.returns.nearest(n);
        let mut path = path.into_iter().rev().peekable();
        let next = usize::try_from(state.seq).unwrap_or(usize::MAX);
        for at in next..=n {
            match path.next_if_eq(&at) {
                Some(_) => self.happen(&mut state, at),
                None => keep_dice(&mut state, &self.game.events[at]),
            }
        }
        state
    }
}

/// What an audit found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Audit {
    /// The findings, by event.
    pub findings: Vec<Finding>,
    /// How many times a clause applied and was kept.
    pub kept: u64,
    /// The duties that findings speak of.
    pub duties: Duties,
    /// The final position.
    pub state: State,
}

impl Audit {
    /// How many findings stand so.
    #[must_use]
    pub fn count(&self, ruling: Ruling) -> usize {
        self.findings.iter().filter(|finding| finding.ruling == ruling).count()
    }
}

/// A player took back by this event what was theirs alone: that asks for nobody's word.
fn is_of_undoing(finding: &Finding, agreements: &Agreements) -> bool {
    finding.cites("AGREE.both-take-back") && agreements.is_undone(finding.seq)
}
