//! `DICE` clauses: dice by shares, which neither player can choose, predict or make again. A clause sees what
//! was committed to, declared, answered and opened before the event; the values are computed anew.

mod again;
mod answer;
mod cause;
mod context;
mod deed;
mod forfeit;
mod made;
pub(super) mod occasion;
mod stands_for;
mod unused;

use crate::event::{DeclaredRoll, Event, Evidence, Name, RollId, What};
use crate::facts::{Ctx, Told, Volley};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::log::dice::again::{re_rolled, reroll_agreed};
use crate::rules::log::dice::answer::{answer_declared, answer_share, answered_twice, answerer};
use crate::rules::log::dice::context::{declared, ends_phase, opponent};
use crate::rules::log::dice::forfeit::{forfeit_unfounded, withheld};
use crate::rules::log::dice::made::{
    answered, as_declared, not_due, own_share, rolled_once, undeclared, values,
};
use crate::rules::table::Check;
use crate::scenario::DiceScheme;
use crate::shares::MAX_LENGTH;
use crate::state::{Declared, firing_side};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "DICE.commitment",
        &[Matter::Share],
        "Two players, one a side, commit to shares for 1 to 4096 rolls.",
        Check::Table(commitment),
    ),
    Clause::check(
        "DICE.committed-first",
        &[Matter::Share],
        "Both players have committed to their shares of an index before it is declared.",
        Check::Table(committed_first),
    ),
    Clause::check(
        "DICE.occasion",
        &[Matter::Share],
        "A declaration names what its roll is for: an attack, a unit, or in words.",
        Check::Table(occasion::named),
    ),
    Clause::check(
        "DICE.one-roll",
        &[Matter::Share],
        "What a roll is declared for has one roll.",
        Check::Table(occasion::one_roll),
    ),
    Clause::check(
        "DICE.index-order",
        &[Matter::Share],
        "A player's declarations use that player's indices one after the other, each once.",
        Check::Table(index_order),
    ),
    Clause::check(
        "DICE.declared-before-answer",
        &[Matter::Share],
        "A roll is declared before the opponent's share for it is opened.",
        Check::Table(declared_before_answer),
    ),
    Clause::check(
        "DICE.attack-first",
        &[Matter::Share],
        "Who fires at whom is declared before the dice of the attack can be known.",
        Check::Fire(attack_first),
    ),
    Clause::check(
        "DICE.cause-first",
        &[Matter::Share],
        "What calls for a check stands before its dice can be known, and the check is of that alone.",
        Check::Uses(cause::cause_first),
    ),
    Clause::check(
        "DICE.as-aimed",
        &[Matter::Share],
        "Dice serve the firers as they stood, the weapons, the leaders and the target that they were rolled for.",
        Check::Uses(cause::as_aimed),
    ),
    Clause::checks(
        "DICE.stands-for",
        &[Matter::Share],
        "The SW that is Recovered, the weapon that is repaired, the hex of SMOKE grenades, who looks for a PF or a \"?\" or creates a leader, and that it is an Ambush dr stand in the declaration of the dr, where several may be meant.",
        &[
            Check::SwRecovered(stands_for::recovery),
            Check::Repaired(stands_for::repair),
            Check::Marker(stands_for::smoke),
            Check::ConcealmentRolled(stands_for::concealment),
            Check::PfChecked(stands_for::pf_check),
            Check::AmbushRolled(stands_for::ambush),
            Check::LeaderCreated(stands_for::leader_creation),
        ],
    )
    .since(2),
    Clause::check(
        "DICE.in-order",
        &[Matter::Share],
        "What was declared first is settled first, of attacks on one target and of rolls for one thing.",
        Check::Uses(cause::in_order),
    ),
    Clause::check(
        "DICE.roll-number",
        &[Matter::Share],
        "A declaration gives a new roll number.",
        Check::Table(roll_number),
    ),
    Clause::check(
        "DICE.re-rolled",
        &[Matter::Share],
        "A roll that was taken back stands; what it was made for is not rolled again.",
        Check::Table(re_rolled),
    ),
    Clause::check(
        "DICE.answerer",
        &[Matter::Share],
        "The opponent answers a declaration.",
        Check::Table(answerer),
    ),
    Clause::check(
        "DICE.answer-declared",
        &[Matter::Share],
        "What is answered was declared.",
        Check::Table(answer_declared),
    ),
    Clause::check(
        "DICE.answered-twice",
        &[Matter::Share],
        "An index is answered once.",
        Check::Table(answered_twice),
    ),
    Clause::check(
        "DICE.answer-share",
        &[Matter::Share],
        "The share answered with opens the commitment of the one who answers.",
        Check::Table(answer_share),
    ),
    Clause::check(
        "DICE.typed-in",
        &[Matter::Share],
        "Dice come from shares in a game of shares; nobody types them in.",
        Check::Table(typed_in),
    ),
    Clause::check(
        "DICE.undeclared",
        &[Matter::Share],
        "A roll was declared by the one who makes it.",
        Check::Table(undeclared),
    ),
    Clause::check(
        "DICE.rolled-once",
        &[Matter::RollNumber],
        "A declared roll is made once.",
        Check::Table(rolled_once),
    ),
    Clause::check(
        "DICE.as-declared",
        &[Matter::Share],
        "A roll has the number, the purpose, the unit and the attack that were declared.",
        Check::Table(as_declared),
    ),
    Clause::check(
        "DICE.not-due",
        &[Matter::Share],
        "A conditional roll is made when its condition is met.",
        Check::Table(not_due),
    ),
    Clause::check(
        "DICE.answered",
        &[Matter::Share],
        "A roll is made with the share that the other answered.",
        Check::Table(answered),
    ),
    Clause::check(
        "DICE.own-share",
        &[Matter::Share],
        "The roller's share opens the roller's own commitment.",
        Check::Table(own_share),
    ),
    Clause::check(
        "DICE.values",
        &[Matter::Share],
        "The dice are those that the two shares give.",
        Check::Table(values),
    ),
    Clause::check(
        "DICE.roll-withheld",
        &[Matter::Share],
        "A declared roll that was answered and is due is made before the phase is over.",
        Check::Table(roll_withheld),
    ),
    Clause::check(
        "DICE.roll-unused",
        &[Matter::Share],
        "What a roll was declared and made for is done before the phase is over.",
        Check::Table(unused::unused),
    ),
    Clause::check(
        "DICE.unanswered",
        &[Matter::Share],
        "A declared roll is answered before the phase is over.",
        Check::Table(unanswered),
    ),
    Clause::check(
        "DICE.withheld",
        &[Matter::Share],
        "A player gives a share when it is due.",
        Check::Table(withheld),
    ),
    Clause::check(
        "DICE.forfeit-unfounded",
        &[Matter::Share],
        "A forfeit is that of the player whose share is missing.",
        Check::Table(forfeit_unfounded),
    ),
    Clause::check(
        "DICE.reroll-agreed",
        &[Matter::Share],
        "A roll that stands is made anew when players of both sides agree.",
        Check::Table(reroll_agreed),
    ),
];

