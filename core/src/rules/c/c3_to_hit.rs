//! C3.2: the arc of a Gun on foot; C3.3: the Target Type of a To Hit roll, its number, its sum, and its Cases as a whole.

use crate::duty::{Debt, Owed, Standing};
use crate::effects::hits;
use crate::event::{
    DrmLine, Event, Purpose, Status, StatusChanged, ToKillAttempt, UnitId, VehicleHit, VehicleResult, What,
};
use crate::facts::{Ctx, ToHitRoll, Told, Underway, Volley};
use crate::figures::check::owed::{is_mc, is_of_ift};
use crate::figures::depletion::was_shot;
use crate::figures::fire::gun_cover::gun_of_targets;
use crate::figures::infantry::unit::infantry;
use crate::figures::to_hit::backfire::has_backfired;
use crate::figures::to_hit::cases::are_told;
use crate::figures::to_hit::dice::dice;
use crate::figures::to_hit::hit::is_at_afv;
use crate::figures::to_hit::hull_down::misses_hull;
use crate::figures::to_hit::number::{Numbers, to_hit_numbers};
use crate::figures::to_hit::overstacked::may_strike_another;
use crate::figures::to_hit::sheet::case_p;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::c::on_foot;
use crate::rules::clause::Clause;
use crate::rules::forms::sum::sum_of;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::tally::{Blame, Sum, Tally};
use crate::vocab::num::{Drm, ToHit};
use crate::vocab::{Ammunition, ClauseId, Meaning, Modifier, TargetType, WeaponKind};
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C3.21-in-arc",
        &[Matter::FireLeave],
        "A Gun on foot fires at what lies in its arc, and turns first at what does not.",
        Check::ToHit(on_foot::in_arc),
    )
    .since(2),
    Clause::check(
        "C3.22-turn-without-fire",
        &[Matter::EndPhaseTurn],
        "A Gun that does not shoot turns as a fire phase of its own side ends, if it could still fire in that, Intensive Fire apart.",
        Check::CaChanged(on_foot::turns_at_end),
    )
    .since(2),
    Clause::check(
        "C3.3-target-type",
        &[Matter::Target],
        "The Infantry Target Type is for Personnel, the Vehicle Target Type for vehicles.",
        Check::Fire(target_type),
    ),
    Clause::line(
        "C3.3-basic-th",
        &[Matter::ToHitNumber],
        "The Basic To Hit Number is read by Target Type, range and colour.",
    )
    .since(2),
    Clause::line(
        "C3.3-colour",
        &[Matter::ToHitNumber],
        "The numbers of Germans, Japanese, British, of Americans from 1944 on and of French Guns are black; those of all others, and of captured weapons, are red.",
    )
    .since(2),
    Clause::check(
        "C3.3-modified-th",
        &[Matter::ToHitNumber, Matter::Result],
        "The To Hit Number is the Basic one with the changes of Gun and ammunition (C4), or that of the weapon's own table (C13).",
        Check::ToHit(number),
    )
    .since(2),
    Clause::check(
        "C3.3-final-dr",
        &[Matter::FinalDr, Matter::Result],
        "The Final To Hit DR of a Gun or of a weapon of Infantry is the Original DR with the DRM, and hits up to the To Hit Number.",
        Check::ToHit(gun_sum),
    ),
    Clause::check(
        "C3.3-case-once",
        &[Matter::Modifier],
        "Each Case counts once on a To Hit roll; each Hindrance is one of its own.",
        Check::ToHit(case_once),
    ),
    Clause::checks(
        "C3.3-hit-first",
        &[Matter::Consequence],
        "Ordnance that misses harms nobody; a roll after the To Hit roll tells what a hit does.",
        &[
            Check::Harmed(hit_first),
            Check::Hit(hit_first_of),
            Check::Status(hit_first_said),
            Check::ToKill(hit_before_kill),
            Check::Listed(after_hit),
        ],
    ),
    Clause::check(
        "C3.32-itt-all-hit",
        &[Matter::Consequence],
        "One To Hit roll is held against each unit of the Location with its own DRM; the IFT roll is against those that it hits.",
        Check::Harmed(each_by_its_own),
    ),
];

