//! A8.2 to A8.26: what Residual FP an attack leaves, whom it attacks, and when.

use crate::duty::{Debt, Key, Occasion};
use crate::event::{FireMode, IftResolved, Level, ResidualLaid, UnitId};
use crate::facts::{Ctx, IftRoll, PhaseClosing, Told, Traces, Volley, Walk, WalkClosing};
use crate::figures::fire::lane::is_lane;
use crate::figures::fire::residual::{Left, Nothing, left};
use crate::figures::fire::residual_due::{left_by, lying, met, without_mf_since};
use crate::figures::fire::residual_lying::{Lying, is_first_of, too_large};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, is_first_fire};
use crate::vocab::hex::Cell;
use crate::vocab::num::{ColumnFp, Drm, Fp, Mp};
use crate::vocab::phase::Phase;
use crate::vocab::{ClauseId, Modifier};
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A8.2-half",
        &[Matter::Counter],
        "First Fire, Subsequent First Fire and FPF leave Residual FP of half the column used, lowered to a column.",
        &[
            Check::ResidualLaid(half),
            Check::Fire(attacks_too_large),
            Check::PhaseOwed(Traces::FIRED, Debt::ResidualFp, left_too_large),
        ],
    )
    .since(2),
    Clause::line("A8.2-cap", &[Matter::Counter], "No more than 12 Residual FP is left, once the columns are taken off.").since(2),
    Clause::checks(
        "A8.2-attacks",
        &[Matter::Order],
        "Residual FP attacks whoever enters its Location, or spends MF in it, before that unit goes on.",
        &[Check::Walk(goes_on), Check::WalkClosed(has_gone), Check::Fire(on_who_spent)],
    )
    .since(2),
    Clause::guard("A8.2-leaving-free", "MF that are spent to leave its Location call for no attack by Residual FP.").since(2),
    Clause::check(
        "A8.2-drm",
        &[Matter::Modifier],
        "Residual FP takes the DRM of the moving unit and of its hex, and none of a firer: no leader, CX, height or LOS Hindrance.",
        Check::Ift(drm),
    )
    .since(2),
    Clause::checks(
        "A8.2-end",
        &[Matter::FireLeave],
        "Residual FP attacks in the MPh in which it was left; all of it goes at the end of that.",
        &[Check::Fire(end), Check::ResidualLaid(taken_away)],
    )
    .since(2),
    Clause::check(
        "A8.21-larger",
        &[Matter::Counter],
        "A Location has one Residual FP counter: a larger one takes the place of a smaller.",
        Check::ResidualLaid(larger),
    )
    .since(2),
    Clause::check(
        "A8.22-first",
        &[Matter::Order],
        "Residual FP attacks a unit before any other First Fire does in that Location.",
        Check::Fire(first),
    )
    .since(2),
    Clause::check(
        "A8.22-alone",
        &[Matter::FpSum],
        "Residual FP attacks with the FP of its counter, and joins no other fire.",
        Check::Fire(alone),
    )
    .since(2),
    Clause::checks(
        "A8.22-once",
        &[Matter::Order],
        "Residual FP attacks a unit once in a Location, unless that spends more MF there and the FP have grown or the DRM are worse for it.",
        &[Check::Fire(once), Check::Ift(once_by_drm)],
    )
    .since(2),
    Clause::fact(
        "A8.22-act-first",
        "What MF are paid for is finished before Residual FP attacks.",
        "the fold has a SW recovered, or a hex entered, by the line of the MF itself",
    )
    .since(2),
    Clause::line("A8.221-malfunction", &[Matter::Counter], "A weapon that breaks down in an attack leaves no Residual FP.").since(2),
    Clause::line("A8.223-snap", &[Matter::Counter], "A Snap Shot leaves no Residual FP.").since(2),
    Clause::line("A8.224-cowered", &[Matter::Counter], "An attack that cowers leaves half of the column that it is resolved on.")
        .since(2),
    Clause::check(
        "A8.224-never-cowers",
        &[Matter::FpSum],
        "Residual FP attacks with what its counter says: it never cowers, and neither a Dash nor a \"?\" halves it.",
        Check::Fire(never_cowers),
    )
    .since(2),
    Clause::line("A8.23-rest-of-group", &[Matter::Counter], "Of an attack in which a weapon keeps its ROF the other FP leave theirs.")
        .since(2),
    Clause::check(
        "A8.23-rof",
        &[Matter::Rof],
        "A weapon that keeps its ROF leaves no Residual FP, unless it gives that ROF up at once.",
        Check::Fire(rof),
    )
    .since(2),
    Clause::line("A8.25-hit", &[Matter::Counter], "Ordnance leaves Residual FP by a hit alone, and none with AP, APCR or APDS.").since(2),
    Clause::line(
        "A8.26-shift",
        &[Matter::Counter],
        "Each +1 that is caused outside the target hex takes one column off what an attack leaves.",
    )
    .since(2),
    Clause::line(
        "A8.26-no-shift",
        &[Matter::Counter],
        "What the target hex itself gives, height, and every negative DRM change nothing of what an attack leaves.",
    )
    .since(2),
];

