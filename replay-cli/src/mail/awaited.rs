//! What is awaited at the end of a game: from whom, what, and whose phase comes then. `status`, `receive` and `reply`
//! tell the same of the same game. It must not know where a game lies, or whose keys are where: who "you" is comes from
//! outside.

use crate::read::Loaded;
use crate::text::wrap::wrapped;
use crate::text::{OPEN, STRONG, styled};
use crate::view::agreement::AgreementRow;
use crate::view::duty::DutyView;
use crate::view::signatures::SignaturesView;
use crate::words::{self, one_line};
use asl_core::audit::Replay;
use asl_core::duty::Duty;
use asl_core::event::{Event, Name, RollId, UnitId};
use asl_core::scenario::{DiceScheme, Scenario};
use asl_core::state::{Declared, State, side_of};
use asl_core::vocab::phase::Phase;
use schemars::JsonSchema;
use serde::Serialize;

/// One thing that is awaited.
#[derive(Clone, PartialEq, Eq, JsonSchema, Serialize, Debug)]
pub struct AwaitedRow {
    /// Of whom; absent where the game does not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// `duty` by the rules; `commitment`, `answer` or `roll` of dice by shares; `signature`.
    pub kind: &'static str,
    /// What, in words: `2MC of r2 (A7.304)`, `IFT DR of a1 (A7.3)`, `your share of r1, r2`.
    pub what: String,
    /// The command that does it, of mine alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<&'static str>,
    /// The rolls that it is about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<String>,
}

/// What is awaited, and what comes then.
#[derive(Clone, Default, JsonSchema, Serialize, Debug)]
pub struct AwaitedView {
    /// The player who is called "you".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub me: Option<String>,
    /// What is awaited: mine first.
    pub rows: Vec<AwaitedRow>,
    /// What I may do before it: `g2 may answer r2 (event 26)`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may: Option<String>,
    /// What comes when nothing is owed any more: `your DFPh`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<String>,
    /// The same as players read it, a line for each player: `You owe: 2MC of r2 (A7.304); then your DFPh`.
    pub lines: Vec<String>,
}

impl AwaitedView {
    /// What is awaited at the end of a game, told to a player, or to nobody in particular.
    #[must_use]
    pub fn of(loaded: &Loaded, me: Option<&str>) -> AwaitedView {
        AwaitedView::with(loaded, me, true)
    }

    /// The same of a game that is about to be signed: my own signature is not awaited.
    #[must_use]
    pub fn of_mail(loaded: &Loaded, me: Option<&str>) -> AwaitedView {
        AwaitedView::with(loaded, me, false)
    }

    fn with(loaded: &Loaded, me: Option<&str>, signs: bool) -> AwaitedView {
        let replay = Replay::of(&loaded.game);
        let end = replay.end();
        let table = Table { scenario: &loaded.game.scenario, end: &end, me };
        let duties = replay.owed(&end);
        let mut rows = table.duties(&duties);
        rows.extend(table.dice(&duties));
        if signs {
            rows.extend(me.and_then(|me| unsigned(loaded, me)));
        }
        // What I owe comes first; the order stays otherwise.
        rows.sort_by_key(|row| row.player.as_deref() != me || me.is_none());
        let then = table.roller().or_else(|| table.then());
        let may = table.may_answer(&loaded.game.events);
        let lines = lines(&rows, me, [may.as_deref(), then.as_deref()]);
        AwaitedView { me: me.map(str::to_owned), rows, may, then, lines }
    }

    /// What is awaited of a player.
    pub fn of_player<'v>(&'v self, player: &'v str) -> impl Iterator<Item = &'v AwaitedRow> {
        self.rows.iter().filter(move |row| row.player.as_deref() == Some(player))
    }
}

/// The end of a game, and who asks.
struct Table<'a> {
    scenario: &'a Scenario,
    end: &'a State,
    me: Option<&'a str>,
}

