//! D2.5: Excessive Speed Breakdown.

use crate::effects::{esb_succeeds, esb_total};
use crate::event::{EsbAttempted, MpUse, Status};
use crate::facts::{Move, Told};
use crate::figures::vehicle::esb::{drms, esb_max};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::state::Place;
use crate::vocab::Work;
use crate::vocab::num::Mp;
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const CLAUSES: &[Clause] = &[
    Clause::check("D2.5-tracked-only", &[Matter::Esb], "Only tracked vehicles can attempt ESB.", Check::Esb(tracked_only)),
    Clause::check("D2.5-once", &[Matter::Esb], "One ESB attempt per MPh.", Check::Esb(once)),
    Clause::check("D2.5-own-move", &[Matter::Esb], "ESB may come at any point of the vehicle's own move, including before the MP run out.", Check::Esb(own_move)),
    Clause::check("D2.5-on-board", &[Matter::Esb], "No ESB is tried off board (A2.51).", Check::Esb(on_board)),
    Clause::check("D2.5-not-for-guns", &[Matter::Esb], "MP gained by ESB hook and unhook no Gun (C10.1).", Check::Mp(not_for_guns)),
    Clause::check("D2.5-max-gain", &[Matter::Esb], "The gain sought is limited to a quarter of the printed MP, dropping fractions.", Check::Esb(max_gain)),
    Clause::fact("D2.5-land-allot-2e", "2e: the allotment meant is the land allotment (amphibious MP do not count).", "D2.5-max-gain takes a quarter of the printed land MP").only(Printing::Second),
    Clause::fact("D2.5-allot-1e", "1e: the MP allotment is spoken of without distinction of those gained by ESB.", "D2.5-max-gain takes a quarter of the printed MP").only(Printing::First),
    Clause::check("D2.5-declare-gain", &[Matter::Esb], "The MP sought must be stated before the DR.", Check::Esb(declare_gain)),
    Clause::check("D2.5-dr-required", &[Matter::MpAllotment], "No extra MP can be used without an ESB DR.", Check::Mp(dr_required)),
    Clause::check("D2.5-drm-frd", &[Matter::Modifier], "The ESB DR gets +1 per MP sought, dropping a fraction.", Check::Esb(drm_frd)),
    Clause::check("D2.5-drm-fru-red", &[Matter::Modifier], "[EXC] With red MP the count of MP sought is rounded up.", Check::Esb(drm_fru_red)),
    Clause::check("D2.5-nat-drm-1e", &[Matter::Modifier], "1e nationality DRM: US, Czech 0; Russian and all Chinese +1; British, German +2; French, Italian, all others +3.", Check::Esb(nat_drm)).only(Printing::First),
    Clause::check("D2.5-nat-drm-2e", &[Matter::Modifier], "2e nationality DRM: US, Czech 0; Russian +1; British, German +2; French, Italian, all others +3 (no Chinese entry).", Check::Esb(nat_drm)).only(Printing::Second),
    Clause::check("D2.5-manufacturer", &[Matter::Modifier], "The DRM follows the maker of the vehicle, not who drives it.", Check::Esb(manufacturer)),
    Clause::check("D2.5-success", &[Matter::Esb], "A Final DR of 11 or less gains exactly the MP declared.", Check::Esb(success)),
    Clause::fact("D2.5-fail-1e", "1e: a Final DR of 12 or more immobilizes the vehicle in its hex.", "`apply` immobilizes the vehicle where it is when an attempt fails").only(Printing::First),
    Clause::fact("D2.5-fail-2e", "2e: a Final DR of 12 or more immobilizes the vehicle in its hex, or on the hexside it is on, so Bypass position is kept.", "`apply` immobilizes the vehicle where it is when an attempt fails; a Bypass stays").only(Printing::Second),
    Clause::guard("D2.5-spread", "The MP gained may be used in one hex or in several."),
    Clause::fact("D2.5-fail-target", "A vehicle immobilized by ESB keeps moving-target status through that MPh and DFPh when it changed hex before the attempt or opened the MPh in Motion.", "`is_moving_target` does not look at the attempt"),
    Clause::check("D2.5-fail-no-move", &[Matter::MoveLeave], "After a failed ESB attempt the vehicle cannot move on.", Check::Mp(fail_no_move)),
    Clause::check("D2.5-platoon-na", &[Matter::Esb], "A platoon may not attempt ESB.", Check::Esb(platoon_na)),
];

fn tracked_only(told: &Told<'_, EsbAttempted>) -> Verdict {
    told.vehicle().map_or(Verdict::Silent, |(_, vehicle)| {
        Verdict::kept_or(vehicle.class.is_tracked(), || "only tracked vehicles can try ESB".into())
    })
}

fn once(told: &Told<'_, EsbAttempted>) -> Verdict {
    let _attempt = told.said;
    told.vehicle().map_or(Verdict::Silent, |(unit, _)| {
        Verdict::kept_or(unit.mph.esb_attempts == 0, || "one ESB attempt in a MPh".into())
    })
}

fn own_move(told: &Told<'_, EsbAttempted>) -> Verdict {
    let ctx = &told.ctx;
    let Some((unit, def)) = told.known() else { return Verdict::Silent };
    let over = unit.mph.closed && unit.mph.expenditures > 0;
    Verdict::kept_or(ctx.before.is_mph_of(&def.side) && !over, || {
        "ESB belongs to the vehicle's own move".into()
    })
}

