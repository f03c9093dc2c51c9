//! Whether a check is owed at all: what A7.303, A7.308 and A7.8 say of it together.

use crate::event::Checked;
use crate::facts::{Ctx, Told};
use crate::finding::Verdict;
use crate::rules::a::a7_8_pin::no_check;
use crate::rules::a::a7_303_checks::broken_exempt;
use crate::rules::a::a7_307_prc::survivors_exempt;

/// Does this unit owe this check: no Pin TC of the broken or pinned (A7.305, A7.8), no check of PRC that
/// survived their vehicle (A7.308)?
#[must_use]
pub fn owes_check(ctx: &Ctx<'_>, checked: &Checked) -> Option<bool> {
    let _in_play = ctx.before.units.get(&checked.unit)?;
    let told = Told::of(ctx, checked);
    let barred = [broken_exempt, no_check, survivors_exempt].into_iter().map(|clause| clause(&told));
    Some(!barred.into_iter().any(|verdict| matches!(verdict, Verdict::Broken(_))))
}
