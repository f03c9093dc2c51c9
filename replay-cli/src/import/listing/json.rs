//! The lists of vasl-templates (`data/vehicles`, `data/ordnance`): names, sorts, ammunition and Crew Survival numbers; what
//! counters print stands in none of them.

use super::markup::{is_noted, plain};
use super::words;
use super::{Draft, Format, Item, Listing, ListingError, MAX_ENTRIES};
use asl_core::counter::{Gun, Vehicle, Weapon};
use asl_core::scenario::{UserType, Values};
use asl_core::vocab::{GunKind, Meaning, Nation, WeaponKind};
use serde_json::{Map, Value};

type Entry = Map<String, Value>;

/// It may be JSON: a table of CSV may begin with a bracket too.
pub(super) fn is_one(text: &str) -> bool {
    let mut letters = text.chars().filter(|c| !c.is_whitespace()).skip(1);
    matches!(letters.next(), Some('{' | '}' | '[' | ']' | '"') | None)
}

/// Reads a list.
pub(super) fn read(text: &str) -> Result<Listing, ListingError> {
    let value: Value = serde_json::from_str(text).map_err(|why| ListingError::NotJson {
        line: why.line(),
        column: why.column(),
        why: why.to_string().split(" at line").next().unwrap_or_default().into(),
    })?;
    let Value::Array(entries) = value else { return Err(ListingError::Unknown) };
    if entries.len() > MAX_ENTRIES {
        return Err(ListingError::TooMany);
    }
    let format = format(&entries).ok_or(ListingError::Unknown)?;
    let items = entries.iter().enumerate().map(|(n, entry)| item(format, &entries, entry, n + 1));
    Ok(Listing { format, items: items.collect() })
}

/// What the ids of the entries say: `ge/v:000` is a vehicle, `ge/o:000` a Gun; else what their sorts say.
fn format(entries: &[Value]) -> Option<Format> {
    let all = || entries.iter().filter_map(Value::as_object);
    let id = |mark: &str| all().filter(|entry| text(entry, "id").contains(mark)).count();
    let (vehicles, guns) = (id("/v:"), id("/o:"));
    let sorts = |known: &dyn Fn(&str) -> bool| all().filter(|entry| known(text(entry, "type"))).count();
    let vehicles = vehicles + sorts(&|sort| words::class(sort).is_some());
    let guns = guns + sorts(&|sort| GunKind::read(sort).is_some());
    match (vehicles, guns) {
        (0, 0) => None,
        _ if guns > vehicles => Some(Format::TemplatesOrdnance),
        _ => Some(Format::TemplatesVehicles),
    }
}

fn text<'e>(entry: &'e Entry, key: &str) -> &'e str {
    entry.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn item(format: Format, all: &[Value], entry: &Value, number: usize) -> Item {
    let place = format!("entry {number}");
    let Some(entry) = entry.as_object() else {
        return Item {
            place,
            name: String::new(),
            sort: String::new(),
            found: Err("it is no table of keys".into()),
        };
    };
    match original(all, entry) {
        Ok(original) => {
            let id = if entry.contains_key("id") { text(entry, "id") } else { text(original, "id") };
            let (name, found) = described(format, original, id);
            let sort = super::markup::short(&plain(text(original, "type")), 12);
            Item { place, name, sort, found }
        }
        Err(why) => Item { place, name: String::new(), sort: String::new(), found: Err(why) },
    }
}

/// The entry that one is a copy of, which has to stand in the same file.
fn original<'e>(all: &'e [Value], entry: &'e Entry) -> Result<&'e Entry, String> {
    let copied = text(entry, "copy_from");
    if copied.is_empty() {
        return Ok(entry);
    }
    let known = all.iter().filter_map(Value::as_object);
    let found =
        known.into_iter().find(|other| text(other, "id") == copied && !other.contains_key("copy_from"));
    found.ok_or_else(|| {
        format!("it is a copy of {:?}, which stands in another file", super::markup::short(copied, 40))
    })
}

fn described(format: Format, entry: &Entry, id: &str) -> (String, Result<UserType, String>) {
    let name = match words::name(text(entry, "name")) {
        Ok(name) => name,
        Err(why) => return (String::new(), Err(why)),
    };
    let nation = id.split_once('/').and_then(|(letters, _)| words::nation(letters));
    let found = match format {
        Format::TemplatesOrdnance => gun(entry),
        Format::TemplatesVehicles | Format::SvgVehicles | Format::SvgOrdnance => {
            vehicle(entry, &name, nation)
        }
    };
    let finish = |mut draft: Draft| {
        if nation.is_none() {
            draft.doubt("whose it is");
        }
        draft.described.nation = nation.map(words::told);
        draft.described.vasl = pieces(entry);
        draft.finish()
    };
    (name, found.map(finish))
}

