//! Boxes and turned boxes, in pixels from a counter's point, y down.

/// A box: where its upper left corner is, and how large it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rect {
    /// Its left edge.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
    /// Its width.
    pub w: i32,
    /// Its height.
    pub h: i32,
}

impl Rect {
    /// A picture of this size whose middle is at a point.
    #[must_use]
    pub fn centred([w, h]: [i32; 2], [x, y]: [i32; 2]) -> Rect {
        Rect { x: x - w / 2, y: y - h / 2, w, h }
    }

    /// The least box around both; an empty one is none.
    #[must_use]
    pub fn with(self, other: Rect) -> Rect {
        if self.w == 0 && self.h == 0 {
            return other;
        }
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.w).max(other.x + other.w);
        let bottom = (self.y + self.h).max(other.y + other.h);
        Rect { x, y, w: right - x, h: bottom - y }
    }

    fn corners(self) -> Corners {
        let [x, y, w, h] = [self.x, self.y, self.w, self.h].map(f64::from);
        [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]
    }
}

type Corners = [[f64; 2]; 4];

/// What a counter covers: boxes, turned as they are.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outline(Vec<Corners>);

impl Outline {
    /// Covers this box too.
    pub fn add(&mut self, rect: Rect) {
        self.0.push(rect.corners());
    }

    /// The least box of whole pixels around it; an empty one at the point where it covers nothing.
    #[must_use]
    pub fn bounds(&self) -> Rect {
        // Turning leaves crumbs of a pixel.
        const CRUMB: f64 = 1e-9;
        let all = || self.0.iter().flatten();
        if self.0.is_empty() {
            return Rect::default();
        }
        let least = |n: usize| whole((all().map(|at| at[n]).fold(f64::INFINITY, f64::min) + CRUMB).floor());
        let most = |n: usize| whole((all().map(|at| at[n]).fold(f64::NEG_INFINITY, f64::max) - CRUMB).ceil());
        let (x, y) = (least(0), least(1));
        Rect { x, y, w: most(0) - x, h: most(1) - y }
    }

    /// It, turned clockwise about a point.
    #[must_use]
    pub fn turned(&self, degrees: f64, about: [f64; 2]) -> Outline {
        let (sin, cos) = degrees.to_radians().sin_cos();
        let turn = |[x, y]: [f64; 2]| {
            let (x, y) = (x - about[0], y - about[1]);
            [x * cos - y * sin + about[0], x * sin + y * cos + about[1]]
        };
        Outline(self.0.iter().map(|corners| corners.map(turn)).collect())
    }
}

/// A box turned about a point, and the least box around that.
#[must_use]
pub fn turned(rect: Rect, degrees: f64, about: [f64; 2]) -> Rect {
    let mut outline = Outline::default();
    outline.add(rect);
    outline.turned(degrees, about).bounds()
}

/// The half pixel by which the middle of a box of odd size lies beside that of its counter.
#[must_use]
pub fn half_pixels(rect: Rect) -> [f64; 2] {
    [rect.w, rect.h].map(|side| f64::from(side.rem_euclid(2)) / 2.0)
}

/// As whole pixels.
#[expect(clippy::cast_possible_truncation, reason = "it saturates")]
#[must_use]
pub fn whole(pixels: f64) -> i32 {
    pixels as i32
}
