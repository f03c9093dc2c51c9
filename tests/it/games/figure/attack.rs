//! Figures of a declared attack.

use super::{Figures, Moment, at_place, hex_of, insert, names, plain, said};
use asl_core::event::{FireAttack, Level, UnitId, Use};
use asl_core::facts::{Ctx, Volley};
use asl_core::figures::fire::blocked::members_without_los;
use asl_core::figures::fire::cowering::cowering_marks;
use asl_core::figures::fire::earlier::fire_phases;
use asl_core::figures::fire::group::{chain, is_fire_group};
use asl_core::figures::fire::inherent_left::has_inherent_left;
use asl_core::figures::fire::longest::longest_range;
use asl_core::figures::fire::mandatory::{bound_to, group_fp};
use asl_core::figures::fire::outcome::outcome;
use asl_core::figures::fire::result::affected;
use asl_core::figures::fire::rof::rof_in_force;
use asl_core::figures::fire::sheet::direction;
use asl_core::figures::fire::shot::shots;
use asl_core::figures::infantry::sw::most_sw;
use asl_core::tally::Tally;
use asl_core::vocab::hex::Cell;
use asl_core::vocab::{Reason, WeaponKind};
use std::collections::BTreeSet;

pub(super) fn figures(moment: &Moment<'_>, attack: &FireAttack, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    let places = attack.target.locations.len().max(attack.target.ranges.len()).max(1);
    (0..places).for_each(|n| of_place(&ctx, attack, n, all));
    of_members(&ctx, attack, all);
    of_group(&ctx, attack, all);
    of_limits(&ctx, attack, all);
    of_targets(moment, attack, all);
    of_use(moment, attack, all);
}

fn of_place(ctx: &Ctx<'_>, attack: &FireAttack, n: usize, all: &mut Figures) {
    let (sheet, hex) = (Volley::of(ctx, attack).sheet(n), hex_of(ctx, attack, n));
    let n = (n, hex.as_str());
    if let Some(total) = sheet.total {
        at_place(all, n, &format!("{} FP", plain(total)));
    }
    let column = sheet.column.map_or("column none".into(), |column| format!("column {}", plain(column.fp())));
    at_place(all, n, &column);
    if let Some(range) = shots(ctx, attack).first().and_then(|shot| shot.range_to(n.0)) {
        at_place(all, n, &format!("range {range}"));
    }
}

fn of_members(ctx: &Ctx<'_>, attack: &FireAttack, all: &mut Figures) {
    let mut each = BTreeSet::new();
    for member in Volley::of(ctx, attack).members(0) {
        let fp = member.fp.as_ref().map(Tally::value).map(plain).unwrap_or_default();
        all.insert(format!("{}: {fp} FP", member.unit));
        each.insert(fp);
    }
    if let (1, Some(fp)) = (each.len(), each.first()) {
        all.insert(format!("{fp} FP each"));
    }
    if let Some(shot) = shots(ctx, attack).first() {
        let due = |reason| shot.due(reason, 0) == Some(true);
        let factor = if due(Reason::Tpbf) { 3 } else { 1 + u8::from(due(Reason::Pbf)) };
        all.insert(format!("x{factor}"));
    }
}

fn of_group(ctx: &Ctx<'_>, attack: &FireAttack, all: &mut Figures) {
    insert(all, if is_fire_group(attack) { "FG" } else { "no FG" });
    all.insert(format!("leader {}", direction(&Volley::of(ctx, attack)).unwrap_or_default()));
    if let Some(chain) = chain(ctx, attack) {
        all.insert(said("connected", chain.connected));
        let cells: Vec<String> = chain.places.iter().map(|(cell, _)| ctx.show(*cell)).collect();
        all.insert(format!("chain {}", cells.join("-")));
    }
    if let Some(fp) = group_fp(ctx, attack) {
        all.insert(format!("one attack {} FP", plain(fp)));
    }
}

