//! Rolls as they are made: declared before, answered, with the shares and the dice that they give.

use crate::event::{AttackId, DiceRolled, Event, Evidence, Name, Purpose, RollId, Throw, UnitId, What};
use crate::facts::{Ctx, Told};
use crate::finding::{Breach, Verdict};
use crate::rules::log::dice::answer::misfit;
use crate::shares::{Ingredients, Share, Use, dice};
use crate::state::Declared;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};

/// A roll by shares.
struct Made<'a> {
    by: &'a Name,
    rolled: &'a DiceRolled,
    index: u32,
    own: &'a Share,
    other: &'a Share,
}

fn made(event: &Event) -> Option<Made<'_>> {
    let What::DiceRolled(rolled) = &event.what else { return None };
    let Evidence::Shares { index, own, other } = &rolled.evidence else { return None };
    Some(Made { by: &event.by, rolled, index: *index, own, other })
}

/// A roll by shares with its declaration, when it has one and was not made before.
fn first<'a>(ctx: &Ctx<'a>, event: &'a Event) -> Option<(Made<'a>, &'a Declared)> {
    let made = made(event)?;
    let declared = ctx.before.shares.roll(made.by, made.index).filter(|roll| roll.rolled.is_none())?;
    Some((made, declared))
}

pub(super) fn undeclared(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(made) = made(event) else { return Verdict::Silent };
    Verdict::kept_or(ctx.before.shares.roll(made.by, made.index).is_some(), || {
        format!("{} declared no roll of index {}", made.by, made.index)
    })
}

pub(super) fn rolled_once(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(made) = made(event) else { return Verdict::Silent };
    let Some(declared) = ctx.before.shares.roll(made.by, made.index) else { return Verdict::Silent };
    Verdict::kept_or(declared.rolled.is_none(), || {
        format!("index {} was rolled at event {}", made.index, declared.rolled.unwrap_or(0))
    })
}

pub(super) fn as_declared(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((made, declared)) = first(ctx, event) else { return Verdict::Silent };
    let now = (made.rolled.roll, Throw::of(&made.rolled.dice), &made.rolled.purpose, &made.rolled.unit);
    let then = (declared.roll, declared.throw, &declared.purpose, &declared.unit);
    if now == then && made.rolled.attack == declared.attack {
        return Verdict::Kept;
    }
    let now = described(&(now.0, now.1, now.2, now.3.as_ref(), made.rolled.attack));
    let then = described(&(then.0, then.1, then.2, then.3.as_ref(), declared.attack));
    Verdict::Broken(Box::new(Breach::of("what is rolled is not what was declared").figures(now, then)))
}

type Purposes<'a> = (RollId, Throw, &'a Purpose, Option<&'a UnitId>, Option<AttackId>);

fn described((roll, throw, purpose, unit, attack): &Purposes<'_>) -> String {
    let unit = unit.map(|unit| format!(" for {unit}")).unwrap_or_default();
    let attack = attack.map(|attack| format!(" in {attack}")).unwrap_or_default();
    format!("{roll} {} {}{unit}{attack}", throw.name(), purpose.name())
}

pub(super) fn not_due(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((_, declared)) = first(ctx, event) else { return Verdict::Silent };
    let Some(condition) = &declared.condition else { return Verdict::Silent };
    let base = condition.roll;
    match (declared.is_due(ctx.before), ctx.before.rolls.get(&base)) {
        (Some(false), None) => Verdict::broken(format!("it hangs on {base}, which has not been rolled")),
        (Some(false), Some(roll)) => {
            Verdict::broken(format!("it hangs on {base}, which came up {} and calls for none", roll.dice))
        }
        (Some(true) | None, _) => Verdict::Kept,
    }
}

pub(super) fn answered(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((made, declared)) = first(ctx, event) else { return Verdict::Silent };
    // What was taken back before its dice could be known is void: else one of two rolls for a thing could be chosen.
    if declared.taken_back && declared.known.as_ref().is_some_and(|known| known.taken_back) {
        let says =
            format!("index {} was taken back before it was answered, and is rolled no more", made.index);
        return Verdict::broken(says);
    }
    match &declared.answer {
        None => Verdict::broken(format!("index {} was not answered before it was rolled", made.index)),
        Some(answer) => Verdict::kept_or(answer == made.other, || {
            format!("the other's share is not the one that index {} was answered with", made.index)
        }),
    }
}

pub(super) fn own_share(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((made, _)) = first(ctx, event) else { return Verdict::Silent };
    match opens(ctx, &made) {
        None => Verdict::broken(format!("{} committed to no share of index {}", made.by, made.index)),
        Some(true) => Verdict::Kept,
        Some(false) => Verdict::broken(misfit(ctx, made.by, made.index, made.own)),
    }
}

fn opens(ctx: &Ctx<'_>, made: &Made<'_>) -> Option<bool> {
    ctx.before.shares.opens(&ctx.before.game, (made.by, Use::Own), made.index, made.own)
}

/// Shares that are not good, and another kind of throw, are other clauses'.
pub(super) fn values(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((made, declared)) = first(ctx, event) else { return Verdict::Silent };
    let good = declared.answer.as_ref() == Some(made.other) && opens(ctx, &made) == Some(true);
    if !good || Throw::of(&made.rolled.dice) != declared.throw {
        return Verdict::Silent;
    }
    let Made { by, index, own, other, .. } = made;
    let game = &ctx.before.game;
    let of = Ingredients { game, roller: by, index, declaration: &declared.declaration, own, other };
    let due = dice(&of, declared.throw);
    if due == made.rolled.dice {
        return Verdict::Kept;
    }
    let says = "these are not the dice that the two shares give";
    Verdict::Broken(Box::new(Breach::of(says).figures(made.rolled.dice.to_string(), due.to_string())))
}
