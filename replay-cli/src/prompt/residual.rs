//! Residual FP on the prompt (A8.2): what an attack leaves, and the attack that is due on who spent MF where it lies.

use super::draft::Draft;
use super::fire;
use asl_core::event::{AttackId, Level, UnitId};
use asl_core::figures::fire::residual;
use asl_core::figures::fire::residual_due::{Met, met};
use asl_core::state::Attack;
use asl_core::vocab::hex::Cell;
use asl_core::vocab::num::Fp;

/// The lines of what an attack leaves in its Locations, where that is one figure and more than lies there. A weapon keeps the ROF that it
/// may give up for more. Where the player asks for it and the log leaves it open whether a weapon broke down, all count: nobody said that one did.
fn left(draft: &Draft, attack: AttackId, asked: bool) -> Vec<String> {
    let ctx = draft.live().ctx();
    let Some(made) = ctx.before.attacks.get(&attack).filter(|made| !made.is_residual()) else {
        return Vec::new();
    };
    let line = |n: usize| {
        let at = *made.at.get(n)?;
        let left = residual::left(&ctx, made, n)?;
        let sure = left.least == left.most || (left.keeps_rof && is_rest(made));
        let lies = ctx.before.residual.get(&at).map_or(Fp::whole(0), |lies| lies.fp);
        let fp = if sure || left.keeps_rof { left.least } else { left.most };
        let more = (sure || asked) && fp > lies;
        more.then(|| format!("residual {fp} FP at {} from {attack}", place(draft, at)))
    };
    (0..made.at.len()).filter_map(line).collect()
}

/// No Hindrance and no TEM leaves the figure open besides the ROF.
fn is_rest(made: &Attack) -> bool {
    let plain = |line: &asl_core::event::DrmLine| line.value.is_none_or(|value| value.0 <= 0);
    made.rolls.iter().all(|roll| roll.said.drm.iter().all(plain))
}

/// What comes next of Residual FP: its attack on who moved last, else what the fire at that unit leaves.
pub(super) fn next(draft: &Draft) -> Option<String> {
    owed(draft).or_else(|| unlaid(draft, false))
}

/// The same where the player asks for it in a word.
pub(super) fn asked(draft: &Draft) -> Option<String> {
    owed(draft).or_else(|| unlaid(draft, true))
}

/// The first counter of the attacks that answer the last expenditure.
fn unlaid(draft: &Draft, asked: bool) -> Option<String> {
    let state = draft.live().state();
    let window = state.window.as_ref()?;
    let answers = |made: &&Attack| made.seq > window.seq && made.is_first_fire() && !made.rolls.is_empty();
    let mut attacks: Vec<&Attack> = state.attacks.values().filter(answers).collect();
    attacks.sort_by_key(|made| made.seq);
    attacks.into_iter().find_map(|made| left(draft, made.declared.attack, asked).into_iter().next())
}

/// The line of the attack by Residual FP that the last unit that moved owes, with those of its stack.
fn owed(draft: &Draft) -> Option<String> {
    let (ctx, state) = (draft.live().ctx(), draft.live().state());
    let mover = &state.window.as_ref()?.mover;
    let here = met(&ctx, mover).filter(Met::is_owed)?;
    let with =
        |id: &&UnitId| *id == mover || met(&ctx, id).is_some_and(|met| met.at == here.at && met.is_owed());
    let mut units: Vec<&UnitId> = state.moving_stack(mover).into_iter().filter(with).collect();
    if units.is_empty() {
        units.push(mover);
    }
    let names: Vec<&str> = units.into_iter().map(UnitId::as_str).collect();
    let (id, at, fp) = (fire::next_attack(draft), place(draft, here.at), here.lies.fp);
    Some(format!(
        "a{id} residual at {at} units {} answers {mover} total {fp} FP column {fp}",
        names.join(",")
    ))
}

/// A Location as the notation has it.
fn place(draft: &Draft, (cell, level): (Cell, Level)) -> String {
    let hex = draft.live().game().scenario.map.show_cell(cell);
    if level == Level::At(0) { hex } else { format!("{hex}/{level}") }
}
