//! A7.7 to A7.72: Encirclement, by pattern, by level, and what it does.

use super::facts::{fire_phase, infantry};
use super::sheet::{cowering_on_doubles, fire_sheet, is_encircled_fire, is_named};
use super::shot::{Shot, shots};
use super::{Check, Clause, Ctx};
use crate::charts::ift::IftResult;
use crate::charts::terrain::infantry_mf;
use crate::event::{Checked, IftResolved, Level, Marker, MarkerPlaced, MfSpent, Status, UnitId};
use crate::finding::{Breach, Verdict};
use crate::hex::{Cell, Dir, Entry, line_of_entry};
use crate::num::{Drm, Mp};
use crate::phase::Phase;
use crate::state::{Attack, Unit, side_of};
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.7-who",
        "Non-Aerial Infantry and Vulnerable PRC of an Immobile vehicle can be encircled, pillbox occupants cannot.",
        Check::Marker(who),
    ),
    Clause::check(
        "A7.7-phase",
        "Encirclement is built up inside one PFPh, DFPh or AFPh, never in the MPh.",
        Check::Marker(phase),
    ),
    Clause::check(
        "A7.7-two-units",
        "At least two non-Aerial units must have fired at it, with inherent FP, SW or ordnance (or one FG of several).",
        Check::Marker(two_units),
    ),
    Clause::check(
        "A7.7-normal-range",
        "Each contributing firer must be within its normal range.",
        Check::Marker(normal_range),
    ),
    Clause::check(
        "A7.7-consecutive",
        "The contributing attacks must follow each other without an attack by that player on another target in between.",
        Check::Marker(consecutive),
    ),
    Clause::check(
        "A7.7-valid-fire-ordnance-hit",
        "Ordnance counts only if it hit.",
        Check::Marker(ordnance_hit),
    ),
    Clause::check(
        "A7.7-valid-fire-nmc-potential",
        "Other fire counts only if its FP and DRM could produce at least a NMC, Cowering considered.",
        Check::Marker(nmc_potential),
    ),
    Clause::fact(
        "A7.7-geometry-opposite-spines",
        "Pattern a: the lines of fire enter through opposite hexspines of the target hex.",
        "one of the patterns that `is_pattern` knows",
    ),
    Clause::check(
        "A7.7-geometry-three-vertices",
        "Pattern b: three vertices of the target hex lie between the two entries on either way round, i.e. opposite hexsides.",
        Check::Marker(geometry),
    ),
    Clause::fact(
        "A7.7-geometry-three-sides",
        "Pattern c: entries through three hexsides no two of which touch.",
        "one of the patterns that `is_pattern` knows",
    ),
    Clause::fact(
        "A7.7-above-and-below",
        "In a building, fire from the Location directly above and from the one directly below also encircles.",
        "one of the patterns that `is_pattern` knows",
    ),
    Clause::check("A7.7-marker", "The Location gets an Encirclement counter.", Check::PhaseOver(marker)),
    Clause::check(
        "A7.7-morale-drop-immediate",
        "All non-berserk, non-heroic enemy or Melee Personnel there lose one Morale Level at once, already for the attack that sealed it and for all later ones.",
        Check::Checked(morale_drop),
    ),
    Clause::check("A7.7-no-cumulative", "Being encircled again adds nothing.", Check::Checked(no_cumulative)),
    Clause::check(
        "A7.7-plus1-on-fire",
        "An encircled unit's own fire suffers +1 on the IFT, or on the To Hit roll for ordnance.",
        Check::Ift(plus_one),
    ),
    Clause::check(
        "A7.7-first-move-doubled",
        "The first Location such a unit enters costs double MF after every other modification, in whatever phase.",
        Check::Mf(first_move_doubled),
    ),
    Clause::fact(
        "A7.7-entering-units-encircled",
        "Further enemies that enter the Location are encircled at once.",
        "whoever comes into an encircled Location is encircled: `renew_encirclement`",
    ),
    Clause::fact(
        "A7.7-persists-until-left",
        "The marker stays whatever the encirclers do, until all affected units have left (even for a moment), become berserk or heroic, are eliminated or captured.",
        "a unit that leaves is free, and so is a Location without such units: `renew_encirclement`",
    ),
    Clause::undecidable(
        "A7.7-surrender",
        "Encirclement weakens the chance to avoid capture (A20.21).",
        "A20.21 is not in this book",
    ),
    Clause::fact(
        "A7.71-fg-multi-hexside",
        "All hexsides through which a FG's lines of fire pass count, so a single FG can encircle by itself.",
        "the entries of all members are united: `entries`",
    ),
    Clause::undecidable(
        "A7.72-upper-level",
        "In an upper building level a non-heroic, non-berserk unit is also encircled while every legally usable way down is barred by a Blaze or by an unbroken, armed, unconcealed enemy.",
        "the layout of a building is for the players",
    ),
    Clause::undecidable(
        "A7.72-ends-instantly",
        "This kind ends as soon as such a path opens.",
        "the layout of a building is for the players",
    ),
];
/// The Location that an Encirclement counter is placed in.
fn placed_at(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Option<Cell> {
    let asked = placed.marker == Marker::Encircled && !placed.removed;
    let of_unit = || placed.unit.as_ref().and_then(|id| ctx.before.units.get(id)?.place.cell());
    placed.hex.map(|hex| ctx.cell(hex)).or_else(of_unit).filter(|_| asked)
}

fn who(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Verdict {
    let id = placed.unit.as_ref().filter(|_| placed.marker == Marker::Encircled && !placed.removed);
    let Some((unit, def)) = id.and_then(|id| ctx.unit(id)) else { return Verdict::Silent };
    let carrier = unit.aboard.as_ref().and_then(|id| ctx.vehicle(id));
    let mobile = carrier.is_some_and(|(vehicle, _)| vehicle.is_mobile());
    let bad = def.aircraft || def.vehicle.is_some() || mobile || unit.status.has(Status::InPillbox);
    Verdict::kept_or(!bad, || {
        "only Infantry outside pillboxes and PRC of an Immobile vehicle are encircled".into()
    })
}

/// One attack that may contribute, with what speaks against it.
struct Contribution<'a> {
    attack: &'a Attack,
    entries: Vec<Entry>,
    levels: Vec<i32>,
    units: BTreeSet<&'a UnitId>,
    in_range: bool,
    hit: bool,
    potent: bool,
}

/// The attacks on a hex in this fire phase, in order.
fn contributions<'a>(ctx: &Ctx<'a>, cell: Cell) -> Vec<Contribution<'a>> {
    let now = fire_phase(ctx.before.phase);
    let there = |a: &&Attack| fire_phase(a.phase) == now && a.at.iter().any(|(c, _)| *c == cell);
    let mut all: Vec<&Attack> = ctx.before.attacks.values().filter(there).collect();
    all.sort_by_key(|attack| attack.seq);
    all.into_iter().map(|attack| contribution(ctx, attack, cell)).collect()
}

