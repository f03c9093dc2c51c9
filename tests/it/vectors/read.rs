//! The TOML of a vector file, read without judging it. Every key that is read is remembered, so that a key
//! nobody asked for can be named.

use asl_core::vocab::num::Mp;
use serde::Deserialize;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use toml::{Table, Value};

/// The schema that this runner executes.
pub(crate) const SCHEMA: &str = "d2-vectors/1";

/// One vector file.
#[derive(Deserialize)]
pub(crate) struct File {
    /// Which vocabulary it uses.
    pub(crate) schema: String,
    /// The vectors.
    #[serde(default)]
    pub(crate) vector: Vec<Vector>,
}

/// One vector.
#[derive(Deserialize)]
pub(crate) struct Vector {
    /// Its name.
    pub(crate) id: String,
    /// Printings under which it holds.
    pub(crate) editions: Vec<String>,
    /// Clauses that must be reported.
    #[serde(default)]
    pub(crate) violations: Vec<String>,
    /// Clauses that may be reported.
    #[serde(default)]
    pub(crate) also: Vec<String>,
    /// The log.
    pub(crate) actions: Vec<Table>,
    /// The position before it.
    pub(crate) setup: Table,
    /// Facts after it.
    #[serde(default, rename = "final")]
    pub(crate) last: Table,
    /// Everything else.
    #[serde(flatten)]
    pub(crate) rest: Table,
}

/// Keys of a vector that speak to the reader only.
const INFO: &[&str] = &[
    "source",
    "rules",
    "title",
    "expect",
    "why",
    "reading",
    "verified",
    "outside_d2",
    "offboard_hex",
    "typo_of",
];

impl Vector {
    /// Keys that this runner does not know.
    pub(crate) fn unknown(&self) -> Vec<String> {
        self.rest.keys().filter(|key| !INFO.contains(&key.as_str())).cloned().collect()
    }
}

/// A table whose keys are ticked off as they are read.
#[derive(Clone)]
pub(crate) struct Fields {
    name: String,
    table: Table,
    read: RefCell<BTreeSet<String>>,
    strange: Cell<bool>,
}

impl Fields {
    /// The fields of a table, under a name for messages.
    pub(crate) fn of(name: impl Into<String>, table: &Table) -> Fields {
        Fields {
            name: name.into(),
            table: table.clone(),
            read: RefCell::default(),
            strange: Cell::new(false),
        }
    }

    /// Keys that nobody has read.
    pub(crate) fn unread(&self) -> Vec<String> {
        let read = self.read.borrow();
        let left = self.table.keys().filter(|key| !read.contains(*key));
        let left = left.map(|key| format!("{}.{key}", self.name));
        left.chain(self.strange.get().then(|| format!("the whole of {}", self.name))).collect()
    }

    /// Nobody knows what this table is.
    pub(crate) fn is_strange(&self) {
        self.strange.set(true);
    }

    /// Ticks off keys that speak to the reader only.
    pub(crate) fn info(&self, keys: &[&str]) {
        self.read.borrow_mut().extend(keys.iter().map(|key| String::from(*key)));
    }

    fn get(&self, key: &str) -> Option<&Value> {
        self.info(&[key]);
        self.table.get(key)
    }

    /// The keys there are.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &String> {
        self.table.keys()
    }

    /// Is there such a key? Reads nothing.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// A text.
    pub(crate) fn text(&self, key: &str) -> Option<&str> {
        self.get(key)?.as_str()
    }

    /// A text that must be there.
    pub(crate) fn need(&self, key: &str) -> &str {
        self.text(key).unwrap_or_else(|| panic!("{} has no {key}", self.name))
    }

    /// True or false.
    pub(crate) fn flag(&self, key: &str) -> Option<bool> {
        self.get(key)?.as_bool()
    }

    /// True, or absent.
    pub(crate) fn is(&self, key: &str) -> bool {
        self.flag(key) == Some(true)
    }

    /// A whole number.
    pub(crate) fn int(&self, key: &str) -> Option<i64> {
        self.get(key)?.as_integer()
    }

    /// MP, written as an integer or a decimal.
    pub(crate) fn mp(&self, key: &str) -> Option<Mp> {
        self.get(key).and_then(mp)
    }

    /// A list of MP.
    pub(crate) fn mps(&self, key: &str) -> Vec<Mp> {
        self.get(key).and_then(Value::as_array).into_iter().flatten().filter_map(mp).collect()
    }

    /// A list of texts.
    pub(crate) fn texts(&self, key: &str) -> Vec<String> {
        let list = self.get(key).and_then(Value::as_array);
        list.into_iter().flatten().filter_map(|v| v.as_str().map(String::from)).collect()
    }

    /// A roll: `[colored, white]` or a bare die.
    pub(crate) fn dice(&self, key: &str) -> Option<Vec<i64>> {
        match self.get(key)? {
            Value::Integer(die) => Some(vec![*die]),
            Value::Array(dice) => dice.iter().map(Value::as_integer).collect(),
            Value::String(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) | Value::Table(_) => {
                None
            }
        }
    }

    /// A table within; an empty one when absent.
    pub(crate) fn table(&self, key: &str) -> Fields {
        let empty = Table::new();
        let table = self.get(key).and_then(Value::as_table).unwrap_or(&empty);
        Fields::of(format!("{}.{key}", self.name), table)
    }

    /// A list of tables.
    pub(crate) fn tables(&self, key: &str) -> Vec<Fields> {
        let list = self.get(key).and_then(Value::as_array).into_iter().flatten();
        list.filter_map(Value::as_table).map(|t| Fields::of(format!("{}.{key}", self.name), t)).collect()
    }
}

fn mp(value: &Value) -> Option<Mp> {
    let text = value.as_float().map(|f| f.to_string());
    text.or_else(|| value.as_integer().map(|n| n.to_string()))?.parse().ok()
}
