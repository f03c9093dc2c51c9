//! C6: the Cases of a To Hit roll that its target gives.

use crate::charts::to_hit as chart;
use crate::event::{ToHitAttempt, UnitId};
use crate::facts::{IftRoll, ToHitRoll, Underway};
use crate::figures::to_hit::cases::are_told;
use crate::figures::to_hit::critical::scored;
use crate::figures::to_hit::sheet::is_by_mp_spent;
use crate::figures::to_hit::target_type::rolls_on_area;
use crate::figures::vehicle::moving::{is_moving_target, only_turned};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::c::cases::case;
use crate::rules::clause::Clause;
use crate::rules::forms::case_reason::wrong_case;
use crate::rules::table::Check;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C6.1-case-j",
        &[Matter::Modifier],
        "Case J: a shot at a moving vehicle takes +2, +3 (J1) or +4 (J2), by the MP that it spent in the firer's LOS.",
        Check::ToHit(case_j),
    ),
    Clause::check(
        "C6.13-ffnam",
        &[Matter::Modifier],
        "Case J3 (FFNAM): First Fire on the Infantry Target Type at Infantry that moves without Assault Movement takes -1.",
        Check::ToHit(|roll| case(roll, &[Modifier::Ffnam])),
    ),
    Clause::check(
        "C6.13-not-on-ift",
        &[Matter::Modifier],
        "A DRM for movement, range, acquisition or CX that a To Hit roll had is not counted again on the IFT roll of its hit, a Critical Hit excepted (C3.71).",
        Check::Ift(not_again),
    )
    .since(2),
    Clause::check(
        "C6.14-ffmo",
        &[Matter::Modifier],
        "Case J4 (FFMO): First Fire on the Infantry Target Type at Infantry that moves in Open Ground takes -1.",
        Check::ToHit(|roll| case(roll, &[Modifier::Ffmo])),
    ),
    Clause::check(
        "C6.2-case-k",
        &[Matter::Modifier],
        "Case K: a shot at a concealed target takes +2.",
        Check::ToHit(|roll| case(roll, &[Modifier::K])),
    ),
    Clause::check(
        "C6.3-case-l",
        &[Matter::Modifier],
        "Case L: a shot at one hex takes -2, at two hexes -1, with neither firer nor target in Motion; a shot of a vehicle at another, or of a Gun at a Known target, cannot leave it out where both stand still.",
        Check::ToHit(|roll| case(roll, &[Modifier::L])),
    ),
    Clause::check(
        "C6.5-acquired",
        &[Matter::Modifier],
        "Case N: a gun takes -1 for each To Hit roll at the same Known target before, two at most, until it fires at another.",
        Check::ToHit(|roll| case(roll, &[Modifier::N])),
    ),
    Clause::check(
        "C6.7-case-p",
        &[Matter::Modifier],
        "Case P: a shot at a vehicle that names its target size takes the one of the counter: -2 very large, -1 large, +1 small, +2 very small.",
        Check::ToHit(|roll| case(roll, &[Modifier::P])),
    ),
    Clause::check(
        "C6.8-case-q",
        &[Matter::Modifier],
        "Case Q: a shot takes the TEM of the target's hex.",
        Check::ToHit(case_q),
    ),
    Clause::check(
        "C6.9-case-r",
        &[Matter::Modifier],
        "Case R: a shot takes the Hindrances between firer and target.",
        Check::ToHit(|roll| case(roll, &[Modifier::Hindrance])),
    ),
];

/// What a To Hit roll has for itself. TEM and Hindrances are A7.6's; a Case that the firer pays and tells on the IFT roll is asked for.
const OF_TO_HIT: [Modifier; 5] = [Modifier::Ffnam, Modifier::Ffmo, Modifier::L, Modifier::N, Modifier::Cx];

/// [EXC: FFNAM and FFMO count on the IFT roll of a CH as well (C3.71).]
fn not_again(roll: &IftRoll<'_>) -> Verdict {
    let Some(on) = roll.underway.as_ref().filter(|_| roll.ctx.is_of_players()) else {
        return Verdict::Silent;
    };
    let paid = |case: Modifier| {
        let rolls = on.attack.hit_rolls.iter();
        rolls.flat_map(|roll| &roll.drm).any(|line| line.is(case) && line.value != Some(Drm(0)))
    };
    let mut paid = OF_TO_HIT.into_iter().filter(|case| paid(*case)).peekable();
    if paid.peek().is_none() || may_be_critical(on) {
        return Verdict::Silent;
    }
    let again = |case: Modifier| {
        roll.said.drm.iter().find(|line| line.is(case) && line.value.is_some_and(|value| value != Drm(0)))
    };
    match paid.find_map(again) {
        Some(line) => {
            let says = format!("{} counted on the To Hit roll of {}", line.name, on.attack.declared.attack);
            Verdict::wrong(says, format!("{}", line.value.unwrap_or_default()), "none")
        }
        None => Verdict::Kept,
    }
}

