//! What a dr stands for that is declared in words: the unit and the SW of a Recovery, the weapon of a Repair, the hex of SMOKE
//! grenades, the unit that may gain a "?" or find a PF, the side of an Ambush. Who tells it when the dice are known, could choose.

use crate::event::{
    AmbushDr, AmbushRolled, ConcealmentRolled, LeaderCreated, Marker, MarkerPlaced, PfChecked, Purpose,
    RepairAttempted, RollId, SwRecovered, UnitId, Use, Wear,
};
use crate::facts::{Ctx, Told};
use crate::figures::infantry::held::lying_with;
use crate::figures::smoke::{grenades, is_for_hex, is_laid_without_dr, six_for};
use crate::finding::Verdict;
use crate::rules::log::dice::deed::{Deed, is_of_recovery};
use crate::scenario::DiceScheme;
use crate::state::Roll;
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use crate::vocab::{Counter, WeaponName, as_seen, names_smoke, words_of};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

/// Where several SW lie, or several units stand, the words of the declaration name the one.
pub(super) fn recovery(told: &Told<'_, SwRecovered>) -> Verdict {
    let (ctx, tried) = (&told.ctx, told.said);
    let made = tried.roll.and_then(|id| Some((id, ctx.before.rolls.get(&id)?)));
    let Some((id, roll)) = made.filter(|_| ctx.scenario.dice == DiceScheme::Shares) else {
        return Verdict::Silent;
    };
    let SwRecovered { unit, weapon, .. } = tried;
    let Purpose::Named(words) = &roll.purpose else {
        return Verdict::broken(format!("{id} was made for {}, not for a Recovery", roll.purpose.name()));
    };
    let words = words.as_str();
    let at_hand = at_hand(ctx, tried);
    // Of what lies nowhere another clause asks.
    let alone = at_hand.iter().all(|other| other == weapon);
    let named = names(words, weapon) && !at_hand.iter().any(|other| other != weapon && names(words, other));
    let is_recovery = names(words, weapon) || words_of(words).any(is_of_recovery);
    if !is_recovery || names_smoke(words) {
        return asks(format!("{id} is for a Recovery: it was declared as {words:?}"), unit, weapon);
    }
    if roll.unit.is_none() && !words_of(words).any(|word| word == unit.as_str()) {
        return asks(format!("{id} is for {unit}: it was declared for no unit"), unit, weapon);
    }
    if is_paid_late(ctx, id, unit) {
        return Verdict::undecided(format!(
            "whether {unit} was to Recover the {weapon} whatever {id} shows: its dice could be known before the MF were spent on it"
        ));
    }
    if alone || named {
        return Verdict::Kept;
    }
    let several = at_hand.iter().map(WeaponName::as_str).collect::<Vec<_>>().join(", ");
    asks(format!("{id} is for the {weapon}: of {several} its declaration names none"), unit, weapon)
}

/// In the MPh the MF of a try are spent before its dice can be known: who spends them behind its dice could leave it.
fn is_paid_late(ctx: &Ctx<'_>, id: RollId, unit: &UnitId) -> bool {
    let known = ctx.before.shares.numbered(id).find_map(|(_, _, roll)| roll.known.as_ref());
    let steps = ctx.before.units.get(unit).map(|unit| &unit.mph.afoot.steps);
    let paid = steps.and_then(|steps| steps.iter().rev().find(|step| step.from == Some(step.to)));
    let in_mph = ctx.before.phase == Some(Phase::MPh);
    in_mph && known.zip(paid).is_some_and(|(known, paid)| paid.seq > known.seq)
}

fn asks(open: String, unit: &UnitId, weapon: &WeaponName) -> Verdict {
    Verdict::undecided(format!(
        "whether {open}, and its dice could be known (`dr named \"recovery {weapon}\" for {unit}` leaves nothing open)"
    ))
}

/// The SW that it may Recover there.
fn at_hand(ctx: &Ctx<'_>, tried: &SwRecovered) -> BTreeSet<WeaponName> {
    let mut all = lying_with(ctx, &tried.unit);
    let of = tried.from.as_ref().and_then(|from| ctx.unit(from));
    all.extend(of.and_then(|(_, def)| def.infantry.as_ref()?.sw.clone()).unwrap_or_default());
    all
}

