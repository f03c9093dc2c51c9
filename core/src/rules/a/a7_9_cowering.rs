//! A7.9: Cowering.

use crate::charts::ift::Column;
use crate::duty::{Debt, Owed, Standing};
use crate::effects;
use crate::event::{FireMode, Firer, RandomlySelected, UnitId, Use};
use crate::facts::{Ctx, IftRoll, Shot, Told, Underway, Volley};
use crate::figures::fire::cowering::{cowered, dice_of, marked_units};
use crate::figures::fire::earlier::{earlier_by, earlier_of, is_one_of};
use crate::figures::fire::ordnance::shell;
use crate::figures::fire::sheet::{direction, is_exempt, shifts};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::vocab::WeaponKind;
use crate::vocab::WeaponName;
use crate::vocab::num::{ColumnFp, Fp};
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.9-doubles-shift",
        &[Matter::Cowering],
        "Original doubles of an IFT attack without leader direction are resolved one column lower.",
        Check::Ift(doubles_shift),
    ),
    Clause::fact(
        "A7.9-lowest-column-void",
        "Cowering on the lowest column leaves no effect, though malfunction is still possible.",
        "past the lowest column there is no column and no result: `Column::lowered`",
    ),
    Clause::check(
        "A7.9-marked-final-or-prep",
        &[Matter::Counter],
        "A cowering unit and all of its SW are marked Final Fire or Prep Fire.",
        Check::Fire(marked),
    ),
    Clause::check(
        "A7.9-direction-prevents",
        &[Matter::Cowering],
        "A leader's direction prevents Cowering, whatever the leader's DRM.",
        Check::Ift(direction_prevents),
    ),
    Clause::check(
        "A7.9-exempt-firers",
        &[Matter::Cowering],
        "Exempt firers: any SMC; berserk or Fanatic units; Elite and First Line British; Finns; and the fire kinds Fire Lane, IFE, canister, Aircraft, Sniper, ordnance, OBA and vehicular.",
        Check::Ift(exempt_firers),
    ),
    Clause::check(
        "A7.9-inexperienced-double",
        &[Matter::Cowering],
        "The shift is two columns with Inexperienced Personnel in the attack, even beside others.",
        Check::Ift(inexperienced),
    ),
    Clause::fact(
        "A7.9-not-cc-dc",
        "CC and DC rolls (Reaction Fire included) never cower.",
        "only an IFT roll is asked about Cowering: `outcome`",
    ),
    Clause::check(
        "A7.9-fg-random-selection",
        &[Matter::Counter],
        "Random Selection decides which unit(s) with SW of a FG get the marking.",
        Check::Owed(random_selection),
    ),
    Clause::check(
        "A7.9-rs-only-cowerable",
        &[Matter::Counter],
        "Members of a FG whose fire Cowering does not affect take no part in the Random Selection for its marking.",
        Check::Selected(only_cowerable),
    ),
];

/// The column that the player used on doubles, where both columns are known: before and after Cowering. FP that are wrong
/// have a finding of their own: from the column that they give the shift is as good.
fn columns(roll: &IftRoll<'_>) -> Option<(ColumnFp, Column, Option<Column>, u8)> {
    let ift = roll.said;
    let outcome = roll.outcome(0).filter(|outcome| outcome.dr.is_double())?;
    let (said, cowered) = (ift.column?, outcome.cowered);
    let shifted = declared(roll).map(|declared| declared.lowered(cowered));
    let fits = |used: &Option<Column>| used.map_or(Fp::whole(0), Column::fp) == said.fp();
    Some((said, outcome.column?, shifted.filter(fits).unwrap_or(outcome.used), cowered))
}

/// The column that the player declared, or that the declared FP give.
fn declared(roll: &IftRoll<'_>) -> Option<Column> {
    let (table, declared) = (roll.ctx.scenario.table(), &roll.attack()?.declared);
    let named = declared.column.and_then(|column| table.named(column));
    named.or_else(|| table.column(declared.fp?))
}

fn judge(said: ColumnFp, due: Option<Column>) -> Verdict {
    let due = due.map_or(Fp::whole(0), Column::fp);
    if said.fp() == due {
        return Verdict::Kept;
    }
    let breach = Breach::of("the column after Cowering");
    Verdict::Broken(Box::new(breach.figures(format!("column {}", said.fp()), format!("column {due}"))))
}

fn doubles_shift(roll: &IftRoll<'_>) -> Verdict {
    match columns(roll) {
        Some((said, _, used, 1)) => judge(said, used),
        Some(_) | None => Verdict::Silent,
    }
}

/// On doubles class and nation decide, and the player's column fits one that may be: the rules cannot say which.
fn open_shift(roll: &IftRoll<'_>) -> Option<Verdict> {
    let (said, _, used, _) = columns(roll)?;
    let underway = roll.underway.as_ref()?;
    let open = shifts(&underway.volley).len() > 1 && said.fp() == used.map_or(Fp::whole(0), Column::fp);
    let firers = underway.attack.declared.firers.iter();
    let units: Vec<&str> = firers.map(|firer| firer.unit.as_str()).collect();
    let why = format!("class and nation of {}, which tell how many columns it cowers", units.join(", "));
    open.then(|| Verdict::undecided(why))
}

