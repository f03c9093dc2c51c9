//! The sheet of an attack as players write it: FP of each firer, the sum, the column, DRM, Final DR, result.
//! What is then due, and which of it the log has. Lines of text made from what the rules derive; judges nothing.

use asl_core::effects::Outcome as CheckOutcome;
use asl_core::event::{
    Check, Checked, FireAttack, IftResolved, ResidualLaid, ToHitAttempt, UnitId, Use, What,
};
use asl_core::facts::{Ctx, MemberFp, Outcome, Volley};
use asl_core::figures::check::outcome::check_outcome;
use asl_core::figures::check::passed::check_due;
use asl_core::figures::encirclement::by_fire::{self, encircling_pattern};
use asl_core::figures::encirclement::pattern::Pattern;
use asl_core::figures::fire::outcome::{outcome, outcome_for};
use asl_core::figures::fire::residual::left;
use asl_core::figures::fire::residual_due::left_by;
use asl_core::figures::fire::shot::shots;
use asl_core::figures::to_hit::sheet::to_hit_sheet;
use asl_core::figures::vehicle::overrun_fp::overrun_fp;
use asl_core::state::Attack;
use asl_core::tally::Tally;
use asl_core::vocab::WeaponKind;
use asl_core::vocab::dice::Dice;
use asl_core::vocab::hex::{Cell, Entry};
use asl_core::vocab::num::Fp;
use asl_core::vocab::phase::Phase;
use std::collections::BTreeSet;

/// The lines for an event of fire; none for any other, nor for figures that were read from a file which does not tell them.
#[must_use]
pub(crate) fn sheet(ctx: &Ctx<'_>, what: &What) -> Vec<String> {
    let untold = matches!(what, What::Inferred(deed) if !is_told(ctx, deed.done.what()));
    let what = what.done();
    if untold {
        return Vec::new();
    }
    if let What::FireAttack(attack) = what {
        return (0..attack.target.locations.len().max(1)).flat_map(|n| declared(ctx, attack, n)).collect();
    }
    if let What::IftResolved(ift) = what {
        return rolled(ctx, ift);
    }
    if let What::ToHitAttempt(attempt) = what {
        return to_hit(ctx, attempt);
    }
    if let What::ToKillAttempt(attempt) = what {
        return super::kill::lines(ctx, attempt);
    }
    if let What::Checked(checked) = what {
        return check(ctx, checked);
    }
    if let What::ResidualLaid(laid) = what {
        return residual(ctx, laid).into_iter().collect();
    }
    Vec::new()
}

/// `due 2 FP: half of column 8, 1 left for Hindrance`.
fn residual(ctx: &Ctx<'_>, laid: &ResidualLaid) -> Option<String> {
    let attack = left_by(ctx, laid).filter(|_| !laid.removed)?;
    let at = (ctx.cell(laid.at.hex), laid.at.level);
    let due = left(ctx, attack, attack.at.iter().position(|place| *place == at)?)?;
    let most = if due.least == due.most { String::new() } else { format!(" to {}", due.most) };
    Some(format!("due {}{most} FP: {}", due.least, due.says))
}

/// Whether a file tells the figures of what was read from it: FP or column of fire, the DR needed of a shot. A check has no
/// other figures than its dice.
fn is_told(ctx: &Ctx<'_>, what: &What) -> bool {
    let fp = |fire: &FireAttack| fire.fp.is_some() || fire.column.is_some();
    if let What::FireAttack(fire) = what {
        return fp(fire);
    }
    if let What::IftResolved(ift) = what {
        return ift.column.is_some()
            || ctx.before.attacks.get(&ift.attack).is_some_and(|at| fp(&at.declared));
    }
    if let What::ToHitAttempt(attempt) = what { attempt.total.is_some() } else { true }
}

/// `s1, range 7: 4-6-7 4 FP ×½ long range = 2`, a line for each firer, then the sum and its column.
fn declared(ctx: &Ctx<'_>, attack: &FireAttack, n: usize) -> Vec<String> {
    let volley = Volley::of(ctx, attack);
    let sheet = volley.sheet(n);
    let mut lines: Vec<String> = volley
        .members(n)
        .iter()
        .map(|member| match &member.fp {
            Some(fp) => format!("{}: {}", ranged(member), member_line(fp)),
            None if rolls_to_hit(ctx, attack, &member.weapon) => {
                format!("{}: {} rolls To Hit first", ranged(member), member.weapon)
            }
            None => format!("{}: {}", ranged(member), unknown(&member.weapon)),
        })
        .collect();
    lines.extend(overrun_fp(&volley).map(|fp| format!("Overrun: {}", member_line(&fp.sum))));
    if let Some(total) = sheet.total {
        let column = sheet.column.map_or("no column".into(), |column| format!("column {}", column.fp()));
        lines.push(format!("{total} FP, {column}"));
    }
    lines
}

