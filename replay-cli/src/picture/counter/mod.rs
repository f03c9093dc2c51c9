//! From a piece to a list of pictures, for a viewer.
//!
//! Input: a piece as the import has read it, a module, who looks. Output: a [`Figure`]: what is drawn, from below, and
//! what it covers. What the viewer may not see is not in it. It does not know where the piece lies.
//!
//! Each trait draws the rest of the chain first and itself upon it; so the chain is walked from its end.

mod expression;
pub mod geometry;
mod label;
mod layer;
mod property;
mod trait_fields;

pub use geometry::Rect;
pub use label::{Label, Part};
pub use property::Globals;

use super::module::{Art, Module};
use crate::import::vassal::layers;
use crate::import::vassal::piece::{Base, Piece, Trait, field};
use crate::import::vassal::sequence;
use crate::import::vassal::viewer::Eyes;
use geometry::{Outline, half_pixels, turned};
use layer::Layer;
pub(super) use layer::leading_number;
use property::Properties;
use std::sync::Arc;
pub(super) use trait_fields::Fields;

/// What is drawn of a counter, from below.
#[derive(Clone, PartialEq, Debug)]
pub enum Op {
    /// A picture of the module, in a box.
    Picture(Arc<Art>, Rect),
    /// A picture that the module does not have.
    Missing(Absent),
    /// A box of a colour.
    Fill([u8; 3], Rect),
    /// What is seen through.
    Faded(f64, Vec<Op>),
    /// What is turned clockwise about a point, by degrees.
    Turned(f64, [f64; 2], Vec<Op>),
    /// Words.
    Words(Label),
    /// What the program draws itself, as SVG in eighths of a pixel around the counter's point: it holds no text that was not
    /// made harmless.
    Drawing(Arc<str>),
}

/// A picture that the module does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Absent {
    /// Its name.
    pub picture: String,
    /// The name of the counter, as the viewer sees it.
    pub counter: String,
    /// Its nation, where its counter tells one.
    pub nation: String,
    /// Where it would be.
    pub rect: Rect,
}

/// A counter as it is drawn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Figure {
    /// What is drawn, from below.
    pub ops: Vec<Op>,
    /// What it covers as it lies in a stack: not turned.
    pub covers: Rect,
    /// In a stack it lies apart from what is at no Location.
    pub is_at_location: bool,
}

/// Offsets of a turret, by its level.
const TURRET: [[i32; 2]; 6] = [[20, -10], [20, 5], [20, 20], [-10, 20], [-10, 5], [-10, -10]];
/// So much broader a counter is for the mark that it moved.
const MARK: i32 = 20;
/// How much of a hidden unit its owner sees.
const HIDDEN: f64 = 0.3;

/// Who draws.
#[derive(Clone, Copy)]
pub struct Drawer<'a> {
    /// The pictures.
    pub module: &'a Module,
    /// Who looks.
    pub eyes: &'a Eyes,
    /// Properties of the map.
    pub globals: &'a Globals,
}

/// A counter while its chain is walked from its end.
#[derive(Default)]
struct Walked {
    ops: Vec<Op>,
    outline: Outline,
    /// The same, not turned.
    flat: Outline,
    /// The box by which it is turned.
    around: Rect,
}

impl Walked {
    fn cover(&mut self, rect: Rect) {
        self.outline.add(rect);
        self.flat.add(rect);
    }
}

impl Drawer<'_> {
    /// A piece as it is drawn; none where the viewer sees nothing of it.
    #[must_use]
    pub fn figure(&self, piece: &Piece) -> Option<Figure> {
        let Base::Counter(counter) = &piece.base else { return None };
        let sitting = Sitting { drawer: self, piece, properties: Properties::of(piece, self.globals) };
        if piece.traits.iter().any(|t| t.kind == "hide" && sitting.closed_by(t).is_some()) {
            return None;
        }
        let mut walked = Walked::default();
        let picture = self.module.picture(&counter.image);
        if let Some(art) = &picture {
            walked.cover(centred(art, [0, 0]));
            walked.around = walked.outline.bounds();
        }
        walked.ops.extend(sitting.drawn(picture, &counter.image, [0, 0]));
        for t in piece.traits.iter().rev() {
            sitting.walk(&mut walked, t);
        }
        let is_at_location = piece.traits.iter().any(|t| t.definition.starts_with("mark;Location"));
        Some(Figure { ops: walked.ops, covers: walked.flat.bounds(), is_at_location })
    }
}

