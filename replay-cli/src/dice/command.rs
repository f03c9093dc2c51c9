//! `dice`: rolls by shares, step by step: commit, declare, answer, roll.

use super::append::{self, Open};
use super::view::{self, DiceView};
use crate::command::args::{GameArg, KeyedArgs, SeatArgs};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::seat::{self, Seat};
use crate::home::withheld;
use crate::prompt::{next_roll, uncommitted};
use crate::read::not_yet_mailed;
use asl_core::event::{
    DiceRolled, Event, Evidence, Name, RerollAgreed, RollForfeited, RollId, RollsDeclared, SharesAnswered,
    SharesCommitted, What,
};
use asl_core::facts::Ctx;
use asl_core::finding::{Finding, Ruling};
use asl_core::notation::parse_event;
use asl_core::rules::Book;
use asl_core::shares::{ChainId, Ingredients, Share, Use, dice};
use asl_core::state::{Commitment, Declared};
use clap::{Args, Subcommand};
use std::path::Path;

/// Dice that nobody can bend: commit to shares, declare, answer, roll.
#[derive(Args, Debug)]
pub struct DiceArgs {
    /// What to do.
    #[command(subcommand)]
    pub step: DiceStep,
}

/// The steps of a roll by shares.
#[derive(Subcommand, Debug)]
pub enum DiceStep {
    /// How the dice are backed; the next index, what is declared, unanswered, answered, rolled.
    Show(GameArg),
    /// Commit to your secret shares: before the game, and again when they are used up.
    Commit {
        /// The game.
        #[command(flatten)]
        game: GameArg,
        /// For how many rolls of each player.
        #[arg(long, value_name = "N", default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..=4096))]
        rolls: u32,
        /// Who.
        #[command(flatten)]
        key: KeyedArgs,
    },
    /// Declare rolls: an attack, and the checks that it may cause.
    Declare {
        /// The game.
        #[command(flatten)]
        game: GameArg,
        /// Each roll as in the notation, without numbers: `DR ift in a4`, `DR mc for s1 if #1 most 6`; `#1` is the
        /// first roll of this declaration.
        #[arg(value_name = "ROLL", required = true)]
        rolls: Vec<String>,
        /// Who.
        #[command(flatten)]
        seat: SeatArgs,
    },
    /// Answer all rolls that your opponent has declared.
    Answer {
        /// The game.
        #[command(flatten)]
        game: GameArg,
        /// Who.
        #[command(flatten)]
        key: KeyedArgs,
    },
    /// Make your answered rolls: those that are due, or those named.
    Roll {
        /// The game.
        #[command(flatten)]
        game: GameArg,
        /// Conditional rolls that the rules call for: `r11`.
        #[arg(value_name = "ROLL")]
        rolls: Vec<String>,
        /// Who.
        #[command(flatten)]
        key: KeyedArgs,
    },
    /// Record that a share was withheld.
    Forfeit {
        /// The game.
        #[command(flatten)]
        game: GameArg,
        /// The roll.
        #[arg(value_name = "ROLL")]
        roll: String,
        /// Why, and what you make of it.
        #[arg(long, value_name = "WORDS", default_value = "")]
        why: String,
        /// Who.
        #[command(flatten)]
        seat: SeatArgs,
    },
    /// Agree that a roll which was taken back may be made anew.
    Reroll {
        /// The game.
        #[command(flatten)]
        game: GameArg,
        /// The roll that no longer stands.
        #[arg(value_name = "ROLL")]
        roll: String,
        /// The other player, who agreed.
        #[arg(long, value_name = "PLAYER")]
        agreed_by: String,
        /// Why.
        #[arg(long, value_name = "WORDS", default_value = "")]
        why: String,
        /// Who.
        #[command(flatten)]
        seat: SeatArgs,
    },
}

