//! The types of the wire as the sources declare them: every type that an event is made of, in the order in which they are
//! met. Input: the sources of `event` and `vocab`. Knows no bytes.

#![expect(clippy::unwrap_used, reason = "a source that cannot be read fails the test")]
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "what else a source may hold declares no type of the wire"
)]

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use std::path::{Path, PathBuf};
use syn::{Attribute, Expr, Fields, GenericArgument, Item, Lit, Meta, PathArguments};

/// Types that the page describes in words: their bytes are not those that a declaration shows.
pub(crate) const SCALARS: [&str; 19] = [
    "bool",
    "u8",
    "u16",
    "u32",
    "u64",
    "i8",
    "i16",
    "i32",
    "Name",
    "UnitId",
    "Text",
    "HeadText",
    "Word",
    "WeaponName",
    "RollId",
    "AttackId",
    "Die",
    "Fp",
    "TargetType",
];

/// The type of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Type {
    /// A scalar, or a declared type.
    Named(String),
    /// A value or none.
    Option(Box<Type>),
    /// Any number of values.
    List(Box<Type>),
    /// So many of them, without a count.
    Array(usize, Box<Type>),
    /// One after the other.
    Tuple(Vec<Type>),
}

/// A field with a name.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) name: String,
    pub(crate) of: Type,
    says: String,
}

/// What stands in a struct or a variant.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    /// Values without names; none for a variant that is its number alone.
    Plain(Vec<Type>),
    Fields(Vec<Field>),
}

/// A variant; its number is its place.
#[derive(Clone, Debug)]
pub(crate) struct Variant {
    pub(crate) name: String,
    pub(crate) shape: Shape,
    says: String,
}

/// What is behind a name.
#[derive(Clone, Debug)]
pub(crate) enum Body {
    Struct(Shape),
    Enum(Vec<Variant>),
}

/// A declared type.
#[derive(Clone, Debug)]
pub(crate) struct Declared {
    pub(crate) name: String,
    pub(crate) body: Body,
    says: String,
}

/// All types of the wire, `Event` first.
pub(crate) fn grammar() -> Vec<Declared> {
    let all = declared();
    let mut met = BTreeSet::from(["Event".to_owned()]);
    let mut waiting = VecDeque::from(["Event".to_owned()]);
    let mut found = Vec::new();
    while let Some(name) = waiting.pop_front() {
        let one = all.get(&name).unwrap_or_else(|| panic!("{name} is declared nowhere, and no scalar"));
        for name in one.names() {
            if !SCALARS.contains(&name.as_str()) && met.insert(name.clone()) {
                waiting.push_back(name);
            }
        }
        found.push(one.clone());
    }
    found
}

/// Every type of the sources that is read from bytes as it is declared; those of `event` win over those of `vocab`.
fn declared() -> BTreeMap<String, Declared> {
    let mut files = Vec::new();
    for folder in ["vocab", "event"] {
        collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/src").join(folder), &mut files);
    }
    let mut all = BTreeMap::new();
    for file in files {
        let source = syn::parse_file(&std::fs::read_to_string(&file).unwrap()).unwrap();
        all.extend(source.items.iter().filter_map(one).map(|one| (one.name.clone(), one)));
    }
    let kinds = kinds();
    all.insert(kinds.name.clone(), kinds);
    all
}

/// The enum of the kinds of events, which a macro makes of their table.
fn kinds() -> Declared {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../core/src/event/kinds.rs");
    let text = std::fs::read_to_string(path).unwrap();
    let (_, table) = text.split_once("(state scenario by ctx event what)\n").expect("the head of the table");
    let (table, _) = table.split_once("\n        }\n    };\n}").expect("the end of the table");
    let parsed = |input: syn::parse::ParseStream<'_>| {
        let mut variants = Vec::new();
        while !input.is_empty() {
            variants.push(kind(input)?);
        }
        Ok(variants)
    };
    let variants = syn::parse::Parser::parse_str(parsed, table).expect("a table of kinds");
    let says = "The vocabulary: every kind of event.".to_owned();
    Declared { name: "What".to_owned(), body: Body::Enum(variants), says }
}

