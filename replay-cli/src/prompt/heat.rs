//! Heat of Battle and Snipers at the prompt (A15.1, A14.1): the DR or dr with what comes of it, and what is owed of them.

use super::declare::{self, next_roll};
use super::dice;
use super::draft::Draft;
use asl_core::event::{Heat, Name, Purpose, RollId, UnitId};
use asl_core::figures::check::heat::{heat_asked, heat_drm, heat_of};
use asl_core::figures::sniper::sniper_owed;
use asl_core::vocab::dice::Dice;

/// `s1 hob 34`: the DR, its DRM and what it brings about. What is named behind it, a hero or the unit that it is hardened into, stands
/// behind the line.
pub(super) fn hob(draft: &mut Draft, unit: &str, two: (u8, u8), behind: &[&str]) -> Result<(), String> {
    let n = next_roll(draft.live().state());
    let by = owner(draft, unit);
    let line = line(draft, unit, RollId(n), i16::from(two.0) + i16::from(two.1));
    dice::take_for(draft, unit, &format!("roll r{n} DR {},{} hob for {unit} by {by}", two.0, two.1))?;
    let behind = if behind.is_empty() { String::new() } else { format!(" {}", behind.join(" ")) };
    dice::take_for(draft, unit, &format!("{line}{behind}"))
}

/// The line of a DR, with its DRM and its result as far as the scenario tells them.
pub(super) fn line(draft: &Draft, unit: &str, roll: RollId, original: i16) -> String {
    let plain = format!("{unit} hob {roll}");
    let Ok(id) = unit.parse::<UnitId>() else { return plain };
    let ctx = draft.live().ctx();
    let Some(drm) = heat_drm(&ctx, &id).map(|drm| drm.value()) else { return plain };
    let result = heat_of(&ctx, &id, original.saturating_add(drm.0)).map(Heat::word);
    format!("{plain} drm {drm} {}", result.unwrap_or_default()).trim_end().to_owned()
}

/// `sniper russian 2 at K5 against s1`: the dr, and what it is used against.
pub(super) fn sniper(draft: &mut Draft, side: &str, dr: u8, behind: &[&str]) -> Result<(), String> {
    let n = next_roll(draft.live().state());
    let woken = {
        let ctx = draft.live().ctx();
        sniper_owed(&ctx).filter(|(_, of)| of.as_str() == side).map(|(woke, _)| woke.roll)
    };
    let woken = woken.map(|roll| format!(" woken-by {roll}")).unwrap_or_default();
    let by = draft.by().clone();
    draft.take(&format!("roll r{n} dr {dr} sa by {by}"))?;
    let behind = if behind.is_empty() { String::new() } else { format!(" {}", behind.join(" ")) };
    draft.take(&format!("sniper {side} r{n}{woken}{behind}"))
}

/// What is to be typed for a Sniper that was woken, or for Heat of Battle; by shares each player rolls for the own side alone.
pub(super) fn wanted(draft: &Draft) -> Option<String> {
    let (ctx, shares) = (draft.live().ctx(), declare::by_shares(draft));
    let own = ctx.scenario.players.get(draft.by()).and_then(|player| player.side.as_ref());
    let asked = |side: Option<&Name>| !shares || own.is_some() && side == own;
    if let Some((woke, side)) = sniper_owed(&ctx).filter(|(_, side)| asked(Some(side))) {
        let typed = if shares { by_shares(draft, side)? } else { format!("sniper {side} 2") };
        return Some(format!("(the Sniper dr of the {side} side, woken by {}: `{typed}`)", woke.roll));
    }
    let unit = heat_asked(&ctx)?;
    let side = ctx.before.units.get(unit).and_then(|unit| unit.side.as_ref());
    let dice = if shares { "" } else { " 34" };
    asked(side).then(|| format!("(the Heat of Battle DR of {unit}: `{unit} hob{dice}`)"))
}

/// The line that declares the Sniper dr, or that tells it once it is made; `None` while it is neither answered nor made.
fn by_shares(draft: &Draft, side: &Name) -> Option<String> {
    let state = draft.live().state();
    let is_sa = |purpose: &Purpose| *purpose == Purpose::Sa;
    let made = state.rolls_idle.iter().filter_map(|id| Some((*id, state.rolls.get(id)?)));
    let mut made = made.filter(|(_, roll)| is_sa(&roll.purpose) && roll.by == *draft.by());
    if let Some((id, roll)) = made.next() {
        let attacks = matches!(roll.dice, Dice::dr(die) if die.pips() < 3);
        let at = if attacks { " at HEX against UNIT" } else { "" };
        return Some(format!("sniper {side} {id}{at}"));
    }
    let open = state.shares.open().any(|(by, .., roll)| by == draft.by() && is_sa(&roll.purpose));
    (!open).then(|| format!("sniper {side}"))
}

fn owner(draft: &Draft, unit: &str) -> String {
    let (ctx, scenario) = (draft.live().ctx(), &draft.live().game().scenario);
    let side = unit.parse::<UnitId>().ok().and_then(|id| ctx.before.units.get(&id)?.side.clone());
    let of = side.and_then(|side| scenario.player_of(&side)).filter(|name| !dice::has_key(draft, name));
    of.unwrap_or_else(|| draft.by()).to_string()
}
