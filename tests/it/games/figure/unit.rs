//! Figures of units and Locations: statuses, Encirclement, counters that are due, MF, arcs of Guns.

use super::{Figures, Moment, insert, said};
use asl_core::event::{Claim, Marker, Status, UnitId, What};
use asl_core::facts::Ctx;
use asl_core::figures::check::morale::morale_in_force;
use asl_core::figures::check::pin::pinned_riders;
use asl_core::figures::encirclement::by_fire::{encircling_pattern, entries};
use asl_core::figures::encirclement::pattern::Pattern;
use asl_core::figures::encirclement::unit::{is_encircled, mf_due};
use asl_core::figures::fire::counter::counter_due;
use asl_core::figures::fire::cover::entrenchment_tem;
use asl_core::figures::fire::opportunity::seen_near;
use asl_core::figures::fire::result::affected;
use asl_core::figures::to_hit::case_a::case_a_of_gun;
use asl_core::figures::vehicle::crew::is_buttoned_up;
use asl_core::vocab::hex::{Cell, Dir, Entry};

pub(super) fn figures(moment: &Moment<'_>, all: &mut Figures) {
    let ctx = moment.standing();
    for id in moment.after.units.keys() {
        of_status(&ctx, id, all);
        of_duty(moment, id, all);
    }
    of_event(moment, all);
    let cell = target(moment).filter(|_| moment.before.phase.is_some());
    if let Some(cell) = cell {
        of_entries(&moment.ctx(moment.after), cell, all);
    }
}

fn of_status(ctx: &Ctx<'_>, id: &UnitId, all: &mut Figures) {
    let Some(unit) = ctx.before.units.get(id) else { return };
    let mut tell = |word: &str, holds: bool| {
        all.insert(format!("{} {id}", said(word, holds)));
    };
    tell("encircled", is_encircled(ctx, id));
    tell("pinned", unit.is_pinned());
    tell("broken", unit.is_broken());
    tell("melee", unit.status.has(Status::Melee));
    tell("BU", unit.ce == Some(false) || is_buttoned_up(ctx, id));
}

fn of_duty(moment: &Moment<'_>, id: &UnitId, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    all.insert(match counter_due(&ctx, id) {
        Some(counter) => format!("counter {counter} on {id}"),
        None => format!("no counter on {id}"),
    });
    if let Some(morale) = morale_in_force(&moment.ctx(moment.after), id) {
        all.insert(format!("morale {morale} of {id}"));
    }
    pinned_riders(&ctx, id).into_iter().for_each(|rider| {
        all.insert(format!("bails out {rider}"));
    });
}

#[expect(clippy::wildcard_enum_match_arm, reason = "no other event has such figures")]
fn of_event(moment: &Moment<'_>, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    match moment.what {
        What::MfSpent(spent) => {
            if let Some(mf) = mf_due(&ctx, spent) {
                all.insert(format!("{} MF", mf.ascii()));
            }
        }
        What::CaChanged(changed) => {
            if let Some(drm) = case_a_of_gun(&ctx, changed) {
                all.insert(format!("case A {drm}"));
            }
        }
        What::Claimed(claimed) if matches!(claimed.claim, Claim::Tem { .. }) => {
            if let Some(tem) = entrenchment_tem(&ctx, claimed) {
                all.insert(format!("tem {tem}"));
            }
        }
        What::Claimed(claimed) => of_targets(&ctx, &claimed.claim, all),
        What::MarkerPlaced(placed) if placed.marker == Marker::OpportunityFire => {
            if let Some(id) = &placed.unit {
                let word = if seen_near(&ctx, id).is_some() { "loses" } else { "keeps" };
                all.insert(format!("{word} concealment {id}"));
            }
        }
        What::VehicleHit(hit) => {
            let attack = hit.attack.and_then(|id| moment.before.attacks.get(&id));
            if let Some(attack) = attack {
                let affected = affected(&ctx, attack).contains(&&hit.unit);
                all.insert(format!("{} {}", said("affected", affected), hit.unit));
            }
        }
        _ => {}
    }
}

/// Units claimed as targets: those in the line of fire of the last attack, and those that are not.
fn of_targets(ctx: &Ctx<'_>, claim: &Claim, all: &mut Figures) {
    let Claim::Targets(claimed) = claim else { return };
    let last = ctx.before.attacks.values().max_by_key(|attack| attack.seq);
    let hit = last.map(|attack| affected(ctx, attack)).unwrap_or_default();
    claimed.iter().for_each(|id| {
        all.insert(format!("{} {id}", said("target", hit.contains(&id))));
    });
}

/// The hex that an attack is aimed at, or that an Encirclement counter goes on.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event is about a target hex")]
fn target(moment: &Moment<'_>) -> Option<Cell> {
    let ctx = moment.ctx(moment.before);
    match moment.what {
        What::MarkerPlaced(placed) => placed.hex.map(|hex| ctx.cell(hex)),
        What::FireAttack(attack) => {
            moment.after.attacks.get(&attack.attack)?.at.first().map(|(cell, _)| *cell)
        }
        What::IftResolved(ift) => moment.after.attacks.get(&ift.attack)?.at.first().map(|(cell, _)| *cell),
        _ => None,
    }
}

fn of_entries(ctx: &Ctx<'_>, cell: Cell, all: &mut Figures) {
    let entries: Vec<String> = entries(ctx, cell).iter().map(|entry| name(ctx, cell, *entry)).collect();
    all.insert(format!("entries {}", entries.join(", ")));
    let letter = match encircling_pattern(ctx, cell) {
        Some(Pattern::Hexspines) => "pattern a",
        Some(Pattern::Hexsides) => "pattern b",
        Some(Pattern::ThreeSides) => "pattern c",
        Some(Pattern::AboveAndBelow) => "pattern vertical",
        None => "no pattern",
    };
    insert(all, letter);
}

/// `side N`, or `spine S4-T4`: a hexspine by the two hexes that it points between.
pub(super) fn name(ctx: &Ctx<'_>, cell: Cell, entry: Entry) -> String {
    match entry {
        Entry::Side(dir) => format!("side {}", side(dir)),
        Entry::Spine(spine) => {
            let (a, b) = spine.dirs();
            let mut hexes = [ctx.show(cell.to(a)), ctx.show(cell.to(b))];
            hexes.sort();
            format!("spine {}", hexes.join("-"))
        }
    }
}

const fn side(dir: Dir) -> &'static str {
    match dir {
        Dir::N => "N",
        Dir::NE => "NE",
        Dir::SE => "SE",
        Dir::S => "S",
        Dir::SW => "SW",
        Dir::NW => "NW",
    }
}
