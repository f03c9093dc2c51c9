//! C7: who makes a To Kill roll, its number, and what it does.

use crate::duty::{Debt, Owed, Standing};
use crate::effects::{self, Shell};
use crate::event::{self, Firer, Purpose, Status, ToKillAttempt, UnitId, VehicleHit, VehicleResult};
use crate::facts::{Shot, ToHitRoll, Told, Underway, Volley};
use crate::figures::to_kill::due::{Fit, fit, is_of_other_nation, kill_due, numbers};
use crate::figures::to_kill::shell::{dice, read_by, shell};
use crate::figures::to_kill::shock::possible_shock;
use crate::figures::to_kill::{Doubt, Reading};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::{Attack, Roll};
use crate::vocab::dice::{Dice, Dr};
use crate::vocab::num::KillNumber;
use crate::vocab::{ClauseId, GunKind, WeaponKind, WeaponWord};
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C7.11-basic-tk",
        &[Matter::ToKillNumber],
        "The To Kill Number is the Basic one of calibre, barrel and ammunition, changed by the Cases and the range, less the AF of what was struck.",
        Check::ToKill(number),
    )
    .since(2),
    Clause::check(
        "C7.11-final-tk",
        &[Matter::Result],
        "A To Kill DR is held against the Final number, from which the AF was taken.",
        Check::ToKill(by_final_number),
    )
    .since(2),
    Clause::line("C7.21-case-a", &[Matter::ToKillNumber], "A hit on the rear facing adds 1 to the Basic number.").since(2),
    Clause::line("C7.23-case-c", &[Matter::ToKillNumber], "A CH doubles the Basic number before all else.").since(2),
    Clause::line("C7.24-case-d-ap", &[Matter::ToKillNumber], "The range changes the number of AP by its calibre.").since(2),
    Clause::line("C7.24-case-d-apcr", &[Matter::ToKillNumber], "The range changes the numbers of APCR and APDS otherwise.").since(2),
    Clause::checks(
        "C7.3-to-kill-chosen",
        &[Matter::ToKillWeapon],
        "A MG makes To Hit and To Kill rolls when that was declared of it; else it fires on the IFT.",
        &[Check::ToKill(chosen), Check::ToHit(aimed)],
    ),
    Clause::check(
        "C7.3-to-kill-by-mg",
        &[Matter::ToKillWeapon],
        "A To Kill roll is chosen in place of the IFT only with a MG at a vehicle.",
        Check::Fire(to_kill_by_mg),
    ),
    Clause::line("C7-mg-tk", &[Matter::ToKillNumber], "The Basic number of a MG is 4, of 12.7mm and 15mm 5.").since(2),
    Clause::line("C7.31-brown", &[Matter::ToKillNumber], "Where a barrel has two numbers, that of the nation counts.").since(2),
    Clause::line("C7.311-unarmored-ap", &[Matter::ToKillNumber], "AP at what is unarmored has a Final number by its calibre alone.").since(2),
    Clause::line("C7.33-heat", &[Matter::ToKillNumber], "The Basic number of HEAT is that of its calibre or of its weapon.").since(2),
    Clause::line("C7.331-heat-unarmored", &[Matter::ToKillNumber], "HEAT at what is unarmored has a number of 11.").since(2),
    Clause::line("C7.34-he", &[Matter::ToKillNumber], "The Basic number of HE is that of the highest row not above its calibre, another at what is unarmored.").since(2),
    Clause::line("C7.344-ft-mol", &[Matter::ToKillNumber], "A FT has 8, a MOL 6, more at what is open-topped or CE, and no AF stops them.").since(2),
    Clause::check(
        "C7.345-mortar",
        &[Matter::ToKillWeapon],
        "A mortar makes no To Kill roll.",
        Check::ToKill(by_mortar),
    )
    .since(2),
    Clause::check(
        "C7.41-possible-shock",
        &[Matter::Consequence],
        "One above the Final number, by neither HE nor a MG, the crew makes a NTC, and is shocked when it fails.",
        Check::Owed(possible_shock_owed),
    )
    .since(2),
    Clause::check(
        "C7.42-shocked",
        &[Matter::FireLeave],
        "A shocked AFV fires nothing.",
        Check::VehicleFire(shocked_fire),
    ),
    Clause::check(
        "C7.6-ft-mol",
        &[Matter::Result],
        "Below its number a FT or a MOL burns what it attacks, by the number itself it destroys it without a fire.",
        Check::ToKill(flames),
    )
    .since(2),
    Clause::check(
        "C7.6-red-cs",
        &[Matter::Result],
        "By a red CS a vehicle burns on a To Kill DR that is one higher.",
        Check::ToKill(red_crew_survival),
    )
    .since(2),
    Clause::check(
        "C7.7-to-kill-result",
        &[Matter::Result],
        "A To Kill DR below the Final To Kill Number destroys, half of it or less burns (one less for a red CS); the number itself, and one above it of HE, immobilizes or shocks, of AP one above may shock, of a MG the number stuns; an Original 12 is a dud.",
        Check::ToKill(result),
    ),
    Clause::check(
        "C7.7-unarmored",
        &[Matter::Result],
        "What is unarmored is immobilized by the number itself, and never shocked.",
        Check::ToKill(unarmored),
    )
    .since(2),
    Clause::check(
        "C7.7-as-rolled",
        &[Matter::Result],
        "A vehicle suffers what the To Kill roll of its attack gave.",
        Check::Hit(as_rolled),
    ),
    Clause::check(
        "C7.7-told",
        &[Matter::Consequence],
        "A vehicle that a To Kill roll destroyed is told as destroyed.",
        Check::Owed(destroyed),
    ),
];