/// The firer, and how far it fires.
fn ranged(member: &MemberFp) -> String {
    match member.range {
        Some(range) => format!("{}, range {range}", member.unit),
        None => member.unit.to_string(),
    }
}

/// FP that neither a line nor the head tells.
fn unknown(weapon: &Use) -> String {
    match weapon {
        Use::Sw(name) => format!("FP unknown: the head has no figures of the {name}"),
        Use::Inherent | Use::Weapon(_) | Use::Gun | Use::Ordnance => "FP unknown".into(),
    }
}

/// Ordnance has FP on the IFT only once it has hit.
fn rolls_to_hit(ctx: &Ctx<'_>, attack: &FireAttack, weapon: &Use) -> bool {
    let mut same = shots(ctx, attack).into_iter().filter(|shot| shot.firer.weapon == *weapon);
    same.any(|shot| shot.kind().is_some_and(WeaponKind::is_ordnance))
}

fn member_line(fp: &Tally<Fp>) -> String {
    let steps: Vec<String> = fp
        .lines
        .iter()
        .enumerate()
        .map(|(n, line)| match n {
            0 => format!("{} {} FP", line.label, line.figure(true)),
            _ => format!("{} {}", line.figure(false), line.label),
        })
        .collect();
    format!("{} = {}", steps.join(" "), fp.value())
}

/// The column used, the dice, each DRM, the Final DR and the result.
fn rolled(ctx: &Ctx<'_>, ift: &IftResolved) -> Vec<String> {
    let Some(attack) = ctx.before.attacks.get(&ift.attack) else { return Vec::new() };
    let Some(due) = outcome(ctx, attack, ift, 0) else { return Vec::new() };
    let mut lines = declared(ctx, &attack.declared, 0);
    if due.cowered > 0 {
        lines.push(format!("cowers by {}: {}", due.cowered, used(&due)));
    }
    lines.push(format!("DR {} colored, {} white = {}", due.dr.colored, due.dr.white, due.dr.original()));
    lines.extend(
        due.drm.lines.iter().map(|line| format!("{} {} ({})", line.figure(false), line.label, line.rule)),
    );
    lines.push(format!("Final DR {} on {}: {}", due.total, used(&due), due.result));
    lines.extend(elsewhere(ctx, attack, ift));
    lines.extend(apart(ctx, attack, ift));
    lines.extend(attack.at.iter().flat_map(|(cell, _)| encirclement(ctx, *cell)));
    lines
}

/// By which hexsides and hexspines the fire of this phase enters a hex, once there are several, and whether that
/// encircles (A7.7); in the MPh nobody is encircled.
fn encirclement(ctx: &Ctx<'_>, cell: Cell) -> Vec<String> {
    let fits = matches!(ctx.before.phase, Some(Phase::PFPh | Phase::DFPh | Phase::AFPh));
    let mut entries: Vec<String> = Vec::new();
    for entry in by_fire::entries(ctx, cell).into_iter().filter(|_| fits) {
        let words = crossing(ctx, cell, entry);
        if !entries.contains(&words) {
            entries.push(words);
        }
    }
    let pattern = encircling_pattern(ctx, cell).filter(|_| fits);
    if entries.len() < 2 && pattern.is_none() {
        return Vec::new();
    }
    let by = pattern.map_or("no Encirclement", |pattern| match pattern {
        Pattern::AboveAndBelow => "Encirclement from above and below, if the fire is valid",
        Pattern::Hexspines => "Encirclement by opposite hexspines, if the fire is valid",
        Pattern::Hexsides => "Encirclement by opposite hexsides, if the fire is valid",
        Pattern::ThreeSides => "Encirclement by three hexsides, if the fire is valid",
    });
    vec![format!("lines of fire into {}: {}; {by} (A7.7)", ctx.show(cell), entries.join(", "))]
}

