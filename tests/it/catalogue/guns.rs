//! Guns.

use super::{assert_released, or_dash, read, unit};
use asl_core::catalogue::{self, GunType};
use asl_core::scenario::Types;
use asl_core::vocab::{BOOK_VERSION, GunKind, Nation, WeaponKind};
use std::collections::BTreeSet;

/// The rows of version 1.
const ROWS_V1: &str = include_str!("../../golden/catalogue_guns_v1.txt");

fn line(row: &GunType) -> String {
    let weapon = row.weapon();
    let gun = weapon.gun.as_deref().cloned().unwrap_or_default();
    let words = [
        row.name.to_owned(),
        row.nation.name().into(),
        or_dash(gun.sort),
        or_dash(gun.calibre),
        format!("AP {} HE {}", !gun.no_ap, !gun.no_he),
        format!("ROF {} IFE {}", or_dash(weapon.rof), or_dash(gun.ife)),
        format!(
            "B{}{} X{}",
            or_dash(weapon.b),
            if weapon.circled { " circled" } else { "" },
            or_dash(weapon.x)
        ),
        format!("range {}-{}", or_dash(gun.min_range), or_dash(gun.max_range)),
        format!("M{} size {}", or_dash(gun.m), or_dash(gun.target_size)),
        or_dash(row.mount),
        if gun.qsu { "QSU" } else { "-" }.into(),
        or_dash(gun.ammo),
        or_dash(row.dates),
        row.vasl().collect::<Vec<_>>().join(" "),
        row.doubt.unwrap_or("-").into(),
    ];
    words.join(" | ") + "\n"
}

#[test]
fn the_rows_of_version_1_are_those_released() {
    let now: String = catalogue::gun_rows().filter(|row| row.since == 1).map(line).collect();
    let later = catalogue::gun_rows().filter(|row| row.since > 1).count();
    assert_released("catalogue_guns_v1.txt", ROWS_V1, &now, later);
}

#[test]
fn a_hundred_guns_of_every_sort_with_names_of_their_own() {
    let names: BTreeSet<&str> = catalogue::guns_of_book(BOOK_VERSION).map(|row| row.name).collect();
    assert!(names.len() >= 100, "{} Guns", names.len());
    assert_eq!(names.len(), catalogue::gun_rows().count(), "a name stands twice");
    let vehicles: BTreeSet<&str> = catalogue::rows().map(|row| row.name).collect();
    assert!(names.is_disjoint(&vehicles));
    for sort in [GunKind::At, GunKind::Inf, GunKind::Art, GunKind::Mtr, GunKind::Aa] {
        let of_sort = |row: &GunType| row.weapon.gun.as_ref().is_some_and(|gun| gun.sort == Some(sort));
        assert!(catalogue::gun_rows().any(of_sort), "no {sort}");
    }
    for nation in [Nation::German, Nation::Russian, Nation::American, Nation::British, Nation::Japanese] {
        assert!(catalogue::gun_rows().filter(|row| row.nation == nation).count() >= 10, "{nation}");
    }
}

/// A Gun is a unit with itself as its weapon; what stands beside its type wins.
#[test]
fn a_gun_is_a_unit_with_a_weapon() {
    let pak = unit("type = \"7.5cm PaK 40\"").unwrap();
    assert!(pak.vehicle.is_none() && pak.infantry.is_none());
    let weapon = pak.weapons.values().next().unwrap();
    assert_eq!((weapon.kind, weapon.rof, weapon.b), (Some(WeaponKind::Ordnance), Some(2), None));
    let gun = weapon.gun.as_deref().unwrap();
    assert_eq!(
        (gun.calibre.unwrap().to_string(), gun.sort, gun.qsu),
        ("75L".into(), Some(GunKind::At), true)
    );
    let worn =
        unit("type = \"7.5cm PaK 40\"\nweapons = { gun = { type = \"7.5cm PaK 40\", b = 11 } }").unwrap();
    let weapon = worn.weapons.values().next().unwrap();
    assert_eq!((worn.weapons.len(), weapon.b, weapon.rof), (1, Some(11), Some(2)));
}

