//! The MF of a unit in its MPh: its own, those of a leader, of Double Time and of a road, less what it carries (A4.11 to A4.52).

use crate::charts::terrain::TerrainKind;
use crate::counter::Infantry;
use crate::event::{MfWay, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::infantry::entry::smoke_in;
use crate::figures::infantry::nation::nation_of;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::state::{Afoot, DoubleTime, FootStep, Unit};
use crate::tally::{Blame, Tally};
use crate::vocab::hex::Cell;
use crate::vocab::num::{Mf, Mp};
use crate::vocab::{InfantryKind, Quality, WeaponName};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// How far what is still to come is counted in a unit's favour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Favour {
    /// A leader may follow, Double Time may yet be told.
    All,
    /// The MPh is over: what was done.
    None,
}

/// PP that a unit carries free (A4.42).
const IPC: [i32; 2] = [3, 1];

/// MF that a leader adds (A4.12).
const LED: Mp = Mp::whole(2);

/// The most MF that Infantry has, a road apart (A4.5); a Conscript has one less.
const CEILING: i32 = 8;

/// The MF of a unit in its MPh, as a sum, as it stands or will stand; `None` where they are not judged: Cavalry, Riders, a unit of unknown kind, SW of unknown PP.
#[must_use]
pub fn allotment(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit, favour: Favour) -> Option<Tally<Mf>> {
    let (_, values) = infantry(ctx, id)?;
    // A Human Wave has MF of its own (A25.23).
    if unit.status.has(Status::HumanWave) {
        return None;
    }
    let afoot = &unit.mph.afoot;
    let mut tally = own(ctx, unit, values)?;
    if unit.status.has(Status::Berserk) {
        return Some(tally);
    }
    if let Some(leader) = led_by(ctx, id, unit, favour) {
        let (label, mf) = match used_with_lost(ctx, unit, leader, tally.value().0) {
            Some(used) => ("leader, as long as it led", used),
            None => ("leader", LED),
        };
        tally.plus(Mf(mf), label, "A4.12", Blame::on("A4.12-whole-move"));
    }
    add_double_time(unit, favour, &mut tally);
    let above = tally.value().0 - Mp::whole(ceiling(values));
    if above > Mp::ZERO {
        tally.plus(Mf(Mp::ZERO - above), "the most that Infantry has", "A4.5", Blame::on("A4.5-ceiling"));
    }
    if is_all_by_road(ctx, afoot) {
        tally.plus(Mf::whole(1), "all by road", "A4.11", Blame::on("A4.11-road-bonus"));
    }
    let over = excess(ctx, id, unit, values, favour)?;
    if over > 0 {
        let label = format!("{over} PP over the IPC");
        tally.plus(Mf::whole(-over), label, "A4.42", Blame::on(EXCESS));
    }
    Some(tally)
}

pub(crate) fn add_double_time(unit: &Unit, favour: Favour, tally: &mut Tally<Mf>) {
    match double_time(unit, favour) {
        Some(DoubleTime::Early) => {
            tally.plus(Mf::whole(2), "Double Time", "A4.5", Blame::on("A4.5-double-time"));
        }
        Some(DoubleTime::Late) => {
            tally.plus(Mf::whole(1), "late Double Time", "A4.5", Blame::on("A4.5-late"));
        }
        None => {}
    }
}

/// MF that an MMC has without a leader, those of Double Time included; `None` for SMC and Cavalry, and for a unit of unknown kind.
#[must_use]
pub fn unled(ctx: &Ctx<'_>, unit: &Unit, values: &Infantry) -> Option<Mp> {
    values.kind.filter(|kind| !kind.is_smc())?;
    let mut tally = own(ctx, unit, values)?;
    add_double_time(unit, Favour::None, &mut tally);
    Some(tally.value().0)
}

/// MF of a sum that are not those of Double Time (A4.61).
#[must_use]
pub fn plain(tally: &Tally<Mf>) -> Mf {
    let double = |clause: &str| matches!(clause, "A4.5-double-time" | "A4.5-late");
    let rest = tally.lines.iter().filter(|line| !double(line.blame.omitted.0)).cloned().collect();
    Tally { lines: rest }.value()
}

