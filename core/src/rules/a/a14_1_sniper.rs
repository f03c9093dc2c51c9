//! A14: which DR wakes a Sniper, whom it attacks, what becomes of that, and Sniper Checks. The SAN stand in the head; of a side whose
//! SAN it does not tell, nothing is asked.

use crate::duty::Debt;
use crate::effects;
use crate::event::{Event, Harm, SniperChecked, SniperRolled, Status, UnitId};
use crate::facts::{Ctx, PhaseClosing, Told, Traces};
use crate::figures::check::harm::failed;
use crate::figures::check::owed::checks_of;
use crate::figures::check::pin::is_exempt;
use crate::figures::dummies::is_dummy;
use crate::figures::infantry::unit::infantry;
use crate::figures::sniper::{no_target, sniper_check_drm, sniper_owed, sniper_targets, takes_no_part};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, SniperShot, Struck, Unit, Woke};
use crate::vocab::InfantryKind;
use crate::vocab::dice::Dice;
use crate::vocab::hex::Cell;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A14.1-activates",
        &[Matter::Order],
        "An Original IFT, To Hit, MC or TC DR that equals the SAN of the enemy, from PFPh to AFPh, calls for a dr of that Sniper.",
        &[Check::Table(left_out), Check::SniperRolled(activates)],
    )
    .since(2),
    Clause::check(
        "A14.1-after",
        &[Matter::Order],
        "A Sniper dr comes after all that the DR does that called for it.",
        Check::SniperRolled(after),
    )
    .since(2),
    Clause::check(
        "A14.2-hex",
        &[Matter::Target],
        "A dr of 1 or 2 attacks in the hex of the Random Location DR, or else in the nearest with a target; another attacks nobody.",
        Check::SniperRolled(hex),
    )
    .since(2),
    Clause::check(
        "A14.2-selection",
        &[Matter::Target],
        "Of several targets in its Location a Sniper attacks the one of Random Selection.",
        Check::SniperRolled(selection),
    )
    .since(2),
    Clause::check(
        "A14.22-not-targets",
        &[Matter::Target],
        "No Sniper attacks an AFV without Vulnerable PRC, a prisoner, or a hidden, friendly or aerial unit.",
        Check::SniperRolled(not_targets),
    )
    .since(2),
    Clause::checks(
        "A14.3-one",
        &[Matter::Consequence],
        "A dr of 1 eliminates a SMC, and breaks a MMC or reduces one that does not break; no vehicle is lost by a Sniper.",
        &[Check::PhaseOwed(Traces::STRUCK, Debt::Breaks, one), Check::Harmed(lost)],
    )
    .since(2),
    Clause::checks(
        "A14.3-two",
        &[Matter::Consequence],
        "A dr of 2 wounds a SMC and pins a MMC.",
        &[Check::PhaseOwed(Traces::STRUCK, Debt::Pinned, two), Check::Harmed(worse)],
    )
    .since(2),
    Clause::check(
        "A14.3-dm",
        &[Matter::Consequence],
        "A dr of 1 or 2 puts all broken enemies of its Location under DM.",
        Check::PhaseOwed(Traces::SNIPED_AT, Debt::Dm, dm),
    )
    .since(2),
    Clause::check(
        "A14.4-check",
        &[Matter::Consequence],
        "Unpinned Good Order Infantry of the Location that is not TI and has neither fired nor moved makes one Sniper Check together: \
         a Final DR of 2 or less eliminates the Sniper, 3 pins it.",
        Check::SniperChecked(check),
    )
    .since(2),
    Clause::check(
        "A14.4-drm",
        &[Matter::Modifier],
        "A Sniper Check has the DRM of one leader among others, and -1 for each hero and HS equivalent.",
        Check::SniperChecked(drm),
    )
    .since(2),
    Clause::check(
        "A14.4-san-falls",
        &[Matter::Order],
        "A Sniper that is eliminated costs its side one SAN; below 2 it is out of play.",
        Check::SniperRolled(san_falls),
    )
    .since(2),
];