impl Table<'_> {
    fn is_me(&self, name: &Name) -> bool {
        self.me == Some(name.as_str())
    }

    /// What the rules ask for. What dice were declared for waits for its dice, and is told with them.
    fn duties(&self, duties: &[Duty]) -> Vec<AwaitedRow> {
        let declared = self.end.shares.declared.values();
        let waiting: Vec<&Declared> = declared
            .flat_map(|rolls| rolls.values())
            .filter(|roll| roll.awaits_answer() || self.awaits_roll(roll, duties))
            .collect();
        let is_told = |duty: &&Duty| !waiting.iter().any(|roll| roll.pays(duty));
        let row = |duty: &Duty| {
            let view = DutyView::of(self.scenario, self.end, duty);
            let what = view.whole(duty);
            AwaitedRow { player: view.player, kind: "duty", what, by: None, rolls: Vec::new() }
        };
        duties.iter().filter(is_told).map(row).collect()
    }

    /// Only the roller's share is missing: its time has come by what it hangs on, or by what the rules ask for.
    fn awaits_roll(&self, roll: &Declared, duties: &[Duty]) -> bool {
        let is_asked = || duties.iter().any(|duty| roll.pays(duty));
        let by_rules = roll.answer.is_some() && roll.is_open() && roll.is_due(self.end).is_none();
        roll.awaits_roll(self.end) || by_rules && is_asked()
    }

    fn dice(&self, duties: &[Duty]) -> Vec<AwaitedRow> {
        if self.scenario.dice != DiceScheme::Shares {
            return Vec::new();
        }
        let plays = self.scenario.players.iter().filter(|(_, player)| player.side.is_some());
        let mut rows = Vec::new();
        for (player, _) in plays {
            rows.extend(self.commitment(player));
            rows.extend(self.answer(player));
            rows.extend(self.roll(player, duties));
        }
        rows
    }

    fn commitment(&self, player: &Name) -> Option<AwaitedRow> {
        let missing = self.end.shares.committed(player) == 0;
        let what = format!("{} shares of the dice", self.whose(player));
        missing.then(|| AwaitedRow {
            player: Some(player.to_string()),
            kind: "commitment",
            what,
            by: self.is_me(player).then_some("dice commit"),
            rolls: Vec::new(),
        })
    }

    /// The rolls of the opponents that wait for the player's share.
    fn answer(&self, player: &Name) -> Option<AwaitedRow> {
        let all = self.end.shares.declared.iter();
        let asked = all.filter(|(roller, _)| self.scenario.are_opponents(roller, player));
        let rolls = asked.flat_map(|(_, rolls)| rolls.values()).filter(|roll| roll.awaits_answer());
        let what = format!("{} share of", self.whose(player));
        self.of_rolls(player, ("answer", &what, "reply"), rolls.map(|roll| roll.roll))
    }

    /// The player's own rolls that were answered and are due.
    fn roll(&self, player: &Name, duties: &[Duty]) -> Option<AwaitedRow> {
        let own = self.end.shares.declared.get(player).into_iter().flat_map(|rolls| rolls.values());
        let rolls = own.filter(|roll| self.awaits_roll(roll, duties));
        self.of_rolls(player, ("roll", "the dice of", "dice roll"), rolls.map(|roll| roll.roll))
    }

    fn of_rolls(
        &self,
        player: &Name,
        (kind, what, by): (&'static str, &str, &'static str),
        rolls: impl Iterator<Item = RollId>,
    ) -> Option<AwaitedRow> {
        let rolls: Vec<RollId> = rolls.collect();
        let what = format!("{what} {}", words::rolls(&rolls));
        let rolls: Vec<String> = rolls.iter().map(ToString::to_string).collect();
        let by = self.is_me(player).then_some(by);
        let player = Some(player.to_string());
        (!rolls.is_empty()).then_some(AwaitedRow { player, kind, what, by, rolls })
    }

    fn whose(&self, player: &Name) -> &'static str {
        if self.is_me(player) { "your" } else { "the" }
    }

    /// Who goes on when the shares that are missing are given: whoever declared the rolls.
    fn roller(&self) -> Option<String> {
        let mut all = self.end.shares.declared.iter();
        let (roller, _) = all.find(|(_, rolls)| rolls.values().any(Declared::awaits_answer))?;
        Some(if self.is_me(roller) { "you roll".into() } else { format!("{roller} rolls") })
    }

    /// My units that may answer the last expenditure of the other side (A8.1), as far as its line tells who saw it.
    fn may_answer(&self, events: &[Event]) -> Option<String> {
        let window = self.end.window.as_ref().filter(|window| !window.closed && !self.end.over)?;
        let mine = self.me.and_then(|me| self.scenario.players.get(me)?.side.as_ref())?;
        let of = |id: &UnitId| side_of(self.end, self.scenario, id);
        if self.end.phase != Some(Phase::MPh) || of(&window.mover) == Some(mine) {
            return None;
        }
        let event = events.get(usize::try_from(window.seq).ok()?)?;
        let seen_by = event.what.seen_by()?;
        let own: Vec<&str> = seen_by.iter().filter(|id| of(id) == Some(mine)).map(UnitId::as_str).collect();
        let mover = &window.mover;
        (!own.is_empty()).then(|| format!("{} may answer {mover} (event {})", own.join(", "), window.seq))
    }

    /// What comes when nothing is owed any more.
    fn then(&self) -> Option<String> {
        if self.end.over {
            return Some("the game is over".into());
        }
        let side = self.end.side.as_ref()?;
        let Some(phase) = self.end.phase else {
            let next = self.end.last_phase.filter(|_| !self.end.turn_over).and_then(after);
            return Some(next.map_or_else(|| "the next Player Turn".into(), |next| self.owned(next, side)));
        };
        let mine = self.me.and_then(|me| self.scenario.players.get(me)?.side.as_ref());
        match mine {
            Some(mine) if !acts(phase, side, mine) => {
                // A player who does not act now acts in the next phase that is theirs, or both sides'.
                let next = std::iter::successors(Some(phase), |phase| after(*phase));
                let next = next.skip(1).find(|phase| acts(*phase, side, mine));
                next.map(|next| self.owned(next, side))
            }
            _ => Some(format!("{} goes on", self.owned(phase, side))),
        }
    }

    /// `your DFPh`, `ivan's MPh`, `the russian MPh`, `the CCPh`.
    fn owned(&self, phase: Phase, side: &Name) -> String {
        if of_both(phase) {
            return format!("the {phase}");
        }
        let other = || self.scenario.sides().into_iter().find(|other| other != side);
        let acting = if phase == Phase::DFPh { other() } else { Some(side.clone()) };
        let Some(acting) = acting else { return format!("the {phase}") };
        match self.scenario.player_of(&acting) {
            Some(name) if self.is_me(name) => format!("your {phase}"),
            Some(name) => format!("{name}'s {phase}"),
            None => format!("the {acting} {phase}"),
        }
    }
}

