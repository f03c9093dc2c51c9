//! Data sets that players have: what becomes of each format, what is told of it, and what is refused.

use super::{Desk, run};
use asl_core::counter::{Armor, Vehicle, Weapon};
use asl_core::scenario::{Types, Values};
use asl_core::vocab::num::Mp;
use asl_core::vocab::{Maker, Mount, MoverClass, WeaponKind, WeaponRole};
use asl_replay::import::listing::{self, Format, Listing, MAX_BYTES};
use asl_replay::import::types::{Known, gun, vehicle};
use serde_json::Value;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/listings");

fn read(file: &str) -> Listing {
    listing::read(&std::fs::read(format!("{FOLDER}/{file}")).unwrap())
        .unwrap_or_else(|e| panic!("{file}: {e}"))
}

/// The type of an entry, its weapons, and its doubt.
fn described(listing: &Listing, name: &str) -> asl_core::scenario::UserType {
    let item = listing.items.iter().find(|item| item.name == name).unwrap_or_else(|| panic!("no {name}"));
    item.found.clone().unwrap_or_else(|why| panic!("{name}: {why}"))
}

fn vehicle_of(listing: &Listing, name: &str) -> Vehicle {
    match described(listing, name).values {
        Values::Vehicle(vehicle) => vehicle,
        Values::Infantry(_) | Values::Weapon(_) => panic!("{name} is no vehicle"),
    }
}

#[test]
fn a_row_of_vehicles_is_a_type_with_armament_and_af() {
    let all = read("made_up_vehicles.csv");
    assert_eq!(all.format, Format::SvgVehicles);
    let heavy = vehicle_of(&all, "Made-up Heavy");
    let due = Vehicle {
        afv: true,
        mp: Some(Mp::whole(12)),
        red: Some(true),
        maker: Some(Maker::German),
        mount: Some(Mount::ST),
        armor: Some(Armor { front: 11, side: 6, turret_front: Some(8), turret_side: Some(8) }),
        ce: Some(false),
        axis: Some(true),
        radioless: true,
        open_topped: Some(false),
        carries: Some(false),
        target_size: Some(-1),
        ground_pressure: Some(asl_core::vocab::GroundPressure::High),
        crew_survival: Some(5),
        ..Vehicle::unknown(MoverClass::Tracked)
    };
    assert_eq!(heavy, due);
    let told = described(&all, "Made-up Heavy");
    let weapon = |name: &str| -> Weapon { told.weapons[&name.parse().unwrap()].clone() };
    let main = weapon("MA");
    assert_eq!((main.rof, main.b, main.circled, main.role), (Some(1), Some(10), true, Some(WeaponRole::Ma)));
    let gun = main.gun.unwrap();
    assert_eq!((gun.calibre.unwrap().to_string(), gun.no_ap, gun.no_he), ("105*".into(), true, false));
    assert_eq!(gun.ammo.as_deref(), Some("H7; A4^2/5^3; s8; WP6; sM8"));
    assert_eq!([weapon("BMG").fp, weapon("CMG").fp, weapon("RMG").fp], [Some(2), Some(4), Some(2)]);
    assert_eq!(told.vasl, ["muHeavy", "ssmuHeavy"]);
    assert_eq!(told.doubt.as_deref(), Some("AAMG: Opt 2"));
    let carrier = vehicle_of(&all, "Made-up Carrier");
    assert_eq!((carrier.water_mp, carrier.ce, carrier.capacity), (Some(Mp::whole(2)), Some(true), Some(13)));
    assert_eq!((carrier.tow, carrier.maker), (Some(8), Some(Maker::American)));
    let lorry = vehicle_of(&all, "Made-up Lorry");
    assert_eq!((lorry.class, lorry.afv, lorry.armor, lorry.ce), (MoverClass::Truck, false, None, None));
    let torch = &described(&all, "Made-up Torch").weapons[&"FT".parse().unwrap()];
    assert_eq!((torch.kind, torch.fp, torch.x), (Some(WeaponKind::Ft), Some(32), Some(10)));
}

