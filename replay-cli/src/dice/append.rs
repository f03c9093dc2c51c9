//! A game that I add events to: a hashed log, or a game of the archive. What was added is shown as it now stands.

use super::added::{self, AddedView};
use crate::command::args::KeyedArgs;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, finding_line, no_event};
use crate::home::keys::Passphrase;
use crate::home::seat::{self, Seat};
use crate::home::{Appended, Ongoing};
use crate::read::Loaded;
use crate::view::provisional::ProvisionalView;
use asl_core::audit::Replay;
use asl_core::event::{Event, Name, Text, What};
use asl_core::finding::Finding;
use asl_core::game_key::GameKey;
use asl_core::state::State;
use std::path::Path;

/// A game as it was read, to be added to where it ends.
pub(crate) struct Open {
    pub(crate) loaded: Loaded,
    ongoing: Ongoing,
    /// The position at its end.
    pub(crate) state: State,
}

impl Open {
    /// Opens a game; only an intact hashed log can be added to.
    pub(crate) fn game(call: &Call, path: &Path) -> Result<Open, Failure> {
        let copy = call.place.copy(path)?;
        if !copy.is_log() {
            let name = copy.loaded.name();
            let says = format!("{name} is no hashed log: `record` it first, or write the line into it");
            return Err(Failure::Usage(says));
        }
        if let Some(damage) = copy.loaded.damage() {
            return Err(Failure::Broken(format!("warning: {damage}; nothing was added")));
        }
        let ongoing = Ongoing::of(&call.place, path, &copy)?;
        let loaded = copy.loaded;
        let state = Replay::of(&loaded.game).before(loaded.game.events.len());
        Ok(Open { loaded, ongoing, state })
    }

    /// The game's key.
    pub(crate) const fn key(&self) -> GameKey {
        self.state.game
    }

    /// Who speaks.
    pub(crate) fn player(&self, call: &Call, by: Option<&str>) -> Result<Name, Failure> {
        Ok(seat::player(&call.place, &self.loaded.game.scenario, by)?)
    }

    /// My seat, with my key open.
    pub(crate) fn seat(&self, call: &Call, args: &KeyedArgs) -> Result<Seat, Failure> {
        let player = self.player(call, args.seat.by.as_deref())?;
        let passphrase = Passphrase { file: args.key.passphrase_file.clone() };
        let key = (args.key.identity.as_deref(), &passphrase);
        Ok(Seat::take(&call.place, &self.loaded.game.scenario, self.key(), player, key)?)
    }

    /// Adds events where the game ended when it was read; another's addition since then is told. The game with them, and
    /// the first of them. Once they are on disk nothing is read that could fail.
    ///
    /// When the same stand at the end already nothing is added: a command that was killed, or failed behind its append,
    /// is run again.
    pub(crate) fn add(self, by: &Name, events: Vec<What>) -> Result<(Loaded, usize), Failure> {
        let events: Vec<Event> =
            events.into_iter().map(|what| Event { by: by.clone(), at: None, what }).collect();
        let Open { mut loaded, mut ongoing, .. } = self;
        if let Some(from) = stands_at_end(&loaded.game.events, &events) {
            return Ok((loaded, from));
        }
        match ongoing.append(&events)? {
            Appended::Done => {}
            Appended::Moved(says) => return Err(Failure::Store(says)),
        }
        let from = loaded.game.events.len();
        loaded.add(events, ongoing.head());
        Ok((loaded, from))
    }

    /// Adds events and says which they are.
    pub(crate) fn add_and_show(
        self,
        schema: &'static str,
        by: &Name,
        events: Vec<What>,
    ) -> Result<(AddedView, Loaded), Failure> {
        let held = self.loaded.game.events.len();
        let (loaded, from) = self.add(by, events)?;
        let mut view = AddedView::of(schema, &loaded, from);
        if from < held {
            view.notes.push(ALREADY.into());
        }
        Ok((view, loaded))
    }
}

/// What is told then.
pub(crate) const ALREADY: &str = "this stands at the end of the game already: nothing was added";

/// Where these events stand, when they are the last of a game.
pub(crate) fn stands_at_end(game: &[Event], events: &[Event]) -> Option<usize> {
    (!events.is_empty() && game.ends_with(events)).then(|| game.len() - events.len())
}

impl Open {
    /// Adds a word on an event, and says how the findings there stand now.
    pub(crate) fn settle(
        self,
        schema: &'static str,
        by: &Name,
        event: What,
        about: u64,
    ) -> Result<Answer, Failure> {
        let last = self.loaded.game.events.len() as u64;
        if about > last || about == last && !matches!(event, What::ObjectedTo(_)) {
            return Err(no_event(about, &self.loaded));
        }
        let (mut view, loaded) = self.add_and_show(schema, by, vec![event])?;
        let audit = loaded.replay().audit();
        let here = audit.findings.iter().filter(|finding| finding.seq == about);
        view.notes.extend(here.map(|finding| {
            let waits =
                ProvisionalView::of_finding(&loaded, finding).map(|waits| format!("; it {}", waits.says));
            format!("event {about}: {} is {}{}", finding.clause, finding.ruling, waits.unwrap_or_default())
        }));
        if view.notes.is_empty() {
            view.notes.push(format!("event {about} has no finding"));
        }
        Ok(Answer::of(Exit::Clean, &view, added::added(&view)))
    }
}

impl Open {
    /// A word on a finding needs one: a slip of the number would stand in the log for good. Findings that only
    /// opened secrets show count too.
    pub(crate) fn needs_finding(&self, seq: u64, clause: Option<&Text>) -> Result<(), Failure> {
        let game = &self.loaded.game;
        if seq >= game.events.len() as u64 {
            return Err(no_event(seq, &self.loaded));
        }
        let known = asl_core::audit::hidden::replay(game, game.scenario.edition()).audit().findings;
        let findings: Vec<Finding> = Replay::of(game).audit().findings.into_iter().chain(known).collect();
        let here = findings.iter().filter(|found| found.seq == seq);
        let meant = |found: &Finding| clause.is_none_or(|clause| found.cites(clause.as_str()));
        match (clause, here.clone().any(meant)) {
            (_, true) => Ok(()),
            (Some(clause), false) if here.clone().next().is_some() => {
                let clauses = finding_line::clauses(here);
                Err(Failure::Usage(format!("event {seq} has no finding of {clause}; what it has: {clauses}")))
            }
            (_, false) => {
                Err(Failure::Usage(format!("event {seq} has no finding; {}", self.elsewhere(&findings))))
            }
        }
    }

    /// The findings of the game, for whoever mistook the number of an event.
    fn elsewhere(&self, findings: &[Finding]) -> String {
        match finding_line::by_event(findings) {
            None => format!("{} has none at all", self.loaded.name()),
            Some(told) => format!("the findings of {}: {told}", self.loaded.name()),
        }
    }
}

/// Words of a player.
pub(crate) fn text(words: &str) -> Result<Text, Failure> {
    words.parse().map_err(|e| Failure::Usage(format!("{e}")))
}

impl Open {
    /// The position as it would be behind this event; nothing is written.
    pub(crate) fn suppose(&mut self, by: &Name, what: &What) {
        let event = Event { by: by.clone(), at: None, what: what.clone() };
        asl_core::state::apply(&mut self.state, &self.loaded.game.scenario, &event);
    }
}