/// Of several weapons that malfunctioned the words of the declaration name the one.
pub(super) fn repair(told: &Told<'_, RepairAttempted>) -> Verdict {
    let (ctx, tried) = (&told.ctx, told.said);
    let Some(roll) = ctx.before.rolls.get(&tried.roll) else { return Verdict::Silent };
    let Some(unit) = told.unit.filter(|_| ctx.scenario.dice == DiceScheme::Shares) else {
        return Verdict::Silent;
    };
    let of_men = unit.sw.iter().filter(|(_, sw)| sw.failed == Some(Wear::Malfunctioned));
    let failed = unit.failed.iter().map(short).chain(of_men.map(|(name, _)| as_seen(name.as_str())));
    let own = short(&tried.weapon);
    let others: BTreeSet<String> = failed.filter(|other| *other != own).collect();
    if others.is_empty() {
        return Verdict::Silent;
    }
    let is_named = |weapon: &String| {
        let Purpose::Named(words) = &roll.purpose else { return false };
        words_of(&as_seen(words.as_str())).any(|word| weapon == word)
    };
    if is_named(&own) && !others.iter().any(is_named) {
        return Verdict::Kept;
    }
    let (id, weapon) = (tried.roll, &tried.weapon);
    Verdict::undecided(format!(
        "whether {id} is for the {weapon}: of several weapons that malfunctioned its declaration names none, and its dice could \
         be known (`dr named \"repair {weapon}\" for {}` leaves nothing open)",
        tried.unit
    ))
}

/// A weapon as players name it: `ma`, `lmg`.
fn short(weapon: &Use) -> String {
    let whole = as_seen(&weapon.to_string());
    whole.rsplit(':').next().unwrap_or_default().into()
}

fn names(words: &str, weapon: &WeaponName) -> bool {
    words_of(words).any(|word| word.parse::<WeaponName>().is_ok_and(|word| word == *weapon))
}

/// The dr for a "?" (A12.122).
pub(super) fn concealment(told: &Told<'_, ConcealmentRolled>) -> Verdict {
    by_word(&told.ctx, told.said.roll, Some(&told.said.unit), Deed::Concealment)
}

/// The dr by which a PF is looked for (C13.31).
pub(super) fn pf_check(told: &Told<'_, PfChecked>) -> Verdict {
    by_word(&told.ctx, told.said.roll, Some(&told.said.unit), Deed::PfCheck)
}

/// The dr by which a leader is created (A18.2).
pub(super) fn leader_creation(told: &Told<'_, LeaderCreated>) -> Verdict {
    by_word(&told.ctx, told.said.roll, Some(&told.said.unit), Deed::LeaderCreation)
}

/// The drs of both sides for an Ambush (A11.4).
pub(super) fn ambush(told: &Told<'_, AmbushRolled>) -> Verdict {
    let of = |side: &AmbushDr| match by_word(&told.ctx, side.roll, None, Deed::Ambush) {
        Verdict::Kept => of_force(&told.ctx, side, told.ctx.cell(told.said.hex)),
        open @ (Verdict::Silent | Verdict::Broken(_) | Verdict::Undecided(_)) => open,
    };
    let first = of(&told.said.first);
    if matches!(first, Verdict::Undecided(_)) { first } else { of(&told.said.second) }
}