/// The next phase of a Player Turn.
fn after(phase: Phase) -> Option<Phase> {
    let at = Phase::ALL.iter().position(|other| *other == phase)?;
    Phase::ALL.get(at + 1).copied()
}

/// A phase in which units of both sides rally, rout or fight (A3.1, A3.6, A3.8).
const fn of_both(phase: Phase) -> bool {
    matches!(phase, Phase::RPh | Phase::RtPh | Phase::CCPh)
}

/// Does a side act in this phase of a Player Turn? In the DFPh the DEFENDER does (A3.4).
fn acts(phase: Phase, turn_of: &Name, side: &Name) -> bool {
    of_both(phase) || (phase == Phase::DFPh) != (turn_of == side)
}

/// What I have not signed of a game.
fn unsigned(loaded: &Loaded, me: &str) -> Option<AwaitedRow> {
    let signed = SignaturesView::of(&loaded.integrity.as_ref()?.signatures)?;
    let to = *signed.signed_events.get(me)?;
    let events = loaded.game.events.len() as u64;
    let left = events.checked_sub(to).filter(|left| *left > 0)?;
    let what = match left {
        1 => format!("your signature under event {to}"),
        _ => format!("your signature under events {to} to {}", events - 1),
    };
    let player = Some(me.to_owned());
    Some(AwaitedRow { player, kind: "signature", what, by: Some("sign"), rolls: Vec::new() })
}

