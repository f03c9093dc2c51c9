//! The facts of a vector: what the engine derives is compared, what it does not derive is named.

use super::adapter::{Case, Step};
use super::read::{Fields, Vector};
use super::setup;
use super::setup::VEHICLE;
use asl_core::audit::Replay;
use asl_core::event::{Event, MpUse, What};
use asl_core::facts::{Ctx, Move, Price};
use asl_core::figures::vehicle::arc::{in_vca, mp_in_hex, target_facing};
use asl_core::figures::vehicle::bypass_case_a::case_a;
use asl_core::figures::vehicle::motion_fire::motion_fire_fp;
use asl_core::figures::vehicle::moving::is_moving_target;
use asl_core::state::{State, Unit};
use asl_core::vocab::num::Fp;

/// What came of the facts of one vector.
#[derive(Default)]
pub(crate) struct Facts {
    /// Facts that the engine derives otherwise.
    pub(crate) wrong: Vec<String>,
    /// Facts that the runner does not know.
    pub(crate) unchecked: Vec<String>,
}

/// Compares every fact.
pub(crate) fn compare(vector: &Vector, case: &Case, replay: &Replay<'_>) -> Facts {
    let mut facts = Facts { unchecked: vector.unknown(), ..Facts::default() };
    for step in &case.steps {
        facts.step(case, step, replay);
    }
    let last = Fields::of("final", &vector.last);
    let end = case.steps.last().map_or(0, |step| step.events.end);
    let state = replay.before(end);
    if let Some(unit) = state.units.get(&VEHICLE.parse().expect("a name")) {
        facts.last(case, &last, unit);
    }
    facts.unchecked.extend(last.unread());
    facts.unchecked.extend(case.setup.unread());
    facts
}

impl Facts {
    fn equal<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, said: Option<T>, ours: &Option<T>) {
        if said.is_some() && said != *ours {
            self.wrong.push(format!("{what}: {:?} in the vector, {ours:?} derived", said.as_ref()));
        }
    }

    fn step(&mut self, case: &Case, step: &Step, replay: &Replay<'_>) {
        let (action, state) = (&step.action, replay.before(step.events.end));
        action.info(&["cost_stated", "over"]);
        if let Some(unit) = state.units.get(&VEHICLE.parse().expect("a name")) {
            self.after(case, action, replay, (&state, unit));
        }
        self.price(case, step, replay);
        self.unchecked.extend(action.unread());
    }

    fn after(&mut self, case: &Case, action: &Fields, replay: &Replay<'_>, (state, unit): (&State, &Unit)) {
        let ctx = Ctx::of(&case.log.scenario, state, replay.game().scenario.printing);
        let value = || action.flag("value").filter(|_| !action.has("bad"));
        match action.need("do") {
            "motion_counter" => self.equal("Motion counter", value(), &Some(unit.motion.is_some())),
            "moving_target" => {
                self.equal("moving target", value(), &Some(is_moving_target(&ctx, unit)));
            }
            "immobilized" => {
                action.info(&["cause"]);
                self.equal("immobilized", value(), &Some(!unit.is_mobile()));
                self.hex(case, action, unit);
            }
            "next_mph_delay" => self.equal("Delay owed", action.mp("value"), &Some(unit.delay_owed)),
            "end" => {
                let ours = unit.place.cell().and_then(|cell| mp_in_hex(&ctx, &case.log.unit(VEHICLE), cell));
                self.equal("MP in the last hex", action.mp("implied_mp_in_final_hex"), &ours);
            }
            "tf" => {
                let from = ctx.cell(case.log.hex(action.need("firer")));
                let said = action.text("tf").map(setup::facing).filter(|_| !action.has("bad"));
                self.equal("Target Facing", said, &target_facing(unit, from));
            }
            "bow_fire" => {
                let target = ctx.cell(case.log.hex(action.need("target")));
                self.equal("in VCA", action.flag("in_vca"), &Some(in_vca(unit, target)));
            }
            _ => {}
        }
        let spent = action.mp("total").filter(|_| action.need("do") != "motion_end");
        self.equal("running total", spent, &Some(unit.mph.spent));
    }

    fn hex(&mut self, case: &Case, fields: &Fields, unit: &Unit) {
        let said = fields.text("hex").map(|hex| case.log.scenario.map.cell(case.log.hex(hex)));
        self.equal("hex", said, &unit.place.cell());
    }

    /// The price of an expenditure, and the figures of a shot.
    fn price(&mut self, case: &Case, step: &Step, replay: &Replay<'_>) {
        let action = &step.action;
        for n in step.events.clone() {
            let (event, before) = (&case.log.events[n], replay.before(n));
            let printing = replay.game().scenario.printing;
            let ctx = Ctx::of(&case.log.scenario, &before, printing);
            self.mp(action, &ctx, event);
            self.shot(action, &ctx, event);
        }
    }

    fn mp(&mut self, action: &Fields, ctx: &Ctx<'_>, event: &Event) {
        let What::MpSpent(spent) = &event.what else { return };
        let Some(moved) = Move::of(*ctx, spent) else { return };
        let Price::Of(tally) = moved.price() else { return };
        let required = action.mp("required");
        let exact = !action.has("bad") && !action.is("over");
        let said = required.or_else(|| action.mp("cost").filter(|_| exact));
        self.equal(&format!("price ({tally})"), said, &Some(tally.value()));
        if let MpUse::MinimumMove { towing, .. } = &spent.on {
            self.equal("entry share", action.mp("entry_share"), &Some(tally.value() - *towing));
        }
    }

    fn shot(&mut self, action: &Fields, ctx: &Ctx<'_>, event: &Event) {
        if let (What::ToHitAttempt(attempt), true) = (&event.what, action.has("case_a")) {
            let ours = case_a(ctx, attempt).map(|tally| i64::from(tally.value().0));
            self.equal("Case A", action.int("case_a").filter(|_| !action.has("bad")), &ours);
        }
        if let (What::FireAttack(attack), true) = (&event.what, action.has("result_fp")) {
            let declared = action.mp("result_fp").filter(|_| !action.has("bad"));
            let said = declared.and_then(|fp| u32::try_from(fp.floor()).ok()).map(Fp::whole);
            let ours = attack.firers.first().and_then(|firer| motion_fire_fp(ctx, firer));
            self.equal("FP", said, &ours);
        }
    }

    fn last(&mut self, case: &Case, last: &Fields, unit: &Unit) {
        let map = &case.log.scenario.map;
        self.hex(case, last, unit);
        self.equal("final total", last.mp("total"), &Some(unit.mph.spent));
        let said = last.text("vca").and_then(|vca| map.spine(unit.place.cell()?, case.log.pair(vca)));
        self.equal("final VCA", said, &unit.place.facing());
        let said = last.text("cafp").and_then(|cafp| map.vertex(case.log.triple(cafp)));
        self.equal("final CAFP", said, &unit.place.bypass().map(|bypass| bypass.cafp()));
    }
}
