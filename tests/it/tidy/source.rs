//! A source file as far as the laws of the house need it: the paths that it names, its words, its texts.

use std::path::Path;

/// A Rust file.
pub(super) struct Source {
    /// Its path in the repository.
    pub(super) path: String,
    /// Its lines.
    pub(super) lines: usize,
    /// It begins with a line of documentation.
    pub(super) has_head: bool,
    tokens: Vec<Token>,
}

/// Something at a line.
pub(super) type At<T> = (usize, T);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Token {
    Word(usize, String),
    Text(usize, String),
    /// `::`.
    Path,
    Sign(char),
}

impl Source {
    /// Reads the text of a file.
    pub(super) fn of(path: &str, text: &str) -> Source {
        let has_head = text.lines().take(3).any(|line| line.starts_with("//!"));
        Source { path: path.to_owned(), lines: text.lines().count(), has_head, tokens: tokens(text) }
    }

    /// Every `.rs` file below a folder of the repository, in order of path.
    pub(super) fn below(folder: &str) -> Vec<Source> {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
        let mut files = Vec::new();
        collect(Path::new(root), folder, &mut files);
        files.sort();
        files
            .iter()
            .map(|path| {
                Source::of(path, &std::fs::read_to_string(format!("{root}/{path}")).expect("a source"))
            })
            .collect()
    }

    /// The paths that it names, in full: `crate` is the package's name, `self` and `super` are resolved, the groups of a
    /// `use` are taken apart. A path that begins with the name of a child module, or of something that was imported, is
    /// given as it stands: what was imported is named in full by its `use`.
    pub(super) fn paths(&self) -> Vec<At<String>> {
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(token) = self.tokens.get(at) {
            let Token::Word(line, word) = token else {
                at += 1;
                continue;
            };
            if word == "pub" && self.tokens.get(at + 1) == Some(&Token::Sign('(')) {
                // How far something is seen is no import.
                at += self.tokens[at..].iter().take_while(|token| **token != Token::Sign(')')).count();
            } else if word == "use" {
                at = self.tree(at + 1, "", &mut found);
            } else {
                let (path, next) = self.path(at);
                if path.contains("::") {
                    found.push((*line, path));
                }
                at = next;
            }
        }
        found.into_iter().map(|(line, path)| (line, self.absolute(&path))).collect()
    }

    /// Its words: identifiers and keywords, no comments, no texts. A macro that is called ends with its `!`.
    pub(super) fn words(&self) -> Vec<At<String>> {
        let next = |at: usize| self.tokens.get(at + 1);
        let is_called = |at: usize| {
            next(at) == Some(&Token::Sign('!')) && next(at + 1).is_some_and(|sign| *sign != Token::Sign('='))
        };
        let words = self.tokens.iter().enumerate().filter_map(|(at, token)| match token {
            Token::Word(line, word) if is_called(at) => Some((*line, format!("{word}!"))),
            Token::Word(line, word) => Some((*line, word.clone())),
            Token::Text(..) | Token::Path | Token::Sign(_) => None,
        });
        words.collect()
    }

    /// Its texts between quotes, as they are written.
    pub(super) fn texts(&self) -> Vec<At<&str>> {
        let texts = self.tokens.iter().filter_map(|token| match token {
            Token::Text(line, text) => Some((*line, text.as_str())),
            Token::Word(..) | Token::Path | Token::Sign(_) => None,
        });
        texts.collect()
    }

    /// The words from here on that `::` binds, and where they end.
    fn path(&self, mut at: usize) -> (String, usize) {
        let mut words = Vec::new();
        while let Some(Token::Word(_, word)) = self.tokens.get(at) {
            words.push(word.as_str());
            at += 1;
            if self.tokens.get(at) != Some(&Token::Path) {
                break;
            }
            at += 1;
        }
        (words.join("::"), at)
    }

    /// One tree of a `use` behind a prefix; where it ends.
    fn tree(&self, at: usize, prefix: &str, found: &mut Vec<At<String>>) -> usize {
        // `use ::path` and `use<'a>` of a type.
        let at = if self.tokens.get(at) == Some(&Token::Path) { at + 1 } else { at };
        let line = match self.tokens.get(at) {
            Some(Token::Word(line, _)) => *line,
            _ => 0,
        };
        let (path, mut at) = self.path(at);
        let path = if prefix.is_empty() { path } else { format!("{prefix}::{path}") };
        if self.tokens.get(at) != Some(&Token::Sign('{')) {
            if !path.is_empty() {
                found.push((line, path.trim_end_matches("::self").to_owned()));
            }
            return at;
        }
        let path = path.trim_end_matches("::").to_owned();
        loop {
            at = self.tree(at + 1, &path, found);
            // `name as other`.
            while !matches!(self.tokens.get(at), Some(Token::Sign(',' | '}' | ';')) | None) {
                at += 1;
            }
            match self.tokens.get(at) {
                Some(Token::Sign(',')) if self.tokens.get(at + 1) != Some(&Token::Sign('}')) => {}
                Some(Token::Sign(',')) => return at + 2,
                _ => return at + 1,
            }
        }
    }

    fn absolute(&self, path: &str) -> String {
        let (package, mut module) = self.module();
        let mut words = path.split("::").peekable();
        match words.peek() {
            Some(&"crate") => {
                words.next();
                module.clear();
            }
            Some(&("self" | "super")) => {
                while let Some(word) = words.next_if(|word| ["self", "super"].contains(word)) {
                    if word == "super" {
                        module.pop();
                    }
                }
            }
            _ => return path.to_owned(),
        }
        let words = words.map(str::to_owned);
        std::iter::once(package.to_owned()).chain(module).chain(words).collect::<Vec<_>>().join("::")
    }

