//! How much Residual FP an attack leaves in a Location (A8.2 to A8.26).

use crate::charts::ift::{Column, Table};
use crate::counter::DEFAULT_B;
use crate::effects::{keeps_rof, sw_breaks_down};
use crate::event::{IftResolved, Level, UnitId, Use};
use crate::facts::{Ctx, Outcome, Shot, Underway};
use crate::figures::fire::hindrance::said_hindrance;
use crate::figures::fire::lane::is_laid_with;
use crate::figures::fire::sheet::{able, derived, direction};
use crate::figures::fire::snap_shot::is_snap_shot;
use crate::figures::fire::spraying::{targets_at, told_of};
use crate::figures::fire::sw_numbers::sw_numbers;
use crate::figures::fire::tem::{has_wall_towards, of_terrain};
use crate::figures::fire::tem_open::said_tem;
use crate::state::{Attack, Resolution};
use crate::vocab::dice::Dr;
use crate::vocab::hex::Cell;
use crate::vocab::num::{Drm, Fp, Mp};
use crate::vocab::{Ammunition, Meaning, Modifier, WeaponKind};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The most FP that a counter shows.
pub(crate) const MOST: Fp = Fp::whole(12);

/// Why an attack leaves none at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nothing {
    /// It is a Snap Shot (A8.223).
    SnapShot,
    /// It missed (A8.25).
    Missed,
    /// Its shell leaves none: AP, APCR, APDS (A8.25).
    Shell,
}

/// What an attack leaves in one of its Locations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    /// The least FP that the rules may give; 0 where nothing is left.
    pub least: Fp,
    /// The most: the log, or a choice of the firer, may leave more than one figure.
    pub most: Fp,
    /// How it comes about: `half of column 8: 4; one column left, Hindrance: 2`.
    pub says: String,
    /// Why nothing is left, where that is so from the first.
    pub nothing: Option<Nothing>,
    /// What would be left with fewer columns taken off, the nearest first (A8.26).
    pub unshifted: Vec<Fp>,
    /// What would be left if a weapon that broke down counted (A8.221).
    pub with_broken_down: Option<Fp>,
    /// What would be left if a MG whose Fire Lane lies counted (A9.22).
    pub with_lane: Option<Fp>,
    /// What would be left with the cap taken before the columns (A8.2).
    pub capped_first: Fp,
    /// What would be left of the column that Cowering lowered (A8.224).
    pub uncowered: Fp,
    /// A weapon kept its ROF, which may be given up at once for what it leaves (A8.23).
    pub keeps_rof: bool,
}

impl Left {
    fn none(why: Nothing) -> Left {
        let says = match why {
            Nothing::SnapShot => "a Snap Shot leaves none (A8.223)",
            Nothing::Missed => "a miss leaves none (A8.25)",
            Nothing::Shell => "AP, APCR and APDS leave none (A8.25)",
        };
        let zero = Fp::whole(0);
        Left {
            least: zero,
            most: zero,
            says: says.into(),
            nothing: Some(why),
            unshifted: Vec::new(),
            with_broken_down: None,
            with_lane: None,
            capped_first: zero,
            uncowered: zero,
            keeps_rof: false,
        }
    }
}

/// Half of a column, lowered to a column of the IFT, some columns farther left: none below 1.
fn half(column: Option<Column>, left: u8) -> Fp {
    let half = column.and_then(|column| Table::Ift.column(column.fp().halved()));
    half.and_then(|half| half.lowered(left)).map_or(Fp::whole(0), Column::fp)
}

fn capped(fp: Fp) -> Fp {
    fp.min(MOST)
}

/// The Residual FP that a First Fire attack leaves in its `n`th Location; `None` where the log does not tell enough.
#[must_use]
pub fn left(ctx: &Ctx<'_>, attack: &Attack, n: usize) -> Option<Left> {
    if !attack.is_first_fire() || attack.is_residual() {
        return None;
    }
    if is_snap_shot(attack) {
        return Some(Left::none(Nothing::SnapShot));
    }
    match attack.hit {
        Some(true) if !attack.to_hits.is_empty() => return of_hit(ctx, attack, n),
        Some(false) if !attack.to_hits.is_empty() => return Some(Left::none(Nothing::Missed)),
        Some(_) | None if !attack.to_hits.is_empty() => return None,
        Some(_) | None => {}
    }
    let on = Underway::of(ctx, attack);
    let plain = |shot: &Shot<'_>| matches!(shot.kind(), None | Some(WeaponKind::Mg));
    let roll = line_of(ctx, attack, n).filter(|_| on.volley.shots().iter().all(plain))?;
    of_roll(&on, roll, n)
}