/// Some of the MF are lost to what it carries.
#[must_use]
pub fn is_overloaded(tally: &Tally<Mf>) -> bool {
    tally.lines.iter().any(|line| line.blame == Blame::on(EXCESS))
}

/// The clause of the MF that PP cost.
const EXCESS: &str = "A4.42-excess-mf";

/// What was used of a leader's MF who broke or fell on the way, when the unit went on alone: no more of them are to be had
/// (A4.12); A7.831 tells of a pinned one.
fn used_with_lost(ctx: &Ctx<'_>, unit: &Unit, leader: &UnitId, own: Mp) -> Option<Mp> {
    let leader = ctx.before.units.get(leader).filter(|leader| is_lost(leader))?;
    let (afoot, along) = (&unit.mph.afoot, leader.mph.afoot.path().count());
    if along >= afoot.path().count() {
        return None;
    }
    let mut hexes = 0;
    let with = afoot.steps.iter().take_while(|step| {
        hexes += usize::from(step.from != Some(step.to));
        hexes <= along
    });
    let spent = with.map(|step| step.cost).try_fold(Mp::ZERO, |sum, cost| Some(sum + cost?))?;
    Some((spent - own).clamp(Mp::ZERO, LED))
}

/// It is out of the move, and lends nothing more.
pub(crate) fn is_lost(unit: &Unit) -> bool {
    unit.is_broken() || unit.eliminated
}

/// MF of a unit that advances, those of Double Time apart: with a leader who is with it in one of these hexes, less what it carries.
#[must_use]
pub fn at_hand(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit, near: [Cell; 2]) -> Option<Mp> {
    let (_, values) = infantry(ctx, id)?;
    let side = unit.side.as_ref();
    let friends = side.map_or_else(Vec::new, |side| ctx.before.units_of(side));
    let with = |other: &Unit| other.place.cell().is_some_and(|cell| near.contains(&cell)) && is_able(other);
    let smc = |(other, smc): &&(&UnitId, &Unit)| {
        with(smc)
            && *other != id
            && infantry(ctx, other).is_some_and(|(_, v)| v.kind.is_some_and(InfantryKind::is_smc))
    };
    let led = values.kind.is_some_and(|kind| !kind.is_smc())
        && friends.iter().any(|(other, leader)| with(leader) && leadership(ctx, other).is_some());
    let lent = friends.iter().filter(smc).filter_map(|(other, smc)| {
        let cx = i32::from(smc.status.has(Status::Cx) && !smc.advanced);
        Some((ipc(smc, infantry(ctx, other)?.1)? - cx - held_load(ctx, other)?).max(0))
    });
    let own = own(ctx, unit, values)?.value().0 + if led { LED } else { Mp::ZERO };
    let cx = i32::from(unit.status.has(Status::Cx) && !unit.advanced);
    let over = (held_load(ctx, id)? - (ipc(unit, values)? - cx) - lent.max().unwrap_or(0)).max(0);
    Some(own - Mp::whole(over))
}

/// PP of what it possesses.
#[must_use]
pub fn held_load(ctx: &Ctx<'_>, id: &UnitId) -> Option<i32> {
    let (_, def) = ctx.unit(id)?;
    def.infantry.as_ref()?.sw.iter().flatten().map(|name| pp(ctx, id, name)).sum()
}

fn pp(ctx: &Ctx<'_>, id: &UnitId, name: &WeaponName) -> Option<i32> {
    let (_, def) = ctx.unit(id)?;
    let weapon = def.weapons.get(name).or_else(|| ctx.scenario.weapons.get(name))?;
    weapon.pp.map(i32::from)
}