fn target_type(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let at_infantry = match attack.target.target_type {
        Some(TargetType::Infantry) => true,
        Some(TargetType::Vehicle) => false,
        Some(TargetType::Area) | None => return Verdict::Silent,
    };
    let is_vehicle = |ctx: &Ctx<'_>, id: &UnitId| ctx.vehicle(id).is_some();
    let known = |id: &&UnitId| is_vehicle(ctx, id) || infantry(ctx, id).is_some();
    let mut named = attack.target.units.iter().filter(known).peekable();
    let by_name = named.peek().is_some();
    let mut there = volley.targets().iter().filter(known).peekable();
    if !by_name && there.peek().is_none() {
        return Verdict::Silent;
    }
    let typed = |id: &UnitId| is_vehicle(ctx, id) != at_infantry;
    let fits = if by_name { named.any(typed) } else { there.any(typed) };
    let how = if by_name { "named as the target" } else { "there" };
    let what = if at_infantry { "only vehicles are" } else { "no vehicle is" };
    // HE may be fired so at what is unarmored, as far as one witness goes (C3.32).
    let bare = |id: &UnitId| ctx.vehicle(id).is_some_and(|(_, vehicle)| !vehicle.afv);
    if !fits && at_infantry && by_name && ctx.scenario.book >= 2 && attack.target.units.iter().all(bare) {
        return Verdict::undecided(
            "whether HE is fired on the Infantry Target Type at unarmored vehicles alone",
        );
    }
    Verdict::kept_or(fits, || format!("{what} {how}"))
}

/// The number told is one of those that the shot can have. What the log leaves open, what one source alone has and what the
/// catalogue doubts accuse nobody.
fn number(roll: &ToHitRoll<'_>) -> Verdict {
    let Some(due) = to_hit_numbers(&roll.ctx, roll.said) else { return Verdict::Silent };
    match roll.said.number.map(ToHit) {
        Some(said) => told_number(roll, &due, said).of(Matter::ToHitNumber),
        None => hit_by(roll, &due),
    }
}

fn told_number(roll: &ToHitRoll<'_>, due: &Numbers, said: ToHit) -> Verdict {
    let lacks = || Verdict::undecided(format!("the To Hit Number: {}", due.open.join(", ")));
    let Some(first) = due.sums.first() else { return lacks() };
    let told = with_size(roll, said);
    let fits = |sum: &Tally<ToHit>| sum.value() == said || Some(sum.value()) == told;
    match due.sums.iter().position(fits) {
        Some(0) if due.usual => Verdict::Kept,
        Some(_) if due.sums.len() == 1 || due.tells_type() => Verdict::Kept,
        Some(_) => lacks(),
        None if due.doubt => {
            let sum = Sum::from(first.clone());
            Verdict::undecided(format!("whether {said} is right: {sum}, which one source alone tells"))
        }
        None => {
            let breach = wrong_number(due, first, said);
            match harmless_to_others(roll, due, said) {
                Some(why) => {
                    let says = format!("{}; {why}", breach.says);
                    Verdict::Undecided(Box::new(Breach { says, ..breach }))
                }
                None => Verdict::Broken(Box::new(breach)),
            }
        }
    }
}

