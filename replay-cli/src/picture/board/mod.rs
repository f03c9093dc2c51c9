//! The boards of a map as pictures, out of the player's own files.
//!
//! Input: the boards that a game names, the files behind them, the module's shared data. Output: [`Sheet`]s: pictures in
//! the order in which they are laid, in the board's own pixels, cropped and turned as they lie on the map. Pixels are
//! looked at only where a pattern lies under terrain: colours are exchanged in the tables of the pictures. It knows no
//! terrain.

mod grid;
mod of_map;
mod overlay;
mod pattern;
mod recolour;
mod tables;

pub use of_map::boards_of;

use super::archive::Archive;
use super::counter::geometry::whole;
use super::format::{self, MOST_OF_BOARD, Shape};
use super::module::Module;
use crate::import::vassal::boards::{Board, Crop, Overlay};
use crate::import::vassal::hexes::EDGE;
use grid::Grid;
use quick_xml::Reader;
use quick_xml::events::Event;
use std::collections::BTreeMap;
use tables::{Laid, Rgb, Tables};

/// Largest picture of a board, packed.
const MAX_PICTURE: u64 = 16 << 20;
/// Largest words of a board, and of all boards.
const MAX_WORDS: u64 = 4 << 20;
/// So many pictures of rules, and as many overlays, lie on a board.
const MOST_LAYERS: usize = 32;
/// The words that all boards share.
const SHARED: &str = "SharedBoardMetadata.xml";
/// The words of a board.
const METADATA: &str = "BoardMetadata.xml";
/// A geomorphic board.
const STANDARD: [i32; 2] = [1800, 645];

/// Files of boards and overlays: `bd04`, `overlays/ovrO`, as VASL names them.
pub trait BoardFiles {
    /// The archive of this name, whatever the case of its letters; none where there is none.
    ///
    /// # Errors
    /// Why one that is there cannot be read.
    fn open(&self, name: &str) -> Result<Option<Archive>, String>;
}

/// A picture on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layer {
    /// It.
    pub bytes: Vec<u8>,
    /// Its format and size.
    pub shape: Shape,
    /// Where its upper left corner lies, in pixels of the board.
    pub at: [i32; 2],
}

/// A board on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Its name.
    pub name: String,
    /// Its upper left corner, in pixels of the map.
    pub at: [i32; 2],
    /// Its size on the map.
    pub size: [i32; 2],
    /// Turned by 180 degrees.
    pub is_turned: bool,
    /// The part of it that lies there, in its own pixels: left, top, width, height.
    pub crop: [i32; 4],
    /// Its pictures, from below; none where its file was not found.
    pub layers: Vec<Layer>,
    /// What is not drawn of it, and why.
    pub faults: Vec<String>,
}

/// The boards of a map.
#[must_use]
pub fn sheets(boards: &[Board], files: &dyn BoardFiles, module: Option<&Module>) -> Vec<Sheet> {
    let shared = module.and_then(|module| module.board_data(SHARED, MAX_WORDS));
    let (shared, unread) = shared
        .map_or_else(|| (Tables::default(), None), |words| Tables::of_xml(&String::from_utf8_lossy(&words)));
    let unread = unread.map(|why| format!("the module: {SHARED} {why}"));
    let table = Table { files, module, shared };
    let mut sheets: Vec<Sheet> = boards.iter().map(|board| table.sheet(board)).collect();
    let slots: Vec<([usize; 2], [i32; 2])> =
        boards.iter().zip(&sheets).map(|(board, sheet)| ([board.col, board.row], sheet.size)).collect();
    let edge = i32::try_from(EDGE).unwrap_or(0);
    for (board, sheet) in boards.iter().zip(&mut sheets) {
        let left = slots.iter().filter(|([col, row], _)| *row == board.row && *col < board.col);
        let above = slots.iter().filter(|([col, row], _)| *col == board.col && *row < board.row);
        let sum = |n: i32, side: i32| n.saturating_add(side);
        sheet.at = [
            left.map(|(_, [width, _])| *width).fold(edge, sum),
            above.map(|(_, [_, height])| *height).fold(edge, sum),
        ];
    }
    // What all boards share is told once.
    if let Some(first) = sheets.first_mut() {
        first.faults.extend(unread);
    }
    sheets
}

/// Where boards come from.
struct Table<'a> {
    files: &'a dyn BoardFiles,
    module: Option<&'a Module>,
    shared: Tables,
}

/// A board's archive, read.
struct Opened {
    archive: Archive,
    says: BTreeMap<String, String>,
    words: String,
    picture: Layer,
}

