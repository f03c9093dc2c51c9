//! What terrain changes by SSR do to the picture of a board: names of colours, rules that turn colours into others, rules
//! that lay pictures or patterns on it.
//!
//! Input: the module's shared description, the board's own, and the plain texts of older boards. Rules keep the order in
//! which they are told: it is part of their meaning.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::collections::BTreeMap;

/// Most elements that are looked at.
const MAX_ELEMENTS: usize = 1 << 16;

/// A colour, as its three bytes.
pub(super) type Rgb = [u8; 3];

/// What a rule lays on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Laid {
    /// Pictures of the board's archive, each at its pixel.
    Over(Vec<(String, [i32; 2])>),
    /// A pattern where the board has one of these colours.
    Under(String, Vec<String>),
}

impl Laid {
    const NOTHING: Laid = Laid::Over(Vec::new());
}

/// What an element says.
struct Says(BTreeMap<String, String>);

impl Says {
    fn of(element: &BytesStart<'_>) -> Says {
        let attributes = element.attributes().flatten();
        Says(attributes.map(|said| (said.key.as_ref().to_owned(), said.value.to_string())).collect())
    }

    fn get(&self, key: &str) -> &str {
        self.0.get(key).map_or("", String::as_str)
    }

    /// A picture with its pixel.
    fn picture(&self) -> (String, [i32; 2]) {
        (self.get("image").to_owned(), ["x", "y"].map(|key| self.get(key).parse().unwrap_or(0)))
    }
}

/// Rules in their order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Rules<T>(pub(super) Vec<(String, T)>);

impl<T> Default for Rules<T> {
    fn default() -> Rules<T> {
        Rules(Vec::new())
    }
}

impl<T> Rules<T> {
    /// The rule of a name, a new one where there is none.
    fn named(&mut self, name: &str, fresh: T) -> &mut T {
        let at = self.0.iter().position(|(known, _)| known == name);
        let at = at.unwrap_or_else(|| {
            self.0.push((name.to_owned(), fresh));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }

    /// Those of another table take the place of those of the same name; new ones go behind.
    fn lay_over(&mut self, others: Rules<T>) {
        for (name, rule) in others.0 {
            match self.0.iter_mut().find(|(known, _)| *known == name) {
                Some((_, old)) => *old = rule,
                None => self.0.push((name, rule)),
            }
        }
    }
}

/// All that is known of changes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tables {
    /// Colours by name.
    pub(super) colours: BTreeMap<String, Rgb>,
    /// From which colours to which.
    pub(super) recolour: Rules<Vec<(String, String)>>,
    /// What is laid on the board.
    pub(super) laid: Rules<Laid>,
}

impl Tables {
    /// The tables of a description in XML, as far as it can be read; and why it cannot be read on.
    pub(super) fn of_xml(text: &str) -> (Tables, Option<String>) {
        let mut tables = Tables::default();
        let mut reader = Reader::from_str(text);
        let mut rule = String::new();
        for _ in 0..MAX_ELEMENTS {
            match reader.read_event() {
                Ok(Event::Start(element) | Event::Empty(element)) => tables.take(&element, &mut rule),
                Ok(Event::Eof) => return (tables, None),
                Err(why) => return (tables, Some(format!("is no XML to its end: {why}"))),
                Ok(_) => {}
            }
        }
        (tables, Some(format!("has more than {MAX_ELEMENTS} elements")))
    }

    fn take(&mut self, element: &BytesStart<'_>, rule: &mut String) {
        let says = Says::of(element);
        match element.name().as_ref() {
            "colors" => rule.clear(),
            // Inside of a rule it names one of its colours.
            "color" if rule.is_empty() => {
                let part = |key: &str| says.get(key).parse::<u8>().ok();
                if let (Some(r), Some(g), Some(b)) = (part("red"), part("green"), part("blue")) {
                    self.colours.insert(says.get("name").to_owned(), [r, g, b]);
                }
            }
            "color" => {
                if let Laid::Under(_, colours) = self.laid.named(rule, Laid::NOTHING) {
                    colours.push(says.get("name").to_owned());
                }
            }
            "colorSSR" => {
                says.get("name").clone_into(rule);
                self.recolour.named(rule, Vec::new()).clear();
            }
            "colorMap" => self.map(rule, says.get("fromColor"), says.get("toColor")),
            "underlaySSRule" => {
                says.get("name").clone_into(rule);
                *self.laid.named(rule, Laid::NOTHING) = Laid::Under(says.get("image").to_owned(), Vec::new());
            }
            "overlaySSRuleSet" => {
                says.get("name").clone_into(rule);
                *self.laid.named(rule, Laid::NOTHING) = Laid::NOTHING;
            }
            "overlaySSRule" => {
                *self.laid.named(says.get("name"), Laid::NOTHING) = Laid::Over(vec![says.picture()])
            }
            // In a set of pictures.
            "overlay" => {
                if let Laid::Over(pictures) = self.laid.named(rule, Laid::NOTHING) {
                    pictures.push(says.picture());
                }
            }
            _ => {}
        }
    }