fn half(told: &Told<'_, ResidualLaid>) -> Verdict {
    let (ctx, laid) = (&told.ctx, told.said);
    if laid.removed || !ctx.is_of_players() {
        return Verdict::Silent;
    }
    if ctx.tells_all() && ctx.before.phase != Some(Phase::MPh) {
        return Verdict::broken("Residual FP is left by fire in the MPh");
    }
    let Some(attack) = left_by(ctx, laid) else { return Verdict::Silent };
    let id = attack.declared.attack;
    if !attack.is_first_fire() || attack.is_residual() {
        return Verdict::broken(format!("{id} is no First Fire, and leaves no Residual FP"));
    }
    let at = (ctx.cell(laid.at.hex), laid.at.level);
    let Some(n) = attack.at.iter().position(|place| *place == at) else {
        return Verdict::broken(format!("{id} was not at {}", ctx.show(at.0)));
    };
    left(ctx, attack, n).map_or(Verdict::Silent, |due| compare(laid.fp, &due))
}

/// What was laid against what is due. Of figures that one source alone bears out the player may have another.
fn compare(said: Fp, due: &Left) -> Verdict {
    if (due.least..=due.most).contains(&said) {
        return if due.least == due.most { Verdict::Kept } else { Verdict::Silent };
    }
    let figure = |fp: Fp| format!("{fp} FP");
    let derived = match due.least == due.most {
        true => figure(due.most),
        false => format!("{} to {}", due.least, figure(due.most)),
    };
    let breach = Breach::of(due.says.clone()).figures(figure(said), derived);
    let (blame, open) = blamed(said, due);
    let breach = Box::new(Breach { blame: blame.map(ClauseId), ..breach });
    if open { Verdict::Undecided(breach) } else { Verdict::Broken(breach) }
}

/// A counter that was laid before all was told of its attack, and shows more than that leaves: it is put right before it attacks, and
/// before the MPh ends.
fn not_put_right(ctx: &Ctx<'_>, at: (Cell, Level), lying: &Lying<'_>) -> Verdict {
    let Lying { lies, attack, due } = lying;
    let id = attack.declared.attack;
    let mut verdict = compare(lies.fp, due);
    if let Verdict::Broken(breach) | Verdict::Undecided(breach) = &mut verdict {
        let (hex, says) = (ctx.show(at.0), &due.says);
        breach.says =
            format!("the Residual FP of {id} in {hex}, which were laid before all of it was told: {says}");
        breach.owed = alloc::vec![Key {
            occasion: Occasion::Attack(id, attack.seq),
            unit: None,
            debt: Debt::ResidualFp
        }];
    }
    verdict
}