/// What a row does not say, and what is not understood, is doubt; what is no type is told with its line.
#[test]
fn what_is_not_understood_is_told() {
    let all = read("made_up_vehicles.csv");
    let torch = described(&all, "Made-up Torch").doubt.unwrap();
    for part in ["MP by note", "BMG \"2×2\" was not understood", "whose it is"] {
        assert!(torch.contains(part), "{torch}");
    }
    let other = described(&all, "Made-up Heavy (MT)").doubt.unwrap();
    for part in
        ["AF \"9/4\"", "mount \"T-NT\"", "ROF \"1 or 2\"", "B# \"B/X11\"", "SA B75", "PP/T# \"6+8PP\""]
    {
        assert!(other.contains(part), "{part}: {other}");
    }
    let sled = all.items.iter().find(|item| item.name == "Made-up Sled").unwrap();
    assert_eq!(
        (sled.place.as_str(), sled.found.as_ref().unwrap_err().as_str()),
        ("line 8", "\"AS\" is no sort of vehicle that is known")
    );
}

#[test]
fn a_row_of_ordnance_is_a_gun() {
    let all = read("made_up_ordnance.csv");
    assert_eq!(all.format, Format::SvgOrdnance);
    let said = |name| {
        described(&all, name)
            .said()
            .into_iter()
            .map(|(key, value)| format!("{key} = {value}"))
            .collect::<Vec<_>>()
            .join("\n")
    };
    insta::with_settings!({ snapshot_path => "../../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("listing_mortar", said("Made-up Mortar"));
        insta::assert_snapshot!("listing_flak", said("Made-up Flak"));
    });
    assert!(all.items[2].found.as_ref().unwrap_err().contains("\"SPOON\""));
}

#[test]
fn an_entry_of_vasl_templates_keeps_what_it_says() {
    let all = read("vehicles.json");
    assert_eq!(all.format, Format::TemplatesVehicles);
    let scout = described(&all, "Made-up Scout");
    assert_eq!(scout.vasl, ["gpid 2542", "gpid 3b5:7124"]);
    let doubt = scout.doubt.unwrap();
    for part in ["MP, mount, AF", "special ammunition A4^1/5^2; HE7^F3; sD6", "HE by note"] {
        assert!(doubt.contains(part), "{doubt}");
    }
    let values = vehicle_of(&all, "Made-up Scout");
    assert_eq!((values.class, values.afv, values.mp), (MoverClass::ArmoredCar, true, None));
    assert_eq!((values.radioless, values.crew_survival, values.maker), (true, Some(4), Some(Maker::Italian)));
    let halftrack = vehicle_of(&all, "Made-up Schlepper(g)");
    assert_eq!((halftrack.afv, halftrack.maker), (false, Some(Maker::German)));
    let copy = vehicle_of(&all, "Made-up Scout (AC)");
    assert_eq!(copy.axis, Some(false), "a French copy of an Italian entry");
    let why: Vec<&str> =
        all.items.iter().filter_map(|item| Some(item.found.as_ref().err()?.as_str())).collect();
    assert_eq!(
        why,
        [
            "it is a copy of \"zz/v:000\", which stands in another file",
            "\"LZ\" is no sort of vehicle that is known",
            "it has no name",
            "it is no table of keys"
        ]
    );
    let guns = read("ordnance.json");
    assert_eq!(guns.format, Format::TemplatesOrdnance);
    let gun = described(&guns, "Made-up Pansarvärnskanon");
    assert!(gun.doubt.unwrap().contains("calibre, ROF"));
    assert!(matches!(gun.values, Values::Weapon(weapon) if weapon.gun.as_ref().is_some_and(|gun| gun.qsu)));
}