impl Command for DiceArgs {
    fn examples() -> &'static [&'static str] {
        &["dice declare bridge \"DR ift in a4\" \"DR mc for s1 if #1\"", "dice roll bridge"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        match &self.step {
            DiceStep::Show(game) => show(call, game),
            DiceStep::Commit { game, rolls, key } => commit(call, game, *rolls, key),
            DiceStep::Declare { game, rolls, seat } => declare(call, game, rolls, seat),
            DiceStep::Answer { game, key } => answer(call, game, key),
            DiceStep::Roll { game, rolls, key } => roll(call, game, rolls, key),
            DiceStep::Forfeit { game, roll, why, seat } => forfeit(call, game, (roll, why), seat),
            DiceStep::Reroll { game, roll, agreed_by, why, seat } => {
                reroll(call, game, (roll, agreed_by, why), seat)
            }
        }
    }

    fn uses_keys(&self) -> bool {
        true
    }
}

fn show(call: &Call, game: &GameArg) -> Result<Answer, Failure> {
    let loaded = call.place.load(std::slice::from_ref(&game.game))?;
    let view = DiceView::of(&loaded, loaded.game.events.len());
    Ok(Answer::of(Exit::Clean, &view, view::dice(&view)).about(&loaded))
}

/// Adds events; the answer shows them and the state of the shares behind them.
fn add(open: Open, by: &Name, events: Vec<What>) -> Result<Answer, Failure> {
    let held = open.loaded.game.events.len();
    let (loaded, from) = open.add(by, events)?;
    let view = DiceView::of(&loaded, from);
    let aside = if from < held { format!("{}\n", append::ALREADY) } else { String::new() };
    Ok(Answer { aside, ..Answer::of(Exit::Clean, &view, view::dice(&view)) })
}

/// My shares of a commitment: the first is its open end.
fn my_shares(open: &Open, seat: &Seat, commitment: &Commitment, part: Use) -> Vec<Share> {
    let chain = ChainId { game: &open.key(), player: &seat.player, salt: &commitment.salt, part };
    chain.shares(&seat.share_seed(), commitment.open, commitment.last - commitment.open)
}

/// My share of an index; none when I have committed to none, or with another key.
fn my_share(open: &Open, seat: &Seat, part: Use, index: u32) -> Result<Share, Failure> {
    let none = || Failure::Usage(format!("you have committed to no share of index {index}: `dice commit`"));
    let commitment = open.state.shares.commitment(&seat.player, index).ok_or_else(none)?;
    let share = my_shares(open, seat, commitment, part)[(index - commitment.open) as usize];
    let opened = if part == Use::Own { &commitment.own } else { &commitment.answers };
    let key = open.key();
    if opened.fits(&commitment.chain(&key, &seat.player, part), index, &share) {
        return Ok(share);
    }
    Err(Failure::Usage("your key is not the one that committed to the shares of this game".into()))
}

fn commit(call: &Call, game: &GameArg, length: u32, key: &KeyedArgs) -> Result<Answer, Failure> {
    let open = Open::game(call, &game.game)?;
    let seat = open.seat(call, key)?;
    let committed = commitment(&open, &seat, length)?;
    add(open, &seat.player, vec![committed])
}

/// A commitment to so many shares behind those that I have committed to.
pub(crate) fn commitment(open: &Open, seat: &Seat, length: u32) -> Result<What, Failure> {
    let salt = seat::random::<32>()?;
    let from = open.state.shares.committed(&seat.player);
    let open_end = |part| {
        let chain = ChainId { game: &open.key(), player: &seat.player, salt: &salt, part };
        chain.shares(&seat.share_seed(), from, length)[0]
    };
    let (own, answers) = (open_end(Use::Own), open_end(Use::Answers));
    Ok(What::SharesCommitted(SharesCommitted { length, salt, own, answers }))
}

fn declare(call: &Call, game: &GameArg, rolls: &[String], seat: &SeatArgs) -> Result<Answer, Failure> {
    let open = Open::game(call, &game.game)?;
    let by = open.player(call, seat.by.as_deref())?;
    // A command that was killed behind its append is run again: the same is not declared twice.
    if let Some((again, first)) = last_declared(&open, &by)
        && declaration(&open, rolls, first).is_ok_and(|what| what == *again)
    {
        let again = again.clone();
        return add(open, &by, vec![again]);
    }
    let what = declaration(&open, rolls, (open.state.shares.next_index(&by), next_roll(&open.state)))?;
    let What::RollsDeclared(declared) = &what else {
        return Err(Failure::Usage(format!("{rolls:?} declares no rolls")));
    };
    must_be_committed(&open, &by, declared)?;
    must_be_straight(&open, &Event { by: by.clone(), at: None, what: what.clone() })?;
    add(open, &by, vec![what])
}

