//! `diff`: the first event where two copies part, and what each says from there on, side by side.

use super::beside::{self, BesideRow, beside};
use super::bundle;
use crate::book::explain::claimed;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::read::{Loaded, Parties, PublicKey};
use crate::text::{BAD, GOOD, STRONG, indented, styled};
use crate::view::event::EventView;
use crate::view::integrity::IntegrityView;
use crate::words::{harmless, thousands};
use asl_core::audit::Replay;
use asl_core::event::Name;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::PathBuf;

/// The first event where two copies part, and what each says from there on, side by side.
#[derive(Args, Debug)]
pub struct DiffArgs {
    /// One copy.
    #[arg(value_name = "A")]
    pub a: PathBuf,
    /// The other copy.
    #[arg(value_name = "B")]
    pub b: PathBuf,
    /// So many events of each copy stand side by side from where they part.
    #[arg(long, value_name = "COUNT", default_value_t = 12)]
    pub events: usize,
}

impl Command for DiffArgs {
    fn examples() -> &'static [&'static str] {
        &["diff mine.aslog his.aslog", "diff mine.aslog his.aslog --events 40"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let a = call.load(std::slice::from_ref(&self.a))?;
        let b = call.load(std::slice::from_ref(&self.b))?;
        let mut view = DiffView::of(&a, &b);
        if let Some(from) = view.parts_at.and_then(|from| usize::try_from(from).ok()) {
            view.beside = beside::rows(&a, &b, from, self.events);
        }
        let damaged = [&a, &b].iter().any(|copy| copy.integrity.as_ref().is_some_and(|i| !i.is_intact()));
        let exit = if view.one_past && !damaged { Exit::Clean } else { Exit::Broken };
        Ok(Answer::of(exit, &view, diff(&view) + &side_by_side(&view, call.width)))
    }
}

/// One copy's word at the event where two copies part.
#[derive(JsonSchema, Serialize, Debug)]
pub struct CopyView {
    /// The file.
    pub file: String,
    /// How many events it has.
    pub events: u64,
    /// What it says there; absent when it ends before.
    pub says: Option<EventView>,
    /// The first line of the scenario head that differs, when the copies part at record 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub head_line: Option<String>,
    /// What is wrong with the copy; then only its good part was compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

/// A player whose signatures stand under both copies, behind the event where they part. He signed two games for one:
/// the two signatures prove it.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct ForkView {
    /// The player.
    pub player: String,
    /// How many events of the first copy he signed.
    pub a_events: u64,
    /// How many events of the second.
    pub b_events: u64,
}

/// What `diff` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct DiffView {
    /// `asl-replay/diff/1`.
    pub schema: &'static str,
    /// Events that both have.
    pub shared: u64,
    /// The first event that differs, when both have one there.
    pub parts_at: Option<u64>,
    /// The events are the same, though one copy may be longer.
    pub one_past: bool,
    /// The first copy.
    pub a: CopyView,
    /// The second copy.
    pub b: CopyView,
    /// What each says from there on: events that both have stand in one row.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<BesideRow>,
    /// Players who signed both behind the event where they part: a fork is proven.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signed_both: Vec<ForkView>,
    /// Both are logs of games whose players have keys, so that signatures could tell who signed both.
    pub signed_logs: bool,
}

impl DiffView {
    /// Compares two games event by event.
    #[must_use]
    pub fn of(a: &Loaded, b: &Loaded) -> DiffView {
        let pairs = a.game.events.iter().zip(&b.game.events);
        let shared = pairs.take_while(|(x, y)| x == y).count();
        let both = shared < a.game.events.len() && shared < b.game.events.len();
        DiffView {
            schema: "asl-replay/diff/1",
            shared: shared as u64,
            parts_at: both.then_some(shared as u64),
            one_past: !both,
            a: copy(a, b, shared),
            b: copy(b, a, shared),
            beside: Vec::new(),
            signed_both: if both { forks(a, b, shared as u64) } else { Vec::new() },
            signed_logs: [a, b]
                .iter()
                .all(|copy| parties(copy).is_some_and(|parties| !parties.keys.is_empty())),
        }
    }
}