/// What a side would have to do about its SAN as the phase ends.
fn left_out(told: &Told<'_, Event>) -> Verdict {
    let (ctx, what) = (&told.ctx, &told.said.what);
    if !what.is_of_phase() || !ctx.is_of_players() || ctx.scenario.san.is_empty() {
        return Verdict::Silent;
    }
    let Some((woke, side)) = sniper_owed(ctx) else {
        let told = ctx.before.snipers.woke.iter().any(|woke| !woke.told.is_empty());
        return if told { Verdict::Kept } else { Verdict::Silent };
    };
    let says = format!(
        "{} ({}) of the {} side meets the SAN of the {side} side, for whose Sniper nobody rolled",
        woke.roll, woke.original, woke.side
    );
    // That a SAN falls one source alone tells.
    if ctx.before.snipers.lost_by(side) > 0 { Verdict::undecided(says) } else { Verdict::broken(says) }
}

/// The DR that a Sniper dr names, or that this may be for.
fn woken_by<'a>(told: &Told<'a, SniperRolled>) -> Option<&'a Woke> {
    let (ctx, rolled) = (&told.ctx, told.said);
    let all = || ctx.before.snipers.woke.iter().filter(|woke| woke.side != rolled.side);
    if let Some(roll) = rolled.woken_by {
        return ctx.before.snipers.woke.iter().find(|woke| woke.roll == roll);
    }
    let san = ctx.scenario.san.get(&rolled.side);
    let meets =
        |woke: &&Woke| san == Some(&woke.original) && (!woke.told.contains(&rolled.side) || is_of_tie(told));
    all().find(meets)
}

/// Each other unit of a tied Random Selection takes a dr of its own (A14.2).
fn is_of_tie(told: &Told<'_, SniperRolled>) -> bool {
    let snipers = &told.ctx.before.snipers;
    let tied = snipers.selected.as_ref().map_or(0, |made| made.chosen.len());
    let of_side = |shot: &&SniperShot| shot.side == told.said.side;
    tied > 1 && snipers.shots.iter().filter(of_side).count() < tied
}

fn activates(told: &Told<'_, SniperRolled>) -> Verdict {
    let (ctx, rolled) = (&told.ctx, told.said);
    let side = &rolled.side;
    let Some(san) = ctx.scenario.san.get(side) else {
        return Verdict::undecided(format!("by which SAN the {side} Sniper acts: the head tells none"));
    };
    let Some(woke) = woken_by(told) else {
        let says = format!("no DR of this phase meets the SAN of {san} of the {side} side");
        return if ctx.tells_all() { Verdict::broken(says) } else { Verdict::undecided(says) };
    };
    if woke.side == *side {
        return Verdict::broken(format!(
            "{} is a DR of the {side} side itself: the SAN of the enemy counts",
            woke.roll
        ));
    }
    let in_force = effects::san_in_force(*san, ctx.before.snipers.lost_by(side));
    if woke.original != *san && in_force != Some(woke.original) {
        let says = format!("the Original DR that wakes the {side} Sniper");
        return Verdict::wrong(says, format!("{}", woke.original), format!("{san}"));
    }
    Verdict::kept_or(!woke.told.contains(side) || is_of_tie(told), || {
        format!("the {side} Sniper was rolled for by {} before", woke.roll)
    })
}

/// A failed check breaks its unit first; only one source says so.
fn after(told: &Told<'_, SniperRolled>) -> Verdict {
    let ctx = &told.ctx;
    let Some((woke, unit)) = woken_by(told).and_then(|woke| Some((woke, woke.unit.as_ref()?))) else {
        return Verdict::Silent;
    };
    let is_open = |attack: &Attack| {
        let made = checks_of(attack, unit).into_iter().find(|made| made.roll == woke.roll);
        let told =
            [&attack.broken, &attack.pinned, &attack.eliminated].iter().any(|units| units.contains(unit));
        made.is_some_and(|made| failed(ctx, made) == Some(true))
            && !told
            && !attack.reduced.contains_key(unit)
    };
    // A Pin counter may be told without its attack.
    let pinned = ctx.before.units.get(unit).is_some_and(Unit::is_pinned);
    if !pinned && ctx.before.attacks.values().any(is_open) {
        return Verdict::undecided(format!(
            "whether the Sniper dr comes before what {}, which called for it, does to {unit}",
            woke.roll
        ));
    }
    Verdict::Kept
}