/// The rolls as they were given, from this index and this roll on.
fn declaration(open: &Open, rolls: &[String], (index, number): (u32, u32)) -> Result<What, Failure> {
    let numbered = rolls.iter().zip(0..).map(|(roll, n)| {
        let meant = roll.split(' ').map(|word| in_declaration(word, number));
        format!("{} r{} {}", index + n, number + n, meant.collect::<Vec<_>>().join(" "))
    });
    let line = format!("declare rolls {}", numbered.collect::<Vec<_>>().join(", "));
    let read = parse_event(&open.loaded.game.scenario, &line).map_err(|errors| {
        let errors: Vec<String> = errors.iter().map(|error| error.render("declaration")).collect();
        Failure::Usage(errors.join("\n"))
    })?;
    Ok(read.event.what)
}

/// What I declared at the end of the game, with its first index and its first roll.
fn last_declared<'o>(open: &'o Open, by: &Name) -> Option<(&'o What, (u32, u32))> {
    let last = open.loaded.game.events.last().filter(|last| last.by == *by)?;
    let What::RollsDeclared(declared) = &last.what else { return None };
    let first = declared.rolls.first()?;
    Some((&last.what, (first.index, first.roll.0)))
}

/// `#2` is the second roll of the declaration.
fn in_declaration(word: &str, first: u32) -> String {
    let nth = word.strip_prefix('#').and_then(|n| n.parse::<u32>().ok()).filter(|n| *n > 0);
    nth.map_or_else(|| word.to_owned(), |n| format!("r{}", first + n - 1))
}

fn must_be_committed(open: &Open, by: &Name, declared: &RollsDeclared) -> Result<(), Failure> {
    let scenario = &open.loaded.game.scenario;
    let last = declared.rolls.iter().map(|roll| roll.index).max().unwrap_or(0);
    match uncommitted(scenario, &open.state, by, last) {
        None => Ok(()),
        Some(player) => Err(Failure::Usage(format!(
            "{player} has committed to shares up to index {}, and this declares {last}: `dice commit` first",
            open.state.shares.committed(player)
        ))),
    }
}

/// What the opponent would refuse, because it names no occasion or one that has a roll, is not declared by a slip.
fn must_be_straight(open: &Open, event: &Event) -> Result<(), Failure> {
    let scenario = &open.loaded.game.scenario;
    let book = Book::of(scenario.edition());
    let (findings, _) = book.judge(&Ctx::of(scenario, &open.state, book.printing()), event);
    let unbound = ["DICE.occasion", "DICE.one-roll"];
    let bent = |finding: &&Finding| finding.ruling == Ruling::Broken && unbound.contains(&finding.clause.0);
    match findings.iter().find(bent) {
        None => Ok(()),
        Some(finding) => Err(Failure::Usage(format!("{}; nothing was declared", finding.breach.says))),
    }
}

fn answer(call: &Call, game: &GameArg, key: &KeyedArgs) -> Result<Answer, Failure> {
    let open = Open::game(call, &game.game)?;
    let seat = open.seat(call, key)?;
    must_know(call, &open, &seat)?;
    let (events, early) = answered(&open, &seat)?;
    if events.is_empty() {
        let none = || "no declared roll waits for your answer".to_owned();
        return Err(Failure::Usage(early.unwrap_or_else(none)));
    }
    add(open, &seat.player, events)
}

