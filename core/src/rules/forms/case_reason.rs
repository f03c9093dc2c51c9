//! Why a Case of a To Hit roll is due, in the words that a finding needs so that others can rule on it.

use crate::event::{FireMode, ToHitAttempt, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::tem::tem_met;
use crate::figures::to_hit::case_c;
use crate::figures::to_hit::sheet::unused_in_los;
use crate::figures::vehicle::firing::Firing;
use crate::figures::vehicle::motion_fire::fires_in_motion;
use crate::figures::vehicle::moving::is_at_rest;
use crate::finding::Breach;
use crate::state::Attack;
use crate::vocab::Modifier;
use crate::vocab::num::{Drm, Mp};
use alloc::format;
use alloc::string::String;

/// Members of one family: at most one of them is paid.
const FAMILIES: [&[Modifier]; 2] = [
    &[Modifier::B, Modifier::C, Modifier::C1, Modifier::C2, Modifier::C4],
    &[Modifier::J, Modifier::J1, Modifier::J2],
];

/// A Case that is wrong: its letter, its rule and its reason; what stands in the log for it, and what is due.
pub(in crate::rules) fn wrong_case(
    ctx: &Ctx<'_>,
    attempt: &ToHitAttempt,
    (case, rule): (Modifier, &str),
    said: Option<Drm>,
    due: Drm,
) -> Breach {
    let name = case.on_to_hit();
    let why = ctx.before.attacks.get(&attempt.attack).and_then(|attack| why(ctx, attempt, attack, case, due));
    let says = match why {
        Some(why) => format!("Case {name} ({rule}): {why}"),
        None => format!("Case {name} ({rule})"),
    };
    // Another member of the family stands for it: both are named.
    let other = FAMILIES.iter().find(|family| family.contains(&case)).and_then(|family| {
        let mut members =
            attempt.drm.iter().filter(|line| line.means().is_some_and(|said| family.contains(&said)));
        let first = members.next()?;
        (members.next().is_none() && !first.is(case)).then_some((first, first.value?))
    });
    match (other, said) {
        (Some((line, value)), _) => {
            Breach::of(says).figures(format!("{} {value}", line.name), format!("{name} {due}"))
        }
        (None, Some(said)) => Breach::of(says).figures(format!("{said}"), format!("{due}")),
        (None, None) => Breach::of(says).figures("none", format!("{due}")),
    }
}

/// The facts of the position that make a Case due; `None` where its letter says all.
#[expect(clippy::wildcard_enum_match_arm, reason = "the letters of other Cases say all")]
fn why(ctx: &Ctx<'_>, attempt: &ToHitAttempt, attack: &Attack, case: Modifier, due: Drm) -> Option<String> {
    let unit = &attempt.unit;
    match case {
        Modifier::C4 => Some(format!("{unit} fires in Motion, and the lower die is added")),
        Modifier::C | Modifier::C1 | Modifier::C2 => c_family(ctx, attempt, attack),
        Modifier::B => Some(format!("{unit} neither fired in its MPh nor entered a new hex")),
        Modifier::I if due == Drm(0) => not_bu(ctx, unit),
        Modifier::I => Some(format!("{unit} is BU")),
        Modifier::J | Modifier::J1 | Modifier::J2 => moving(ctx, attempt),
        Modifier::Ffnam | Modifier::Ffmo => {
            let target = attempt.target.as_ref().or_else(|| attack.targets.first())?;
            Some(format!("{} at {target}", case.word()))
        }
        Modifier::F => Some("Intensive Fire".into()),
        Modifier::H => Some(format!("{unit} is captured")),
        Modifier::K => Some("the target is concealed".into()),
        Modifier::L => near(ctx, attempt, attack),
        Modifier::P => Some(format!("the target size of {}", attempt.target.as_ref()?)),
        Modifier::Tem => Some(tem_met(ctx, attack).map_or_else(String::new, |tem| tem.says(ctx))),
        _ => None,
    }
}

fn not_bu(ctx: &Ctx<'_>, unit: &UnitId) -> Option<String> {
    let (_, vehicle) = ctx.vehicle(unit)?;
    let open = vehicle.open_topped == Some(true);
    let why = if open { "is open-topped" } else { "is no closed-topped AFV whose crew is BU" };
    Some(format!("{unit} {why}"))
}

fn moving(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<String> {
    let (unit, target) = (&attempt.unit, attempt.target.as_ref()?);
    let (moving, _) = ctx.vehicle(target)?;
    if moving.motion.is_some() {
        return Some(format!("{target} is in Motion"));
    }
    if is_at_rest(ctx, moving) {
        return Some(format!("{target} entered no hex in this Player Turn and was not in Motion"));
    }
    let (seen, _) = ctx.spent_in_los(target, unit);
    let left = unused_in_los(ctx, target, unit);
    let left =
        if left > Mp::ZERO { format!(", and the {left} MP left count too (D2.1)") } else { String::new() };
    Some(format!("{target} spent {seen} MP in the LOS of {unit}{left}"))
}

fn near(ctx: &Ctx<'_>, attempt: &ToHitAttempt, attack: &Attack) -> Option<String> {
    let target = attempt.target.as_ref().or_else(|| attack.targets.first());
    if let Some(moves) = target.into_iter().chain([&attempt.unit]).find(|id| fires_in_motion(ctx, id)) {
        return Some(format!("{moves} is in Motion or under way"));
    }
    let (from, to) = (attack.from.first().copied().flatten()?.0, attack.at.first()?.0);
    Some(format!("the range is {}", from.range(to)))
}

fn c_family(ctx: &Ctx<'_>, attempt: &ToHitAttempt, attack: &Attack) -> Option<String> {
    let firing = Firing::of(ctx, &attempt.unit, &attempt.weapon)?;
    let unit = &attempt.unit;
    if attack.declared.mode != FireMode::Bounding {
        let what = if firing.unit.mph.entered_hex { "entered a new hex" } else { "fired" };
        return Some(format!("{unit} {what} in its MPh"));
    }
    let target = attempt.target.iter().chain(&attack.targets).next()?;
    let (seen, most) = case_c::in_los(&firing, attack, attempt);
    let up_to = if most > seen { format!(" to {most}") } else { String::new() };
    let none = seen == Mp::ZERO && most == Mp::ZERO;
    let seen = if none { "no".into() } else { format!("{seen}{up_to}") };
    Some(format!("{unit} spent {seen} MP in the LOS of {target}"))
}