fn die(told: &Told<'_, SniperRolled>) -> Option<u8> {
    match told.ctx.before.rolls.get(&told.said.roll)?.dice {
        Dice::dr(die) => Some(die.pips()),
        Dice::Dr(_) | Dice::Three(..) => None,
    }
}

/// The hex of the target: as told, and where that stands.
fn place(told: &Told<'_, SniperRolled>) -> Option<Cell> {
    let (ctx, rolled) = (&told.ctx, told.said);
    let stands = rolled.target.as_ref().and_then(|id| ctx.before.units.get(id)?.place.cell());
    stands.or_else(|| rolled.hex.map(|hex| ctx.cell(hex)))
}

/// Which of several hexes in one distance has the lowest TEM the players tell.
fn hex(told: &Told<'_, SniperRolled>) -> Verdict {
    let (ctx, rolled) = (&told.ctx, told.said);
    let Some(die) = die(told) else { return Verdict::Silent };
    if die > 2 {
        let named = rolled.target.as_ref();
        return named.map_or(Verdict::Kept, |id| {
            Verdict::broken(format!("a Sniper dr of {die} attacks nobody, not {id}"))
        });
    }
    let Some(at) = place(told) else { return Verdict::Silent };
    let said = rolled.hex.map(|hex| ctx.cell(hex));
    if let Some(said) = said.filter(|said| *said != at) {
        let id = rolled.target.as_ref().map_or("its target", |id| id.as_str());
        return Verdict::wrong(
            format!("where {id} is, which the Sniper attacks"),
            ctx.show(said),
            ctx.show(at),
        );
    }
    let Some(lands) = rolled.lands.map(|hex| ctx.cell(hex)) else { return Verdict::Silent };
    match nearest(ctx, rolled, lands) {
        Some(due) if lands.range(at) > due => {
            let says = format!("hexes from {}, where the Sniper lands, to its target", ctx.show(lands));
            Verdict::wrong(says, format!("{}", lands.range(at)), format!("{due}"))
        }
        Some(_) | None => Verdict::Kept,
    }
}

/// The range from a hex to the nearest with Personnel that it may attack: whether a vehicle is a target its crew tells.
fn nearest(ctx: &Ctx<'_>, rolled: &SniperRolled, lands: Cell) -> Option<u32> {
    let targets = ctx.before.units.iter().filter(|(id, unit)| {
        let afoot = !unit.eliminated && unit.aboard.is_none() && infantry(ctx, id).is_some();
        afoot && unit.side.is_some() && no_target(ctx, &rolled.side, id).is_none()
    });
    targets.filter_map(|(_, unit)| unit.place.cell()).map(|cell| lands.range(cell)).min()
}

/// Its player may leave kinds of targets out of the Random Selection.
fn selection(told: &Told<'_, SniperRolled>) -> Verdict {
    let (ctx, rolled) = (&told.ctx, told.said);
    let target = rolled.target.as_ref().filter(|_| ctx.tells_all());
    let Some((target, unit)) = target.and_then(|id| Some((id, ctx.before.units.get(id)?))) else {
        return Verdict::Silent;
    };
    let there = unit.location().map(|at| sniper_targets(ctx, &rolled.side, at)).unwrap_or_default();
    if there.len() < 2 {
        return Verdict::Silent;
    }
    let Some(made) = &ctx.before.snipers.selected else {
        return Verdict::undecided(format!(
            "which Random Selection chose {target} of {} units there",
            there.len()
        ));
    };
    if made.chosen.contains(target) {
        return Verdict::Kept;
    }
    let chosen: Vec<&str> = made.chosen.iter().map(UnitId::as_str).collect();
    Verdict::wrong("whom Random Selection chose for the Sniper", target.as_str(), chosen.join(", "))
}

fn not_targets(told: &Told<'_, SniperRolled>) -> Verdict {
    let (ctx, rolled) = (&told.ctx, told.said);
    let Some(target) = rolled.target.as_ref().filter(|id| ctx.before.units.contains_key(id)) else {
        return Verdict::Silent;
    };
    no_target(ctx, &rolled.side, target)
        .map_or(Verdict::Kept, |why| Verdict::broken(format!("{target} is {why}: no Sniper attacks it")))
}