    /// The package that it is of, and its module in it.
    fn module(&self) -> (&'static str, Vec<String>) {
        let (package, folder) = PACKAGES
            .into_iter()
            .find(|(_, folder)| self.path.starts_with(folder))
            .unwrap_or(("asl_tests", "tests/it/"));
        let inner = self.path.trim_start_matches(folder).trim_end_matches(".rs");
        let mut module: Vec<String> = inner.split('/').map(str::to_owned).collect();
        if ["mod", "lib", "main"].contains(&module.last().map(String::as_str).unwrap_or_default()) {
            module.pop();
        }
        (package, module)
    }

    /// Its module in full, the package's name first.
    pub(super) fn module_path(&self) -> String {
        let (package, module) = self.module();
        std::iter::once(package.to_owned()).chain(module).collect::<Vec<_>>().join("::")
    }

    /// It only declares modules and hands on what they hold.
    pub(super) fn hands_on(&self) -> bool {
        const ITEMS: [&str; 7] = ["fn", "struct", "enum", "trait", "impl", "static", "const"];
        let is_item = |token: &Token| matches!(token, Token::Word(_, word) if ITEMS.contains(&word.as_str()));
        (self.path.ends_with("/mod.rs") || self.path.ends_with("/lib.rs")) && !self.tokens.iter().any(is_item)
    }

    /// The package that it is of.
    pub(super) fn package(&self) -> &'static str {
        self.module().0
    }

    /// The module of the package's first floor that it is of.
    pub(super) fn top(&self) -> String {
        self.module().1.into_iter().next().unwrap_or_default()
    }
}

/// Packages, and where their sources lie.
const PACKAGES: [(&str, &str); 4] = [
    ("asl_core", "core/src/"),
    ("asl_store", "store/src/"),
    ("asl_replay_desk", "replay-cli/desk/src/"),
    ("asl_replay", "replay-cli/src/"),
];

fn collect(root: &Path, folder: &str, files: &mut Vec<String>) {
    for entry in std::fs::read_dir(root.join(folder)).expect("a folder of sources") {
        let entry = entry.expect("an entry");
        let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            collect(root, &name, files);
        } else if name.ends_with(".rs") {
            files.push(name);
        }
    }
}

/// Words, texts and signs; comments and letters between single quotes are left out.
fn tokens(text: &str) -> Vec<Token> {
    let chars: Vec<char> = text.chars().collect();
    let (mut tokens, mut at, mut line) = (Vec::new(), 0, 1);
    while at < chars.len() {
        let start = at;
        let rest = &chars[at..];
        match rest {
            ['/', '/', ..] => at += rest.iter().take_while(|c| **c != '\n').count(),
            ['/', '*', ..] => at += comment(rest),
            ['"', ..] | ['b', '"', ..] | ['c', '"', ..] => {
                let quote = if rest[0] == '"' { 0 } else { 1 };
                let length = 1 + quoted(&rest[quote + 1..]);
                tokens.push(Token::Text(line, rest[quote + 1..quote + length].iter().collect()));
                at += quote + length;
            }
            ['r', '"' | '#', ..] | ['b', 'r', '"' | '#', ..] if raw(rest).is_some() => {
                let (text, length) = raw(rest).expect("it was one");
                tokens.push(Token::Text(line, text));
                at += length;
            }
            ['\'', '\\', ..] => at += 3 + rest[3..].iter().take_while(|c| **c != '\'').count(),
            ['\'', _, '\'', ..] => at += 2,
            [':', ':', ..] => {
                tokens.push(Token::Path);
                at += 1;
            }
            [c, ..] if c.is_alphanumeric() || *c == '_' => {
                let length = rest.iter().take_while(|c| c.is_alphanumeric() || **c == '_').count();
                tokens.push(Token::Word(line, rest[..length].iter().collect()));
                at += length - 1;
            }
            [c, ..] if !c.is_whitespace() => tokens.push(Token::Sign(*c)),
            _ => {}
        }
        if chars.get(at) != Some(&'\n') || at == start {
            at += 1;
        }
        line += chars[start..at.min(chars.len())].iter().filter(|c| **c == '\n').count();
    }
    tokens
}

/// The length of a comment, those within it too, less one.
fn comment(rest: &[char]) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        match rest[at..] {
            ['/', '*', ..] => (depth, at) = (depth + 1, at + 2),
            ['*', '/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at - 1
}

/// How many characters stand before the closing quote.
fn quoted(rest: &[char]) -> usize {
    let mut at = 0;
    while at < rest.len() && rest[at] != '"' {
        at += if rest[at] == '\\' { 2 } else { 1 };
    }
    at
}

/// A raw text, and the length of all of it less one.
fn raw(rest: &[char]) -> Option<(String, usize)> {
    let start = rest.iter().take_while(|c| **c != '"' && **c != '#').count();
    let hashes = rest[start..].iter().take_while(|c| **c == '#').count();
    if rest.get(start + hashes) != Some(&'"') {
        return None;
    }
    let end: Vec<char> = std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
    let inner = &rest[start + hashes + 1..];
    let length = inner.windows(end.len()).position(|window| window == end)?;
    Some((inner[..length].iter().collect(), start + hashes + 1 + length + hashes))
}