/// An entry of the table: its documentation, its name, its payload where it has one; the answers are not of the wire.
fn kind(input: syn::parse::ParseStream<'_>) -> syn::Result<Variant> {
    let attributes = input.call(Attribute::parse_outer)?;
    let name: syn::Ident = input.parse()?;
    let mut types = Vec::new();
    if input.peek(syn::token::Paren) {
        let payload;
        syn::parenthesized!(payload in input);
        let _of: (syn::Ident, syn::Token![:]) = (payload.parse()?, payload.parse()?);
        types.push(of(&payload.parse()?));
    }
    let answers;
    syn::braced!(answers in input);
    answers.step(|cursor| {
        let mut rest = *cursor;
        while let Some((_, next)) = rest.token_tree() {
            rest = next;
        }
        Ok(((), rest))
    })?;
    Ok(Variant { name: name.to_string(), shape: Shape::Plain(types), says: says(&attributes) })
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

fn one(item: &Item) -> Option<Declared> {
    let (name, attributes, body) = match item {
        Item::Struct(item) if is_read(&item.attrs) => {
            (&item.ident, &item.attrs, Body::Struct(shape(&item.fields)))
        }
        Item::Enum(item) if is_read(&item.attrs) => {
            let variant = |v: &syn::Variant| Variant {
                name: v.ident.to_string(),
                shape: shape(&v.fields),
                says: says(&v.attrs),
            };
            (&item.ident, &item.attrs, Body::Enum(item.variants.iter().map(variant).collect()))
        }
        _ => return None,
    };
    Some(Declared { name: name.to_string(), body, says: says(attributes) })
}

/// Does it derive `Deserialize`, and does nothing change what that makes of it?
fn is_read(attributes: &[Attribute]) -> bool {
    let lists =
        |name: &str| attributes.iter().filter(|a| a.path().is_ident(name)).map(tokens).collect::<String>();
    let serde = lists("serde");
    lists("derive").contains("Deserialize") && (serde.is_empty() || serde == "transparent")
}

fn tokens(attribute: &Attribute) -> String {
    match &attribute.meta {
        Meta::List(list) => list.tokens.to_string(),
        Meta::Path(_) | Meta::NameValue(_) => String::new(),
    }
}

fn says(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter(|a| a.path().is_ident("doc")).filter_map(|a| match &a.meta {
        Meta::NameValue(line) => Some(&line.value),
        Meta::Path(_) | Meta::List(_) => None,
    });
    let texts = lines.filter_map(|value| match value {
        Expr::Lit(lit) => Some(&lit.lit),
        _ => None,
    });
    let words: Vec<String> =
        texts.filter_map(|lit| if let Lit::Str(text) = lit { Some(text.value()) } else { None }).collect();
    // The first paragraph; what follows is for the reader of the source.
    let words: Vec<&str> = words.iter().map(|line| line.trim()).take_while(|line| !line.is_empty()).collect();
    words.join(" ")
}

fn shape(fields: &Fields) -> Shape {
    match fields {
        Fields::Unit => Shape::Plain(Vec::new()),
        Fields::Unnamed(fields) => Shape::Plain(fields.unnamed.iter().map(|field| of(&field.ty)).collect()),
        Fields::Named(fields) => {
            let field = |field: &syn::Field| Field {
                name: field.ident.as_ref().unwrap().to_string(),
                of: as_written(field),
                says: says(&field.attrs),
            };
            Shape::Fields(fields.named.iter().map(field).collect())
        }
    }
}

/// A figure that is always written is no option in bytes, whatever the program holds.
fn as_written(field: &syn::Field) -> Type {
    let stated = field.attrs.iter().any(|attribute| tokens(attribute).replace(' ', "") == "with=\"stated\"");
    match of(&field.ty) {
        Type::Option(figure) if stated => *figure,
        whole => whole,
    }
}

fn of(written: &syn::Type) -> Type {
    match written {
        syn::Type::Tuple(tuple) => Type::Tuple(tuple.elems.iter().map(of).collect()),
        syn::Type::Array(array) => {
            let Expr::Lit(length) = &array.len else { panic!("an array without a number") };
            let Lit::Int(length) = &length.lit else { panic!("an array without a number") };
            Type::Array(length.base10_parse().unwrap(), Box::new(of(&array.elem)))
        }
        syn::Type::Path(path) => {
            let last = path.path.segments.last().unwrap();
            let inner = match &last.arguments {
                PathArguments::AngleBracketed(all) => all.args.first(),
                PathArguments::None | PathArguments::Parenthesized(_) => None,
            };
            let inner = inner.map(|argument| match argument {
                GenericArgument::Type(inner) => Box::new(of(inner)),
                _ => panic!("a type in brackets"),
            });
            match (last.ident.to_string().as_str(), inner) {
                ("Option", Some(inner)) => Type::Option(inner),
                ("Vec", Some(inner)) => Type::List(inner),
                // What was done stands as a deed.
                ("Done", None) => Type::Named("Deed".into()),
                (name, _) => Type::Named(name.into()),
            }
        }
        _ => panic!("a type that no event had before"),
    }
}

impl Declared {
    /// The types that it names, in order.
    fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        match &self.body {
            Body::Struct(shape) => shape.names(&mut names),
            Body::Enum(variants) => variants.iter().for_each(|variant| variant.shape.names(&mut names)),
        }
        names
    }
}

