//! The players' own pictures in a page: boards and counters as SVG, each picture once.
//!
//! Input: a film and sheets, which hold only what the viewer sees. Output: [`Pictures`]: what stands in the page, and what
//! the script steps through. No word of a file gets into it but through `escaped` or `harmless_html`.

use crate::picture::board::{Layer, Sheet};
use crate::picture::counter::{Absent, Label, Op, Part, Rect};
use crate::picture::film::{Face, Film, Frame};
use crate::picture::format::Shape;
use crate::picture::markup::{Styles, escaped, harmless_html};
use crate::picture::module::Art;
use crate::words::counted;
use base64ct::{Base64, Encoding};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Where the map of VASL begins on that of the page, in its eighths of a pixel.
const PLACE: &str = "translate(-3200 -3200) scale(8)";
/// The edge around the boards.
const EDGE: i32 = 400;
/// Air around what is drawn.
const AIR: i32 = 24;
/// Farther than this from the boards a counter is no part of the view.
const FAR: i32 = 1200;

/// So many faults are told in a line.
const MOST_TOLD: usize = 12;

/// Pictures for a page.
#[derive(Debug, Default)]
pub struct Pictures {
    /// Each picture once, by a number.
    pub(super) defs: String,
    /// The boards.
    pub(super) boards: String,
    /// How the layers lie on the map of the page.
    pub(super) place: &'static str,
    /// What the script steps through.
    pub(super) reel: Reel,
    /// What the drawing covers; nothing where the map of the page says so.
    pub(super) view_box: String,
    is_whole: bool,
    /// What they are.
    pub holdings: Holdings,
}

/// What a page holds of anybody's pictures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Boards with a picture.
    pub boards: usize,
    /// Pictures of counters.
    pub counters: usize,
    /// Bytes of all of them.
    pub bytes: usize,
    /// What was not found, a line each.
    pub missing: Vec<String>,
}

/// What the script steps through.
#[derive(Debug, Default, Serialize)]
pub(super) struct Reel {
    /// Counters as SVG.
    frags: Vec<String>,
    /// For each step: a counter, its drawing or -1, where it lies, how far it goes when its stack is opened, its height, its
    /// stack or -1, and so on.
    frames: Vec<Vec<i64>>,
    /// For each step: the box around what was moved last; none where it is as before.
    moved: Vec<Vec<i32>>,
    /// How labels look.
    sheet: String,
}

/// While pictures are gathered.
#[derive(Default)]
struct Gathered {
    defs: String,
    by_bytes: BTreeMap<Vec<u8>, usize>,
    by_name: BTreeMap<String, usize>,
    frags: BTreeMap<String, i64>,
    list: Vec<String>,
    styles: Styles,
    missing: BTreeSet<String>,
    guessed: BTreeSet<String>,
    bytes: usize,
}

impl Pictures {
    /// The pictures of a film, on its boards; and what cannot be read of the module.
    #[must_use]
    pub fn of(film: &Film, sheets: &[Sheet], unread: Vec<String>) -> Pictures {
        let mut gathered = Gathered::default();
        let boards: String = sheets.iter().map(|sheet| gathered.board(sheet)).collect();
        let frames = film.frames.iter().map(|frame| gathered.frame(frame)).collect();
        let moved =
            film.frames.iter().map(|frame| frame.moved.map_or_else(Vec::new, |r| vec![r.x, r.y, r.w, r.h]));
        let mut missing: Vec<String> = sheets.iter().flat_map(|sheet| sheet.faults.clone()).collect();
        missing.extend(unread);
        missing.extend(gathered.missing.iter().map(|name| format!("the module has no picture {name}")));
        if !gathered.guessed.is_empty() {
            let names: Vec<&str> = gathered.guessed.iter().map(String::as_str).collect();
            missing.push(format!(
                "taken for pictures of other names, the module is older or newer than the game: {}",
                names.join(", ")
            ));
        }
        missing.extend(
            film.is_cut.then(|| "more is to be drawn than any game has: the rest is left out".to_owned()),
        );
        Pictures {
            place: PLACE,
            is_whole: !sheets.is_empty() && sheets.iter().all(|sheet| !sheet.layers.is_empty()),
            view_box: view_box(film, sheets),
            holdings: Holdings {
                boards: sheets.iter().filter(|sheet| !sheet.layers.is_empty()).count(),
                counters: gathered.by_name.len(),
                bytes: gathered.bytes,
                missing,
            },
            reel: Reel {
                frags: gathered.list,
                frames,
                moved: moved.collect(),
                sheet: gathered.styles.sheet().to_owned(),
            },
            defs: gathered.defs,
            boards,
        }
    }