fn on_board(told: &Told<'_, EsbAttempted>) -> Verdict {
    told.vehicle().map_or(Verdict::Silent, |(unit, _)| {
        Verdict::kept_or(unit.place != Place::Off, || "it is off board, where no ESB is tried".into())
    })
}

fn not_for_guns(moved: &Move<'_>) -> Verdict {
    let MpUse::Other { what } = &moved.said.on else { return Verdict::Silent };
    let Some(printed) = moved.vehicle.mp.filter(|_| what.is(Work::Hook)) else {
        return Verdict::Silent;
    };
    let total = moved.mph().spent + moved.said.cost;
    if moved.mph().esb_gain == Mp::ZERO || total > printed + moved.mph().esb_gain {
        return Verdict::Silent;
    }
    Verdict::kept_or(total <= printed, || "MP gained by ESB hook and unhook no Gun".into())
}

fn max_gain(told: &Told<'_, EsbAttempted>) -> Verdict {
    let attempt = told.said;
    let most = told.vehicle().and_then(|(_, vehicle)| esb_max(vehicle));
    let (Some(most), Some(sought)) = (most, attempt.sought) else { return Verdict::Silent };
    let breach = || Breach::of("the gain sought is at most a quarter of the printed MP");
    if sought <= most {
        return Verdict::Kept;
    }
    Verdict::Broken(Box::new(breach().figures(format!("{sought} MP"), format!("at most {most} MP"))))
}

fn declare_gain(told: &Told<'_, EsbAttempted>) -> Verdict {
    let attempt = told.said;
    Verdict::kept_or(attempt.sought.is_some(), || "the MP sought must be stated before the DR".into())
}

/// Within reach of ESB the missing DR is the reason; the main finding is D2.1-mp-limit. A Minimum Move uses the allotment, and
/// no MP of ESB (D2.15).
fn dr_required(moved: &Move<'_>) -> Verdict {
    if matches!(moved.said.on, MpUse::MinimumMove { .. }) {
        return Verdict::Silent;
    }
    let (Some(most), Some(left)) = (esb_max(moved.vehicle), moved.left()) else { return Verdict::Silent };
    let excess = moved.said.cost - left;
    let reachable = excess <= most && moved.mph().esb_attempts == 0;
    if excess <= Mp::ZERO || !reachable || !moved.vehicle.class.is_tracked() {
        return Verdict::Silent;
    }
    Verdict::broken("extra MP were used without an ESB DR")
}

fn drm_frd(told: &Told<'_, EsbAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    drms(ctx, attempt).filter(|drms| !drms.red).map_or(Verdict::Silent, |drms| {
        drms.verdict(drms.misrounded(), "+1 for each MP sought, the fraction dropped")
    })
}

fn drm_fru_red(told: &Told<'_, EsbAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    drms(ctx, attempt).filter(|drms| drms.red).map_or(Verdict::Silent, |drms| {
        drms.verdict(drms.misrounded(), "+1 for each MP sought, red MP rounded up")
    })
}

/// The part of the DRM that is left for the nation fits none.
fn nat_drm(told: &Told<'_, EsbAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    let Some(drms) = drms(ctx, attempt) else { return Verdict::Silent };
    let left = drms.said - drms.due() + drms.nation;
    let wrong = drms.said != drms.due() && !drms.misrounded() && !(0..=3).contains(&left);
    drms.verdict(wrong, "the DRM for the nation is 0 to +3")
}

/// The part of the DRM that is left for the nation is that of another maker.
fn manufacturer(told: &Told<'_, EsbAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    let Some(drms) = drms(ctx, attempt) else { return Verdict::Silent };
    let left = drms.said - drms.due() + drms.nation;
    let wrong = drms.said != drms.due() && !drms.misrounded() && (0..=3).contains(&left);
    drms.verdict(wrong, "the DRM follows the maker of the vehicle")
}

/// A Final DR of 11 or less gains the MP sought.
fn success(told: &Told<'_, EsbAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    let rolled = attempt.roll.and_then(|id| ctx.before.rolls.get(&id)).map(|roll| roll.dice.total());
    let ours = rolled.zip(attempt.drm).map(|(dr, drm)| esb_total(dr, drm));
    let sum = attempt.total.zip(ours).is_none_or(|(said, ours)| said == ours);
    let outcome = attempt.success.zip(attempt.total.or(ours)).is_none_or(|(said, n)| said == esb_succeeds(n));
    Verdict::kept_or(sum && outcome, || {
        let figure = ours.map_or("unknown".into(), |n| format!("{n}"));
        format!("the Final DR is {figure}; 11 or less gains the MP, 12 or more immobilizes")
    })
}

fn fail_no_move(moved: &Move<'_>) -> Verdict {
    if !moved.mph().esb_failed || moved.mph().drove_on {
        return Verdict::Silent;
    }
    let stands = matches!(moved.said.on, crate::event::MpUse::Delay | crate::event::MpUse::Other { .. });
    Verdict::kept_or(stands, || "after a failed ESB attempt it is immobilized".into())
}

fn platoon_na(told: &Told<'_, EsbAttempted>) -> Verdict {
    told.vehicle().map_or(Verdict::Silent, |(unit, _)| {
        Verdict::kept_or(!unit.status.has(Status::Platoon), || "a platoon may not try ESB".into())
    })
}
