//! A game that no VASL file shows, laid on the map of VASL step by step: where each counter lies in its stack, and what each step
//! changes.
//!
//! Input: the counters of hexes as they change, from below. Output: [`Frame`]s as of a film. It knows no game and no palette.

use super::counter::{Figure, Rect};
use super::film::{Change, Face, Frame};
use super::metrics::Metrics;
use super::scene::stacked;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Room for the heights of one hex.
const ROOM: i64 = 1 << 16;
/// So far apart they are.
const GAP: i64 = 16;

/// A counter that lies in a hex.
#[derive(Clone, Debug)]
pub struct Lying {
    /// What it is called from step to step.
    pub id: String,
    /// What its reader is told of it.
    pub name: String,
    /// How it is drawn.
    pub figure: Arc<Figure>,
}

/// Counters at one point of a hex: several of them are a stack.
#[derive(Clone, Debug)]
pub struct Pile {
    /// Its pixel on the map.
    pub at: [i32; 2],
    /// Its counters, from below.
    pub counters: Vec<Lying>,
}

/// What lies on the map.
#[derive(Debug)]
pub struct Stage {
    metrics: Metrics,
    numbers: BTreeMap<String, usize>,
    stacks: BTreeMap<(u32, [i32; 2]), usize>,
    faces: BTreeMap<usize, Face>,
    hexes: BTreeMap<u32, Vec<usize>>,
    moved: Rect,
}

impl Stage {
    /// Nothing lies there yet.
    #[must_use]
    pub fn of(metrics: Metrics) -> Stage {
        Stage {
            metrics,
            numbers: BTreeMap::new(),
            stacks: BTreeMap::new(),
            faces: BTreeMap::new(),
            hexes: BTreeMap::new(),
            moved: Rect::default(),
        }
    }

    /// What a step changes: the hexes whose counters are others now, and the counter that it is about, which is framed with its
    /// stack where it was moved.
    pub fn frame(&mut self, hexes: Vec<(u32, Vec<Pile>)>, about: Option<&str>) -> Frame {
        let mut now: BTreeMap<usize, Option<Face>> = BTreeMap::new();
        for (hex, _) in &hexes {
            now.extend(self.hexes.remove(hex).into_iter().flatten().map(|gone| (gone, None)));
        }
        for (hex, piles) in hexes {
            let faces = self.laid(hex, piles);
            self.hexes.insert(hex, faces.iter().map(|(number, _)| *number).collect());
            now.extend(faces.into_iter().map(|(number, face)| (number, Some(face))));
        }
        let about = about.and_then(|id| self.numbers.get(id)).copied();
        let was = about.and_then(|number| self.faces.get(&number)).map(|face| face.at);
        let changes: Vec<Change> =
            now.into_iter().filter(|(number, face)| self.faces.get(number) != face.as_ref()).collect();
        for (number, face) in &changes {
            match face {
                Some(face) => self.faces.insert(*number, face.clone()),
                None => self.faces.remove(number),
            };
        }
        let moved = about.and_then(|number| self.around(number)).filter(|(at, _)| Some(*at) != was);
        let moved = moved.map(|(_, rect)| rect).filter(|rect| *rect != self.moved);
        self.moved = moved.unwrap_or(self.moved);
        Frame { changes, moved }
    }

    fn laid(&mut self, hex: u32, piles: Vec<Pile>) -> Vec<(usize, Face)> {
        let mut faces = Vec::new();
        for Pile { at, counters } in piles {
            let fresh = self.stacks.len();
            let stack = (counters.len() > 1).then(|| *self.stacks.entry((hex, at)).or_insert(fresh));
            let figures: Vec<&Figure> = counters.iter().map(|lying| &*lying.figure).collect();
            let places = stacked(&figures, at, self.metrics);
            for (Lying { id, name, figure }, [at, open]) in counters.into_iter().zip(places) {
                let fresh = self.numbers.len();
                let number = *self.numbers.entry(id).or_insert(fresh);
                let above = i64::try_from(faces.len() + 1).unwrap_or(ROOM / GAP).min(ROOM / GAP - 1);
                let height = i64::from(hex) * ROOM + above * GAP;
                faces.push((number, Face { figure, name, at, open, height, stack }));
            }
        }
        faces
    }

    /// Where a counter lies, and the box around its stack.
    fn around(&self, number: usize) -> Option<([i32; 2], Rect)> {
        let own = self.faces.get(&number)?;
        let is_with = |face: &&Face| match own.stack {
            Some(stack) => face.stack == Some(stack),
            None => *face == own,
        };
        let boxes = self.faces.values().filter(is_with).map(Face::covers);
        Some((own.at, boxes.fold(Rect::default(), Rect::with)))
    }
}
