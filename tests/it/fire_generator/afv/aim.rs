//! What an AFV may fire at, with what, and how it turns for it (D3.1, D3.12, D3.3, D3.5, D3.51).

use super::arcs::{carried, covers};
use super::battle::{Battle, Target};
use super::tank::{Fired, Kind, Seat, Tank, Turret, Weapon};
use asl_core::event::FireMode;
use asl_core::vocab::hex::{Cell, Spine};
use asl_core::vocab::phase::Phase;

/// The fire phase of a mode within the Player Turn of one side; the DEFENDER's MPh and DFPh are one.
pub(crate) const fn stage(mode: FireMode) -> u8 {
    match mode {
        FireMode::Prep => 0,
        FireMode::First
        | FireMode::Subsequent
        | FireMode::Fpf
        | FireMode::Final
        | FireMode::Bounding
        | FireMode::Residual
        | FireMode::Overrun => 1,
        FireMode::Advancing | FireMode::Opportunity => 2,
    }
}

/// How hull and turret stand for a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stance {
    pub(crate) vca: Spine,
    pub(crate) tca: Spine,
}

impl Tank {
    /// As it stands now.
    pub(crate) const fn stance(&self) -> Stance {
        Stance { vca: self.vca, tca: self.tca }
    }

    /// Is a hex in the arc of a weapon, in a stance?
    pub(crate) fn bears(&self, w: usize, stance: Stance, at: Cell) -> bool {
        match self.weapons[w].seat {
            Seat::Roof => true,
            Seat::Bow => covers(self.cell, stance.vca, at),
            Seat::Turret => covers(self.cell, stance.tca, at),
        }
    }

    /// Shots of the same fire phase.
    pub(crate) fn shots_in(&self, stage_now: u8) -> impl Iterator<Item = (usize, &Fired)> {
        self.shots().filter(move |(_, shot)| stage(shot.mode) == stage_now)
    }

    /// Only if all that it fired at was Known may it turn again (D3.51); Bounding First Fire turns nothing.
    fn may_turn(&self, mode: FireMode) -> bool {
        let known = self.shots_in(stage(mode)).all(|(_, shot)| shot.known || shot.mode == FireMode::Bounding);
        mode != FireMode::Bounding && known
    }

    /// The stances in which the weapon bears on a hex, the present one alone when that will do.
    pub(crate) fn stances(&self, w: usize, mode: FireMode, at: Cell) -> Vec<Stance> {
        let now = self.stance();
        if self.bears(w, now, at) {
            return vec![now];
        }
        if !self.may_turn(mode) {
            return Vec::new();
        }
        let turret = self.weapons[w].seat == Seat::Turret;
        let mut all = Vec::new();
        if turret {
            all.extend(Spine::ALL.into_iter().map(|tca| Stance { tca, ..now }));
        }
        if !self.immobile && !self.is_under_way() {
            for vca in Spine::ALL.into_iter().filter(|vca| *vca != self.vca) {
                let tca = carried(self.tca, self.vca, vca);
                all.push(Stance { vca, tca });
                if turret && self.turret != Turret::None {
                    all.extend(Spine::ALL.into_iter().map(|tca| Stance { vca, tca }));
                }
            }
        }
        all.retain(|stance| self.bears(w, *stance, at));
        all
    }

    /// May this weapon fire in this mode at all?
    pub(crate) fn has_shot(&self, w: usize, mode: FireMode) -> bool {
        let weapon = &self.weapons[w];
        let served = weapon.out.is_none() && (weapon.seat != Seat::Roof || self.ce);
        let again = !weapon.shots.is_empty();
        let rof = weapon.shots.last().is_none_or(|shot| shot.kept);
        let elsewhere = self.shots().any(|(_, shot)| stage(shot.mode) != stage(mode));
        let due = match mode {
            FireMode::Advancing if self.has_bounded() => {
                let fired = weapon.shots.iter().any(|shot| shot.phase == Phase::AFPh);
                !self.marked && self.rof_weapon() == Some(w) && !fired
            }
            FireMode::Advancing => !elsewhere && !again,
            FireMode::Prep
            | FireMode::First
            | FireMode::Subsequent
            | FireMode::Fpf
            | FireMode::Final
            | FireMode::Bounding
            | FireMode::Opportunity => !elsewhere && rof,
            FireMode::Residual | FireMode::Overrun => false,
        };
        self.is_fit() && served && due && self.is_where_it_fired(w, mode)
    }

