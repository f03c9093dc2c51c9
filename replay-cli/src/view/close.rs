//! The figures of a Close Combat attack as players read them: FP of both, odds, DRM, Final DR, what it does. Judges nothing.

use super::fire::member_line;
use asl_core::charts::cct::{column, kill_number};
use asl_core::event::{CloseCombatFought, What};
use asl_core::facts::Ctx;
use asl_core::figures::close_combat::{does, final_dr, forces};
use asl_core::vocab::dice::Dice;

/// The lines of a Close Combat attack; none of any other event, nor where the FP are not known.
#[must_use]
pub fn lines(ctx: &Ctx<'_>, what: &What) -> Vec<String> {
    if let What::CcResolved(cc) = what {
        return of(ctx, &cc.fought);
    }
    if let What::CloseCombatFought(fought) = what { of(ctx, fought) } else { Vec::new() }
}

fn of(ctx: &Ctx<'_>, fought: &CloseCombatFought) -> Vec<String> {
    let Some(forces) = forces(ctx, fought) else { return Vec::new() };
    let odds = column(forces.attack.value(), forces.defense.value());
    let kill = kill_number(odds);
    let mut lines = vec![
        format!("attack: {}", member_line(&forces.attack)),
        format!("defense: {}", member_line(&forces.defense)),
        format!("odds {}, Kill Number {kill}", odds.word()),
    ];
    if let Some(Dice::Dr(dr)) = ctx.before.rolls.get(&fought.roll).map(|roll| roll.dice) {
        lines.push(format!("DR {} colored, {} white = {}", dr.colored, dr.white, dr.original()));
    }
    for line in &fought.drm {
        let value = line.value.map(|value| format!("{value} ")).unwrap_or_default();
        let only: Vec<&str> = line.only.iter().map(asl_core::event::UnitId::as_str).collect();
        let only =
            if only.is_empty() { String::new() } else { format!(" against {} alone", only.join(", ")) };
        lines.push(format!("{value}{}{only}", line.name));
    }
    for target in &fought.targets {
        let Some(total) = final_dr(ctx, fought, target) else { continue };
        lines.push(format!("Final DR {total} against {target}: {}", does(total, kill).word()));
    }
    lines
}
