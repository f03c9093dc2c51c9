//! What an attack leaves unsettled before the next one (A7.31).

use crate::duty::{Debt, Key, Occasion, check_of, checking};
use crate::event::UnitId;
use crate::facts::Ctx;
use crate::figures::check::owed::{names, unchecked};
use crate::figures::fire::result::result_of;
use crate::finding::{Breach, Verdict};
use crate::state::Attack;
use crate::vocab::IftResult;
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// What an attack leaves unsettled, as a breach by the unit that has to settle it; else the attack is settled, and the
/// clauses on its result judge it.
pub(in crate::rules) fn unsettled(ctx: &Ctx<'_>, attack: &Attack) -> Option<Verdict> {
    let id = attack.declared.attack;
    let lacking: Vec<(UnitId, IftResult)> = unchecked(ctx, attack);
    if let Some((first, _)) = lacking.first() {
        let each: Vec<UnitId> = lacking.iter().map(|(id, _)| id.clone()).collect();
        let says = format!("{id} is not worked off: checks of {} are open", names(&each));
        let key = |(unit, result): &(UnitId, IftResult)| {
            let (occasion, unit) = (Occasion::Attack(id, attack.seq), Some(unit.clone()));
            Some(Key { occasion, unit, debt: Debt::Check(check_of(checking(*result))?) })
        };
        let owed = lacking.iter().filter_map(key).collect();
        return Some(Verdict::Broken(Box::new(Breach { owed, ..Breach::of(says) })).about(first));
    }
    let kills = matches!(result_of(ctx, attack), Some(IftResult::Kia(_) | IftResult::K(_)));
    let none = attack.eliminated.is_empty() && attack.reduced.is_empty() && attack.hits.is_empty();
    let personnel = |id: &&UnitId| ctx.unit(id).is_some_and(|(_, def)| def.infantry.is_some());
    let target = attack.targets.iter().find(personnel).filter(|_| kills && none)?;
    Some(Verdict::broken(format!("{id} is not worked off: nobody has suffered its result")).about(target))
}