/// Its To Hit roll is an Original 2, or so low that it may be a CH on the Infantry Target Type; or that is not known.
fn may_be_critical(on: &Underway<'_>) -> bool {
    scored(on).is_none_or(|scored| scored.is_two() || scored.is_below_half() != Some(false))
}

/// [EXC: on the Area Target Type the IFT roll has the TEM (C3.331).]
fn case_q(roll: &ToHitRoll<'_>) -> Verdict {
    let on_area = roll.attack().is_some_and(|attack| rolls_on_area(&roll.ctx, attack, roll.said));
    if on_area && roll.ctx.scenario.book >= 2 { Verdict::Silent } else { case(roll, &[Modifier::Tem]) }
}

/// The members of Case J, and what each adds.
const MEMBERS: [(Modifier, Drm); 3] =
    [(Modifier::J, chart::CASE_J), (Modifier::J1, chart::CASE_J1), (Modifier::J2, chart::CASE_J2)];

fn case_j(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let members = MEMBERS.map(|(case, _)| case);
    if told_elsewhere(roll) {
        return Verdict::Silent;
    }
    let verdict = case(roll, &members);
    if let Verdict::Broken(_) = verdict {
        return verdict;
    }
    if let Some(target) = unpaid_move(roll) {
        let says = format!("Case J, J1 or J2 (C6.1): {target} moved in this Player Turn");
        let breach = Breach::of(says).figures("none", format!("{} or more", chart::CASE_J));
        return Verdict::Broken(Box::new(breach));
    }
    if let Some((case, said, due)) = misread_member(attempt).filter(|_| are_told(attempt)) {
        let breach = wrong_case(ctx, attempt, (case, "C6.1"), Some(said), due);
        return Verdict::Broken(Box::new(breach));
    }
    match verdict {
        Verdict::Silent | Verdict::Undecided(_) if is_by_mp_spent(ctx, attempt) && are_told(attempt) => {
            Verdict::undecided(
                "whether the MP that the target had left when its MPh ended count for Case J (D2.1)",
            )
        }
        Verdict::Undecided(_) => {
            let says = "whether Case J (C6.1) applies as declared, by the MP that the target spent in the firer's LOS";
            Verdict::undecided(says)
        }
        Verdict::Silent | Verdict::Kept | Verdict::Broken(_) => verdict,
    }
}

/// Case J at a vehicle that only turned is D2.11's; at a hex that its mover has left there is no shot (D3.3).
fn told_elsewhere(roll: &ToHitRoll<'_>) -> bool {
    let target = roll.said.target.as_ref().and_then(|id| roll.ctx.vehicle(id));
    let Some((unit, _)) = target else { return false };
    let here = unit.place.cell();
    let left = roll.attack().is_some_and(|attack| {
        attack.is_first_fire()
            && attack.at.first().is_some_and(|(at, _)| here.is_some_and(|here| here != *at))
    });
    left || (only_turned(unit) && !is_moving_target(&roll.ctx, unit))
}

/// A member of Case J whose letter stands with another member's figure.
fn misread_member(attempt: &ToHitAttempt) -> Option<(Modifier, Drm, Drm)> {
    let mut said = MEMBERS.into_iter().filter_map(|(case, due)| {
        let line = attempt.drm.iter().find(|line| line.is(case))?;
        Some((case, line.value?, due))
    });
    said.find(|(_, said, due)| said != due)
}

/// A vehicle that is a moving target, and fired at without any member of Case J, where its MP in LOS are not told or
/// the MPh is over. Any member is +2 at least.
fn unpaid_move<'a>(roll: &ToHitRoll<'a>) -> Option<&'a UnitId> {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let target = attempt.target.as_ref().filter(|_| are_told(attempt))?;
    let (unit, vehicle) = ctx.vehicle(target)?;
    let attack = roll.attack()?;
    let defending = attack.is_first_fire() || attack.phase == Some(Phase::DFPh);
    let moved = defending && vehicle.mp.is_some() && is_moving_target(ctx, unit);
    let member = |case: Option<Modifier>| case.is_some_and(Modifier::is_case_j);
    let named = attempt.drm.iter().any(|line| member(line.means()));
    let derived = || roll.sheet().cases.iter().any(|line| member(line.case));
    (moved && !named && !derived()).then_some(target)
}
