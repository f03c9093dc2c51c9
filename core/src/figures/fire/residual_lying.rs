//! Residual FP that lie on the map, held against what is told of their attack since they were laid (A8.2, A8.221, A8.224, A9.22).
//! Input: a position. Whom they attack it must not know.

use crate::event::{Level, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::residual::{Left, left};
use crate::state::{Attack, Residual, Unit};
use crate::vocab::hex::Cell;

/// A counter, the attack that left it, and what that leaves there by all that is told now.
pub struct Lying<'a> {
    /// The counter.
    pub lies: &'a Residual,
    /// The attack.
    pub attack: &'a Attack,
    /// What it leaves.
    pub due: Left,
}

impl<'a> Lying<'a> {
    /// The counter of a Location; `None` where none lies there, no attack has left it, or the log does not tell enough. Of several Locations
    /// of one attack is not told: who was in them when it was made may be elsewhere now.
    #[must_use]
    pub fn at(ctx: &Ctx<'a>, at: (Cell, Level)) -> Option<Lying<'a>> {
        let lies = ctx.before.residual.get(&at)?;
        let attack = ctx.before.attacks.get(&lies.attack?)?;
        let alone = attack.at.as_slice() == [at] && attack.seq < lies.seq;
        let due = left(ctx, attack, 0).filter(|_| alone)?;
        Some(Lying { lies, attack, due })
    }

    /// It shows more FP than its attack leaves.
    #[must_use]
    pub fn is_too_large(&self) -> bool {
        self.lies.fp > self.due.most
    }

    /// It was laid before the dice of its attack were told.
    #[must_use]
    pub fn is_before_dice(&self, ctx: &Ctx<'_>) -> bool {
        let aimed = || self.attack.to_hits.iter().filter_map(|(roll, _)| ctx.before.rolls.get(roll));
        self.attack.rolls.first().is_some_and(|roll| roll.seq > self.lies.seq)
            || aimed().any(|roll| roll.made > self.lies.seq)
    }

    /// Something that changes it was told of its attack since it was laid: the dice, which of several SW broke down, a Fire Lane.
    #[must_use]
    pub fn is_of_old(&self, ctx: &Ctx<'_>) -> bool {
        let id = Some(self.attack.declared.attack);
        let laned = ctx.before.lanes.iter().any(|(_, lane)| lane.attack == id && lane.seq > self.lies.seq);
        let selected = self.attack.selected.iter().any(|(unit, _)| self.attack.has_firer(unit));
        self.is_before_dice(ctx) || laned || selected
    }
}

/// The counters that were rightly laid, as far as could be told then, and show more than their attack leaves; of each its Location.
pub fn too_large<'a>(ctx: &Ctx<'a>) -> impl Iterator<Item = ((Cell, Level), Lying<'a>)> {
    let ctx = *ctx;
    let of_old = move |at: &(Cell, Level)| {
        Lying::at(&ctx, *at).filter(|lying| lying.is_too_large() && lying.is_of_old(&ctx))
    };
    ctx.before.residual.iter().filter_map(move |(at, _)| Some((*at, of_old(at)?)))
}

/// Of the firers of an attack that are still in play, is this the first?
#[must_use]
pub fn is_first_of(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let lives = |unit: &&UnitId| ctx.before.units.get(unit).is_some_and(|unit: &Unit| !unit.eliminated);
    attack.declared.firers.iter().map(|firer| &firer.unit).find(lives) == Some(id)
}
