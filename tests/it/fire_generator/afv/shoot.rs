//! A shot: turns, To Hit or IFT, what it does to the target, and what it does to the weapon.

use super::super::chart::{Res, chart};
use super::super::fire::{Op, fp_of_column, power};
use super::super::play::{Aim, Record as Infantry, drm_line, location};
use super::super::power::Power;
use super::aim::{Stance, stage};
use super::arcs::{carried, facing, steps};
use super::battle::{Battle, Record, Target};
use super::tank::{Fired, Kind, Turned};
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::TargetType;
use asl_core::vocab::hex::Facing;

/// To Hit numbers up to 6, 12 and 18 hexes, at an AFV and at Personnel: of a gun of each side, by its colour and barrel, and of a
/// MG, which loses two beyond 12 hexes.
const TO_HIT: [[[i32; 3]; 2]; 3] =
    [[[10, 9, 9], [8, 7, 7]], [[10, 8, 6], [8, 6, 4]], [[10, 9, 6], [8, 7, 6]]];

/// FP of a hit by HE, which is a column of the IFT.
const HE: i64 = 12;

impl Battle {
    /// Fires these weapons of an AFV at a target, in a stance.
    pub(crate) fn shoot(
        &mut self,
        t: usize,
        weapons: Vec<usize>,
        mode: FireMode,
        target: Target,
        stance: Stance,
    ) {
        let first = &self.tanks[t].weapons[weapons[0]];
        let to_kill = first.kind == Kind::Mg && matches!(target, Target::Tank(_));
        let rolls_to_hit = first.kind == Kind::Gun || to_kill;
        let hindrance = self.attest(t, target);
        let mut record = self.begin(t, weapons, mode, target, stance);
        record.to_kill = to_kill;
        self.declare(&mut record, stance, rolls_to_hit);
        if rolls_to_hit {
            self.roll_to_hit(&mut record, hindrance);
        } else {
            self.on_ift(&mut record, hindrance);
        }
        record.end = self.player.steps.len();
        record.after = self.tanks.clone();
        self.last = Some((record.at, t));
        self.records.push(record);
    }

    /// What is known before it is declared; hull and turret are turned.
    #[expect(clippy::too_many_lines, reason = "a record of many fields")]
    fn begin(
        &mut self,
        t: usize,
        weapons: Vec<usize>,
        mode: FireMode,
        target: Target,
        stance: Stance,
    ) -> Record {
        let before = self.tanks.clone();
        let tank = &mut self.tanks[t];
        tank.attacks += 1;
        let nth = tank.attacks;
        let hull = steps(tank.vca, stance.vca);
        let turret = steps(carried(tank.tca, tank.vca, stance.vca), stance.tca);
        (tank.vca, tank.tca) = (stance.vca, stance.tca);
        let stage = stage(mode);
        if hull > 0 {
            tank.hull_turns.push(Turned { nth, steps: hull, stage });
        }
        if turret > 0 {
            tank.turret_turns.push(Turned { nth, steps: turret, stage });
        }
        Record {
            id: AttackId(u32::try_from(self.records.len()).expect("few") + 1),
            phase: self.player.phase,
            mode,
            tank: t,
            again: weapons.len() == 1 && !before[t].weapons[weapons[0]].shots.is_empty(),
            weapons,
            target,
            from: before[t].cell,
            at: self.cell_of(target),
            to_kill: false,
            fire: self.player.steps.len(),
            dice: 0,
            effect: None,
            wear: Vec::new(),
            end: 0,
            hull,
            turret,
            drm: Vec::new(),
            colored: 0,
            white: 0,
            number: None,
            hit: false,
            column: None,
            result: Res::Dash,
            before,
            after: Vec::new(),
        }
    }

