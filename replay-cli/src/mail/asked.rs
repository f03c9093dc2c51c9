//! What my signature would make mine though another recorded it: asked before I accept a mail, and before I sign.

use super::fought::Round;
use super::gained::{Receiver, both_set_up};
use super::left_to_word::{GAINS, HARMS};
use crate::read::Loaded;
use crate::text::{OPEN, styled};
use crate::view::finding::FindingView;
use crate::words::{counted, one_line, thousands};
use asl_core::audit::live::Live;
use asl_core::audit::{Game, is_between};
use asl_core::event::{Event, Name, Purpose, Status, UnitId, What};
use asl_core::figures::answer::{may_answer, sees_and_may_answer};
use asl_core::figures::check::leadership::leadership_lent;
use asl_core::figures::check::passed::check_due;
use asl_core::figures::check::toll::beyond;
use asl_core::figures::yet_to_act::{left_in, phase_is_of, phases_closed};
use asl_core::notation::print_event;
use asl_core::rules::DEED_OF_ANOTHER;
use asl_core::state::{Attack, Declared, Unit, side_of};
use asl_core::vocab::Modifier;
use asl_core::vocab::num::Drm;
use asl_core::vocab::phase::Phase;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;

/// What others recorded that only I can say.
#[derive(JsonSchema, Serialize, Default, Debug)]
pub struct AskedView {
    /// What new events say that I agreed to, and retractions that name nobody of the other side, of what is not
    /// their author's alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub said_to_agree: Vec<String>,
    /// New events in which somebody else recorded what is mine to record: taken only by who says that he asked for it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deeds_of_mine: Vec<u64>,
    /// What stands by his word alone and costs my units something, or gains him something: a Sniper, mines, a unit that
    /// comes out of nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by_his_word: Vec<String>,
    /// What new events take from me that I may still do: a phase in which my units may act, my fire at an expenditure.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken_from_me: Vec<String>,
    /// What is unusual in the head of a new game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unusual: Vec<String>,
}

impl AskedView {
    /// The questions on the events from this one on; the findings are those on them.
    #[must_use]
    pub fn of(loaded: &Loaded, me: &str, from: u64, findings: &[FindingView]) -> AskedView {
        let new = (0u64..).zip(&loaded.game.events).filter(|(n, _)| *n >= from);
        let of_others = new.filter(|(_, event)| event.by.as_str() != me);
        let said =
            of_others.filter_map(|(n, event)| Some(format!("event {n}: {}", said(loaded, me, n, event)?)));
        let said_to_agree = said.collect();
        let deeds_of_mine = deeds_of_mine(loaded, me, from, findings);
        // What I have signed before is mine, though this home has lost it.
        let from = from.max(signed_to(loaded, me));
        let mut by_his_word = by_his_word(loaded, me, from, findings);
        let mut taken_from_me = Vec::new();
        if let Some(mut seat) = Seat::of(loaded, me, from) {
            seat.walk(&deeds_of_mine);
            by_his_word.extend(seat.dice_ahead());
            by_his_word.extend(seat.beyond_the_result());
            by_his_word.extend(seat.round().lies_wrong());
            by_his_word.extend(seat.round().kept_sealed().filter(|_| seat.ends));
            by_his_word.extend(seat.set_up);
            taken_from_me = seat.taken;
            taken_from_me.extend(seat.unsaid.iter().map(Unsaid::says));
        }
        AskedView { said_to_agree, deeds_of_mine, by_his_word, taken_from_me, unusual: Vec::new() }
    }

    /// There is nothing to ask.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.said_to_agree.is_empty()
            && self.deeds_of_mine.is_empty()
            && self.by_his_word.is_empty()
            && self.taken_from_me.is_empty()
            && self.unusual.is_empty()
    }
}

fn said(loaded: &Loaded, me: &str, n: u64, event: &Event) -> Option<String> {
    let is_me = |name: &Name| name.as_str() == me;
    if let What::Retracted(back) = &event.what {
        let to = back.back_to;
        if is_me(&back.agreed) {
            return Some(format!("you agreed to go back to event {to}"));
        }
        let names_nobody = !loaded.game.scenario.are_opponents(&event.by, &back.agreed);
        let alone = names_nobody && !loaded.agreements().is_undone(n);
        return alone.then(|| {
            format!("you let {} go back to event {to}, though it names nobody of the other side", event.by)
        });
    }
    let What::RerollAgreed(again) = &event.what else { return None };
    is_me(&again.agreed).then(|| format!("you agreed that {} is rolled anew", again.roll))
}

