//! What comes next by the rules alone: what becomes of units, the next phase. Where a player has a choice nothing is proposed.

use super::dice;
use super::draft::Draft;
use super::heat;
use super::residual;
use super::untold::untold;
use asl_core::event::{Marker, Name, What};
use asl_core::figures::yet_to_act::{left_in, phase_is_of, phases_closed};
use asl_core::notation::parse_event;
use asl_core::vocab::phase::Phase;

/// The phases of a Player Turn, in order.
pub(super) const PHASES: [Phase; 8] =
    [Phase::RPh, Phase::PFPh, Phase::MPh, Phase::DFPh, Phase::AFPh, Phase::RtPh, Phase::APh, Phase::CCPh];

/// The mode in which a unit fires in this phase, as the notation says it.
///
/// # Errors
/// When nobody fires in this phase.
pub(super) fn fire_mode(draft: &Draft, unit: &str) -> Result<&'static str, String> {
    let state = draft.live().state();
    let here = state.units.iter().find(|(id, _)| id.as_str() == unit).map(|(_, unit)| unit);
    let side = here.and_then(|unit| unit.side.clone());
    let is_marked = |marker| here.is_some_and(|unit| unit.markers.contains(&marker));
    let attacks = side.is_some() && side == state.side;
    match (state.phase, attacks) {
        (Some(Phase::PFPh), true) => Ok("prep"),
        // A unit under First Fire has Subsequent First Fire left, one under Final Fire FPF alone (A8.3, A8.31).
        (Some(Phase::MPh), false) if is_marked(Marker::FinalFire) => Ok("fpf"),
        (Some(Phase::MPh), false) if is_marked(Marker::FirstFire) => Ok("subsequent"),
        (Some(Phase::MPh), false) => Ok("first"),
        // Infantry does not fire in its own MPh; a vehicle does, by Bounding Fire (D3.3).
        (Some(Phase::MPh), true) => Ok("bounding"),
        (Some(Phase::DFPh), false) => Ok("final"),
        (Some(Phase::AFPh), true) => Ok("advancing"),
        _ => Err(format!("{unit} does not fire in this phase; if it does, say the mode")),
    }
}

/// The line that begins a phase of this Player Turn, or the first of the other side's.
///
/// # Errors
/// When the phase has been in this Player Turn, or it is not told whose comes next.
pub(super) fn phase_line(draft: &Draft, phase: Phase) -> Result<String, String> {
    let (state, scenario) = (draft.live().state(), &draft.live().game().scenario);
    let own = scenario.players.get(draft.by()).and_then(|player| player.side.clone());
    let whose = |turn: u16| {
        let side =
            scenario.sides().into_iter().next().map_or_else(|| "german".into(), |side| side.to_string());
        format!("say whose Player Turn it is: `turn {turn} {side} RPh`\n")
    };
    let now = state.side.clone().or(own).ok_or_else(|| whose(1))?;
    let is_over = state.turn_over || state.last_phase.is_some_and(|last| at(last) >= at(phase));
    if !is_over {
        return Ok(format!("turn {} {now} {phase}", state.turn.max(1)));
    }
    let others: Vec<Name> = scenario.sides().into_iter().filter(|side| *side != now).collect();
    let [other] = others.as_slice() else {
        return Err(whose(state.turn + 1));
    };
    if phase != Phase::RPh {
        return Err(format!("{phase} of {now} has been: `rph` begins the Player Turn of {other}\n"));
    }
    let turn = if state.sides_begun.contains(other) { state.turn + 1 } else { state.turn };
    Ok(format!("turn {turn} {other} {phase}"))
}

fn at(phase: Phase) -> usize {
    PHASES.iter().position(|other| *other == phase).unwrap_or(0)
}

/// What comes of what was recorded, without a choice: what becomes of a unit, the line that tells a roll.
pub(super) fn due(draft: &Draft) -> Option<String> {
    dice::outcome(draft, None).or_else(|| untold(draft)?.whole())
}

/// The line that an empty one stands for where nothing is due: the next phase when nothing is owed and nobody moves.
pub(super) fn proposal(draft: &Draft) -> Option<String> {
    let (live, state) = (draft.live(), draft.live().state());
    if untold(draft).is_some() {
        return None;
    }
    if !live.owed().is_empty() || state.over || state.side.is_none() || heat::wanted(draft).is_some() {
        return None;
    }
    if let Some(line) = residual::next(draft) {
        return Some(line);
    }
    let last = live.game().events.last().map(|event| &event.what);
    let moves = state.mover.is_some() && !matches!(last, Some(What::UnitMoveEnded(_)));
    let next =
        state.last_phase.filter(|_| !state.turn_over).and_then(|last| PHASES.get(at(last) + 1)).copied();
    let line = phase_line(draft, next.unwrap_or(Phase::RPh)).ok().filter(|_| !moves)?;
    takes_nothing(draft, &line).then_some(line)
}

/// The line begins and ends no phase of the other side, and closes none in which anybody may act still.
fn takes_nothing(draft: &Draft, line: &str) -> bool {
    let (live, scenario) = (draft.live(), &draft.live().game().scenario);
    let Ok(parsed) = parse_event(scenario, line) else { return false };
    let What::PhaseBegan(began) = &parsed.event.what else { return false };
    let own = scenario.players.get(draft.by()).and_then(|player| player.side.as_ref());
    let state = live.state();
    let of_others =
        |turn_of: &Name, phase| own.is_some_and(|own| phase_is_of(turn_of, own, phase) == Some(false));
    let ends_others =
        state.side.as_ref().zip(state.phase).is_some_and(|(side, phase)| of_others(side, phase));
    let is_others = ends_others || of_others(&began.side, began.phase);
    // The first phase of a Player Turn, in which both act, is for the side whose turn it is to begin.
    let is_others = is_others || (began.phase == Phase::RPh && own.is_some_and(|own| began.side != *own));
    let ctx = live.ctx();
    let closed = phases_closed(state, &parsed.event.what);
    let sides = scenario.sides();
    let open = |(turn_of, phase): &(Name, Phase)| {
        sides.iter().any(|side| left_in(&ctx, side, (turn_of, *phase)).is_some())
    };
    !is_others && !closed.iter().any(open)
}

/// Lines that may come next, the likeliest first: what becomes of a unit; the dice that are owed; the HS that a squad may
/// become; the phases that are left of
/// this Player Turn, and the first of the other side's.
pub(super) fn proposals(draft: &Draft) -> Vec<String> {
    let (live, state) = (draft.live(), draft.live().state());
    if let Some(line) = dice::outcome(draft, None) {
        return vec![line];
    }
    if let Some(untold) = untold(draft) {
        return untold.whole().into_iter().collect();
    }
    if dice::owed_roll(draft).is_some() {
        return vec!["roll".into()];
    }
    let choices = dice::choices(draft);
    if !choices.is_empty() {
        return choices;
    }
    if !live.owed().is_empty() || state.over || state.side.is_none() {
        return Vec::new();
    }
    if let Some(line) = residual::next(draft) {
        return vec![line];
    }
    let left = if state.turn_over { PHASES.len() } else { state.last_phase.map_or(0, |last| at(last) + 1) };
    let coming = PHASES.iter().skip(left).chain([&Phase::RPh]);
    coming.filter_map(|phase| phase_line(draft, *phase).ok()).collect()
}