fn shocked_fire(volley: &Volley<'_>) -> Verdict {
    each_shot(
        volley,
        |shot| shot.vehicle().is_some_and(|vehicle| vehicle.afv),
        |shot| {
            let shocked = shot.is(Status::Shocked);
            shocked.then(|| format!("the crew of {} is shocked: it fires nothing", shot.firer.unit))
        },
    )
}

/// Asked where each firer is a MG that the scenario describes.
fn chosen(told: &Told<'_, ToKillAttempt>) -> Verdict {
    told.underway.as_ref().map_or(Verdict::Silent, |on| to_kill_declared(on))
}

fn aimed(roll: &ToHitRoll<'_>) -> Verdict {
    roll.underway.as_ref().map_or(Verdict::Silent, |on| to_kill_declared(on))
}

fn to_kill_declared(on: &Underway<'_>) -> Verdict {
    let shots = on.volley.shots();
    let mg = shots.iter().all(|shot| shot.kind() == Some(WeaponKind::Mg));
    if shots.is_empty() || !mg {
        return Verdict::Silent;
    }
    Verdict::kept_or(shots.iter().any(|shot| shot.firer.to_kill), || {
        format!("no To Kill roll was declared in {}: its MG fires on the IFT", on.attack.declared.attack)
    })
}

/// Whether the turret was hit, and so what the number itself does, is for the players.
fn is_same(a: VehicleResult, b: VehicleResult) -> bool {
    let at_number = |result: VehicleResult| {
        matches!(result, VehicleResult::Immobilized | VehicleResult::Shock | VehicleResult::Stun)
    };
    a == b || (at_number(a) && at_number(b))
}

/// The version of the book from which on the number itself is judged.
const LATER: u16 = 2;

/// No DR but a dud can fail to kill at such a number: it may be the Basic one, from which the AF are still to be taken.
const SURE: i16 = 12;

fn result(told: &Told<'_, ToKillAttempt>) -> Verdict {
    let attempt = told.said;
    let Some((said, number)) = attempt.result.zip(attempt.number) else { return Verdict::Silent };
    let Some(dr) = dice(&told.ctx, attempt) else { return Verdict::Silent };
    let shell = told.underway.as_ref().map(shell).unwrap_or_default();
    let due = effects::to_kill_results(dr, number, shell);
    if due.contains(&said) {
        return Verdict::Kept;
    }
    // C7.11-final-tk reads it by the Final number; of some results one source alone speaks.
    let later = told.ctx.scenario.book >= LATER;
    let on = told.underway.as_ref();
    if later && (is_before_armor(on, attempt) || effects::has_one_witness(dr, number, shell)) {
        return Verdict::Silent;
    }
    let basic = attempt.armor.filter(|_| number >= SURE);
    let basic = basic.map(|armor| effects::to_kill_results(dr, number.saturating_sub(armor), shell));
    if basic.is_some_and(|other| other.contains(&said)) {
        return Verdict::undecided(format!(
            "whether {number} is the Final To Kill Number, or the one before the AF"
        ));
    }
    wrong_result(dr, number, said, due)
}