fn signed_to(loaded: &Loaded, me: &str) -> u64 {
    let signatures = loaded.signatures();
    let key = signatures.parties.as_ref().and_then(|parties| parties.index_of(&me.parse().ok()?));
    key.map_or(0, |key| signatures.signed_to(key))
}

/// The side that a player plays.
pub(super) fn side<'l>(loaded: &'l Loaded, player: &str) -> Option<&'l Name> {
    let players = &loaded.game.scenario.players;
    players.iter().find(|(name, _)| name.as_str() == player)?.1.side.as_ref()
}

/// Each once.
fn deeds_of_mine(loaded: &Loaded, me: &str, from: u64, findings: &[FindingView]) -> Vec<u64> {
    let Some(own) = side(loaded, me) else { return Vec::new() };
    let of_others = findings.iter().filter(|found| {
        found.at.event >= from && found.breaks(DEED_OF_ANOTHER) && side(loaded, &found.at.by) != Some(own)
    });
    of_others.map(|found| found.at.event).collect()
}

/// Dice that nothing calls for, two for what may be one thing, a word against what both attested, and figures that both have to
/// accept: whose unit it is makes no difference.
const CHOICES: [&str; 11] = [
    "DICE.roll-withheld",
    "DICE.occasion",
    "DICE.one-roll",
    "DICE.stands-for",
    "DICE.roll-unused",
    "AGREE.attested-stands",
    "LOG.drm-by-word",
    "A7.26-misc-modifiers",
    "A9.2-rof-kept",
    "A11.11-odds",
    "C6.5-acquired",
];

/// The questions of the book about what my opponents recorded, each event once.
fn by_his_word(loaded: &Loaded, me: &str, from: u64, findings: &[FindingView]) -> Vec<String> {
    let Some(own) = side(loaded, me) else { return Vec::new() };
    let is_mine = |found: &FindingView| {
        let unit = found.unit.as_ref().and_then(|unit| unit.parse::<UnitId>().ok());
        let def = unit.and_then(|unit| loaded.game.scenario.units.get(&unit));
        def.is_some_and(|def| def.side == *own)
    };
    let asks = |found: &&FindingView| {
        let cites = |all: &[&str]| all.iter().any(|clause| found.leaves_open(clause));
        let gains = cites(&GAINS) && !is_mine(found);
        found.at.event >= from
            && side(loaded, &found.at.by) != Some(own)
            && (found.leaves_open(DEED_OF_ANOTHER)
                || cites(&HARMS) && is_mine(found)
                || gains
                || cites(&CHOICES))
    };
    let mut told: Vec<(u64, String)> = findings
        .iter()
        .filter(asks)
        .map(|found| (found.at.event, format!("event {}: {}", found.at.event, found.says)))
        .collect();
    told.sort_by_key(|(event, _)| *event);
    told.dedup_by_key(|(event, _)| *event);
    told.into_iter().map(|(_, says)| says).collect()
}

/// My place at the board, while I go through what others recorded.
struct Seat<'l> {
    loaded: &'l Loaded,
    me: &'l Name,
    own: &'l Name,
    from: u64,
    /// The units that came into play before that.
    known: BTreeSet<UnitId>,
    both_set_up: bool,
    live: Live,
    /// The game was not over before that.
    ends: bool,
    taken: Vec<String>,
    unsaid: Vec<Unsaid>,
    set_up: Vec<String>,
    /// Units of mine that the opponent tells harm of.
    harmed: BTreeSet<UnitId>,
}

/// Expenditures of a mover of which nobody says who saw them, and behind which it went on.
struct Unsaid {
    by: Name,
    mover: UnitId,
    first: u64,
    more: usize,
    unit: UnitId,
}

impl Unsaid {
    fn says(&self) -> String {
        let Unsaid { by, mover, first, more, unit } = self;
        let more = if *more == 0 {
            String::new()
        } else {
            format!(" and {}", counted(*more as u64, "more expenditure", "more expenditures"))
        };
        format!(
            "event {first}{more}: {by} went on with {mover} and does not say who saw it; {unit} may answer by fire"
        )
    }
}

