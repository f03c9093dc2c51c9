//! Case A: what turning VCA, TCA or CA adds to the roll (C5.1).

use crate::charts::to_hit::{GunType, case_a};
use crate::event::{CaChanged, FireMode, TurretTo, UnitId, Use};
use crate::facts::Ctx;
use crate::figures::vehicle::firing::{Firing, earlier, same_weapon};
use crate::scenario::Terrain;
use crate::state::{Attack, Place};
use crate::tally::{Blame, Tally};
use crate::vocab::WeaponMount;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;

/// Case A of a Gun that turns for its shot (C5.1): +3 for the first hexspine, +1 for each further one.
#[must_use]
pub fn case_a_of_gun(ctx: &Ctx<'_>, changed: &CaChanged) -> Option<Drm> {
    let (unit, def) = ctx.unit(&changed.unit)?;
    let TurretTo::Spine(to) = changed.to else { return None };
    let to = ctx.scenario.map.spine(unit.place.cell()?, to)?;
    if def.vehicle.is_some() || def.infantry.is_some() {
        return None;
    }
    let turned = unit.place.facing()?.steps_to(to).unsigned_abs();
    Some(case_a(GunType::NT, u8::try_from(turned).unwrap_or(u8::MAX)))
}

/// The clause that speaks of Case A where nothing was turned for a shot before.
const FIRST_TURN: &str = "C5.1-case-a";

/// Case A of one weapon for one attack.
pub(crate) struct Due {
    /// The sum; empty when nothing is due.
    pub(crate) tally: Tally<Drm>,
    /// It fired in the present arc before, and repeats the shot without a turn.
    pub(crate) repeats: bool,
    /// Hull or turret had been turned for an earlier shot of this phase.
    pub(crate) incremental: bool,
    /// What it would be if the turret were measured from where it pointed before the hull carried it.
    pub(crate) uncarried: Option<Drm>,
}

impl Due {
    const fn nothing() -> Due {
        Due { tally: Tally::new(), repeats: false, incremental: false, uncarried: None }
    }
}

/// Case A of a weapon in an attack already declared. `None` when the vehicle, its mount or its facing are not known, or
/// it is in Bypass, where D2.321 counts facings.
pub(crate) fn due(ctx: &Ctx<'_>, attack: &Attack, unit: &UnitId, weapon: &Use) -> Option<Due> {
    let firing = Firing::of(ctx, unit, weapon)?;
    let mount = firing.mount()?;
    if mount == WeaponMount::Aa || attack.declared.mode == FireMode::Bounding {
        return Some(Due::nothing());
    }
    let Place::In(_, Some(_)) = firing.unit.place else { return None };
    let turret = match mount {
        WeaponMount::Bow => None,
        WeaponMount::Turret => Some(firing.turret()?),
        WeaponMount::Rear | WeaponMount::Aa => return None,
    };
    let turns = Turns::of(ctx, attack, unit, weapon);
    let mut tally = Tally::new();
    let incremental = turns.incremental;
    let clauses = Clauses { bow: turret.is_none(), on_ift: !is_to_hit(&firing, attack), incremental };
    if let Some(part) = &turns.hull {
        let amount = case_a(GunType::NT, part.steps);
        tally.plus(amount, part.label("hull"), "C5.11", Blame::on(clauses.of_hull(part)));
    }
    if let (Some(gun), Some(part)) = (turret, &turns.turret) {
        let amount = case_a(gun, part.steps);
        let blame = Blame::on(clauses.of_turret(part, turns.hull.is_some()));
        tally.plus(amount, part.label("turret"), "C5.1", blame);
    }
    let uncarried = turret.and_then(|gun| turns.uncarried(&tally, gun, firing.unit.tca()));
    if in_obstacle(&firing)? {
        let clause = if incremental { "D3.51-incremental-turn" } else { FIRST_TURN };
        tally.times(2, "in woods, building or rubble", "C5.11", Blame::on(clause));
    }
    Some(Due { tally, repeats: turns.repeats, incremental, uncarried })
}

/// Case A of one weapon of a vehicle for an attack already declared (D3.51); `None` where the vehicle, its mount or its
/// facing is not known, and in Bypass.
#[must_use]
pub fn case_a_of_weapon(ctx: &Ctx<'_>, attack: &Attack, unit: &UnitId, weapon: &Use) -> Option<Drm> {
    due(ctx, attack, unit, weapon).map(|due| due.tally.value())
}

/// The worst Case A of the vehicular MG and IFE of an attack on the IFT (D3.5, D3.52); `None` when one of them is not
/// known, or none fires.
#[must_use]
pub fn case_a_on_ift(ctx: &Ctx<'_>, attack: &Attack) -> Option<Tally<Drm>> {
    let firers = attack.declared.firers.iter().filter(|firer| ctx.vehicle(&firer.unit).is_some());
    let mut worst: Option<Tally<Drm>> = None;
    for firer in firers {
        let tally = due(ctx, attack, &firer.unit, &firer.weapon)?.tally;
        if worst.as_ref().is_none_or(|known| tally.value() > known.value()) {
            worst = Some(tally);
        }
    }
    worst
}