fn wrong_result(dr: Dr, number: i16, said: VehicleResult, due: &[VehicleResult]) -> Verdict {
    let due: Vec<&str> = due.iter().map(|result| result.word()).collect();
    let total = dr.original();
    Verdict::wrong(format!("a To Kill DR of {total} against {number}"), said.word(), due.join(" or "))
}

/// The number told is the Basic one, or that before the AF.
fn is_before_armor(on: Option<&Underway<'_>>, attempt: &ToKillAttempt) -> bool {
    let fit = on.zip(attempt.number).and_then(|(on, number)| fit(on, attempt, number));
    matches!(fit, Some(Fit::BeforeArmor(_)))
}

/// The number told, held against the sum of gun, ammunition, range, facing and AF.
fn number(told: &Told<'_, ToKillAttempt>) -> Verdict {
    let attempt = told.said;
    let Some((on, number)) = told.underway.as_ref().zip(attempt.number) else { return Verdict::Silent };
    match fit(on, attempt, number) {
        None => Verdict::Silent,
        Some(Fit::Final | Fit::BeforeArmor(_)) => Verdict::Kept,
        Some(Fit::Open(Doubt::Unnamed(word), _)) => Verdict::undecided(format!(
            "whether {word} was fired, which no line names: {number} is its number"
        )),
        // An improbable hit is none but by a dr of 1 (C3.6).
        Some(Fit::Open(Doubt::NotCritical, _)) if is_improbable(told, &on.attack.declared.firers) => {
            Verdict::Kept
        }
        Some(Fit::Open(Doubt::NotCritical, _)) => blamed(
            Verdict::undecided("whether the Original 2 was a CH, which doubles the Basic number"),
            ClauseId("C7.23-case-c"),
        ),
        Some(Fit::None(due)) => wrong_number(on, &due, number),
    }
}

/// A dr of 2 or 3 of this phase of the Gun that is for nothing else tells where the improbable hit struck.
fn is_improbable(told: &Told<'_, ToKillAttempt>, firers: &[Firer]) -> bool {
    let ctx = &told.ctx;
    let mut idle = ctx.before.rolls_idle.iter().filter_map(|roll| ctx.before.rolls.get(roll));
    let of_firer = |roll: &Roll| firers.iter().any(|firer| roll.unit.as_ref() == Some(&firer.unit));
    let named = |roll: &Roll| matches!(&roll.purpose, Purpose::Named(_) | Purpose::Other);
    let strikes = |roll: &Roll| matches!(roll.dice, Dice::dr(die) if (2..=3).contains(&die.pips()));
    ctx.scenario.book >= 2 && idle.any(|roll| of_firer(roll) && named(roll) && strikes(roll))
}

fn blamed(mut verdict: Verdict, clause: ClauseId) -> Verdict {
    if let Verdict::Broken(breach) | Verdict::Undecided(breach) = &mut verdict {
        breach.blame = Some(clause);
    }
    verdict
}

fn wrong_number(on: &Underway<'_>, due: &Reading, number: i16) -> Verdict {
    if due.lone {
        let says = format!("the To Kill Number: one source alone gives {}", due.tally);
        return blamed(Verdict::undecided(says), due.clause);
    }
    let mut breach = Breach::wrong_sum(due.tally.clone(), KillNumber(number));
    if is_of_other_nation(on, due, number) {
        breach.says = "the number is that of the same barrel in the hands of another nation".into();
        breach.blame = Some(ClauseId("C7.31-brown"));
    }
    breach.blame = breach.blame.or(Some(due.clause));
    Verdict::Broken(Box::new(breach))
}

