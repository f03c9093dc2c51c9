//! D4.2: what Hull Down asks of shots, and the manoeuvre by which a vehicle comes to be so. Its hexsides no log tells.

use crate::event::{MpUse, Purpose, Status, StatusChanged};
use crate::facts::{Move, ToHitRoll, Told, Volley};
use crate::figures::to_hit::dice::dice;
use crate::figures::to_hit::hull_down::is_hull_down;
use crate::figures::vehicle::leaders::is_bu;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::may_move::is_its_own;
use crate::rules::forms::shots::each_shot_or_open;
use crate::rules::table::Check;
use crate::vocab::dice::Dice;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use crate::vocab::{Maker, Meaning as _, WeaponMount, WeaponWord, Work};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D4.2-hd-turret",
        &[Matter::Result],
        "Direct fire hits a Hull Down vehicle in its turret alone: a hit on its hull is a miss.",
        Check::ToHit(hits_hull),
    )
    .since(2),
    Clause::check(
        "D4.22-cost",
        &[Matter::MoveLeave],
        "A Hull Down Manoeuvre costs two MP, and nothing but a Stop MP follows it.",
        Check::Mp(manoeuvre),
    )
    .since(2),
    Clause::check(
        "D4.22-dr",
        &[Matter::Result],
        "By a Final dr of three or less a Hull Down Manoeuvre succeeds: +1 BU, +2 a Russian closed-topped vehicle, -1 in set-up.",
        Check::Status(succeeds),
    )
    .since(2),
    Clause::check(
        "D4.223-bow",
        &[Matter::FireLeave],
        "A vehicle fires no bow weapon, its MA apart, at a target to which it is Hull Down.",
        Check::VehicleFire(bow_weapon),
    )
    .since(2),
];

/// Whether the shot comes over a hexside of its Hull Down counter no log tells: it is asked. A miss is let pass by C3.3.
fn hits_hull(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let only = || match roll.attack()?.targets.as_slice() {
        [only] => Some(only),
        _ => None,
    };
    let Some(target) = attempt.target.as_ref().or_else(only) else { return Verdict::Silent };
    let down = ctx.vehicle(target).is_some_and(|(unit, _)| is_hull_down(unit) == Some(true));
    let Some(dr) = dice(ctx, attempt).filter(|_| down && attempt.hit == Some(true)) else {
        return Verdict::Silent;
    };
    if dr.colored < dr.white || roll.attack().is_some_and(|attack| attack.critical.is_some()) {
        return Verdict::Kept;
    }
    Verdict::undecided(format!(
        "whether {target} is Hull Down to this shot: a colored die of {} against {} meets its hull, and misses",
        dr.colored, dr.white
    ))
}

/// One witness: what it would call broken is asked.
fn manoeuvre(moved: &Move<'_>) -> Verdict {
    let tries = matches!(&moved.said.on, MpUse::Other { what } if what.is(Work::HullDown));
    let id = &moved.said.unit;
    if !tries {
        let goes_on = moved.mph().hull_down_tried && moved.said.on != MpUse::Stop;
        return match goes_on {
            true => Verdict::undecided(format!(
                "whether the MPh of {id} goes on after its Hull Down Manoeuvre: by one source it ends with a Stop MP"
            )),
            false => Verdict::Silent,
        };
    }
    if moved.said.cost == MANOEUVRE {
        return Verdict::Kept;
    }
    let said = moved.said.cost;
    Verdict::undecided(format!("whether a Hull Down Manoeuvre costs {said} MP: one source has {MANOEUVRE}"))
}

/// What a manoeuvre costs.
const MANOEUVRE: Mp = Mp::whole(2);

/// The highest Final dr that gives a hexside.
const SUCCEEDS: i16 = 3;

/// By the last dr that was named so in the own MPh. One witness.
fn succeeds(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    let Some((unit, vehicle)) = told.vehicle().filter(|_| told.said.add.contains(&Status::HullDown)) else {
        return Verdict::Silent;
    };
    let idle = ctx.before.rolls_idle.iter().filter_map(|roll| ctx.before.rolls.get(roll));
    let named = |purpose: &Purpose| matches!(purpose, Purpose::Named(word) if Work::read(word.as_str()) == Some(Work::HullDown));
    let made = idle.filter(|roll| roll.unit.as_ref() == Some(id) && named(&roll.purpose)).last();
    let die = made.and_then(|roll| match roll.dice {
        Dice::dr(die) => Some(i16::from(die.pips())),
        Dice::Dr(_) | Dice::Three(..) => None,
    });
    let Some(die) = die else { return Verdict::Silent };
    let shut = is_bu(unit, vehicle);
    let russian = vehicle.maker == Some(Maker::Russian) && vehicle.open_topped == Some(false);
    let set_up = !is_its_own(ctx, id, Phase::MPh);
    let total = die + i16::from(shut) + 2 * i16::from(russian) - i16::from(set_up);
    if total <= SUCCEEDS {
        return Verdict::Kept;
    }
    Verdict::undecided(format!(
        "what makes {id} Hull Down by a Final dr of {total}: by one source more than {SUCCEEDS} gives no hexside"
    ))
}

/// To whom it is Hull Down no log tells: it is asked.
fn bow_weapon(volley: &Volley<'_>) -> Verdict {
    each_shot_or_open(
        volley,
        |shot| {
            let weapon = &shot.firer.weapon;
            let bow = shot.def().is_some_and(|def| def.mount_of(weapon) == Some(WeaponMount::Bow));
            shot.vehicle().is_some() && bow && !weapon.is(WeaponWord::Ma)
        },
        |_| None,
        |shot| {
            let down = shot.unit.is_some_and(|unit| is_hull_down(unit) != Some(false));
            down.then(|| {
                format!("whether {} is Hull Down to its target, at which no bow MG fires", shot.firer.unit)
            })
        },
    )
}