fn is_to_hit(firing: &Firing<'_>, attack: &Attack) -> bool {
    let to_kill = attack.declared.firers.iter().any(|f| f.unit == *firing.id && f.to_kill);
    to_kill || firing.kind().is_some_and(|kind| kind.is_ordnance())
}

/// Inside woods, a building or rubble, where Case A doubles; `None` when a road through them may be used.
fn in_obstacle(firing: &Firing<'_>) -> Option<bool> {
    let cell = firing.unit.place.cell()?;
    firing.ctx.terrain(cell).map_or(Some(false), Terrain::stands_in_obstacle)
}

/// One turn that is paid for.
struct Part {
    steps: u8,
    /// It was made for an earlier shot, in that phase.
    earlier: Option<Option<Phase>>,
    /// The phase of the shot that pays.
    now: Option<Phase>,
}

impl Part {
    const fn label(&self, what: &'static str) -> &'static str {
        match (what.as_bytes()[0], self.earlier.is_some()) {
            (b'h', false) => "hull turned",
            (b'h', true) => "hull turned for an earlier shot",
            (_, false) => "turret turned",
            (_, true) => "turret turned for an earlier shot",
        }
    }

    fn crosses_phases(&self) -> bool {
        self.earlier.is_some_and(|phase| phase != self.now)
    }
}

/// Whom to blame for each part.
struct Clauses {
    bow: bool,
    on_ift: bool,
    incremental: bool,
}

impl Clauses {
    fn of_hull(&self, part: &Part) -> &'static str {
        match (part.earlier.is_some(), self.on_ift, self.bow) {
            (true, _, _) if part.crosses_phases() => "D3.51-fire-phase-spans-mph-dfph",
            (true, _, _) => "D3.51-bow-weapons-alike",
            (false, true, _) => "D3.52-mg-case-a-on-ift",
            (false, false, _) => "D3.12-vca-pivot-nt",
        }
    }

    fn of_turret(&self, part: &Part, with_hull: bool) -> &'static str {
        match (part.earlier.is_some(), with_hull) {
            (true, _) if part.crosses_phases() => "D3.51-fire-phase-spans-mph-dfph",
            (true, _) => "D3.51-same-penalty-within-arc",
            (false, true) => "D3.51-further-tca-adds",
            (false, false) if self.on_ift => "D3.52-mg-case-a-on-ift",
            (false, false) if self.incremental => "D3.51-incremental-turn",
            (false, false) => FIRST_TURN,
        }
    }
}

/// The turns that a weapon pays with an attack.
struct Turns {
    hull: Option<Part>,
    turret: Option<Part>,
    repeats: bool,
    incremental: bool,
    tca_before: Option<crate::vocab::hex::Spine>,
}

impl Turns {
    /// Its own turns; without one of the hull, the last hull turn since which it did not fire; without one of either,
    /// the last turret turn since which it did not fire and the hull did not turn.
    fn of(ctx: &Ctx<'_>, attack: &Attack, unit: &UnitId, weapon: &Use) -> Turns {
        let before = earlier(ctx, unit, attack.phase, attack.seq);
        let own = attack.turn;
        let fired_since = |seq: u64| {
            let fires = |a: &&&Attack| {
                a.declared.firers.iter().any(|f| f.unit == *unit && same_weapon(&f.weapon, weapon))
            };
            before.iter().filter(fires).any(|a| a.seq >= seq)
        };
        let unpaid = |a: &&Attack| !fired_since(a.seq);
        let last = |turned: fn(&Attack) -> bool| before.iter().rev().find(|a| turned(a)).copied();
        let (hull_turn, turret_turn) = (last(|a| a.turn.hull > 0), last(|a| a.turn.turret > 0));
        let part = |steps: u8, of: Option<&Attack>| {
            let earlier = of.map(|a| a.phase);
            (steps > 0).then_some(Part { steps, earlier, now: attack.phase })
        };
        let hull = part(own.hull, None).or_else(|| {
            let turn = hull_turn.filter(unpaid)?;
            part(turn.turn.hull, Some(turn))
        });
        let still = |a: &&Attack| hull_turn.is_none_or(|hull| hull.seq <= a.seq);
        let turret = part(own.turret, None).or_else(|| {
            let turn = turret_turn.filter(|_| own.hull == 0).filter(unpaid).filter(still)?;
            part(turn.turn.turret, Some(turn))
        });
        let repeats = !own.turned() && fired_since(0);
        let incremental = hull_turn.is_some() || turret_turn.is_some();
        Turns { hull, turret, repeats, incremental, tca_before: own.tca_before.filter(|_| own.hull > 0) }
    }

    /// The sum with the turret measured from where it pointed before the hull carried it.
    fn uncarried(
        &self,
        tally: &Tally<Drm>,
        gun: GunType,
        now: Option<crate::vocab::hex::Spine>,
    ) -> Option<Drm> {
        let flat = self.tca_before?.steps_to(now?).clamp(0, 3) as u8;
        let hull = case_a(GunType::NT, self.hull.as_ref()?.steps);
        let wrong = hull + case_a(gun, flat);
        (wrong != tally.value()).then_some(wrong)
    }
}
