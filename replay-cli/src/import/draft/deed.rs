//! The deeds that files show, each with what tells its fields. Input: units, hexes and dice by their types.
//!
//! It must not know when a file shows one of them: that is for those who look at its actions.

use super::event::{By, Deed, Field};
use asl_core::event::{
    Advanced, Check, Checked, CrewStatusChanged, DrmLine, FireAttack, FireMode, Firer, IftResolved, Level,
    Location, Marker, MarkerPlaced, MfSpent, MpSpent, MpUse, Name, Rate, Reduced, RepairAttempted,
    ResidualLaid, Routed, Status, StatusChanged, Target, ToHitAttempt, ToKillAttempt, UnitPlaced, Use,
    VehicleHit, VehicleResult, WeaponFailed, Wear, What,
};
use asl_core::vocab::hex::{Hex, HexPair, HexTriple};
use asl_core::vocab::num::{ColumnFp, Drm, Fp, Mp};
use asl_core::vocab::{AttackId, IftResult, RollId, TargetType, UnitId};

/// Stands in a deed for the number of the roll before it: that hangs on what files there are.
pub(super) const ROLL: RollId = RollId(u32::MAX);

/// A deed of the roll that it waits for, with that roll.
pub(super) fn with_roll(mut what: What, number: RollId) -> What {
    let slot = if let What::IftResolved(ift) = &mut what {
        &mut ift.roll
    } else if let What::Checked(checked) = &mut what {
        &mut checked.roll
    } else if let What::ToHitAttempt(shot) = &mut what {
        &mut shot.roll
    } else if let What::ToKillAttempt(kill) = &mut what {
        &mut kill.roll
    } else if let What::RepairAttempted(repair) = &mut what {
        &mut repair.roll
    } else if let What::CloseCombatFought(fought) = &mut what {
        &mut fought.roll
    } else {
        return what;
    };
    if *slot == ROLL {
        *slot = number;
    }
    what
}

pub(super) fn placed(unit: UnitId, hex: Option<Hex>, [vca, tca]: [Option<HexPair>; 2]) -> Deed {
    let placed = UnitPlaced {
        unit,
        hex,
        level: Level::default(),
        vca,
        tca,
        along: None,
        cafp: None,
        motion: None,
        under_way: None,
        spent: None,
        like: None,
    };
    let fields = [("unit", By::Counter), ("hex", By::Counter), ("vca", By::Counter), ("tca", By::Counter)];
    Deed::of(What::UnitPlaced(placed), &fields)
}

/// A vehicle in Bypass along a hexside, its front at a vertex.
pub(super) fn placed_along(unit: UnitId, hex: Hex, (along, cafp): (HexPair, HexTriple)) -> Deed {
    let mut deed = placed(unit, Some(hex), [None, None]);
    if let What::UnitPlaced(placed) = &mut deed.what {
        (placed.along, placed.cafp) = (Some(along), Some(cafp));
    }
    deed
}

/// Infantry went to a hex; no file tells the MF.
pub(super) fn went(unit: UnitId, hex: Hex) -> Deed {
    let spent = MfSpent { unit, hex, cost: None, assault: None, seen_by: None };
    Deed::of(What::MfSpent(spent), &[("hex", By::Drag), ("unit", By::Drag)])
}

/// A vehicle went to a hex; no file tells what it spent.
pub(super) fn drove(unit: UnitId, hex: Hex) -> Deed {
    let on = MpUse::Enter { hex, rate: Rate::Terrain, inside: false, direction: None, vca: None };
    let spent = MpSpent { unit, on, cost: Mp::whole(1), total: None, turret: None, seen_by: None };
    Deed::of(What::MpSpent(spent), &[("on", By::Drag), ("unit", By::Drag)])
}

pub(super) fn advanced(unit: UnitId, hex: Hex) -> Deed {
    let advanced = Advanced { unit, hex, level: Level::default() };
    Deed::of(What::Advanced(advanced), &[("hex", By::Drag), ("unit", By::Drag)])
}

pub(super) fn routed(unit: UnitId, hex: Hex) -> Deed {
    let routed = Routed { unit, hex, voluntary: false };
    Deed::of(What::Routed(routed), &[("hex", By::Drag), ("unit", By::Drag)])
}