    /// The declaration, with FP for what rolls on the IFT.
    #[expect(clippy::too_many_lines, reason = "a record of many fields")]
    fn declare(&mut self, record: &mut Record, stance: Stance, to_hit: bool) {
        let tank = self.tanks[record.tank].clone();
        let mut sum = Power::default();
        let mut firers = Vec::new();
        for w in &record.weapons {
            let factors = self.factors(record, *w);
            let base = (!to_hit).then(|| Power::whole(tank.weapons[*w].fp).fp());
            sum = sum.and(power(&factors, tank.weapons[*w].fp));
            let factors = if to_hit { Vec::new() } else { factors.into_iter().map(factor).collect() };
            firers.push(Firer {
                unit: tank.id(),
                with: None,
                weapon: tank.weapons[*w].id(),
                hex: None,
                base,
                factors,
                rof_kept: record.again,
                to_kill: record.to_kill,
                spotter: None,
            });
        }
        let mover = (record.mode == FireMode::First).then(|| self.units_of(record.target, 0).remove(0));
        let level = if let Target::Men(_, level) = record.target { level } else { 0 };
        let named = matches!(record.target, Target::Tank(_));
        let units = if named { self.units_of(record.target, 1 - tank.side) } else { Vec::new() };
        let target = asl_core::event::Target {
            locations: vec![location((record.at, level))],
            units,
            ranges: vec![u16::try_from(record.from.range(record.at)).expect("near")],
            target_type: to_hit.then_some(if named { TargetType::Vehicle } else { TargetType::Infantry }),
            answers: mover,
        };
        let spine = |spine| Map::sheet().spine_name(tank.cell, spine);
        record.column = if to_hit { None } else { chart().column(sum.floor()) };
        self.player.push(What::FireAttack(FireAttack {
            attack: record.id,
            mode: record.mode,
            firers,
            target,
            directors: Vec::new(),
            vca: (record.hull > 0).then(|| spine(stance.vca)),
            tca: (record.turret > 0).then(|| TurretTo::Spine(spine(stance.tca))),
            fp: (!to_hit).then(|| sum.fp()),
            column: record.column.map(fp_of_column),
        }));
    }

    /// The factors of a MG or FT, in the order of a fire sheet.
    fn factors(&self, record: &Record, w: usize) -> Vec<(Op, &'static str)> {
        let tank = &self.tanks[record.tank];
        let weapon = &tank.weapons[w];
        let range = tank.cell.range(record.at);
        let level = if let Target::Men(_, level) = record.target { level } else { 0 };
        let mg = weapon.kind == Kind::Mg;
        let all = [
            (mg && range == 1 && level <= 1, Op::Times(2), "PBF"),
            (range > weapon.range, Op::Half, "long-range"),
            (!self.is_known(record.target, 1 - tank.side), Op::Half, "concealed"),
            (mg && record.mode == FireMode::Advancing, Op::Half, "AFPh"),
            (mg && record.mode == FireMode::Bounding, Op::Half, "bounding"),
            (tank.is_under_way(), Op::Half, "motion"),
        ];
        all.into_iter().filter(|(due, ..)| *due).map(|(_, op, name)| (op, name)).collect()
    }

    fn throw(&mut self, record: &mut Record, purpose: Purpose) -> RollId {
        record.dice = self.player.steps.len();
        let (roll, colored, white) = self.roll_two(record, purpose);
        (record.colored, record.white) = (colored, white);
        self.note_shots(record);
        roll
    }

    /// Two dice for an attack. A MG that tries a To Kill throws no 12: which roll tests it is no rule's word.
    pub(crate) fn roll_two(&mut self, record: &Record, purpose: Purpose) -> (RollId, i32, i32) {
        let (mut a, mut b) = (6, 6);
        while a + b == 12 {
            (a, b) = (self.c().between(1, 6), self.c().between(1, 6));
            if !record.to_kill {
                break;
            }
        }
        let unit = Some(self.tanks[record.tank].id());
        (self.player.roll(crate::generator::log::dr(a, b), purpose, unit, record.id), a, b)
    }

    fn note_shots(&mut self, record: &Record) {
        let side = self.tanks[record.tank].side;
        let known = self.is_known(record.target, 1 - side);
        let targets = self.units_of(record.target, 1 - side);
        let tank = &mut self.tanks[record.tank];
        // A Gun without a turret that turned for the shot has one ROF less (C2.5).
        let turned = tank.is_turretless() && record.hull + record.turret > 0;
        for w in &record.weapons {
            let weapon = &mut tank.weapons[*w];
            let rof = weapon.rof - i32::from(turned && weapon.kind == Kind::Gun);
            weapon.shots.push(Fired {
                nth: tank.attacks,
                phase: record.phase,
                mode: record.mode,
                from: record.from,
                at: record.at,
                kept: weapon.main && record.colored <= rof,
                known,
                targets: targets.clone(),
            });
        }
    }