/// Shells without a charge that reaches others.
const BARE: [Ammunition; 3] = [Ammunition::Ap, Ammunition::Apcr, Ammunition::Apds];

/// Columns that an Air Burst adds to what a hit leaves (A8.26).
const AIR_BURST: u8 = 1;

/// What a hit leaves: no more than half of the column of its IFT roll, with the column of an Air Burst. How much less the DRM of its To
/// Hit roll, its ammunition and its ROF leave is not worked out; nor what a Critical Hit does.
fn of_hit(ctx: &Ctx<'_>, attack: &Attack, n: usize) -> Option<Left> {
    let shell = attack.ammo.as_ref().and_then(|ammo| Ammunition::read(ammo.as_str()));
    if shell.is_some_and(|shell| BARE.contains(&shell)) {
        return Some(Left::none(Nothing::Shell));
    }
    let critical = attack.may_be_critical || attack.critical.is_some();
    let roll = line_of(ctx, attack, n).filter(|_| !critical)?;
    let column = ctx.scenario.table().named(roll.said.column.or(attack.declared.column)?)?;
    let half = Table::Ift.column(column.fp().halved())?;
    let most = capped(half.raised(AIR_BURST).fp());
    Some(Left {
        least: Fp::whole(0),
        most,
        says: format!("half of column {}, and a column more by an Air Burst (A8.26)", column.fp()),
        nothing: None,
        unshifted: Vec::new(),
        with_broken_down: None,
        with_lane: None,
        capped_first: most,
        uncowered: most,
        keeps_rof: false,
    })
}

/// The line of the roll that tells of a Location.
fn line_of<'a>(ctx: &Ctx<'_>, attack: &'a Attack, n: usize) -> Option<&'a Resolution> {
    let tells = |roll: &&Resolution| told_of(ctx, attack, &roll.said).contains(&n) && !roll.unstated;
    attack.rolls.iter().find(tells)
}

fn of_roll(on: &Underway<'_>, roll: &Resolution, n: usize) -> Option<Left> {
    let (dice, outcome) = (roll.dice?, on.outcome(&roll.said, n)?);
    let empty = on.attack.at.len() > 1 && targets_at(&on.ctx, on.attack, n).is_empty();
    let column = |counts: &dyn Fn(&Shot<'_>) -> bool, cowered: bool| {
        of_members(on, n, (&outcome, &roll.said), counts, (cowered, empty))
    };
    let down = |shot: &Shot<'_>| breaks_down(on, shot, dice);
    let rof = |shot: &Shot<'_>| keeps(shot, dice);
    let sure = |shot: &Shot<'_>| down(shot) == Some(true);
    // A MG that laid a Fire Lane leaves no other Residual FP (A9.22), and its lane may be told behind them.
    let laned = |shot: &Shot<'_>| on.ctx.before.has_laid_lane(&shot.firer.unit, &shot.firer.weapon);
    let lane = |shot: &Shot<'_>| is_laid_with(&on.ctx, on.attack, shot);
    let rest = column(&|shot| down(shot) == Some(false) && !rof(shot) && !laned(shot), true)?;
    let all = column(&|shot| !sure(shot) && !lane(shot), true)?;
    let shifts = shifts(on, &roll.said, n);
    let sum = |of: fn(&Shift) -> u8| shifts.iter().map(of).fold(0, u8::saturating_add);
    let (few, many) = (sum(|shift| shift.least), sum(|shift| shift.most));
    let broken_down = on.volley.shots().iter().any(sure);
    let with_lane = if on.volley.shots().iter().any(lane) { column(&|shot| !sure(shot), true) } else { None };
    Some(Left {
        least: capped(half(rest, many)),
        most: capped(half(all, few)),
        says: says(rest, all, &shifts),
        nothing: None,
        unshifted: (0..few).rev().map(|left| capped(half(all, left))).collect(),
        with_broken_down: if broken_down { Some(capped(half(column(&|_| true, true)?, few))) } else { None },
        with_lane: with_lane.map(|column| capped(half(column, few))),
        capped_first: cap_first(all, few),
        uncowered: capped(half(column(&|shot| !sure(shot), false)?, few)),
        keeps_rof: on.volley.shots().iter().any(rof),
    })
}

