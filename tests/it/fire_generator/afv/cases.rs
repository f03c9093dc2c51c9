//! DRM of a To Hit roll (C5, C6) as the generator reads them, Case A and the Case C family before all (D3.3, D3.51).

use super::aim::stage;
use super::battle::{Battle, Record, Target};
use super::tank::{Kind, Seat, Tank, Turned, Turret};
use asl_core::event::{FireMode, UnitId};

/// Case A by hexspines: fast turret, slow turret, hull.
const CASE_A: [[i32; 4]; 3] = [[0, 1, 2, 3], [0, 2, 3, 4], [0, 3, 4, 5]];

/// What turning the turret costs.
pub(crate) const fn of_turret(turret: Turret, steps: usize) -> i32 {
    match turret {
        Turret::Fast => CASE_A[0][steps],
        Turret::Slow => CASE_A[1][steps],
        Turret::None => CASE_A[2][steps],
    }
}

/// What turning the hull costs.
pub(crate) const fn of_hull(steps: usize) -> i32 {
    CASE_A[2][steps]
}

impl Battle {
    /// Case A of a weapon for the shot just declared: its own turns, else those that another weapon's shot made since it
    /// last fired.
    pub(crate) fn case_a(&self, record: &Record, w: usize) -> i32 {
        let tank = &self.tanks[record.tank];
        let weapon = &tank.weapons[w];
        if weapon.seat == Seat::Roof || record.mode == FireMode::Bounding {
            return 0;
        }
        let now = stage(record.mode);
        let own = |shot: &&super::tank::Fired| stage(shot.mode) == now && shot.nth != tank.attacks;
        let fired = weapon.shots.iter().filter(own).map(|shot| shot.nth).max().unwrap_or(0);
        let last = |turns: &[Turned]| turns.iter().rev().find(|turn| turn.stage == now).copied();
        let (hull_turn, turret_turn) = (last(&tank.hull_turns), last(&tank.turret_turns));
        let since = |turn: &Turned| turn.nth > fired;
        let hull = hull_turn.filter(since).map_or(0, |turn| of_hull(turn.steps));
        if weapon.seat == Seat::Bow {
            return hull;
        }
        let own_hull = record.hull > 0;
        let carried_off = |turn: &Turned| hull_turn.is_some_and(|hull| hull.nth > turn.nth);
        let turret = turret_turn.filter(since).filter(|turn| !carried_off(turn));
        let turret = turret.filter(|turn| !own_hull || turn.nth == tank.attacks);
        hull + turret.map_or(0, |turn| of_turret(tank.turret, turn.steps))
    }

    /// All DRM of a To Hit roll, acquisition apart.
    pub(crate) fn cases(&self, record: &Record, target: &UnitId, hindrance: i32) -> Vec<(&'static str, i32)> {
        let tank = &self.tanks[record.tank];
        let w = record.weapons[0];
        let mut all = vec![("A", self.case_a(record, w))];
        all.extend(self.in_movement(record, target));
        all.push(("I", i32::from(!tank.ce)));
        all.extend(self.moving_target(record));
        all.push(("K", if self.is_known(record.target, 1 - tank.side) { 0 } else { 2 }));
        all.push(("L", self.point_blank(record)));
        all.push(("Q", self.tem(record)));
        all.push(("R", hindrance));
        let led = tank.green && tank.weapons[w].main && tank.weapons[w].kind == Kind::Gun;
        all.push(("quasi-leader", i32::from(led)));
        all.retain(|(_, value)| *value != 0);
        all
    }

    fn tem(&self, record: &Record) -> i32 {
        match record.target {
            Target::Men(cell, _) => self.player.world.tem(cell),
            Target::Tank(_) => 0,
        }
    }

    fn point_blank(&self, record: &Record) -> i32 {
        let moving = match record.target {
            Target::Tank(n) => self.tanks[n].is_under_way(),
            Target::Men(..) => false,
        };
        match record.from.range(record.at) {
            _ if moving || self.tanks[record.tank].is_under_way() => 0,
            1 => -2,
            2 => -1,
            _ => 0,
        }
    }

    /// Case J, by the MP that the target spent in the LOS of the firer.
    fn moving_target(&self, record: &Record) -> Option<(&'static str, i32)> {
        let Target::Tank(n) = record.target else { return None };
        let (target, firer) = (&self.tanks[n], &self.tanks[record.tank]);
        if record.mode != FireMode::First {
            // In the DFPh the engine leaves it to the players which member it is, but not that one is due.
            let moved = record.mode == FireMode::Final && target.entered;
            return (target.motion || moved).then_some(("J", 2));
        }
        target.entered.then(|| match target.seen.get(&firer.name).copied().unwrap_or(0) {
            0 | 1 => ("J2", 4),
            2 | 3 => ("J1", 3),
            _ => ("J", 2),
        })
    }

    /// Case B, or the member of the Case C family.
    fn in_movement(&self, record: &Record, target: &UnitId) -> Option<(&'static str, i32)> {
        let tank = &self.tanks[record.tank];
        let bow = tank.weapons[record.weapons[0]].seat == Seat::Bow;
        let base = match tank.turret {
            _ if tank.gyro => 3,
            Turret::Fast | Turret::Slow if !bow => 4,
            Turret::Fast | Turret::Slow | Turret::None => 5,
        };
        let (name, more) = match tank.seen.get(target.as_str()).copied().unwrap_or(0) {
            _ if record.mode != FireMode::Bounding => ("C", 0),
            0..=2 => ("C2", 2),
            3 => ("C1", 1),
            _ => ("C", 0),
        };
        if tank.is_under_way() {
            let low = if tank.gyro { 1 } else { record.colored.min(record.white) };
            return Some(("C4", base + more + low));
        }
        match record.mode {
            FireMode::Bounding => Some((name, base + more)),
            FireMode::Advancing if is_bounding_fire(tank) => Some(("C", base)),
            FireMode::Advancing => Some(("B", 2)),
            FireMode::Prep
            | FireMode::First
            | FireMode::Subsequent
            | FireMode::Fpf
            | FireMode::Final
            | FireMode::Opportunity
            | FireMode::Residual
            | FireMode::Overrun => None,
        }
    }

    /// Shots of this gun at this target in a row, two at most: Bounding First Fire acquires nothing here, and without a Gyro
    /// nothing of another phase counts in Motion.
    pub(crate) fn acquired(&self, record: &Record, target: &UnitId) -> i32 {
        let tank = &self.tanks[record.tank];
        let weapon = &tank.weapons[record.weapons[0]];
        let rolls_on = tank.is_under_way() && !tank.gyro;
        let same = |shot: &&super::tank::Fired| {
            shot.known && shot.targets.contains(target) && !(rolls_on && shot.mode != record.mode)
        };
        let row: Vec<_> = weapon.shots.iter().rev().take_while(same).collect();
        let bounding = row.iter().any(|shot| shot.mode == FireMode::Bounding);
        if bounding || record.mode == FireMode::First { 0 } else { row.len().min(2) as i32 }
    }
}

/// It used its MPh to fire or to enter a new hex.
fn is_bounding_fire(tank: &Tank) -> bool {
    tank.entered || tank.has_bounded()
}
