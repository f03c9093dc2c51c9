//! `log`: the events, one line each.

use crate::args::LogArgs;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call};
use crate::exit::Exit;
use crate::read::{Kind, Loaded};
use crate::text::log;
use crate::view::log::{Filter as LogFilter, LogView};
use crate::view::rules::RulesView;
use asl_core::event::UnitId;

/// A filter that can match nothing is a slip of the pen.
fn known(loaded: &Loaded, filter: &LogFilter<'_>) -> Result<(), Failure> {
    let game = &loaded.game;
    if let Some(unit) = filter.unit {
        let described = game.scenario.units.keys().any(|id| id.as_str() == unit);
        let acts = || game.events.iter().any(|event| event.what.unit().is_some_and(|id| id.as_str() == unit));
        if !described && !acts() {
            let units: Vec<&str> = game.scenario.units.keys().map(UnitId::as_str).collect();
            let alike = units.iter().find(|id| id.eq_ignore_ascii_case(unit));
            let hint =
                alike.map_or_else(|| format!("units: {}", units.join(", ")), |id| format!("there is {id}"));
            return Err(Failure::Usage(format!("no unit {unit:?} in this game ({hint})")));
        }
    }
    if let (Some(hex), true) = (filter.hex, loaded.kind != Kind::Vasl) {
        game.scenario
            .map
            .read(&hex.to_ascii_uppercase())
            .map_err(|why| Failure::Usage(format!("--hex: {why}")))?;
    }
    if let Some(player) = filter.player {
        command::must_be_known(player, loaded)?;
    }
    let clauses = RulesView::of(filter.clause).clauses;
    if let (Some(clause), true) = (filter.clause, clauses.is_empty()) {
        return Err(Failure::Usage(format!(
            "no clause begins with {clause:?} (`asl-replay rules` lists them all)"
        )));
    }
    Ok(())
}

pub(super) fn run(call: &Call, args: &LogArgs) -> Result<Answer, Failure> {
    let loaded = call.load_answered(&args.games, &args.answers)?;
    let filter = LogFilter {
        unit: args.unit.as_deref(),
        phase: args.phase,
        hex: args.hex.as_deref(),
        clause: args.clause.as_deref(),
        turn: args.turn,
        player: args.player.as_deref(),
        from: command::since(args.from, &loaded)?,
        to: args.to,
        findings: args.findings,
    };
    known(&loaded, &filter)?;
    let view = LogView::of(&loaded, &filter);
    Ok(Answer::of(Exit::Clean, &view, log::log(&view, args.who, call.screen.unwrap_or(usize::MAX)))
        .about(&loaded))
}
