//! A game on the map, picture by picture: what lies there at its beginning, and what each step changes.
//!
//! Input: files that were read, the steps at which they are looked at, who looks. Output: [`Film`], plain data. Pieces and
//! stacks have numbers in the order in which the viewer sees them first: the ids of the files are not in it.

use super::counter::{Drawer, Figure, Globals, Rect};
use super::module::Module;
use super::scene::{Item, Scene};
use crate::import::vassal::Imported;
use crate::import::vassal::leaf::Leaf;
use crate::import::vassal::position::Position;
use crate::import::vassal::viewer::Eyes;
use crate::import::vassal::walk::Walk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// So far apart heights are given, so that others find room between.
const GAP: i64 = 16;
/// Most counters that are looked at in all: no game has as many, and a file may hold any.
const MOST_LOOKS: usize = 40_000_000;

/// When the files are looked at: the file, from 0, and its step, 0 being the set-up.
pub type Moment = (usize, u32);

/// A counter as it lies.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// How it is drawn.
    pub figure: Arc<Figure>,
    /// Its name, as the viewer sees it.
    pub name: String,
    /// Its pixel on the map.
    pub at: [i32; 2],
    /// Its pixel when its stack is opened.
    pub open: [i32; 2],
    /// Higher lies over lower.
    pub height: i64,
    /// Its stack; none when it lies alone.
    pub stack: Option<usize>,
}

impl Face {
    /// What it covers on the map.
    #[must_use]
    pub fn covers(&self) -> Rect {
        let covers = self.figure.covers;
        Rect { x: self.at[0] + covers.x, y: self.at[1] + covers.y, ..covers }
    }
}

/// What became of a counter; none when it is seen no more.
pub type Change = (usize, Option<Face>);

/// What one step changes.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Frame {
    /// Counters that are other than before.
    pub changes: Vec<Change>,
    /// The box around what was moved last, where it is another than before; an empty one for nothing.
    pub moved: Option<Rect>,
}

/// A game on the map.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Film {
    /// One for each moment.
    pub frames: Vec<Frame>,
    /// More was to be looked at than any game has: the rest is not drawn.
    pub is_cut: bool,
}

impl Film {
    /// The film of files, at moments in their order.
    #[must_use]
    pub fn of(files: &[Imported], moments: &[Moment], module: &Module, eyes: &Eyes) -> Film {
        let mut camera = Camera::new(module, eyes);
        let mut film = Film::default();
        let mut looks = 0;
        let mut projector: Option<Projector<'_>> = None;
        for (file, step) in moments {
            let Some(imported) = files.get(*file) else { continue };
            let mut current = match projector.take() {
                Some(running) if running.file == *file => running,
                Some(_) | None => {
                    camera.begin();
                    Projector { file: *file, imported, walk: Walk::of(imported), step: 0, is_new: true }
                }
            };
            let is_still = !current.wind(*step, &mut camera);
            if is_still || film.is_cut {
                film.frames.push(Frame::default());
            } else {
                let position = current.walk.after(*step);
                looks += position.pieces().count();
                film.is_cut = looks > MOST_LOOKS;
                film.frames.push(camera.shoot(position));
            }
            projector = Some(current);
        }
        film
    }
}

/// A file that is wound from step to step.
struct Projector<'f> {
    file: usize,
    imported: &'f Imported,
    walk: Walk<'f>,
    step: u32,
    is_new: bool,
}

impl Projector<'_> {
    /// Winds it to a step: whether anything may look otherwise there.
    fn wind(&mut self, step: u32, camera: &mut Camera<'_>) -> bool {
        let mut is_changed = std::mem::take(&mut self.is_new);
        let [from, to] = [self.step, step].map(|step| usize::try_from(step).unwrap_or(usize::MAX));
        for leaf in self.imported.leaves.between(from, to) {
            is_changed |= camera.see(leaf);
        }
        self.step = self.step.max(step);
        is_changed
    }
}

/// Who looks, and what was seen last.
struct Camera<'a> {
    module: &'a Module,
    eyes: &'a Eyes,
    globals: Globals,
    scene: Scene,
    pieces: BTreeMap<String, usize>,
    stacks: BTreeMap<String, usize>,
    faces: BTreeMap<usize, Face>,
    moved: Rect,
}