/// The column of those members that count.
fn of_members(
    on: &Underway<'_>,
    n: usize,
    (outcome, said): (&Outcome, &IftResolved),
    counts: &dyn Fn(&Shot<'_>) -> bool,
    (cowered, empty): (bool, bool),
) -> Option<Option<Column>> {
    let lower = if cowered { outcome.cowered } else { 0 };
    let whole = able(&on.volley).all(counts);
    if is_changed(on) {
        return if whole && !empty { as_told(on, said, cowered) } else { None };
    }
    // FP that nobody can work out are those declared.
    if whole && !empty {
        return Some(outcome.column.and_then(|column| column.lowered(lower)));
    }
    let mut fps = able(&on.volley).filter(|shot| counts(shot)).map(|shot| shot.worth(n));
    let sum = fps.try_fold(Fp::whole(0), |sum, fp| Some(sum + fp?))?;
    // The empty one of two that are sprayed (A8.24).
    let sum = if empty { sum.halved() } else { sum };
    Some(on.ctx.scenario.table().column(sum).and_then(|column| column.lowered(lower)))
}

/// A firer or director is broken or lost, by its own FPF, say: the sheet gives less now than it did then.
fn is_changed(on: &Underway<'_>) -> bool {
    let lost =
        |id: &UnitId| on.ctx.before.units.get(id).is_none_or(|unit| unit.is_broken() || unit.eliminated);
    let firers = on.attack.declared.firers.iter().map(|firer| &firer.unit);
    firers.chain(&on.attack.declared.directors).any(lost)
}

/// The column that the players told, where it cannot be worked out any more.
fn as_told(on: &Underway<'_>, said: &IftResolved, cowered: bool) -> Option<Option<Column>> {
    let table = on.ctx.scenario.table();
    let declared = on.attack.declared.column.filter(|_| !cowered || said.column.is_none());
    let double = on.attack.rolls.first().and_then(|roll| roll.dice).is_some_and(Dr::is_double);
    match said.column.filter(|_| cowered) {
        Some(used) => Some(table.named(used)),
        None => declared.filter(|_| !(cowered && double)).map(|column| table.named(column)),
    }
}

/// What the cap gives before the columns go off.
fn cap_first(column: Option<Column>, left: u8) -> Fp {
    let first = Table::Ift.column(capped(half(column, 0)));
    first.and_then(|first| first.lowered(left)).map_or(Fp::whole(0), Column::fp)
}

/// Does the roll break its weapon down (A9.7)? `None` where what no line tells may lower its B# so far, and where one of several does by
/// Random Selection.
fn breaks_down(on: &Underway<'_>, shot: &Shot<'_>, dice: Dr) -> Option<bool> {
    let Some((least, lowest)) = numbers(shot) else { return Some(false) };
    let by_dice = |number: u8| sw_breaks_down(dice.original(), number);
    if shot.unit.is_some_and(|unit| unit.failed.contains(&shot.firer.weapon)) {
        return Some(true);
    }
    let may = |shot: &&Shot<'_>| numbers(shot).is_some_and(|(_, lowest)| by_dice(lowest));
    let several = on.volley.shots().iter().filter(may).count() > 1;
    match by_dice(least) {
        true => (!several).then_some(true),
        false => (!by_dice(lowest)).then_some(false),
    }
}

/// The B# or X# of a weapon in a shot, and the lowest that it may be.
fn numbers(shot: &Shot<'_>) -> Option<(u8, u8)> {
    let of_sw = sw_numbers(shot).map(|numbers| (numbers.least, numbers.lowest));
    let vehicular = || {
        let weapon = shot.weapon().filter(|_| matches!(shot.firer.weapon, Use::Sw(_) | Use::Weapon(_)))?;
        let printed = [weapon.b, weapon.x].into_iter().flatten().min().unwrap_or(DEFAULT_B);
        Some((printed, printed))
    };
    of_sw.or_else(vehicular)
}

/// Its weapon keeps its Multiple ROF by the roll (A9.2).
fn keeps(shot: &Shot<'_>, dice: Dr) -> bool {
    shot.weapon().and_then(|weapon| weapon.rof).is_some_and(|rof| keeps_rof(dice.colored, rof))
}

/// Columns that a DRM takes off, where it may be caused outside the target hex.
struct Shift {
    name: &'static str,
    least: u8,
    most: u8,
}

/// Each +1 that is caused outside the target hex takes one column off (A8.26).
fn shifts(on: &Underway<'_>, ift: &IftResolved, n: usize) -> Vec<Shift> {
    let mut all = Vec::new();
    let mut put = |name, certain: Drm, open: Drm| {
        let count = |drm: Drm| u8::try_from(drm.0.clamp(0, 12)).unwrap_or_default();
        let shift = Shift { name, least: count(certain), most: count(certain).max(count(open)) };
        all.extend((shift.most > 0).then_some(shift));
    };
    let said = |modifier: Modifier| {
        ift.drm.iter().find(|line| line.is(modifier)).and_then(|line| line.value).unwrap_or_default()
    };
    let (certain, open) = hindrance(on, ift, n);
    put("Hindrance", certain, open);
    let (certain, open) = hexside(on, ift, n);
    put("hexside TEM", certain, open);
    for (modifier, name) in [(Modifier::Cx, "CX"), (Modifier::I, "BU")] {
        let value = derived(on, modifier).unwrap_or_else(|| said(modifier));
        put(name, value, value);
    }
    let led = direction(&on.volley).unwrap_or_else(|| said(Modifier::Leader));
    put("leader", led, led);
    // Whether these are caused outside the hex the rule does not say.
    let apart = |modifier: Option<Modifier>| match modifier {
        Some(m) => matches!(m, Modifier::Encircled | Modifier::A | Modifier::D | Modifier::ArmorLeader),
        None => true,
    };
    let others = ift.drm.iter().filter(|line| apart(line.means())).filter_map(|line| line.value);
    for value in others.filter(|value| *value > Drm(0)) {
        put("another DRM", Drm(0), value);
    }
    all
}

/// The Hindrance, as far as it is no SMOKE, wreck or vehicle of the target hex.
fn hindrance(on: &Underway<'_>, ift: &IftResolved, n: usize) -> (Drm, Drm) {
    let due = derived(on, Modifier::Hindrance).or_else(|| said_hindrance(ift)).unwrap_or_default();
    let bare = |cell: Cell| {
        let terrain = on
            .ctx
            .terrain(cell)
            .is_some_and(|terrain| terrain.smoke == Mp::ZERO && terrain.wrecks == 0 && terrain.vehicles == 0);
        let vehicle = on.ctx.before.units_at(cell).into_iter().any(|(id, _)| on.ctx.vehicle(id).is_some());
        terrain && !vehicle && !on.ctx.before.smoke.contains(&cell)
    };
    let outside = on.attack.at.get(n).is_some_and(|(cell, _)| bare(*cell));
    (if outside { due } else { Drm(0) }, due)
}

/// The TEM of a hexside that the fire crosses; what the hex itself gives takes no column off.
fn hexside(on: &Underway<'_>, ift: &IftResolved, n: usize) -> (Drm, Drm) {
    let Some((cell, _)) = on.attack.at.get(n) else { return (Drm(0), Drm(0)) };
    let said = derived(on, Modifier::Tem).or_else(|| said_tem(ift)).unwrap_or_default();
    let inside = of_terrain(&on.ctx, *cell);
    let faced = |from: &Option<(Cell, Level)>| from.map(|(from, _)| has_wall_towards(&on.ctx, *cell, from));
    let faces: Vec<Option<bool>> = on.attack.from.iter().map(faced).collect();
    match inside {
        Some(Drm(0)) if faces.iter().all(|faced| *faced == Some(true)) && !faces.is_empty() => (said, said),
        Some(value) if value == said && faces.iter().all(|faced| *faced == Some(false)) => (Drm(0), Drm(0)),
        // A wall that could have applied counts too.
        _ if faces.contains(&Some(true)) => (Drm(0), said.max(Drm(2))),
        _ => (Drm(0), said),
    }
}

fn says(rest: Option<Column>, all: Option<Column>, shifts: &[Shift]) -> String {
    let column = |column: Option<Column>| column.map_or("none".into(), |column| format!("{}", column.fp()));
    let columns = if rest == all { column(all) } else { format!("{} or {}", column(rest), column(all)) };
    let each = shifts.iter().map(|shift| match (shift.least, shift.most) {
        (least, most) if least == most => format!(", {most} left for {}", shift.name),
        (least, most) => format!(", {least} to {most} left for {}", shift.name),
    });
    let each: Vec<String> = each.collect();
    format!("half of column {columns}{}", each.concat())
}