/// My answers to all declared rolls that wait for one, noted at home; and why one is not given, in words.
pub(crate) fn answered(open: &Open, seat: &Seat) -> Result<(Vec<What>, Option<String>), Failure> {
    let scenario = &open.loaded.game.scenario;
    let (mut events, mut uncommitted) = (Vec::new(), None);
    for (roller, rolls) in &open.state.shares.declared {
        let is_asked = scenario.are_opponents(roller, &seat.player);
        let asked = rolls.iter().filter(|(_, roll)| is_asked && roll.awaits_answer());
        // A player who has not committed could choose their own share when they know mine.
        let committed = open.state.shares.committed(roller);
        let (asked, early): (Vec<_>, Vec<_>) =
            asked.map(|(index, roll)| (*index, roll.declaration)).partition(|(index, _)| *index <= committed);
        uncommitted = uncommitted.or_else(|| early.first().map(|(index, _)| (roller.clone(), *index)));
        // Noted before the share is out: it is given for these declarations and for no others.
        seat.note_answers(roller, &asked)?;
        events.extend(answers(open, seat, roller, &asked)?);
    }
    let early = uncommitted.map(|(roller, index)| {
        format!(
            "{roller} has not committed to the share of index {index}, and could choose it when yours is known: \
             no answer is given before that"
        )
    });
    Ok((events, early))
}

/// A player who has lost what they knew gives no share.
fn must_know(call: &Call, open: &Open, seat: &Seat) -> Result<(), Failure> {
    match withheld(&call.place, &open.loaded, &seat.player)? {
        None => Ok(()),
        Some(why) => Err(Failure::Usage(why)),
    }
}

/// One answer for each commitment that the indices lie in: the last share of each answers all before it.
fn answers(open: &Open, seat: &Seat, roller: &Name, asked: &[(u32, [u8; 32])]) -> Result<Vec<What>, Failure> {
    let of = |index: u32| open.state.shares.commitment(&seat.player, index).map(|commitment| commitment.last);
    let ends = asked.iter().zip(asked.iter().skip(1).map(Some).chain([None]));
    let ends = ends.filter(|(this, next)| next.is_none_or(|next| of(next.0) != of(this.0)));
    let answer = |index: u32| {
        let share = my_share(open, seat, Use::Answers, index)?;
        Ok(What::SharesAnswered(SharesAnswered { roller: roller.clone(), index, share }))
    };
    ends.map(|(this, _)| answer(this.0)).collect()
}

fn roll(call: &Call, game: &GameArg, named: &[String], key: &KeyedArgs) -> Result<Answer, Failure> {
    let mut open = Open::game(call, &game.game)?;
    let seat = open.seat(call, key)?;
    must_know(call, &open, &seat)?;
    let named = named.iter().map(|roll| roll_id(roll)).collect::<Result<Vec<_>, _>>()?;
    let made = rolled(&mut open, &seat, &named, |_| true)?;
    let missing = named.iter().find(|id| !open.state.rolls.contains_key(id));
    if let Some(id) = missing {
        return Err(Failure::Usage(format!("{id} is no roll of yours that was answered and can be made")));
    }
    if made.is_empty() {
        return Err(Failure::Usage("no roll of yours is answered and due".into()));
    }
    let reopened = Open::game(call, &game.game)?;
    add(reopened, &seat.player, made)
}

/// What my shares give on the prompt: my first commitment where I have made none, else my rolls that were answered and are
/// due, and those named. Nothing is added.
pub(crate) fn of_my_shares(
    call: &Call,
    game: &Path,
    named: &[RollId],
    key: &KeyedArgs,
) -> Result<Vec<Event>, Failure> {
    let mut open = Open::game(call, game)?;
    let seat = open.seat(call, key)?;
    let events = if named.is_empty() {
        vec![commitment(&open, &seat, SHARES)?]
    } else {
        must_know(call, &open, &seat)?;
        rolled(&mut open, &seat, named, Declared::is_open)?
    };
    let by = |what| Event { by: seat.player.clone(), at: None, what };
    Ok(events.into_iter().map(by).collect())
}

/// My rolls that were answered and are due, and those named that the rules may call for; a roll may make another one due.
pub(crate) fn rolled(
    open: &mut Open,
    seat: &Seat,
    named: &[RollId],
    counts: impl Fn(&Declared) -> bool,
) -> Result<Vec<What>, Failure> {
    let mut all = Vec::new();
    while let Some(rolled) = next_due(open, seat, named, &counts)? {
        let what = What::DiceRolled(rolled);
        open.suppose(&seat.player, &what);
        all.push(what);
    }
    Ok(all)
}