/// Clauses that an honest player cannot break by a slip of the rules: a player who breaks one knew the dice, or made them.
const BENT: [&str; 18] = [
    "DICE.committed-first",
    "DICE.occasion",
    "DICE.one-roll",
    "DICE.attack-first",
    "DICE.cause-first",
    "DICE.index-order",
    "DICE.declared-before-answer",
    "DICE.re-rolled",
    "DICE.answerer",
    "DICE.answered-twice",
    "DICE.answer-share",
    "DICE.typed-in",
    "DICE.undeclared",
    "DICE.rolled-once",
    "DICE.as-declared",
    "DICE.answered",
    "DICE.own-share",
    "DICE.values",
];

/// Clauses on what a roll serves. Where both players' shares make the dice, a roll was declared for what it serves.
const BENT_IN_USE: [&str; 4] =
    ["LOG.roll-used-twice", "LOG.roll-of-another", "LOG.roll-purpose", "LOG.roll-late"];

/// Does a breach of this clause prove that dice by this scheme were bent? A share withheld, or a check rolled without
/// need, does not, and honour proves nothing.
#[must_use]
pub fn bends_dice(clause: &str, scheme: DiceScheme) -> bool {
    scheme == DiceScheme::Shares && (BENT.contains(&clause) || BENT_IN_USE.contains(&clause))
}

