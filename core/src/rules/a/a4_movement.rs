//! A4.1, A4.4, A4.5 and A4.7 as far as a log tells: who moves and advances when, and into which hex; who is TI or CX. What a hex
//! costs Infantry is the players' to say, but for what A7 asks of it.

use crate::counter::Infantry;
use crate::duty::Debt;
use crate::event::{MfSpent, MoveDeclared, MoveWay, Status, UnitId};
use crate::facts::{Ctx, PhaseClosing, Shot, Told, Traces, Volley, Walk, WalkClosing};
use crate::figures::fire::gun_crew::{is_gun_shot, of_crew};
use crate::figures::infantry::allotment::{
    Favour, allotment, began_together, carries_dropped, ceiling, is_lost, is_overloaded, led_by,
    moves_inexperienced, road_question, went_by_road,
};
use crate::figures::infantry::at_least::{is_hex_by_hex, least_spent, most};
use crate::figures::infantry::unit::{infantry, leadership};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::may_move::{far, goes_with_guard, held, is_its_own, no_known_enemy};
use crate::rules::forms::shots::each_shot_or_open;
use crate::rules::table::Check;
use crate::scenario::Terrain;
use crate::state::{DoubleTime, Unit, side_of};
use crate::tally::{Quantity, Tally};
use crate::vocab::hex::Cell;
use crate::vocab::num::{Mf, Mp};
use crate::vocab::phase::Phase;
use crate::vocab::{ClauseId, InfantryKind};
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check("A4.1-own-mph", &[Matter::MovePhase], "Infantry moves in its own MPh.", Check::Mf(own_mph)),
    Clause::checks(
        "A4.1-allotment",
        &[Matter::MfAllotment],
        "The MF that Infantry spends in its MPh are within its allotment.",
        &[Check::Walk(overspent), Check::WalkClosed(overspent_in_all)],
    )
    .since(2),
    Clause::check(
        "A4.1-shown-way",
        &[Matter::MfAllotment],
        "The hexes that a file shows cost no more MF at least than the unit has at most, with a leader, by road and in Double Time.",
        Check::Walk(too_far),
    )
    .since(2),
    Clause::check(
        "A4.1-shown-cx",
        &[Matter::MfAllotment],
        "Who is shown farther than its MF reach without Double Time is CX when the phase ends.",
        Check::PhaseOwed(Traces::WALKED, Debt::Cx, not_tired),
    )
    .since(2),
    Clause::check(
        "A4.1-said-in-mph",
        &[Matter::MovePhase],
        "How a unit is going to move is said in its own MPh.",
        Check::MoveSaid(said_in_mph),
    )
    .since(2),
    Clause::check(
        "A4.1-able",
        &[Matter::MoveLeave],
        "No broken unit, none that is TI or held in Melee moves in the MPh.",
        Check::Mf(able_to_move),
    ),
    Clause::check(
        "A4.1-next-hex",
        &[Matter::HexLeave],
        "Each Location entered is an expenditure of its own, to which the DEFENDER may react.",
        Check::Mf(next_hex),
    ),
    Clause::check(
        "A4.1-within-hex",
        &[Matter::MoveLeave],
        "MF spent where a unit stands go to something: a level, an entrenchment, SMOKE grenades, recovery.",
        Check::Walk(within_hex),
    ),
    Clause::check("A4.1-ti-no-fire", &[Matter::FireLeave], "A TI unit does not fire.", Check::Fire(ti)),
    Clause::check(
        "A4.14-enemy-location",
        &[Matter::HexLeave],
        "Infantry enters no Location of a Known enemy MMC in the MPh, unless berserk or in a Human Wave.",
        Check::Mf(enemy_location),
    ),
    Clause::check(
        "A4.2-one-by-one",
        &[Matter::MoveLeave],
        "A unit or stack ends its move before another moves.",
        Check::Mf(one_by_one),
    ),
];

