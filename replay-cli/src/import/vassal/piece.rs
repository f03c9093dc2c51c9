//! A counter, stack or deck: two parallel chains of traits, outermost first, and the innermost base.
//!
//! Input: the definition and state texts of one add command. It does not know where the piece lies relative to
//! others; see `position` for stacks and `layers` for what the counter shows.

use std::collections::BTreeMap;

use thiserror::Error;

use super::leaf::Spot;
use super::sequence;

/// Longest chain of traits looked at (real counters have up to 60).
pub const MAX_TRAITS: usize = 160;
/// Most members of a stack or deck.
pub const MAX_MEMBERS: usize = 4096;

/// One trait with its state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trait {
    /// Text of the definition up to the first `;`.
    pub kind: String,
    /// The whole definition.
    pub definition: String,
    /// The state now.
    pub state: String,
}

/// What stands at the end of the chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Base {
    /// An ordinary counter.
    Counter(Counter),
    /// A stack: members bottom to top.
    Stack {
        /// Ids of the members.
        members: Vec<String>,
    },
    /// A deck.
    Deck {
        /// Ids of the cards.
        members: Vec<String>,
    },
}

/// The innermost trait of an ordinary counter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counter {
    /// Image of the bare counter.
    pub image: String,
    /// Name of the bare counter.
    pub name: String,
    /// Joins to the counter's definition in the module.
    pub gpid: String,
    /// Persistent properties, `OldLocationName` among them.
    pub properties: BTreeMap<String, String>,
}

/// A piece as its own chains describe it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its id.
    pub id: String,
    /// The traits, outermost first, without the base.
    pub traits: Vec<Trait>,
    /// The base.
    pub base: Base,
    /// Where its own state says it lies (stale for a member of a stack).
    pub spot: Spot,
}

/// One trait whose state changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diff {
    /// Index in the chain, 0 = outermost; the base has the last index.
    pub index: usize,
    /// Kind of the trait.
    pub kind: String,
    /// State before.
    pub from: String,
    /// State after.
    pub to: String,
}

/// Why the chains make no piece.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PieceError {
    /// The chains differ in length.
    #[error("{definitions} trait definitions but {states} trait states")]
    Length {
        /// Definitions counted.
        definitions: usize,
        /// States counted.
        states: usize,
    },
    /// Longer than [`MAX_TRAITS`], or a link that is not a pair.
    #[error("a trait chain that cannot be read")]
    Chain,
    /// A coordinate is not a number.
    #[error("the position {0:?} cannot be read")]
    Spot(String),
    /// More than [`MAX_MEMBERS`].
    #[error("more than {MAX_MEMBERS} pieces in one stack")]
    Members,
}

/// Peels a chain, outermost first. A text without TAB is a chain of one.
///
/// # Errors
/// A link with more than two tokens, or more than [`MAX_TRAITS`] links.
pub fn chain(text: &str) -> Result<Vec<String>, PieceError> {
    let mut links = Vec::new();
    let mut rest = text.to_owned();
    while rest.contains('\t') {
        let (this, inner) = sequence::pair(&rest, '\t').ok_or(PieceError::Chain)?;
        if links.len() == MAX_TRAITS {
            return Err(PieceError::Chain);
        }
        links.push(this);
        rest = inner;
    }
    links.push(rest);
    Ok(links)
}

/// The text of a chain: the inverse of [`chain`].
#[must_use]
pub fn link(links: &[String]) -> String {
    let Some((last, outer)) = links.split_last() else { return String::new() };
    outer.iter().rev().fold(last.clone(), |inner, this| sequence::encode(&[this.as_str(), &inner], '\t'))
}

/// The `;` field of a definition or state.
#[must_use]
pub fn field(text: &str, index: usize) -> Option<String> {
    sequence::tokens(text, ';').nth(index)
}

