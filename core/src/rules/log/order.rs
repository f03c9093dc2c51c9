//! `LOG` clauses: whether the log itself makes sense. Totality of the fold never hides a fault.

use crate::event::{Event, Name, PhaseBegan, What};
use crate::facts::{Ctx, Move, Told};
use crate::figures::left_play::{acts_though_gone, outlives};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::range;
use crate::rules::log::{case_by_word, drm_by_word, no_cause, rolls, unknown_words};
use crate::rules::table::Check;
use crate::scenario::DiceScheme;
use crate::vocab::phase::Phase;
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "LOG.game-started-first",
        &[Matter::Record],
        "Record 0, and no other, starts the game.",
        Check::Any(game_started_first),
    ),
    Clause::check(
        "LOG.unknown-unit",
        &[Matter::Record],
        "An event speaks of units that are in play.",
        Check::Any(unknown_unit),
    ),
    Clause::check(
        "LOG.undescribed-unit",
        &[Matter::Record],
        "The scenario describes every unit placed.",
        Check::Any(undescribed_unit),
    ),
    Clause::check(
        "LOG.no-vehicle",
        &[Matter::Record],
        "MP are spent by a unit that the scenario describes as a vehicle.",
        Check::Any(no_vehicle),
    ),
    Clause::check(
        "LOG.unit-gone",
        &[Matter::Record],
        "A unit that left play does nothing more.",
        Check::Any(unit_gone),
    ),
    Clause::check(
        "LOG.phase-order",
        &[Matter::Record],
        "Phases and Player Turns follow one another in order.",
        Check::Any(phase_order),
    ),
    Clause::check(
        "LOG.player-turn-left-out",
        &[Matter::Record],
        "Each side has a Player Turn in each Game Turn.",
        Check::Any(player_turn_left_out),
    )
    .since(2),
    Clause::check(
        "LOG.unknown-side",
        &[Matter::Record],
        "A Player Turn belongs to a side of the scenario.",
        Check::Any(unknown_side),
    ),
    Clause::check(
        "LOG.outside-phase",
        &[Matter::Record],
        "MP are spent and fire is made within a phase, and nothing is done between two.",
        Check::Any(outside_phase),
    ),
    Clause::check(
        "LOG.after-the-end",
        &[Matter::Record],
        "Nothing is played after the game is over.",
        Check::Any(after_the_end),
    ),
    Clause::check(
        "LOG.roll-unknown",
        &[Matter::RollReference],
        "An event refers to a roll that was made before it.",
        Check::Uses(rolls::unknown),
    ),
    Clause::check(
        "LOG.roll-repeated",
        &[Matter::RollNumber],
        "A roll's number is given once.",
        Check::Any(rolls::repeated),
    ),
    Clause::check(
        "LOG.roll-used-twice",
        &[Matter::RollUse],
        "A roll serves one purpose.",
        Check::Uses(rolls::used_twice),
    ),
    Clause::check(
        "LOG.roll-of-another",
        &[Matter::RollReference],
        "A roll made for one unit or attack serves no other.",
        Check::Uses(rolls::of_another),
    ),
    Clause::check(
        "LOG.roll-purpose",
        &[Matter::RollReference],
        "A roll made for one purpose serves no other.",
        Check::Uses(rolls::purpose),
    ),
    Clause::check(
        "LOG.roll-thrown",
        &[Matter::RollReference],
        "A DR settles what the book settles by a DR, a dr what it settles by a dr.",
        Check::Uses(rolls::thrown),
    ),
    Clause::check(
        "LOG.roll-late",
        &[Matter::RollUse],
        "A roll serves in the phase in which it is made.",
        Check::Any(rolls::late),
    ),
    Clause::check(
        "LOG.rolled-again",
        &[Matter::RollUse],
        "The first roll that was made for something is the one that counts.",
        Check::Uses(rolls::rolled_again),
    ),
    Clause::check(
        "LOG.roll-left-over",
        &[Matter::RollUse],
        "Dice that were thrown are used, or said to be for something else.",
        Check::Table(rolls::left_over),
    ),
    Clause::check(
        "LOG.no-cause",
        &[Matter::Consequence, Matter::PinCounter],
        "Who checks, is pinned, breaks, is reduced or lost, does so by something that the log tells.",
        Check::Harmed(no_cause::no_cause),
    ),
    Clause::check(
        "LOG.off-map",
        &[Matter::Record],
        "Units are on the boards of the map, or off board.",
        Check::Any(off_map),
    ),
    Clause::check(
        "LOG.declared-sum",
        &[Matter::MpTotal],
        "A declared running total is the one before it and the cost.",
        Check::Mp(declared_sum),
    ),
    Clause::check(
        "LOG.declared-range",
        &[Matter::Range],
        "A range declared is that between the hexes of firer and target.",
        Check::Fire(range::declared_range),
    ),
    Clause::checks(
        "LOG.drm-by-word",
        &[Matter::Modifier],
        "A DRM that no rule of this book gives counts as declared, and both players have to accept it.",
        &[
            Check::Ift(drm_by_word::drm_by_word),
            Check::Checked(drm_by_word::check_drm_by_word),
            Check::ToHit(case_by_word::by_word),
            Check::ToHit(unknown_words::to_hit_by_word),
            Check::Cc(unknown_words::cc_by_word),
            Check::SwRecovered(unknown_words::recovery_by_word),
        ],
    ),
];

