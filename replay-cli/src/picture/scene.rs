//! What lies on the main map, as a viewer sees it: each counter at its pixel, from below.
//!
//! Input: a position. Output: [`Item`]s in the order in which they are drawn. What the viewer does not see is not among
//! them and takes no place in its stack. It knows no boards.

use super::counter::{Drawer, Figure, Rect};
use super::metrics::Metrics;
use crate::import::vassal::leaf::Leaf;
use crate::import::vassal::piece::Piece;
use crate::import::vassal::place::is_main_map;
use crate::import::vassal::position::Position;
use std::collections::BTreeMap;
use std::sync::Arc;

/// So far a counter at a Location lies to the left of one that is at none.
const LOCATION: i32 = 15;

/// No counter lies farther than so many pixels from the corner of the map: a file may say anything.
const FAR: i32 = 1_000_000;

/// A counter on the map.
#[derive(Clone, Debug)]
pub struct Item<'p> {
    /// The piece.
    pub piece: &'p Piece,
    /// The stack that holds it.
    pub stack: Option<&'p str>,
    /// Where its point is, in pixels of the map.
    pub at: [i32; 2],
    /// Where it is when its stack is opened.
    pub open: [i32; 2],
    /// How it is drawn.
    pub figure: Arc<Figure>,
}

/// Counters as they were drawn last: one that did not change is not drawn again.
#[derive(Default)]
pub struct Scene {
    figures: BTreeMap<String, Option<Arc<Figure>>>,
}

impl Scene {
    /// A command was carried out: what it changed is drawn anew.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else changes how a counter looks")]
    pub fn see(&mut self, leaf: &Leaf) {
        match leaf {
            Leaf::Add { id: Some(id), .. } | Leaf::Change { id, .. } | Leaf::Remove { id } => {
                self.figures.remove(id);
            }
            Leaf::Property(_) => self.figures.clear(),
            _ => {}
        }
    }

    /// What lies on the map, from below.
    pub fn items<'p>(&mut self, drawer: &Drawer<'_>, position: &'p Position) -> Vec<Item<'p>> {
        let mut items = Vec::new();
        for entry in entries(position) {
            let members: Vec<&Piece> = if entry.is_stack() {
                entry.members().iter().filter_map(|id| position.get(id)).collect()
            } else {
                vec![entry]
            };
            let seen: Vec<(&Piece, Arc<Figure>)> =
                members.into_iter().filter_map(|piece| Some((piece, self.figure(drawer, piece)?))).collect();
            let figures: Vec<&Figure> = seen.iter().map(|(_, figure)| &**figure).collect();
            let from = [entry.spot.x, entry.spot.y].map(|at| at.clamp(-FAR, FAR));
            let places = stacked(&figures, from, drawer.module.metrics);
            let stack = entry.is_stack().then_some(entry.id.as_str());
            for ((piece, figure), [at, open]) in seen.into_iter().zip(places) {
                items.push(Item { piece, stack, at, open, figure });
            }
        }
        items
    }

    fn figure(&mut self, drawer: &Drawer<'_>, piece: &Piece) -> Option<Arc<Figure>> {
        if let Some(known) = self.figures.get(&piece.id) {
            return known.clone();
        }
        let figure = drawer.figure(piece).map(Arc::new);
        self.figures.insert(piece.id.clone(), figure.clone());
        figure
    }
}

/// Stacks, and counters in none, from below: first what is never in a stack, then the others as they came to the front.
fn entries(position: &Position) -> Vec<&Piece> {
    let is_fixed = |piece: &Piece| !piece.is_stack() && piece.find("immob").is_some();
    let is_on_map = |piece: &&Piece| piece.spot.map.as_deref().is_some_and(is_main_map);
    let mut entries: Vec<&Piece> =
        position.pieces().filter(is_on_map).filter(|piece| position.stack_of(&piece.id).is_none()).collect();
    entries.sort_by_cached_key(|piece| (!is_fixed(piece), position.front().turn(&piece.id)));
    entries
}

/// Where the counters of a stack lie, the lowest first: as it is, and opened. The left edge of each is so far to the right
/// of that of the one below it, its lower edge so far above.
pub(super) fn stacked(figures: &[&Figure], from: [i32; 2], metrics: Metrics) -> Vec<[[i32; 2]; 2]> {
    let mut closed = laid(figures, from, metrics.closed);
    let locations = figures.iter().filter(|figure| figure.is_at_location).count();
    if locations > 0 && locations < figures.len() {
        let apart = closed.iter_mut().zip(figures).filter(|(_, figure)| figure.is_at_location);
        apart.for_each(|(at, _)| at[0] -= LOCATION);
    }
    closed.into_iter().zip(laid(figures, from, metrics.open)).map(Into::into).collect()
}

fn laid(figures: &[&Figure], from: [i32; 2], [right, up]: [i32; 2]) -> Vec<[i32; 2]> {
    let mut below: Option<Rect> = None;
    let lay = |figure: &&Figure| {
        let covers = figure.covers;
        let [x, y] = below
            .map_or(from, |below| [below.x + right - covers.x, below.y + below.h - up - covers.h - covers.y]);
        below = Some(Rect { x: x + covers.x, y: y + covers.y, ..covers });
        [x, y]
    };
    figures.iter().map(lay).collect()
}