fn own_mph(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    if ctx.before.phase.is_none() || infantry(ctx, &spent.unit).is_none() {
        return Verdict::Silent;
    }
    if goes_with_guard(ctx, &spent.unit, ctx.cell(spent.hex), Phase::MPh).is_some() {
        return Verdict::Silent;
    }
    Verdict::kept_or(is_its_own(ctx, &spent.unit, Phase::MPh), || {
        format!("{} spends MF outside its own MPh", spent.unit)
    })
}

fn said_in_mph(told: &Told<'_, MoveDeclared>) -> Verdict {
    let (ctx, said) = (&told.ctx, told.said);
    if ctx.before.phase.is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(is_its_own(ctx, &said.unit, Phase::MPh), || {
        format!("{} says how it moves outside its own MPh", said.unit)
    })
}

fn able_to_move(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let Some((unit, _)) = infantry(ctx, &spent.unit) else { return Verdict::Silent };
    if let Some(led) = goes_with_guard(ctx, &spent.unit, ctx.cell(spent.hex), Phase::MPh) {
        return led;
    }
    held(unit).map_or(Verdict::Kept, |why| Verdict::broken(format!("{} {why} and does not move", spent.unit)))
}

/// What they go to stands in the line, or in words claimed of the unit before. In a building they may lead to another level, in a
/// hex whose TEM is claimed into a foxhole or out of it.
fn within_hex(walk: &Walk<'_>) -> Verdict {
    let (ctx, spent, unit) = (&walk.ctx, walk.said, walk.unit);
    let Some(cost) = spent.cost else { return Verdict::Silent };
    if unit.place.cell() != Some(walk.to()) || walk.way.is_some() {
        return Verdict::Kept;
    }
    if unit.place.bypass().is_some() {
        return Verdict::Silent;
    }
    let building = ctx.terrain(walk.to()).is_some_and(Terrain::is_building);
    let dug_in = unit.claimed_tem.iter().any(|claim| claim.at == unit.place);
    if unit.mph.said || building || dug_in {
        return Verdict::Kept;
    }
    let here = ctx.show(walk.to());
    Verdict::undecided(format!("what {} spends {cost} MF on in {here}, where it stands", spent.unit))
}

/// One stands where the other does, and came there by the same step; or it follows the step that the other made from its hex.
fn goes_on_with(unit: &Unit, other: &Unit, to: Cell) -> bool {
    let (mine, his) = (unit.mph.afoot.steps.last(), other.mph.afoot.steps.last());
    let Some(his) = his else { return false };
    let step = |from: Option<Cell>, to: Cell| (his.from, his.to) == (from, to);
    let together =
        mine.is_some_and(|mine| step(mine.from, mine.to)) && unit.place.cell() == other.place.cell();
    together || step(unit.place.cell(), to)
}

/// A file of another program shows where a drag ended, and no expenditures.
fn next_hex(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    if spent.cost.is_none() {
        return Verdict::Silent;
    }
    let from = ctx.before.units.get(&spent.unit).and_then(|unit| unit.place.cell());
    let Some(from) = from.filter(|_| ctx.vehicle(&spent.unit).is_none()) else { return Verdict::Silent };
    let to = ctx.cell(spent.hex);
    Verdict::kept_or(from.range(to) <= 1, || format!("{}: hex by hex", far(ctx, from, to)))
}

/// SMC do not bar it, whom Infantry overruns (A4.15); levels of a building are not told.
fn enemy_location(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    // A file tells no MF.
    let counts = spent.cost.is_some() || !ctx.is_of_players();
    let Some((unit, _)) = infantry(ctx, &spent.unit).filter(|_| counts) else { return Verdict::Silent };
    let to = ctx.cell(spent.hex);
    // A prisoner goes where its Guard goes (A20.5).
    let free = [Status::Berserk, Status::HumanWave, Status::Captured].iter().any(|is| unit.status.has(*is));
    if unit.place.cell() == Some(to) || free || ctx.scenario.excerpts {
        return Verdict::Silent;
    }
    let Some(side) = side_of(ctx.before, ctx.scenario, &spent.unit) else { return Verdict::Silent };
    no_known_enemy(ctx, side, (to, unit.level), |_, values| {
        values.is_squad() || (values.is_small() && !values.kind.is_some_and(InfantryKind::is_smc))
    })
}

