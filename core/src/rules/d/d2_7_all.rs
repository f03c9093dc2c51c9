//! D2.7: entries that take the whole movement capability.

use crate::charts::terrain::Price;
use crate::effects;
use crate::event::{MpUse, Rate, Status};
use crate::facts::Move;
use crate::figures::price::all::takes_all;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::vocab::num::Mp;
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D2.7-all-plus",
        &[Matter::MpAll],
        "A hex costing ALL still leaves room for the start, stop and towing MP.",
        Check::Enter(all_plus),
    ),
    Clause::check(
        "D2.7-all-no-prior",
        &[Matter::MpAll],
        "Since ALL capability is required, MP already used for anything else make the entry impossible.",
        Check::Enter(all_no_prior),
    ),
    Clause::check(
        "D2.7-no-further-2e",
        &[Matter::MpAll],
        "2e: no further movement after it, not even with ESB or Gallop.",
        Check::Mp(no_further),
    )
    .only(Printing::Second),
    Clause::check(
        "D2.7-no-further-1e",
        &[Matter::MpAll],
        "1e: that nothing is left after a cost of ALL is only implied; ESB and Gallop are not spoken of.",
        Check::Mp(no_further_attested),
    )
    .only(Printing::First),
    Clause::check(
        "D2.7-mm-exc",
        &[Matter::StopMp],
        "[EXC] A Minimum Move gets no stop MP because it must end in Motion.",
        Check::Stop(minimum_move_exc),
    ),
    Clause::fact(
        "D2.7-mf-too",
        "The rule covers units moving with MF as well (wagons, cavalry).",
        "the clauses count the figures of a vehicle that counts MF like MP",
    ),
];

/// Does the figure alone say that an entry took ALL? By the second printing it may be half and a surplus (D2.18).
fn is_guess(moved: &Move<'_>, price: Option<Price>, rate: Rate) -> bool {
    let second = moved.ctx.printing == Printing::Second;
    second && matches!(price, Some(Price::AllOr(_))) && rate != Rate::All
}

/// Is this entry such a one?
fn is_guessed(moved: &Move<'_>) -> bool {
    let MpUse::Enter { hex, rate, .. } = &moved.said.on else { return false };
    let terrain = moved.terrain(moved.ctx.cell(*hex));
    is_guess(moved, terrain.and_then(|terrain| terrain.share(moved.vehicle.class, moved.inside())), *rate)
}

/// Did it go inside terrain in this MPh that took ALL? `None` where a figure alone says so.
fn entered_all(moved: &Move<'_>) -> Option<bool> {
    let allotment = moved.vehicle.mp.unwrap_or_default();
    let each = moved.mph().inside.iter().filter_map(|entry| {
        let price = moved.terrain(entry.cell).and_then(|t| t.share(moved.vehicle.class, true));
        let figures = (entry.cost, allotment, allotment - entry.before);
        effects::takes_all(price, entry.rate, figures).then(|| !is_guess(moved, price, entry.rate))
    });
    each.max().map_or(Some(false), |sure| sure.then_some(true))
}

/// All that start and towing leave, less a stop MP when the vehicle means to stop.
fn all_plus(moved: &Move<'_>) -> Verdict {
    let (Some(left), true) = (moved.left(), takes_all(moved) && !is_guessed(moved)) else {
        return Verdict::Silent;
    };
    let left = left - moved.mph().esb_gain;
    let said = moved.said.cost;
    let towing = if moved.has(Status::Towing) { Mp::ONE } else { Mp::ZERO };
    if said > left || said + Mp::ONE + towing >= left {
        return Verdict::Kept;
    }
    let breach = Breach::of("the hex takes the whole allotment, less start, stop and towing MP");
    Verdict::Broken(Box::new(breach.figures(format!("{said} MP"), format!("{left} MP"))))
}

fn all_no_prior(moved: &Move<'_>) -> Verdict {
    // What was used before leaves half and a surplus, where that may be.
    if !takes_all(moved) || is_guessed(moved) {
        return Verdict::Silent;
    }
    let starts = Mp::whole(i32::from(moved.mph().starts));
    let prior = moved.mph().spent - starts;
    Verdict::kept_or(prior <= Mp::ZERO, || format!("{prior} MP were used before on other than a start"))
}

fn moves_on(moved: &Move<'_>) -> bool {
    matches!(
        moved.said.on,
        MpUse::Enter { .. } | MpUse::Bypass { .. } | MpUse::Turn { .. } | MpUse::MinimumMove { .. }
    )
}

fn no_further(moved: &Move<'_>) -> Verdict {
    match entered_all(moved) {
        Some(false) => Verdict::Silent,
        Some(true) => {
            Verdict::kept_or(!moves_on(moved), || "no further movement after an entry that took ALL".into())
        }
        None if !moves_on(moved) => Verdict::Silent,
        None => Verdict::undecided(
            "whether it went inside for ALL, or for half and a surplus (D2.18): `ALL` or `half` says which",
        ),
    }
}

/// 1e says nothing of MP gained by ESB; without them the limit speaks.
fn no_further_attested(moved: &Move<'_>) -> Verdict {
    if !moves_on(moved)
        || entered_all(moved) != Some(true)
        || moved.left().is_none_or(|left| left < moved.said.cost)
    {
        return Verdict::Silent;
    }
    Verdict::undecided("1e does not say whether ESB carries a vehicle on after an entry that took ALL")
}

fn minimum_move_exc(moved: &Move<'_>) -> Verdict {
    if !moved.mph().minimum_move {
        return Verdict::Silent;
    }
    Verdict::broken("a Minimum Move leaves no MP for a stop: it ends in Motion")
}