fn vehicle(entry: &Entry, name: &str, nation: Option<Nation>) -> Result<Draft, String> {
    let sort = text(entry, "type");
    let (class, afv) =
        words::class(sort).ok_or_else(|| format!("{sort:?} is no sort of vehicle that is known"))?;
    let mut draft = Draft::of(Values::Vehicle(Vehicle::unknown(class)));
    draft.doubt("MP, mount, AF, target size and armament are not in this file");
    if afv.is_none() {
        draft.doubt("whether it is an AFV");
    }
    let values = Vehicle {
        afv: afv == Some(true),
        maker: words::maker(name, nation),
        axis: nation.and_then(Nation::is_axis),
        radioless: !text(entry, "no_radio").is_empty(),
        crew_survival: survival(entry, &mut draft),
        ..Vehicle::unknown(class)
    };
    if is_noted(text(entry, "no_radio")) {
        draft.doubt("radio by note");
    }
    if let Some(ammo) = ammo(entry, &mut draft) {
        draft.doubt(format!("special ammunition {ammo}"));
    }
    draft.described.values = Values::Vehicle(values);
    Ok(draft)
}

fn gun(entry: &Entry) -> Result<Draft, String> {
    let sort = text(entry, "type");
    let sort = GunKind::read(sort).ok_or_else(|| format!("{sort:?} is no sort of Gun that is known"))?;
    let mut draft = Draft::of(Values::Weapon(Weapon::default()));
    draft.doubt("calibre, ROF, B#, M#, range and target size are not in this file");
    let comments = entry.get("comments").and_then(Value::as_array);
    let qsu = comments.into_iter().flatten().any(|comment| comment.as_str() == Some("QSU"));
    let ammo = ammo(entry, &mut draft);
    let kind = if sort == GunKind::Atr { WeaponKind::Atr } else { WeaponKind::Ordnance };
    let weapon = Weapon { kind: Some(kind), ..Weapon::default() };
    let gun = Gun { sort: Some(sort), ammo, qsu, ..Gun::default() };
    draft.described.values = Values::Weapon(weapon.with(gun));
    Ok(draft)
}

/// `"CS#": 5`, `"4:brewup"`; in small letters where the crew has no weapon of its own.
fn survival(entry: &Entry, draft: &mut Draft) -> Option<u8> {
    let raw = entry.get("CS#").or_else(|| entry.get("cs#"))?;
    let said = shown(raw);
    let found = raw.as_u64().and_then(|n| u8::try_from(n).ok());
    let found = found.or_else(|| plain(&said).split(':').next()?.parse().ok());
    if found.is_none() {
        draft.strange("CS#", &said);
    }
    found
}

/// What VASL calls its counters: the numbers of its pieces.
fn pieces(entry: &Entry) -> Vec<String> {
    let all = match entry.get("gpid") {
        Some(Value::Array(all)) => all.clone(),
        Some(one) => vec![one.clone()],
        None => Vec::new(),
    };
    let known = all.iter().filter(|piece| piece.is_u64() || piece.is_string()).map(shown);
    known.filter(|piece| piece.len() <= 20).map(|piece| format!("gpid {}", plain(&piece))).collect()
}

/// `{"A": [[4, 1], [5, 2]], "s": 8}` as `A4^1/5^2; s8`.
fn ammo(entry: &Entry, draft: &mut Draft) -> Option<String> {
    let listed = entry.get("capabilities2").and_then(Value::as_object);
    let mut all: Vec<String> = Vec::new();
    for (letters, value) in listed.into_iter().flatten() {
        if is_noted(&value.to_string()) {
            draft.doubt(format!("{} by note", plain(letters)));
        }
        if letters != "LF" {
            all.push(plain(&format!("{letters}{}", numbers(value))));
        }
    }
    (!all.is_empty()).then(|| super::markup::short(&all.join("; "), 120))
}

/// A depletion number, or several with their dates.
fn numbers(value: &Value) -> String {
    let Value::Array(all) = value else { return shown(value) };
    let each = all.iter().filter_map(Value::as_array).map(|pair| {
        let said: Vec<String> = pair.iter().filter(|part| !part.is_null()).map(shown).collect();
        if pair.first().is_some_and(Value::is_null) { format!("^{}", said.join("")) } else { said.join("^") }
    });
    each.collect::<Vec<_>>().join("/")
}

fn shown(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