fn inexperienced(roll: &IftRoll<'_>) -> Verdict {
    if let Some(open) = open_shift(roll) {
        return open;
    }
    match columns(roll) {
        Some((said, _, used, 2..)) => judge(said, used),
        Some(_) | None => Verdict::Silent,
    }
}

fn directed(roll: &IftRoll<'_>) -> bool {
    roll.underway.as_ref().is_some_and(|underway| direction(&underway.volley).is_some())
}

fn direction_prevents(roll: &IftRoll<'_>) -> Verdict {
    match columns(roll).filter(|_| directed(roll)) {
        Some((said, _, used, 0)) => judge(said, used),
        Some(_) | None => Verdict::Silent,
    }
}

/// A shell whose calibre gives another column, one that Cowering would explain.
fn cowering_shell(roll: &IftRoll<'_>) -> Option<Verdict> {
    let on = roll.underway.as_ref().filter(|on| on.attack.declared.fp.is_none())?;
    let (said, shell) = columns(roll).map(|(said, ..)| said).zip(shell(on))?;
    let due = roll.ctx.scenario.table().column(shell.he)?;
    let lowered = due.lowered(1).filter(|lower| said.fp() == lower.fp());
    lowered.map(|_| match shell.may_be_other {
        true => Verdict::undecided(format!(
            "which ammunition hit: HE gives column {due}, and ordnance never cowers",
            due = due.fp()
        )),
        false => judge(said, Some(due)),
    })
}

fn exempt_firers(roll: &IftRoll<'_>) -> Verdict {
    if let Some(spoken) = cowering_shell(roll) {
        return spoken;
    }
    match columns(roll).filter(|_| !directed(roll)) {
        Some((said, _, used, 0)) => judge(said, used),
        Some(_) | None => Verdict::Silent,
    }
}

/// A unit that cowered, and all of its SW, has fired for good.
fn marked(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    // A Fire Lane was fired before (A9.22).
    let lane = |shot: &Shot<'_>| shot.kind() == Some(WeaponKind::FireLane);
    let fired = |shot: &Shot<'_>| !lane(shot) && !earlier_of(ctx, &shot.firer.unit).is_empty();
    each_shot(volley, fired, |shot| {
        let own = |id: &&UnitId| is_one_of(ctx, &shot.firer.unit, id);
        let mut before = earlier_of(ctx, &shot.firer.unit).into_iter().filter(|a| cowered(ctx, a));
        let cowered = before.find(|a| marked_units(a).into_iter().any(|id| own(&id)))?;
        let fpf = shot.mode() == FireMode::Fpf;
        (!fpf).then(|| {
            format!("{} cowered in {} and has fired for good", shot.firer.unit, cowered.declared.attack)
        })
    })
}

/// A cowering group of several units needs dice to tell whom it marks: in First Fire, and where one of them
/// has a SW left that would be marked with it.
fn random_selection(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let able = on.volley.shots();
    let mut units: Vec<&UnitId> = able.iter().filter(|s| !is_exempt(s)).map(|s| &s.firer.unit).collect();
    units.sort_unstable();
    units.dedup();
    // Who makes Subsequent First Fire or FPF lies under a Final Fire counter anyway (A8.3).
    let first = |id: &&UnitId| attack.mode_of(id) == FireMode::First;
    let first_fire = attack.is_first_fire() && units.iter().any(first);
    let left = |shot: &Shot<'_>| {
        let held = shot.infantry().and_then(|infantry| infantry.sw.as_ref());
        let fired = |name: &WeaponName| {
            let such = |f: &Firer| f.unit == shot.firer.unit && f.weapon == Use::Sw(name.clone());
            earlier_by(ctx, &shot.firer.unit).any(|a| a.declared.firers.iter().any(such))
        };
        held.is_some_and(|held| held.iter().any(|name| !fired(name)))
    };
    let matters = first_fire || able.iter().any(left);
    if !cowered(ctx, attack) || units.len() < 2 || !matters {
        return Vec::new();
    }
    let rolled = attack.selected.iter().any(|(unit, _)| attack.has_firer(unit));
    let says = || "no Random Selection tells which of the group is marked".into();
    alloc::vec![Owed::of_all(Debt::CoweringSelection, Standing::done_or(rolled, says))]
}

fn only_cowerable(told: &Told<'_, RandomlySelected>) -> Verdict {
    let (ctx, made) = (&told.ctx, told.said);
    let among = |on: &&Underway<'_>| {
        cowered(ctx, on.attack) && made.rolls.iter().any(|(unit, _)| on.attack.has_firer(unit))
    };
    let Some(on) = told.underway.as_ref().filter(among) else { return Verdict::Silent };
    let all = on.volley.shots();
    let steady = |unit: &UnitId| all.iter().filter(|s| s.firer.unit == *unit).all(is_exempt);
    // A die too many that selects nobody changes nothing.
    match made.rolls.iter().find(|(unit, _)| steady(unit) && is_selected(ctx, made, unit)) {
        Some((unit, _)) => {
            Verdict::broken(format!("{unit} cannot cower, and takes no part in the selection"))
        }
        None => Verdict::Kept,
    }
}

/// The player names it as chosen; where nobody is named, its die is the highest.
fn is_selected(ctx: &Ctx<'_>, made: &RandomlySelected, unit: &UnitId) -> bool {
    let named = made.chosen.contains(unit);
    named || (made.chosen.is_empty() && effects::selected(dice_of(ctx, made).iter(), 1).contains(&unit))
}