impl<'a> Camera<'a> {
    fn new(module: &'a Module, eyes: &'a Eyes) -> Camera<'a> {
        Camera {
            module,
            eyes,
            globals: Globals::new(),
            scene: Scene::default(),
            pieces: BTreeMap::new(),
            stacks: BTreeMap::new(),
            faces: BTreeMap::new(),
            moved: Rect::default(),
        }
    }

    /// Another file: what was drawn for the last is forgotten, what was seen is not.
    fn begin(&mut self) {
        self.scene = Scene::default();
        self.globals.clear();
    }

    /// Whether a command may change what is seen.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else changes what lies on a map")]
    fn see(&mut self, leaf: &Leaf) -> bool {
        self.scene.see(leaf);
        match leaf {
            Leaf::Add { .. } | Leaf::Remove { .. } | Leaf::Change { .. } | Leaf::Move(_) => true,
            Leaf::Property(property) => {
                self.globals.insert(property.key.clone(), property.new.clone());
                true
            }
            _ => false,
        }
    }

    fn shoot(&mut self, position: &Position) -> Frame {
        let drawer = Drawer { module: self.module, eyes: self.eyes, globals: &self.globals };
        let items = self.scene.items(&drawer, position);
        let numbers: Vec<usize> = items.iter().map(|item| number(&mut self.pieces, &item.piece.id)).collect();
        let heights = self.heights(&numbers);
        let mut faces = BTreeMap::new();
        for ((item, number), height) in items.iter().zip(&numbers).zip(heights) {
            let face = self.face(item, height);
            faces.insert(*number, face);
        }
        let moved = moved(position, &items).unwrap_or(self.moved);
        let frame =
            Frame { changes: changes(&self.faces, &faces), moved: (moved != self.moved).then_some(moved) };
        (self.faces, self.moved) = (faces, moved);
        frame
    }

    fn face(&mut self, item: &Item<'_>, height: i64) -> Face {
        Face {
            figure: Arc::clone(&item.figure),
            name: self.eyes.name(item.piece).unwrap_or_default(),
            at: item.at,
            open: item.open,
            height,
            stack: item.stack.map(|stack| number(&mut self.stacks, stack)),
        }
    }

    /// The height of each counter, the lowest first. Whoever can keep theirs does.
    fn heights(&self, numbers: &[usize]) -> Vec<i64> {
        let old: Vec<Option<i64>> =
            numbers.iter().map(|number| self.faces.get(number).map(|face| face.height)).collect();
        let kept = rising(&old);
        let mut heights: Vec<i64> = Vec::with_capacity(numbers.len());
        let mut at = 0;
        while at < numbers.len() {
            let below = heights.last().copied().unwrap_or(0);
            if kept[at] {
                heights.extend(old[at]);
                at += 1;
                continue;
            }
            let run = kept[at..].iter().take_while(|kept| !**kept).count();
            let above = old.get(at + run).copied().flatten();
            let room = i64::try_from(run).unwrap_or(i64::MAX - 1) + 1;
            let apart = above.map_or(GAP, |above| (above - below) / room);
            if apart < 1 {
                // No room is left between two: all get a new one.
                return (1..).map(|n| n * GAP).take(numbers.len()).collect();
            }
            heights.extend((1..).map(|n| below + n * apart).take(run));
            at += run;
        }
        heights
    }
}

fn number(numbers: &mut BTreeMap<String, usize>, id: &str) -> usize {
    if let Some(known) = numbers.get(id) {
        return *known;
    }
    numbers.insert(id.to_owned(), numbers.len());
    numbers.len() - 1
}

/// Which of the heights stay, so that those that stay rise and are as many as can be.
fn rising(heights: &[Option<i64>]) -> Vec<bool> {
    // The last of each longest rising row of a length, and what stands before each in its row.
    let (mut tails, mut before): (Vec<usize>, Vec<Option<usize>>) = (Vec::new(), vec![None; heights.len()]);
    for (at, height) in heights.iter().enumerate() {
        let Some(height) = height else { continue };
        let length = tails.partition_point(|tail| heights[*tail].is_some_and(|tail| tail < *height));
        before[at] = length.checked_sub(1).map(|last| tails[last]);
        if length == tails.len() { tails.push(at) } else { tails[length] = at }
    }
    let mut kept = vec![false; heights.len()];
    let mut at = tails.last().copied();
    while let Some(one) = at {
        kept[one] = true;
        at = before[one];
    }
    kept
}

fn changes(old: &BTreeMap<usize, Face>, new: &BTreeMap<usize, Face>) -> Vec<Change> {
    let gone = old.keys().filter(|number| !new.contains_key(number)).map(|number| (*number, None));
    let other = new.iter().filter(|(number, face)| old.get(number) != Some(face));
    gone.chain(other.map(|(number, face)| (*number, Some(face.clone())))).collect()
}

/// The box around the stack that was moved last; none where the viewer does not see what moved: then nothing moves for the
/// viewer, not even the frame.
fn moved(position: &Position, items: &[Item<'_>]) -> Option<Rect> {
    let last = position.front().last()?;
    let seen = items.iter().find(|item| item.piece.id == last || item.stack == Some(last))?;
    let is_with = |item: &&Item<'_>| match seen.stack {
        Some(stack) => item.stack == Some(stack),
        None => item.piece.id == seen.piece.id,
    };
    let boxes = items.iter().filter(is_with).map(|item| {
        let covers = item.figure.covers;
        Rect { x: item.at[0] + covers.x, y: item.at[1] + covers.y, ..covers }
    });
    Some(boxes.fold(Rect::default(), Rect::with))
}
