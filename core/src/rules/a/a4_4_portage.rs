//! A4.4 to A4.44: what Infantry carries, and who possesses a SW.

use crate::effects;
use crate::event::{Checked, MfWay, Status, SwGiven, SwRecovered, UnitId};
use crate::facts::{Told, Walk};
use crate::figures::check::leadership::is_rally;
use crate::figures::infantry::allotment::{held_load, is_cx};
use crate::figures::infantry::friends::friends_with;
use crate::figures::infantry::held::{giver, lacks, lies_with, listed_by, lists};
use crate::figures::infantry::unit::{infantry, leadership};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Unit, side_of};
use crate::vocab::dice::Dice;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Modifier, WeaponName};
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::line(
        "A4.4-per-item",
        &[Matter::MfAllotment],
        "What was carried at any time of the MPh counts in full.",
    )
    .since(2),
    Clause::check(
        "A4.4-once-a-phase",
        &[Matter::MoveLeave],
        "What one unit has carried no other carries in the same phase.",
        Check::Walk(once_a_phase),
    )
    .since(2),
    Clause::line(
        "A4.42-excess-mf",
        &[Matter::MfAllotment],
        "Each PP above the IPC, 3 of a MMC and 1 of a SMC, costs a MF.",
    )
    .since(2),
    Clause::check(
        "A4.42-smc-two",
        &[Matter::MoveLeave],
        "A SMC carries two PP at most.",
        Check::Walk(smc_two),
    )
    .since(2),
    Clause::check(
        "A4.431-transfer-when",
        &[Matter::Possession],
        "A SW is given in a RPh, or at the start of the own APh.",
        Check::SwGiven(when),
    )
    .since(2),
    Clause::check(
        "A4.431-transfer-who",
        &[Matter::Possession],
        "Who gives and who takes are Good Order, unpinned, and in one Location.",
        Check::SwGiven(who),
    )
    .since(2),
    Clause::check(
        "A4.431-has-it",
        &[Matter::Possession],
        "Who gives a SW possesses it.",
        Check::SwGiven(has_it),
    )
    .since(2),
    Clause::check(
        "A4.44-lies-there",
        &[Matter::Possession],
        "What is Recovered lies where the unit stands, or is in the hands of the broken unit that is named.",
        Check::SwRecovered(lies_there),
    )
    .since(2),
    Clause::check(
        "A4.44-recovery-dr",
        &[Matter::Possession],
        "A Recovery dr below 6 succeeds; CX adds 1.",
        Check::SwRecovered(recovery_dr),
    )
    .since(2),
    Clause::check(
        "A4.44-recovery-cost",
        &[Matter::Possession],
        "Recovery in the MPh takes a MF of its own.",
        Check::SwRecovered(recovery_cost),
    )
    .since(2),
    Clause::check(
        "A4.44-once",
        &[Matter::Possession],
        "A unit tries once for each SW in a MPh.",
        Check::SwRecovered(once),
    )
    .since(2),
    Clause::check(
        "A4.44-rph-sole-act",
        &[Matter::Possession],
        "Who tries to Recover in a RPh does nothing else in it: such a leader rallies nobody.",
        Check::Checked(sole_act),
    )
    .since(2),
    Clause::check(
        "A4.44-conditions",
        &[Matter::Possession],
        "Who Recovers is Good Order, unpinned, and in no Bypass.",
        Check::SwRecovered(able),
    )
    .since(2),
    Clause::check(
        "A4.44-from-broken",
        &[Matter::Possession],
        "A SMC alone takes a SW from a friendly broken unit.",
        Check::SwRecovered(from_broken),
    )
    .since(2),
    Clause::check(
        "A4.44-no-transfer-too",
        &[Matter::Possession],
        "A SW that was Recovered is not given away in the same phase.",
        Check::SwGiven(not_in_one_phase),
    )
    .since(2),
];

/// What it Recovered in this MPh, and takes into another hex, is what another unit carried there: where there is one such SW.
fn once_a_phase(walk: &Walk<'_>) -> Verdict {
    let (ctx, id, here) = (&walk.ctx, &walk.said.unit, walk.unit.place.cell());
    let Some(side) = walk.unit.side.as_ref().filter(|_| walk.entered().is_some()) else {
        return Verdict::Silent;
    };
    let friends = ctx.before.units_of(side);
    let mut recovered = walk.afoot().taken.intersection(&walk.afoot().tried).peekable();
    if recovered.peek().is_none() {
        return Verdict::Silent;
    }
    let carrier = |weapon: &WeaponName| {
        let left_here = |(other, unit): &&(&UnitId, &Unit)| {
            let afoot = &unit.mph.afoot;
            let was_here = unit.mph.began_at == here || afoot.path().any(|cell| Some(cell) == here);
            *other != id && afoot.carried.contains(weapon) && !lists(ctx, other, weapon) && was_here
        };
        friends.iter().find(left_here).map(|(other, _)| *other)
    };
    let Some((weapon, other)) = recovered.find_map(|weapon| Some((weapon, carrier(weapon)?))) else {
        return Verdict::Kept;
    };
    let others = listed_by(ctx, other, weapon).next().is_some() || !ctx.tells_all();
    match others {
        true => Verdict::undecided(format!("whether it is the {weapon} that {other} carried in this MPh")),
        false => Verdict::broken(format!("{other} carried the {weapon} in this MPh: {id} may not")),
    }
}

