//! What a shot sends at a vehicle, and the Basic To Kill Number that it has (C7.3). Where a log leaves open what it was there are
//! several.

use crate::catalogue;
use crate::charts::to_kill::{self as chart, Missile};
use crate::counter::{Gun, UnitDef, Weapon};
use crate::event::Use;
use crate::facts::{Ctx, Shot, Underway};
use crate::vocab::{Ammunition, Calibre, Maker, Meaning, Nation, WeaponKind};
use alloc::borrow::Cow;
use alloc::format;
use alloc::vec::Vec;

/// A Basic number with what gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Base {
    pub(super) number: i16,
    pub(super) label: Cow<'static, str>,
    pub(super) rule: &'static str,
    /// The clause of the book that has it.
    pub(super) clause: &'static str,
    /// The calibre and what flies, where the range changes the number.
    pub(super) flies: Option<(Missile, u16)>,
    /// It is a FT or a MOL, which no AF stops.
    pub(super) flame: Option<WeaponKind>,
    /// One source alone has it.
    pub(super) lone: bool,
    /// Other nations have another number for the same barrel.
    pub(super) dual: bool,
    /// It can be a CH.
    pub(super) critical: bool,
}

/// What a shot may have sent: the usual, and what else the Gun has.
pub(super) struct Loads {
    /// What it is where nobody names another; several where nation or type is open.
    pub(super) usual: Vec<Base>,
    /// Other ammunition that nobody named, each with its word.
    pub(super) unnamed: Vec<(Missile, Base)>,
}

impl Base {
    fn of(
        number: i16,
        label: impl Into<Cow<'static, str>>,
        rule: &'static str,
        clause: &'static str,
    ) -> Base {
        Base {
            number,
            label: label.into(),
            rule,
            clause,
            flies: None,
            flame: None,
            lone: false,
            dual: false,
            critical: true,
        }
    }
}

/// What the one shot of an attack may have sent at what is armored, or is not. `None` where the weapon, its calibre or its ammunition
/// is not known.
pub(super) fn loads(on: &Underway<'_>, unarmored: bool) -> Option<Loads> {
    let [shot] = on.volley.shots() else { return None };
    let only = |usual: Vec<Base>| (!usual.is_empty()).then(|| Loads { usual, unnamed: Vec::new() });
    match shot.kind()? {
        WeaponKind::Mg if !unarmored => only(mg(shot)),
        WeaponKind::Atr => only(atr(&on.ctx, shot, unarmored)),
        kind @ (WeaponKind::Ft | WeaponKind::Mol) => only(alloc::vec![flame(kind)]),
        WeaponKind::Ordnance => match latw(&shot.firer.weapon, unarmored) {
            Some(latw) => only(latw),
            None => of_gun(on, shot, unarmored),
        },
        WeaponKind::Mg
        | WeaponKind::Ife
        | WeaponKind::Canister
        | WeaponKind::Dc
        | WeaponKind::ThrownDc
        | WeaponKind::Goliath
        | WeaponKind::Oba
        | WeaponKind::FireLane
        | WeaponKind::Sniper
        | WeaponKind::Other => None,
    }
}

/// FP of a SW from which on it is a MG of 12.7mm.
const HEAVY_FP: u8 = 8;

/// A MG; a SW of 12.7mm is known by its FP, of a vehicle's no counter tells.
fn mg(shot: &Shot<'_>) -> Vec<Base> {
    let printed = shot.weapon().and_then(|weapon| weapon.gun.as_ref()?.calibre);
    let fp = shot.weapon().and_then(|weapon| weapon.fp);
    let of = |number, label| Base {
        flies: Some((Missile::Ap, 12)),
        lone: true,
        critical: false,
        ..Base::of(number, label, "C7.31", "C7-mg-tk")
    };
    let (light, heavy) = (of(chart::MG, "MG"), of(chart::HEAVY_MG, "MG of 12.7mm or 15mm"));
    match printed {
        Some(calibre) if calibre.whole_mm() >= 12 => alloc::vec![heavy],
        Some(_) => alloc::vec![light],
        None if shot.vehicle().is_none() && fp.is_some() => {
            alloc::vec![if fp >= Some(HEAVY_FP) { heavy } else { light }]
        }
        None => alloc::vec![light, heavy],
    }
}

fn atr(ctx: &Ctx<'_>, shot: &Shot<'_>, unarmored: bool) -> Vec<Base> {
    if unarmored {
        return soft(Missile::Ap, 12).into_iter().collect();
    }
    let of = |number, label| Base {
        flies: Some((Missile::Ap, 12)),
        dual: true,
        ..Base::of(number, label, "C7.31", "C7.31-brown")
    };
    let (black, brown) = (of(chart::ATR, "ATR"), of(chart::BROWN_ATR, "ATR in brown"));
    match shot.def().and_then(|def| nation_of_unit(ctx, def)) {
        Some(nation) if chart::BROWN_ATR_OF.contains(&nation) => alloc::vec![brown],
        Some(_) => alloc::vec![black],
        None => alloc::vec![black, brown],
    }
}

