//! A possible Shock (C7.41): one above the Final number, by what is neither HE nor a MG, the crew of an AFV makes a NTC.

use super::due::{Fit, fit};
use super::shell::{dice, read_by, shell};
use crate::event::{ToKillAttempt, UnitId};
use crate::facts::Underway;

/// The AFV whose crew a To Kill roll of the attack may shock, by a number that was told and that the tables bear out: of another nobody
/// knows whether it is the Final one.
#[must_use]
pub fn possible_shock<'c>(on: &Underway<'c>) -> Option<&'c UnitId> {
    let is = |id: &&UnitId| on.ctx.vehicle(id).is_some_and(|(_, vehicle)| vehicle.afv);
    let mut afvs = on.attack.targets.iter().filter(is);
    let afv = afvs.next().filter(|_| afvs.next().is_none())?;
    on.attack.kill_rolls.iter().any(|roll| is_one_above(on, roll)).then_some(afv)
}

fn is_one_above(on: &Underway<'_>, roll: &ToKillAttempt) -> bool {
    let borne_out = |number| matches!(fit(on, roll, number), Some(Fit::Final | Fit::BeforeArmor(_)));
    let told = roll.number.filter(|number| borne_out(*number)).and_then(|_| read_by(on, roll));
    let by_shell = shell(on);
    let above = dice(&on.ctx, roll)
        .zip(told)
        .is_some_and(|(dr, number)| dr.original() != 12 && dr.original() == number.saturating_add(1));
    above && !by_shell.mg && !by_shell.he && !by_shell.unarmored
}