impl<'l> Seat<'l> {
    /// Before the first new event; `None` for who plays no side, and where nothing is new.
    fn of(loaded: &'l Loaded, me: &str, from: u64) -> Option<Seat<'l>> {
        let players = &loaded.game.scenario.players;
        let (me, player) = players.iter().find(|(name, _)| name.as_str() == me)?;
        let own = player.side.as_ref()?;
        let known = usize::try_from(from).ok()?;
        let events = loaded.game.events.get(..known)?.to_vec();
        let both_set_up = both_set_up(&loaded.game.scenario, &events, own);
        let live = Live::of(Game { scenario: loaded.game.scenario.clone(), events });
        let known = live.state().units.iter().map(|(id, _)| id.clone()).collect();
        let ends = !live.state().over;
        let (taken, unsaid, set_up, harmed) = Default::default();
        Some(Seat { loaded, me, own, from, known, both_set_up, live, ends, taken, unsaid, set_up, harmed })
    }

    fn walk(&mut self, deeds: &[u64]) {
        let (loaded, from) = (self.loaded, self.from);
        let back = loaded.agreements().taken_back(&loaded.game.events);
        for (n, event) in (0u64..).zip(&loaded.game.events).filter(|(n, _)| *n >= from) {
            let by_side = loaded.game.scenario.players.get(&event.by).and_then(|player| player.side.as_ref());
            let by_enemy = event.by != *self.me && by_side != Some(self.own);
            // What a retraction took back takes nothing.
            let stands = usize::try_from(n).is_ok_and(|n| !is_between(&back, n));
            if by_enemy && stands {
                self.ask(n, event, deeds);
            }
            self.live.append(event.clone());
        }
    }

    fn ask(&mut self, n: u64, event: &Event, deeds: &[u64]) {
        if let Some(says) = self.closes(event) {
            self.taken.push(format!("event {n}: {} {says}", event.by));
        }
        if let Some(says) = self.goes_on(event) {
            self.taken.push(format!("event {n}: {} {says}", event.by));
        }
        self.goes_on_unsaid(event);
        let harmed = event.what.unit().filter(|id| event.what.harm().is_some() && self.is_mine(id));
        self.harmed.extend(harmed.cloned());
        let asks = self.round().asks(&event.what).or_else(|| self.is_left_out(event));
        self.set_up.extend(asks.map(|says| format!("event {n}: {says}")));
        let (ctx, known, both_set_up) = (self.live.ctx(), &self.known, self.both_set_up);
        let receiver = Receiver { ctx, own: self.own, known, both_set_up };
        if !deeds.contains(&n) && receiver.is_gained(&event.what) {
            let line = print_event(&self.loaded.game.scenario.map, event);
            self.set_up.push(format!("event {n}: {} says so, and nothing before it: {line}", event.by));
        }
        if !deeds.contains(&n) && self.is_set_up_of_mine(event) {
            let line = print_event(&self.loaded.game.scenario.map, event);
            self.set_up.push(format!("event {n}: {} set up for you: {line}", event.by));
        }
    }

    fn is_mine(&self, id: &UnitId) -> bool {
        side_of(self.live.state(), &self.loaded.game.scenario, id) == Some(self.own)
    }

    fn round(&self) -> Round<'_> {
        let (scenario, events) = (&self.loaded.game.scenario, &self.loaded.game.events);
        Round { scenario, state: self.live.state(), events, own: self.own }
    }

    /// What the opponent leaves out to gain by it: the break of a unit that routed of its own will (A10.711), the leader who
    /// helps my unit's check (A10.7), which is for me to leave out.
    fn is_left_out(&self, event: &Event) -> Option<String> {
        let state = self.live.state();
        if state.phase == Some(Phase::RtPh) && event.what.is_of_phase() {
            let whole = |(_, unit): &(&UnitId, &Unit)| {
                unit.routed && !unit.is_broken() && !unit.eliminated && unit.side.as_ref() != Some(self.own)
            };
            let (id, _) = state.units.iter().find(whole)?;
            return Some(format!("{id} routed of its own will (A10.711), and is not broken"));
        }
        let What::Checked(checked) = &event.what else { return None };
        let (ctx, unit) = (self.live.ctx(), &checked.unit);
        let mine = side_of(state, &self.loaded.game.scenario, unit) == Some(self.own);
        let passed = checked.passed.or_else(|| check_due(&ctx, checked).map(|(_, _, passed)| passed));
        let lent =
            leadership_lent(&ctx, checked).filter(|lent| mine && *lent < Drm(0) && passed != Some(true))?;
        let said = checked.drm.iter().any(|line| line.is(Modifier::Leader));
        (!said).then(|| format!("a leader with {unit} may help its check ({}), and is left out", lent.0))
    }

