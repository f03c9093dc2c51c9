//! The chapters whose clauses have a `guard` flag and whose vectors are retold as cases: their ledgers,
//! vectors, and the lists of what is still to be done. D2 has a form of its own.

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// One chapter's files.
pub(crate) struct Chapter {
    /// The folder of its cases.
    pub(crate) cases: &'static str,
    /// What the ids of its clauses begin with.
    pub(crate) prefix: &'static str,
    /// How many clauses its ledger has.
    pub(crate) size: usize,
    ledger: &'static str,
    vectors: &'static str,
    missing: &'static str,
    inexpressible: &'static str,
    open_clauses: &'static str,
    open_ledger: &'static str,
    open_figures: &'static str,
}

/// All of them.
pub(crate) static CHAPTERS: [Chapter; 2] = [
    Chapter {
        cases: "cases/a7",
        prefix: "A7",
        size: 230,
        ledger: include_str!("../../vectors/ledger_a7.toml"),
        vectors: include_str!("../../vectors/vectors_a7.toml"),
        missing: "",
        inexpressible: include_str!("../../cases/a7/not_expressible.txt"),
        open_clauses: "",
        open_ledger: include_str!("../../cases/a7/open_ledger.txt"),
        open_figures: include_str!("../../cases/a7/open_figures.txt"),
    },
    Chapter {
        cases: "cases/d3",
        prefix: "D3",
        size: 155,
        ledger: include_str!("../../vectors/ledger_d3.toml"),
        vectors: include_str!("../../vectors/vectors_d3.toml"),
        missing: include_str!("../../cases/d3/missing.txt"),
        inexpressible: include_str!("../../cases/d3/not_expressible.txt"),
        open_clauses: include_str!("../../cases/d3/open_clauses.txt"),
        open_ledger: include_str!("../../cases/d3/open_ledger.txt"),
        open_figures: include_str!("../../cases/d3/open_figures.txt"),
    },
];

#[derive(Deserialize)]
struct Ledger {
    clause: Vec<Entry>,
}

/// One clause of a ledger.
#[derive(Deserialize)]
pub(crate) struct Entry {
    /// Its id.
    pub(crate) id: String,
    /// It permits: nothing may be reported for it.
    #[serde(default)]
    pub(crate) guard: bool,
    /// How far two sources agree: a clause that has `one` alone accuses nobody.
    #[serde(default)]
    pub(crate) agree: String,
}

#[derive(Deserialize)]
struct Vectors {
    vector: Vec<Vector>,
}

/// One vector.
#[derive(Deserialize)]
pub(crate) struct Vector {
    pub(crate) id: String,
    #[serde(default)]
    pub(crate) violations: Vec<String>,
    /// What may be reported besides.
    #[serde(default)]
    pub(crate) also: Vec<String>,
    #[serde(default)]
    pub(crate) expect: BTreeMap<String, toml::Value>,
}

/// The clauses of a ledger.
pub(crate) fn ledger_of(text: &str) -> Vec<Entry> {
    toml::from_str::<Ledger>(text).expect("the ledger").clause
}

/// The vectors of a file.
pub(crate) fn vectors_of(text: &str) -> Vec<Vector> {
    toml::from_str::<Vectors>(text).expect("the vectors").vector
}

/// The first words of the lines of a list.
pub(crate) fn listed(text: &'static str) -> BTreeSet<&'static str> {
    text.lines().filter_map(|line| line.split_whitespace().next()).filter(|word| *word != "#").collect()
}

impl Chapter {
    /// The clauses of its ledger.
    pub(crate) fn ledger(&self) -> Vec<Entry> {
        ledger_of(self.ledger)
    }

    /// Clauses of its ledger that are not in the book yet.
    pub(crate) fn open_ledger(&self) -> BTreeSet<&'static str> {
        listed(self.open_ledger)
    }

    /// Its vectors.
    pub(crate) fn vectors(&self) -> Vec<Vector> {
        vectors_of(self.vectors)
    }

    /// Vectors that a case is still to be written for.
    pub(crate) fn missing(&self) -> BTreeSet<&'static str> {
        listed(self.missing)
    }

    /// Vectors that the notation cannot express.
    pub(crate) fn inexpressible(&self) -> BTreeSet<&'static str> {
        listed(self.inexpressible)
    }

    /// Keys of its vectors' `expect` that no figure serves yet.
    pub(crate) fn open_figures(&self) -> BTreeSet<&'static str> {
        listed(self.open_figures)
    }

    /// Is a case of this kind (`kept`, `broken`, `blamed`, `used`) still to be written for a clause?
    fn lacks(&self, kind: &str, id: &str) -> bool {
        self.open_clauses.lines().any(|line| line.split_once(' ') == Some((kind, id)))
    }
}

/// Is a case of this kind still to be written for a clause of any chapter?
pub(crate) fn is_open(id: &str, kind: &str) -> bool {
    CHAPTERS.iter().any(|chapter| chapter.lacks(kind, id))
}