/// It carried something that it possesses no more.
#[must_use]
pub fn carries_dropped(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> bool {
    let held = ctx.unit(id).and_then(|(_, def)| def.infantry.as_ref()?.sw.clone()).unwrap_or_default();
    unit.mph.afoot.carried.iter().any(|name| !held.contains(name))
}

/// Some hexside that it crossed is a road hexside.
#[must_use]
pub fn went_by_road(ctx: &Ctx<'_>, afoot: &Afoot) -> bool {
    afoot.steps.iter().any(|step| is_by_road(ctx, step))
}

fn is_conscript(values: &Infantry) -> bool {
    values.quality == Some(Quality::Conscript)
}

/// The most MF that it has, a road apart (A4.5).
#[must_use]
pub fn ceiling(values: &Infantry) -> i32 {
    CEILING - i32::from(is_conscript(values))
}

/// Does it move as Inexperienced: by its head, a Conscript, or Green with no leader beside it as its MPh began (A19.31)?
#[must_use]
pub fn moves_inexperienced(ctx: &Ctx<'_>, unit: &Unit, values: &Infantry) -> bool {
    inexperienced(values, || with_leader(ctx, unit))
}

/// Is it Inexperienced where it stands: by its head, a Conscript, or Green with no unbroken leader in its Location (A19.3)?
#[must_use]
pub fn is_inexperienced(ctx: &Ctx<'_>, unit: &Unit, values: &Infantry) -> bool {
    let leads = |(id, other): &(&UnitId, &Unit)| {
        let held = other.eliminated || other.status.has(Status::Captured);
        leadership(ctx, id).is_some() && other.side == unit.side && !other.is_broken() && !held
    };
    inexperienced(values, || unit.location().is_some_and(|at| ctx.units_with(Some(at)).iter().any(leads)))
}

fn inexperienced(values: &Infantry, led: impl Fn() -> bool) -> bool {
    let green = || values.quality == Some(Quality::Green) && !led();
    values.inexperienced.unwrap_or_else(|| is_conscript(values) || green())
}

fn with_leader(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    let began = unit.mph.began_at;
    let side = unit.side.as_ref();
    let there = side.map_or_else(Vec::new, |side| ctx.before.units_of(side));
    there
        .iter()
        .any(|(id, other)| leadership(ctx, id).is_some() && other.mph.began_at == began && began.is_some())
}

/// Its own MF (A4.11).
pub(crate) fn own(ctx: &Ctx<'_>, unit: &Unit, values: &Infantry) -> Option<Tally<Mf>> {
    let mut tally = Tally::new();
    if unit.status.has(Status::Berserk) {
        tally.plus(Mf::whole(8), "berserk", "A15.43", Blame::on("A4.1-allotment"));
        return Some(tally);
    }
    match values.kind? {
        InfantryKind::Leader | InfantryKind::Hero if unit.mph.afoot.was_wounded => {
            tally.plus(Mf::whole(3), "wounded SMC", "A17.2", Blame::on("A4.11-smc-mf"));
        }
        InfantryKind::Leader | InfantryKind::Hero => {
            // A unit that mounts, rides or dismounts has four.
            let rode = unit.got_off;
            tally.plus(Mf::whole(if rode { 4 } else { 6 }), "SMC", "A4.11", Blame::on("A4.11-smc-mf"));
        }
        InfantryKind::Cavalry => return None,
        InfantryKind::Squad | InfantryKind::Hs | InfantryKind::Crew => {
            let (mf, label) =
                if moves_inexperienced(ctx, unit, values) { (3, "Inexperienced MMC") } else { (4, "MMC") };
            tally.plus(Mf::whole(mf), label, "A4.11", Blame::on("A4.11-mmc-mf"));
        }
    }
    Some(tally)
}

/// The leader whose MF it has: of its side and nation, Good Order and unpinned, who began its MPh with it and went where it went
/// (A4.12). Where the leader's move may still go on, the leader may follow.
#[must_use]
pub fn led_by<'a>(ctx: &Ctx<'a>, id: &UnitId, unit: &Unit, favour: Favour) -> Option<&'a UnitId> {
    let (_, values) = infantry(ctx, id)?;
    if values.kind.is_none_or(InfantryKind::is_smc) || unit.got_off {
        return None;
    }
    let leads = |(other, leader): &(&'a UnitId, &'a Unit)| {
        let able = leadership(ctx, other).is_some() && was_able(leader) && is_same_nation(ctx, id, other);
        able && began_together(unit, leader) && goes_along(unit, leader, favour)
    };
    ctx.before.units_of(unit.side.as_ref()?).into_iter().find(leads).map(|(other, _)| other)
}

