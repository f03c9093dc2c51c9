//! The HTML of a label, which is a stranger's, as HTML that can do nothing but look.
//!
//! Input: the text of a label. Output: tags and attributes of a list, nothing else; what it says of its looks goes into
//! rules of a style sheet that speak of this label alone. No script, no address, no picture: where one was stands a grey
//! box. Tags that were left open are closed, and none is closed that it did not open.

mod style;
mod tokens;

pub use style::Styles;

use crate::words::harmless;
use tokens::{Tag, Token, tokens};

/// Tags that stay as they are.
const KEPT: [&str; 31] = [
    "b", "i", "u", "br", "p", "div", "span", "table", "tbody", "thead", "tr", "td", "th", "ul", "ol", "li",
    "small", "sup", "sub", "em", "strong", "hr", "h1", "h2", "h3", "h4", "code", "dl", "dt", "dd", "caption",
];
/// Tags of old that are drawn as another, and how that one looks.
const OLD: [(&str, &str, &str); 6] = [
    ("center", "div", "text-align:center"),
    ("nobr", "span", "white-space:nowrap"),
    ("font", "span", ""),
    ("big", "span", "font-size:larger"),
    ("tt", "code", ""),
    ("strike", "span", "text-decoration:line-through"),
];
/// Tags whose content is not drawn.
const SILENT: [&str; 6] = ["script", "title", "style", "iframe", "object", "textarea"];
/// Tags that hold nothing.
const EMPTY: [&str; 2] = ["br", "hr"];
/// Attributes whose value is a number or a word of the list behind them.
const NUMBERS: [&str; 7] = ["colspan", "rowspan", "width", "height", "border", "cellpadding", "cellspacing"];
const PLACES: [&str; 2] = ["align", "valign"];
/// Deepest nesting.
const MAX_DEPTH: usize = 64;

/// The label as harmless HTML, with its number in the sheet where it has rules of its own.
#[must_use]
pub fn harmless_html(text: &str, styles: &mut Styles) -> String {
    let mut writer =
        Writer { out: String::new(), open: Vec::new(), silent: None, sheet: String::new(), styles };
    for token in tokens(text) {
        writer.write(token);
    }
    while let Some(tag) = writer.open.pop() {
        writer.close_with(tag);
    }
    let Writer { out, sheet, styles, .. } = writer;
    match styles.scope(&sheet) {
        Some(scope) => format!("<div class=\"{scope}\">{out}</div>"),
        None => out,
    }
}

/// Plain words as HTML.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in harmless(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}

struct Writer<'s> {
    out: String,
    /// What was opened: as it is called there, and as it is written.
    open: Vec<(String, &'static str)>,
    /// The tag whose content is not drawn.
    silent: Option<String>,
    /// What stood in its style sheets.
    sheet: String,
    styles: &'s mut Styles,
}

impl Writer<'_> {
    fn write(&mut self, token: Token<'_>) {
        if let Some(silent) = &self.silent {
            match token {
                Token::Close(name) if name == *silent => self.silent = None,
                Token::Words(words) if silent == "style" => self.sheet.push_str(words),
                Token::Words(_) | Token::Open(_) | Token::Close(_) => {}
            }
            return;
        }
        match token {
            Token::Words(words) => self.out += &escaped(&tokens::decoded(words)),
            Token::Open(tag) => self.open(&tag),
            Token::Close(name) => self.close(&name),
        }
    }

    fn open(&mut self, tag: &Tag) {
        if SILENT.contains(&tag.name.as_str()) {
            self.silent = Some(tag.name.clone());
            return;
        }
        if tag.name == "img" {
            return self.picture(tag);
        }
        let kept = KEPT.iter().find(|kept| **kept == tag.name).map(|kept| (*kept, ""));
        let old = OLD.iter().find(|(old, ..)| *old == tag.name).map(|(_, now, looks)| (*now, *looks));
        let Some((now, looks)) = kept.or(old) else { return };
        let is_empty = EMPTY.contains(&now);
        if !is_empty && self.open.len() >= MAX_DEPTH {
            return;
        }
        let attributes = self.attributes(tag, looks);
        self.out += &format!("<{now}{attributes}>");
        if !is_empty {
            self.open.push((tag.name.clone(), now));
        }
    }

    /// A box as large as the picture would be.
    fn picture(&mut self, tag: &Tag) {
        let side =
            |key: &str| tag.get(key).and_then(|text| text.parse::<u16>().ok()).unwrap_or(12).clamp(1, 400);
        let looks = format!(
            "display:inline-block;background:#ccc;width:{}px;height:{}px",
            side("width"),
            side("height")
        );
        let class = self.styles.class(&looks);
        self.out += &format!("<span class=\"{class}\"></span>");
    }

    fn attributes(&mut self, tag: &Tag, looks: &str) -> String {
        let mut out = String::new();
        let mut looks = vec![looks.to_owned()];
        let mut classes = Vec::new();
        for (key, value) in &tag.attributes {
            match key.as_str() {
                "style" => looks.push(style::declarations(value)),
                "color" => looks.push(style::declarations(&format!("color:{value}"))),
                "bgcolor" => looks.push(style::declarations(&format!("background:{value}"))),
                "class" => classes.extend(value.split_whitespace().filter_map(style::class_name)),
                key if NUMBERS.contains(&key) && is_number(value) => out += &format!(" {key}=\"{value}\""),
                key if PLACES.contains(&key) && value.bytes().all(|b| b.is_ascii_alphabetic()) => {
                    out += &format!(" {key}=\"{value}\"");
                }
                _ => {}
            }
        }
        looks.retain(|looks| !looks.is_empty());
        if !looks.is_empty() {
            classes.push(self.styles.class(&looks.join(";")));
        }
        if !classes.is_empty() {
            out += &format!(" class=\"{}\"", classes.join(" "));
        }
        out
    }

    fn close(&mut self, name: &str) {
        if !self.open.iter().any(|(open, _)| open == name) {
            return;
        }
        while let Some(tag) = self.open.pop() {
            let is_it = tag.0 == name;
            self.close_with(tag);
            if is_it {
                break;
            }
        }
    }

    fn close_with(&mut self, (_, written): (String, &'static str)) {
        self.out += &format!("</{written}>");
    }
}

fn is_number(value: &str) -> bool {
    let digits = value.strip_suffix('%').unwrap_or(value);
    (1..=4).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit())
}