fn attacks_too_large(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    if volley.declared.mode != FireMode::Residual || !ctx.is_of_players() {
        return Verdict::Silent;
    }
    let there = |(at, _): &((Cell, Level), Lying<'_>)| volley.at().contains(at);
    too_large(ctx).find(there).map_or(Verdict::Silent, |(at, lying)| not_put_right(ctx, at, &lying))
}

/// Told of the first of those who fired.
fn left_too_large(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id) = (&closing.ctx, closing.id);
    if ctx.before.residual.is_empty() || !ctx.is_of_players() {
        return Verdict::Silent;
    }
    let own = |(_, lying): &((Cell, Level), Lying<'_>)| is_first_of(ctx, lying.attack, id);
    let found = too_large(ctx).find(own);
    found.map_or(Verdict::Silent, |(at, lying)| not_put_right(ctx, at, &lying).about(id))
}

/// The line that alone explains another figure, and whether only one source has it.
fn blamed(said: Fp, due: &Left) -> (Option<&'static str>, bool) {
    match due.nothing {
        Some(Nothing::SnapShot) => return (Some("A8.223-snap"), false),
        Some(Nothing::Missed) => return (Some("A8.25-hit"), true),
        Some(Nothing::Shell) => return (Some("A8.25-hit"), false),
        None => {}
    }
    match () {
        () if due.with_broken_down == Some(said) => (Some("A8.221-malfunction"), false),
        () if due.with_lane == Some(said) => (Some("A9.22-marks"), true),
        () if due.unshifted.contains(&said) => (Some("A8.26-shift"), false),
        () if said == due.capped_first => (Some("A8.2-cap"), true),
        () if said == due.uncowered => (Some("A8.224-cowered"), true),
        () if due.keeps_rof && said < due.most => (Some("A8.23-rest-of-group"), true),
        () if said < due.least => (Some("A8.26-no-shift"), false),
        () => (None, false),
    }
}

fn larger(told: &Told<'_, ResidualLaid>) -> Verdict {
    let (ctx, laid) = (&told.ctx, told.said);
    let at = (ctx.cell(laid.at.hex), laid.at.level);
    // Of a VASL file nobody knows on which level of the hex each lies.
    let asked = !laid.removed && ctx.is_of_players();
    let Some(lies) = ctx.before.residual.get(&at).filter(|_| asked) else { return Verdict::Silent };
    // Of one attack: it is put right.
    if lies.attack.is_some() && lies.attack == left_by(ctx, laid).map(|attack| attack.declared.attack) {
        return Verdict::Silent;
    }
    Verdict::kept_or(lies.fp < laid.fp, || {
        format!("{} FP of Residual FP lie in {}: {} FP take no place there", lies.fp, ctx.show(at.0), laid.fp)
    })
}

/// The Residual FP that has to attack it where it is. Of what other fire came before A8.22-first speaks.
fn owes(ctx: &Ctx<'_>, id: &UnitId, what: &str) -> Verdict {
    let Some(met) = met(ctx, id).filter(|met| ctx.tells_all() && !met.is_passed_over(ctx, id)) else {
        return Verdict::Silent;
    };
    if !met.is_owed() {
        return if met.last.is_some() { Verdict::Kept } else { Verdict::Silent };
    }
    Verdict::broken(format!(
        "the {} Residual FP of {} have not attacked {id}, which {what}",
        met.lies.fp,
        ctx.show(met.at.0)
    ))
}

fn goes_on(walk: &Walk<'_>) -> Verdict {
    owes(&walk.ctx, &walk.said.unit, "goes on")
}

fn has_gone(closing: &WalkClosing<'_>) -> Verdict {
    owes(&closing.ctx, closing.id, "spent MF there").about(closing.id)
}

/// It attacks the MF that are spent where it lies, and none before it lay there.
fn on_who_spent(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if attack.mode != FireMode::Residual || !ctx.tells_all() {
        return Verdict::Silent;
    }
    let lies = volley.at().first().and_then(|at| ctx.before.residual.get(at));
    match lies.and_then(|lies| without_mf_since(ctx, volley.targets(), lies.seq)) {
        None => Verdict::Silent,
        Some(None) => Verdict::Kept,
        Some(Some(id)) => {
            Verdict::broken(format!("{id} has spent no MF there since the Residual FP lie there"))
        }
    }
}

fn taken_away(told: &Told<'_, ResidualLaid>) -> Verdict {
    let (ctx, laid) = (&told.ctx, told.said);
    let at = (ctx.cell(laid.at.hex), laid.at.level);
    let asked = laid.removed && ctx.tells_all() && ctx.before.phase == Some(Phase::MPh);
    if !asked {
        return Verdict::Silent;
    }
    let hex = ctx.show(at.0);
    let Some(lies) = ctx.before.residual.get(&at) else {
        return Verdict::undecided(format!("which Residual FP of {hex} are taken away: none lie there"));
    };
    // What its attack does not leave may go, and what was laid before the die gave a ROF.
    let may_go = |lying: &Lying<'_>| lying.is_too_large() || lying.due.keeps_rof && lying.is_before_dice(ctx);
    if Lying::at(ctx, at).is_some_and(|lying| may_go(&lying)) {
        return Verdict::Kept;
    }
    Verdict::undecided(format!("why the {} Residual FP of {hex} go before the MPh ends", lies.fp))
}

/// One finding for a unit whose Residual FP is passed over.
fn first(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    // A9.222-order speaks of a Fire Lane.
    let lane = volley.shots().iter().any(is_lane);
    let asked = is_first_fire(attack, ctx.before.phase) && attack.mode != FireMode::Residual && !lane;
    if !asked || !ctx.tells_all() {
        return Verdict::Silent;
    }
    let meets = |id: &UnitId| met(ctx, id).filter(|met| volley.at().contains(&met.at));
    let mut met = volley.targets().iter().filter_map(|id| Some((id, meets(id)?))).peekable();
    if met.peek().is_none() {
        return Verdict::Silent;
    }
    if met.any(|(id, met)| met.is_owed() && met.is_passed_over(ctx, id)) {
        return Verdict::Silent;
    }
    let mut met = volley.targets().iter().filter_map(|id| Some((id, meets(id)?)));
    met.find(|(_, met)| met.is_owed()).map_or(Verdict::Kept, |(id, met)| {
        let says = format!("the {} Residual FP of {}", met.lies.fp, ctx.show(met.at.0));
        Verdict::broken(format!("{says} attack {id} before other fire does")).about(id)
    })
}

fn end(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(phase) = ctx.before.phase.filter(|_| attack.mode == FireMode::Residual) else {
        return Verdict::Silent;
    };
    if phase != Phase::MPh {
        return Verdict::broken(format!("Residual FP goes at the end of the MPh: this is the {phase}"));
    }
    if !volley.at().is_empty() && (0..volley.at().len()).all(|n| lying(volley, n).is_none()) {
        return Verdict::undecided("what left the Residual FP that attack here: it stands in no line");
    }
    Verdict::Kept
}

/// The FP of an attack by Residual FP against those of its counter.
fn figures(volley: &Volley<'_>) -> Option<(Fp, Fp)> {
    let attack = volley.declared;
    let said =
        attack.fp.or_else(|| attack.column.map(ColumnFp::fp)).filter(|_| attack.mode == FireMode::Residual);
    said.zip(lying(volley, 0))
}

fn alone(volley: &Volley<'_>) -> Verdict {
    let Some((said, lies)) = figures(volley) else { return Verdict::Silent };
    if let Some(firer) = volley.declared.firers.first() {
        let says = format!("{} fires with Residual FP, which nobody fires", firer.unit);
        return Verdict::broken(says);
    }
    if said <= lies {
        return if said == lies { Verdict::Kept } else { Verdict::Silent };
    }
    let says = "what was added to the Residual FP of the counter";
    Verdict::wrong(says, format!("{said} FP"), format!("{lies} FP"))
}

/// What halves fire halves no Residual FP.
fn never_cowers(volley: &Volley<'_>) -> Verdict {
    let Some((said, lies)) = figures(volley) else { return Verdict::Silent };
    if said >= lies {
        return Verdict::Kept;
    }
    let figures = (format!("{said} FP"), format!("{lies} FP"));
    Verdict::wrong("Residual FP attacks with what its counter says", figures.0, figures.1)
}

fn once(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if attack.mode != FireMode::Residual || !ctx.tells_all() {
        return Verdict::Silent;
    }
    let mut met = volley.targets().iter().filter_map(|id| Some((id, met(ctx, id)?))).peekable();
    if met.peek().is_none() {
        return Verdict::Silent;
    }
    met.find(|(_, met)| met.is_at_once()).map_or(Verdict::Kept, |(id, _)| {
        Verdict::broken(format!("it attacked {id} there, and {id} has spent no MF since"))
    })
}

/// The sum of the DRM that a roll names; `None` where one has no value, or is for some alone.
fn sum(ift: &IftResolved) -> Option<i16> {
    let mut each = ift.drm.iter().map(|line| line.value.filter(|_| line.only.is_empty()));
    each.try_fold(0, |sum: i16, drm| sum.checked_add(drm?.0))
}

/// With as many FP it attacks again where the DRM are worse for the unit than at its last attack.
fn once_by_drm(roll: &IftRoll<'_>) -> Verdict {
    let ctx = &roll.ctx;
    let Some(attack) = roll.attack().filter(|attack| attack.is_residual() && ctx.tells_all()) else {
        return Verdict::Silent;
    };
    let before = |id: &UnitId| {
        let at = attack.at.first()?;
        let came = ctx.before.units.get(id)?.mph.afoot.arrival().map_or(0, |step| step.seq);
        let mut all = ctx.before.attacks_at(at.0);
        all.retain(|other| {
            let such = other.is_residual() && other.seq > came && other.seq < attack.seq;
            such && other.at.contains(at) && other.targets.contains(id)
        });
        all.into_iter().max_by_key(|other| other.seq)
    };
    // Without MF between them that it attacks again is told by itself.
    let spent = |id: &UnitId, last: &Attack| {
        let steps = ctx.before.units.get(id).map(|unit| unit.mph.afoot.steps.as_slice()).unwrap_or_default();
        steps.iter().any(|step| (last.seq..attack.seq).contains(&step.seq))
    };
    let again = attack.targets.iter().find_map(|id| Some((id, before(id)?)));
    let again = again.filter(|(id, last)| spent(id, last));
    let Some((id, last)) = again else { return Verdict::Silent };
    let as_strong = last.declared.fp.zip(attack.declared.fp).is_some_and(|(before, now)| now <= before);
    let then = last.rolls.first().and_then(|roll| sum(&roll.said));
    let Some((then, now)) = then.zip(sum(roll.said)).filter(|_| as_strong) else { return Verdict::Silent };
    Verdict::kept_or(now < then, || {
        format!("it attacked {id} there by a DRM of {}, and neither that nor its FP are worse now", Drm(then))
    })
}

/// SMOKE of the hex is a Hindrance that counts; what else stands there is not looked at.
fn drm(roll: &IftRoll<'_>) -> Verdict {
    let ctx = &roll.ctx;
    let Some(attack) = roll.attack().filter(|attack| attack.is_residual()) else { return Verdict::Silent };
    let smoke = attack.at.iter().any(|(cell, _)| {
        let clear =
            ctx.terrain(*cell).is_some_and(|terrain| terrain.smoke == Mp::ZERO && terrain.wrecks == 0);
        !clear || ctx.before.smoke.contains(cell)
    });
    // Leaders, CX and an Encirclement of those who fire other clauses hold against the firers.
    let of_firer = [Modifier::Height, Modifier::Heroic, Modifier::ArmorLeader, Modifier::QuasiLeader];
    let barred = |modifier| of_firer.contains(&modifier) || (modifier == Modifier::Hindrance && !smoke);
    let counts = |value: Option<Drm>| value != Some(Drm(0));
    let mut lines = roll.said.drm.iter().filter(|line| counts(line.value));
    lines.find(|line| line.means().is_some_and(barred)).map_or(Verdict::Kept, |line| {
        Verdict::broken(format!("{} is no DRM of Residual FP, which nobody fires", line.name))
    })
}

/// It fires by the ROF that it gave up.
fn rof(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    if !is_first_fire(volley.declared, ctx.before.phase) || !ctx.tells_all() {
        return Verdict::Silent;
    }
    let mut verdict = Verdict::Silent;
    for shot in volley.shots().iter().filter(|shot| shot.weapon().is_some_and(|weapon| weapon.rof.is_some()))
    {
        let fires = |a: &&Attack| {
            let same =
                a.declared.firers.iter().any(|f| f.unit == shot.firer.unit && f.weapon == shot.firer.weapon);
            same && a.is_first_fire() && a.phase == ctx.before.phase
        };
        let last = ctx.before.attacks_by(&shot.firer.unit).into_iter().filter(fires).max_by_key(|a| a.seq);
        let Some(last) = last else { continue };
        let id = last.declared.attack;
        let laid =
            ctx.before.residual.iter().find(|(at, lies)| lies.attack == Some(id) && last.at.contains(at));
        let Some((at, lies)) = laid else { continue };
        let n = last.at.iter().position(|place| place == at).unwrap_or_default();
        let Some(due) = left(ctx, last, n).filter(|due| due.keeps_rof && due.least < due.most) else {
            continue;
        };
        if lies.fp == due.most {
            return Verdict::broken(format!(
                "{} of {} gave up its ROF for the {} Residual FP of {id}",
                shot.label(),
                shot.firer.unit,
                lies.fp
            ));
        }
        verdict = Verdict::Kept;
    }
    verdict
}