/// Else no price could be told: nothing but a type is known of it, or not even that.
fn no_vehicle(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::MpSpent(spent) = &event.what else { return Verdict::Silent };
    match ctx.unit(&spent.unit) {
        None => Verdict::Silent,
        Some((_, def)) if def.vehicle.is_some() => Verdict::Kept,
        Some(_) => {
            Verdict::undecided(format!("the class and MP of {} (the scenario does not say them)", spent.unit))
        }
    }
}

fn game_started_first(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let starts = matches!(event.what, What::GameStarted(_));
    match (ctx.before.seq, starts) {
        (0, true) => Verdict::Kept,
        (0, false) => Verdict::broken("the log does not begin with the start of a game"),
        (_, true) => Verdict::broken("a game is started within a game"),
        (_, false) => Verdict::Silent,
    }
}

/// Placing brings a unit into play; dice and attestations may speak of one that is not yet there.
fn unknown_unit(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    if matches!(event.what, What::UnitPlaced(_) | What::DiceRolled(_) | What::Boarding(_)) {
        return Verdict::Silent;
    }
    let Some(unit) = event.what.unit() else { return Verdict::Silent };
    Verdict::kept_or(ctx.before.units.contains_key(unit), || format!("no unit {unit} is in play"))
}

fn undescribed_unit(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::UnitPlaced(placed) = &event.what else { return Verdict::Silent };
    let described = placed.like.as_ref().unwrap_or(&placed.unit);
    let in_play = || placed.like.as_ref().is_some_and(|like| ctx.before.units.described(like).is_some());
    Verdict::kept_or(ctx.scenario.units.contains_key(described) || in_play(), || {
        format!("the scenario does not describe {described}")
    })
}

fn unit_gone(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    if acts_though_gone(ctx, event) {
        return Verdict::broken("it was eliminated before");
    }
    let asked = !outlives(&event.what) && told.unit.is_some_and(|unit| !unit.eliminated);
    if asked { Verdict::Kept } else { Verdict::Silent }
}

/// Phases may be left out; they do not go back.
fn phase_order(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::PhaseBegan(now) = &event.what else { return Verdict::Silent };
    // VASL's phase wheel is turned by hand, back as well: the import notes it.
    if ctx.scenario.dice == DiceScheme::Vasl {
        return Verdict::Silent;
    }
    if now.turn == 0 {
        return Verdict::broken("turn 0: Game Turns are counted from 1");
    }
    let state = ctx.before;
    let (Some(side), true) = (&state.side, state.turn > 0) else { return Verdict::Kept };
    let same_turn = now.turn == state.turn && now.side == *side;
    let follows = if same_turn {
        state.last_phase.is_none_or(|last| now.phase > last)
    } else {
        next_player_turn(ctx, now)
    };
    Verdict::kept_or(follows, || {
        let last = state.last_phase.map_or("start".into(), |p| format!("{p}"));
        format!("turn {} {} {} after turn {} {side} {last}", now.turn, now.side, now.phase, state.turn)
    })
}