fn parties(loaded: &Loaded) -> Option<&Parties> {
    loaded.integrity.as_ref()?.signatures.parties.as_ref()
}

/// Who signed both copies of one game beyond the events that they share.
fn forks(a: &Loaded, b: &Loaded, shared: u64) -> Vec<ForkView> {
    let both = parties(a).zip(parties(b)).filter(|(a, b)| a.game == b.game);
    let Some((players, others)) = both else { return Vec::new() };
    let signed = |loaded: &Loaded, key: usize| {
        loaded.integrity.as_ref().map_or(0, |integrity| integrity.signatures.signed_to(key))
    };
    let names = players.names.iter().zip(&players.keys).enumerate();
    let fork = |(n, (name, key)): (usize, (&Name, &PublicKey))| ForkView {
        player: name.to_string(),
        a_events: signed(a, n),
        b_events: others.holder_of(key).map_or(0, |other| signed(b, other)),
    };
    names.map(fork).filter(|fork| fork.a_events > shared && fork.b_events > shared).collect()
}

fn copy(loaded: &Loaded, other: &Loaded, at: usize) -> CopyView {
    let before = Replay::of(&loaded.game).before(at);
    let event = loaded.game.events.get(at);
    CopyView {
        file: loaded.name(),
        events: loaded.game.events.len() as u64,
        says: event.map(|event| EventView::of(loaded, at as u64, &before, event)),
        head_line: (at == 0).then(|| head_line(loaded, other)).flatten(),
        fault: IntegrityView::of_game(loaded).and_then(|integrity| integrity.fault),
    }
}

/// The first line of this head that the other has not in its place.
fn head_line(loaded: &Loaded, other: &Loaded) -> Option<String> {
    let (mine, theirs) = (loaded.head()?, other.head()?);
    let mut theirs = theirs.lines();
    let (n, line) = mine.lines().enumerate().find(|(_, line)| theirs.next() != Some(line))?;
    Some(format!("line {} of the scenario: {line}", n + 1))
}

/// The first event where two copies part.
#[must_use]
pub fn diff(view: &DiffView) -> String {
    let shared = thousands(view.shared);
    let faults: String = [&view.a, &view.b].into_iter().filter_map(fault).collect();
    let head = match view.parts_at {
        Some(0) => styled(BAD, "The copies part at event 0: they are two games") + "\n",
        Some(at) => {
            styled(BAD, &format!("The copies part at event {at}"))
                + &format!(" (the {shared} before it are the same)\n")
        }
        None if view.a.events == view.b.events => styled(GOOD, &format!("The same {shared} events")) + "\n",
        None => {
            styled(GOOD, &format!("One past: the first {shared} events are the same"))
                + ", one copy goes on:\n"
        }
    };
    let told = view.parts_at.is_some() && view.signed_logs;
    let forks = if told { bundle::forks(&view.signed_both) } else { String::new() };
    faults + &head + &copy_line(&view.a) + &copy_line(&view.b) + &forks
}

/// What each copy says from where they part, in two columns; nothing where one goes on alone.
fn side_by_side(view: &DiffView, columns: usize) -> String {
    let more = view.beside.len() > 1;
    if more {
        format!("\nSide by side from there:\n{}", beside(&view.beside, columns))
    } else {
        String::new()
    }
}

pub(crate) fn fault(copy: &CopyView) -> Option<String> {
    let fault = copy.fault.as_ref()?;
    let says = format!("{} is BROKEN: {fault}", copy.file);
    Some(format!("{}; only what stands before is compared\n", styled(BAD, &says)))
}

pub(crate) fn copy_line(view: &CopyView) -> String {
    let events = thousands(view.events);
    let Some(event) = &view.says else {
        return format!("  {} ({events} events) ends there\n", styled(STRONG, &view.file));
    };
    let line = event.line.map(|line| format!(", line {line}")).unwrap_or_default();
    let told = format!("{}{line} · by {}{}\n{}", event.when, event.by, claimed(event), event.text);
    let head = view.head_line.as_ref().map(|line| format!("\n{line}")).unwrap_or_default();
    let told = indented(4, &harmless(&(told + &head)));
    format!("  {} ({events} events)\n{told}", styled(STRONG, &view.file))
}
