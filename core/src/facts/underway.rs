//! An attack underway, and the rolls made for it: the attack as the position has it, with its volley.

use super::{Ctx, ToHitSheet, Volley};
use crate::event::{AttackId, IftResolved, ToHitAttempt};
use crate::state::Attack;
use core::cell::OnceCell;

/// An attack that was declared.
pub struct Underway<'a> {
    /// Scenario and state.
    pub ctx: Ctx<'a>,
    /// What was declared, rolled and suffered so far.
    pub attack: &'a Attack,
    /// Its firers and what they aim at, as the position stands now.
    pub volley: Volley<'a>,
}

impl<'a> Underway<'a> {
    /// An attack of the position.
    #[must_use]
    pub fn of(ctx: &Ctx<'a>, attack: &'a Attack) -> Underway<'a> {
        Underway { ctx: *ctx, attack, volley: Volley::of(ctx, &attack.declared) }
    }

    /// An attack by its number.
    #[must_use]
    pub fn named(ctx: &Ctx<'a>, id: AttackId) -> Option<Underway<'a>> {
        ctx.before.attacks.get(&id).map(|attack| Underway::of(ctx, attack))
    }
}

/// An IFT roll.
pub struct IftRoll<'a> {
    /// Scenario and state.
    pub ctx: Ctx<'a>,
    /// As told.
    pub said: &'a IftResolved,
    /// The attack that it is made for, when that was declared.
    pub underway: Option<Underway<'a>>,
}

impl<'a> IftRoll<'a> {
    /// A roll as told.
    #[must_use]
    pub fn of(ctx: &Ctx<'a>, said: &'a IftResolved) -> IftRoll<'a> {
        IftRoll { ctx: *ctx, said, underway: Underway::named(ctx, said.attack) }
    }

    /// The attack, as the position has it.
    #[must_use]
    pub fn attack(&self) -> Option<&'a Attack> {
        self.underway.as_ref().map(|underway| underway.attack)
    }
}

/// A To Hit roll.
pub struct ToHitRoll<'a> {
    /// Scenario and state.
    pub ctx: Ctx<'a>,
    /// As told.
    pub said: &'a ToHitAttempt,
    /// The attack that it is made for, when that was declared.
    pub underway: Option<Underway<'a>>,
    sheet: OnceCell<ToHitSheet>,
}

impl<'a> ToHitRoll<'a> {
    /// A roll as told.
    #[must_use]
    pub fn of(ctx: &Ctx<'a>, said: &'a ToHitAttempt) -> ToHitRoll<'a> {
        ToHitRoll { ctx: *ctx, said, underway: Underway::named(ctx, said.attack), sheet: OnceCell::new() }
    }

    /// The attack, as the position has it.
    #[must_use]
    pub fn attack(&self) -> Option<&'a Attack> {
        self.underway.as_ref().map(|underway| underway.attack)
    }

    /// Its sheet, worked out when it is first asked for.
    pub(crate) fn sheet_by(&self, work_out: impl FnOnce(&ToHitRoll<'a>) -> ToHitSheet) -> &ToHitSheet {
        self.sheet.get_or_init(|| work_out(self))
    }
}
