//! The head of a draft's game: record 0 of the files, with their players and units.
//!
//! No counter is left out because a head does not take what it shows: then less is said of it, at last its side alone, and
//! that is told.

use super::event::Draft;
use super::{Enrolled, Source};
use crate::import::continuity::Standing;
use asl_core::scenario::{HeadError, Scenario};
use std::collections::BTreeMap;
use std::fmt::Write;

/// A head that is read.
pub(super) struct Head {
    /// Its text.
    pub(super) text: String,
    /// It.
    pub(super) scenario: Scenario,
    /// Units of which not all is known, each with why.
    pub(super) strangers: Vec<String>,
}

/// How much less is said of a unit than its counter shows, and why.
#[derive(Clone, Default)]
struct Less {
    steps: usize,
    why: Option<String>,
}

impl Head {
    /// The head of a draft: each turn says less of the units that were refused.
    pub(super) fn of(source: &Source<'_>, draft: &Draft) -> Head {
        let mut less = vec![Less::default(); draft.units.len()];
        loop {
            let text = text(source, draft, &less);
            let why = match Scenario::read_by(&text, source.scenario.book) {
                Ok(scenario) => {
                    let strangers = strangers(&scenario, &draft.units, &less);
                    return Head { text, scenario, strangers };
                }
                Err(why) => why,
            };
            if !says_less(&draft.units, &mut less, &refused(&text, &why)) {
                let text = source.head().unwrap_or_default().to_owned();
                let strangers = why.iter().map(|fault| format!("{}{}", fault.path, fault.message)).collect();
                return Head { text, scenario: source.scenario.clone(), strangers };
            }
        }
    }
}

fn text(source: &Source<'_>, draft: &Draft, less: &[Less]) -> String {
    let torn = |standing: Standing| !matches!(standing, Standing::Continues | Standing::Repeats);
    let anew = source.chain.links.iter().skip(1).any(|link| torn(link.standing));
    let mut head = if anew { "excerpts = true\n".to_owned() } else { String::new() };
    head += source.head().unwrap_or_default();
    head += "\n[players]\n";
    for player in &draft.players {
        let _infallible = writeln!(head, "{player:?} = {{}}");
    }
    head += "vasl = {}\n\n[units]\n";
    for (unit, less) in draft.units.iter().zip(less) {
        let Enrolled { name, side, says, .. } = unit;
        let says = says.get(less.steps).map(|says| format!(", {says}")).unwrap_or_default();
        let _infallible = writeln!(head, "\"{name}\" = {{ side = {side:?}{says} }}");
    }
    source.types.complete(&head).into_owned()
}

/// Whether anything was refused of which less can be said.
fn says_less(units: &[Enrolled], less: &mut [Less], why: &BTreeMap<&str, &str>) -> bool {
    let mut any = false;
    for (unit, less) in units.iter().zip(less) {
        let Some(why) = why.get(unit.name.as_str()) else { continue };
        if less.steps < unit.says.len() {
            (less.steps, any) = (less.steps + 1, true);
            less.why.get_or_insert_with(|| (*why).to_owned());
        }
    }
    any
}

/// Units that were refused, by their names, each with the first reason. A fault of the grammar tells its place alone.
fn refused<'w>(text: &'w str, why: &'w [HeadError]) -> BTreeMap<&'w str, &'w str> {
    let by_path = |fault: &'w HeadError| fault.path.strip_prefix("units.")?.split(':').next();
    let by_place = |fault: &HeadError| {
        let at = fault.span.as_ref()?.start;
        let line = text.get(..at)?.rfind('\n').map_or(0, |end| end + 1);
        text.get(line..)?.strip_prefix('"')?.split('"').next()
    };
    let named =
        |fault: &'w HeadError| Some((by_path(fault).or_else(|| by_place(fault))?, fault.message.as_str()));
    why.iter().rev().filter_map(named).collect()
}

/// Units whose figures no type gives, and those of which less is said.
fn strangers(scenario: &Scenario, units: &[Enrolled], less: &[Less]) -> Vec<String> {
    let line = |(unit, less): (&Enrolled, &Less)| {
        let def = scenario.units.get(&unit.name)?;
        let known = def.vehicle.is_some() || def.infantry.is_some() || !def.weapons.is_empty();
        let named = format!("{} ({:?})", unit.name, unit.counter);
        match &less.why {
            _ if !known => {
                Some(format!("{named}: the catalogue has no such type, its figures are not known"))
            }
            Some(why) => Some(format!("{named}: its counter shows what no head takes: {why}")),
            None => None,
        }
    };
    units.iter().zip(less).filter_map(line).collect()
}