impl Piece {
    /// Reads the two chains of an add command.
    ///
    /// # Errors
    /// Chains of different length, too long, or with an unreadable base.
    pub fn parse(id: &str, definition: &str, state: &str) -> Result<Self, PieceError> {
        let (mut definitions, mut states) = (chain(definition)?, chain(state)?);
        same_length(&definitions, &states)?;
        let base_definition = definitions.pop().unwrap_or_default();
        let base_state = states.pop().unwrap_or_default();
        let (base, spot) = base(&base_definition, &base_state)?;
        let traits = definitions.into_iter().zip(states).map(new_trait).collect();
        Ok(Self { id: id.to_owned(), traits, base, spot })
    }

    /// Applies a change command: a trait whose new state equals its given old state is left as it is now.
    ///
    /// # Errors
    /// A chain that does not fit this piece; the piece is then unchanged.
    pub fn change(&mut self, new: &str, old: Option<&str>) -> Result<Vec<Diff>, PieceError> {
        let mut new = chain(new)?;
        let mut old = old.map(chain).transpose()?.filter(|old| old.len() == new.len());
        self.check_states(&new)?;
        let base_new = new.pop().unwrap_or_default();
        let base_old = old.as_mut().and_then(Vec::pop);
        let mut diffs = self.change_base(&base_new, base_old.as_deref())?;
        for (index, state) in new.into_iter().enumerate() {
            if old.as_ref().is_some_and(|old| old[index] == state) {
                continue;
            }
            diffs.extend(self.traits[index].set(index, state));
        }
        diffs.sort_by_key(|diff| diff.index);
        Ok(diffs)
    }

    /// Ids of the members when this is a stack or deck.
    #[must_use]
    pub fn members(&self) -> &[String] {
        match &self.base {
            Base::Stack { members } | Base::Deck { members } => members,
            Base::Counter(_) => &[],
        }
    }

    /// The traits that do not stand as a change command says they stood: those that it means to change, and of the
    /// others those that show on the counter. What VASSAL adds behind an owner is not compared, nor the base: a stacked
    /// piece's own place is stale.
    #[must_use]
    pub fn contradicted(&self, new: &str, old: Option<&str>) -> Vec<String> {
        let chains = old.and_then(|old| Some((chain(new).ok()?, chain(old).ok()?)));
        let fits = |states: &[String]| states.len() == self.traits.len() + 1;
        let Some((new, old)) = chains.filter(|(new, old)| fits(new) && fits(old)) else { return Vec::new() };
        let shows =
            |t: &Trait| matches!(t.kind.as_str(), "emb2" | "rotate" | "turr" | "hide" | "conceal" | "label");
        let both = self.traits.iter().zip(new.iter().zip(&old));
        let wrong = both.filter(|(t, (new, old))| (new != old || shows(t)) && !t.stands(old));
        wrong.map(|(t, _)| t.kind.clone()).collect()
    }

    /// Bytes of its definitions: what it costs to look at it.
    #[must_use]
    pub fn weight(&self) -> usize {
        self.traits.iter().map(|t| t.definition.len() + t.state.len()).sum()
    }

    /// Whether this is a stack.
    #[must_use]
    pub fn is_stack(&self) -> bool {
        matches!(self.base, Base::Stack { .. })
    }

    /// The first trait of a kind, outermost first.
    #[must_use]
    pub fn find(&self, kind: &str) -> Option<&Trait> {
        self.traits.iter().find(|t| t.kind == kind)
    }

    /// A persistent property of the base, or the value of a dynamic property.
    #[must_use]
    pub fn property(&self, name: &str) -> Option<&str> {
        let dynamic =
            self.traits.iter().find(|t| t.kind == "PROP" && field(&t.definition, 1).as_deref() == Some(name));
        dynamic.map(|t| t.state.as_str()).or_else(|| match &self.base {
            Base::Counter(counter) => counter.properties.get(name).map(String::as_str),
            Base::Stack { .. } | Base::Deck { .. } => None,
        })
    }

    fn check_states(&self, states: &[String]) -> Result<(), PieceError> {
        let definitions = self.traits.len() + 1;
        if states.len() == definitions {
            return Ok(());
        }
        Err(PieceError::Length { definitions, states: states.len() })
    }

