//! A7.3: the sum, the column, the Final DR and the result. A wrong figure is blamed on the line that explains it.

use crate::duty::{Debt, Owed, Standing};
use crate::event::{DrmLine, FactorOp, UnitId};
use crate::facts::{Ctx, IftRoll, Shot, Underway, Volley};
use crate::figures::fire::blocked;
use crate::figures::fire::blocked::is_void;
use crate::figures::fire::possible::{open_drm, results};
use crate::figures::fire::sheet::able;
use crate::figures::fire::smc::is_second_man;
use crate::figures::fire::spraying::{place_of, reads_on};
use crate::figures::to_hit::multiple::{Second, ift_rolls, second};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::num::{ColumnFp, Drm, Fp};
use crate::vocab::{ClauseId, IftResult, Modifier, WeaponKind, WeaponWord, Word};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.3-modify-each-then-sum",
        &[Matter::FpSum],
        "Modifiers are applied unit by unit, and the adjusted factors of all attackers on the target are then totalled.",
        Check::Fire(base_is_printed),
    ),
    Clause::checks(
        "A7.3-attack-dr-recorded",
        &[Matter::Roll],
        "Every attack is settled by one recorded two-dice roll.",
        &[Check::Ift(one_roll), Check::Owed(rolled)],
    ),
    Clause::check(
        "A7.3-final-dr",
        &[Matter::FinalDr],
        "The Final DR is the Original DR plus all DRM.",
        Check::Ift(final_dr),
    ),
    Clause::check(
        "A7.3-drm-once",
        &[Matter::Modifier],
        "Each DRM entry counts once per attack, and all entries add up; each Hindrance is an entry of its own.",
        Check::Ift(drm_once),
    ),
    Clause::checks(
        "A7.3-column-floor",
        &[Matter::Column],
        "The column used is the rightmost one whose FP does not exceed the total.",
        &[Check::Fire(column_declared), Check::Ift(column_used)],
    ),
    Clause::line(
        "A7.3-below-lowest-column",
        &[Matter::Column],
        "A total below the lowest column value has no column and so no effect.",
    ),
    Clause::fact(
        "A7.3-excess-lost",
        "FP above the column value has no effect, Heavy Payloads apart.",
        "the column is found from the floor of the sum and nothing else is read of it: `Table::column`",
    ),
    Clause::check(
        "A7.3-cross-index",
        &[Matter::Result],
        "The result is read where the Final DR meets the column.",
        Check::Ift(cross_index),
    ),
    Clause::check(
        "A7.3-shown-result",
        &[Matter::Result],
        "The result that players tell beside a roll in a file is one that FP, terrain and movement leave open.",
        Check::Ift(shown_result),
    )
    .since(2),
];

/// The base of each firer is the printed one, and the declared sum is the sum of the adjusted factors.
fn base_is_printed(volley: &Volley<'_>) -> Verdict {
    for shot in volley.shots().iter().filter(|shot| !is_second_man(shot)) {
        if let Some((printed, said)) = shot.printed().zip(shot.firer.base).filter(|(a, b)| a != b) {
            return figures(
                format!("the FP of {} before modification", shot.firer.unit),
                &said,
                &printed,
                None,
            );
        }
    }
    total_is_sum(volley)
}

fn figures(says: String, said: &Fp, due: &Fp, blame: Option<&'static str>) -> Verdict {
    let breach = Breach::of(says).figures(format!("{said} FP"), format!("{due} FP"));
    Verdict::Broken(Box::new(Breach { blame: blame.map(ClauseId), ..breach }))
}