fn is_able(unit: &Unit) -> bool {
    !unit.is_broken() && !unit.is_pinned() && !unit.eliminated && unit.aboard.is_none()
}

/// The leader can go on, or could when moving in this MPh: what was spent with the leader stands (A4.12), and A7.831 tells
/// of a pinned one.
fn was_able(unit: &Unit) -> bool {
    is_able(unit) || (unit.mph.expenditures > 0 && unit.aboard.is_none())
}

/// Its move was cut short.
fn is_held(unit: &Unit) -> bool {
    unit.is_broken() || unit.is_pinned() || unit.eliminated || unit.status.has(Status::Wounded)
}

fn is_same_nation(ctx: &Ctx<'_>, one: &UnitId, other: &UnitId) -> bool {
    let of = |id| ctx.unit(id).and_then(|(_, def)| nation_of(def));
    of(one).zip(of(other)).is_none_or(|(one, other)| one == other)
}

/// They were in one Location when their MPh began.
pub(crate) fn began_together(one: &Unit, other: &Unit) -> bool {
    let off_board = one.mph.began_off_board && other.mph.began_off_board;
    (one.mph.began_at.is_some() || off_board) && one.mph.began_at == other.mph.began_at
}

/// Their ways are one; where the move of one may go on, or was cut short, one may be a part of the other.
fn goes_along(unit: &Unit, other: &Unit, favour: Favour) -> bool {
    let (one, two): (Vec<Cell>, Vec<Cell>) =
        (unit.mph.afoot.path().collect(), other.mph.afoot.path().collect());
    match favour {
        Favour::None if !is_held(unit) && !is_held(other) => one == two && unit.level == other.level,
        Favour::None | Favour::All => one.starts_with(&two) || two.starts_with(&one),
    }
}

/// Double Time, as declared, or by a CX counter laid in the MPh; in its favour it may yet be told, where it may be had (A4.5).
#[must_use]
pub fn double_time(unit: &Unit, favour: Favour) -> Option<DoubleTime> {
    let barred = unit.mph.afoot.was_cx || unit.mph.afoot.was_wounded || unit.got_off;
    if barred {
        return None;
    }
    let yet = (favour == Favour::All).then_some(DoubleTime::Early);
    unit.mph.afoot.double_time.or(yet)
}

/// Each hexside that it crossed is a road hexside, and no SMOKE or roadblock was paid for; what it did where it stood aside,
/// and what the counters on its way ask for: see [`road_question`] (B3.4).
#[must_use]
pub fn is_all_by_road(ctx: &Ctx<'_>, afoot: &Afoot) -> bool {
    let pays = |step: &FootStep| {
        let side = step.from.and_then(|from| Some((from, from.dir_to(step.to)?)));
        let wall = side.is_some_and(|(from, side)| ctx.has_wall(from, side));
        step.cost.is_some_and(|cost| cost > Mp::ONE) && (wall || smoke_in(ctx, step.to) > Mp::ZERO)
    };
    let stands = |step: &FootStep| step.from == Some(step.to) && matches!(step.way, Some(MfWay::On { .. }));
    let plain = |step: &FootStep| stands(step) || (is_by_road(ctx, step) && !pays(step));
    afoot.path().next().is_some() && afoot.steps.iter().all(plain)
}

