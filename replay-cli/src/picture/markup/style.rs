//! How a label looks: declarations and rules of a list, each rule bound to its label.

use std::collections::BTreeMap;

/// Most bytes of the sheet of all labels.
const MAX_SHEET: usize = 256 << 10;

/// What may be said of how something looks. Nothing here leaves its place.
const PROPERTIES: [&str; 33] = [
    "color",
    "background",
    "background-color",
    "font-weight",
    "font-style",
    "font-size",
    "font-family",
    "text-align",
    "text-decoration",
    "vertical-align",
    "width",
    "height",
    "white-space",
    "line-height",
    "list-style-type",
    "padding",
    "padding-top",
    "padding-right",
    "padding-bottom",
    "padding-left",
    "margin",
    "margin-top",
    "margin-right",
    "margin-bottom",
    "margin-left",
    "border",
    "border-top",
    "border-right",
    "border-bottom",
    "border-left",
    "border-color",
    "border-width",
    "border-style",
];

/// The looks of all labels of a page, each once.
#[derive(Debug, Default)]
pub struct Styles {
    classes: BTreeMap<String, usize>,
    scopes: BTreeMap<String, usize>,
    sheet: String,
}

impl Styles {
    /// The class of these declarations, which are no stranger's or were sifted.
    #[must_use]
    pub fn class(&mut self, looks: &str) -> String {
        if let Some(known) = self.classes.get(looks) {
            return format!("x{known}");
        }
        let number = self.classes.len();
        self.add(&format!(".x{number}{{{looks}}}"));
        self.classes.insert(looks.to_owned(), number);
        format!("x{number}")
    }

    /// The class of a label with rules of its own; none where they say nothing.
    pub(super) fn scope(&mut self, rules: &str) -> Option<String> {
        let read = rules_of(rules);
        if read.is_empty() {
            return None;
        }
        if let Some(known) = self.scopes.get(rules) {
            return Some(format!("y{known}"));
        }
        let scope = format!("y{}", self.scopes.len());
        for (selectors, looks) in read {
            let selectors: Vec<String> = selectors.iter().map(|one| format!(".{scope} {one}")).collect();
            self.add(&format!("{}{{{looks}}}", selectors.join(",")));
        }
        self.scopes.insert(rules.to_owned(), self.scopes.len());
        Some(scope)
    }

    /// The sheet.
    #[must_use]
    pub fn sheet(&self) -> &str {
        &self.sheet
    }

    fn add(&mut self, rule: &str) {
        if self.sheet.len() + rule.len() <= MAX_SHEET {
            self.sheet += rule;
        }
    }
}

/// Those declarations that may stand.
pub(super) fn declarations(text: &str) -> String {
    let one = |part: &str| {
        let (property, value) = part.split_once(':')?;
        let (property, value) = (property.trim().to_ascii_lowercase(), value.trim());
        let is_known = PROPERTIES.contains(&property.as_str());
        (is_known && is_plain(value)).then(|| format!("{property}:{}", with_units(&property, value)))
    };
    text.split(';').take(64).filter_map(one).collect::<Vec<_>>().join(";")
}

/// Words, numbers and colours; no function but that of a colour.
fn is_plain(value: &str) -> bool {
    let is_colour = value
        .strip_prefix("rgb(")
        .and_then(|inner| inner.strip_suffix(')'))
        .is_some_and(|inner| inner.bytes().all(|b| b.is_ascii_digit() || matches!(b, b',' | b' ')));
    let is_word = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b' ' | b'#' | b'%' | b'.' | b',' | b'-');
    (1..=80).contains(&value.len()) && (is_colour || value.bytes().all(is_word))
}

/// Lengths without a unit are pixels where VASL reads them, and nothing where browsers do.
fn with_units(property: &str, value: &str) -> String {
    let is_length =
        !property.contains("color") && !matches!(property, "font-weight" | "line-height" | "background");
    let part = |part: &str| {
        let is_number = is_length && part != "0" && part.bytes().all(|b| b.is_ascii_digit());
        if is_number { format!("{part}px") } else { part.to_owned() }
    };
    value.split(' ').map(part).collect::<Vec<_>>().join(" ")
}

/// The name of a class as it stands in the page: no class of the page's own.
pub(super) fn class_name(name: &str) -> Option<String> {
    let is_name = (1..=40).contains(&name.len())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'));
    is_name.then(|| format!("x-{name}"))
}

/// The rules of a sheet: what they speak of, and what they say.
fn rules_of(sheet: &str) -> Vec<(Vec<String>, String)> {
    let sheet = without_comments(sheet);
    let rule = |text: &str| {
        let (selectors, looks) = text.split_once('{')?;
        let looks = declarations(looks);
        let selectors: Vec<String> = selectors.split(',').filter_map(selector).collect();
        (!looks.is_empty() && !selectors.is_empty()).then_some((selectors, looks))
    };
    sheet.split('}').take(200).filter_map(rule).collect()
}

/// Tags and classes, one in the other.
fn selector(text: &str) -> Option<String> {
    let part = |part: &str| {
        let (tag, classes) = part.split_once('.').map_or((part, None), |(tag, class)| (tag, Some(class)));
        let is_tag = tag == "*" || tag.bytes().all(|b| b.is_ascii_alphanumeric());
        let class = match classes {
            Some(name) => format!(".{}", class_name(name)?),
            None => String::new(),
        };
        (is_tag && !part.is_empty()).then(|| format!("{}{class}", tag.to_ascii_lowercase()))
    };
    let parts: Option<Vec<String>> = text.split_whitespace().filter(|part| *part != ">").map(part).collect();
    parts.filter(|parts| (1..=8).contains(&parts.len())).map(|parts| parts.join(" "))
}

fn without_comments(sheet: &str) -> String {
    let mut out = String::new();
    let mut rest = sheet;
    while let Some((before, behind)) = rest.split_once("/*") {
        out += before;
        rest = behind.split_once("*/").map_or("", |(_, rest)| rest);
    }
    (out + rest).replace("<!--", "").replace("-->", "")
}