impl Table<'_> {
    fn sheet(&self, board: &Board) -> Sheet {
        let zoom = f64::from(board.zoom_thousandths) / 1000.0;
        let mut sheet = Sheet {
            name: board.name.clone(),
            at: [0, 0],
            size: [0, 0],
            is_turned: board.rotated,
            crop: [0, 0, 0, 0],
            layers: Vec::new(),
            faults: Vec::new(),
        };
        let opened = self.open(board, &mut sheet);
        let full = opened.as_ref().map_or(STANDARD, |opened| side(opened.picture.shape));
        sheet.crop = cropped(board.crop, full);
        sheet.size = [sheet.crop[2], sheet.crop[3]].map(|side| whole((f64::from(side) * zoom).round()));
        if let Some(opened) = opened {
            self.lay(board, &mut sheet, opened);
        }
        sheet
    }

    /// The archive of a board, and its picture. A leading `r` was taken for a turned board; where only a board of the
    /// whole name is there, it is that one.
    fn open(&self, board: &Board, sheet: &mut Sheet) -> Option<Opened> {
        let (archive, name) = match self.named(board, sheet) {
            Ok(Some(found)) => found,
            Ok(None) => {
                sheet.fault(board, &format!("its file bd{} is not there", board.name));
                return None;
            }
            Err(why) => {
                sheet.fault(board, &format!("its file cannot be read: {why}"));
                return None;
            }
        };
        sheet.name.clone_from(&name);
        // A board of an older form has no such words.
        let words = archive.words(METADATA, MAX_WORDS).unwrap_or_else(String::new);
        let says = root(&words);
        let own = says.get("boardImageFileName").and_then(|entry| archive.folded(entry));
        let entry = own.or_else(|| archive.folded(&format!("bd{name}.gif"))).map(str::to_owned);
        let picture = entry
            .ok_or_else(|| "it has no picture".to_owned())
            .and_then(|entry| layer(&archive, &entry, [0, 0]));
        match picture {
            Ok(picture) => Some(Opened { archive, says, words, picture }),
            Err(why) => {
                sheet.fault(board, &why);
                sheet.damaged(board, &archive);
                None
            }
        }
    }

    /// The archive of a board with the name that it was found under.
    fn named(&self, board: &Board, sheet: &mut Sheet) -> Result<Option<(Archive, String)>, String> {
        let open = |name: &str| {
            if is_plain(name) { self.files.open(&format!("bd{name}")) } else { Ok(None) }
        };
        let found = open(&board.name)?.map(|archive| (archive, board.name.clone()));
        if found.is_some() || !board.rotated {
            return Ok(found);
        }
        let whole = format!("r{}", board.name);
        let found = open(&whole)?.map(|archive| (archive, whole));
        sheet.is_turned = found.is_none();
        Ok(found)
    }

    fn lay(&self, board: &Board, sheet: &mut Sheet, opened: Opened) {
        let mut tables = self.shared.clone();
        let (own, unread) = Tables::of_xml(&opened.words);
        unread.into_iter().for_each(|why| sheet.fault(board, &format!("{METADATA} {why}")));
        tables.of_board(own, &|entry| opened.archive.words(entry, MAX_WORDS));
        let ruled = self.ruled(&tables, board, sheet, &opened);
        let overlays = self.overlays(board, sheet, &Grid::of(&opened.says));
        sheet.damaged(board, &opened.archive);
        let layers: Vec<Layer> = [opened.picture].into_iter().chain(ruled).chain(overlays).collect();
        let (layers, plain) = in_colours(layers, &tables.recoloured(&board.rules));
        if plain {
            sheet.fault(board, "the colours of a picture stand in no table: they are as they were");
        }
        sheet.layers = layers;
    }

    /// What rules lay on the board, from below.
    fn ruled(&self, tables: &Tables, board: &Board, sheet: &mut Sheet, opened: &Opened) -> Vec<Layer> {
        let mut ruled = Vec::new();
        for (rule, laid) in ordered(tables, &board.rules) {
            match laid {
                Laid::Over(pictures) => {
                    for (entry, at) in pictures {
                        if ruled.len() == MOST_LAYERS {
                            sheet.full(board);
                            return ruled;
                        }
                        match layer(&opened.archive, entry, *at) {
                            Ok(layer) => ruled.insert(0, layer),
                            Err(why) => sheet.fault(board, &format!("{rule}: {why}")),
                        }
                    }
                }
                Laid::Under(entry, names) => {
                    let colours: Vec<Rgb> =
                        names.iter().filter_map(|name| tables.colours.get(name).copied()).collect();
                    let shared = self.module.and_then(|module| module.board_data(entry, MAX_PICTURE));
                    let tile = shared.or_else(|| opened.archive.bytes(entry, MAX_PICTURE));
                    match tile.and_then(|tile| pattern::under(&opened.picture, &tile, &colours, sheet.crop)) {
                        Some(layer) => ruled.insert(0, layer),
                        None => sheet.fault(board, &format!("{rule}: its pattern {entry} cannot be laid")),
                    }
                }
            }
        }
        ruled
    }

    /// What players laid on it.
    fn overlays(&self, board: &Board, sheet: &mut Sheet, grid: &Grid) -> Vec<Layer> {
        let laid = |overlay: &Overlay| {
            let file = overlay::file(&overlay.name);
            let opened = file.map_or(Ok(None), |file| self.files.open(&file));
            let opened = opened.map_err(|why| format!("its file cannot be read: {why}"))?;
            let archive = opened.ok_or("its file is not there")?;
            let told = |why: String| [vec![why], archive.faults()].concat().join("; ");
            let (entry, at) = overlay::laid(overlay, grid, &archive).map_err(|why| told(why.to_owned()))?;
            layer(&archive, &entry, at).map_err(told)
        };
        let mut layers = Vec::new();
        for overlay in &board.overlays {
            if layers.len() == MOST_LAYERS {
                sheet.full(board);
                break;
            }
            match laid(overlay) {
                Ok(layer) => layers.push(layer),
                Err(why) => sheet.fault(board, &format!("overlay {}: {why}", overlay.name)),
            }
        }
        layers
    }
}

