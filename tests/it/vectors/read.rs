//! The TOML of a vector file, read without judging it. Every key that is read is remembered, so that a key
//! nobody asked for can be named.

use asl_core::num::Mp;
use serde::Deserialize;
use std::cell::RefCell;
use std::collections::BTreeSet;
use toml::{Table, Value};

/// The schema that this runner executes.
pub const SCHEMA: &str = "d2-vectors/1";

/// One vector file.
#[derive(Deserialize)]
pub struct File {
    /// Which vocabulary it uses.
    pub schema: String,
    /// The vectors.
    #[serde(default)]
    pub vector: Vec<Vector>,
}

/// One vector.
#[derive(Deserialize)]
pub struct Vector {
    /// Its name.
    pub id: String,
    /// Printings under which it holds.
    pub editions: Vec<String>,
    /// Clauses that must be reported.
    #[serde(default)]
    pub violations: Vec<String>,
    /// Clauses that may be reported.
    #[serde(default)]
    pub also: Vec<String>,
    /// The log.
    pub actions: Vec<Table>,
    /// The position before it.
    pub setup: Table,
    /// Facts after it.
    #[serde(default, rename = "final")]
    pub last: Table,
    /// Everything else.
    #[serde(flatten)]
    pub rest: Table,
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
    pub fn unknown(&self) -> Vec<String> {
        self.rest.keys().filter(|key| !INFO.contains(&key.as_str())).cloned().collect()
    }
}

/// A table whose keys are ticked off as they are read.
#[derive(Clone)]
pub struct Fields {
    name: String,
    table: Table,
    read: RefCell<BTreeSet<String>>,
}

impl Fields {
    /// The fields of a table, under a name for messages.
    pub fn of(name: impl Into<String>, table: &Table) -> Fields {
        Fields { name: name.into(), table: table.clone(), read: RefCell::default() }
    }

    /// Keys that nobody has read.
    pub fn unread(&self) -> Vec<String> {
        let read = self.read.borrow();
        let left = self.table.keys().filter(|key| !read.contains(*key));
        left.map(|key| format!("{}.{key}", self.name)).collect()
    }

    /// Ticks off keys that speak to the reader only.
    pub fn info(&self, keys: &[&str]) {
        self.read.borrow_mut().extend(keys.iter().map(|key| String::from(*key)));
    }

    fn get(&self, key: &str) -> Option<&Value> {
        self.info(&[key]);
        self.table.get(key)
    }

    /// The keys there are.
    pub fn keys(&self) -> impl Iterator<Item = &String> {
        self.table.keys()
    }

    /// Is there such a key? Reads nothing.
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// A text.
    pub fn text(&self, key: &str) -> Option<&str> {
        self.get(key)?.as_str()
    }

    /// A text that must be there.
    pub fn need(&self, key: &str) -> &str {
        self.text(key).unwrap_or_else(|| panic!("{} has no {key}", self.name))
    }

    /// True or false.
    pub fn flag(&self, key: &str) -> Option<bool> {
        self.get(key)?.as_bool()
    }

    /// True, or absent.
    pub fn is(&self, key: &str) -> bool {
        self.flag(key) == Some(true)
    }

    /// A whole number.
    pub fn int(&self, key: &str) -> Option<i64> {
        self.get(key)?.as_integer()
    }

    /// MP, written as an integer or a decimal.
    pub fn mp(&self, key: &str) -> Option<Mp> {
        self.get(key).and_then(mp)
    }

    /// A list of MP.
    pub fn mps(&self, key: &str) -> Vec<Mp> {
        self.get(key).and_then(Value::as_array).into_iter().flatten().filter_map(mp).collect()
    }

    /// A list of texts.
    pub fn texts(&self, key: &str) -> Vec<String> {
        let list = self.get(key).and_then(Value::as_array);
        list.into_iter().flatten().filter_map(|v| v.as_str().map(String::from)).collect()
    }

    /// A roll: `[colored, white]` or a bare die.
    pub fn dice(&self, key: &str) -> Option<Vec<i64>> {
        match self.get(key)? {
            Value::Integer(die) => Some(vec![*die]),
            Value::Array(dice) => dice.iter().map(Value::as_integer).collect(),
            Value::String(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) | Value::Table(_) => {
                None
            }
        }
    }

    /// A table within; an empty one when absent.
    pub fn table(&self, key: &str) -> Fields {
        let empty = Table::new();
        let table = self.get(key).and_then(Value::as_table).unwrap_or(&empty);
        Fields::of(format!("{}.{key}", self.name), table)
    }

    /// A list of tables.
    pub fn tables(&self, key: &str) -> Vec<Fields> {
        let list = self.get(key).and_then(Value::as_array).into_iter().flatten();
        list.filter_map(Value::as_table).map(|t| Fields::of(format!("{}.{key}", self.name), t)).collect()
    }
}

fn mp(value: &Value) -> Option<Mp> {
    let text = value.as_float().map(|f| f.to_string());
    text.or_else(|| value.as_integer().map(|n| n.to_string()))?.parse().ok()
}