/// A status that a counter shows.
pub(super) fn is(unit: UnitId, status: Status) -> Deed {
    let changed = StatusChanged { unit, add: vec![status], remove: Vec::new(), attack: None };
    Deed::of(What::StatusChanged(changed), &[("add", By::Counter), ("unit", By::Counter)])
}

pub(super) fn is_no_longer(unit: UnitId, status: Status) -> Deed {
    let changed = StatusChanged { unit, add: Vec::new(), remove: vec![status], attack: None };
    Deed::of(What::StatusChanged(changed), &[("remove", By::Counter), ("unit", By::Counter)])
}

/// What a unit suffers, by the attack that was at it; what no attack does alone stays as it is. Of a vehicle an attack has a
/// result.
pub(super) fn by_attack(deed: Deed, attack: AttackId, is_vehicle: bool) -> Deed {
    let Deed { mut what, mut fields } = deed;
    if let What::Eliminated(unit) = &what {
        if !is_vehicle {
            return Deed { what, fields };
        }
        let hit = VehicleHit { unit: unit.clone(), result: VehicleResult::Eliminated, attack: Some(attack) };
        let fields = [("result", By::Counter), ("unit", By::Counter), ("attack", By::Attack)];
        return Deed::of(What::VehicleHit(hit), &fields);
    }
    if let What::StatusChanged(changed) = &mut what {
        changed.attack = Some(attack);
    } else if let What::Reduced(reduced) = &mut what {
        reduced.attack = Some(attack);
    } else {
        return Deed { what, fields };
    }
    fields.push(Field { name: "attack", by: By::Attack });
    Deed { what, fields }
}

pub(super) fn marker(unit: UnitId, marker: Marker, removed: bool) -> Deed {
    let placed = MarkerPlaced { unit: Some(unit), hex: None, marker, removed };
    Deed::of(What::MarkerPlaced(placed), &[("marker", By::Marker), ("unit", By::Marker)])
}

pub(super) fn residual(at: Location, fp: Fp, removed: bool) -> Deed {
    let laid = ResidualLaid { at, fp, attack: None, removed };
    Deed::of(What::ResidualLaid(laid), &[("fp", By::Marker), ("at", By::Marker)])
}

pub(super) fn reduced(unit: UnitId, into: UnitId) -> Deed {
    let reduced = Reduced { unit, into: Some(into), like: None, attack: None };
    Deed::of(What::Reduced(reduced), &[("into", By::Counter), ("unit", By::Counter)])
}

/// A unit left play.
pub(super) fn lost(unit: UnitId) -> Deed {
    Deed::of(What::Eliminated(unit), &[("unit", By::Counter)])
}

pub(super) fn crew(unit: UnitId, ce: bool) -> Deed {
    let changed = CrewStatusChanged { unit, ce };
    Deed::of(What::CrewStatusChanged(changed), &[("ce", By::Counter), ("unit", By::Counter)])
}

/// Who fires with what at whom, and by what that is told.
pub(super) struct Fire {
    pub(super) firers: Vec<(UnitId, Use)>,
    pub(super) directors: Vec<UnitId>,
    pub(super) hex: Hex,
    pub(super) targets: Vec<UnitId>,
    pub(super) target_type: Option<TargetType>,
    pub(super) by: [By; 2],
}

pub(super) fn fire(attack: AttackId, mode: FireMode, fire: Fire) -> Deed {
    let firer = |(unit, weapon): (UnitId, Use)| Firer {
        unit,
        with: None,
        weapon,
        hex: None,
        base: None,
        factors: Vec::new(),
        rof_kept: false,
        to_kill: false,
        spotter: None,
    };
    let target = Target {
        locations: vec![Location { hex: fire.hex, level: Level::default() }],
        units: fire.targets,
        ranges: Vec::new(),
        target_type: fire.target_type,
        answers: None,
    };
    let [firers, hex] = fire.by;
    let fields = [
        ("attack", By::Dice),
        ("firers", firers),
        ("locations", hex),
        ("units", By::Standing),
        ("mode", By::Phase),
        ("directors", By::Words),
    ];
    let told = 5 + usize::from(!fire.directors.is_empty());
    let declared = FireAttack {
        attack,
        mode,
        firers: fire.firers.into_iter().map(firer).collect(),
        target,
        directors: fire.directors,
        vca: None,
        tca: None,
        fp: None,
        column: None,
    };
    Deed::of(What::FireAttack(declared), &fields[..told])
}