impl Sheet {
    fn full(&mut self, board: &Board) {
        self.fault(board, &format!("more than {MOST_LAYERS} pictures lie on it: the others are left out"));
    }

    /// What was asked for of its file and cannot be read.
    fn damaged(&mut self, board: &Board, archive: &Archive) {
        archive.faults().iter().for_each(|why| self.fault(board, why));
    }

    fn fault(&mut self, board: &Board, why: &str) {
        self.faults.push(format!("board {}: {why}", board.name));
    }
}

fn in_colours(layers: Vec<Layer>, colours: &BTreeMap<Rgb, Rgb>) -> (Vec<Layer>, bool) {
    let mut plain = false;
    let change = |layer: Layer| {
        if colours.is_empty() {
            return layer;
        }
        match recolour::recoloured(layer.shape.format, &layer.bytes, colours) {
            Some(bytes) => Layer { bytes, ..layer },
            None => {
                plain = true;
                layer
            }
        }
    };
    let layers = layers.into_iter().map(change).collect();
    (layers, plain)
}

/// The rules that are in force: first those that lay pictures, then those that lay patterns, each in the order of the
/// table.
fn ordered<'t>(tables: &'t Tables, rules: &'t [String]) -> impl Iterator<Item = (&'t str, &'t Laid)> {
    let in_force = move |over: bool| {
        let all = tables.laid.0.iter().filter(move |(_, laid)| matches!(laid, Laid::Over(_)) == over);
        all.filter(|(name, _)| rules.contains(name)).map(|(name, laid)| (name.as_str(), laid))
    };
    in_force(true).chain(in_force(false))
}

fn side(shape: Shape) -> [i32; 2] {
    [shape.width, shape.height].map(|side| i32::try_from(side).unwrap_or(0))
}

/// The part of a board that is in play.
fn cropped(crop: Option<Crop>, [width, height]: [i32; 2]) -> [i32; 4] {
    let Some(crop) = crop else { return [0, 0, width, height] };
    let most = i32::try_from(MOST_OF_BOARD).unwrap_or(0);
    let part = |said: i32, whole: i32| if said > 0 { said.min(most) } else { whole };
    [crop.x.clamp(0, most), crop.y.clamp(0, most), part(crop.width, width), part(crop.height, height)]
}

/// A name leads to no other folder.
fn is_plain(name: &str) -> bool {
    (1..=24).contains(&name.len())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'))
}

fn layer(archive: &Archive, entry: &str, at: [i32; 2]) -> Result<Layer, String> {
    let bytes = archive.folded(entry).and_then(|entry| archive.bytes(entry, MAX_PICTURE));
    let bytes = bytes.ok_or_else(|| format!("its picture {entry} is not there, or cannot be read"))?;
    let shape = format::look(&bytes, MOST_OF_BOARD).map_err(|why| format!("its picture {entry} {why}"))?;
    Ok(Layer { bytes, shape, at })
}

/// What the first element says.
fn root(words: &str) -> BTreeMap<String, String> {
    let mut reader = Reader::from_str(words);
    loop {
        match reader.read_event() {
            Ok(Event::Start(root) | Event::Empty(root)) => {
                let says = root.attributes().flatten();
                return says.map(|a| (a.key.as_ref().to_owned(), a.value.to_string())).collect();
            }
            Ok(Event::Eof) | Err(_) => return BTreeMap::new(),
            Ok(_) => {}
        }
    }
}