/// What was told of a unit that a Sniper attacked; none of a vehicle, whose crew it strikes.
fn struck<'a>(closing: &PhaseClosing<'a>, die: u8) -> Option<(Struck, bool)> {
    let struck = closing.unit.struck.filter(|struck| struck.die == die && closing.ctx.is_of_players())?;
    let (_, values) = infantry(&closing.ctx, closing.id)?;
    Some((struck, values.kind?.is_smc()))
}

/// That it kills a SMC has two witnesses, what it does to a MMC one.
fn one(closing: &PhaseClosing<'_>) -> Verdict {
    let (id, unit) = (closing.id, closing.unit);
    let Some((struck, smc)) = struck(closing, 1) else { return Verdict::Silent };
    let by = format!("{id}, which a Sniper attacked by a dr of 1");
    if smc {
        return Verdict::broken(format!("{by}, is not eliminated"));
    }
    let done = struck.told.is_some_and(|harm| matches!(harm, Harm::Broken | Harm::Reduced | Harm::Lost));
    if done || unit.is_broken() && !struck.was_broken {
        return Verdict::Kept;
    }
    let due = if struck.was_broken { "reduced" } else { "broken" };
    Verdict::undecided(format!("whether {by}, is {due}"))
}

fn two(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    let Some((struck, smc)) = struck(closing, 2) else { return Verdict::Silent };
    let never = is_exempt(ctx, id) == Some(true);
    let done = if smc {
        struck.told.is_some() || unit.status.has(Status::Wounded) && !struck.was_wounded
    } else {
        struck.told.is_some() || unit.is_pinned() || unit.is_broken() || struck.was_broken || never
    };
    let due = if smc { "wounded" } else { "pinned" };
    Verdict::kept_or(done, || format!("{id}, which a Sniper attacked by a dr of 2, is not {due}"))
}

/// A MMC that is whole, or a vehicle, that a Sniper alone took: one witness tells what it does to either.
fn lost(told: &Told<'_, Event>) -> Verdict {
    let (ctx, what) = (&told.ctx, &told.said.what);
    let gone = what.unit().filter(|_| what.harm() == Some(Harm::Lost) && what.attack().is_none());
    let Some((id, unit)) = gone.and_then(|id| Some((id, ctx.before.units.get(id)?))) else {
        return Verdict::Silent;
    };
    let struck = unit.struck.filter(|_| unit.is_struck() && !unit.checked && !unit.fought);
    let Some(struck) = struck.filter(|_| ctx.before.open_attacks_on(id).is_empty()) else {
        return Verdict::Silent;
    };
    let kind = infantry(ctx, id).and_then(|(_, values)| values.kind);
    let squad = kind == Some(InfantryKind::Squad);
    let whole = kind.is_some_and(|kind| !kind.is_smc()) && (squad || !struck.was_broken);
    if ctx.vehicle(id).is_some() || whole && struck.die == 1 {
        let die = struck.die;
        return Verdict::undecided(format!("whether both accept that {id} is lost by a Sniper dr of {die}"));
    }
    Verdict::Silent
}

/// Harm beyond that of a dr of 2, told of its target and of no attack, where nothing else did it.
fn worse(told: &Told<'_, Event>) -> Verdict {
    let (ctx, what) = (&told.ctx, &told.said.what);
    let Some((id, harm)) = what.unit().zip(what.harm()).filter(|_| what.attack().is_none()) else {
        return Verdict::Silent;
    };
    let Some(unit) = ctx.before.units.get(id).filter(|unit| !unit.checked && !unit.fought) else {
        return Verdict::Silent;
    };
    let Some(struck) = unit.struck.filter(|struck| struck.die == 2 && unit.is_struck()) else {
        return Verdict::Silent;
    };
    let Some(kind) = infantry(ctx, id).and_then(|(_, values)| values.kind) else { return Verdict::Silent };
    if struck.was_broken || !ctx.before.open_attacks_on(id).is_empty() {
        return Verdict::Silent;
    }
    let may = match harm {
        Harm::Pinned => !kind.is_smc(),
        Harm::Reduced | Harm::Lost => kind.is_smc() || is_dummy(ctx, id),
        Harm::Broken => false,
    };
    let due = if kind.is_smc() { "wounded" } else { "pinned" };
    if may {
        Verdict::Kept
    } else {
        Verdict::wrong(format!("what a Sniper dr of 2 does to {id}"), harm.word(), due)
    }
}

