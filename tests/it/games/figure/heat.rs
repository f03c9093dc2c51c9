//! Figures of Heat of Battle (A15.1), of Sniper Checks (A14.4) and of the dr for a "?" (A12.122): the Final DR that is due, what it brings
//! about, the SAN that is left.

use super::{Figures, Moment};
use asl_core::effects::sniper_check;
use asl_core::event::{ConcealmentRolled, Heat, HeatRolled, SniperChecked, What};
use asl_core::figures::check::heat::{heat_dr, heat_drm, heat_of};
use asl_core::figures::sniper::sniper_check_drm;

#[expect(clippy::wildcard_enum_match_arm, reason = "no other event has such figures")]
pub(super) fn figures(moment: &Moment<'_>, all: &mut Figures) {
    match moment.what {
        What::HeatRolled(rolled) => of_heat(moment, rolled, all),
        What::SniperChecked(checked) => of_check(moment, checked, all),
        What::ConcealmentRolled(rolled) => of_concealment(moment, rolled, all),
        _ => {}
    }
}

fn of_heat(moment: &Moment<'_>, rolled: &HeatRolled, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    let (Some(dr), Some(drm)) = (heat_dr(&ctx, rolled), heat_drm(&ctx, &rolled.unit)) else { return };
    let total = dr + drm.value().0;
    all.insert(format!("final {total}"));
    all.extend(heat_of(&ctx, &rolled.unit, total).map(|heat| word(heat).to_owned()));
}

/// The Final dr by the DRM that is told (A12.122).
fn of_concealment(moment: &Moment<'_>, rolled: &ConcealmentRolled, all: &mut Figures) {
    let die = moment.before.rolls.get(&rolled.roll).map(|roll| roll.dice.total());
    all.extend(die.zip(rolled.drm).map(|(die, drm)| format!("final {}", die + drm.0)));
}

const fn word(heat: Heat) -> &'static str {
    match heat {
        Heat::Hero => "hero",
        Heat::Hardening => "hardening",
        Heat::Both => "hero+hardening",
        Heat::Berserk => "berserk",
        Heat::Surrender => "surrender",
    }
}

fn of_check(moment: &Moment<'_>, checked: &SniperChecked, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    let dr = ctx.before.rolls.get(&checked.roll).map(|roll| roll.dice.total());
    if let Some((dr, drm)) = dr.zip(sniper_check_drm(&ctx, checked)) {
        let total = dr + drm.value().0;
        all.insert(format!("final {total}"));
        all.insert(sniper_check(total).word().to_owned());
    }
    if let Some(san) = ctx.scenario.san.get(&checked.side) {
        all.insert(format!("san {}", san.saturating_sub(moment.after.snipers.lost_by(&checked.side))));
    }
}
