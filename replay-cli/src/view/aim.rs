//! What a To Hit roll says beside its sum: how Case C4 arises, hull or turret, the Target Facing, whether ROF is kept, what
//! becomes of the weapon. Lines of text made from what the rules derive; judges nothing.

use asl_core::effects::keeps_rof;
use asl_core::event::{ToHitAttempt, UnitId, Wear};
use asl_core::facts::{CaseLine, Ctx, ToHitSheet};
use asl_core::figures::to_hit::number::to_hit_numbers;
use asl_core::figures::vehicle::breakdown::breakdown;
use asl_core::figures::vehicle::facing::facing_struck;
use asl_core::tally::{Line, Tally};
use asl_core::vocab::Modifier;
use asl_core::vocab::dice::Dr;
use asl_core::vocab::num::{Drm, ToHit};

/// The lines of a To Hit roll whose sheet is known.
pub(super) fn lines(ctx: &Ctx<'_>, attempt: &ToHitAttempt, sheet: &ToHitSheet) -> Vec<String> {
    let Some(dr) = sheet.dr else { return Vec::new() };
    let hit =
        if sheet.hit == Some(false) || attempt.hit == Some(false) { None } else { struck(ctx, attempt, dr) };
    [motion(ctx, attempt, sheet, dr), hit, rof(ctx, attempt, dr), wear(ctx, attempt, dr)]
        .into_iter()
        .flatten()
        .collect()
}

/// The To Hit Number as a sum; where the log leaves it open, each that it may be, and what would tell which.
pub(super) fn number(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Vec<String> {
    let Some(due) = to_hit_numbers(ctx, attempt) else { return Vec::new() };
    let told = attempt.number.and_then(|number| due.sums.iter().find(|sum| sum.value().0 == number));
    if let Some(sum) = told.or(due.usual()) {
        return vec![cited(sum)];
    }
    let open = if due.open.is_empty() { Vec::new() } else { vec![format!("open: {}", due.open.join(", "))] };
    due.sums.iter().map(cited).chain(open).collect()
}

/// `number 9 = 8 Vehicle type, 13 hexes, black (C3.3) +1 L barrel (C4.12)`.
fn cited(sum: &Tally<ToHit>) -> String {
    let line =
        |(n, line): (usize, &Line<ToHit>)| format!("{} {} ({})", line.figure(n == 0), line.label, line.rule);
    let lines: Vec<String> = sum.lines.iter().enumerate().map(line).collect();
    format!("number {} = {}", sum.value(), lines.join(" "))
}

/// Case C4 is the figure of the Case C that stands for the MP in LOS, and the lower die; of a gyrostabilized gun 1 in its
/// place (C5.35, D11.1).
fn motion(ctx: &Ctx<'_>, attempt: &ToHitAttempt, sheet: &ToHitSheet, dr: Dr) -> Option<String> {
    let is_c4 = |case: &&CaseLine| case.case == Some(Modifier::C4) && case.due.is_some();
    let case = sheet.cases.iter().find(is_c4)?;
    let (_, vehicle) = ctx.vehicle(&attempt.unit)?;
    let (die, words) = match vehicle.gyro {
        true => (1, "a gyrostabilizer"),
        false => (i16::from(dr.colored.pips().min(dr.white.pips())), "the lower die"),
    };
    let base = Drm(case.due?.0 - die);
    Some(format!("Case C4 is {base} by the MP in the target's LOS and {} for {words} (C5.35)", Drm(die)))
}

/// The target: a vehicle named, or the only one that the attack is aimed at.
fn target<'a>(ctx: &Ctx<'a>, attempt: &'a ToHitAttempt) -> Option<&'a UnitId> {
    let attack = ctx.before.attacks.get(&attempt.attack)?;
    attempt.target.as_ref().or_else(|| attack.targets.first().filter(|_| attack.targets.len() == 1))
}

/// What a hit strikes (C3.9), and the Target Facing of it (D3.2).
fn struck(ctx: &Ctx<'_>, attempt: &ToHitAttempt, dr: Dr) -> Option<String> {
    let id = target(ctx, attempt)?;
    let (unit, _) = ctx.vehicle(id)?;
    let attack = ctx.before.attacks.get(&attempt.attack)?;
    let from = attack.from.iter().flatten().next().map(|(cell, _)| *cell);
    let turret = dr.colored < dr.white;
    let part = if turret { "turret" } else { "hull" };
    let facing = from.and_then(|from| facing_struck(unit, from, turret, Some(dr)));
    let word = facing.map_or("its facing is not known".to_owned(), |facing| facing.to_string());
    Some(format!("a hit strikes the {part} of {id}: {word} (C3.9, D3.2)"))
}

/// Whether the weapon keeps its ROF (C2.24).
fn rof(ctx: &Ctx<'_>, attempt: &ToHitAttempt, dr: Dr) -> Option<String> {
    let (_, def) = ctx.unit(&attempt.unit)?;
    let rof = ctx.scenario.weapon(def, &attempt.weapon)?.rof?;
    let kept = if keeps_rof(dr.colored, rof) { "kept" } else { "lost" };
    Some(format!("colored die {} against a ROF of {rof}: {kept} (C2.24)", dr.colored))
}

/// What the Original DR does to a vehicle's weapon (D3.7, D3.71).
fn wear(ctx: &Ctx<'_>, attempt: &ToHitAttempt, dr: Dr) -> Option<String> {
    let (unit, def) = ctx.unit(&attempt.unit).filter(|(_, def)| def.vehicle.is_some())?;
    let state = unit.weapon(&attempt.weapon).cloned().unwrap_or_default();
    let lowered = 2 * u8::from(attempt.is_intensive());
    let wear = breakdown(ctx.scenario, def, &attempt.weapon, &state, (dr.original(), lowered)).wear?;
    let what = match wear {
        Wear::Malfunctioned => "malfunctions (D3.7)",
        Wear::LowAmmo => "is low on ammunition (D3.71)",
        Wear::Disabled => "is disabled (D3.7)",
    };
    Some(format!("by an Original {} the weapon {what}", dr.original()))
}
