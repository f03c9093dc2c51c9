//! D3.2: Target Facing, and the AF that it selects.

use crate::event::{Claimed, DiceRolled, Purpose, ToKillAttempt, UnitId, Use};
use crate::facts::{Ctx, Told};
use crate::figures::vehicle::facing;
use crate::figures::vehicle::facing::{Said, facing_struck, firer_hex, is_flame, said};
use crate::figures::vehicle::reaction::is_reaction_fire;
use crate::figures::vehicle::underbelly::{aerial_af, is_underbelly};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, Place};
use crate::vocab::ClauseId;
use crate::vocab::dice::{Dice, Dr};
use crate::vocab::hex::{Entry, Facing, facing_by_crossing, line_of_entry};
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D3.2-facing-selects-af",
        &[Matter::Modifier],
        "The Target Facing of a hit AFV selects the AF of the To Kill.",
        Check::ToKill(selects_af),
    ),
    Clause::check(
        "D3.2-facing-by-crossed-hexside",
        &[Matter::TargetFacing],
        "A target that is not in Bypass is hit on the facing of the hexside that the LOS crosses.",
        Check::Claimed(by_crossed_hexside),
    ),
    Clause::check(
        "D3.2-bypass-facing-by-hex",
        &[Matter::TargetFacing],
        "A target in Bypass is hit by the hex that the shot comes from, measured from its CAFP.",
        Check::Claimed(bypass_by_hex),
    ),
    Clause::check(
        "D3.2-hexspine-least-favorable",
        &[Matter::TargetFacing],
        "Along a hexspine between two facings the one worse for the attacker counts.",
        Check::Claimed(hexspine),
    ),
    Clause::check(
        "D3.2-in-hex-colored-dr",
        &[Matter::TargetFacing],
        "The colored die picks the facing for fire from within the hex: 1-2 rear, 3-4 side, 5-6 front.",
        Check::Claimed(in_hex),
    ),
    Clause::check(
        "D3.2-in-hex-bypass-exc",
        &[Matter::TargetFacing],
        "[EXC] Against a target in Bypass the colored die picks nothing: D2.32 does.",
        Check::Claimed(in_hex_bypass),
    ),
    Clause::check(
        "D3.2-ft-mol-dc-rear",
        &[Matter::TargetFacing],
        "FT, MOL and DC from within the hex strike the rear, in Bypass too.",
        Check::Claimed(flame_rear),
    ),
    Clause::check(
        "D3.2-colored-die-recorded",
        &[Matter::Roll],
        "A To Hit roll keeps its colored and its white die apart.",
        Check::Rolled(colored_recorded),
    ),
];

fn same(said: &Said<'_>, due: Facing, why: &str) -> Verdict {
    if said.facing == due {
        return Verdict::Kept;
    }
    let breach = Breach::of(why).figures(format!("{}", said.facing), format!("{due}"));
    Verdict::Broken(Box::new(breach))
}

/// Where the line enters a vehicle that stands inside its hex, and the facings there.
fn crossing(said: &Said<'_>) -> Option<(Entry, Facing, Facing)> {
    let Place::In(cell, Some(hull)) = said.unit.place else { return None };
    let spine = if said.hits_turret() { said.unit.tca()? } else { hull };
    let entry = line_of_entry(cell, said.from)?;
    let (a, b) = facing_by_crossing(spine, entry);
    Some((entry, a, b))
}

/// The DEFENDER resolves fire at what has legally turned since: D3.3-no-rollback speaks of that.
fn by_crossed_hexside(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let Some(said) = said(ctx, claimed) else { return Verdict::Silent };
    match crossing(&said) {
        Some(_) if said.may_be_of_turret() => {
            Verdict::undecided("the To Hit roll, which tells whether hull or turret was hit")
        }
        Some((_, a, b)) if a == b && !facing::is_rolled_back(ctx, claimed) => {
            same(&said, a, "the facing of the hexside that the line from there crosses")
        }
        Some(_) | None => Verdict::Silent,
    }
}

fn hexspine(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let Some(said) = said(ctx, claimed) else { return Verdict::Silent };
    match crossing(&said) {
        Some((Entry::Spine(_), a, b)) if a != b && !said.may_be_of_turret() => {
            same(&said, a.min(b), "along a hexspine the facing worse for the attacker counts")
        }
        Some(_) | None => Verdict::Silent,
    }
}

fn bypass_by_hex(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let Some(said) = said(ctx, claimed) else { return Verdict::Silent };
    match said.unit.place.bypass() {
        Some(place) if place.hex != said.from => {
            same(&said, place.facing_to(said.from), "in Bypass the firer's hex decides")
        }
        Some(_) | None => Verdict::Silent,
    }
}