    /// A phase that the opponent ends or leaves out though a unit of mine may act in it, or begins in my own Player Turn.
    fn closes(&self, event: &Event) -> Option<String> {
        let (ctx, state) = (self.live.ctx(), self.live.state());
        let closed = phases_closed(state, &event.what);
        let open: Vec<String> = closed
            .iter()
            .filter_map(|(turn_of, phase)| {
                let unit = left_in(&ctx, self.own, (turn_of, *phase))?;
                let whose = if phase_is_of(turn_of, self.own, *phase).is_some() { "your" } else { "the" };
                Some(format!("{whose} {phase}, in which {unit} may act"))
            })
            .collect();
        if !open.is_empty() {
            return Some(format!("ended {}", open.join("; ")));
        }
        if let Some(says) = self.round().not_fought_back(&event.what).or_else(|| self.round().takes(event)) {
            return Some(says);
        }
        let What::PhaseBegan(began) = &event.what else { return None };
        if state.turn == 0 && began.turn > 1 {
            return Some(format!("began with turn {}: the turns before it are left out", began.turn));
        }
        let mine = began.side == *self.own && phase_is_of(&began.side, self.own, began.phase) == Some(true);
        let may = left_in(&ctx, self.own, (&began.side, began.phase)).is_some();
        (mine && may).then(|| format!("began your {}", began.phase))
    }

    /// The opponent goes on though my unit, which saw the last expenditure by the opponent's word, may answer it.
    fn goes_on(&self, event: &Event) -> Option<String> {
        let state = self.live.state();
        if let Some(attack) = self.round().fires_still(event) {
            return Some(format!("went on before your {attack} at it was settled"));
        }
        let window = state.window.as_ref().filter(|window| !window.closed && !state.answered)?;
        if !moves_on(&event.what) {
            return None;
        }
        let seen = usize::try_from(window.seq).ok().and_then(|seq| self.loaded.game.events.get(seq))?;
        let mine = |id: &&UnitId| {
            let unit = state.units.get(id);
            side_of(state, &self.loaded.game.scenario, id) == Some(self.own)
                && unit.is_some_and(|unit| !unit.eliminated && !unit.is_broken())
        };
        let (said, seq) = (seen.what.seen_by()?, window.seq);
        if let Some(saw) = said.iter().find(mine) {
            return Some(format!("went on after event {seq}, which {saw} saw and may answer by fire"));
        }
        let sees = sees_and_may_answer(&self.live.ctx(), self.own, &window.mover)?;
        let new = seq >= self.from;
        new.then(|| format!("says that {sees} did not see event {seq}, which it sees and may answer by fire"))
    }

    /// The opponent goes on behind an expenditure of this mail, and does not say who saw it: a unit of mine may answer it.
    fn goes_on_unsaid(&mut self, event: &Event) {
        let state = self.live.state();
        let open = state.window.as_ref().filter(|window| !window.closed && !state.answered);
        let Some(window) = open.filter(|window| window.seq >= self.from && moves_on(&event.what)) else {
            return;
        };
        let spent = usize::try_from(window.seq).ok().and_then(|seq| self.loaded.game.events.get(seq));
        let is_said = spent.is_none_or(|spent| spent.what.seen_by().is_some());
        let (mover, first) = (window.mover.clone(), window.seq);
        let unit = may_answer(&self.live.ctx(), self.own, &mover).filter(|_| !is_said);
        let Some(unit) = unit else { return };
        match self.unsaid.iter_mut().find(|unsaid| unsaid.mover == mover) {
            Some(unsaid) => unsaid.more += 1,
            None => self.unsaid.push(Unsaid { by: event.by.clone(), mover, first, more: 0, unit }),
        }
    }

    /// Rolls of attacks that nobody has declared, and that wait for my share: who fires at whom could follow their dice.
    fn dice_ahead(&self) -> Vec<String> {
        let (state, scenario) = (self.live.state(), &self.loaded.game.scenario);
        let is_ahead = |by: &Name, roll: &Declared| {
            let shot = matches!(roll.purpose, Purpose::Ift | Purpose::ToHit | Purpose::ToKill);
            let undeclared = roll.attack.is_some_and(|attack| !state.attacks.contains_key(&attack));
            let waits = roll.seq >= self.from && roll.answer.is_none() && !roll.taken_back;
            shot && undeclared && waits && scenario.are_opponents(by, self.me)
        };
        let open = state.shares.open().filter(|(by, _, roll)| is_ahead(by, roll));
        open.map(|(by, _, roll)| {
            let attack = roll.attack.map(|attack| attack.to_string()).unwrap_or_default();
            let (seq, id, purpose) = (roll.seq, roll.roll, roll.purpose.name());
            format!("event {seq}: {by} declares {id}, the {purpose} DR of {attack}, before {attack}: its dice would be known before the shot")
        })
        .collect()
    }