/// Whatever becomes a type can be written as a file of types and read again.
#[test]
fn every_type_of_a_data_set_is_read_as_it_was_written() {
    for file in ["made_up_vehicles.csv", "made_up_ordnance.csv", "vehicles.json", "ordnance.json"] {
        let mut types = Types::default();
        for item in read(file).items {
            if let Ok(found) = item.found {
                types.insert(item.name, found);
            }
        }
        assert_eq!(Types::read(&types.written()).unwrap_or_else(|e| panic!("{file}: {e}")), types, "{file}");
    }
}

fn add(desk: &Desk, file: &str, more: &[&str]) -> Result<Value, String> {
    let path = if file.contains('/') { file.to_owned() } else { format!("{FOLDER}/{file}") };
    let words: Vec<&str> = ["types", "add", &path].into_iter().chain(more.iter().copied()).collect();
    let answer = run(desk.folder.path(), &words).map_err(|e| e.to_string())?;
    Ok(serde_json::from_str(&answer.json).unwrap())
}

/// What `types` tells of a vehicle and of a Gun that ship.
#[test]
fn types_tells_what_counters_print() {
    let desk = Desk::of("", "");
    let shown = ["PzKpfw VG", "7.5cm PaK 40"].map(|name| desk.types(&[name]).0.remove(0));
    let text = serde_json::to_string_pretty(&shown).unwrap();
    insta::with_settings!({ snapshot_path => "../../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("types_panther_and_pak", text);
    });
}

fn names(view: &Value, list: &str) -> Vec<String> {
    view[list].as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_data_set_is_taken_in_once() {
    let desk = Desk::of("", "");
    let dry = add(&desk, "made_up_vehicles.csv", &["--dry-run"]).unwrap();
    assert!(!desk.folder.path().join("catalogue").exists(), "a dry run writes nothing");
    assert_eq!(dry["written"], false);
    let first = add(&desk, "made_up_vehicles.csv", &[]).unwrap();
    assert_eq!(first["schema"], "asl-replay/types-added/1");
    assert_eq!(names(&first, "new"), names(&dry, "new"));
    assert_eq!(names(&first, "new").len(), 5);
    let kept = desk.folder.path().join("catalogue/made_up_vehicles.toml");
    let text = std::fs::read_to_string(&kept).unwrap();
    let hash =
        blake3::hash(&std::fs::read(format!("{FOLDER}/made_up_vehicles.csv")).unwrap()).to_hex().to_string();
    assert!(text.contains(&format!("source = \"made_up_vehicles.csv, line 3 (BLAKE3 {hash})\"")), "{text}");
    let second = add(&desk, "made_up_vehicles.csv", &[]).unwrap();
    assert_eq!((names(&second, "new").len(), second["written"].as_bool()), (0, Some(false)));
    assert_eq!(names(&second, "same").len(), 6, "the five, and one that ships");
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), text);
    let (types, shown) = desk.types(&["muheavy"]);
    assert_eq!(types.len(), 1, "found by the name of its picture: {shown}");
    assert_eq!(types[0]["vehicle"]["armor"]["turret_front"], 8);
    assert_eq!(
        (types[0]["nation"].as_str(), types[0]["weapons"][0]["name"].as_str()),
        (Some("german"), Some("MA"))
    );
    assert!(shown.contains("AF 11/6 turret 8/8") && shown.contains("MA 105* ROF 1 B(10)"), "{shown}");
}

