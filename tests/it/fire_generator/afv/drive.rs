//! The MPh: MP spent one at a time, the DEFENDER's answers, Bounding First Fire before, between and after.

use super::arcs::carried;
use super::battle::{Battle, Target};
use super::tank::Turret;
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::hex::{Cell, Spine};
use asl_core::vocab::num::Mp;
use asl_core::vocab::phase::Phase;

impl Battle {
    /// The MPh of the ATTACKER: one AFV after the other.
    pub(crate) fn movement(&mut self) {
        self.player.begin(Phase::MPh);
        for t in self.those(|tank| tank.side == 0 && tank.is_fit()) {
            let fired = self.tanks[t].attacks > 0;
            if fired || !self.c().percent(85) {
                continue;
            }
            if self.c().percent(20) {
                self.bound(t);
            }
            if !self.tanks[t].immobile && self.c().percent(85) {
                self.drive(t);
            }
            self.finish(t);
        }
    }

    /// Bounding First Fire, if there is a shot.
    fn bound(&mut self, t: usize) {
        for _ in 0..self.c().pick(&[1, 1, 1, 2, 3]) {
            self.any_shot(t, FireMode::Bounding, None);
        }
    }

    fn left(&self, t: usize) -> i32 {
        self.tanks[t].mp - self.tanks[t].spent
    }

    fn moves_on(&self, t: usize) -> bool {
        let tank = &self.tanks[t];
        !tank.gone && !tank.immobile && !tank.recalled && self.left(t) > 0
    }

    fn drive(&mut self, t: usize) {
        for _ in 0..self.c().below(3) {
            if self.moves_on(t) {
                self.spend(t, MpUse::Delay);
                self.between(t);
            }
        }
        for _ in 0..self.c().between(1, 2) {
            if self.left(t) < 3 || !self.moves_on(t) {
                return;
            }
            self.leg(t);
        }
    }

    /// Start, some hexes and turns, a stop; Motion when no MP is left for one.
    fn leg(&mut self, t: usize) {
        self.tanks[t].running = true;
        self.spend(t, MpUse::Start { direction: Some(Direction::Forward) });
        self.between(t);
        let rest = i32::from(self.c().percent(75));
        for _ in 0..self.c().between(1, 7) {
            if !self.moves_on(t) || self.left(t) <= rest {
                break;
            }
            self.step(t);
            self.between(t);
        }
        if self.moves_on(t) && rest == 1 {
            self.tanks[t].running = false;
            self.spend(t, MpUse::Stop);
            self.between(t);
            while self.moves_on(t) && self.c().percent(35) {
                self.spend(t, MpUse::Delay);
                self.between(t);
            }
        } else if self.moves_on(t) {
            while self.moves_on(t) {
                self.step(t);
                self.between(t);
            }
        }
    }

    /// A hex ahead, or a turn of one hexspine.
    fn step(&mut self, t: usize) {
        let tank = &self.tanks[t];
        let (a, b) = tank.cell.spine_hexes(tank.vca);
        let free: Vec<Cell> = [a, b].into_iter().filter(|cell| self.is_free(*cell)).collect();
        match self.c().pick_any(&free) {
            Some(to) if self.c().percent(75) => self.enter(t, to),
            Some(_) | None => self.pivot(t),
        }
    }

    fn is_free(&self, cell: Cell) -> bool {
        let men = self.player.world.men.iter().any(|man| man.cell == cell);
        let on_map = cell.x > 1 && cell.y > 3;
        on_map && !men && !self.tanks.iter().any(|tank| tank.cell == cell)
    }

    fn enter(&mut self, t: usize, to: Cell) {
        let name = self.tanks[t].name.clone();
        self.forget_los(&name);
        let tank = &mut self.tanks[t];
        (tank.cell, tank.entered) = (to, true);
        let hex = Map::sheet().hex(to);
        self.spend(t, MpUse::Enter { hex, rate: Rate::Terrain, inside: false, direction: None, vca: None });
    }

    fn pivot(&mut self, t: usize) {
        let way = self.c().pick(&[-1, 1]);
        let tank = &mut self.tanks[t];
        let to = tank.vca.turned(way);
        tank.tca = carried(tank.tca, tank.vca, to);
        tank.vca = to;
        let to = TurnTo::Spine(Map::sheet().spine_name(tank.cell, to));
        self.spend(t, MpUse::Turn { to, on_road: false });
    }

    /// One MP, perhaps with a turn of the turret, and who sees it.
    fn spend(&mut self, t: usize, on: MpUse) {
        let turns = self.tanks[t].turret != Turret::None && self.c().percent(15);
        let to = self.c().pick(&Spine::ALL);
        let turret = turns.then(|| {
            self.tanks[t].tca = to;
            TurretTo::Spine(Map::sheet().spine_name(self.tanks[t].cell, to))
        });
        let seen_by = self.watchers(self.tanks[t].cell, 0);
        let tank = &mut self.tanks[t];
        tank.spent += 1;
        seen_by.iter().for_each(|id| *tank.seen.entry(id.as_str().to_owned()).or_default() += 1);
        let (unit, total) = (tank.id(), Some(Mp::whole(tank.spent)));
        let seen_by = Some(seen_by);
        self.player.push(What::MpSpent(MpSpent { unit, on, cost: Mp::ONE, total, turret, seen_by }));
    }

    /// The DEFENDER's window, then Bounding First Fire.
    fn between(&mut self, t: usize) {
        for d in self.those(|tank| tank.side == 1 && tank.is_fit()) {
            if self.c().percent(25) && !self.tanks[t].gone {
                self.any_shot(d, FireMode::First, Some(Target::Tank(t)));
            }
        }
        if self.tanks[t].gone {
            return;
        }
        if self.c().percent(20) {
            let unit = self.tanks[t].id();
            self.player.push(What::Passed(Passed { unit }));
        }
        if self.c().percent(22) {
            self.bound(t);
        }
    }

    /// Counter and end of its MPh.
    fn finish(&mut self, t: usize) {
        let tank = &self.tanks[t];
        if tank.gone {
            return;
        }
        if tank.running && self.left(t) > 0 {
            self.tanks[t].running = false; // Recalled on the way.
            self.spend(t, MpUse::Stop);
        }
        let tank = &self.tanks[t];
        if tank.has_bounded() && tank.rof_weapon().is_none() {
            self.mark(t, Marker::BoundingFire);
        }
        let tank = &mut self.tanks[t];
        tank.motion = tank.running;
        tank.running = false;
        let end = if tank.motion { MoveEnd::Motion } else { MoveEnd::Plain };
        let (unit, spent) = (tank.id(), tank.spent);
        if spent > 0 {
            let (intended, insufficient) = (None, false);
            self.player.push(What::UnitMoveEnded(UnitMoveEnded { unit, end, intended, insufficient }));
        }
    }
}
