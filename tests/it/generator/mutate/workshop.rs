//! Where a legal turn is spoiled: its steps, and the tools to change, drop and insert them.

use crate::generator::chance::Chance;
use crate::generator::drive::Drive;
use crate::generator::legal::{Turn, game};
use crate::generator::log::{Step, named, unit};
use crate::generator::world::World;
use crate::second_player::{Played, Spoiled};
use asl_core::audit::Game;
use asl_core::event::*;
use asl_core::vocab::num::Mp;

/// A turn being spoiled.
pub(crate) struct Workshop {
    pub(crate) world: World,
    pub(crate) steps: Vec<Step>,
    pub(crate) c: Chance,
    /// The first step that was changed.
    at: Option<usize>,
    rolls: u32,
}

impl Spoiled for Workshop {
    fn of(seed: u64) -> Workshop {
        let turn = Turn::play(seed);
        let c = Chance::of(turn.seed ^ 0x5EED);
        Workshop { world: turn.world, steps: turn.steps, c, at: None, rolls: 900 }
    }

    fn game(&self) -> (Game, u64) {
        (game(&self.world, &self.steps), self.at.map_or(0, |at| at as u64 + 1))
    }
}

impl Workshop {
    fn touched(&mut self, n: usize) {
        self.at = Some(self.at.map_or(n, |at| at.min(n)));
    }

    /// A random step of which this is true.
    pub(crate) fn find(&mut self, fits: impl Fn(&Step) -> bool) -> Option<usize> {
        let all: Vec<usize> = (0..self.steps.len()).filter(|n| fits(&self.steps[*n])).collect();
        self.c.pick_any(&all)
    }

    /// A random expenditure of the vehicle of which this is true.
    pub(crate) fn find_spent(&mut self, fits: impl Fn(&Step, &MpSpent) -> bool) -> Option<usize> {
        self.find(|step| spent(step).is_some_and(|spent| fits(step, spent)))
    }

    /// The first step from `n` on of which this is true.
    pub(crate) fn next(&self, n: usize, fits: impl Fn(&Step) -> bool) -> Option<usize> {
        (n..self.steps.len()).find(|n| fits(&self.steps[*n]))
    }

    /// The last step of which this is true.
    pub(crate) fn last(&self, fits: impl Fn(&Step) -> bool) -> Option<usize> {
        (0..self.steps.len()).rev().find(|n| fits(&self.steps[*n]))
    }

    /// The vehicle before a step.
    pub(crate) fn before(&self, n: usize) -> &Drive {
        &self.steps[n.min(self.steps.len() - 1)].before
    }

    /// An expenditure, to be changed.
    pub(crate) fn spent(&mut self, n: usize) -> Option<&mut MpSpent> {
        self.touched(n);
        if let What::MpSpent(spent) = &mut self.steps[n].what { Some(spent) } else { None }
    }

    /// Any event, to be changed.
    pub(crate) fn what(&mut self, n: usize) -> &mut What {
        self.touched(n);
        &mut self.steps[n].what
    }

    /// Drops a step.
    pub(crate) fn drop(&mut self, n: usize) {
        self.touched(n);
        self.steps.remove(n);
    }

    /// Drops the step that uses a roll, and the roll before it.
    pub(crate) fn drop_with_roll(&mut self, n: usize) {
        self.drop(n);
        self.drop(n - 1);
    }

    /// Inserts an event.
    pub(crate) fn insert(&mut self, n: usize, what: What) {
        self.touched(n);
        let before = self.before(n).clone();
        self.steps.insert(n, Step { what, before, due: None });
    }

    /// Inserts an expenditure of the vehicle.
    pub(crate) fn insert_spent(&mut self, n: usize, on: MpUse, cost: Mp) {
        self.insert_of("t", n, on, cost);
    }

    /// Inserts an expenditure of any unit.
    pub(crate) fn insert_of(&mut self, name: &str, n: usize, on: MpUse, cost: Mp) {
        let unit = named(name);
        self.insert(n, What::MpSpent(MpSpent { unit, on, cost, total: None, turret: None, seen_by: None }));
    }

    /// Inserts a roll; the next step stands behind it.
    pub(crate) fn insert_roll(
        &mut self,
        n: usize,
        dice: asl_core::vocab::dice::Dice,
        purpose: Purpose,
    ) -> RollId {
        self.rolls += 1;
        let (roll, roller) = (RollId(self.rolls), "p".parse().expect("a text"));
        let (unit, evidence) = (Some(unit()), Evidence::Declared);
        self.insert(
            n,
            What::DiceRolled(DiceRolled { roll, dice, purpose, unit, attack: None, roller, evidence }),
        );
        roll
    }

    /// Inserts a change of statuses.
    pub(crate) fn insert_status(&mut self, n: usize, status: Status) {
        let add = vec![status];
        self.insert(
            n,
            What::StatusChanged(StatusChanged { unit: unit(), add, remove: Vec::new(), attack: None }),
        );
    }

    /// Makes the running totals right again and drops claims on MP, so that the mistake itself has to be found.
    pub(crate) fn recount(&mut self) {
        self.steps.retain(|step| !claims_mp(step));
        let mut sum = Mp::ZERO;
        for step in &mut self.steps {
            if let What::MpSpent(spent) = &mut step.what
                && spent.unit.as_str() == "t"
            {
                sum = sum + spent.cost;
                spent.total = spent.total.map(|_| sum);
            }
        }
    }
}

/// An expenditure of the vehicle.
pub(crate) fn spent(step: &Step) -> Option<&MpSpent> {
    let What::MpSpent(spent) = &step.what else { return None };
    (spent.unit.as_str() == "t").then_some(spent)
}

/// A claim on the MP that count in a hex.
const fn claims_mp(step: &Step) -> bool {
    matches!(&step.what, What::Claimed(Claimed { claim: Claim::MpInHex(_), .. }))
}

/// A turn or a leg.
pub(crate) fn moves(step: &Step) -> bool {
    spent(step).is_some_and(|spent| is_leg(&spent.on) || matches!(spent.on, MpUse::Turn { .. }))
}

/// A hex or hexside entered.
pub(crate) const fn is_leg(on: &MpUse) -> bool {
    matches!(on, MpUse::Enter { .. } | MpUse::Bypass { .. } | MpUse::MinimumMove { .. })
}

/// An entry that takes ALL.
pub(crate) fn is_all(step: &Step) -> bool {
    step.before.done && matches!(spent(step), Some(MpSpent { on: MpUse::Enter { .. }, .. }))
}

/// The end of the vehicle's move, as said.
pub(crate) const fn ended(step: &Step) -> Option<&UnitMoveEnded> {
    if let What::UnitMoveEnded(ended) = &step.what { Some(ended) } else { None }
}