fn contribution<'a>(ctx: &Ctx<'a>, attack: &'a Attack, cell: Cell) -> Contribution<'a> {
    let from = || attack.from.iter().flatten();
    let target = attack.at.iter().find(|(c, _)| *c == cell).map_or(Level::At(0), |(_, level)| *level);
    let above = |level: &Level| match (level, target) {
        (Level::At(own), Level::At(target)) => Some(i32::from(*own) - i32::from(target)),
        (Level::In, _) | (_, Level::In) => None,
    };
    let in_hex = from().filter(|(c, _)| *c == cell);
    let shots = shots(ctx, &attack.declared);
    let far = |shot: &Shot<'_>| {
        shot.normal_range().zip(shot.range_to(0)).is_some_and(|(normal, range)| range > normal)
    };
    let ordnance = shots.iter().any(|shot| shot.kind().is_some_and(crate::scenario::WeaponKind::is_ordnance));
    Contribution {
        attack,
        entries: from().filter_map(|(c, _)| line_of_entry(cell, *c)).collect(),
        levels: in_hex.filter_map(|(_, level)| above(level)).collect(),
        units: attack.declared.firers.iter().map(|f| &f.unit).collect(),
        in_range: !shots.iter().any(far),
        hit: !ordnance || attack.hit == Some(true),
        potent: ordnance || is_potent(ctx, attack),
    }
}