    /// The same for a game whose counters lie on the hexes that the program draws, where no board lies below them.
    #[must_use]
    pub fn on_hexes(mut self) -> Pictures {
        if self.holdings.boards == 0 {
            self.view_box.clear();
        }
        self
    }

    /// Whether every board has its picture.
    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Whether counters are drawn, or boards alone.
    pub(super) fn has_counters(&self) -> bool {
        !self.reel.frags.is_empty()
    }
}

impl Gathered {
    /// The number of a picture.
    fn picture(&mut self, bytes: &[u8], shape: Shape) -> usize {
        if let Some(known) = self.by_bytes.get(bytes) {
            return *known;
        }
        let number = self.by_bytes.len();
        self.bytes += bytes.len();
        let (data, kind) = (Base64::encode_string(bytes), shape.format.media_type());
        let _infallible = write!(
            self.defs,
            "<image id=\"p{number}\" width=\"{}\" height=\"{}\" href=\"data:{kind};base64,{data}\"/>",
            shape.width, shape.height
        );
        self.by_bytes.insert(bytes.to_vec(), number);
        number
    }

    fn board(&mut self, sheet: &Sheet) -> String {
        if sheet.layers.is_empty() {
            return String::new();
        }
        let ([x, y], [w, h], [left, top, width, height]) = (sheet.at, sheet.size, sheet.crop);
        let turn = if sheet.is_turned {
            format!("translate({} {}) rotate(180)", x + w, y + h)
        } else {
            format!("translate({x} {y})")
        };
        let layer = |layer: &Layer| {
            let ([x, y], number) = (layer.at, self.picture(&layer.bytes, layer.shape));
            format!("<use href=\"#p{number}\" x=\"{x}\" y=\"{y}\"/>")
        };
        let layers: String = sheet.layers.iter().map(layer).collect();
        format!(
            "<g transform=\"{turn}\"><svg width=\"{w}\" height=\"{h}\" viewBox=\"{left} {top} {width} {height}\">{layers}</svg></g>"
        )
    }

    fn frame(&mut self, frame: &Frame) -> Vec<i64> {
        let mut out = Vec::with_capacity(8 * frame.changes.len());
        for (item, face) in &frame.changes {
            let number = |n: usize| i64::try_from(n).unwrap_or(-1);
            match face {
                None => out.extend([number(*item), -1, 0, 0, 0, 0, 0, -1]),
                Some(face) => {
                    let [[x, y], [open_x, open_y]] = [face.at, face.open].map(|at| at.map(i64::from));
                    let stack = face.stack.map_or(-1, number);
                    let frag = self.frag(face);
                    out.extend([number(*item), frag, x, y, open_x - x, open_y - y, face.height, stack]);
                }
            }
        }
        out
    }

    fn frag(&mut self, face: &Face) -> i64 {
        let name = crate::import::vassal::label::words(&face.name);
        let drawing = format!("{}<title>{}</title>", self.drawn(&face.figure.ops), escaped(&name));
        if let Some(known) = self.frags.get(&drawing) {
            return *known;
        }
        let number = i64::try_from(self.list.len()).unwrap_or(-1);
        self.list.push(drawing.clone());
        self.frags.insert(drawing, number);
        number
    }

    fn drawn(&mut self, ops: &[Op]) -> String {
        ops.iter().map(|op| self.op(op)).collect()
    }

