//! Overruns, as far as D3 sets their fire apart (D7.1).

use crate::event::{FireAttack, FireMode};
use crate::rules::Ctx;
use crate::state::{Attack, Unit, locations_of, overrun_open};

/// Was it the attack of an Overrun?
pub(super) fn is_overrun(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let shots = attack.declared.firers.iter().filter_map(|firer| {
        let unit = ctx.before.units.get(&firer.unit)?;
        let (_, shot) = unit.weapon_shots().find(|(_, shot)| shot.attack == attack.declared.attack)?;
        Some(shot.overrun)
    });
    let mut shots = shots.peekable();
    shots.peek().is_some() && shots.all(|overrun| overrun)
}

/// Is the attack that is declared now the one of the Overrun that this vehicle just paid for?
pub(in crate::rules) fn overruns_now(ctx: &Ctx<'_>, attack: &FireAttack, unit: &Unit) -> bool {
    let at = locations_of(ctx.before, ctx.scenario, attack);
    attack.mode == FireMode::Bounding
        && overrun_open(ctx.before, unit, attack.attack)
            .is_some_and(|cell| at.iter().all(|(c, _)| *c == cell))
}