    fn change_base(&mut self, new: &str, old: Option<&str>) -> Result<Vec<Diff>, PieceError> {
        if old == Some(new) {
            return Ok(Vec::new());
        }
        let kind = base_kind(&self.base);
        let from = format!("{};{};{}", self.spot.map.as_deref().unwrap_or("null"), self.spot.x, self.spot.y);
        let (fresh, spot) = base_state(kind, new)?;
        self.spot = spot;
        match (&mut self.base, fresh) {
            (Base::Counter(mine), Base::Counter(fresh)) => {
                mine.gpid = fresh.gpid;
                mine.properties = fresh.properties;
            }
            (mine, fresh) => *mine = fresh,
        }
        Ok(vec![Diff { index: self.traits.len(), kind: kind.to_owned(), from, to: new.to_owned() }])
    }
}

impl Trait {
    /// Whether it stands as a command says.
    fn stands(&self, said: &str) -> bool {
        let owner = |state: &str| state.split([';', '|']).next().unwrap_or_default().to_owned();
        match self.kind.as_str() {
            "conceal" | "obs" => owner(&self.state) == owner(said),
            "sendto" => true,
            _ => self.state == said,
        }
    }

    fn set(&mut self, index: usize, to: String) -> Option<Diff> {
        if self.state == to {
            return None;
        }
        let from = core::mem::replace(&mut self.state, to.clone());
        Some(Diff { index, kind: self.kind.clone(), from, to })
    }
}

fn new_trait((definition, state): (String, String)) -> Trait {
    let kind = definition.split(';').next().unwrap_or_default().to_owned();
    Trait { kind, definition, state }
}

fn same_length(definitions: &[String], states: &[String]) -> Result<(), PieceError> {
    if definitions.len() == states.len() {
        return Ok(());
    }
    Err(PieceError::Length { definitions: definitions.len(), states: states.len() })
}

fn base_kind(base: &Base) -> &'static str {
    match base {
        Base::Counter(_) => "piece",
        Base::Stack { .. } => "stack",
        Base::Deck { .. } => "deck",
    }
}

fn base(definition: &str, state: &str) -> Result<(Base, Spot), PieceError> {
    let kind = definition.split(';').next().unwrap_or_default();
    let (mut base, spot) = base_state(kind, state)?;
    if let Base::Counter(counter) = &mut base {
        counter.image = field(definition, 3).unwrap_or_default();
        counter.name = field(definition, 4).unwrap_or_default();
    }
    Ok((base, spot))
}

fn base_state(kind: &str, state: &str) -> Result<(Base, Spot), PieceError> {
    let mut fields = sequence::tokens(state, ';');
    let spot = spot(state, [fields.next(), fields.next(), fields.next()])?;
    let base = match kind {
        "stack" => Base::Stack { members: members(fields)? },
        "deck" => Base::Deck { members: members(sequence::tokens(&fields.nth(1).unwrap_or_default(), ','))? },
        _ => counter(fields),
    };
    Ok((base, spot))
}

fn spot(state: &str, fields: [Option<String>; 3]) -> Result<Spot, PieceError> {
    let unreadable = || PieceError::Spot(state.chars().take(40).collect());
    let [Some(map), Some(x), Some(y)] = fields else { return Err(unreadable()) };
    let number = |text: &str| text.parse().map_err(|_| unreadable());
    Ok(Spot { x: number(&x)?, y: number(&y)?, map: Some(map).filter(|m| m != "null") })
}

fn members(ids: impl Iterator<Item = String>) -> Result<Vec<String>, PieceError> {
    let wanted = |id: &String| !id.is_empty() && !id.starts_with("@@");
    let members: Vec<String> = ids.filter(wanted).take(MAX_MEMBERS + 1).collect();
    if members.len() > MAX_MEMBERS { Err(PieceError::Members) } else { Ok(members) }
}

fn counter(mut fields: sequence::Tokens<'_>) -> Base {
    let gpid = fields.next().unwrap_or_default();
    let count = fields.next().and_then(|n| n.parse::<usize>().ok()).unwrap_or(0);
    let mut properties = BTreeMap::new();
    for _ in 0..count.min(MAX_MEMBERS) {
        let (Some(key), Some(value)) = (fields.next(), fields.next()) else { break };
        properties.insert(key, value);
    }
    Base::Counter(Counter { gpid, properties, ..Counter::default() })
}