/// A stack goes step by step, each member in turn: one of them is ahead by a hex at most. Vehicles that Infantry goes with
/// are another chapter's (D9.31).
fn one_by_one(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let goes = |unit: &Unit| unit.mph.expenditures > 0 && !unit.status.has(Status::Captured);
    let Some((unit, _)) = infantry(ctx, &spent.unit).filter(|(unit, _)| goes(unit)) else {
        return Verdict::Silent;
    };
    let Some(last) = ctx.before.mover.as_ref().filter(|last| **last != spent.unit) else {
        return Verdict::Kept;
    };
    let Some((other, _)) = infantry(ctx, last) else { return Verdict::Silent };
    // A Human Wave goes on hex by hex (A25.23), and an Armored Assault with its AFV (D9.31).
    if ctx.before.move_together(ctx.scenario, (&spent.unit, Some(ctx.cell(spent.hex))), last) {
        return Verdict::Kept;
    }
    let hexes = |unit: &Unit| unit.mph.by_hex.iter().map(|(cell, _)| *cell).collect::<alloc::vec::Vec<_>>();
    let along = hexes(other).starts_with(&hexes(unit)) || goes_on_with(unit, other, ctx.cell(spent.hex));
    Verdict::kept_or(along, || format!("{last} moved elsewhere since: the move of {} is over", spent.unit))
}

fn personnel(shot: &Shot<'_>) -> bool {
    shot.infantry().is_some()
}

fn ti(volley: &Volley<'_>) -> Verdict {
    not_as(volley, Status::Ti, "TI")
}

/// Personnel of this status do not fire, and no Gun that they man.
pub(super) fn not_as(volley: &Volley<'_>, status: Status, word: &str) -> Verdict {
    let by = |shot: &Shot<'_>| of_crew(&shot.ctx, &shot.firer.unit, |_, crew| crew.status.has(status));
    each_shot_or_open(
        volley,
        |shot| personnel(shot) || is_gun_shot(shot),
        |shot| {
            let unit = &shot.firer.unit;
            if is_gun_shot(shot) {
                return (by(shot) == Some(true))
                    .then(|| format!("whoever mans {unit} is {word} and does not fire"));
            }
            shot.is(status).then(|| format!("{unit} is {word} and does not fire"))
        },
        |shot| {
            let open = is_gun_shot(shot) && by(shot).is_none();
            open.then(|| {
                format!("who mans {}: its crew is {word}, and another unit stands with it", shot.firer.unit)
            })
        },
    )
}

/// What a unit has: in its favour while the MPh lasts.
fn overspent(walk: &Walk<'_>) -> Verdict {
    if walk.said.cost.is_none() || walk.ctx.scenario.excerpts {
        return Verdict::Silent;
    }
    let (ctx, id, after) = (&walk.ctx, &walk.said.unit, walk.after());
    // What was too much before this was told then.
    let before = after.mph.spent - walk.said.cost.unwrap_or_default();
    let has = allotment(ctx, id, &after, Favour::All).map(|tally| tally.value().0);
    if has.is_some_and(|has| before > has) {
        return Verdict::Silent;
    }
    judge(ctx, id, (&after, walk.infantry), Favour::All)
}

/// The same when the MPh is over: of the expenditure that was too much.
fn overspent_in_all(closing: &WalkClosing<'_>) -> Verdict {
    let (ctx, unit) = (&closing.ctx, closing.unit);
    // What took the place of another in this MPh has not spent the MF of that one: they were judged then.
    if ctx.scenario.excerpts || unit.mph.unstated || !ctx.before.attacks_that_left(closing.id).is_empty() {
        return Verdict::Silent;
    }
    let verdict = judge(ctx, closing.id, (unit, closing.infantry), Favour::None);
    let Verdict::Broken(_) = verdict else { return verdict };
    // What was too much whatever came was told at once.
    if let Verdict::Broken(_) = judge(ctx, closing.id, (unit, closing.infantry), Favour::All) {
        return Verdict::Silent;
    }
    let has = allotment(ctx, closing.id, unit, Favour::None).map(|tally| tally.value().0);
    match has.and_then(|has| first_beyond(unit, has)) {
        Some(seq) => verdict.since(seq),
        None => verdict,
    }
}

