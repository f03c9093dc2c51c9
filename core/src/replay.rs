//! A whole game replayed: the fold with keyframes, the position after any event, the audit. Input: events
//! in order. Knows no file and no view.

mod duties;
mod returns;

use crate::duty::Duty;
use crate::event::{Event, GameStarted, Name, Ruled, Text, Waived, What};
use crate::finding::{Finding, Ruling};
use crate::hidden::{self, Known};
use crate::rules::{Book, Ctx, Opinion, audit_dice, owed, owed_by};
use crate::scenario::{Edition, HeadError, Scenario};
use crate::state::{Attack, Gone, State, apply, keep_dice};
use crate::vocab::BOOK_VERSION;
use alloc::borrow::Cow;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::vec::Vec;
use core::cell::{Cell, OnceCell};
pub use duties::Duties;
use returns::Returns;

/// A game: its scenario and what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// What it is played with.
    pub scenario: Scenario,
    /// What happened, in order; record 0 first.
    pub events: Vec<Event>,
}

/// Why events make no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// The first event is not the start of a game.
    #[error("the log does not begin with the start of a game (record 0)")]
    NoStart,
    /// A later program recorded it: by its rules only that one can judge.
    #[error(
        "it was recorded under version {book} of the rule book code, and this program knows versions 1 to {latest}: use a newer asl-replay"
    )]
    Book {
        /// The version of record 0.
        book: u16,
        /// The latest known.
        latest: u16,
    },
    /// The scenario head of record 0 is at fault.
    #[error("the scenario of record 0 cannot be read: {}", .0.first().map_or("", |e| e.message.as_str()))]
    Head(Vec<HeadError>),
}

impl Game {
    /// A game from its events: the scenario is that of record 0.
    ///
    /// # Errors
    /// When record 0 is missing, or its head cannot be read.
    pub fn of(events: Vec<Event>) -> Result<Game, GameError> {
        let Some(What::GameStarted(started)) = events.first().map(|event| &event.what) else {
            return Err(GameError::NoStart);
        };
        let scenario = read(started, started.book)?;
        Ok(Game { scenario, events })
    }

    /// The same events as a game of another version of the book: units have the values of that version.
    ///
    /// # Errors
    /// When record 0 is missing, the version is not known, or the head cannot be read by it.
    pub fn under(&self, book: u16) -> Result<Game, GameError> {
        let Some(What::GameStarted(started)) = self.events.first().map(|event| &event.what) else {
            return Err(GameError::NoStart);
        };
        Ok(Game { scenario: read(started, book)?, events: self.events.clone() })
    }

    /// A game of which not even record 0 is left.
    #[must_use]
    pub fn without_start() -> Game {
        Game { scenario: Scenario::empty(), events: Vec::new() }
    }
}

fn read(started: &GameStarted, book: u16) -> Result<Scenario, GameError> {
    let latest = BOOK_VERSION;
    if !(1..=latest).contains(&book) {
        return Err(GameError::Book { book, latest });
    }
    Scenario::read_by(started.head.as_str(), book).map_err(GameError::Head)
}

/// Positions are kept at most so many times in a game, so that memory stays bounded.
const MAX_KEYFRAMES: usize = 2_048;
/// Fewer events than this between two keyframes are not worth one.
const MIN_SPACING: usize = 512;
/// Nor are fewer than one for so many units: a position that is kept may have a copy of each.
const UNITS_AN_EVENT: usize = 4;