fn next_due(
    open: &Open,
    seat: &Seat,
    named: &[RollId],
    counts: impl Fn(&Declared) -> bool,
) -> Result<Option<DiceRolled>, Failure> {
    let is_due = |roll: &Declared| match roll.is_due(&open.state) {
        Some(due) => due,
        None => named.contains(&roll.roll),
    };
    let mine = open.state.shares.declared.get(&seat.player).into_iter().flatten();
    let mut ready = mine.filter(|(_, roll)| {
        roll.rolled.is_none() && roll.forfeited.is_none() && is_due(roll) && counts(roll)
    });
    let next = ready.find_map(|(index, roll)| roll.answer.map(|other| (*index, roll, other)));
    next.map(|(index, roll, other)| made(open, seat, index, (roll, other))).transpose()
}

fn made(
    open: &Open,
    seat: &Seat,
    index: u32,
    (roll, other): (&Declared, Share),
) -> Result<DiceRolled, Failure> {
    let own = my_share(open, seat, Use::Own, index)?;
    let (game, declaration, roller) = (&open.key(), &roll.declaration, &seat.player);
    let of = Ingredients { game, roller, index, declaration, own: &own, other: &other };
    Ok(DiceRolled {
        roll: roll.roll,
        dice: dice(&of, roll.throw),
        purpose: roll.purpose.clone(),
        unit: roll.unit.clone(),
        attack: roll.attack,
        roller: append::text(roller.as_str())?,
        evidence: Evidence::Shares { index, own, other },
    })
}

pub(crate) fn roll_id(text: &str) -> Result<RollId, Failure> {
    text.parse().map_err(|e| Failure::Usage(format!("{e}")))
}

fn forfeit(
    call: &Call,
    game: &GameArg,
    (roll, why): (&str, &str),
    seat: &SeatArgs,
) -> Result<Answer, Failure> {
    let open = Open::game(call, &game.game)?;
    let by = open.player(call, seat.by.as_deref())?;
    let (id, scenario) = (roll_id(roll)?, &open.loaded.game.scenario);
    let all = open.state.shares.declared.iter();
    let mut all =
        all.flat_map(|(roller, rolls)| rolls.iter().map(move |(index, roll)| (roller, *index, roll)));
    let found = all.find(|(_, _, declared)| declared.roll == id);
    let Some((roller, index, declared)) = found.filter(|(_, _, declared)| declared.rolled.is_none()) else {
        return Err(Failure::Usage(format!("{id} waits for no share")));
    };
    let other = scenario.players.keys().find(|player| scenario.are_opponents(player, roller));
    let withheld = if declared.answer.is_some() { Some(roller) } else { other };
    let withheld = withheld.ok_or_else(|| Failure::Usage(format!("{roller} has no opponent")))?.clone();
    let why = append::text(why)?;
    let forfeited = RollForfeited { roller: roller.clone(), index, withheld, why };
    if let Some(lacks) = not_yet_mailed(&open.loaded, &forfeited) {
        let says = format!("{id} is no forfeit yet: {lacks}. `asl-replay sign` makes the mail that asks");
        return Err(Failure::Usage(says));
    }
    add(open, &by, vec![What::RollForfeited(forfeited)])
}

fn reroll(
    call: &Call,
    game: &GameArg,
    (roll, agreed_by, why): (&str, &str, &str),
    seat: &SeatArgs,
) -> Result<Answer, Failure> {
    let open = Open::game(call, &game.game)?;
    let by = open.player(call, seat.by.as_deref())?;
    let roll = roll_id(roll)?;
    let agreed: Name = agreed_by.parse().map_err(|e| Failure::Usage(format!("{e}")))?;
    if !open.state.rolls.contains_key(&roll) {
        return Err(Failure::Usage(format!("no roll {roll} was made")));
    }
    if !open.loaded.game.scenario.are_opponents(&by, &agreed) {
        return Err(Failure::Usage(format!("{agreed} does not play against {by}")));
    }
    let event = What::RerollAgreed(RerollAgreed { roll, agreed, why: append::text(why)? });
    add(open, &by, vec![event])
}

/// Shares of a first commitment, as `dice commit` makes it.
pub(crate) const SHARES: u32 = 1024;