    /// Once a weapon has fired, the others fire from that hex; the MA by a ROF kept in Bounding First Fire is free.
    fn is_where_it_fired(&self, w: usize, mode: FireMode) -> bool {
        let own = &self.weapons[w];
        let free =
            own.main && !own.shots.is_empty() && own.shots.iter().all(|shot| shot.mode == FireMode::Bounding);
        free || self.shots_in(stage(mode)).all(|(_, shot)| shot.from == self.cell)
    }

    /// A MG that fires at a hex fires there with the others or not at all (D3.5).
    fn splits_group(&self, w: usize, mode: FireMode, at: Cell) -> bool {
        let mg = |weapon: &Weapon| weapon.kind == Kind::Mg;
        mg(&self.weapons[w])
            && self.shots_in(stage(mode)).any(|(n, shot)| n != w && shot.at == at && mg(&self.weapons[n]))
    }
}

impl Battle {
    /// May this weapon fire at this target, arcs apart?
    pub(crate) fn may_fire(&self, t: usize, w: usize, mode: FireMode, target: Target) -> bool {
        let tank = &self.tanks[t];
        let (weapon, at) = (&tank.weapons[w], self.cell_of(target));
        let range = tank.cell.range(at);
        let reach = match weapon.kind {
            Kind::Gun => range <= weapon.range,
            Kind::Mg => range <= 2 * weapon.range,
            Kind::Flame => range == 1,
        };
        let apt = match (target, weapon.kind) {
            (Target::Men(..), Kind::Gun | Kind::Mg) => true,
            (Target::Men(_, level), Kind::Flame) => {
                level == 0 && self.player.world.tem(at) == 0 && self.is_known(target, 1 - tank.side)
            }
            (Target::Tank(_), Kind::Gun) => true,
            (Target::Tank(_), Kind::Mg) => weapon.main,
            (Target::Tank(_), Kind::Flame) => false,
        };
        // Whether it has acquired the target, a log need not tell.
        let aimed = tank.weapons[0].shots.iter().any(|shot| shot.at == at);
        let doubtful = tank.gyro && mode == FireMode::Bounding && weapon.name == "CMG" && aimed;
        let row = self.last.is_some_and(|(cell, who)| cell == at && who != t);
        let free = range > 0 && reach && apt && !doubtful && !row && self.sees(tank.cell, at);
        free && tank.has_shot(w, mode) && !tank.splits_group(w, mode, at)
    }

    /// Enemy Personnel and AFV that may be fired at.
    pub(crate) fn targets(&self, side: usize) -> Vec<Target> {
        let mut cells: Vec<(Cell, i8)> = self
            .player
            .those(|man| man.side != side && !man.gone)
            .into_iter()
            .map(|n| (self.player.man(n).cell, self.player.man(n).level))
            .collect();
        cells.sort_unstable();
        cells.dedup();
        let men = cells.into_iter().map(|(cell, level)| Target::Men(cell, level));
        let still = |tank: &Tank| tank.side != side && !tank.gone && !self.has_moved(tank);
        men.chain(self.those(still).into_iter().map(Target::Tank)).collect()
    }

    /// Case J of the DFPh needs what only its MPh tells: such a target is left alone.
    fn has_moved(&self, tank: &Tank) -> bool {
        tank.side == 0 && (tank.entered || tank.motion)
    }
}