/// A game that can be looked at after any event.
pub struct Replay<'g> {
    game: &'g Game,
    /// The game's, with the printing to judge by.
    scenario: Cow<'g, Scenario>,
    book: Book,
    spacing: usize,
    returns: Returns,
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
        Replay { game, scenario, book, spacing, returns, known, asked, keyframes }
    }

    /// A replay in which everybody knows from the moment of its sealing what each opened secret says.
    #[must_use]
    pub fn as_known(game: &'g Game, edition: Edition) -> Replay<'g> {
        Replay { known: hidden::known(game), ..Replay::by(game, edition) }
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
        owed(&self.book, &self.ctx(before))
    }

    /// All that an attack calls for, done or not, at a position.
    #[must_use]
    pub fn owed_by(&self, before: &State, attack: &Attack) -> Vec<Duty> {
        owed_by(&self.book, &self.ctx(before), attack)
    }

    /// Judges the whole game.
    #[must_use]
    pub fn audit(&self) -> Audit {
        let mut audit = Audit::default();
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
        audit.findings.extend(audit_dice(&self.game.events));
        audit.findings.sort_by_key(|finding| finding.seq);
        let leniency = Leniency::of(self, &state);
        let open = audit.findings.iter_mut().filter(|finding| may_be_let_be(finding));
        open.for_each(|finding| leniency.judge(finding));
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

/// What the players or a director may settle: a breach, and an objection to what was said to be attested.
fn may_be_let_be(finding: &Finding) -> bool {
    finding.ruling == Ruling::Broken || finding.cites("AGREE.objected")
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

/// Who let what be, by event.
struct Leniency<'a> {
    scenario: &'a Scenario,
    waivers: BTreeMap<u64, Vec<&'a (Name, Waived)>>,
    rulings: BTreeMap<u64, Vec<&'a (Name, Ruled)>>,
    /// The events that do not stand at the end: a retraction can be taken back like any event.
    gone: &'a Gone,
    /// Retractions agreed by players of two sides: the event, and the one that it goes back to.
    taken_back: Vec<(usize, usize)>,
}

impl<'a> Leniency<'a> {
    fn of(replay: &Replay<'a>, state: &'a State) -> Leniency<'a> {
        let mut waivers: BTreeMap<u64, Vec<_>> = BTreeMap::new();
        state.waivers.iter().for_each(|waived| waivers.entry(waived.1.seq).or_default().push(waived));
        let mut rulings: BTreeMap<u64, Vec<_>> = BTreeMap::new();
        state.rulings.iter().for_each(|ruled| rulings.entry(ruled.1.seq).or_default().push(ruled));
        let mut leniency = Leniency {
            scenario: &replay.game.scenario,
            waivers,
            rulings,
            gone: &state.gone,
            taken_back: Vec::new(),
        };
        let both = replay.returns.all().filter(|(n, _)| leniency.is_agreed(&replay.game.events[*n]));
        leniency.taken_back = both.collect();
        leniency
    }

    fn side_of(&self, player: &Name) -> Option<&'a Name> {
        self.scenario.players.get(player)?.side.as_ref()
    }

    fn is_agreed(&self, event: &Event) -> bool {
        let What::Retracted(retracted) = &event.what else { return false };
        let (one, other) = (self.side_of(&event.by), self.side_of(&retracted.agreed));
        one.is_some() && other.is_some() && one != other
    }

    /// A finding is waived when players of two sides waived it or took its event back, or a director let it
    /// stand.
    fn judge(&self, finding: &mut Finding) {
        let fell_to = self.taken_back.iter().find(|(n, back)| {
            let seq = usize::try_from(finding.seq).unwrap_or(usize::MAX);
            *back < seq && seq < *n && self.gone.holds(finding.seq)
        });
        if let Some((n, _)) = fell_to {
            finding.ruling = Ruling::Waived;
            finding.breach.says += &format!(" (taken back by both players, event {n})");
        } else if self.both_waived(finding) || self.was_ruled(finding) {
            finding.ruling = Ruling::Waived;
        }
    }

    fn both_waived(&self, finding: &Finding) -> bool {
        let here = self.waivers.get(&finding.seq).into_iter().flatten();
        let meant = here.filter(|(_, waived)| is_meant(finding, waived.clause.as_ref()));
        let sides: BTreeSet<&Name> = meant.filter_map(|(by, _)| self.side_of(by)).collect();
        sides.len() > 1
    }

    fn was_ruled(&self, finding: &Finding) -> bool {
        self.rulings.get(&finding.seq).into_iter().flatten().any(|(by, ruled)| {
            let director = self.scenario.players.get(by).is_some_and(|player| player.side.is_none());
            director && ruled.stands && is_meant(finding, ruled.clause.as_ref())
        })
    }
}

fn is_meant(finding: &Finding, clause: Option<&Text>) -> bool {
    clause.is_none_or(|clause| finding.cites(clause.as_str()))
}