/// `hexside K8-K7`, `hexspine K7-L7`.
fn crossing(ctx: &Ctx<'_>, cell: Cell, entry: Entry) -> String {
    match entry {
        Entry::Side(dir) => format!("hexside {}-{}", ctx.show(cell), ctx.show(cell.to(dir))),
        Entry::Spine(spine) => {
            let (a, b) = cell.spine_hexes(spine);
            format!("hexspine {}-{}", ctx.show(a), ctx.show(b))
        }
    }
}

/// The other Locations of Spraying Fire: their FP, their column, the same roll.
fn elsewhere(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved) -> Vec<String> {
    let each = (1..attack.at.len()).flat_map(|n| {
        let mut lines = declared(ctx, &attack.declared, n);
        let due = outcome(ctx, attack, ift, n);
        lines.extend(due.map(|due| format!("Final DR {} on {}: {}", due.total, used(&due), due.result)));
        lines
    });
    each.collect()
}

/// The result against units that have DRM of their own, and against the concealed among others (A7.23).
fn apart(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved) -> Vec<String> {
    let both = attack.targets.iter().any(|id| !attack.concealed_before.contains(id));
    let concealed = attack.concealed_before.iter().filter(|_| both);
    let own = ift.drm.iter().flat_map(|line| &line.only);
    let units: BTreeSet<&UnitId> = own.chain(concealed).collect();
    let each = units.into_iter().filter_map(|unit| {
        let (total, result) = outcome_for(ctx, attack, ift, unit)?;
        Some(format!("{unit}: Final DR {total}: {result}"))
    });
    each.collect()
}

/// The dice, each Case with its rule, the Final DR against the number declared.
fn to_hit(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Vec<String> {
    let sheet = to_hit_sheet(ctx, attempt);
    let Some((dr, total)) = sheet.dr.zip(sheet.total) else { return Vec::new() };
    let mut lines = vec![format!("DR {} colored, {} white = {}", dr.colored, dr.white, dr.original())];
    lines.extend(sheet.cases.iter().map(|case| {
        let by = if case.due.is_some() { case.rule.to_owned() } else { "declared".to_owned() };
        format!("{} Case {} ({by})", case.value(), case.name)
    }));
    lines.extend(super::aim::number(ctx, attempt));
    let number = attempt.number.map_or(String::new(), |number| format!(" against {number}"));
    let hit = sheet.hit.map_or("", |hit| if hit { ": hit" } else { ": miss" });
    lines.push(format!("Final DR {total}{number}{hit}"));
    lines.extend(super::aim::lines(ctx, attempt, &sheet));
    lines
}

/// The dice, the number of a MC, each DRM, the Final DR against the Morale Level.
fn check(ctx: &Ctx<'_>, checked: &Checked) -> Vec<String> {
    let Some(Dice::Dr(dr)) = ctx.before.rolls.get(&checked.roll).map(|roll| roll.dice) else {
        return Vec::new();
    };
    let Some((morale, total, passed)) = check_due(ctx, checked) else { return Vec::new() };
    let mut lines = vec![format!("DR {} colored, {} white = {}", dr.colored, dr.white, dr.original())];
    if let Check::Mc(n @ 1..) = checked.check {
        lines.push(format!("+{n} {n}MC (A7.304)"));
    }
    let drm = checked.drm.iter().filter_map(|line| Some((line.name.as_str(), line.value?)));
    lines.extend(drm.map(|(name, value)| format!("{value} {name} (declared)")));
    let word = if passed { "passed" } else { "failed" };
    lines.push(format!("Final DR {total} against a Morale Level of {morale}: {word}"));
    lines.extend(check_outcome(ctx, checked).and_then(brings).map(Into::into));
    lines
}

/// What a check brings about, where it is more than to pass.
const fn brings(outcome: CheckOutcome) -> Option<&'static str> {
    match outcome {
        CheckOutcome::Passed => None,
        CheckOutcome::Pinned => Some("it is pinned (A7.305, A7.8)"),
        CheckOutcome::Broken => Some("it breaks (A7.303)"),
        CheckOutcome::Reduced => Some("broken before, it suffers Casualty Reduction (A10.31)"),
        CheckOutcome::Eliminated => Some("broken before, it is eliminated by the Original 12 (A10.31)"),
        CheckOutcome::ReducedAndBroken => {
            Some("an Original 12: Casualty Reduction, and what is left breaks (A10.31)")
        }
    }
}

fn used(due: &Outcome) -> String {
    due.used.map_or("no column".into(), |column| format!("column {}", column.fp()))
}