fn flame(kind: WeaponKind) -> Base {
    let (number, label) = if kind == WeaponKind::Ft { (chart::FT, "FT") } else { (chart::MOL, "MOL") };
    Base { flame: Some(kind), critical: false, ..Base::of(number, label, "C7.344", "C7.344-ft-mol") }
}

/// A shaped charge of Infantry by its name (C7.33): nobody writes which year's bazooka it is.
fn latw(weapon: &Use, unarmored: bool) -> Option<Vec<Base>> {
    let Use::Sw(name) = weapon else { return None };
    let name = name.as_str().to_ascii_uppercase();
    let is = |word: &str| name.starts_with(word);
    let numbers: &[(i16, &'static str)] = match () {
        () if is("PSK") => &[(26, "PSK")],
        () if is("PIAT") => &[(15, "PIAT")],
        () if is("PFK") => &[(22, "PFk")],
        () if is("PF") || is("PANZERFAUST") => &[(31, "PF"), (22, "PFk")],
        () if is("BAZ") && name.contains("43") => &[(13, "BAZ 43")],
        () if is("BAZ") && (name.contains("44") || name.contains("45")) => &[(16, "BAZ")],
        () if is("BAZ") => &[(16, "BAZ"), (13, "BAZ 43")],
        () => return None,
    };
    if unarmored {
        return Some(alloc::vec![soft_heat()]);
    }
    Some(numbers.iter().map(|(number, label)| Base::of(*number, *label, "C7.33", "C7.33-heat")).collect())
}

fn soft_heat() -> Base {
    let base =
        Base::of(chart::HEAT_UNARMORED, "HEAT at what is unarmored", "C7.331", "C7.331-heat-unarmored");
    Base { lone: true, ..base }
}

fn soft(missile: Missile, mm: u16) -> Option<Base> {
    let number = chart::ap_unarmored(mm)?;
    let label = format!("{} at what is unarmored", missile.word());
    Some(Base { lone: true, ..Base::of(number, label, "C7.311", "C7.311-unarmored-ap") })
}

fn of_gun(on: &Underway<'_>, shot: &Shot<'_>, unarmored: bool) -> Option<Loads> {
    let def = shot.def()?;
    let weapon: &Weapon = on.ctx.scenario.weapon_of_gun(def, &shot.firer.weapon)?;
    let gun = weapon.gun.as_ref()?;
    let calibre = gun.calibre.filter(|calibre| !is_short_75(def, *calibre))?;
    let nation = nation_of_gun(&on.ctx, def);
    let base = |missile: Missile| bases(missile, calibre, nation, unarmored);
    if let Some(named) = &on.attack.ammo {
        let usual = base(missile(Ammunition::read(named.as_str())?)?);
        return (!usual.is_empty()).then(|| Loads { usual, unnamed: Vec::new() });
    }
    let first = if gun.no_ap { Missile::He } else { Missile::Ap };
    let usual = base(first);
    let other = others(&on.ctx, def, gun).into_iter().filter(|missile| *missile != first);
    let unnamed = other.flat_map(|missile| base(missile).into_iter().map(move |base| (missile, base)));
    let unnamed = unnamed.collect();
    (!usual.is_empty()).then_some(Loads { usual, unnamed })
}

/// The 75 of the M3 Medium, the Lee and the Grant is another than that of the M4.
fn is_short_75(def: &UnitDef, calibre: Calibre) -> bool {
    let named = |word: &str| def.kind.as_ref().is_some_and(|kind| kind.starts_with(word));
    calibre.whole_mm() == 75 && ["Grant", "Lee", "M3 Medium"].into_iter().any(named)
}

const fn missile(ammunition: Ammunition) -> Option<Missile> {
    match ammunition {
        Ammunition::He => Some(Missile::He),
        Ammunition::Ap => Some(Missile::Ap),
        Ammunition::Apcr => Some(Missile::Apcr),
        Ammunition::Apds => Some(Missile::Apds),
        Ammunition::Heat => Some(Missile::Heat),
        Ammunition::Smoke | Ammunition::Wp => None,
    }
}

/// Other ammunition that a Gun has: HE, and what its listing names. Of one that no listing has, any.
fn others(ctx: &Ctx<'_>, def: &UnitDef, gun: &Gun) -> Vec<Missile> {
    let listed = def.kind.as_deref().is_some_and(|name| is_listed(ctx, name));
    let mut all = Vec::new();
    if !gun.no_he {
        all.push(Missile::He);
    }
    match &gun.ammo {
        Some(ammo) => all.extend(ammo.split(';').filter_map(|part| special(part.trim_start()))),
        None if listed => {}
        None => all.extend([Missile::Apcr, Missile::Apds, Missile::Heat]),
    }
    all
}

/// One entry of a listing: `A5^2/4^3`, `AP7`, `H6`, `HE7`, `D4`.
fn special(entry: &str) -> Option<Missile> {
    let letters = entry.trim_end_matches(|c: char| c != ' ' && !c.is_ascii_alphabetic());
    let letters: &str = letters.split(|c: char| !c.is_ascii_alphabetic()).next()?;
    missile(Ammunition::read(letters)?)
}

fn is_listed(ctx: &Ctx<'_>, name: &str) -> bool {
    let book = ctx.scenario.book;
    catalogue::gun(name, book).is_some() || catalogue::entry(name, book).is_some()
}

fn bases(missile: Missile, calibre: Calibre, nation: Option<Nation>, unarmored: bool) -> Vec<Base> {
    let mm = calibre.whole_mm();
    match missile {
        Missile::He => {
            let number = chart::he(mm, unarmored);
            number
                .map(|number| Base::of(number, format!("HE of {mm}mm"), "C7.34", "C7.34-he"))
                .into_iter()
                .collect()
        }
        Missile::Heat if unarmored => chart::heat(mm).map(|_| soft_heat()).into_iter().collect(),
        Missile::Heat => {
            let number = chart::heat(mm);
            let label = format!("HEAT of {mm}mm");
            number.map(|number| Base::of(number, label, "C7.33", "C7.33-heat")).into_iter().collect()
        }
        Missile::Ap | Missile::Apcr | Missile::Apds if unarmored => soft(missile, mm).into_iter().collect(),
        Missile::Ap | Missile::Apcr | Missile::Apds => {
            let label = || format!("{} of {calibre}", missile.word());
            let base = |(number, dual)| Base {
                flies: Some((missile, mm)),
                dual,
                ..Base::of(number, label(), missile.rule(), "C7.11-basic-tk")
            };
            chart::by_barrel(missile, calibre, nation).map(base).collect()
        }
    }
}

/// Another nation's number of the same barrel, which its listing does not have.
pub(super) fn of_other_nations(on: &Underway<'_>) -> Vec<i16> {
    let [shot] = on.volley.shots() else { return Vec::new() };
    if shot.kind() == Some(WeaponKind::Atr) {
        return alloc::vec![chart::ATR, chart::BROWN_ATR];
    }
    let weapon = shot.def().and_then(|def| on.ctx.scenario.weapon_of_gun(def, &shot.firer.weapon));
    let calibre = weapon.and_then(|weapon| weapon.gun.as_ref()?.calibre);
    let all = calibre.into_iter().flat_map(|calibre| {
        [Missile::Ap, Missile::Apcr]
            .into_iter()
            .flat_map(move |missile| chart::by_barrel(missile, calibre, None))
    });
    all.filter(|(_, dual)| *dual).map(|(number, _)| number).collect()
}

/// Whose Gun it is: by its listing, where the vehicle's maker is another by that one. `None` where neither tells.
fn nation_of_gun(ctx: &Ctx<'_>, def: &UnitDef) -> Option<Nation> {
    let (name, book) = (def.kind.as_deref()?, ctx.scenario.book);
    if let Some(gun) = catalogue::gun(name, book) {
        return Some(gun.nation).filter(|_| !name.contains('('));
    }
    let Some(entry) = catalogue::entry(name, book) else {
        return def.vehicle.as_ref().and_then(|vehicle| made_by(vehicle.maker?));
    };
    if entry.maker == entry.nation.maker() { Some(entry.nation) } else { made_by(entry.maker) }
}

const fn made_by(maker: Maker) -> Option<Nation> {
    match maker {
        Maker::American => Some(Nation::American),
        Maker::Russian => Some(Nation::Russian),
        Maker::British => Some(Nation::British),
        Maker::German => Some(Nation::German),
        Maker::French => Some(Nation::French),
        Maker::Italian => Some(Nation::Italian),
        Maker::Chinese => Some(Nation::Chinese),
        Maker::Czech => Some(Nation::German),
        Maker::Other => None,
    }
}

/// The nation of whoever mans an ATR; a captured one goes by its own.
fn nation_of_unit(ctx: &Ctx<'_>, def: &UnitDef) -> Option<Nation> {
    let by_type = def.kind.as_deref().and_then(|name| catalogue::personnel(name, ctx.scenario.book));
    let nation = by_type.map(|row| row.nation).filter(|nation| *nation != Nation::Common);
    nation.or_else(|| crate::figures::infantry::nation::nation_of(def))
}
