//! What comes next by the rules alone: the roll that is owed and what follows from it, the next phase. Where a player has a
//! choice nothing is proposed.

use super::draft::Draft;
use super::short::next_roll;
use asl_core::duty::{Debt, Duty, Occasion};
use asl_core::event::{AttackId, FireMode, Marker, Name, UnitId, Use, What};
use asl_core::vocab::phase::Phase;

/// The phases of a Player Turn, in order.
pub(super) const PHASES: [Phase; 8] =
    [Phase::RPh, Phase::PFPh, Phase::MPh, Phase::DFPh, Phase::AFPh, Phase::RtPh, Phase::APh, Phase::CCPh];

/// So many lines may follow from one roll.
const MOST: usize = 24;

/// Takes the roll that is owed next, with these dice and DRM that the player claims, and what the rules make of it.
///
/// # Errors
/// When no roll is owed, or another player makes it.
pub(super) fn roll(draft: &mut Draft, dice: &[u8], drm: &str) -> Result<(), String> {
    let duty = owed_roll(draft)
        .ok_or("no roll is owed: say what it is for, such as `roll r5 DR 4,3 rally for g1`\n")?;
    let Occasion::Attack(attack, _) = duty.key.occasion.clone() else {
        return Err(format!("{duty}: write this roll out\n"));
    };
    let roller = roller(draft, &duty, attack);
    if let Some(other) = roller.filter(|name| name != draft.by()) {
        return Err(format!("{other} owes {duty}: `by {other}` records for him\n"));
    }
    let [colored, white] = dice else { return Err(format!("{duty} takes two dice\n")) };
    let (n, by) = (next_roll(draft), draft.by().clone());
    match (&duty.key.debt, &duty.key.unit) {
        (Debt::Roll, _) => {
            draft.take(&format!("roll r{n} DR {colored},{white} ift in {attack} by {by}"))?;
            draft.take(&format!("{attack} ift r{n}{drm}"))?;
            for line in counters(draft, attack) {
                draft.take(&line)?;
            }
        }
        (Debt::Check(_) | Debt::Collateral(_), Some(unit)) => {
            let check = duty.key.debt.to_string();
            let check = check.split(' ').next().unwrap_or_default();
            let purpose = if check.ends_with("TC") { "tc" } else { "mc" };
            draft
                .take(&format!("roll r{n} DR {colored},{white} {purpose} for {unit} in {attack} by {by}"))?;
            draft.take(&format!("{unit} checks {check} r{n}{drm} in {attack}"))?;
        }
        _ => return Err(format!("{duty}: write this roll out\n")),
    }
    follow(draft, attack)
}

/// The first roll that is owed, and that dice alone can pay.
pub(super) fn owed_roll(draft: &Draft) -> Option<Duty> {
    let is_roll = |duty: &Duty| matches!(duty.key.debt, Debt::Roll | Debt::Check(_) | Debt::Collateral(_));
    draft.live().owed().into_iter().find(is_roll)
}

/// Who makes a roll: the player of the firers, or of the unit that checks.
fn roller(draft: &Draft, duty: &Duty, attack: AttackId) -> Option<Name> {
    let state = draft.live().state();
    let firer = || Some(&state.attacks.get(&attack)?.declared.firers.first()?.unit);
    let unit: &UnitId = duty.key.unit.as_ref().or_else(firer)?;
    let side = state.units.get(unit)?.side.clone()?;
    player_of(draft, &side)
}

/// The one player of a side.
fn player_of(draft: &Draft, side: &Name) -> Option<Name> {
    let players = &draft.live().game().scenario.players;
    let mut of = players.iter().filter(|(_, player)| player.side.as_ref() == Some(side));
    let (name, _) = of.next()?;
    of.next().is_none().then(|| name.clone())
}

/// What becomes of units by the rules, without a choice and without dice.
fn follow(draft: &mut Draft, attack: AttackId) -> Result<(), String> {
    for _ in 0..MOST {
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "whatever else is owed leaves a choice, or needs dice"
        )]
        let line = draft.live().owed().into_iter().find_map(|duty| {
            let is_of_it = matches!(&duty.key.occasion, Occasion::Attack(id, _) if *id == attack);
            let unit = duty.key.unit.as_ref().filter(|_| is_of_it)?;
            match duty.key.debt {
                Debt::Breaks => Some(format!("{unit} is broken,dm in {attack}")),
                Debt::Pinned => Some(format!("{unit} is pinned in {attack}")),
                Debt::Eliminated => Some(format!("{unit} eliminated in {attack}")),
                Debt::LosesConcealment => Some(format!("{unit} is no-longer concealed in {attack}")),
                _ => None,
            }
        });
        let Some(line) = line else { return Ok(()) };
        draft.take(&line)?;
    }
    Ok(())
}