/// The result where the number told is that before the AF, or where none was told.
fn by_final_number(told: &Told<'_, ToKillAttempt>) -> Verdict {
    let attempt = told.said;
    let Some((on, said)) = told.underway.as_ref().zip(attempt.result) else { return Verdict::Silent };
    if attempt.number.is_some() && !is_before_armor(Some(on), attempt) {
        return Verdict::Silent;
    }
    let Some((dr, number)) = dice(&told.ctx, attempt).zip(read_by(on, attempt)) else {
        return Verdict::Silent;
    };
    let due = effects::to_kill_results(dr, number, shell(on));
    if due.contains(&said) {
        return Verdict::Kept;
    }
    if effects::has_one_witness(dr, number, shell(on))
        || kill_due(on, attempt.armor).is_none_or(|due| due.lone)
    {
        return Verdict::Silent;
    }
    let by = |number: &i16| effects::to_kill_results(dr, *number, shell(on)).contains(&said);
    if attempt.number.is_none()
        && let Some(other) = numbers(on, attempt.armor).into_iter().find(by)
    {
        let dr = dr.original();
        return Verdict::undecided(format!(
            "whether the To Kill DR of {dr} is held against {number} or {other}"
        ));
    }
    wrong_result(dr, number, said, due)
}

/// A result that hangs on what one source alone has.
fn one_witness(told: &Told<'_, ToKillAttempt>, which: fn(&Shell) -> bool, says: &str) -> Verdict {
    let attempt = told.said;
    let Some((on, said)) = told.underway.as_ref().zip(attempt.result) else { return Verdict::Silent };
    let Some((dr, number)) = dice(&told.ctx, attempt).zip(read_by(on, attempt)) else {
        return Verdict::Silent;
    };
    let shell = shell(on);
    if !which(&shell) || !effects::has_one_witness(dr, number, shell) {
        return Verdict::Silent;
    }
    if effects::to_kill_results(dr, number, shell).first() == Some(&said) {
        return Verdict::Kept;
    }
    Verdict::undecided(format!("a To Kill DR of {} against {number}: {says}", dr.original()))
}

fn red_crew_survival(told: &Told<'_, ToKillAttempt>) -> Verdict {
    one_witness(
        told,
        |shell| !shell.unarmored && !shell.flame,
        "by a red CS, of which one source alone speaks, it burns",
    )
}

fn flames(told: &Told<'_, ToKillAttempt>) -> Verdict {
    one_witness(
        told,
        |shell| shell.flame,
        "of a FT or MOL one source alone says that below the number it burns",
    )
}

fn unarmored(told: &Told<'_, ToKillAttempt>) -> Verdict {
    one_witness(
        told,
        |shell| shell.unarmored && !shell.flame,
        "of what is unarmored one source alone says that the number immobilizes, and one above it does nothing",
    )
}

/// It has no To Kill number: what it hits is resolved on the IFT.
fn by_mortar(told: &Told<'_, ToKillAttempt>) -> Verdict {
    let Some(on) = &told.underway else { return Verdict::Silent };
    let [shot] = on.volley.shots() else { return Verdict::Silent };
    if shot.kind() != Some(WeaponKind::Ordnance) {
        return Verdict::Silent;
    }
    let weapon = shot.def().and_then(|def| told.ctx.scenario.weapon_of_gun(def, &shot.firer.weapon));
    let sort = weapon.and_then(|weapon| weapon.gun.as_ref()?.sort);
    let named = shot.firer.weapon.is(WeaponWord::Mtr);
    if sort.is_none() && !named {
        return Verdict::Silent;
    }
    Verdict::kept_or(!named && sort != Some(GunKind::Mtr), || {
        format!("{} of {} is a mortar: its hit is resolved on the IFT", shot.label(), shot.firer.unit)
    })
}

/// The one vehicle that it was aimed at.
fn destroyed(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let fatal = |given: &&VehicleResult| matches!(given, VehicleResult::Eliminated | VehicleResult::Burning);
    let Some(due) = attack.kills.iter().flatten().find(fatal) else { return Vec::new() };
    let mut vehicles = attack.targets.iter().filter(|id| ctx.vehicle(id).is_some());
    let (Some(id), None) = (vehicles.next(), vehicles.next()) else { return Vec::new() };
    let gone = ctx.before.units.get(id).is_none_or(|unit| unit.eliminated);
    let told = gone || attack.hits.iter().any(|(hit, _)| hit == id);
    let says = || format!("{{}} is {} by the To Kill roll, and the log does not tell it", due.word());
    alloc::vec![Owed::of(id, Debt::Vehicle(*due), Standing::done_or(told, says))]
}