fn total_is_sum(volley: &Volley<'_>) -> Verdict {
    let all = volley.shots();
    let said = |of: &dyn Fn(&Shot<'_>) -> Option<Fp>| {
        all.iter().filter(|shot| !is_second_man(shot)).map(of).reduce(|sum, fp| Some(sum? + fp?)).flatten()
    };
    let Some((total, sum)) = volley.declared.fp.zip(said(&|shot| shot.said_fp())) else {
        return Verdict::Silent;
    };
    let due = volley.sheet(0).total;
    match (total == sum, due.is_none_or(|due| due == total)) {
        (true, true) => return Verdict::Kept,
        // A factor that is wrong has a finding of its own: the sum is not told again.
        (true, false) => return Verdict::Silent,
        (false, _) if Some(total) == due => return Verdict::Silent,
        (false, _) => {}
    }
    let explains = |of: &dyn Fn(&Shot<'_>) -> Option<Fp>| said(of) == Some(total);
    let blame = match () {
        () if explains(&|shot| unrounded(shot)) => Some("A7.36-round-up"),
        () if explains(&|shot| shot.said_fp().map(|fp| Fp::whole(fp.floor()))) => Some("A7.2-fractions-sum"),
        () if Fp::whole(sum.floor()) == total => Some("A7.2-fractions-sum"),
        () if explains(&|shot| shot.said_fp().map(|fp| Fp::whole(fp.ceil()))) => Some("A7.2-no-rounding"),
        () if Fp::whole(sum.ceil()) == total => Some("A7.2-no-rounding"),
        () if drops_a_factor(all, total) => Some("A7.2-cumulative"),
        () => None,
    };
    figures("the sum of the adjusted FP".into(), &total, &sum, blame)
}

/// Assault Fire without the rounding up at its end.
fn unrounded(shot: &Shot<'_>) -> Option<Fp> {
    product(shot, usize::MAX)
}

/// One factor, the same of all firers, was left out of the product.
fn drops_a_factor(all: &[Shot<'_>], total: Fp) -> bool {
    let most = all.iter().map(|shot| shot.firer.factors.len()).max().unwrap_or(0);
    (0..most).any(|left_out| {
        all.iter().map(|s| product(s, left_out)).reduce(|sum, fp| Some(sum? + fp?)).flatten() == Some(total)
    })
}

fn product(shot: &Shot<'_>, left_out: usize) -> Option<Fp> {
    let factors = shot.firer.factors.iter().enumerate().filter(|(n, _)| *n != left_out);
    Some(factors.fold(shot.firer.base?, |fp, (_, factor)| match factor.op {
        FactorOp::Times(n) => fp.times(u32::from(n)),
        FactorOp::Half => fp.halved(),
        FactorOp::Plus(more) => fp + more,
    }))
}

/// One roll for an attack; Spraying Fire uses one too, which may be read in a line for each Location. Whether a hit has a second one,
/// C3.8 tells.
fn one_roll(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack() else { return Verdict::Silent };
    if reads_on(ctx, attack, ift) {
        return Verdict::Kept;
    }
    let again = roll.underway.as_ref().and_then(|on| {
        let before = ift_rolls(on);
        second(on, &before).filter(|_| ctx.scenario.book >= 2 && !before.contains(&ift.roll))
    });
    if matches!(again, Some(Second::Due | Second::Asked(_))) {
        return Verdict::Silent;
    }
    Verdict::kept_or(attack.rolls.is_empty(), || {
        let first = attack.rolls.first().map_or_else(String::new, |roll| format!("{}", roll.said.roll));
        format!("{} was rolled for already: {first}", ift.attack)
    })
}

/// An attack without a roll when its phase is over; ordnance rolls To Hit first. An excerpt may leave out that of a Gun.
fn rolled(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let shots = on.volley.shots();
    let lost = attack
        .declared
        .firers
        .iter()
        .any(|f| ctx.before.attacks_by(&f.unit).iter().any(|a| a.seq > attack.seq));
    if !shots.iter().all(rolls)
        || attack.declared.firers.iter().any(|f| f.to_kill)
        || (lost && blocked::blocked_after(ctx, attack))
    {
        return Vec::new();
    }
    let done = !attack.rolls.is_empty() || !attack.to_hits.is_empty();
    let says = || format!("{} was declared and never rolled for", attack.declared.attack);
    let ordnance = shots.iter().any(|shot| shot.kind().is_some_and(WeaponKind::is_ordnance));
    let debt = if ordnance { Debt::ToHit } else { Debt::Roll };
    let standing = match shots.iter().any(needs_check) {
        true if !done => Standing::Unclear(says()),
        true | false => Standing::done_or(done, says),
    };
    alloc::vec![Owed::of_all(debt, standing)]
}

/// The firer is there, and what it fires has a roll.
fn rolls(shot: &Shot<'_>) -> bool {
    let there = shot.unit.is_some_and(|unit| !unit.eliminated);
    let vehicle = shot.def().is_some_and(|def| def.vehicle.is_some());
    let kind = shot.kind();
    let by_vehicle = vehicle && matches!(kind, Some(WeaponKind::Mg | WeaponKind::Ordnance));
    let by_personnel = shot.infantry().is_some()
        && matches!(kind, None | Some(WeaponKind::Mg | WeaponKind::Ft | WeaponKind::FireLane));
    let by_gun = shot.def().is_some() && kind == Some(WeaponKind::Ordnance) && shot.ctx.tells_all();
    there && (by_vehicle || by_personnel || by_gun)
}

/// C13.31: a PF is looked for first, and not found there is no shot.
fn needs_check(shot: &Shot<'_>) -> bool {
    shot.firer.weapon.is(WeaponWord::Pf)
}

/// The first Location that the line tells of.
fn place(roll: &IftRoll<'_>) -> usize {
    roll.attack().map_or(0, |attack| place_of(&roll.ctx, attack, roll.said))
}

fn final_dr(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let dr = ctx.before.rolls.get(&ift.roll).map(|roll| roll.dice.total());
    if let Some((spared, line)) = spared_one(roll) {
        let says = format!("{}, which the firers bring with them, against {spared}", line.name);
        return Verdict::wrong(says, "left out", format!("{}", line.value.unwrap_or_default()));
    }
    let Some((said, dr)) = ift.total.zip(dr) else { return Verdict::Silent };
    let general = ift.drm.iter().filter(|line| line.only.is_empty());
    let declared = general.fold(dr, |sum, line| sum.saturating_add(line.value.unwrap_or_default().0));
    let due = roll.outcome(place(roll)).map(|outcome| outcome.total);
    match (said == declared, Some(said) == due) {
        (true, true) => return Verdict::Kept,
        (true, false) if due.is_none() => return Verdict::Kept,
        // A DRM that is wrong or was left out has a finding of its own: the sum is not told again.
        (true, false) | (false, true) => return Verdict::Silent,
        (false, false) => {}
    }
    let breach = Breach::of(format!("the Final DR is the Original DR {dr} and the DRM"));
    Verdict::Broken(Box::new(breach.figures(format!("{said}"), format!("{}", due.unwrap_or(declared)))))
}

/// What the firers bring with them, leadership and CX, is told of some of the Personnel in the one Location alone: it counts against
/// all of them; the vehicle line is read apart.
fn spared_one<'a>(roll: &IftRoll<'a>) -> Option<(&'a UnitId, &'a DrmLine)> {
    let (attack, drm) = (roll.attack()?, &roll.said.drm);
    let [_] = attack.at.as_slice() else { return None };
    let of_firers = |line: &&DrmLine| {
        let counts = line.value.is_some_and(|value| value != Drm(0)) && !line.only.is_empty();
        counts && (line.is(Modifier::Leader) || line.is(Modifier::Cx))
    };
    drm.iter().filter(of_firers).find_map(|line| {
        let same = |other: &&DrmLine| other.name == line.name && other.value == line.value;
        let has = |id: &UnitId| {
            drm.iter().filter(same).any(|other| other.only.is_empty() || other.only.contains(id))
        };
        let on_foot = |id: &UnitId| {
            let personnel =
                roll.ctx.unit(id).is_some_and(|(unit, def)| def.infantry.is_some() && unit.aboard.is_none());
            personnel && roll.ctx.is_of_players()
        };
        attack.targets.iter().find(|id| on_foot(id) && !has(id)).map(|spared| (spared, line))
    })
}

fn drm_once(roll: &IftRoll<'_>) -> Verdict {
    let ift = roll.said;
    if ift.drm.is_empty() {
        return Verdict::Silent;
    }
    let mut seen: Vec<(&Word<Modifier>, &[crate::event::UnitId])> = Vec::new();
    for line in ift.drm.iter().filter(|line| !line.is(Modifier::Hindrance)) {
        let key = (&line.name, line.only.as_slice());
        if seen.contains(&key) {
            return Verdict::broken(format!("{} is counted twice", line.name));
        }
        seen.push(key);
    }
    Verdict::Kept
}

/// The column of a declared sum, before Cowering.
fn column_declared(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(said) = attack.column else { return Verdict::Silent };
    let due = volley.sheet(0).total;
    let sums: Vec<Fp> = attack.fp.into_iter().chain(due).collect();
    judge_column(ctx, said, &sums)
}

fn judge_column(ctx: &Ctx<'_>, said: ColumnFp, sums: &[Fp]) -> Verdict {
    let table = ctx.scenario.table();
    let Some(last) = sums.last() else { return Verdict::Silent };
    let fits = |sum: &Fp| table.column(*sum).is_some_and(|c| c.fp() == said.fp());
    if sums.iter().all(fits) {
        return Verdict::Kept;
    }
    // The sum that is wrong has a finding of its own.
    if sums.iter().any(fits) {
        return Verdict::Silent;
    }
    let due = table.column(*last);
    let none = due.is_none();
    let breach = Breach::of(format!("the column is the rightmost one that {last} FP reach"));
    let breach = breach.figures(
        format!("column {}", said.fp()),
        due.map_or("none".into(), |c| format!("column {}", c.fp())),
    );
    let blame = none.then_some(ClauseId("A7.3-below-lowest-column"));
    Verdict::Broken(Box::new(Breach { blame, ..breach }))
}

/// The column that the roll was read on, where nothing cowers; else A7.9 asks.
fn column_used(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    if let Some(open) = sum_open(roll) {
        return open;
    }
    let Some((said, attack)) = ift.column.zip(roll.attack()) else {
        return Verdict::Silent;
    };
    if attack.declared.column == Some(said) {
        return Verdict::Silent;
    }
    if said.fp() != Fp::whole(0) && ctx.scenario.table().named(said).is_none() {
        return Verdict::broken(format!("the table has no column {}", said.fp()));
    }
    let Some(outcome) = roll.outcome(place(roll)) else { return Verdict::Silent };
    let sum = roll.underway.as_ref().and_then(|underway| underway.volley.sheet(place(roll)).total);
    if outcome.dr.is_double() || sum.is_none() {
        return Verdict::Silent;
    }
    let sums: Vec<Fp> = attack.declared.fp.into_iter().chain(sum).collect();
    judge_column(ctx, said, &sums)
}

/// A column or a result is told, and neither a line nor the head tells the inherent FP or the MG of one who fires. C8.31 tells those
/// of a shell.
fn sum_open(roll: &IftRoll<'_>) -> Option<Verdict> {
    let (ctx, attack) = (&roll.ctx, roll.attack()?);
    if !ctx.is_of_players()
        || attack.declared.fp.is_some()
        || roll.said.column.is_none() && roll.said.result.is_none()
    {
        return None;
    }
    let volley = &roll.underway.as_ref()?.volley;
    let n = place(roll);
    let of_men = |shot: &&Shot<'_>| {
        shot.is_inherent() || shot.kind() == Some(WeaponKind::Mg) && shot.infantry().is_some()
    };
    let unknown = |shot: &&Shot<'_>| shot.worth(n).is_none() && !is_second_man(shot);
    let mut open = able(volley).filter(of_men).filter(unknown);
    let (unit, weapon) = open.next().map(|shot| (&shot.firer.unit, shot.label()))?;
    Some(Verdict::undecided(format!(
        "which column: the FP of {unit} ({weapon}) stand neither in the attack nor in the head"
    )))
}