/// Why a wrong number accuses nobody: the roll does the same by the number told and by each that is due, or it misses by one that is
/// too low. Below half of one of them alone a hit on the Infantry Target Type may be a Critical Hit (C3.7).
fn harmless_to_others(roll: &ToHitRoll<'_>, due: &Numbers, said: ToHit) -> Option<&'static str> {
    let (attempt, dr) = (roll.said, dice(&roll.ctx, roll.said)?);
    let drm = attempt.drm.iter().try_fold(Drm(0), |sum, line| Some(sum + line.value?));
    let total = attempt.total.or_else(|| drm.map(|drm| dr.with(drm)))?;
    let by = |number: ToHit| Some((hits(dr, total, number.0)?, total.saturating_mul(2) < number.0));
    let told = by(said).filter(|(hit, _)| attempt.hit.is_none_or(|said| said == *hit))?;
    if due.sums.iter().all(|sum| by(sum.value()) == Some(told)) {
        return Some(if told.0 { "the roll hits by either" } else { "the roll misses by either" });
    }
    let too_low = !told.0 && due.sums.iter().all(|sum| said < sum.value());
    too_low.then_some("it is the firer who loses by it")
}

/// A hit or miss that is told without the number, by the one number that the shot can have.
fn hit_by(roll: &ToHitRoll<'_>, due: &Numbers) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let [sum] = due.sums.as_slice() else { return Verdict::Silent };
    let drm = attempt.drm.iter().try_fold(Drm(0), |sum, line| Some(sum + line.value?));
    let known =
        drm.filter(|_| are_told(attempt) && ctx.is_of_players() && !due.doubt).zip(dice(ctx, attempt));
    let number = sum.value().0;
    let by_number = known.and_then(|(drm, dr)| Some((dr.with(drm), hits(dr, dr.with(drm), number)?)));
    let Some(((total, hit), said)) = by_number.zip(attempt.hit) else { return Verdict::Silent };
    let missed = |(_, dr)| {
        hit && (was_shot(ctx, attempt) != Some(true) || misses_hull(ctx, attempt, dr) != Some(false))
    };
    if hit == said
        || known.is_some_and(missed)
        || with_size(roll, ToHit(number)).is_some_and(|other| other.0 != number)
    {
        return Verdict::Silent;
    }
    let word = |hit: bool| if hit { "hit" } else { "miss" };
    let breach = Breach::of(format!("a Final DR of {total} against {number}"));
    let figured = breach.figures(word(said), word(hit));
    Verdict::Broken(Box::new(Breach { tally: Some(sum.clone().into()), ..figured })).of(Matter::Result)
}

/// The number as it is where the player has put the target size into it: no Case P is told.
fn with_size(roll: &ToHitRoll<'_>, said: ToHit) -> Option<ToHit> {
    let untold = !roll.said.drm.iter().any(|line| line.is(Modifier::P));
    let size = roll.attack().filter(|_| untold).and_then(|attack| case_p(&roll.ctx, attack, roll.said))?;
    Some(ToHit(said.0.saturating_add(size.0)))
}

/// The sum nearest to the number: one whose line alone explains it, else the likeliest.
fn wrong_number(due: &Numbers, first: &Tally<ToHit>, said: ToHit) -> Breach {
    let nearest = due.sums.iter().find(|sum| sum.blame_for(said).is_some()).unwrap_or(first);
    let breach = Breach::wrong_sum(nearest.clone(), said);
    let (says, blame) = match breach.blame {
        Some(_) => return breach,
        None if due.otherwise == Some(said) => {
            ("the number of the other colour was read (C3.3)", "C3.3-colour")
        }
        None if nearest.lines.len() == 1 && nearest.lines[0].blame == Blame::on("C3.3-basic-th") => {
            ("the Basic To Hit Number is another (C3.3)", "C3.3-basic-th")
        }
        None => return breach,
    };
    Breach { says: says.into(), blame: Some(ClauseId(blame)), ..breach }
}

/// Those of vehicles D3 judges.
fn gun_sum(roll: &ToHitRoll<'_>) -> Verdict {
    if roll.ctx.vehicle(&roll.said.unit).is_some() { Verdict::Silent } else { sum_of(roll) }
}

fn case_once(roll: &ToHitRoll<'_>) -> Verdict {
    let drm = &roll.said.drm;
    let counted = |line: &&DrmLine| !line.is(Modifier::Hindrance);
    let named: Vec<&DrmLine> = drm.iter().filter(counted).collect();
    let twice =
        named.iter().enumerate().find(|(n, line)| named[..*n].iter().any(|other| other.name == line.name));
    match twice {
        Some((_, line)) => Verdict::broken(format!("{} is counted twice", line.name)),
        None if named.is_empty() => Verdict::Silent,
        None => Verdict::Kept,
    }
}

/// What is rolled next: a To Kill DR against an AFV, else an IFT DR. Nobody misses it at a deadline: of a shot that players
/// broke off the log need not tell more.
fn after_hit(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let shots = on.volley.shots();
    if shots.is_empty() || !shots.iter().all(|shot| shot.kind().is_some_and(WeaponKind::is_ordnance)) {
        return Vec::new();
    }
    if attack.hit != Some(true) {
        return Vec::new();
    }
    let settled = !attack.rolls.is_empty() || !attack.kills.is_empty();
    let debt = if is_at_afv(ctx, attack) { Debt::ToKill } else { Debt::Roll };
    let says = || format!("{} hit, and the log does not tell what the hit does", attack.declared.attack);
    alloc::vec![Owed::of_all(debt, Standing::done_or(settled, says))]
}

/// Harm that a line tells without its attack is that of the only one on the unit.
fn attack_of_harm<'c>(ctx: &Ctx<'c>, what: &What, id: &UnitId) -> Option<&'c Attack> {
    let on = |attack: &&Attack| attack.concerns(id);
    match what.attack() {
        Some(named) => ctx.before.attacks.get(&named),
        None if matches!(what, What::Checked(_)) => None,
        None => {
            let mut all = ctx.before.attacks.values().filter(on);
            all.next().filter(|attack| all.next().is_none() && !attack.closed)
        }
    }
}