fn commitment(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::SharesCommitted(committed) = &event.what else { return Verdict::Silent };
    let sides: Vec<&Name> = ctx.scenario.players.values().filter_map(|p| p.side.as_ref()).collect();
    let plays = ctx.scenario.players.get(&event.by).is_some_and(|player| player.side.is_some());
    let two = matches!(sides.as_slice(), [a, b] if a != b);
    if !two {
        return Verdict::broken(format!("dice by shares need two players of two sides, not {}", sides.len()));
    }
    if !plays {
        return Verdict::broken(format!("{} plays no side of this game", event.by));
    }
    Verdict::kept_or((1..=MAX_LENGTH).contains(&committed.length), || {
        format!("{} rolls, and one commitment is for 1 to {MAX_LENGTH}", committed.length)
    })
}

fn committed_first(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(last) = declared(event).and_then(|rolls| rolls.iter().map(|roll| roll.index).max()) else {
        return Verdict::Silent;
    };
    let both = [Some(&event.by), opponent(ctx, &event.by)];
    let short = both.into_iter().flatten().find(|player| ctx.before.shares.committed(player) < last);
    Verdict::kept_or(short.is_none(), || {
        let player = short.unwrap_or(&event.by);
        let held = ctx.before.shares.committed(player);
        format!("{player} committed to shares up to index {held}, and {last} is declared")
    })
}

fn index_order(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(rolls) = declared(event) else { return Verdict::Silent };
    let next = ctx.before.shares.next_index(&event.by);
    let wrong = rolls.iter().zip(next..).find(|(roll, due)| roll.index != *due);
    let Some((roll, due)) = wrong else { return Verdict::Kept };
    let index = roll.index;
    Verdict::broken(match ctx.before.shares.roll(&event.by, index) {
        Some(known) => format!("index {index} was declared before (event {}); the next is {due}", known.seq),
        None if index < due => format!("index {index} is stale; the next is {due}"),
        None => format!("index {index} is declared, and {due} is skipped"),
    })
}

/// An index declared before is another clause's.
fn declared_before_answer(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(rolls) = declared(event) else { return Verdict::Silent };
    let Some(other) = opponent(ctx, &event.by) else { return Verdict::Silent };
    let open = ctx.before.shares.answered(other);
    let known = |roll: &&DeclaredRoll| ctx.before.shares.roll(&event.by, roll.index).is_some();
    let late = rolls.iter().find(|roll| roll.index <= open && !known(roll));
    Verdict::kept_or(late.is_none(), || {
        let index = late.map_or(0, |roll| roll.index);
        format!("{other} had opened his share for index {index} before it was declared")
    })
}

/// An attack declared when its dice were answered already, or made: its firers and its target could follow them.
fn attack_first(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if ctx.scenario.dice == DiceScheme::Declared {
        let idle = ctx.before.rolls_idle.iter().filter_map(|id| Some((id, ctx.before.rolls.get(id)?)));
        let own = |by: &Name| is_of_firer(volley, by);
        let made = idle.into_iter().find(|(_, roll)| roll.attack == Some(attack.attack) && own(&roll.by));
        return made.map_or(Verdict::Silent, |(id, roll)| {
            Verdict::broken(known_before(*id, &format!("rolled ({})", roll.dice)))
        });
    }
    let rolls = ctx.before.shares.of_attack(attack.attack);
    let rolls = rolls.filter(|(by, ..)| is_of_firer(volley, by)).map(|(.., roll)| roll);
    // A number given twice is another clause's: what served the first of it serves no second.
    let is_earlier = |roll: &Declared| occasion::is_of_earlier(ctx, roll, Some(ctx.before.seq));
    let mut own = rolls.filter(|roll| !roll.taken_back && !is_earlier(roll)).peekable();
    if own.peek().is_none() {
        return Verdict::Silent;
    }
    let known = own.find(|roll| roll.answer.is_some());
    Verdict::kept_or(known.is_none(), || {
        let roll = known.map_or(RollId(0), |roll| roll.roll);
        known_before(roll, "answered")
    })
}

