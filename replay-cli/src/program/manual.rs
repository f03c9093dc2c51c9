//! A page of the docs as a manual page. Input: Markdown as the docs are written in. Must not know: what it tells.

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};
use roff::{Inline, Roff, bold, roman};

/// A page of the docs in roff: its first heading is its name, the others are sections.
#[must_use]
pub(crate) fn manual(name: &str, section: u8, markdown: &str) -> String {
    let mut page = Page::new();
    page.roff.control("TH", [name, &section.to_string()]);
    page.roff.control("SH", ["NAME"]);
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        page.take(name, event);
    }
    page.roff.render()
}

/// The page so far, and what stands open in it.
struct Page {
    roff: Roff,
    /// The words of the paragraph, the heading or the cell that is being read.
    words: Vec<Inline>,
    is_bold: bool,
    is_code: bool,
    /// The cells of the row that is being read.
    cells: Vec<Vec<Inline>>,
    /// Lists that stand open, each in the other.
    lists: usize,
}

impl Page {
    fn new() -> Page {
        Page {
            roff: Roff::new(),
            words: Vec::new(),
            is_bold: false,
            is_code: false,
            cells: Vec::new(),
            lists: 0,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the docs use no other parts of Markdown")]
    fn take(&mut self, name: &str, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.begin(&tag),
            Event::End(tag) => self.end(name, tag),
            Event::Text(text) if self.is_code => self.code(&text),
            Event::Text(text) if self.is_bold => self.words.push(bold(text.as_ref())),
            Event::Text(text) => self.words.push(roman(text.as_ref())),
            Event::Code(text) => self.words.push(bold(text.as_ref())),
            Event::SoftBreak | Event::HardBreak => self.words.push(roman(" ")),
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "what else begins has no mark of its own")]
    fn begin(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Strong => self.is_bold = true,
            Tag::List(_) => {
                self.paragraph();
                self.lists += 1;
            }
            Tag::CodeBlock(CodeBlockKind::Fenced(_) | CodeBlockKind::Indented) => {
                self.is_code = true;
                self.roff.control("PP", []).control("RS", ["4"]).control("nf", []);
            }
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "what else ends has no mark of its own")]
    fn end(&mut self, name: &str, tag: TagEnd) {
        match tag {
            TagEnd::Heading(level) => self.heading(name, level as usize),
            TagEnd::Paragraph if self.lists == 0 => self.paragraph(),
            TagEnd::Strong => self.is_bold = false,
            TagEnd::Item => self.item(),
            TagEnd::List(_) => self.lists = self.lists.saturating_sub(1),
            TagEnd::CodeBlock => {
                self.is_code = false;
                self.roff.control("fi", []).control("RE", []);
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.words);
                self.cells.push(cell);
            }
            TagEnd::TableHead => self.cells.clear(),
            TagEnd::TableRow => self.row(),
            _ => {}
        }
    }

    fn heading(&mut self, name: &str, level: usize) {
        let words = std::mem::take(&mut self.words);
        let text: String = words.iter().map(plain).collect();
        match level {
            1 => self
                .roff
                .text([roman(format!("{name} - {}", text.to_lowercase()))])
                .control("SH", ["DESCRIPTION"]),
            2 => self.roff.control("SH", [text.to_uppercase().as_str()]),
            _ => self.roff.control("SS", [text.as_str()]),
        };
    }

    fn paragraph(&mut self) {
        if !self.words.is_empty() {
            let words = std::mem::take(&mut self.words);
            self.roff.control("PP", []).text(words);
        }
    }

    fn item(&mut self) {
        let words = std::mem::take(&mut self.words);
        self.roff.control("IP", ["*", "2"]).text(words);
    }

    /// A row of a table: its first cell, and what stands beside it.
    fn row(&mut self) {
        let mut cells = std::mem::take(&mut self.cells).into_iter();
        let first = cells.next().unwrap_or_default();
        let mut rest: Vec<Inline> = Vec::new();
        for cell in cells.filter(|cell| !cell.is_empty()) {
            if !rest.is_empty() {
                rest.push(roman("; "));
            }
            rest.extend(cell);
        }
        self.roff.control("TP", []).text(first).text(rest);
    }

    fn code(&mut self, text: &str) {
        for line in text.lines() {
            self.roff.text([roman(if line.is_empty() { " " } else { line })]);
        }
    }
}

fn plain(word: &Inline) -> String {
    match word {
        Inline::Roman(text) | Inline::Italic(text) | Inline::Bold(text) => text.clone(),
        Inline::LineBreak => " ".into(),
    }
}