/// A unit that shares the roll with one that it hit, and is missed itself. [EXC: the loss of a leader who was hit concerns those
/// beside that leader (A10.2).]
fn each_by_its_own(told: &Told<'_, Event>) -> Verdict {
    let what = &told.said.what;
    let checked = if let What::Checked(checked) = what { Some(is_of_ift(checked.check)) } else { None };
    let asked = checked.unwrap_or_else(|| what.harm().is_some());
    let Some(id) = what.unit().filter(|_| asked) else { return Verdict::Silent };
    // What no line ascribes to it a Sniper may have done (A14).
    let attack = what.attack().and_then(|named| told.ctx.before.attacks.get(&named));
    let Some(attack) = attack else { return Verdict::Silent };
    let shares = attack.aimed.iter().any(|one| one.target == *id) && attack.aimed.len() > 1;
    if !shares || attack.hit != Some(true) || attack.checks.iter().any(|made| made.unit == *id) {
        return Verdict::Silent;
    }
    let named = attack.declared.attack;
    Verdict::kept_or(!attack.missed(id), || format!("the To Hit roll of {named} missed {id}"))
}

fn hit_first(told: &Told<'_, Event>) -> Verdict {
    let (ctx, what) = (&told.ctx, &told.said.what);
    let Some((id, harm)) = what.unit().zip(what.harm()) else { return Verdict::Silent };
    let attack = attack_of_harm(ctx, what, id);
    // [EXC: an Original 12 of a PF reduces who fires it (C13.36).]
    let attack = attack.filter(|attack| !has_backfired(ctx, attack, id));
    attack.map_or(Verdict::Silent, |attack| harmless(ctx, attack, id, (harm.word(), false)))
}