/// The IFT roll of an attack, with the column and the Final DR, and the result, where players typed them.
pub(super) fn ift(attack: AttackId, figures: Option<(ColumnFp, i16)>, result: Option<IftResult>) -> Deed {
    let (column, total) = figures.unzip();
    let mut fields = vec![("roll", By::Dice), ("attack", By::Dice)];
    if figures.is_some() {
        fields.extend([("column", By::Words), ("total", By::Words)]);
    }
    fields.extend(result.map(|_| ("result", By::Words)));
    let result = result.map(Into::into);
    let ift =
        IftResolved { attack, roll: ROLL, drm: Vec::new(), column, total, result, locations: Vec::new() };
    Deed::of(What::IftResolved(ift), &fields)
}

pub(super) fn to_hit(
    attack: AttackId,
    (unit, weapon): (UnitId, Use),
    target: Option<UnitId>,
    (kills, ammo): (bool, Option<Name>),
) -> Deed {
    let shot = ToHitAttempt {
        attack,
        unit,
        weapon,
        target,
        ammo: ammo.clone(),
        roll: ROLL,
        drm: Vec::new(),
        number: None,
        total: None,
        hit: kills.then_some(true),
    };
    let mut fields = vec![("roll", By::Dice), ("attack", By::Dice), ("target", By::Standing)];
    fields.extend(kills.then_some(("hit", By::Dice)));
    fields.extend(ammo.map(|_| ("ammo", By::Words)));
    Deed::of(What::ToHitAttempt(shot), &fields)
}

/// A To Kill DR of the attack that is open, with the AF that its To Hit DR struck.
pub(super) fn to_kill(attack: AttackId, armor: Option<i16>) -> Deed {
    let kill = ToKillAttempt { attack, roll: ROLL, armor, number: None, result: None };
    let fields = [("roll", By::Dice), ("attack", By::Attack), ("armor", By::Counter)];
    Deed::of(What::ToKillAttempt(kill), &fields[..2 + usize::from(armor.is_some())])
}

/// A weapon was turned over, or a counter says that it does not work.
pub(super) fn fails(unit: UnitId, weapon: Use, wear: Wear) -> Deed {
    let failed = WeaponFailed { unit, weapon, wear, roll: None };
    let fields = [("unit", By::Standing), ("weapon", By::Flip), ("wear", By::Flip)];
    Deed::of(What::WeaponFailed(failed), &fields)
}

pub(super) fn repair(unit: UnitId, weapon: Use, repaired: bool) -> Deed {
    let tried = RepairAttempted { unit, weapon, roll: ROLL, repaired: Some(repaired) };
    let fields = [("roll", By::Dice), ("unit", By::Flip), ("weapon", By::Flip), ("repaired", By::Flip)];
    Deed::of(What::RepairAttempted(tried), &fields)
}

/// A check: its DRM as counters tell them, and the attack that calls for it.
pub(super) fn check(
    (unit, by): (UnitId, By),
    check: Check,
    drm: &[(&'static str, i16)],
    attack: Option<AttackId>,
) -> Deed {
    let line = |(name, value): &(&'static str, i16)| DrmLine {
        name: name.parse().expect("a word of the game"),
        value: Some(Drm(*value)),
        only: Vec::new(),
    };
    let checked = Checked {
        unit,
        also: Vec::new(),
        check,
        roll: ROLL,
        drm: drm.iter().map(line).collect(),
        morale: None,
        passed: None,
        attack,
    };
    let mut fields = vec![("roll", By::Dice), ("unit", by)];
    fields.extend(attack.map(|_| ("check", By::Words)));
    fields.extend((!drm.is_empty()).then_some(("drm", By::Standing)));
    fields.extend(attack.map(|_| ("attack", By::Attack)));
    Deed::of(What::Checked(checked), &fields)
}