/// So many of a player's debts are told in the player's line; `--json` tells them all.
const MOST: usize = 6;

/// A line for each player, mine first with what I may do, and what comes then behind the last of them.
fn lines(rows: &[AwaitedRow], me: Option<&str>, [may, then]: [Option<&str>; 2]) -> Vec<String> {
    let mut players: Vec<Option<&str>> = Vec::new();
    players.extend(me.map(Some));
    for row in rows {
        let player = row.player.as_deref();
        if !players.contains(&player) {
            players.push(player);
        }
    }
    let mut lines: Vec<String> = players.iter().map(|player| line(rows, *player, me)).collect();
    if lines.is_empty() {
        lines.push("Nothing is owed".into());
    }
    if let (Some(first), Some(may)) = (lines.first_mut(), may) {
        *first += &format!("; {may}");
    }
    if let (Some(last), Some(then)) = (lines.last_mut(), then) {
        let word = if rows.is_empty() && may.is_none() && is_now(then) { "" } else { "then " };
        *last += &format!("; {word}{then}");
    }
    lines
}

/// What goes on needs no "then" when nothing comes before it.
fn is_now(then: &str) -> bool {
    then.ends_with("goes on") || then.ends_with("is over")
}

fn line(rows: &[AwaitedRow], player: Option<&str>, me: Option<&str>) -> String {
    let told: Vec<String> = rows
        .iter()
        .filter(|row| row.player.as_deref() == player)
        .map(|row| row.by.map_or_else(|| row.what.clone(), |by| format!("{} (`{by}`)", row.what)))
        .collect();
    let more = told.len().saturating_sub(MOST);
    let more = if more > 0 { format!(", and {more} more") } else { String::new() };
    let list = told.iter().take(MOST).map(String::as_str).collect::<Vec<_>>().join(", ") + &more;
    match player {
        Some(name) if me == Some(name) && told.is_empty() => "You owe nothing".into(),
        Some(name) if me == Some(name) => format!("You owe: {list}"),
        Some(name) => format!("{name} owes: {list}"),
        None => format!("Owed: {list}"),
    }
}

/// What is awaited: `You owe: 2MC of r2 (A7.304); then your DFPh`.
#[must_use]
pub(crate) fn due(view: &AwaitedView, columns: usize) -> String {
    let line = |text: &String| {
        let is_mine = text.starts_with("You owe: ");
        let lines = wrapped(columns, &one_line(text));
        lines
            .iter()
            .map(|line| format!("{}\n", styled(if is_mine { OPEN } else { STRONG }, line)))
            .collect::<String>()
    };
    view.lines.iter().map(line).collect()
}

/// The same where lines are typed at the prompt, which has words of its own for what commands do.
#[must_use]
pub(crate) fn at_prompt(text: &str) -> String {
    text.replace("(`dice roll`)", "(`roll`)")
        .replace("(`dice commit`)", "(`reply`)")
        .replace("(`sign`)", "(`reply`)")
}

/// What binds nobody yet, before anything else.
pub(crate) fn provisional(rows: &[AgreementRow]) -> String {
    let line = |row: &AgreementRow| {
        let says = row.provisional.as_ref().map_or("", |waits| waits.says.as_str());
        let says = format!("event {}, {} by {}, {}: {says}", row.event, row.kind, row.by, row.about);
        format!("  {}\n", styled(OPEN, &one_line(&says)))
    };
    if rows.is_empty() {
        return String::new();
    }
    let head =
        "These bind nobody yet: they waive nothing, and what follows is judged as if they were agreed.";
    styled(OPEN, head) + "\n" + &rows.iter().map(line).collect::<String>()
}
