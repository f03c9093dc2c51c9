//! The sniper remark stands exactly when the DR equals the SAN in force (I8).
//!
//! It says nothing about whose roll it was, nor whether that roll may wake a sniper.

use alloc::format;
use alloc::string::String;

use super::finding::{Class, Finding, Invariant};
use super::roll::{Kind, Roll, San, SanRemark};

pub(super) fn check(roll: &Roll) -> Option<Finding> {
    let SanRemark::Sides { axis, allied } = roll.san else { return None };
    if roll.kind == Kind::OneDie && !axis && !allied {
        return None;
    }
    let sides = [("Axis", axis, roll.san_in_force.axis), ("Allied", allied, roll.san_in_force.allied)];
    let (side, printed, san) =
        sides.into_iter().find(|(_, printed, san)| expected(roll, *san) == Some(!*printed))?;
    Some(Finding {
        expected: format!("{}the remark {side} SAN ({})", if printed { "not " } else { "" }, value(san)),
        ..Finding::about(roll, Invariant::I8, Class::Inconsistent)
    })
}

/// Whether the remark should stand; `None` when the SAN cannot be read.
fn expected(roll: &Roll, san: San) -> Option<bool> {
    match san {
        San::Unset => Some(false),
        San::Value(san) => Some(roll.kind == Kind::Dr && roll.total() == i128::from(san)),
        San::Unreadable => None,
    }
}

fn value(san: San) -> String {
    match san {
        San::Value(san) => format!("SAN {san}"),
        San::Unset => String::from("no SAN set"),
        San::Unreadable => String::from("SAN unreadable"),
    }
}