#[test]
fn a_gun_is_a_weapon_of_the_scenario_too() {
    let scenario = read("[weapons]\nAT = \"45mm PTP obr. 32\"").unwrap();
    let weapon = scenario.weapons.into_values().next().unwrap();
    assert_eq!((weapon.rof, weapon.gun.unwrap().m), (Some(3), Some(11)));
    let said = read("[weapons]\nAT = \"45mm PTP obr. 23\"").unwrap_err();
    assert!(said.contains("\"45mm PTP obr. 32\""), "{said}");
}

const OWN: &str = "\
[types.\"My Gun\"]
kind = \"ordnance\"
rof = 2
b = 11
calibre = \"65*\"
no-ap = true
ife = 4
min-range = 3
max-range = 163
ammo = \"H6 s8\"
gun = \"INF\"
m = -2
target-size = -1
qsu = true
nation = \"italian\"
dates = \"13-45\"
vasl = [\"65* INF mine\", \"myInf\"]
doubt = \"all of it\"

[types.\"My Tank\"]
class = \"tracked\"
afv = true
mp = 14
target-size = 1
ground-pressure = \"low\"
capacity = 4
tow = -4
crew-survival = 5
nation = \"italian\"
weapons = { MA = { kind = \"ordnance\", calibre = \"12.7\", role = \"ma\" }, CMG = { kind = \"mg\", fp = 4 } }
";

/// Every key comes back from the text that it was written into: a file of types, and a head.
#[test]
fn a_type_is_read_as_it_was_written() {
    let types = Types::read(OWN).unwrap();
    assert_eq!(Types::read(&types.written()).unwrap(), types);
    let head = "printing = \"2e\"\n[units.g]\nside = \"italian\"\ntype = \"My Gun\"\n[units.t]\nside = \"italian\"\ntype = \"My Tank\"";
    let full = types.complete(head);
    assert!(!full.contains("vasl"), "a head has no use for VASL's names: {full}");
    let scenario = asl_core::scenario::Scenario::read(&full).unwrap_or_else(|e| panic!("{e:?} in\n{full}"));
    let [gun, tank] = ["g", "t"].map(|id| scenario.units[id].clone());
    let own = gun.weapons.values().next().unwrap().gun.clone().unwrap();
    assert_eq!((own.m, own.target_size, own.max_range), (Some(-2), Some(-1), Some(163)));
    assert_eq!((tank.weapons.len(), tank.vehicle.as_ref().unwrap().tow), (2, Some(-4)));
}

#[test]
fn a_key_that_is_none_of_the_types_is_refused() {
    for (lines, wanted) in [
        ("[types.x]\nkind = \"squad\"\ncalibre = \"75\"", "no key `calibre`"),
        ("[types.x]\nclass = \"tracked\"\ncalibre = \"75\"", "no key `calibre`"),
        ("[types.x]\nkind = \"mg\"\nweapons = { MA = { fp = 4 } }", "no key `weapons`"),
        (
            "[types.x]\nclass = \"tracked\"\nweapons = { MA = { mp = 4 } }",
            "weapons.MA: a weapon of a type has no key `mp`",
        ),
        ("[types.x]\nclass = \"tracked\"\nweapons = { MA = \"german lmg\" }", "no key `type`"),
        ("[types.x]\nkind = \"ordnance\"\ncalibre = \"big\"", "no calibre such as"),
        ("[types.x]\nkind = \"ordnance\"\ncalibre = \"99999\"", "no calibre such as"),
        ("[types.x]\nkind = \"ordnance\"\ngun = \"FLAK\"", "not a sort of Gun"),
    ] {
        let said = read(lines).unwrap_err();
        assert!(said.contains(wanted), "{lines}: {said}");
    }
}

/// The shipped games are those of the shipped catalogue: every vehicle and Gun in them is one of its types.
#[test]
fn every_vehicle_and_gun_of_the_shipped_games_is_a_type() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/games");
    let mut found = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let head = text.split("\n---").next().unwrap();
        let scenario = asl_core::scenario::Scenario::read(head).unwrap();
        for (id, def) in &scenario.units {
            let Some(kind) = def.kind.as_deref().filter(|_| def.infantry.is_none()) else { continue };
            let known = catalogue::entry(kind, 1).is_some() || catalogue::gun(kind, 1).is_some();
            assert!(known, "{}: {id} is a {kind:?}", path.display());
            found += 1;
        }
    }
    assert!(found > 50, "{found}");
}