/// One source alone tells it.
fn dm(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, unit) = (&closing.ctx, closing.unit);
    let at = unit.place.cell().filter(|_| unit.is_broken() && ctx.is_of_players());
    let shot = |shot: &SniperShot| Some(&shot.side) != unit.side.as_ref() && shot.at == at && at.is_some();
    if !ctx.before.snipers.shots.iter().any(shot) {
        return Verdict::Silent;
    }
    if unit.status.has(Status::Dm) || unit.broke_lately {
        return Verdict::Kept;
    }
    Verdict::undecided(format!("whether {} comes under DM by the Sniper in its Location", closing.id))
}

fn total(told: &Told<'_, SniperChecked>) -> Option<i16> {
    match told.ctx.before.rolls.get(&told.said.roll)?.dice {
        Dice::Dr(dr) => Some(dr.original()),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}

fn check(told: &Told<'_, SniperChecked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let known = |id: &&UnitId| ctx.before.units.contains_key(id);
    if let Some(why) = checked.units.iter().filter(known).find_map(|id| barred(ctx, checked, id)) {
        return Verdict::broken(why);
    }
    let mut shots = ctx.before.snipers.shots.iter().rev();
    match shots.find(|shot| shot.side == checked.side).map(|shot| shot.checked) {
        Some(true) => return Verdict::broken("a second Sniper Check for one attack: all make one together"),
        None if ctx.tells_all() => {
            return Verdict::broken(format!("the {} Sniper has attacked nobody in this phase", checked.side));
        }
        Some(false) | None => {}
    }
    let Some((dr, said)) = total(told).zip(checked.fate) else { return Verdict::Kept };
    let due = effects::sniper_check(dr.saturating_add(checked.drm.unwrap_or_default().0));
    if said == due {
        return Verdict::Kept;
    }
    Verdict::wrong("what the Sniper Check does to the Sniper", said.word(), due.word())
}

fn barred(ctx: &Ctx<'_>, checked: &SniperChecked, id: &UnitId) -> Option<String> {
    let unit = ctx.before.units.get(id)?;
    if let Some(why) = takes_no_part(unit) {
        return Some(format!("{id} {why}: it takes no part in the Sniper Check"));
    }
    if unit.side.as_ref() == Some(&checked.side) {
        return Some(format!("{id} is of the side of the Sniper"));
    }
    let shot = ctx.before.snipers.shots.iter().rev().find(|shot| shot.side == checked.side)?;
    let elsewhere = shot.at.is_some() && shot.at != unit.place.cell();
    elsewhere.then(|| format!("{id} is not in the hex that the Sniper attacked"))
}

fn drm(told: &Told<'_, SniperChecked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some(due) = sniper_check_drm(ctx, checked) else { return Verdict::Silent };
    let said = checked.drm.unwrap_or_default();
    if said == due.value() { Verdict::Kept } else { Verdict::Broken(Box::new(Breach::wrong_sum(due, said))) }
}

/// One source alone tells it.
fn san_falls(told: &Told<'_, SniperRolled>) -> Verdict {
    let (ctx, side) = (&told.ctx, &told.said.side);
    let lost = ctx.before.snipers.lost_by(side);
    let Some(san) = ctx.scenario.san.get(side).filter(|_| lost > 0) else { return Verdict::Silent };
    let now = effects::san_in_force(*san, lost);
    let meets = woken_by(told).is_some_and(|woke| now == Some(woke.original));
    if meets {
        return Verdict::Kept;
    }
    let left = now.map_or("is out of play".into(), |now| format!("has a SAN of {now}"));
    Verdict::undecided(format!("whether the {side} Sniper, which was eliminated, {left}"))
}