/// Who tells the Shock at once has made the NTC off the record; a crew that is out of its AFV makes none.
fn possible_shock_owed(on: &Underway<'_>) -> Vec<Owed> {
    let attack = on.attack;
    let Some(id) = possible_shock(on) else { return Vec::new() };
    let out = [Status::Shocked, Status::Stunned, Status::Abandoned];
    let unit = on.ctx.before.units.get(id);
    let is_out = unit.is_none_or(|unit| unit.eliminated || out.iter().any(|status| unit.status.has(*status)));
    let shocked = attack.kills.contains(&Some(VehicleResult::Shock));
    let hit = shocked || attack.hits.iter().any(|(hit, _)| hit == id);
    let made = attack.checks.iter().find(|made| made.unit == *id && made.check == event::Check::Ntc);
    let check = Standing::done_or(made.is_some() || is_out || hit, || {
        "the crew of {} makes a NTC: the To Kill DR was one above the number".into()
    });
    let mut all = alloc::vec![Owed::of(id, Debt::Check(event::Check::Ntc), check)];
    if made.is_some_and(|made| made.passed == Some(false)) {
        let says = || "the crew of {} failed its NTC: shocked".into();
        all.push(Owed::of(id, Debt::Vehicle(VehicleResult::Shock), Standing::done_or(is_out || hit, says)));
    }
    all
}

/// A Shock or a Stun may come of the crew, and a result may have been told with the roll alone.
fn as_rolled(told: &Told<'_, VehicleHit>) -> Verdict {
    let hit = told.said;
    let Some(attack) = told.attack().filter(|attack| attack.kills.iter().any(Option::is_some)) else {
        return Verdict::Silent;
    };
    if attack.kills.iter().flatten().any(|given| is_same(*given, hit.result)) {
        return Verdict::Kept;
    }
    if is_by_untold(told, attack) {
        return Verdict::Kept;
    }
    let shocks =
        || Underway::named(&told.ctx, attack.declared.attack).is_some_and(|on| possible_shock(&on).is_some());
    if hit.result == VehicleResult::Shock && shocks() {
        return Verdict::Kept;
    }
    let given = attack.kills.iter().flatten().last().copied().unwrap_or(VehicleResult::None);
    Verdict::wrong(format!("the To Kill roll of {}", attack.declared.attack), hit.result.word(), given.word())
}

/// Where the line of the To Kill roll tells no result, any that its DR may give.
fn is_by_untold(told: &Told<'_, VehicleHit>, attack: &Attack) -> bool {
    let (ctx, hit) = (&told.ctx, told.said);
    let on = Underway::of(ctx, attack);
    let untold = attack.kill_rolls.iter().filter(|made| made.result.is_none());
    untold.filter(|_| ctx.scenario.book >= LATER).any(|made| {
        let read = dice(ctx, made).zip(read_by(&on, made));
        read.is_some_and(|(dr, number)| {
            effects::to_kill_results(dr, number, shell(&on)).contains(&hit.result)
        })
    })
}

/// Nothing is known of a weapon that nobody describes. Where no vehicle is aimed at, there is nothing to kill so.
fn to_kill_by_mg(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let known = |shot: &Shot<'_>| shot.firer.to_kill && (shot.is_inherent() || shot.kind().is_some());
    let named = attack.target.units.iter().filter(|id| ctx.unit(id).is_some()).collect::<Vec<_>>();
    let there: Vec<&UnitId> = volley.targets().iter().filter(|id| ctx.unit(id).is_some()).collect();
    let aimed = if named.is_empty() { there } else { named };
    let no_vehicle = !aimed.is_empty() && aimed.iter().all(|id| ctx.vehicle(id).is_none());
    let grouped = attack.firers.iter().any(|firer| !firer.to_kill);
    each_shot(volley, known, |shot| {
        let mg = !shot.is_inherent() && shot.kind() == Some(WeaponKind::Mg);
        match (mg, no_vehicle) {
            (false, _) => Some(format!("{} of {} is no MG", shot.label(), shot.firer.unit)),
            (true, true) => Some("no vehicle is fired at".into()),
            (true, false) if grouped => Some("a To Kill roll is made by one MG, not in a group".into()),
            (true, false) => None,
        }
    })
}