/// The result stands where the Final DR meets the column, both as declared where they were.
fn cross_index(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let said = ift.result.as_ref().and_then(Word::means);
    // Files leave DRM out.
    let told = ctx.is_of_players() || (ift.column.is_some() && ift.total.is_some());
    let Some((said, attack)) = said.zip(roll.attack()).filter(|_| told) else { return Verdict::Silent };
    if is_void(ctx, attack) {
        if said == IftResult::None {
            return Verdict::Kept;
        }
        let says = "who does not see the target has no effect on it";
        return Verdict::wrong(says, format!("{said}"), format!("{}", IftResult::None));
    }
    let Some(due) = roll.outcome(place(roll)) else { return Verdict::Silent };
    let named = ift.column.or(attack.declared.column.filter(|_| due.cowered == 0));
    let column = named.map_or(due.used, |fp| ctx.scenario.table().named(fp));
    let add = |sum: i16, line: &DrmLine| sum.saturating_add(line.value.unwrap_or_default().0);
    let declared = ift.drm.iter().fold(due.dr.original(), add);
    let total = ift.total.unwrap_or(if ift.drm.is_empty() { due.total } else { declared });
    let given = column.map_or(IftResult::None, |column| column.result(total));
    match (said == given, said == due.result) {
        (true, true) => return Verdict::Kept,
        // What makes the two differ has a finding of its own.
        (true, false) | (false, true) => return Verdict::Silent,
        (false, false) => {}
    }
    let uncowered = due.column.map(|column| column.result(due.total));
    let breach = Breach::of(format!("what the column gives at a Final DR of {total}"));
    let breach = breach.figures(format!("{said}"), format!("{given}"));
    let cowering = uncowered == Some(said) && ift.column.is_none();
    let blame = cowering.then_some(ClauseId("A7.9-doubles-shift"));
    Verdict::Broken(Box::new(Breach { blame, ..breach }))
}

/// Figures that a file leaves out are counted in favour of what was told.
fn shown_result(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let figures = ift.column.is_some() && ift.total.is_some();
    let Some(said) = ift.result.as_ref().and_then(Word::means) else { return Verdict::Silent };
    let Some(on) = roll.underway.as_ref().filter(|_| !ctx.is_of_players() && !figures) else {
        return Verdict::Silent;
    };
    // What a firer sees from another level of a building no file tells.
    let plain = on.attack.at.len() == 1 && !on.volley.shots().iter().any(Shot::is_blocked);
    let known = plain && on.volley.sheet(0).total.is_some();
    let Some(outcome) = on.outcome(ift, 0).filter(|_| known) else { return Verdict::Silent };
    let possible = results(&outcome, &open_drm(on, ift));
    if possible.contains(&said) {
        return Verdict::Kept;
    }
    let each: Vec<String> = possible.iter().map(ToString::to_string).collect();
    Verdict::undecided(format!(
        "whether {} gives {said}: by FP, terrain and movement it gives {}",
        ift.roll,
        each.join(" or ")
    ))
}