    /// A To Hit roll and its effect.
    fn roll_to_hit(&mut self, record: &mut Record, hindrance: i32) {
        let men = matches!(record.target, Target::Men(..));
        let target = self.units_of(record.target, 1 - self.tanks[record.tank].side).remove(0);
        let acquired = self.acquired(record, &target);
        let roll = self.throw(record, Purpose::ToHit);
        record.drm = self.cases(record, &target, hindrance);
        if acquired > 0 {
            record.drm.push(("acq", -acquired));
        }
        let band = (record.from.range(record.at) as usize).saturating_sub(1) / 6;
        let gun = self.tanks[record.tank].weapons[record.weapons[0]].kind == Kind::Gun;
        let row = if gun { self.tanks[record.tank].side } else { 2 };
        let number = TO_HIT[row][usize::from(men)][band];
        let original = record.colored + record.white;
        record.number = Some(number);
        record.hit = original == 2 || original != 12 && record.total() <= number;
        self.player.push(What::ToHitAttempt(ToHitAttempt {
            attack: record.id,
            unit: self.tanks[record.tank].id(),
            weapon: self.tanks[record.tank].weapons[record.weapons[0]].id(),
            target: Some(target),
            ammo: None,
            roll,
            drm: record.drm.iter().map(|(name, value)| drm_line(name, *value)).collect(),
            number: i16::try_from(number).ok(),
            total: i16::try_from(record.total()).ok(),
            hit: Some(record.hit),
        }));
        if let Some(wear) = self.tanks[record.tank].weapons[record.weapons[0]].wear(original) {
            record.wear.push(self.fail(record.tank, record.weapons[0], wear, Some(roll)));
        }
        match (record.hit, record.target) {
            (true, Target::Men(..)) => self.burst(record),
            (true, Target::Tank(n)) => self.pierce(record, n),
            (false, _) => {}
        }
    }

    /// HE on Personnel: another roll, on the IFT.
    fn burst(&mut self, record: &mut Record) {
        record.effect = Some(self.player.steps.len());
        let (roll, a, b) = self.roll_two(record, Purpose::Ift);
        let column = chart().column(HE);
        record.result = chart().result(column, a + b);
        self.resolve(record, roll, &[], column, a + b);
        self.suffer(record, column, a + b, a + b);
    }

