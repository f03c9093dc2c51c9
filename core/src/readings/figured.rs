//! What an attack that files may show would come to by the rules: FP, column, DRM, Final DR, result; and the results that stay
//! possible where a DRM cannot be told. It works nothing out itself: every figure is asked of `figures`.

use super::evidence::may_see;
use crate::charts::ift::Column;
use crate::effects::Outcome as CheckOutcome;
use crate::event::{Checked, Event, FireAttack, IftResolved, What};
use crate::facts::{Ctx, Outcome, Underway};
use crate::figures::check::outcome::check_outcome;
use crate::figures::check::passed::check_due;
use crate::figures::fire::possible::{open_drm, results};
use crate::figures::fire::sheet::drm_name;
use crate::state::{State, apply};
use crate::vocab::hex::Cell;
use crate::vocab::num::{ColumnFp, Drm, Fp};
use crate::vocab::{AttackId, IftResult, Modifier, Word};
use alloc::collections::BTreeSet;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What an attack with its IFT DR would come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figured {
    /// FP of all firers, with the factors of each.
    pub fp: Fp,
    /// What makes each FP what it is: its reasons, in the order of the sum.
    pub factors: Vec<String>,
    /// The column used, after cowering; none for less than one FP column.
    pub column: Option<ColumnFp>,
    /// Each DRM with its value.
    pub drm: Vec<(String, Drm)>,
    /// The Final DR.
    pub total: i16,
    /// The result, if every DRM is known.
    pub result: IftResult,
    /// DRM that the files do not tell.
    pub open: Vec<Modifier>,
    /// The results that are possible whatever those are.
    pub results: Vec<IftResult>,
}

/// What a check would bring about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brought {
    /// Nothing.
    Nothing,
    /// A Pin.
    Pin,
    /// The unit breaks, is reduced or eliminated.
    Harm,
}

/// What an attack with a roll of these dice would come to from a position; `None` where its FP or its dice are not known, or
/// where only the level of a building tells whether it sees.
pub(super) fn figured(ctx: &Ctx<'_>, fire: &FireAttack, dice: &Event, ift: &IftResolved) -> Option<Figured> {
    let mut after = ctx.before.clone();
    let declared = Event { what: What::FireAttack(fire.clone()), ..dice.clone() };
    for event in [&declared, dice] {
        apply(&mut after, ctx.scenario, event);
    }
    let ctx = Ctx::of(ctx.scenario, &after, ctx.printing);
    let on = Underway::of(&ctx, after.attacks.get(&fire.attack)?);
    if hangs_on_level(&on) {
        return None;
    }
    let (fp, outcome) = (on.volley.sheet(0).total?, on.outcome(ift, 0)?);
    let open = if outcome.used.is_some() { open_drm(&on, ift) } else { Vec::new() };
    Some(Figured {
        fp,
        factors: factors(&on),
        column: outcome.used.map(Column::name),
        drm: drm(&outcome),
        total: outcome.total,
        result: outcome.result,
        results: results(&outcome, &open),
        open: open.into_iter().map(|(modifier, ..)| modifier).collect(),
    })
}

/// What a check of a roll of these dice brings about; `None` where the files do not tell.
pub(super) fn brought(ctx: &Ctx<'_>, dice: &Event, checked: &Checked) -> Option<Brought> {
    let after = rolled(ctx, dice);
    let ctx = Ctx::of(ctx.scenario, &after, ctx.printing);
    Some(match check_outcome(&ctx, checked)? {
        CheckOutcome::Passed => Brought::Nothing,
        CheckOutcome::Pinned => Brought::Pin,
        CheckOutcome::Broken
        | CheckOutcome::Reduced
        | CheckOutcome::Eliminated
        | CheckOutcome::ReducedAndBroken => Brought::Harm,
    })
}

/// Whether a check of a roll of these dice is passed, a rally among them.
pub(super) fn passes(ctx: &Ctx<'_>, dice: &Event, checked: &Checked) -> Option<bool> {
    let after = rolled(ctx, dice);
    check_due(&Ctx::of(ctx.scenario, &after, ctx.printing), checked).map(|(_, _, passed)| passed)
}

/// The position behind a roll.
fn rolled(ctx: &Ctx<'_>, dice: &Event) -> State {
    let mut after = ctx.before.clone();
    apply(&mut after, ctx.scenario, dice);
    after
}

/// The results that an attack that was rolled may have: the one that was told, else those that the rules leave.
pub(super) fn results_of(ctx: &Ctx<'_>, attack: AttackId) -> Vec<IftResult> {
    let Some(on) = ctx.before.attacks.get(&attack).map(|attack| Underway::of(ctx, attack)) else {
        return Vec::new();
    };
    let Some(said) = on.attack.rolls.first().map(|roll| &roll.said) else { return Vec::new() };
    if let Some(told) = said.result.as_ref().and_then(Word::means) {
        return alloc::vec![told];
    }
    let known = !hangs_on_level(&on) && on.volley.sheet(0).total.is_some();
    let Some(outcome) = on.outcome(said, 0).filter(|_| known) else { return Vec::new() };
    results(&outcome, &open_drm(&on, said))
}

/// A firer whose LOS the boards show as blocked on the ground may see from another level of a building.
fn hangs_on_level(on: &Underway<'_>) -> bool {
    let to = on.attack.at.first().map(|(cell, _)| *cell);
    let level = |from: Cell| to.is_some_and(|to| may_see(on.ctx.scenario, from, to));
    on.volley.shots().iter().any(|shot| shot.is_blocked() && shot.cell().is_some_and(level))
}

fn factors(on: &Underway<'_>) -> Vec<String> {
    let members = on.volley.members(0);
    let lines = members.iter().filter_map(|member| member.fp.as_ref()).flat_map(|fp| fp.lines.iter().skip(1));
    let names: BTreeSet<String> = lines.map(|line| line.label.to_string()).collect();
    names.into_iter().collect()
}

fn drm(outcome: &Outcome) -> Vec<(String, Drm)> {
    let value = |line: &crate::tally::Line<Drm>| {
        let crate::tally::Step::Plus(value) = line.step else { return None };
        Some((drm_name(&line.label).to_string(), value))
    };
    outcome.drm.lines.iter().filter_map(value).collect()
}