/// The other side's, which has not been in this Game Turn, or the first of the next, once each side had its own in this
/// one. The log may begin with the second Player Turn of a Game Turn, and excerpts leave out what they like.
fn next_player_turn(ctx: &Ctx<'_>, now: &PhaseBegan) -> bool {
    let state = ctx.before;
    let both = state.sides_begun.len() > 1 || state.turn == state.first_turn || ctx.scenario.excerpts;
    let later = now.turn == state.turn.saturating_add(1) && both;
    let second = now.turn == state.turn && !state.sides_begun.contains(&now.side);
    state.side.as_ref() != Some(&now.side) && (later || second)
}

/// Only in turn 1 may the next Game Turn begin behind one Player Turn: whether the other stood before the log, or never was, no
/// line tells. A log that begins in a later turn, or behind the MPh of its first Player Turn, begins amid the game.
fn player_turn_left_out(told: &Told<'_, Event>) -> Verdict {
    let (ctx, state) = (&told.ctx, told.ctx.before);
    let What::PhaseBegan(now) = &told.said.what else { return Verdict::Silent };
    let amid = state.first_turn != 1 || state.first_phase > Some(Phase::MPh);
    if now.turn != 2
        || state.turn != 1
        || amid
        || ctx.scenario.excerpts
        || ctx.scenario.dice == DiceScheme::Vasl
    {
        return Verdict::Silent;
    }
    if state.sides_begun.contains(&now.side) {
        return Verdict::Kept;
    }
    Verdict::undecided(format!("{}'s Player Turn of turn 1 (before the log begins, or left out)", now.side))
}

fn unknown_side(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::PhaseBegan(began) = &event.what else { return Verdict::Silent };
    if ctx.scenario.has_side(&began.side) {
        return Verdict::Kept;
    }
    let sides = ctx.scenario.sides();
    if sides.is_empty() {
        return Verdict::Silent;
    }
    Verdict::broken({
        let known: Vec<&str> = sides.iter().map(Name::as_str).collect();
        format!("no side is called {} (sides: {})", began.side, known.join(", "))
    })
}

fn outside_phase(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    if matches!(event.what, What::MpSpent(_) | What::FireAttack(_)) || event.what.mf().is_some() {
        return Verdict::kept_or(ctx.before.phase.is_some(), || "no phase was begun".into());
    }
    if !ctx.before.is_between_phases() || !ctx.tells_all() || !is_done_in_a_phase(&event.what) {
        return Verdict::Silent;
    }
    Verdict::undecided("in which phase it was done: one is over, and the next was not begun")
}

/// Of what comes of an attack, and of a move that is over, others tell.
fn is_done_in_a_phase(what: &What) -> bool {
    let word = matches!(what, What::Passed(_) | What::UnitMoveEnded(_) | What::ReliabilityCalled(_));
    what.is_of_play() && what.attack().is_none() && !word
}

fn after_the_end(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let word = matches!(
        event.what,
        What::Note(_) | What::Revealed(_) | What::Waived(_) | What::Ruled(_) | What::ObjectedTo(_)
    );
    if !ctx.before.over || word {
        return Verdict::Silent;
    }
    Verdict::broken("the game was over before this event")
}

fn off_map(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(hex) = event.what.hex() else { return Verdict::Silent };
    let map = &ctx.scenario.map;
    Verdict::kept_or(map.holds(map.cell(hex)), || format!("{} is on no board of the map", map.show(hex)))
}

/// A total is judged against the total declared before it, so that one slip is one finding.
fn declared_sum(moved: &Move<'_>) -> Verdict {
    let Some(said) = moved.said.total else { return Verdict::Silent };
    let before = moved.mph().said_sum();
    let ours = before + moved.said.cost;
    if said == ours {
        return Verdict::Kept;
    }
    let says = format!("{before} MP before and {} MP now", moved.said.cost);
    Verdict::Broken(Box::new(Breach::of(says).figures(format!("{said} MP in all"), format!("{ours} MP"))))
}