    /// More harm to mine than the result of an attack of this phase gives, which the book tells as the phase ends: asked before.
    fn beyond_the_result(&self) -> Vec<String> {
        let ctx = self.live.ctx();
        let harmed = |attack: &&Attack| {
            attack.phase == ctx.before.phase && self.harmed.iter().any(|id| attack.concerns(id))
        };
        let attacks = ctx.before.attacks.values().filter(harmed);
        attacks
            .filter_map(|attack| Some(format!("{}: {}", attack.declared.attack, beyond(&ctx, attack)?)))
            .collect()
    }

    /// Before anybody acts: what changes a unit of mine that stood on the map already.
    fn is_set_up_of_mine(&self, event: &Event) -> bool {
        let state = self.live.state();
        let unit = event.what.unit().filter(|id| state.units.contains_key(id));
        let mine = unit.is_some_and(|id| side_of(state, &self.loaded.game.scenario, id) == Some(self.own));
        let asked = if self.from > 0 { event.what.is_of_set_up() } else { hurts(&event.what) };
        let done = state.is_set_up() && event.what.is_of_play();
        mine && !state.has_begun() && (asked || done)
    }
}

/// A new expenditure, the end of a move or of the phase.
const fn moves_on(what: &What) -> bool {
    what.is_of_phase() || what.mf().is_some() || matches!(what, What::MpSpent(_) | What::UnitMoveEnded(_))
}

/// What costs a unit something at its set-up.
fn hurts(what: &What) -> bool {
    const SETS_UP: [Status; 9] = [
        Status::Concealed,
        Status::Hidden,
        Status::HullDown,
        Status::InPillbox,
        Status::Towing,
        Status::Platoon,
        Status::Motion,
        Status::Fanatic,
        Status::QuasiLeader,
    ];
    if let What::StatusChanged(changed) = what {
        return !changed.add.iter().all(|status| SETS_UP.contains(status));
    }
    matches!(what, What::WeaponFailed(_) | What::VehicleHit(_) | What::Reduced(_) | What::Eliminated(_))
}

/// What others recorded that only I can say, a question each.
pub(crate) fn questions(asked: &AskedView) -> String {
    let said =
        |said: &String| format!("\n{}\n", styled(OPEN, &format!("It says of {}. Did you?", one_line(said))));
    asked.said_to_agree.iter().map(said).collect::<String>()
        + &deeds(&asked.deeds_of_mine)
        + &list(
            "By your opponent's word alone, and nothing in the log shows it:",
            &asked.by_his_word,
            "Is it so?",
        )
        + &list("It takes from you what you still may do:", &asked.taken_from_me, "Were you done with it?")
        + &list("Unusual in its head:", &asked.unusual, "Is that what you agreed on?")
}

/// A question about several lines.
pub(crate) fn list(head: &str, lines: &[String], question: &str) -> String {
    const NAMED: usize = 12;
    if lines.is_empty() {
        return String::new();
    }
    let mut out = format!("\n{}\n", styled(OPEN, head));
    for line in lines.iter().take(NAMED) {
        out += &format!("  {}\n", one_line(line));
    }
    if lines.len() > NAMED {
        out += &format!("  and {} more: --json tells them all\n", thousands((lines.len() - NAMED) as u64));
    }
    out + &styled(OPEN, question) + "\n"
}

fn deeds(events: &[u64]) -> String {
    const NAMED: usize = 6;
    let named: Vec<String> = events.iter().take(NAMED).map(u64::to_string).collect();
    let more = match events.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {} more", thousands(more as u64)),
    };
    let (one, many) = ("event", "events");
    let word = match events {
        [] => return String::new(),
        [_] => one,
        _ => many,
    };
    let says = format!(
        "It records for you, at {word} {}{more}, what is yours to record. Did you ask for that?",
        named.join(", ")
    );
    format!("\n{}\n", styled(OPEN, &says))
}