impl Shape {
    fn names(&self, names: &mut Vec<String>) {
        match self {
            Shape::Plain(types) => types.iter().for_each(|of| of.names(names)),
            Shape::Fields(fields) => fields.iter().for_each(|field| field.of.names(names)),
        }
    }
}

impl Type {
    fn names(&self, names: &mut Vec<String>) {
        match self {
            Type::Named(name) => names.push(name.clone()),
            Type::Option(of) | Type::List(of) | Type::Array(_, of) => of.names(names),
            Type::Tuple(all) => all.iter().for_each(|of| of.names(names)),
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Named(name) => f.write_str(name),
            Type::Option(of) => write!(f, "{of}?"),
            Type::List(of) => write!(f, "[{of}]"),
            Type::Array(count, of) => write!(f, "{count}*{of}"),
            Type::Tuple(all) => write!(f, "({})", listed(all)),
        }
    }
}

fn listed(types: &[Type]) -> String {
    types.iter().map(Type::to_string).collect::<Vec<_>>().join(" ")
}

impl Shape {
    /// What stands behind the name, and the fields a line each.
    fn written(&self, indent: &str) -> (String, String) {
        match self {
            Shape::Plain(types) if types.is_empty() => (String::new(), String::new()),
            Shape::Plain(types) => (format!(" ({})", listed(types)), String::new()),
            Shape::Fields(fields) => {
                let line =
                    |field: &Field| format!("{indent}{}: {} -- {}\n", field.name, field.of, field.says);
                (String::new(), fields.iter().map(line).collect())
            }
        }
    }
}

impl fmt::Display for Declared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.body {
            Body::Struct(shape) => {
                let (types, fields) = shape.written("  ");
                write!(f, "struct {}{types} -- {}\n{fields}", self.name, self.says)
            }
            Body::Enum(variants) => {
                writeln!(f, "enum {} -- {}", self.name, self.says)?;
                variants.iter().enumerate().try_for_each(|(n, variant)| {
                    let (types, fields) = variant.shape.written("    ");
                    write!(f, "  {n} {}{types} -- {}\n{fields}", variant.name, variant.says)
                })
            }
        }
    }
}
