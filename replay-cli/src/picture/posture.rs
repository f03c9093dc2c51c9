//! A counter of the palette as it is to stand on the map: facing, turret, crew, the layers of what befell it.
//!
//! Input: a piece as the palette has it. It does what a player does with VASL's own keys, and knows no game.

use super::counter::geometry::whole;
use super::counter::{Fields, leading_number};
use crate::import::vassal::layers::NamePart;
use crate::import::vassal::piece::{Piece, Trait};
use crate::import::vassal::sequence;

/// Fields of a layer: the letters of its keys, and the list of its names.
const KEYS: usize = 3;
const NAMES: usize = 17;

/// Switches on the layers of a word before the name (`broken +`), as its key does: a layer of several keys shows when all of
/// them are pressed. Nothing is done, and that is said, where the counter has no such layer.
pub(super) fn switch(piece: &mut Piece, word: &str) -> bool {
    let says =
        |part: &NamePart| matches!(part, NamePart::Before(own) if own.trim().eq_ignore_ascii_case(word));
    let layers: Vec<(usize, String)> = layers(piece)
        .filter(|(_, fields)| names(fields).iter().any(says))
        .map(|(n, fields)| (n, fields.get(KEYS).to_owned()))
        .collect();
    let Some((_, pressed)) = layers.iter().min_by_key(|(_, keys)| keys.len()) else { return false };
    for (n, keys) in &layers {
        let layer = &mut piece.traits[*n];
        let held = layer.state.split_once(';').map_or("", |(_, held)| held).to_owned();
        if keys.chars().all(|key| pressed.contains(key) || held.contains(key)) {
            layer.state = format!("{};{held}", shown(layer));
        }
    }
    true
}

/// Its crew exposed, or buttoned up: the layer that says so, and the side of the turret.
pub(super) fn crew(piece: &mut Piece, is_exposed: bool) {
    let word = if is_exposed { "CE" } else { "BU" };
    let says = |part: &NamePart| matches!(part, NamePart::After(own) if own.trim() == word);
    let layers: Vec<(usize, usize)> = layers(piece)
        .filter_map(|(n, fields)| Some((n, names(&fields).iter().position(says)? + 1)))
        .collect();
    for (n, level) in layers {
        piece.traits[n].state = level.to_string();
    }
    for t in piece.traits.iter_mut().filter(|t| t.kind == "turr") {
        let level = sequence::tokens(&t.state, ';').next().unwrap_or_default();
        let level = leading_number(&level).unwrap_or(STRAIGHT);
        t.state = turret(&t.definition, level, is_exposed);
    }
}

/// The level of a turret that looks where its hull does.
const STRAIGHT: i64 = 3;

/// Turns it to a hexspine, 0 to 5 clockwise from the one between north and north-east. The picture looks at the third.
pub(super) fn face(piece: &mut Piece, spine: u8) {
    let turns = (i32::from(spine) + 4) % 6;
    for t in &mut piece.traits {
        let fields = Fields::of(&t.definition);
        match t.kind.as_str() {
            "rotate" => match fields.number(1) {
                Some(1) => t.state = (-60 * turns).to_string(),
                Some(of) if of > 1 => t.state = whole((f64::from(turns * of) / 6.0).round()).to_string(),
                Some(_) | None => {}
            },
            "PROP" if ["vca", "ca"].contains(&fields.get(1)) => t.state = (spine + 1).to_string(),
            _ => {}
        }
    }
}

/// Turns the turret to a hexspine while the hull looks at another.
pub(super) fn aim(piece: &mut Piece, hull: u8, spine: u8, is_exposed: bool) {
    let level = (i64::from(spine) + 6 - i64::from(hull) + STRAIGHT - 1) % 6 + 1;
    for t in piece.traits.iter_mut().filter(|t| t.kind == "turr") {
        t.state = turret(&t.definition, level, is_exposed);
    }
}

/// The state of a turret. Which of its two sides is the one with an exposed crew differs from vehicle to vehicle.
fn turret(definition: &str, level: i64, is_exposed: bool) -> String {
    let is_front_exposed = Fields::of(definition).get(1).ends_with("CE");
    format!("{level}\\;;{}", is_front_exposed != is_exposed)
}

fn layers(piece: &Piece) -> impl Iterator<Item = (usize, Fields)> {
    let layers = piece.traits.iter().enumerate().filter(|(_, t)| t.kind == "emb2");
    layers.map(|(n, t)| (n, Fields::of(&t.definition)))
}

fn names(fields: &Fields) -> Vec<NamePart> {
    sequence::tokens(fields.get(NAMES), ',').map(|name| NamePart::of(&name)).collect()
}

/// The level of a layer as it shows, from 1.
fn shown(layer: &Trait) -> i64 {
    leading_number(&layer.state).unwrap_or(1).saturating_abs().max(1)
}