/// The table has a Tiger of 13 MP; the program's has 12, and stays until the word is given.
#[test]
fn what_ships_is_never_hidden_silently() {
    let desk = Desk::of("", "");
    let first = add(&desk, "made_up_vehicles.csv", &[]).unwrap();
    let tiger = &first["different"][0];
    assert_eq!((tiger["name"].as_str(), tiger["by"].as_str()), (Some("PzKpfw VIE"), Some("the program")));
    assert_eq!(tiger["taken"], false);
    let keys: Vec<&str> =
        tiger["keys"].as_array().unwrap().iter().map(|key| key["key"].as_str().unwrap()).collect();
    assert!(keys.contains(&"mp"), "{keys:?}");
    let tigers = || {
        let (types, shown) = desk.types(&["PzKpfw VIE"]);
        let named = types.into_iter().filter(|row| row["name"] == "PzKpfw VIE").collect::<Vec<_>>();
        (named, shown)
    };
    let (types, _) = tigers();
    assert_eq!((types.len(), types[0]["vehicle"]["mp"].as_str()), (1, Some("12")));
    let replaced = add(&desk, "made_up_vehicles.csv", &["--replace"]).unwrap();
    assert_eq!(replaced["different"][0]["taken"], true);
    let (types, shown) = tigers();
    assert_eq!((types.len(), types[0]["vehicle"]["mp"].as_str()), (1, Some("13")));
    assert_eq!(types[0]["instead_of"], "the program");
    assert!(shown.contains("! instead of the program's"), "{shown}");
}

/// Two nations have a counter of one name: neither hides the other.
#[test]
fn a_name_of_another_nation_gets_its_own_before_it() {
    let desk = Desk::of("", "");
    let path = desk.folder.path().join("lent.json");
    let text = "[{\"name\":\"PzKpfw VIE\",\"type\":\"HT\",\"id\":\"hu/v:0\"}]";
    std::fs::write(&path, text).unwrap();
    for new in [1, 0] {
        let view = add(&desk, path.to_str().unwrap(), &[]).unwrap();
        assert_eq!(names(&view, "new").len(), new, "{view}");
    }
    assert_eq!(desk.types(&["axis-minor pzkpfw vie"]).0[0]["name"], "axis-minor PzKpfw VIE");
}