fn of_limits(ctx: &Ctx<'_>, attack: &FireAttack, all: &mut Figures) {
    if let Some(range) = longest_range(ctx, attack) {
        all.insert(format!("max range {range}"));
    }
    all.insert(rof_in_force(ctx, attack).map_or("no ROF".into(), |rof| format!("ROF {rof}")));
    let free = bound_to(ctx, attack);
    let places = |places: Vec<(Cell, Level)>| {
        places.into_iter().map(|at| location(ctx, at)).collect::<Vec<_>>().join(",")
    };
    all.insert(format!("may fire at {}", free.map_or("any".into(), places)));
    for unit in attack.firers.iter().map(|f| &f.unit).collect::<BTreeSet<_>>() {
        if let Some(left) = has_inherent_left(ctx, attack, unit) {
            insert(all, if left { "inherent left" } else { "no inherent left" });
        }
        if let Some(n) = most_sw(ctx, unit) {
            all.insert(format!("max {n} SW"));
        }
    }
}

fn location(ctx: &Ctx<'_>, (cell, level): (Cell, Level)) -> String {
    match level {
        Level::At(0) => ctx.show(cell),
        Level::At(level) => format!("{}/{level}", ctx.show(cell)),
        Level::In => format!("{}/in", ctx.show(cell)),
    }
}

fn of_targets(moment: &Moment<'_>, attack: &FireAttack, all: &mut Figures) {
    let ctx = moment.ctx(moment.after);
    let Some(made) = moment.after.attacks.get(&attack.attack) else { return };
    let hit = affected(&ctx, made);
    all.insert(format!("targets {}", names(hit.iter().copied())));
    made.targets.iter().for_each(|id| {
        all.insert(format!("{} {id}", said("affected", hit.contains(&id))));
    });
    all.insert(format!("without LOS {}", names(&members_without_los(&ctx, made))));
    let blocked = shots(&ctx, attack).iter().all(asl_core::facts::Shot::is_blocked);
    insert(all, if blocked { "no LOS" } else { "LOS" });
    if shots(&ctx, attack).iter().all(|shot| shot.range_to(0) == Some(1)) {
        insert(all, "adjacent hexes");
    }
}

/// What has fired so far, and with what.
fn of_use(moment: &Moment<'_>, attack: &FireAttack, all: &mut Figures) {
    let ctx = moment.ctx(moment.after);
    let firers: BTreeSet<&UnitId> =
        moment.after.attacks.values().flat_map(|a| &a.declared.firers).map(|f| &f.unit).collect();
    all.insert(format!("fired {}", names(firers)));
    let earlier = || moment.before.attacks.values();
    for firer in &attack.firers {
        all.insert(format!("fire phases {}", fire_phases(&ctx, &firer.unit)));
        let fired = |with: &Use| {
            earlier().flat_map(|a| &a.declared.firers).any(|f| f.unit == firer.unit && f.weapon == *with)
        };
        for with in [&firer.weapon, &Use::Inherent] {
            let word = if fired(with) { "fired" } else { "unfired" };
            all.insert(format!("{word} {} {}", firer.unit, weapon(with)));
        }
        let spent = |a: &&asl_core::state::Attack| {
            let cowered = a.rolls.first().and_then(|roll| outcome(&ctx, a, &roll.said, 0));
            cowered.is_some_and(|o| o.cowered > 0) && cowering_marks(a).0.contains(&&firer.unit)
        };
        if earlier().any(|a| spent(&a)) {
            all.insert(format!("spent {}", firer.unit));
        }
    }
    if let Some(shot) = shots(&ctx, attack).first() {
        let is_sw = matches!(shot.firer.weapon, Use::Sw(_)) && shot.kind() != Some(WeaponKind::Goliath);
        insert(all, if is_sw { "SW" } else { "no SW" });
    }
}

pub(super) fn weapon(with: &Use) -> String {
    match with {
        Use::Inherent => "inherent".into(),
        Use::Sw(name) => format!("sw:{name}"),
        Use::Weapon(name) => name.to_string(),
        Use::Gun => "gun".into(),
        Use::Ordnance => "ordnance".into(),
    }
}
