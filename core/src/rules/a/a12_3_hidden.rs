//! A12.3: hidden units.

use crate::event::{Advanced, Status, StatusChanged};
use crate::facts::{Told, Walk};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Unit;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A12.31-never-again",
        &[Matter::Record],
        "A unit that was hidden, and is no more, is not hidden again.",
        Check::Status(again),
    )
    .since(2),
    Clause::checks(
        "A12.32-hip-moves",
        &[Matter::MoveLeave],
        "A hidden unit is put on the map under a \"?\" before it moves or advances.",
        &[Check::Walk(moves), Check::Advanced(advances)],
    )
    .since(2),
];

fn again(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let asked = changed.add.contains(&Status::Hidden) && ctx.before.turn > 0 && ctx.tells_all();
    let Some(unit) = told.unit.filter(|unit| asked && !unit.status.has(Status::Hidden)) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(!unit.was_hidden, || {
        format!("{} was hidden before: it is not hidden again", changed.unit)
    })
}

fn moves(walk: &Walk<'_>) -> Verdict {
    hidden(&walk.said.unit, is_off_map(walk.unit))
}

fn advances(told: &Told<'_, Advanced>) -> Verdict {
    let on_foot = told.def.is_some_and(|def| def.infantry.is_some());
    told.unit.filter(|_| on_foot).map_or(Verdict::Silent, |unit| hidden(&told.said.unit, is_off_map(unit)))
}

/// Hidden, and under no "?": whoever is told to be concealed has gone under one.
fn is_off_map(unit: &Unit) -> bool {
    unit.status.has(Status::Hidden) && !unit.status.has(Status::Concealed)
}

fn hidden(id: &crate::event::UnitId, is_hidden: bool) -> Verdict {
    Verdict::kept_or(!is_hidden, || {
        format!("{id} is hidden: it goes under a \"?\" on the map before it moves")
    })
}