#[test]
fn a_file_of_ones_own_is_not_written_over() {
    let desk = Desk::of("", "");
    desk.keep("made_up_vehicles.toml", "[types.mine]\nclass = \"truck\"\n");
    let said = add(&desk, "made_up_vehicles.csv", &[]).unwrap_err();
    assert!(said.contains("a file of your own: give it another name first"), "{said}");
    let other = Desk::of("", "");
    add(&other, "vehicles.json", &[]).unwrap();
    add(&other, "ordnance.json", &[]).unwrap();
    let mut files: Vec<String> = std::fs::read_dir(other.folder.path().join("catalogue"))
        .unwrap()
        .map(|e| e.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    assert_eq!(files, ["ordnance-ordnance.toml", "vehicles-vehicles.toml"]);
}

/// What is no data set, what is too much, and what would write on the terminal.
#[test]
fn garbage_is_refused_with_what_to_do() {
    let deep = "[".repeat(100_000);
    let many = format!("[{}]", vec!["{\"name\":\"x\",\"type\":\"MT\",\"id\":\"ge/v:0\"}"; 5_001].join(","));
    let huge = "x".repeat(MAX_BYTES + 1);
    let table: [(&str, &[u8], &str); 11] = [
        ("empty.csv", b"", "no data set that is known"),
        ("words.csv", b"once upon a time\n", "no data set that is known"),
        ("types.toml", b"[types.x]\nclass = \"truck\"\n", "as it is"),
        ("half.json", b"[ { \"name\": \"x\", ", "it is no JSON"),
        ("map.json", b"{ \"american\": {} }", "no data set that is known"),
        ("list.json", b"[1, 2, 3]", "no data set that is known"),
        ("deep.json", deep.as_bytes(), "it is no JSON"),
        ("bytes.csv", b"count,name\xff\xfe", "it is no text: byte 10"),
        ("many.json", many.as_bytes(), "more than 5000 entries"),
        ("huge.csv", huge.as_bytes(), "no data set of counters has more than"),
        ("strange.json", b"[{\"name\":\"x\",\"type\":\"??\",\"id\":\"ge/v:0\"}]", "no entry of these"),
    ];
    let desk = Desk::of("", "");
    for (name, bytes, wanted) in table {
        let path = desk.folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        let said = add(&desk, path.to_str().unwrap(), &[]).unwrap_err();
        assert!(said.contains(wanted), "{name}: {said}");
    }
    assert!(!desk.folder.path().join("catalogue").exists());
}

#[test]
fn hostile_text_is_harmless() {
    let desk = Desk::of("", "");
    let path = desk.folder.path().join("evil.json");
    let long = "N".repeat(100_000);
    let text = serde_json::json!([
        { "name": "Bad\u{1b}[31m\u{202e} One\n[types.x]", "type": "MT", "id": "ge/v:0", "CS#": "\u{1b}[2J" },
        { "name": long, "type": "MT", "id": "ge/v:1" },
        { "name": "\"]\nclass = 3 #", "type": "tr", "id": "ge/v:2", "gpid": ["\u{7}", 5] },
        { "name": "<b><i><sup>&#27;&#x110000;&amp;", "type": "tr", "id": "ge/v:3" },
    ]);
    std::fs::write(&path, text.to_string()).unwrap();
    let words = ["types", "add", path.to_str().unwrap()];
    let answer = run(desk.folder.path(), &words).unwrap_or_else(|e| panic!("{e}"));
    let plain = asl_replay::words::harmless(&answer.text);
    assert!(!answer.text.contains("\u{1b}[2J") && !answer.text.contains("\u{202e}"), "{plain}");
    assert!(answer.text.contains("longer than any counter's"), "{plain}");
    let kept = std::fs::read_to_string(desk.folder.path().join("catalogue/evil-vehicles.toml")).unwrap();
    assert!(!kept.contains('\u{1b}') && Types::read(&kept).is_ok(), "{kept}");
    let shown = run(desk.folder.path(), &["types"]).map(|answer| answer.text).unwrap_or_default();
    assert!(!shown.contains("\u{202e}"), "{shown}");
}

/// A counter of VASL is known by its name, by its picture, or by the number of its piece.
#[test]
fn a_name_that_vasl_uses_finds_its_type() {
    let own = Types::read(
        "[types.\"Made-up Heavy\"]\nclass = \"tracked\"\nvasl = [\"muHeavy\", \"gpid 3b5:77\"]\n[types.\"My Mortar\"]\nkind = \"ordnance\"\ngun = \"MTR\"\nvasl = [\"81* MTR mine\"]\n",
    )
    .unwrap();
    let pictures = |path: &str| vec![path.to_owned()];
    let (heavy, panther) = (pictures("ge/veh/MUHEAVY.png"), pictures("ge/veh/pzvg"));
    let halftrack = pictures("am/veh/m3ht");
    let known = |class, pictures, gpid| Known { class, pictures, gpid };
    for (counter, due) in [
        (known("PzKw VG", &[], ""), Some("PzKpfw VG")),
        (known("some Panther", &panther, ""), Some("PzKpfw VG")),
        (known("heavy", &heavy, ""), Some("Made-up Heavy")),
        (known("heavy", &[], "3b5:77"), Some("Made-up Heavy")),
        (known("heavy", &[], "77"), None),
        (known("M3 ht", &halftrack, ""), Some("M3 Halftrack")),
    ] {
        assert_eq!(vehicle(&counter, 1, &own), due, "{counter:?}");
    }
    for (class, due) in [
        ("45L AT PTP obr. 32", Some("45mm PTP obr. 32")),
        ("75L AT PaK 40", Some("7.5cm PaK 40")),
        ("82* MTR BM obr. 37", Some("82mm BM obr. 37")),
        ("7.5cm PaK 40", Some("7.5cm PaK 40")),
        ("81* MTR mine", Some("My Mortar")),
        ("RU AT", None),
    ] {
        assert_eq!(gun(&known(class, &[], ""), 1, &own), due, "{class}");
    }
}