/// Some Original DR gives a NMC or worse: doubles on the cowered column, others on the full one.
fn is_potent(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let sum = fire_sheet(ctx, &attack.declared, 0).total.or(attack.declared.fp);
    let Some(column) = sum.and_then(|sum| ctx.scenario.table().column(sum)) else { return sum.is_none() };
    let drm =
        attack.rolls.first().map_or(0, |roll| super::sheet::drm_due(ctx, attack, &roll.said, None).value().0);
    let shift = cowering_on_doubles(ctx, &attack.declared);
    let best =
        |column: crate::charts::ift::Column, original: i16| column.result(original + drm) >= IftResult::Mc(0);
    column.lowered(shift).is_some_and(|lower| best(lower, 2)) || best(column, 3)
}

/// Entries as hexsides; one along a hexspine counts as the worse of the two beside it.
fn sides(entries: &[Entry]) -> BTreeSet<Dir> {
    entries.iter().filter_map(|e| if let Entry::Side(dir) = e { Some(*dir) } else { None }).collect()
}

/// How lines of fire encircle (A7.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// Through opposite hexspines: pattern a.
    Hexspines,
    /// Through opposite hexsides, three vertices between them either way: pattern b.
    Hexsides,
    /// Through three hexsides no two of which touch: pattern c.
    ThreeSides,
    /// From directly above and directly below.
    AboveAndBelow,
}

/// The patterns of A7.7 and A7.71.
fn pattern(entries: &[Entry], levels: &[i32]) -> Option<Pattern> {
    if levels.contains(&1) && levels.contains(&-1) {
        return Some(Pattern::AboveAndBelow);
    }
    let spines: BTreeSet<i32> =
        entries.iter().filter_map(|e| if let Entry::Spine(s) = e { Some(s.index()) } else { None }).collect();
    if spines.iter().any(|s| spines.contains(&((s + 3) % 6))) {
        return Some(Pattern::Hexspines);
    }
    let lone: Vec<i32> = spines.into_iter().collect();
    by_sides(&sides(entries), &lone)
}

fn is_pattern(entries: &[Entry], levels: &[i32]) -> bool {
    pattern(entries, levels).is_some()
}

/// Every way to count the spine entries must encircle: the worse hexside for the encirclers counts.
fn by_sides(sides: &BTreeSet<Dir>, spines: &[i32]) -> Option<Pattern> {
    let Some((spine, rest)) = spines.split_first() else { return pattern_of_sides(sides) };
    let (a, b) = crate::hex::Spine::new(*spine).dirs();
    let counted = |dir: Dir| {
        let mut with = sides.clone();
        with.insert(dir);
        by_sides(&with, rest)
    };
    counted(a).and_then(|pattern| counted(b).map(|_| pattern))
}

fn pattern_of_sides(sides: &BTreeSet<Dir>) -> Option<Pattern> {
    let has = |dir: Dir| sides.contains(&dir);
    let three = [Dir::N, Dir::NE].into_iter().any(|dir| has(dir) && has(dir.turned(2)) && has(dir.turned(4)));
    match Dir::ALL.into_iter().any(|dir| has(dir) && has(dir.turned(3))) {
        true => Some(Pattern::Hexsides),
        false => three.then_some(Pattern::ThreeSides),
    }
}

