//! The small expressions by which a counter works out a property: `{BRK_Level > 0 ? "broken" : ""}`.
//!
//! Input: the text of one, and who answers for names. What it does not understand gives nothing. It is bounded in length
//! and depth: it comes from a file.

/// Longest expression.
const MAX_LENGTH: usize = 4096;
/// Deepest brackets.
const MAX_DEPTH: u8 = 24;

/// What an expression comes to.
#[derive(Clone, PartialEq, Debug)]
enum Value {
    Number(f64),
    Text(String),
    Truth(bool),
}

impl Value {
    fn number(&self) -> Option<f64> {
        match self {
            Value::Number(number) => Some(*number),
            Value::Text(text) => text.trim().parse().ok().filter(|number: &f64| number.is_finite()),
            Value::Truth(_) => None,
        }
    }

    fn text(&self) -> String {
        match self {
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text.clone(),
            Value::Truth(is) => is.to_string(),
        }
    }

    fn is_true(&self) -> bool {
        match self {
            Value::Truth(is) => *is,
            Value::Text(text) => text == "true",
            Value::Number(_) => false,
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
enum Token {
    Value(Value),
    Name(String),
    Sign(&'static str),
}

const SIGNS: [&str; 18] =
    ["==", "!=", "<=", ">=", "&&", "||", "<", ">", "+", "-", "*", "/", "?", ":", "(", ")", "!", "="];

/// The operators, weakest first.
const LEVELS: [&[&str]; 6] =
    [&["||"], &["&&"], &["==", "!=", "="], &["<", ">", "<=", ">="], &["+", "-"], &["*", "/"]];

/// What an expression comes to, as text; none where it is not understood.
pub(super) fn value(text: &str, named: &dyn Fn(&str) -> String) -> Option<String> {
    if text.len() > MAX_LENGTH {
        return None;
    }
    let mut parser = Parser { tokens: tokens(text)?, at: 0, named };
    let value = parser.choice(MAX_DEPTH)?;
    (parser.at == parser.tokens.len()).then(|| value.text())
}

fn tokens(text: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let (token, length) = match first {
            '"' => quoted(rest)?,
            _ if first.is_ascii_digit() => {
                let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
                (Token::Value(Value::Number(rest[..end].parse().ok()?)), end)
            }
            _ if first.is_alphabetic() || first == '_' => {
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                (word(&rest[..end]), end)
            }
            _ => {
                let sign = SIGNS.into_iter().find(|sign| rest.starts_with(sign))?;
                (Token::Sign(sign), sign.len())
            }
        };
        tokens.push(token);
        rest = rest[length..].trim_start();
    }
    Some(tokens)
}

fn word(word: &str) -> Token {
    match word {
        "true" => Token::Value(Value::Truth(true)),
        "false" => Token::Value(Value::Truth(false)),
        "nil" => Token::Value(Value::Text(String::new())),
        name => Token::Name(name.to_owned()),
    }
}

fn quoted(rest: &str) -> Option<(Token, usize)> {
    let mut text = String::new();
    let mut chars = rest.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Some((Token::Value(Value::Text(text)), at + 1)),
            '\\' => text.extend(chars.next().map(|(_, c)| c)),
            c => text.push(c),
        }
    }
    None
}

struct Parser<'a> {
    tokens: Vec<Token>,
    at: usize,
    named: &'a dyn Fn(&str) -> String,
}

impl Parser<'_> {
    fn sign(&mut self, among: &[&'static str]) -> Option<&'static str> {
        let Some(Token::Sign(sign)) = self.tokens.get(self.at) else { return None };
        let sign = *sign;
        if !among.contains(&sign) {
            return None;
        }
        self.at += 1;
        Some(sign)
    }

    fn choice(&mut self, depth: u8) -> Option<Value> {
        let depth = depth.checked_sub(1)?;
        let asked = self.binary(0, depth)?;
        if self.sign(&["?"]).is_none() {
            return Some(asked);
        }
        let yes = self.choice(depth)?;
        self.sign(&[":"])?;
        let no = self.choice(depth)?;
        Some(if asked.is_true() { yes } else { no })
    }

    fn binary(&mut self, level: usize, depth: u8) -> Option<Value> {
        let Some(signs) = LEVELS.get(level) else { return self.single(depth) };
        let mut left = self.binary(level + 1, depth)?;
        while let Some(sign) = self.sign(signs) {
            let right = self.binary(level + 1, depth)?;
            left = joined(sign, &left, &right)?;
        }
        Some(left)
    }

    fn single(&mut self, depth: u8) -> Option<Value> {
        let depth = depth.checked_sub(1)?;
        let token = self.tokens.get(self.at)?.clone();
        self.at += 1;
        match token {
            Token::Value(value) => Some(value),
            Token::Name(name) => {
                let value = Value::Text((self.named)(&name));
                Some(value.number().map_or(value, Value::Number))
            }
            Token::Sign("(") => {
                let value = self.choice(depth)?;
                self.sign(&[")"])?;
                Some(value)
            }
            Token::Sign("!") => self.single(depth).map(|value| Value::Truth(!value.is_true())),
            Token::Sign("-") => self.single(depth)?.number().map(|number| Value::Number(-number)),
            Token::Sign(_) => None,
        }
    }
}

fn joined(sign: &str, left: &Value, right: &Value) -> Option<Value> {
    let numbers = left.number().zip(right.number());
    let is_same = || numbers.map_or_else(|| left.text() == right.text(), |(left, right)| left == right);
    Some(match (sign, numbers) {
        ("||", _) => Value::Truth(left.is_true() || right.is_true()),
        ("&&", _) => Value::Truth(left.is_true() && right.is_true()),
        ("==" | "=", _) => Value::Truth(is_same()),
        ("!=", _) => Value::Truth(!is_same()),
        ("+", None) => Value::Text(left.text() + &right.text()),
        ("+", Some((left, right))) => Value::Number(left + right),
        ("-", Some((left, right))) => Value::Number(left - right),
        ("*", Some((left, right))) => Value::Number(left * right),
        ("/", Some((left, right))) if right != 0.0 => Value::Number(left / right),
        ("<", Some((left, right))) => Value::Truth(left < right),
        (">", Some((left, right))) => Value::Truth(left > right),
        ("<=", Some((left, right))) => Value::Truth(left <= right),
        (">=", Some((left, right))) => Value::Truth(left >= right),
        _ => return None,
    })
}