/// What is not known of a road bonus: whether it bears what was done on the way, and the counters there (B3.4).
#[must_use]
pub fn road_question(ctx: &Ctx<'_>, afoot: &Afoot) -> Option<String> {
    if !is_all_by_road(ctx, afoot) {
        return None;
    }
    let acts = afoot.steps.iter().find_map(|step| {
        let Some(MfWay::On { what }) = &step.way else { return None };
        Some(format!("what was done for {} in {}", what.as_str(), ctx.show(step.to)))
    });
    let lies = |cell: Cell| {
        let terrain = ctx.terrain(cell)?;
        let kind =
            terrain.is.iter().find(|kind| matches!(kind, TerrainKind::Wire | TerrainKind::Minefield))?;
        Some(format!("{} in {}", kind.name(), ctx.show(cell)))
    };
    let began = afoot.steps.first().and_then(|step| step.from);
    acts.or_else(|| began.into_iter().chain(afoot.path()).find_map(lies))
}

/// By a road hexside; where the scenario lists no road the player's word counts.
pub(crate) fn is_by_road(ctx: &Ctx<'_>, step: &FootStep) -> bool {
    // A unit that enters the map crosses no hexside of it.
    let Some(side) = step.crossed() else { return step.from.is_none() };
    let cells = step.from.into_iter().chain([step.to]);
    let listed = cells
        .filter_map(|cell| ctx.terrain(cell))
        .any(|terrain| terrain.road.contains(&side) || terrain.road_unclear.contains(&side));
    let paid = step.way.as_ref().is_none_or(|way| *way == MfWay::Road);
    let unlisted = !ctx.scenario.lists_roads() && step.way.is_some();
    (listed || unlisted) && paid
}

/// PP that it carries beyond its IPC, with those of a SMC who moves with it (A4.42, A4.52).
fn excess(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit, values: &Infantry, favour: Favour) -> Option<i32> {
    let load = load(ctx, id, unit)?;
    if load == 0 {
        return Some(0);
    }
    let own = ipc(unit, values)? - i32::from(is_cx(unit));
    Some((load - own - lent(ctx, id, unit, favour)).max(0))
}

/// It is CX, from when it says that it goes by Double Time on (A4.5).
pub(crate) fn is_cx(unit: &Unit) -> bool {
    double_time(unit, Favour::None).is_some() || unit.status.has(Status::Cx)
}

/// PP that it carries free.
fn ipc(unit: &Unit, values: &Infantry) -> Option<i32> {
    let [mmc, smc] = IPC;
    let wounded =
        unit.status.has(Status::Wounded) && (unit.mph.afoot.was_wounded || unit.mph.expenditures == 0);
    Some(if values.kind?.is_smc() { if wounded { 0 } else { smc } } else { mmc })
}

/// A SMC that began its MPh with the unit and goes along lends what it does not need (A4.42).
fn lent(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit, favour: Favour) -> i32 {
    let side = unit.side.as_ref();
    let others = side.map_or_else(Vec::new, |side| ctx.before.units_of(side));
    let free = |(other, smc): &(&UnitId, &Unit)| {
        let (_, values) = infantry(ctx, other).filter(|_| *other != id)?;
        let lends = values.kind?.is_smc() && was_able(smc) && began_together(unit, smc);
        // A CX SMC carries one less (A4.52).
        let cx = ctx.scenario.book >= 2 && is_cx(smc);
        let free = ipc(smc, values)? - i32::from(cx) - load(ctx, other, smc)?;
        (lends && goes_along(unit, smc, favour)).then_some(free.max(0))
    };
    others.iter().filter_map(free).max().unwrap_or(0)
}

/// PP of all that it carried at some time of its MPh, or possesses now; `None` where the PP of one are not known (A4.4).
#[must_use]
pub fn load(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Option<i32> {
    let (_, def) = ctx.unit(id)?;
    let held = def.infantry.as_ref()?.sw.iter().flatten();
    let carried: BTreeSet<&WeaponName> =
        if unit.mph.expenditures > 0 { unit.mph.afoot.carried.iter().collect() } else { held.collect() };
    carried.into_iter().map(|name| pp(ctx, id, name)).sum()
}