/// D3 speaks of vehicles' weapons.
fn hit_before_kill(told: &Told<'_, ToKillAttempt>) -> Verdict {
    let Some(on) = &told.underway else { return Verdict::Silent };
    let [shot] = on.volley.shots() else { return Verdict::Silent };
    let vehicle = told.ctx.vehicle(&shot.firer.unit).is_some();
    let rolls = shot.firer.to_kill || shot.kind().is_some_and(WeaponKind::is_ordnance);
    if vehicle || !rolls || !told.ctx.is_of_players() {
        return Verdict::Silent;
    }
    let id = on.attack.declared.attack;
    match on.attack.hit {
        Some(false) if may_strike_another(&told.ctx, on.attack) => Verdict::undecided(format!(
            "whether the miss of {id} strikes another vehicle of its overstacked target (A5.132)"
        )),
        Some(false) => Verdict::broken(format!("the To Hit roll of {id} missed: it has no To Kill roll")),
        // An excerpt may leave the To Hit roll out.
        Some(true) | None if on.attack.to_hits.is_empty() && !told.ctx.tells_all() => Verdict::Silent,
        Some(true) | None => Verdict::kept_or(!on.attack.to_hits.is_empty(), || {
            format!("the To Kill roll of {id} is told before its To Hit roll")
        }),
    }
}

fn hit_first_of(told: &Told<'_, VehicleHit>) -> Verdict {
    let hit = told.said;
    told.attack().map_or(Verdict::Silent, |attack| {
        let halts = hit.result == VehicleResult::Immobilized;
        harmless(&told.ctx, attack, &hit.unit, (hit.result.word(), halts))
    })
}

/// What a vehicle suffers, told as its status.
fn hit_first_said(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let harm = [
        (Status::Immobilized, "immobilized"),
        (Status::Stunned, "stunned"),
        (Status::Shocked, "shocked"),
        (Status::Recalled, "recalled"),
    ];
    let said = harm.into_iter().find(|(status, _)| changed.add.contains(status));
    let halts = said.is_some_and(|(status, _)| status == Status::Immobilized);
    let attack = changed.attack.and_then(|id| told.ctx.before.attacks.get(&id));
    let Some((attack, (_, said))) = attack.zip(said) else { return Verdict::Silent };
    harmless(&told.ctx, attack, &changed.unit, (said, halts))
}

/// Deliberate Immobilization (Case G) hit the hull: that immobilizes without a further roll (C5.72).
fn is_by_case_g(attack: &Attack) -> bool {
    let named =
        attack.hit_rolls.last().is_some_and(|attempt| attempt.drm.iter().any(|line| line.is(Modifier::G)));
    named && attack.to_hits.last().and_then(|(_, dr)| *dr).is_some_and(|dr| dr.colored >= dr.white)
}

/// A CH destroys a Gun with its crew (C11.4), and WP that hits calls for a NMC (A24.31): neither has a roll on a table.
fn needs_none(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let wp = attack.ammo.as_ref().is_some_and(|ammo| Ammunition::read(ammo.as_str()) == Some(Ammunition::Wp));
    let hit = attack.hit == Some(true) && ctx.scenario.book >= 2;
    let gun = attack.critical.is_some() && !wp && gun_of_targets(ctx, attack).is_some();
    hit && (gun || (wp && attack.checks.iter().any(|made| made.unit == *id && is_mc(made.check))))
}

/// To Hit rolls, and no roll for what a hit does.
fn harmless(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId, (word, halts): (&str, bool)) -> Verdict {
    let to_kill = attack.dice.iter().any(|(purpose, ..)| *purpose == Purpose::ToKill);
    if attack.to_hits.is_empty() {
        return Verdict::Silent;
    }
    let by_hull = halts && attack.hit == Some(true) && is_by_case_g(attack);
    if !attack.rolls.is_empty()
        || !attack.kills.is_empty()
        || to_kill
        || by_hull
        || needs_none(ctx, attack, id)
    {
        return Verdict::Kept;
    }
    let named = attack.declared.attack;
    match attack.hit {
        Some(false) if may_strike_another(ctx, attack) => {
            Verdict::undecided(format!("whether the miss of {named} strikes {id} (A5.132)")).about(id)
        }
        Some(false) => Verdict::broken(format!("{named} missed, and {id} is {word} by it")).about(id),
        Some(true) | None => {
            Verdict::undecided(format!("by what roll {id} is {word}: {named} has no To Kill or IFT roll"))
                .about(id)
        }
    }
}
