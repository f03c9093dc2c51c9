//! One declaration of dice by shares for all that the result of an attack may ask for: each roll hangs on the one that may ask
//! for it, and what the result does not ask for is not made.

use super::dice::among;
use super::draft::Draft;
use super::loss;
use asl_core::event::{AttackId, UnitId};
use asl_core::figures::fire::prc::is_closed;
use asl_core::figures::to_hit::hit::is_at_afv;
use asl_core::vocab::InfantryKind;

/// The rolls of one declaration, in order.
struct Bundle {
    attack: AttackId,
    first: u32,
    rolls: Vec<String>,
}

impl Bundle {
    const fn of(attack: AttackId, first: u32) -> Bundle {
        Bundle { attack, first, rolls: Vec::new() }
    }

    /// One roll more, within the attack; its number.
    fn add(&mut self, what: &str, on: Option<u32>) -> u32 {
        let hangs = on.map(|base| format!(" if r{base}")).unwrap_or_default();
        self.rolls.push(format!("{what} in {}{hangs}", self.attack));
        self.first + u32::try_from(self.rolls.len()).unwrap_or(1) - 1
    }
}

/// The IFT DR of an attack, and what it may ask for.
pub(super) fn of_ift(draft: &Draft, attack: AttackId, first: u32) -> Vec<String> {
    let mut bundle = Bundle::of(attack, first);
    let ift = bundle.add("DR ift", None);
    asked(draft, &mut bundle, ift);
    bundle.rolls
}

/// The To Hit DR of ordnance; at AFV the To Kill DR of its hit, else the IFT DR of its hit and what that may ask for.
pub(super) fn of_ordnance(draft: &Draft, attack: AttackId, first: u32) -> Vec<String> {
    let mut bundle = Bundle::of(attack, first);
    let to_hit = bundle.add("DR to-hit", None);
    let ctx = draft.live().ctx();
    if ctx.before.attacks.get(&attack).is_none_or(|fired| is_at_afv(&ctx, fired)) {
        bundle.add("DR to-kill", Some(to_hit));
    } else {
        let ift = bundle.add("DR ift", Some(to_hit));
        asked(draft, &mut bundle, ift);
    }
    bundle.rolls
}

/// A dr each of Random Selection (A.9).
pub(super) fn of_selection(draft: &Draft, attack: AttackId, first: u32) -> Vec<String> {
    let mut bundle = Bundle::of(attack, first);
    for unit in among(draft, attack) {
        bundle.add(&format!("dr rs for {unit}"), None);
    }
    bundle.rolls
}

/// What an IFT DR may ask for: a MC and a PTC of each target, the MC of the HS that a K result may leave of a squad, Random Selection where there are several, the Wound Severity dr
/// of a SMC, and the LLMC and LLTC that the check of a leader may bring to those with the leader.
fn asked(draft: &Draft, bundle: &mut Bundle, ift: u32) {
    let (among, aboard) = (among(draft, bundle.attack), aboard(draft, bundle.attack));
    let mut of_leaders = Vec::new();
    for unit in among.iter().chain(&aboard) {
        let check = bundle.add(&format!("DR mc for {unit}"), Some(ift));
        bundle.add(&format!("DR tc for {unit}"), Some(ift));
        if is_kind(draft, unit, InfantryKind::Leader) {
            of_leaders.push((unit, check));
        }
    }
    for half in halves(draft, &among) {
        bundle.add(&format!("DR mc for {half}"), Some(ift));
    }
    if among.len() > 1 {
        among.iter().for_each(|unit| _ = bundle.add(&format!("dr rs for {unit}"), Some(ift)));
    }
    let smc = |unit: &&UnitId| {
        is_kind(draft, unit, InfantryKind::Leader) || is_kind(draft, unit, InfantryKind::Hero)
    };
    among.iter().filter(smc).for_each(|unit| _ = bundle.add(&format!("dr wound for {unit}"), Some(ift)));
    for (leader, check) in of_leaders {
        for unit in among.iter().filter(|unit| *unit != leader) {
            bundle.add(&format!("DR mc for {unit}"), Some(check));
            bundle.add(&format!("DR tc for {unit}"), Some(check));
        }
    }
}

/// The HS of the head of which one would be what a Reduction leaves of these squads (A7.302).
fn halves(draft: &Draft, among: &[UnitId]) -> Vec<UnitId> {
    let squads = among.iter().filter(|unit| is_kind(draft, unit, InfantryKind::Squad));
    let mut halves: Vec<UnitId> = squads.flat_map(|squad| loss::halves_of(draft, squad)).collect();
    halves.sort();
    halves.dedup();
    halves
}

/// The crews that are exposed in vehicles fired at, by the names of these, and who is aboard.
fn aboard(draft: &Draft, attack: AttackId) -> Vec<UnitId> {
    let (ctx, state) = (draft.live().ctx(), draft.live().state());
    let Some(fired) = state.attacks.get(&attack) else { return Vec::new() };
    let mut all = Vec::new();
    for vehicle in fired.targets.iter().filter(|id| ctx.vehicle(id).is_some()) {
        if !is_closed(&ctx, vehicle) {
            all.push(vehicle.clone());
        }
        all.extend(state.units_aboard(vehicle).into_iter().map(|(id, _)| id.clone()));
    }
    all.retain(|id| state.units.get(id).is_some_and(|unit| !unit.eliminated));
    all
}

fn is_kind(draft: &Draft, unit: &UnitId, kind: InfantryKind) -> bool {
    let def =
        draft.live().ctx().unit(unit).and_then(|(_, def)| def.infantry.as_ref()).and_then(|own| own.kind);
    def == Some(kind)
}