/// The lines of fire at a hex in this fire phase: by which hexsides and hexspines they come in, in order.
#[must_use]
pub fn entries(ctx: &Ctx<'_>, cell: Cell) -> Vec<Entry> {
    contributions(ctx, cell).into_iter().flat_map(|c| c.entries).collect()
}

/// The pattern in which the fire of this phase encircles a hex; none when its lines of fire form none.
#[must_use]
pub fn encircling_pattern(ctx: &Ctx<'_>, cell: Cell) -> Option<Pattern> {
    let all = contributions(ctx, cell);
    let levels: Vec<i32> = all.iter().flat_map(|c| c.levels.iter().copied()).collect();
    pattern(&entries(ctx, cell), &levels)
}

/// Does an attack count towards Encirclement: within normal range, ordnance hitting, other fire able to give
/// a NMC?
#[must_use]
pub fn may_encircle(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    attack.at.first().is_some_and(|(cell, _)| {
        let made = contribution(ctx, attack, *cell);
        made.in_range && made.hit && made.potent
    })
}

/// Whom Encirclement does not touch: the berserk, the heroic, those in a pillbox.
fn is_immune(unit: &Unit) -> bool {
    [Status::Berserk, Status::Heroic, Status::InPillbox].into_iter().any(|status| unit.status.has(status))
}

/// Is a unit encircled: under a counter, or by the fire of this phase?
#[must_use]
pub fn is_encircled(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let Some((unit, def)) = ctx.unit(id) else { return false };
    let fits = matches!(ctx.before.phase, Some(Phase::PFPh | Phase::DFPh | Phase::AFPh));
    let steady = is_immune(unit);
    let by_fire = || unit.place.cell().is_some_and(|cell| is_encircled_by_fire(ctx, id, cell));
    unit.status.has(Status::Encircled) || (fits && !steady && def.infantry.is_some() && by_fire())
}

/// The Morale Level in force: of the side that is up, a level lower in Encirclement, from the attack on that
/// seals it (A7.7).
#[must_use]
pub fn morale_in_force(ctx: &Ctx<'_>, id: &UnitId) -> Option<u8> {
    let (unit, infantry) = infantry(ctx, id)?;
    let printed = if unit.is_broken() { infantry.broken_morale } else { infantry.morale }?;
    let steady = unit.status.has(Status::Berserk) || unit.status.has(Status::Heroic);
    Some(printed.saturating_sub(u8::from(is_encircled(ctx, id) && !steady)))
}

/// Do these attacks encircle, as far as geometry goes?
fn encircle<'c, 'a: 'c>(all: impl Iterator<Item = &'c Contribution<'a>>) -> bool {
    let (mut entries, mut levels) = (Vec::new(), Vec::new());
    for contribution in all {
        entries.extend(contribution.entries.iter().copied());
        levels.extend(contribution.levels.iter().copied());
    }
    is_pattern(&entries, &levels)
}