/// The expenditure by which a unit spent more than this.
fn first_beyond(unit: &Unit, has: Mp) -> Option<u64> {
    let mut spent = Mp::ZERO;
    unit.mph.afoot.steps.iter().find_map(|step| {
        spent = spent + step.cost?;
        (spent > has).then_some(step.seq)
    })
}

fn judge(ctx: &Ctx<'_>, id: &UnitId, (unit, values): (&Unit, &Infantry), favour: Favour) -> Verdict {
    // A Minimum Move spends what it costs (A4.134).
    if unit.mph.afoot.says(MoveWay::MinimumMove) || unit.mph.unstated {
        return Verdict::Silent;
    }
    let Some(tally) = allotment(ctx, id, unit, favour) else { return waved(id, unit, favour) };
    let (spent, has) = (unit.mph.spent, tally.value().0);
    if spent <= has {
        let asks = road_question(ctx, &unit.mph.afoot).filter(|_| spent > has - Mp::ONE && has > Mp::ONE);
        return asks.map_or(Verdict::Kept, |what| {
            Verdict::undecided(format!("whether {what} leaves {id} the MF of the road (B3.4)"))
        });
    }
    let Some(blame) = culprit(ctx, id, (unit, values), (spent - has, favour), &tally) else {
        return Verdict::Silent;
    };
    let says = format!("{id} has spent {spent} of its {has} MF");
    let breach = Breach::of(says).figures(Mf(spent).figure(), Mf(has).figure());
    Verdict::Broken(Box::new(Breach { blame: Some(ClauseId(blame)), tally: Some(tally.into()), ..breach }))
}

/// MF of a unit in a Human Wave (A25.232).
const IN_A_WAVE: Mp = Mp::whole(8);

/// One witness tells what a Human Wave has: it is asked of the MF as they are spent.
fn waved(id: &UnitId, unit: &Unit, favour: Favour) -> Verdict {
    let spent = unit.mph.spent;
    if favour == Favour::None || !unit.status.has(Status::HumanWave) || spent <= IN_A_WAVE {
        return Verdict::Silent;
    }
    Verdict::undecided(format!(
        "whether {id}, in a Human Wave, has the {spent} MF that it spent: {IN_A_WAVE} are known (A25.232)"
    ))
}

/// The clause that alone explains so many MF too many; `None` where A7.831 tells it, of a leader who is pinned.
fn culprit(
    ctx: &Ctx<'_>,
    id: &UnitId,
    (unit, values): (&Unit, &Infantry),
    (beyond, favour): (Mp, Favour),
    tally: &Tally<Mf>,
) -> Option<&'static str> {
    let leader = led_by(ctx, id, unit, favour).and_then(|leader| ctx.before.units.get(leader));
    let (unled, lost) = (leader.is_none(), leader.is_some_and(is_lost));
    let along = |pinned: bool| unled && beside(ctx, unit).any(|leader| leader.is_pinned() == pinned);
    let mmc = values.kind.is_some_and(|kind| !kind.is_smc());
    if mmc && along(true) && beyond <= Mp::whole(2) {
        return None;
    }
    let carried = is_overloaded(tally);
    let afoot = &unit.mph.afoot;
    let tired = afoot.double_time.is_some();
    let full = tally.value().0 >= Mp::whole(ceiling(values));
    let each = [
        (2, "A4.5-ceiling", full),
        (2, "A4.12-whole-move", mmc && (lost || along(false))),
        (1, "A4.5-late", afoot.double_time == Some(DoubleTime::Late)),
        (2, "A4.51-no-double-time", afoot.was_cx && tired),
        (1, "A4.52-ipc", carried && tired),
        (8, "A4.4-per-item", carried && carries_dropped(ctx, id, unit)),
        (8, "A4.42-excess-mf", carried),
        (1, "A4.11-road-bonus", went_by_road(ctx, afoot)),
        (1, "A4.11-inexperienced-mf", moves_inexperienced(ctx, unit, values)),
    ];
    let explains = |(mf, _, is): &&(i32, &'static str, bool)| *is && beyond <= Mp::whole(*mf);
    Some(each.iter().find(explains).map_or("A4.1-allotment", |(_, clause, _)| clause))
}