/// The counters that firers with inherent FP get by the mode of the attack (A7.2, A8.1); where ROF may be kept the player
/// says.
fn counters(draft: &Draft, attack: AttackId) -> Vec<String> {
    let state = draft.live().state();
    let Some(fired) = state.attacks.get(&attack) else { return Vec::new() };
    let word = match fired.declared.mode {
        FireMode::Prep => "prep-fire",
        FireMode::First => "first-fire",
        FireMode::Final => "final-fire",
        FireMode::Subsequent
        | FireMode::Fpf
        | FireMode::Advancing
        | FireMode::Opportunity
        | FireMode::Bounding => {
            return Vec::new();
        }
    };
    let is_inherent = fired.declared.firers.iter().filter(|firer| firer.weapon == Use::Inherent);
    let untold = is_inherent.filter_map(|firer| {
        let unit = state.units.get(&firer.unit)?;
        let has = unit
            .markers
            .iter()
            .any(|marker| matches!(marker, Marker::PrepFire | Marker::FirstFire | Marker::FinalFire));
        let at = draft.live().game().scenario.map.show_cell(unit.place.cell()?);
        (!has).then(|| format!("marker {word} on {} at {at}", firer.unit))
    });
    untold.collect()
}

/// The mode in which a unit fires in this phase, and whose move it answers, as the notation says it.
///
/// # Errors
/// When nobody fires in this phase.
pub(super) fn fire_mode(draft: &Draft, unit: &str) -> Result<(&'static str, String), String> {
    let state = draft.live().state();
    let side = state.units.iter().find(|(id, _)| id.as_str() == unit).and_then(|(_, unit)| unit.side.clone());
    let attacks = side.is_some() && side == state.side;
    let window = state.window.as_ref().filter(|window| !window.closed);
    let answers = window.map(|window| format!(" answers {}", window.mover)).unwrap_or_default();
    match (state.phase, attacks) {
        (Some(Phase::PFPh), true) => Ok(("prep", String::new())),
        (Some(Phase::MPh), false) => Ok(("first", answers)),
        (Some(Phase::DFPh), false) => Ok(("final", String::new())),
        (Some(Phase::AFPh), true) => Ok(("advancing", String::new())),
        _ => Err(format!("{unit} does not fire in this phase: write the attack out if it does\n")),
    }
}

/// The line that begins a phase of this Player Turn; a phase that has been begins it for the other side.
pub(super) fn phase_line(draft: &Draft, phase: Phase) -> Result<String, String> {
    let (state, scenario) = (draft.live().state(), &draft.live().game().scenario);
    let own = scenario.players.get(draft.by()).and_then(|player| player.side.clone());
    let now = state.side.clone().or(own).ok_or("say whose Player Turn it is: `turn 1 german RPh`\n")?;
    let is_over = state.last_phase.is_some_and(|last| at(last) >= at(phase));
    if !is_over {
        return Ok(format!("turn {} {now} {phase}", state.turn.max(1)));
    }
    let others: Vec<Name> = scenario.sides().into_iter().filter(|side| *side != now).collect();
    let [other] = others.as_slice() else {
        return Err("say whose Player Turn it is: `turn 2 german RPh`\n".into());
    };
    let turn = if state.sides_begun.contains(other) { state.turn + 1 } else { state.turn };
    Ok(format!("turn {turn} {other} {phase}"))
}

fn at(phase: Phase) -> usize {
    PHASES.iter().position(|other| *other == phase).unwrap_or(0)
}

/// The line that an empty one stands for: the next phase, when nothing is owed and nobody moves.
pub(super) fn proposal(draft: &Draft) -> Option<String> {
    let (live, state) = (draft.live(), draft.live().state());
    if !live.owed().is_empty() || state.over || state.side.is_none() {
        return None;
    }
    let last = live.game().events.last().map(|event| &event.what);
    let moves = state.mover.is_some() && !matches!(last, Some(What::UnitMoveEnded(_)));
    let next = state.last_phase.and_then(|last| PHASES.get(at(last) + 1)).copied();
    phase_line(draft, next.unwrap_or(Phase::RPh)).ok().filter(|_| !moves)
}
