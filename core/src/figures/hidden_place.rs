//! Where a side record says that a unit is hidden: the line `place s2 K5 level 1` of an opened secret (A12.3).

use crate::event::{Name, UnitPlaced};
use crate::facts::Ctx;
use crate::state::side_of;
use alloc::string::ToString as _;
use alloc::vec::Vec;

/// A line of an opened secret that tells where the unit of a placement is hidden.
pub(crate) struct Record<'a> {
    /// The secret.
    pub(crate) name: &'a Name,
    /// The event that sealed it.
    pub(crate) seq: u64,
    /// Play had not begun then.
    pub(crate) at_set_up: bool,
    /// Its hex and level are those of the placement.
    pub(crate) fits: bool,
    /// Its words.
    pub(crate) says: &'a str,
}

/// The record of where a unit is hidden that its owner opened: the one that fits the placement, and was sealed at set-up, first.
pub(crate) fn record_of<'a>(ctx: &Ctx<'a>, placed: &UnitPlaced) -> Option<Record<'a>> {
    let side = side_of(ctx.before, ctx.scenario, &placed.unit);
    let is_own = |by: &Name| ctx.scenario.players.get(by).is_some_and(|player| player.side.as_ref() == side);
    let own = ctx.before.secrets.iter().filter(|(_, secret)| is_own(&secret.by));
    let lines = own.flat_map(|(name, secret)| {
        let text = secret.plaintext().map_or("", |text| text.as_str());
        text.split(['\n', ';']).map(move |line| (name, secret, line.trim()))
    });
    let records = lines.filter_map(|(name, secret, says)| {
        let fits = fits(ctx, says, placed)?;
        Some(Record { name, seq: secret.seq, at_set_up: secret.at_set_up, fits, says })
    });
    records.max_by_key(|record| (record.fits, record.at_set_up))
}

/// Is it where the line says? `None` of a line on other things.
fn fits(ctx: &Ctx<'_>, line: &str, placed: &UnitPlaced) -> Option<bool> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [verb, unit, hex, how @ ..] = words.as_slice() else { return None };
    if !verb.eq_ignore_ascii_case("place") || *unit != placed.unit.as_str() {
        return None;
    }
    let level = how.windows(2).find(|pair| pair[0].eq_ignore_ascii_case("level"));
    let level = level.map_or("0", |pair| pair[1]);
    let shown = placed.hex.map(|hex| ctx.scenario.map.show(hex).to_string());
    let here = shown.is_some_and(|shown| shown.eq_ignore_ascii_case(hex));
    Some(here && placed.level.to_string().eq_ignore_ascii_case(level))
}