/// Leaders of its side who were with it at some time of its way.
fn beside<'a>(ctx: &Ctx<'a>, unit: &'a Unit) -> impl Iterator<Item = &'a Unit> {
    let side = unit.side.as_ref();
    let friends = side.map_or_else(alloc::vec::Vec::new, |side| ctx.before.units_of(side));
    let ctx = *ctx;
    friends
        .into_iter()
        .filter(move |(id, _)| leadership(&ctx, id).is_some())
        .map(|(_, leader)| leader)
        .filter(|leader| {
            let met = unit.mph.afoot.path().any(|cell| leader.mph.afoot.path().any(|other| other == cell));
            let here = unit.mph.afoot.path().any(|cell| leader.mph.began_at == Some(cell));
            began_together(unit, leader) || met || here
        })
}

/// A file tells who went where, and not for how many MF. Whoever goes along with a vehicle may be carried.
fn is_shown(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    let own = ctx.before.phase == Some(Phase::MPh) && unit.side == ctx.before.side;
    let began = unit.mph.afoot.steps.first().and_then(|step| step.from);
    let here = [began, unit.place.cell()];
    let near = |other: &Unit| {
        let cells = [other.place.cell(), other.mph.began_at];
        cells.iter().any(|cell| cell.is_some() && here.contains(cell))
    };
    // What is of no known type may be a vehicle.
    let carried = ctx.before.units.iter().any(|(id, other)| near(other) && infantry(ctx, id).is_none());
    own && !carried && !ctx.is_of_players() && !ctx.scenario.excerpts && unit.aboard.is_none()
}

fn too_far(walk: &Walk<'_>) -> Verdict {
    let (ctx, id, after) = (&walk.ctx, &walk.said.unit, walk.after());
    if walk.said.cost.is_some() || !is_shown(ctx, walk.unit) || !is_shown(ctx, &after) {
        return Verdict::Silent;
    }
    let Some(tally) = most(ctx, id, &after, Favour::All) else { return Verdict::Silent };
    let (least, has) = (least_spent(ctx, id, &after), tally.value().0);
    if least <= has {
        return Verdict::Kept;
    }
    // What was too much before this was told then.
    if least_spent(ctx, id, walk.unit) > has {
        return Verdict::Silent;
    }
    let says = format!(
        "the hexes that {id} is shown in cost {} at least, and it has {} at most",
        mf(least),
        mf(has)
    );
    if !is_hex_by_hex(&after.mph.afoot) {
        return Verdict::undecided(format!("{says}: its way is not shown hex by hex"));
    }
    let breach = Breach::of(says).figures(Mf(least).figure(), Mf(has).figure());
    Verdict::Broken(Box::new(Breach { tally: Some(tally.into()), ..breach }))
}

/// A CX counter may be laid later than the phase ends: it is asked.
fn not_tired(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    if !closing.traces.meet(Traces::WALKED) || !is_shown(ctx, unit) || unit.is_broken() || unit.eliminated {
        return Verdict::Silent;
    }
    let Some(tally) = most(ctx, id, unit, Favour::None) else { return Verdict::Silent };
    let (least, has) = (least_spent(ctx, id, unit), tally.value().0);
    if least <= has || unit.status.has(Status::Cx) {
        return Verdict::Kept;
    }
    let beyond = most(ctx, id, unit, Favour::All).is_none_or(|tally| least > tally.value().0);
    if beyond {
        return Verdict::Silent;
    }
    Verdict::undecided(format!(
        "whether {id} went by Double Time: the hexes that it is shown in cost {} at least, without it {id} has {} at most, and no CX counter was laid",
        mf(least),
        mf(has)
    ))
}

fn mf(mf: Mp) -> alloc::string::String {
    format!("{mf} MF")
}