fn smc_two(walk: &Walk<'_>) -> Verdict {
    let smc = walk.infantry.kind.is_some_and(InfantryKind::is_smc);
    let Some(load) = held_load(&walk.ctx, &walk.said.unit).filter(|_| smc) else {
        return Verdict::Silent;
    };
    if load == 0 {
        return Verdict::Silent;
    }
    Verdict::kept_or(load <= 2, || format!("{} carries {load} PP: a SMC carries two at most", walk.said.unit))
}

fn when(told: &Told<'_, SwGiven>) -> Verdict {
    let Some(phase) = told.ctx.before.phase else { return Verdict::Silent };
    let side = told.unit.and_then(|unit| unit.side.as_ref());
    let own = side == told.ctx.before.side.as_ref();
    let may = phase == Phase::RPh || (phase == Phase::APh && own);
    if let Some(side) = side.filter(|_| phase == Phase::APh && own && told.ctx.is_of_players())
        && let Some((first, _)) = told.ctx.before.units_of(side).into_iter().find(|(_, unit)| unit.advanced)
    {
        let (unit, weapon) = (&told.said.unit, &told.said.weapon);
        return Verdict::broken(format!(
            "{unit} gives {weapon} away after the advance of {first}: it is no start of the APh"
        ));
    }
    Verdict::kept_or(may, || format!("{} gives {} away in the {phase}", told.said.unit, told.said.weapon))
}

fn who(told: &Told<'_, SwGiven>) -> Verdict {
    let (ctx, given) = (&told.ctx, told.said);
    let (Some(one), Some(other)) = (told.unit, ctx.before.units.get(&given.to)) else {
        return Verdict::Silent;
    };
    for (id, unit) in [(&given.unit, one), (&given.to, other)] {
        if let Some(why) = unfit(unit) {
            return Verdict::broken(format!("{id} is {why}: no SW changes hands"));
        }
    }
    Verdict::kept_or(one.location() == other.location(), || {
        format!("{} and {} are not in one Location", given.unit, given.to)
    })
}

/// A unit that left play, is broken or stands with it may have left it the SW in a line that the log has not.
fn has_it(told: &Told<'_, SwGiven>) -> Verdict {
    let (ctx, SwGiven { unit, weapon, .. }) = (&told.ctx, told.said);
    if !lacks(ctx, unit, weapon) {
        return Verdict::Kept;
    }
    match giver(ctx, unit, weapon) {
        Some(from) if ctx.is_of_players() => Verdict::undecided(format!(
            "whether {unit} has the {weapon} of {from}: that it took it stands in no line"
        )),
        None if ctx.tells_all() => Verdict::broken(format!("{unit} does not possess {weapon}")),
        Some(_) | None => Verdict::Silent,
    }
}

/// What lies on the map from the start a head cannot say: a counter does (`marker named LMG at K5`).
fn lies_there(told: &Told<'_, SwRecovered>) -> Verdict {
    let (ctx, tried) = (&told.ctx, told.said);
    let (unit, weapon) = (&tried.unit, &tried.weapon);
    if tried.success == Some(false) || told.unit.is_none() || !ctx.tells_all() {
        return Verdict::Silent;
    }
    if let Some(from) = &tried.from {
        return Verdict::kept_or(!lacks(ctx, from, weapon), || format!("{from} does not possess {weapon}"));
    }
    if lies_with(ctx, unit, weapon) {
        return Verdict::Kept;
    }
    Verdict::undecided(format!("what {weapon} lies with {unit}: no line leaves one there"))
}

fn unfit(unit: &Unit) -> Option<&'static str> {
    if unit.is_broken() {
        Some("broken")
    } else if unit.is_pinned() {
        Some("pinned")
    } else if unit.status.has(Status::Berserk) {
        Some("berserk")
    } else {
        unit.status.has(Status::Melee).then_some("held in Melee")
    }
}