/// Asked where the geometry encircles with every attack there, and no more without those that are `bad`.
fn needs(
    ctx: &Ctx<'_>,
    placed: &MarkerPlaced,
    bad: impl Fn(&Contribution<'_>) -> bool,
    why: &str,
) -> Verdict {
    let Some(cell) = placed_at(ctx, placed).filter(|_| placed.hex.is_some()) else { return Verdict::Silent };
    let all = contributions(ctx, cell);
    if !encircle(all.iter()) || ctx.before.phase == Some(Phase::MPh) {
        return Verdict::Silent;
    }
    Verdict::kept_or(encircle(all.iter().filter(|c| !bad(c))), || why.into())
}

fn phase(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Verdict {
    if placed_at(ctx, placed).is_none() || placed.hex.is_none() {
        return Verdict::Silent;
    }
    let fits = matches!(ctx.before.phase, Some(Phase::PFPh | Phase::DFPh | Phase::AFPh));
    Verdict::kept_or(fits, || "nobody is encircled outside the PFPh, DFPh and AFPh".into())
}

fn two_units(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Verdict {
    let Some(cell) = placed_at(ctx, placed).filter(|_| placed.hex.is_some()) else { return Verdict::Silent };
    let all = contributions(ctx, cell);
    let units: BTreeSet<&UnitId> = all.iter().flat_map(|c| c.units.iter().copied()).collect();
    Verdict::kept_or(units.len() > 1, || "at least two units fire at an encircled Location".into())
}

fn normal_range(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Verdict {
    needs(ctx, placed, |c| !c.in_range, "fire beyond normal range does not contribute")
}

/// Attacks of the same player on another Location between them break the row: only what follows counts.
fn consecutive(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Verdict {
    let Some(cell) = placed_at(ctx, placed) else { return Verdict::Silent };
    let now = fire_phase(ctx.before.phase);
    let last = contributions(ctx, cell).last().map(|c| c.attack.seq);
    let firing = |a: &Attack| side_of(ctx.before, ctx.scenario, &a.declared.firers[0].unit);
    let side = contributions(ctx, cell).last().and_then(|c| firing(c.attack));
    let between = ctx.before.attacks.values().filter(|a| {
        let elsewhere = !a.at.iter().any(|(c, _)| *c == cell);
        fire_phase(a.phase) == now && elsewhere && firing(a) == side && Some(a.seq) < last
    });
    let broken_at = between.map(|a| a.seq).max();
    needs(ctx, placed, |c| Some(c.attack.seq) < broken_at, "an attack on another target lies between")
}

fn ordnance_hit(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Verdict {
    needs(ctx, placed, |c| !c.hit, "ordnance that did not hit does not contribute")
}

fn nmc_potential(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Verdict {
    needs(ctx, placed, |c| !c.potent, "fire that can give no NMC does not contribute")
}

/// The lines of fire form none of the patterns; one unit alone is asked about above.
fn geometry(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Verdict {
    let Some(cell) = placed_at(ctx, placed).filter(|_| placed.hex.is_some()) else { return Verdict::Silent };
    let all = contributions(ctx, cell);
    let units: BTreeSet<&UnitId> = all.iter().flat_map(|c| c.units.iter().copied()).collect();
    let unknown = all.iter().any(|c| c.entries.is_empty() && c.levels.is_empty());
    if all.is_empty() || units.len() < 2 || unknown {
        return Verdict::Silent;
    }
    Verdict::kept_or(encircle(all.iter()), || "the lines of fire form no pattern of Encirclement".into())
}

/// A Location whose attacks encircled it in this phase, and no counter on the units there.
fn marker(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Verdict {
    let fits = matches!(ctx.before.phase, Some(Phase::PFPh | Phase::DFPh | Phase::AFPh));
    let (Some((cell, _)), true) = (unit.location(), fits && infantry(ctx, id).is_some()) else {
        return Verdict::Silent;
    };
    if is_immune(unit) || !is_encircled_by_fire(ctx, id, cell) {
        return Verdict::Silent;
    }
    Verdict::kept_or(unit.status.has(Status::Encircled), || format!("{id} is encircled and has no counter"))
}

/// Valid and consecutive fire of two units or more by a pattern.
pub(super) fn is_encircled_by_fire(ctx: &Ctx<'_>, id: &UnitId, cell: Cell) -> bool {
    let mut all = contributions(ctx, cell);
    all.retain(|c| c.attack.targets.contains(id) && c.in_range && c.hit && c.potent);
    let units: BTreeSet<&UnitId> = all.iter().flat_map(|c| c.units.iter().copied()).collect();
    let (first, last) = (all.first().map(|c| c.attack.seq), all.last().map(|c| c.attack.seq));
    let between = |a: &Attack| {
        let elsewhere = !a.at.iter().any(|(c, _)| *c == cell);
        elsewhere && Some(a.seq) > first && Some(a.seq) < last
    };
    units.len() > 1 && !ctx.before.attacks.values().any(between) && encircle(all.iter())
}

/// Printed Morale Level of its present side, and the one declared.
fn morale(ctx: &Ctx<'_>, checked: &Checked) -> Option<(u8, u8, bool)> {
    let (unit, infantry) = infantry(ctx, &checked.unit)?;
    let printed = if unit.is_broken() { infantry.broken_morale } else { infantry.morale }?;
    Some((printed, checked.morale?, drops_morale(ctx, &checked.unit)))
}

/// It is Encircled, by its counter or by the fire before its check, and neither berserk nor heroic.
pub(super) fn drops_morale(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let Some(unit) = ctx.before.units.get(id) else { return false };
    let steady = unit.status.has(Status::Berserk) || unit.status.has(Status::Heroic);
    let sealed = || unit.place.cell().is_some_and(|cell| is_encircled_by_fire(ctx, id, cell));
    !steady && (unit.status.has(Status::Encircled) || sealed())
}

fn morale_drop(ctx: &Ctx<'_>, checked: &Checked) -> Verdict {
    let Some((printed, said, true)) = morale(ctx, checked) else { return Verdict::Silent };
    Verdict::kept_or(said < printed, || {
        format!("an encircled unit checks at a Morale Level of {}", printed - 1)
    })
}

fn no_cumulative(ctx: &Ctx<'_>, checked: &Checked) -> Verdict {
    let Some((printed, said, true)) = morale(ctx, checked) else { return Verdict::Silent };
    Verdict::kept_or(said + 1 >= printed, || "Encirclement lowers the Morale Level by one, once".into())
}

fn plus_one(ctx: &Ctx<'_>, ift: &IftResolved) -> Verdict {
    let Some(attack) = ctx.before.attacks.get(&ift.attack) else { return Verdict::Silent };
    let said = ift.drm.iter().find(|line| is_named(line, "encircled")).and_then(|line| line.value);
    match (is_encircled_fire(ctx, &attack.declared), said) {
        (true, Some(Drm(1))) => Verdict::Kept,
        (true, _) => Verdict::broken("fire out of Encirclement has +1"),
        (false, Some(Drm(1..))) => Verdict::broken("no firer is encircled"),
        (false, _) => Verdict::Silent,
    }
}

/// The MF of a hex by its terrain alone, doubled for the first Location that an encircled unit enters. None
/// when the hex is not another one, or the terrain tells no price: what else raises it, the log does not say.
#[must_use]
pub fn mf_due(ctx: &Ctx<'_>, spent: &MfSpent) -> Option<Mp> {
    let (unit, cell) = (ctx.before.units.get(&spent.unit)?, ctx.cell(spent.hex));
    let terrain = ctx.scenario.terrain_at(cell).filter(|_| unit.place.cell() != Some(cell))?;
    let plain = infantry_mf(*terrain.is.iter().find(|kind| infantry_mf(**kind).is_some())?)?;
    let dearest = terrain.is.iter().filter_map(|kind| infantry_mf(*kind)).max().unwrap_or(plain);
    let doubled = if unit.status.has(Status::Encircled) { 2 } else { 1 };
    Some(dearest * doubled)
}

fn first_move_doubled(ctx: &Ctx<'_>, spent: &MfSpent) -> Verdict {
    let encircled = ctx.before.units.get(&spent.unit).is_some_and(|unit| unit.status.has(Status::Encircled));
    let Some(due) = mf_due(ctx, spent).filter(|_| encircled) else { return Verdict::Silent };
    if spent.cost >= due {
        return Verdict::Kept;
    }
    let breach = Breach::of("the first Location that an encircled unit enters costs double");
    Verdict::Broken(Box::new(breach.figures(format!("{} MF", spent.cost), format!("{due} MF"))))
}
