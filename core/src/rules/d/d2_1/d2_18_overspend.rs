//! D2.18: the price declared against the price due. Where a wrong figure is blamed on one line of the
//! tally, or on the general clause of the printing.

use crate::event::{Direction, MpUse};
use crate::facts::{Move, Price};
use crate::figures::price::step::reverse_factor;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::state::turn_steps;
use crate::tally::Tally;
use crate::vocab::ClauseId;
use crate::vocab::num::Mp;
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_18: &[Clause] = &[
    Clause::guard("D2.18-2e-overspend", "2e: a vehicle may declare a higher cost than necessary when it enters a hex.").only(Printing::Second),
    Clause::fact("D2.18-2e-at-entry", "The higher figure has to be declared as the hex is entered, not afterwards.", "a surplus stands in the event of the entry; there is no event to add it later").only(Printing::Second),
    Clause::check("D2.18-2e-only-entry", &[Matter::Cost], "The licence covers entering a hex; it does not cover turns, start, stop or Delay.", Check::Mp(only_entry)).only(Printing::Second),
    Clause::check("D2.18-2e-min", &[Matter::Cost], "A declared cost may never be less than the required minimum.", Check::Mp(at_least_minimum)).only(Printing::Second),
    Clause::check("D2.18-1e-exact", &[Matter::Cost], "1e: the declared cost equals the required one, for no licence to declare more is given.", Check::Mp(exact)).only(Printing::First),
    Clause::fact("D2.18-2e-credited-to-new-hex", "A surplus declared on entry is spent in the hex entered, so it counts there for MP-in-LOS, Motion attempts and Case J, not in the hex left.", "`apply` credits the whole cost of an entry to the hex entered: `Mph::by_hex`").only(Printing::Second),
];

/// 2e: entering a hex may be paid too much, never too little.
fn at_least_minimum(moved: &Move<'_>) -> Verdict {
    let Some(tally) = judged(moved).filter(|_| !turns_nothing(moved)) else { return Verdict::Silent };
    if moved.said.cost >= tally.value() { Verdict::Kept } else { wrong(moved, tally) }
}

/// 2e: what does not change the hex is paid exactly.
fn only_entry(moved: &Move<'_>) -> Verdict {
    let Some(tally) = judged(moved) else { return Verdict::Silent };
    if moved.said.cost <= tally.value() || enters_new_hex(moved) {
        Verdict::Silent
    } else {
        wrong(moved, tally)
    }
}

/// 1e: every price is paid exactly.
fn exact(moved: &Move<'_>) -> Verdict {
    let Some(tally) = judged(moved) else { return Verdict::Silent };
    if moved.said.cost == tally.value() { Verdict::Kept } else { wrong(moved, tally) }
}

/// The tally, when the figure is this rule's to judge; a Minimum Move is D2.15's.
fn judged<'s>(moved: &'s Move<'_>) -> Option<&'s Tally<Mp>> {
    match (moved.price(), &moved.said.on) {
        (Price::Of(_), MpUse::MinimumMove { .. }) => None,
        (Price::Of(tally), _) if undeclared_minimum_move(moved, tally) => None,
        (Price::Of(tally), _) => Some(tally),
        (Price::Open | Price::Unknown(_), _) => None,
    }
}

/// D2.15-declare speaks of an entry that no allotment can pay.
fn undeclared_minimum_move(moved: &Move<'_>, tally: &Tally<Mp>) -> bool {
    let printed = moved.vehicle.mp.filter(|mp| tally.value() > *mp && moved.said.cost <= *mp);
    printed.is_some() && matches!(moved.said.on, MpUse::Enter { .. })
}

/// Further hexsides of one hex are no entry (notes A4).
fn enters_new_hex(moved: &Move<'_>) -> bool {
    match &moved.said.on {
        MpUse::Enter { hex, .. } | MpUse::Bypass { hex, .. } => {
            moved.unit.place.cell() != Some(moved.ctx.cell(*hex))
        }
        MpUse::Start { .. }
        | MpUse::Stop
        | MpUse::Delay
        | MpUse::Turn { .. }
        | MpUse::MinimumMove { .. }
        | MpUse::Overrun { .. }
        | MpUse::Other { .. } => false,
    }
}

/// A turn to the facing that the vehicle has.
fn turns_nothing(moved: &Move<'_>) -> bool {
    let MpUse::Turn { to, .. } = &moved.said.on else { return false };
    turn_steps(moved.unit, moved.ctx.scenario, *to) == Some(0)
}

fn wrong(moved: &Move<'_>, tally: &Tally<Mp>) -> Verdict {
    if turns_nothing(moved) {
        let says = "it points along that hexspine already, and no hexspine was turned";
        let breach =
            Breach::of(says).figures(format!("{} MP", moved.said.cost), format!("{} MP", tally.value()));
        return Verdict::Broken(Box::new(Breach { blame: Some(ClauseId("D2.11-vca-cost")), ..breach }));
    }
    let breach = Breach::wrong_sum(tally.clone(), moved.said.cost);
    Verdict::Broken(Box::new(match as_reverse(moved, tally) {
        Some(clause) => Breach {
            says: "it was multiplied as an entry in Reverse is".into(),
            blame: Some(ClauseId(clause)),
            ..breach
        },
        None => breach,
    }))
}

/// The clause that frees a start, a stop or a turn of the factor of Reverse, where the figure has it.
fn as_reverse(moved: &Move<'_>, tally: &Tally<Mp>) -> Option<&'static str> {
    let clause = match &moved.said.on {
        MpUse::Start { .. } | MpUse::Stop => "D2.21-start-stop-excluded",
        MpUse::Turn { .. } => "D2.22-vca-after-normal",
        MpUse::Delay
        | MpUse::Enter { .. }
        | MpUse::Bypass { .. }
        | MpUse::MinimumMove { .. }
        | MpUse::Overrun { .. }
        | MpUse::Other { .. } => return None,
    };
    let backs = moved.direction().or(moved.mph().direction) == Some(Direction::Reverse);
    let (factor, _) = reverse_factor(moved.vehicle).filter(|_| backs)?;
    (moved.said.cost == tally.value() * i32::from(factor)).then_some(clause)
}