/// Does a roller play the side that fires? What the other side declares for a number of its own stands in nobody's way.
fn is_of_firer(volley: &Volley<'_>, by: &Name) -> bool {
    let ctx = &volley.ctx;
    let fires = firing_side(ctx.before, ctx.scenario, volley.declared);
    let plays = ctx.scenario.players.get(by).and_then(|player| player.side.as_ref());
    fires.zip(plays).is_none_or(|(fires, plays)| fires == plays)
}

fn known_before(roll: RollId, how: &str) -> String {
    format!(
        "{roll} was {how} before the attack was declared: its firers and its target could follow the dice"
    )
}

fn roll_number(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(rolls) = declared(event) else { return Verdict::Silent };
    let shares = &ctx.before.shares;
    let waiting = |id: RollId| shares.numbered(id).next().is_some();
    let anew = |roll: &&DeclaredRoll| shares.roll(&event.by, roll.index).is_none();
    let taken = rolls.iter().enumerate().find(|(n, roll)| {
        let here = rolls[..*n].iter().any(|other| other.roll == roll.roll);
        anew(roll) && (here || ctx.before.rolls.contains_key(&roll.roll) || waiting(roll.roll))
    });
    Verdict::kept_or(taken.is_none(), || {
        format!("{} was declared or made before", taken.map_or(RollId(0), |(_, roll)| roll.roll))
    })
}

fn typed_in(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::DiceRolled(rolled) = &event.what else { return Verdict::Silent };
    if ctx.scenario.dice != DiceScheme::Shares {
        return Verdict::Silent;
    }
    if matches!(rolled.evidence, Evidence::Shares { .. }) {
        return Verdict::Kept;
    }
    let mut meant = ctx.before.shares.numbered(rolled.roll);
    // A roll that its own player kept back is not that player's to replace.
    let lost = |(roller, _, declared): (&Name, u32, &Declared)| {
        let by_other = declared.withheld.as_ref().is_some_and(|by| ctx.scenario.are_opponents(roller, by));
        declared.answer.is_none() && by_other
    };
    if meant.any(lost) {
        return Verdict::undecided("what the players agreed to instead of a forfeited roll");
    }
    Verdict::broken(format!("{} is typed in; this game's dice come from both players' shares", rolled.dice))
}

/// Open rolls of these, as text; `None` when no roll is open, or no phase ends.
fn overdue(ctx: &Ctx<'_>, event: &Event, of: impl Fn(&Declared) -> bool) -> Option<String> {
    if !ends_phase(&event.what) {
        return None;
    }
    let open: Vec<_> = ctx.before.shares.open().collect();
    let named = open.iter().filter(|(_, _, roll)| of(roll));
    let named = named.map(|(by, index, roll)| format!("{} of {by} (index {index})", roll.roll));
    (!open.is_empty()).then(|| named.collect::<Vec<_>>().join(", "))
}

fn roll_withheld(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let due = |roll: &Declared| roll.answer.is_some() && roll.is_due(ctx.before) == Some(true);
    let Some(rolls) = overdue(ctx, event, due) else { return Verdict::Silent };
    if !rolls.is_empty() {
        return Verdict::broken(format!("declared and answered, and never rolled: {rolls}"));
    }
    let of_hit = |roll: &Declared| roll.answer.is_some() && unused::is_to_kill_of_hit(ctx, roll);
    match overdue(ctx, event, of_hit).filter(|rolls| !rolls.is_empty()) {
        None => Verdict::Kept,
        Some(rolls) => Verdict::undecided(format!(
            "whether the hit called for these rolls, which were not made: {rolls}"
        )),
    }
}

fn unanswered(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    match overdue(ctx, event, |roll| roll.answer.is_none()) {
        None => Verdict::Silent,
        Some(rolls) if rolls.is_empty() => Verdict::Kept,
        Some(rolls) => Verdict::undecided(format!("the answer to {rolls}, or a forfeit in its place")),
    }
}
