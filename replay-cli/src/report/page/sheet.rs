//! The map as it lies under the counters.

use super::Pictures;
use crate::review::view::{MapHexRow, MapRow};
use std::fmt::Write;

/// What lies under the counters, as SVG.
pub(super) struct Drawing {
    /// The hexes, their roads, hexsides and names.
    pub(super) hexes: String,
    /// What the drawing covers.
    pub(super) view_box: String,
}

/// Half the width and height of a hex, with some air.
const AROUND: [i32; 2] = [320, 280];

impl Drawing {
    /// The same, around the players' own pictures.
    pub(super) fn around(self, pictures: Option<&Pictures>) -> Drawing {
        let view_box = pictures.map(|pictures| pictures.view_box.clone()).filter(|own| !own.is_empty());
        Drawing { view_box: view_box.unwrap_or(self.view_box), ..self }
    }

    pub(super) fn of(map: &MapRow) -> Drawing {
        let mut hexes = String::new();
        for hex in &map.hexes {
            ground(&mut hexes, hex);
        }
        for class in ["road", "road in"] {
            for hex in &map.hexes {
                roads(&mut hexes, hex, class);
            }
        }
        for hex in &map.hexes {
            building(&mut hexes, hex);
        }
        for side in &map.sides {
            let ([x, y], [to_x, to_y], kind) = (side.from, side.to, side.kind.to_lowercase());
            let line = format!("<path class=\"edge {}\" d=\"M{x} {y} {to_x} {to_y}\"/>", plain(&kind));
            hexes += &line;
        }
        for [[x, y], [to_x, to_y]] in &map.seams {
            let _infallible = write!(hexes, "<path class=\"seam\" d=\"M{x} {y} {to_x} {to_y}\"/>");
        }
        for hex in &map.hexes {
            let (x, y) = (hex.x, hex.y - 186);
            let _infallible =
                write!(hexes, "<text class=\"n\" x=\"{x}\" y=\"{y}\">{}</text>", plain(&hex.name));
        }
        Drawing { hexes, view_box: view_box(map) }
    }
}

fn view_box(map: &MapRow) -> String {
    let least = |of: fn(&MapHexRow) -> i32| map.hexes.iter().map(of).min().unwrap_or(0);
    let most = |of: fn(&MapHexRow) -> i32| map.hexes.iter().map(of).max().unwrap_or(0);
    let (x, y) = (least(|hex| hex.x) - AROUND[0], least(|hex| hex.y) - AROUND[1]);
    let (right, bottom) = (most(|hex| hex.x) + AROUND[0], most(|hex| hex.y) + AROUND[1]);
    format!("{x} {y} {} {}", right - x, bottom - y)
}

/// What a class or a name is made of.
fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric() || matches!(c, '-' | ':' | '.' | ' ' | '_')).collect()
}

fn ground(out: &mut String, hex: &MapHexRow) {
    let (x, y, class) = (hex.x, hex.y, class(hex.terrain));
    let level = if hex.level == 0 { String::new() } else { format!(", level {}", hex.level) };
    let title = if hex.terrain.is_empty() { "terrain not known" } else { hex.terrain };
    let _infallible = write!(
        out,
        "<use href=\"#h\" x=\"{x}\" y=\"{y}\"{class}><title>{} {title}{level}</title></use>",
        plain(&hex.name)
    );
    // A deeper tint for each level up.
    if hex.level > 0 {
        let tint = f32::from(hex.level.min(5)) * 0.13;
        let _infallible =
            write!(out, "<use href=\"#h\" class=\"up\" x=\"{x}\" y=\"{y}\" fill-opacity=\"{tint:.2}\"/>");
    }
}

/// The group of a row of the Terrain Chart that is drawn alike.
fn class(terrain: &str) -> &'static str {
    let is = |word: &str| terrain.contains(word);
    match () {
        () if terrain.is_empty() => " class=\"q\"",
        () if terrain == "Open Ground" => "",
        () if building_of(terrain).is_some() => "",
        () if is("Woods") => " class=\"woods\"",
        () if is("Grain") => " class=\"grain\"",
        () if is("Brush") || is("Vineyard") => " class=\"brush\"",
        () if is("Orchard") || is("Olive") => " class=\"orchard\"",
        () if is("Water") || is("deep") || is("shallow") => " class=\"water\"",
        () if is("Marsh") || is("Mudflat") => " class=\"marsh\"",
        () if is("Gully") || is("Stream") || is("Sunken") => " class=\"low\"",
        () => " class=\"rough\"",
    }
}

/// The building that is drawn for a row of the Terrain Chart.
fn building_of(terrain: &str) -> Option<&'static str> {
    let is = |word: &str| terrain.contains(word);
    match () {
        () if is("Stone") => Some("g-stone"),
        () if is("Building") || is("Tower") => Some("g-wood"),
        () => None,
    }
}

/// A building stands another way in each hex, and always in the same.
fn building(out: &mut String, hex: &MapHexRow) {
    let Some(shape) = building_of(hex.terrain) else { return };
    let turn = (hex.x / 30 + hex.y / 20).rem_euclid(6) * 30;
    let (x, y) = (hex.x, hex.y);
    let _infallible = write!(
        out,
        "<g transform=\"translate({x} {y}) rotate({turn}) scale(1.35)\"><use href=\"#{shape}\" class=\"up\"/></g>"
    );
}

/// From the centre to the middle of each side that a road crosses.
fn roads(out: &mut String, hex: &MapHexRow, class: &str) {
    for [x, y] in &hex.roads {
        let _infallible = write!(out, "<path class=\"{class}\" d=\"M{} {} {x} {y}\"/>", hex.x, hex.y);
    }
}