    /// The later of two targets of one colour counts, where the first stood.
    fn map(&mut self, rule: &str, from: &str, to: &str) {
        let pairs = self.recolour.named(rule, Vec::new());
        match pairs.iter_mut().find(|(known, _)| known == from) {
            Some((_, target)) => to.clone_into(target),
            None => pairs.push((from.to_owned(), to.to_owned())),
        }
    }

    /// Lays the tables of a board over these. Where it says nothing in XML its plain texts count, if it has them:
    /// `colors`, `colorSSR`, `overlaySSR`.
    pub(super) fn of_board(&mut self, own: Tables, plain: &dyn Fn(&str) -> Option<String>) {
        let mut own = own;
        let is_told = !own.colours.is_empty() || !own.recolour.0.is_empty();
        if !is_told {
            own.colours = plain("colors").map_or_else(BTreeMap::new, |text| plain_colours(&text));
        }
        if own.recolour.0.is_empty() {
            own.recolour = plain("colorSSR").map_or_else(Rules::default, |text| plain_recolouring(&text));
        }
        if own.laid.0.is_empty() {
            own.laid = plain("overlaySSR").map_or_else(Rules::default, |text| plain_laid(&text));
        }
        self.colours.append(&mut own.colours);
        self.recolour.lay_over(own.recolour);
        self.laid.lay_over(own.laid);
    }

    /// What becomes of each colour under these rules, whatever their order.
    pub(super) fn recoloured(&self, rules: &[String]) -> BTreeMap<Rgb, Rgb> {
        let mut now: BTreeMap<Rgb, Rgb> = BTreeMap::new();
        for (_, pairs) in self.recolour.0.iter().filter(|(name, _)| rules.contains(name)) {
            for (from, to) in pairs {
                let Some((from, to)) = self.colours.get(from).zip(self.colours.get(to)) else { continue };
                if from != to {
                    now.entry(*from).or_insert(*to);
                    now.values_mut().filter(|target| **target == *from).for_each(|target| *target = *to);
                }
            }
        }
        now
    }
}

/// The words of each line of a plain text, without what stands behind `//`.
fn lines(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let told = |line: &'_ str| line.find("//").unwrap_or(line.len());
    text.lines().map(move |line| line[..told(line)].split_whitespace().collect())
}

fn numbers<const N: usize, T: core::str::FromStr>(text: &str) -> Option<[T; N]> {
    let all: Option<Vec<T>> = text.split(',').map(|part| part.trim().parse().ok()).collect();
    all?.try_into().ok()
}

/// `Name r,g,b`, a line each.
fn plain_colours(text: &str) -> BTreeMap<String, Rgb> {
    let colour = |words: Vec<&str>| match words.as_slice() {
        [name, rgb] => Some(((*name).to_owned(), numbers::<3, u8>(rgb)?)),
        _ => None,
    };
    lines(text).filter_map(colour).collect()
}

/// `Rule`, then `A=B`, as many as there are.
fn plain_recolouring(text: &str) -> Rules<Vec<(String, String)>> {
    let (mut rules, mut rule) = (Rules::default(), String::new());
    for word in lines(text).flatten() {
        match word.split_once('=') {
            Some((from, to)) => rules.named(&rule, Vec::new()).push((from.to_owned(), to.to_owned())),
            None => {
                word.clone_into(&mut rule);
                rules.named(&rule, Vec::new());
            }
        }
    }
    rules
}

/// `Rule`, then `file x,y` or `underlay file names`.
fn plain_laid(text: &str) -> Rules<Laid> {
    let (mut rules, mut rule) = (Rules::default(), String::new());
    for words in lines(text) {
        match words.as_slice() {
            [name] => (*name).clone_into(&mut rule),
            ["underlay", picture, names @ ..] => {
                let names = names.iter().flat_map(|names| names.split(',')).map(str::to_owned).collect();
                *rules.named(&rule, Laid::NOTHING) = Laid::Under((*picture).to_owned(), names);
            }
            [picture, at, ..] => {
                let Some(at) = numbers::<2, i32>(at) else { continue };
                if let Laid::Over(pictures) = rules.named(&rule, Laid::NOTHING) {
                    pictures.push(((*picture).to_owned(), at));
                }
            }
            [] => {}
        }
    }
    rules
}