fn size(art: &Art) -> [i32; 2] {
    [art.shape.width, art.shape.height].map(|side| i32::try_from(side).unwrap_or(0))
}

fn centred(art: &Art, at: [i32; 2]) -> Rect {
    Rect::centred(size(art), at)
}

/// A piece that is being drawn.
struct Sitting<'a> {
    drawer: &'a Drawer<'a>,
    piece: &'a Piece,
    properties: Properties<'a>,
}

/// The owner in the state of a trait.
fn owner(t: &Trait) -> Option<String> {
    field(&t.state, 0).filter(|owner| !owner.is_empty() && owner != "null")
}

impl Sitting<'_> {
    /// Who closes it to the viewer by this trait.
    fn closed_by(&self, t: &Trait) -> Option<String> {
        owner(t).filter(|owner| !self.drawer.eyes.owns(owner))
    }

    fn walk(&self, walked: &mut Walked, t: &Trait) {
        match t.kind.as_str() {
            "emb2" => self.layer(walked, t),
            "turr" => self.turret(walked, t),
            "rotate" => turn(walked, t),
            "moved" => self.moved(walked, t),
            "label" => self.label(walked, t),
            "hide" => hide(walked, t),
            "conceal" | "obs" => self.conceal(walked, t),
            "color" => coloured(walked, t),
            _ => {}
        }
    }

    /// A picture, or what stands for one that the module does not have.
    fn drawn(&self, art: Option<Arc<Art>>, name: &str, at: [i32; 2]) -> Option<Op> {
        match art {
            Some(art) => {
                let rect = centred(&art, at);
                Some(Op::Picture(art, rect))
            }
            None if name.trim().is_empty() => None,
            None => Some(self.missing(name)),
        }
    }

    fn missing(&self, picture: &str) -> Op {
        let is_large = self.piece.find("turr").is_some()
            || matches!(&self.piece.base, Base::Counter(counter) if counter.image.ends_with("58"));
        let side = if is_large { 60 } else { 48 };
        Op::Missing(Absent {
            picture: picture.trim().to_owned(),
            counter: self.drawer.eyes.name(self.piece).unwrap_or_default(),
            nation: layers::nation(self.piece).unwrap_or_default(),
            rect: Rect::centred([side, side], [0, 0]),
        })
    }

    fn layer(&self, walked: &mut Walked, t: &Trait) {
        // Most layers are off: their definitions are long, and not looked at.
        if leading_number(&t.state).is_none_or(|level| level <= 0) {
            return;
        }
        let property = |name: &str| self.properties.get(name);
        let fields = Fields::of(&t.definition);
        let layer = Layer::of(&fields, &t.state, &property);
        let Some(name) = layer.picture(&property) else { return };
        let Some(art) = self.drawer.module.picture(name) else {
            walked.ops.push(self.missing(name));
            return;
        };
        let plain = centred(&art, [0, 0]);
        let [x, y, w, h] = [plain.x, plain.y, plain.w, plain.h].map(|length| layer.scaled(length));
        let [dx, dy] = layer.offset();
        let rect = Rect { x: x + dx, y: y + dy, w, h };
        if layer.widens() {
            walked.cover(rect);
        }
        walked.around = walked.around.with(rect);
        walked.ops.push(Op::Picture(art, rect));
    }

    fn turret(&self, walked: &mut Walked, t: &Trait) {
        let fields = Fields::of(&t.definition);
        let level = field(&t.state, 0).and_then(|level| leading_number(&level)).unwrap_or(-1);
        let is_flipped = sequence::tokens(&t.state, ';').skip(1).last().is_some_and(|flag| flag == "true");
        let Some(at) = usize::try_from(level).ok().and_then(|n| TURRET.get(n.checked_sub(1)?)) else {
            return;
        };
        if level == 3 && !is_flipped {
            return;
        }
        let name = format!("{}{level}", fields.get(if is_flipped { 2 } else { 1 }));
        if let Some(art) = self.drawer.module.picture(&name) {
            let rect = centred(&art, *at);
            walked.around = walked.around.with(rect);
            walked.ops.push(Op::Picture(art, rect));
        }
    }

    fn moved(&self, walked: &mut Walked, t: &Trait) {
        let bounds = walked.outline.bounds();
        walked.around = walked.around.with(Rect { w: bounds.w + MARK, ..bounds });
        if t.state != "true" {
            return;
        }
        let name = field(&t.definition, 1).unwrap_or_default();
        let module = self.drawer.module;
        if let Some(art) = module.picture(&format!("{name}.gif")).or_else(|| module.picture(&name)) {
            let [w, h] = size(&art);
            walked.ops.push(Op::Picture(art, Rect { x: bounds.x + bounds.w, y: bounds.y, w, h }));
        }
    }

    fn label(&self, walked: &mut Walked, t: &Trait) {
        let text = t.state.trim();
        if text.is_empty() {
            return;
        }
        let text = self.properties.told(text);
        let fields = Fields::of(&t.definition);
        let flat = Label::of(&fields, text.clone(), walked.flat.bounds());
        walked.flat.extend_with(flat);
        let Some(label) = Label::of(&fields, text, walked.outline.bounds()) else { return };
        walked.outline.add(label.guessed());
        walked.around = walked.around.with(label.guessed());
        walked.ops.push(Op::Words(label));
    }

    /// Others see the mask of what is concealed; its owner sees it with a mark upon it.
    fn conceal(&self, walked: &mut Walked, t: &Trait) {
        if owner(t).is_none() {
            return;
        }
        let fields = Fields::of(&t.definition);
        let (mask, is_square) = (self.drawer.module.picture(fields.get(2)), t.kind == "conceal");
        let box_of = |art: &Art| {
            let [w, h] = size(art);
            Rect::centred(if is_square { [w, w] } else { [w, h] }, [0, 0])
        };
        if self.closed_by(t).is_some() {
            walked.ops = match &mask {
                Some(art) => vec![Op::Picture(Arc::clone(art), box_of(art))],
                None => vec![self.missing(fields.get(2))],
            };
            return;
        }
        let nation = fields.get(3);
        let mark = self.drawer.module.picture(&format!("{nation}/{nation}qmarkme.gif")).filter(|_| is_square);
        if let Some(art) = mark {
            let rect = mask.as_ref().map_or(Rect::centred([48, 48], [0, 0]), |mask| box_of(mask));
            walked.ops.push(Op::Picture(art, rect));
        }
    }
}