/// An Ambush dr is of a side and of a Location: by the unit that it was declared for, or by its words.
fn of_force(ctx: &Ctx<'_>, dr: &AmbushDr, cell: Cell) -> Verdict {
    let Some(roll) = ctx.before.rolls.get(&dr.roll) else { return Verdict::Silent };
    let (side, id, hex) = (&dr.side, dr.roll, ctx.show(cell));
    let is_whose = |roll: &Roll| match &roll.unit {
        Some(unit) => ctx
            .before
            .units
            .get(unit)
            .is_some_and(|unit| unit.side.as_ref() == Some(side) && unit.place.cell() == Some(cell)),
        None => {
            let Purpose::Named(words) = &roll.purpose else { return false };
            let words = as_seen(words.as_str());
            let has = |text: &str| words_of(&words).any(|word| word == as_seen(text));
            let others = ctx.scenario.sides();
            has(&hex) && !others.iter().any(|other| other != side && has(other.as_str()))
        }
    };
    let asks = |open: String| {
        Verdict::undecided(format!(
            "whether {open}, and its dice could be known (`dr named \"ambush\" for UNIT`, one of the {side} side in {hex}, or \
             `dr named \"{side} ambush {hex}\"` leaves nothing open)"
        ))
    };
    if !is_whose(roll) {
        return asks(format!("{id} is the Ambush dr of the {side} side in {hex}"));
    }
    let is_other = |(other, made): &(RollId, &Roll)| {
        let ambush = Deed::known_to(ctx.scenario.book, &made.purpose) == Some(Deed::Ambush);
        *other != id && ambush && made.used_by.is_none() && is_whose(made)
    };
    match ctx.before.rolls.iter().map(|(other, made)| (*other, made)).find(is_other) {
        Some((other, _)) => {
            asks(format!("{id} and not {other} is the Ambush dr of the {side} side in {hex}"))
        }
        None => Verdict::Kept,
    }
}

/// A dr for which the notation has no purpose: its words say what it is for, and the declaration which unit. That of another purpose
/// LOG.roll-purpose tells of.
fn by_word(ctx: &Ctx<'_>, id: RollId, unit: Option<&UnitId>, deed: Deed) -> Verdict {
    let roll = ctx.before.rolls.get(&id).filter(|_| ctx.scenario.dice == DiceScheme::Shares);
    let Some((roll, Purpose::Named(words))) = roll.map(|roll| (roll, &roll.purpose)) else {
        return Verdict::Silent;
    };
    let name = deed.name();
    let whom = unit.map_or_else(String::new, |unit| format!(" for {unit}"));
    let asks = |open: String| {
        Verdict::undecided(format!(
            "whether {open}, and its dice could be known (`dr named \"{name}\"{whom}` leaves nothing open)"
        ))
    };
    if Deed::known_to(ctx.scenario.book, &roll.purpose) != Some(deed) {
        return asks(format!("{id} is the {name} dr: it was declared as {:?}", words.as_str()));
    }
    let is_whose = |unit: &UnitId| {
        let named = || words_of(words.as_str()).any(|word| word == unit.as_str());
        roll.unit.as_ref().map_or_else(named, |whose| whose == unit)
    };
    match unit.filter(|unit| !is_whose(unit)) {
        Some(unit) => asks(format!("{id} is for {unit}: it was declared for another, or for no unit")),
        None => Verdict::Kept,
    }
}

/// SMOKE by a dr alone: the words name the hex, or its MF reach no other (A24.1).
pub(super) fn smoke(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let smoke = matches!(&placed.marker, Marker::Named(name) if name.is(Counter::Smoke));
    let Some(cell) = placed.hex.map(|hex| ctx.cell(hex)).filter(|_| smoke && !placed.removed) else {
        return Verdict::Silent;
    };
    let lies = ctx.before.smoke.contains(&cell);
    if ctx.scenario.dice != DiceScheme::Shares || lies || is_laid_without_dr(ctx, cell) {
        return Verdict::Silent;
    }
    let mut rolls = grenades(ctx, cell).peekable();
    let whose = |(_, roll): &(RollId, &Roll)| {
        roll.unit.as_ref().map_or_else(|| "UNIT".into(), |unit| unit.to_string())
    };
    let hex = ctx.show(cell);
    // LOG.smoke-by-word tells of a 6.
    if six_for(ctx, cell).is_some() {
        return Verdict::Silent;
    }
    let Some(unit) = rolls.peek().map(whose) else { return Verdict::Silent };
    let Some((id, roll)) = rolls.find(|(_, roll)| is_for_hex(ctx, roll, cell)) else {
        return Verdict::undecided(format!(
            "whether the dr of {unit} is for SMOKE in {hex}: its declaration names no hex, and its dice could be known \
             (`dr named \"smoke {hex}\" for {unit}` leaves nothing open)"
        ));
    };
    if roll.unit.as_ref().is_some_and(|unit| is_paid_late(ctx, id, unit)) {
        return Verdict::undecided(format!(
            "whether {unit} was to try SMOKE in {hex} whatever {id} shows: its dice could be known before the MF were spent on it"
        ));
    }
    Verdict::Kept
}