    fn op(&mut self, op: &Op) -> String {
        match op {
            Op::Picture(art, rect) => self.art(art, *rect),
            Op::Missing(absent) => self.absent(absent),
            Op::Fill([r, g, b], Rect { x, y, w, h }) => {
                format!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"rgb({r},{g},{b})\"/>")
            }
            Op::Faded(opacity, ops) => format!("<g opacity=\"{opacity}\">{}</g>", self.drawn(ops)),
            Op::Turned(degrees, [x, y], ops) => {
                format!("<g transform=\"rotate({degrees} {x} {y})\">{}</g>", self.drawn(ops))
            }
            Op::Words(label) => self.label(label),
            Op::Drawing(drawing) => format!("<g transform=\"scale(.125)\">{drawing}</g>"),
        }
    }

    fn art(&mut self, art: &Art, rect: Rect) -> String {
        let number = self.picture(&art.bytes, art.shape);
        self.by_name.insert(art.name.clone(), number);
        if art.is_guess {
            self.guessed.insert(escaped(&art.name));
        }
        let [width, height] = [art.shape.width, art.shape.height].map(f64::from);
        let Rect { x, y, w, h } = rect;
        if f64::from(w) == width && f64::from(h) == height {
            return format!("<use href=\"#p{number}\" x=\"{x}\" y=\"{y}\"/>");
        }
        let [across, down] = [f64::from(w) / width, f64::from(h) / height];
        format!("<use href=\"#p{number}\" transform=\"translate({x} {y}) scale({across} {down})\"/>")
    }

    /// A box of its nation's colour with the counter's name in it.
    fn absent(&mut self, absent: &Absent) -> String {
        self.missing.insert(absent.picture.clone());
        let Rect { x, y, w, h } = absent.rect;
        let nation: String = absent.nation.chars().filter(char::is_ascii_alphanumeric).take(8).collect();
        let mut out =
            format!("<g class=\"lost n-{nation}\"><rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>");
        let words = crate::import::vassal::label::words(&absent.counter);
        let letters: Vec<char> = words.chars().collect();
        for (n, line) in letters.chunks(9).take(4).enumerate() {
            let down = y + 12 + 11 * i32::try_from(n).unwrap_or(0);
            let line: String = line.iter().collect();
            let _infallible = write!(out, "<text x=\"{}\" y=\"{down}\">{}</text>", x + 3, escaped(&line));
        }
        out + "</g>"
    }

    fn label(&mut self, label: &Label) -> String {
        let html =
            if label.is_html { harmless_html(&label.text, &mut self.styles) } else { escaped(&label.text) };
        let [r, g, b] = label.ink;
        let (weight, slant) = (
            if label.style[0] { "bold" } else { "normal" },
            if label.style[1] { "italic" } else { "normal" },
        );
        let paper = label.paper.map(|[r, g, b]| format!(";background:rgb({r},{g},{b})")).unwrap_or_default();
        let looks = format!(
            "color:rgb({r},{g},{b});font:{slant} {weight} {}px/1.17 Dialog,sans-serif;transform:translate({},{}){paper}",
            label.size,
            back(label.horizontal),
            back(label.vertical)
        );
        let (class, kind) = (self.styles.class(&looks), if label.is_html { "lab html" } else { "lab" });
        let [x, y] = label.anchor;
        let words = format!(
            "<foreignObject x=\"{x}\" y=\"{y}\" width=\"1\" height=\"1\"><div class=\"{kind} {class}\">{html}</div></foreignObject>"
        );
        if label.degrees == 0 {
            words
        } else {
            format!("<g transform=\"rotate({})\">{words}</g>", label.degrees)
        }
    }
}

/// How far a box is moved back so that this part of it lies on its anchor.
const fn back(part: Part) -> &'static str {
    match part {
        Part::Start => "0",
        Part::Middle => "-50%",
        Part::End => "-100%",
    }
}

/// The boards, and what lies beside them, in eighths of a pixel of the page's map.
fn view_box(film: &Film, sheets: &[Sheet]) -> String {
    let boards = sheets.iter().map(|sheet| Rect {
        x: sheet.at[0],
        y: sheet.at[1],
        w: sheet.size[0],
        h: sheet.size[1],
    });
    let boards = boards.fold(Rect::default(), Rect::with);
    let faces =
        film.frames.iter().flat_map(|frame| frame.changes.iter().filter_map(|(_, face)| face.as_ref()));
    let near = |rect: &Rect| {
        let (right, bottom) = (boards.x + boards.w, boards.y + boards.h);
        rect.x > boards.x - FAR && rect.y > boards.y - FAR && rect.x < right + FAR && rect.y < bottom + FAR
    };
    let all = faces.map(Face::covers).filter(|rect| boards.w == 0 || near(rect)).fold(boards, Rect::with);
    let [x, y] = [all.x, all.y].map(|side| 8 * (side - EDGE - AIR));
    format!("{x} {y} {} {}", 8 * (all.w + 2 * AIR), 8 * (all.h + 2 * AIR))
}

impl Holdings {
    /// What the page holds, in words: whoever gets it should know.
    #[must_use]
    pub fn says(&self) -> String {
        let boards = counted(self.boards as u64, "board", "boards");
        let counters = counted(self.counters as u64, "picture of counters", "pictures of counters");
        let lacks = match self.missing.len() {
            0 => String::new(),
            1 => format!("; not drawn: {}", self.missing[0]),
            n => format!(
                "; not drawn, {n}: {}",
                self.missing.iter().take(MOST_TOLD).cloned().collect::<Vec<_>>().join("; ")
            ),
        };
        if self.boards == 0 && self.counters == 0 {
            return format!("holds no picture of the player's own files{lacks}");
        }
        format!(
            "holds {boards} and {counters} of the player's own files, {} KB, which are the publisher's: for those who own them{lacks}",
            self.bytes.div_ceil(1000)
        )
    }
}