fn within<'c>(ctx: &Ctx<'c>, claimed: &Claimed) -> Option<Said<'c>> {
    said(ctx, claimed).filter(|said| said.unit.place.cell() == Some(said.from))
}

fn in_hex(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let Some(said) = within(ctx, claimed).filter(|said| said.unit.place.bypass().is_none()) else {
        return Verdict::Silent;
    };
    if is_flame(ctx, &said) {
        return Verdict::Silent;
    }
    match said.dice {
        Some(dr) => match facing_struck(said.unit, said.from, false, Some(dr)) {
            Some(due) => same(&said, due, "the colored die picks the facing of a shot within the hex"),
            None => Verdict::Silent,
        },
        None => Verdict::undecided("the To Hit roll whose colored die picks the facing"),
    }
}

fn in_hex_bypass(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let Some(said) = within(ctx, claimed).filter(|said| said.unit.place.bypass().is_some()) else {
        return Verdict::Silent;
    };
    if is_flame(ctx, &said) {
        return Verdict::Silent;
    }
    same(&said, Facing::Side, "a hull hit from the bypassed hex strikes the side")
}

fn flame_rear(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    match within(ctx, claimed) {
        Some(said) if is_flame(ctx, &said) => {
            same(&said, Facing::Rear, "FT, MOL and DC from within the hex strike the rear")
        }
        Some(_) | None => Verdict::Silent,
    }
}

fn colored_recorded(told: &Told<'_, DiceRolled>) -> Verdict {
    let rolled = told.said;
    if rolled.purpose != Purpose::ToHit {
        return Verdict::Silent;
    }
    Verdict::kept_or(matches!(rolled.dice, Dice::Dr(_)), || {
        "a To Hit roll is a DR whose colored and white die are both on record".into()
    })
}

/// The turret is hit when the colored die of the To Hit roll is the lower one (C3.9).
fn selects_af(told: &Told<'_, ToKillAttempt>) -> Verdict {
    let ctx = &told.ctx;
    let Some((attack, target, dr, said)) = hit(told) else { return Verdict::Silent };
    let Some((unit, vehicle)) = ctx.vehicle(target) else { return Verdict::Silent };
    let (Some(armor), Some(from)) = (vehicle.armor, firer_hex(attack)) else { return Verdict::Silent };
    let turret = dr.colored < dr.white;
    let reacts = is_reaction_fire(ctx, attack) == Some(true);
    let facing = |turret: bool| match reacts {
        true => Some(Facing::Rear),
        false => facing_struck(unit, from, turret, Some(dr)),
    };
    let Some(due) = facing(turret) else { return Verdict::undecided("which way the target faces") };
    let af = armor.of(turret, due);
    if af == said {
        return Verdict::Kept;
    }
    // Another die may place the hit of an Original 2 (C3.6).
    if dr.original() == 2 && facing(!turret).is_some_and(|other| armor.of(!turret, other) == said) {
        return Verdict::Silent;
    }
    // That of a facing which was claimed for this shot: told there, once.
    let claimed = unit.claimed_facing.filter(|(seq, facing)| *seq > attack.seq && *facing != due);
    if claimed.is_some_and(|(_, facing)| armor.of(turret, facing) == said) {
        return Verdict::Silent;
    }
    if turret && said == aerial_af(armor) && is_underbelly(ctx, attack, unit) {
        return Verdict::undecided(format!(
            "whether the shot meets the underbelly of {target} (D4.3), whose Aerial AF of {said} one source alone tells"
        ));
    }
    let location = if turret { "turret" } else { "hull" };
    let breach = Breach::of(format!("the {location} is hit on its {due} facing"));
    let by_other_arc = facing(!turret).is_some_and(|other| other != due && armor.of(turret, other) == said);
    let line = if turret { "D3.12-turret-hit-facing" } else { "D3.11-hull-hit-facing" };
    let blame = by_other_arc.then_some(ClauseId(line)).or(reacts.then_some(ClauseId("D7.22-rear")));
    Verdict::Broken(Box::new(Breach { blame, ..breach.figures(format!("AF {said}"), format!("AF {af}")) }))
}

/// The attack of a To Kill roll, its target, the To Hit dice and the AF declared; of shots by ordnance or MG alone.
fn hit<'c>(told: &Told<'c, ToKillAttempt>) -> Option<(&'c Attack, &'c UnitId, Dr, i16)> {
    let attack = told.attack()?;
    let (_, dr) = attack.to_hits.last()?;
    let gun = attack.declared.firers.first().is_some_and(|f| !matches!(f.weapon, Use::Inherent));
    let [target] = attack.targets.as_slice() else { return None };
    gun.then_some((attack, target, (*dr)?, told.said.armor?))
}