/// What is declared against the dr: night, too, adds 1, by a player's word.
fn recovery_dr(told: &Told<'_, SwRecovered>) -> Verdict {
    let (ctx, tried) = (&told.ctx, told.said);
    let Some(roll) = tried.roll.and_then(|roll| ctx.before.rolls.get(&roll)) else { return Verdict::Silent };
    let Dice::dr(die) = roll.dice else {
        return Verdict::broken(format!("{} is no dr, and a Recovery is settled by one", roll.dice));
    };
    let cx = told.unit.is_some_and(is_cx);
    let said =
        tried.drm.iter().find(|line| line.is(Modifier::Cx)).and_then(|line| line.value).unwrap_or_default();
    let due = Drm(i16::from(cx));
    if said != due {
        return Verdict::wrong(format!("CX of {}", tried.unit), format!("{said}"), format!("{due}"));
    }
    let total =
        tried.drm.iter().fold(Drm(i16::from(die.pips())), |sum, line| sum + line.value.unwrap_or_default());
    let has = effects::recovers(total.0);
    match tried.success {
        None => Verdict::Silent,
        Some(said) if said == has => Verdict::Kept,
        Some(said) => {
            let word = |has: bool| if has { "recovered" } else { "not recovered" };
            Verdict::wrong(format!("a Final dr of {}", total.0), word(said), word(has))
        }
    }
}

fn recovery_cost(told: &Told<'_, SwRecovered>) -> Verdict {
    let own = told.ctx.before.phase == Some(Phase::MPh) && told.said.from.is_none();
    let Some(unit) = told.unit.filter(|_| own) else { return Verdict::Silent };
    let paid = unit.mph.afoot.steps.last().is_some_and(|step| {
        matches!(step.way, Some(MfWay::On { .. })) || (step.way.is_none() && step.from == Some(step.to))
    });
    Verdict::kept_or(paid, || format!("{} spent no MF to Recover {}", told.said.unit, told.said.weapon))
}

/// Whose DRM a rally takes no line says: it is of none who tried to Recover.
fn sole_act(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let led = checked.drm.iter().any(|line| line.is(Modifier::Leader));
    if !is_rally(checked) || !led || !ctx.tells_all() || ctx.before.phase != Some(Phase::RPh) {
        return Verdict::Silent;
    }
    let there = friends_with(ctx, &checked.unit).into_iter();
    let leaders = there.filter(|(id, unit)| leadership(ctx, id).is_some() && !unit.is_broken());
    let (tried, free): (Vec<_>, Vec<_>) = leaders.partition(|(_, unit)| !unit.mph.afoot.tried_now.is_empty());
    match tried.first() {
        Some((id, _)) if free.is_empty() => {
            Verdict::broken(format!("{id} tried to Recover in this RPh, and rallies"))
        }
        Some(_) | None if free.is_empty() => Verdict::Silent,
        Some(_) | None => Verdict::Kept,
    }
}

/// One witness has it.
fn not_in_one_phase(told: &Told<'_, SwGiven>) -> Verdict {
    let given = told.said;
    let Some(unit) = told.unit else { return Verdict::Silent };
    if !unit.mph.afoot.tried_now.contains(&given.weapon) {
        return Verdict::Kept;
    }
    let what =
        format!("{} gives {}, which it Recovered in this phase, to {}", given.unit, given.weapon, given.to);
    Verdict::undecided(format!("whether {what} by right"))
}

fn once(told: &Told<'_, SwRecovered>) -> Verdict {
    let Some(unit) = told.unit.filter(|_| told.ctx.before.phase == Some(Phase::MPh)) else {
        return Verdict::Silent;
    };
    let before = unit.mph.afoot.tried.contains(&told.said.weapon);
    Verdict::kept_or(!before, || {
        format!("{} tried to Recover {} before in this MPh", told.said.unit, told.said.weapon)
    })
}

fn able(told: &Told<'_, SwRecovered>) -> Verdict {
    let Some(unit) = told.unit else { return Verdict::Silent };
    let bypass = unit.mph.afoot.is_in_bypass() && told.ctx.before.phase == Some(Phase::MPh);
    let why = unfit(unit).or_else(|| bypass.then_some("in Bypass"));
    why.map_or(Verdict::Kept, |why| {
        Verdict::broken(format!("{} is {why} and Recovers nothing", told.said.unit))
    })
}

fn from_broken(told: &Told<'_, SwRecovered>) -> Verdict {
    let (ctx, tried) = (&told.ctx, told.said);
    let Some(from) = &tried.from else { return Verdict::Silent };
    let side = |id: &UnitId| side_of(ctx.before, ctx.scenario, id);
    let held = ctx.before.units.get(from).is_some_and(|unit| unit.status.has(Status::Captured));
    if !held && side(from).zip(side(&tried.unit)).is_some_and(|(of, own)| of != own) {
        return Verdict::broken(format!("{from} is an enemy of {}, and no friend who is broken", tried.unit));
    }
    let smc =
        infantry(ctx, &tried.unit).and_then(|(_, values)| values.kind).is_some_and(InfantryKind::is_smc);
    if !smc {
        return Verdict::broken(format!("{} is no SMC and takes nothing of {from}", tried.unit));
    }
    let there = ctx.before.units.get(from).zip(told.unit);
    there.map_or(Verdict::Silent, |(broken, unit)| {
        let may = broken.is_broken() && broken.location() == unit.location();
        Verdict::kept_or(may, || format!("{from} is not broken, or not in the Location of {}", tried.unit))
    })
}
