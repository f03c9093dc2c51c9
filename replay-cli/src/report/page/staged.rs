//! A game that was never in VASL, with the counters of a player's module: what stands on each hex, as the palette shows it.
//!
//! Input: a review, which holds what its reader sees, and a casting. Output: a film. What the palette does not have is drawn as the
//! page draws it without a module, and told.

use super::pieces::{SMOKE, tile};
use crate::picture::casting::{Cast, Casting, Role};
use crate::picture::counter::{Figure, Op, Rect};
use crate::picture::film::Film;
use crate::picture::metrics::Metrics;
use crate::picture::stage::{Lying, Pile, Stage};
use crate::review::view::{CounterRow, MapRow, ReviewView, StackRow};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Where the hexes of the page begin on the map of VASL, in pixels, and how many of its units are one.
const EDGE: i32 = 400;
const UNITS: i32 = 8;
/// How large a counter is that the program draws.
const SIDE: i32 = 42;

/// The counters of a review on the map of VASL, and a line for each that the module does not have.
#[must_use]
pub fn staged(view: &ReviewView, casting: &mut Casting<'_>, metrics: Metrics) -> (Film, Vec<String>) {
    let mut troupe = Troupe { map: &view.map, nations: nations(view), casting, missing: BTreeSet::new() };
    let mut stage = Stage::of(metrics);
    let mut film = Film::default();
    for step in &view.steps {
        let hexes = step.stacks.iter().map(|stack| (stack.hex, troupe.piles(stack))).collect();
        film.frames.push(stage.frame(hexes, step.unit.as_deref()));
    }
    (film, troupe.missing.into_iter().collect())
}

/// Who puts counters on hexes.
struct Troupe<'v, 'c, 'm> {
    map: &'v MapRow,
    /// The nation of each side, where its units tell one.
    nations: BTreeMap<&'v str, &'v str>,
    casting: &'c mut Casting<'m>,
    missing: BTreeSet<String>,
}

impl Troupe<'_, '_, '_> {
    /// What lies in a hex, from below: SMOKE first, in Bypass beside its middle.
    fn piles(&mut self, stack: &StackRow) -> Vec<Pile> {
        let place = |hex: u32| usize::try_from(hex).ok().and_then(|hex| self.map.hexes.get(hex));
        let Some([x, y]) = place(stack.hex).map(|hex| [hex.x, hex.y]) else { return Vec::new() };
        let pixel = |[dx, dy]: [i32; 2]| [x + dx, y + dy].map(|units| EDGE + units.div_euclid(UNITS));
        let mut piles: Vec<Pile> = Vec::new();
        if stack.smoke {
            let smoke = lying(format!("smoke {}", stack.hex), "SMOKE".into(), drawing(SMOKE));
            piles.push(Pile { at: pixel([0, 0]), counters: vec![smoke] });
        }
        for row in &stack.counters {
            let (at, counters) = (pixel(row.bypass.unwrap_or_default()), self.counters(row));
            match piles.iter_mut().skip(usize::from(stack.smoke)).find(|pile| pile.at == at) {
                Some(pile) => pile.counters.extend(counters),
                None => piles.push(Pile { at, counters }),
            }
        }
        piles
    }

    /// A unit, and what lies upon it.
    fn counters(&mut self, row: &CounterRow) -> Vec<Lying> {
        let nation = if row.nation == row.side {
            self.nations.get(row.side.as_str()).copied().unwrap_or(row.side.as_str())
        } else {
            row.nation.as_str()
        };
        let Cast { unit, upon } = self.casting.cast(Role {
            kind: &row.kind,
            nation,
            sort: row.sort,
            is_wreck: row.sort == "wreck",
            facing: [row.vca, row.tca],
            words: &row.status,
        });
        let own = tile(row);
        let title = own.as_ref().map_or_else(|_| row.unit.clone(), |own| own.name.clone());
        let figure = self.or_drawn(unit, || own.map(|own| own.drawing));
        let mut counters = vec![lying(row.unit.clone(), title, figure)];
        for (word, figure) in upon {
            let marker = CounterRow::marker(&word, &row.side);
            let figure = self.or_drawn(figure, || tile(&marker).map(|own| own.drawing));
            counters.push(lying(format!("{} {word}", row.unit), word, figure));
        }
        counters
    }

    /// The figure of the module; without one that of the program, and why is told.
    fn or_drawn(
        &mut self,
        figure: Result<Arc<Figure>, String>,
        own: impl FnOnce() -> Result<String, askama::Error>,
    ) -> Arc<Figure> {
        figure.unwrap_or_else(|why| {
            self.missing.insert(why);
            drawing(&own().unwrap_or_default())
        })
    }
}

fn lying(id: String, name: String, figure: Arc<Figure>) -> Lying {
    Lying { id, name, figure }
}

/// What the program draws itself.
fn drawing(svg: &str) -> Arc<Figure> {
    let covers = Rect::centred([SIDE, SIDE], [0, 0]);
    Arc::new(Figure { ops: vec![Op::Drawing(svg.into())], covers, is_at_location: false })
}

/// The nation of a side: that of those of its units that have one, where it is the same.
fn nations(view: &ReviewView) -> BTreeMap<&str, &str> {
    let rows = view.steps.iter().flat_map(|step| &step.stacks).flat_map(|stack| &stack.counters);
    let mut told: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for row in rows.filter(|row| row.nation != row.side) {
        told.entry(row.side.as_str()).or_default().insert(row.nation.as_str());
    }
    let alone = told.into_iter().filter(|(_, nations)| nations.len() == 1);
    alone.filter_map(|(side, nations)| Some((side, nations.into_iter().next()?))).collect()
}