    fn resolve(
        &mut self,
        record: &Record,
        roll: RollId,
        drm: &[(&'static str, i32)],
        column: Option<usize>,
        total: i32,
    ) {
        self.player.push(What::IftResolved(IftResolved {
            attack: record.id,
            roll,
            drm: drm.iter().map(|(name, value)| drm_line(name, *value)).collect(),
            column: column.map(fp_of_column),
            total: i16::try_from(total).ok(),
            result: Some(record.result.word().parse().expect("a name")),
            locations: Vec::new(),
        }));
    }

    /// An attack of MG or FT.
    fn on_ift(&mut self, record: &mut Record, hindrance: i32) {
        let case_a = record.weapons.iter().map(|w| self.case_a(record, *w)).max().unwrap_or(0);
        let roll = self.throw(record, Purpose::Ift);
        let tem = self.player.world.tem(record.at);
        record.drm = vec![("A", case_a), ("TEM", tem), ("hindrance", hindrance)];
        record.drm.retain(|(_, value)| *value != 0);
        let (original, total) = (record.colored + record.white, record.total());
        record.result = chart().result(record.column, total);
        self.resolve(record, roll, &record.drm.clone(), record.column, total);
        self.wear_on_ift(record, roll, original);
        self.suffer(record, record.column, total, original);
    }

    /// All of several MG fail, or those that a die for each picks.
    fn wear_on_ift(&mut self, record: &mut Record, roll: RollId, original: i32) {
        let t = record.tank;
        let failing: Vec<usize> = record
            .weapons
            .iter()
            .copied()
            .filter(|w| self.tanks[t].weapons[*w].wear(original).is_some())
            .collect();
        let mut chosen = failing.clone();
        if failing.len() > 1 && self.c().percent(50) {
            let unit = self.tanks[t].id();
            let mut roll_for =
                |w: usize| (w, self.player.roll_one(Purpose::Rs, Some(unit.clone()), record.id).1);
            let dice: Vec<(usize, i32)> = failing.iter().map(|w| roll_for(*w)).collect();
            let most = dice.iter().map(|(_, pips)| *pips).max();
            chosen = dice.into_iter().filter(|(_, pips)| Some(*pips) == most).map(|(w, _)| w).collect();
        }
        for w in chosen {
            let wear = self.tanks[t].weapons[w].wear(original).expect("it fails");
            record.wear.push(self.fail(t, w, wear, Some(roll)));
        }
    }

    /// What an IFT result does to the Personnel fired at.
    fn suffer(&mut self, record: &mut Record, column: Option<usize>, total: i32, original: i32) {
        let Target::Men(cell, level) = record.target else { return };
        let side = 1 - self.tanks[record.tank].side;
        let mut infantry = Infantry {
            id: record.id,
            phase: record.phase,
            aim: Aim { mode: record.mode, cells: vec![(cell, level)], mover: None },
            shots: Vec::new(),
            led: Vec::new(),
            sum: Power::default(),
            column,
            used: column,
            cowered: 0,
            drm: Vec::new(),
            total,
            result: record.result,
            targets: self.men_at(cell, side),
            fire: record.fire,
            end: 0,
            checks: Vec::new(),
            selection: None,
            reduction: None,
            sealed: None,
            before: self.player.world.men.clone(),
        };
        self.player.suffer(&mut infantry, original);
    }

    /// The facing of the hull that the shot strikes, in words.
    fn claim_facing(&mut self, record: &Record, n: usize) {
        let tank = &self.tanks[n];
        let facing = facing(tank.cell, tank.vca, record.from);
        let (unit, from) = (tank.id(), Map::sheet().hex(record.from));
        let claim = Claim::Facing { from, facing };
        self.player.push(What::Claimed(Claimed { unit, claim, roll: None }));
    }

    /// The Basic To Kill Number of a weapon: AP of its gun, doubled by a CH (C7.23), or a MG.
    fn basic(&self, record: &Record) -> i32 {
        let gun = GUNS[self.tanks[record.tank].side];
        match record.colored + record.white {
            _ if record.to_kill => MG,
            2 => 2 * gun,
            _ => gun,
        }
    }

    /// A To Kill roll against an AFV.
    fn pierce(&mut self, record: &mut Record, n: usize) {
        let tank = &self.tanks[n];
        let turret = record.colored < record.white && tank.turret != super::tank::Turret::None;
        let arc = if record.colored < record.white { tank.tca } else { tank.vca };
        let front = facing(tank.cell, arc, record.from) == Facing::Front;
        let armor = tank.armor[usize::from(!front) + 2 * usize::from(turret)];
        let range = i32::try_from(record.from.range(tank.cell)).unwrap_or_default();
        let rear = facing(tank.cell, arc, record.from) == Facing::Rear;
        if record.colored >= record.white && self.player.c.percent(40) {
            self.claim_facing(record, n);
        }
        record.effect = Some(self.player.steps.len());
        let (roll, a, b) = self.roll_two(record, Purpose::ToKill);
        let number = self.basic(record) + by_range(record.to_kill, range) + i32::from(rear) - armor;
        let sum = a + b;
        // A Shock, a Stun and what may become one are left to who plays on: nothing is told of them.
        let open = record.to_kill && sum == number
            || !record.to_kill && (sum == number + 1 || turret && sum == number) && sum != 12;
        let result = match sum {
            12 => VehicleResult::None,
            sum if 2 * sum <= number => VehicleResult::Burning,
            sum if sum < number => VehicleResult::Eliminated,
            sum if sum == number && !open => VehicleResult::Immobilized,
            _ => VehicleResult::None,
        };
        self.player.push(What::ToKillAttempt(ToKillAttempt {
            attack: record.id,
            roll,
            armor: i16::try_from(armor).ok(),
            number: i16::try_from(number).ok().filter(|_| !open),
            result: (!open).then_some(result),
        }));
        if result != VehicleResult::None {
            let (unit, attack) = (self.tanks[n].id(), Some(record.id));
            self.player.push(What::VehicleHit(VehicleHit { unit, result, attack }));
            let tank = &mut self.tanks[n];
            tank.gone |= result != VehicleResult::Immobilized;
            (tank.immobile, tank.running, tank.motion) = (true, false, false);
        }
    }
}

/// AP of the gun of each side, and a MG (C7.31).
const GUNS: [i32; 2] = [17, 9];
const MG: i32 = 4;

/// What a MG and a gun of 65mm or more gain and lose by the hexes between (C7.24).
const fn by_range(mg: bool, range: i32) -> i32 {
    match range {
        ..=1 if mg => 2,
        2..=6 if mg => 1,
        _ if mg => 0,
        ..=1 => 1,
        19..=30 => -1,
        _ => 0,
    }
}

fn factor((op, name): (Op, &'static str)) -> Factor {
    let op = match op {
        Op::Times(n) => FactorOp::Times(n),
        Op::Half => FactorOp::Half,
        Op::Plus => FactorOp::Plus(Power::whole(1).fp()),
    };
    Factor { op, reason: Some(name.parse().expect("a name")) }
}
