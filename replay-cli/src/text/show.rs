//! The position after an event, and what is owed, as text.

use super::table::Table;
use super::{DIM, OPEN, STRONG, styled};
use crate::view::duty::DutyView;
use crate::view::show::ShowView;
use crate::view::vasl::ScenarioRow;
use crate::words::one_line;

/// The position after an event.
#[must_use]
pub fn show(view: &ShowView) -> String {
    let after = &view.after;
    let step = after.source.as_ref().map(|step| format!(" ({})", one_line(step))).unwrap_or_default();
    let head =
        styled(STRONG, &format!("After event {}: {}", after.event, one_line(&after.text))) + &step + "\n";
    let waits = [after.provisional.as_ref(), view.provisional.as_ref()].into_iter().flatten().next();
    let waits = waits.map(|waits| styled(OPEN, &one_line(&waits.says)) + "\n").unwrap_or_default();
    let mover = view.mover.as_ref().map(|unit| format!(", {unit} is moving")).unwrap_or_default();
    let mut table = Table::new(&[]);
    let names = ["unit", "type", "side", "hex", "facing", "spent", "status"];
    table.row(names.map(|name| (DIM, name.to_owned())));
    for u in &view.units {
        let place = u.became.as_ref().unwrap_or(&u.hex);
        let cells = [&u.unit, &u.kind, &u.side, place, &u.facing, &u.spent, &u.status.join(", ")];
        table.plain(cells.map(ToOwned::to_owned));
    }
    let units = if view.units.is_empty() { "  no unit in play\n".into() } else { table.text(2) };
    let owed: String = view.owed.iter().map(owed).collect();
    let owed = if owed.is_empty() { owed } else { owed + "\n" };
    let digest: String = view.digest.chars().take(16).collect();
    let written: String =
        view.written.iter().map(|line| styled(DIM, &one_line(&format!("written: {line}"))) + "\n").collect();
    format!(
        "{written}{}{waits}{}{mover}\n{}\n{units}\n{owed}{}\n",
        head,
        one_line(&view.when),
        view.scenario.as_ref().map(window).unwrap_or_default(),
        styled(DIM, &format!("position {digest}…"))
    )
}

/// What VASL's scenario window says, and for whom the position is shown.
fn window(row: &ScenarioRow) -> String {
    let value = |value: &Option<String>| value.clone().unwrap_or_else(|| "-".into());
    let side = |name: &str, elr, san| format!("{name} ELR {} SAN {}", value(elr), value(san));
    let axis = side("Axis", &row.axis_elr, &row.axis_san);
    let allied = side("Allied", &row.allied_elr, &row.allied_san);
    let moves = format!("{} to move in turn {}", value(&row.to_move), value(&row.turn));
    one_line(&format!("{axis}, {allied}; scenario window: {moves}; shown for {}", row.viewer)) + "\n"
}

/// `owed: 2MC of r2 (A7.304), before the next attack on K8, by the end of the phase`.
#[must_use]
pub fn owed(duty: &DutyView) -> String {
    format!("  {} {}, {}\n", styled(OPEN, "owed:"), one_line(&duty.text), one_line(&duty.until))
}