impl Outline {
    fn extend_with(&mut self, label: Option<Label>) {
        if let Some(label) = label {
            self.add(label.guessed());
        }
    }
}

fn turn(walked: &mut Walked, t: &Trait) {
    let fields = Fields::of(&t.definition);
    let of = fields.number(1).unwrap_or(0);
    let state = t.state.trim();
    let degrees = match of {
        1 => -state.parse::<f64>().unwrap_or(0.0),
        2.. => (f64::from(state.parse::<i32>().unwrap_or(0)) * 360.0 / f64::from(of)).rem_euclid(360.0),
        _ => return,
    };
    if degrees == 0.0 || !degrees.is_finite() {
        return;
    }
    let about = half_pixels(walked.around);
    walked.outline = walked.outline.turned(degrees, about);
    walked.around = turned(walked.around, degrees, about);
    if !walked.ops.is_empty() {
        walked.ops = vec![Op::Turned(degrees, about, std::mem::take(&mut walked.ops))];
    }
}

/// A viewer who may see what is hidden sees through it.
fn hide(walked: &mut Walked, t: &Trait) {
    if owner(t).is_none() {
        return;
    }
    let fields = Fields::of(&t.definition);
    let said: Option<f64> = fields.get(5).parse().ok().filter(|opacity| (0.0..=1.0).contains(opacity));
    // It is written as the nearest number that an engine has.
    let opacity = (said.unwrap_or(HIDDEN) * 1000.0).round() / 1000.0;
    let faded = Op::Faded(opacity, std::mem::take(&mut walked.ops));
    let fill = fields.colour(3).map(|colour| Op::Fill(colour, walked.outline.bounds()));
    walked.ops = fill.into_iter().chain([faded]).collect();
}

/// The box of an old generic `?`.
fn coloured(walked: &mut Walked, t: &Trait) {
    let fields = Fields::of(&t.definition);
    let [Some(w), Some(h)] = [fields.number(2), fields.number(3)] else { return };
    let rect = Rect::centred([w, h], [0, 0]);
    walked.ops.push(Op::Fill([200, 200, 200], rect));
    (walked.outline, walked.flat) = (Outline::default(), Outline::default());
    walked.cover(rect);
}
