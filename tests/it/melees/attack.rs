//! One attack: FP, odds, DRM, Final DR, result, by the tests' own Table.

use super::after::Fate;
use super::men::{Kind, WORDS, column, fp};
use super::order::Fight;
use super::slips::Slip;
use super::turn::Turn;

/// A DRM, and the unit for which alone it counts.
#[derive(Clone, Debug)]
struct Line {
    word: &'static str,
    value: i32,
    only: Option<usize>,
}

/// An attack figured out.
struct Sheet {
    attack: i32,
    defense: i32,
    column: usize,
    kill: i32,
    lines: Vec<Line>,
}

impl Sheet {
    fn drm(&self, target: usize) -> i32 {
        let counts = |line: &&Line| line.only.is_none_or(|only| only == target);
        self.lines.iter().filter(counts).map(|line| line.value).sum()
    }
}

impl Turn {
    /// An attack on Personnel, with its lines: what becomes of whom, its roll and its Original DR.
    pub(super) fn attack(&mut self, spot: usize, fight: &Fight) -> (Vec<(usize, Fate)>, u32, i32) {
        let mut sheet = self.sheet(spot, fight);
        let slip = self.slip.filter(|slip| self.slipped.is_none() && self.fits(*slip, fight, &sheet));
        let (a, b) = self.dice_for(slip, fight, &sheet);
        let roll = self.dr2((a, b), &format!("cc for {}", self.men[fight.att[0]].id));
        let fates = self.fates(fight, &sheet, a + b);
        let bare = self.slip.is_none() && self.chance.percent(8);
        if slip.is_some() {
            self.slipped = Some(self.next());
            self.spoil(slip, fight, &mut sheet);
        }
        let line = self.line(fight, &sheet, (roll, a + b), slip, bare);
        self.say(format_args!("{line}"));
        self.lift(fight, spot, &fates);
        self.creates(fight, (a + b, roll), sheet.column);
        (fates, roll, a + b)
    }

    fn sheet(&mut self, spot: usize, fight: &Fight) -> Sheet {
        let mut attack: i32 = fight.att.iter().map(|n| self.men[*n].attack()).sum();
        let defense: i32 = fight.def.iter().map(|n| 4 * self.men[*n].fp).sum();
        if self.men[fight.def[0]].concealed {
            attack /= 2;
        }
        let (column, kill) = column(attack, defense);
        Sheet { attack, defense, column, kill, lines: self.drm(spot, fight) }
    }

    fn drm(&mut self, spot: usize, fight: &Fight) -> Vec<Line> {
        let side = self.men[fight.att[0]].side;
        let mut lines = Vec::new();
        let leaders = fight.att.iter().map(|n| &self.men[*n]).filter(|man| man.is_smc());
        let lead = leaders.map(|man| man.lead + i32::from(man.wounded)).min();
        if let Some(value) = lead.filter(|lead| *lead < 0 && fight.att.len() > 1) {
            lines.push(Line { word: "leader", value, only: None });
        }
        if let Some(won) = self.spots[spot].won {
            lines.push(Line { word: "ambush", value: if won == side { -1 } else { 1 }, only: None });
        }
        if fight.att.iter().any(|n| self.men[*n].cx) {
            lines.push(Line { word: "CX", value: 1, only: None });
        }
        let stay = self.those(spot, 1 - side).into_iter().filter(|n| !self.men[*n].leaves).count() as i32;
        let alone = fight.def.len() == 1 && self.chance.percent(50);
        for n in &fight.def {
            let man = &self.men[*n];
            let capture = if man.weak { -1 } else { 1 };
            let all = [
                ("CX", -1, man.cx),
                ("broken", -2, man.broken),
                ("withdrawing", stay - 2, man.leaves && stay != 2),
                ("capture", capture, fight.capture),
            ];
            let own = all.into_iter().filter(|(.., is)| *is);
            lines.extend(own.map(|(word, value, _)| Line { word, value, only: (!alone).then_some(*n) }));
        }
        lines
    }

    /// An Original 2 that its leader would have to modify is drawn again, and a capture that takes half.
    fn dice_for(&mut self, slip: Option<Slip>, fight: &Fight, sheet: &Sheet) -> (i32, i32) {
        let drm = sheet.drm(fight.def[0]);
        let wanted = match slip {
            Some(Slip::KillByEqual) => Some(sheet.kill - drm),
            Some(Slip::NoEffect) => Some(sheet.kill - drm + 1),
            Some(Slip::Capture) => Some(3),
            _ => None,
        };
        if let Some(sum) = wanted {
            let a = (sum - 1).min(6);
            return (a, sum - a);
        }
        let two = (self.slip == Some(Slip::NoLeader)
            || matches!(self.slip, Some(Slip::BetterLeader | Slip::LeaderDrm)))
            && sheet.kill > 3;
        if two {
            return (1, 1);
        }
        loop {
            let (a, b) = self.dice();
            let halves = fight.capture && fight.def.iter().any(|n| a + b + sheet.drm(*n) == sheet.kill);
            let creates_late = a + b == 2 && sheet.kill <= 3;
            if !halves && !creates_late {
                return (a, b);
            }
        }
    }

    /// Below the Kill Number all are eliminated, at it one is Reduced.
    fn fates(&mut self, fight: &Fight, sheet: &Sheet, original: i32) -> Vec<(usize, Fate)> {
        let guard = fight.att.iter().copied().find(|n| self.men[*n].is_mmc());
        let mut fates = Vec::new();
        let mut equal = Vec::new();
        for n in fight.def.iter().copied() {
            let total = original + sheet.drm(n);
            if total < sheet.kill {
                let taken = guard.filter(|_| fight.capture).map_or(Fate::Dies, Fate::Captured);
                fates.push((n, taken));
            } else if total == sheet.kill {
                equal.push(n);
            }
        }
        match equal.as_slice() {
            [] => {}
            [one] => fates.push((*one, Fate::Reduced)),
            _ => fates.push((equal[0], Fate::Among(equal.clone()))),
        }
        fates
    }

    fn line(
        &mut self,
        fight: &Fight,
        sheet: &Sheet,
        (roll, original): (u32, i32),
        slip: Option<Slip>,
        bare: bool,
    ) -> String {
        let (by, at) = (self.ids(&fight.att), self.ids(&fight.def));
        let using = if slip == Some(Slip::Weapon) { " using LMG" } else { "" };
        let word = |line: &Line| {
            let only = line.only.map_or_else(String::new, |n| format!(" only {}", self.men[n].id));
            format!("{} {:+}{only}", line.word, line.value)
        };
        let words: Vec<String> = sheet.lines.iter().map(word).collect();
        let drm = if words.is_empty() { String::new() } else { format!(" drm {}", words.join(", ")) };
        if bare {
            return format!("cc by {by} against {at}{using} r{roll}{drm}");
        }
        let totals: Vec<i32> = fight.def.iter().map(|n| original + sheet.drm(*n)).collect();
        let one = totals.iter().all(|total| *total == totals[0]);
        let told = totals[0] - i32::from(slip == Some(Slip::Final));
        let result = match (slip, totals[0] - sheet.kill) {
            (Some(Slip::KillByEqual), _) => "eliminated",
            (Some(Slip::NoEffect), _) => "reduced",
            (_, ..=-1) if fight.capture => "captured",
            (_, ..=-1) => "eliminated",
            (_, 0) => "reduced",
            _ => "no-effect",
        };
        let result = if one { format!(" result {result}") } else { String::new() };
        let (attack, defense) = (fp(sheet.attack), fp(sheet.defense));
        let figures = format!("attack {attack} FP defense {defense} FP odds {}", WORDS[sheet.column]);
        let figures = if using.is_empty() { figures } else { String::new() };
        format!("resolved cc by {by} against {at}{using} r{roll}{drm} {figures} final {told}{result}")
    }

    /// Who was concealed and attacks is so no more, but for an ambusher whose attack kills or captures.
    fn lift(&mut self, fight: &Fight, spot: usize, fates: &[(usize, Fate)]) {
        let side = self.men[fight.att[0]].side;
        let kills = fates.iter().any(|(_, fate)| matches!(fate, Fate::Dies | Fate::Captured(_)));
        if self.spots[spot].won != Some(side) || !kills {
            self.unveil(fight.att.clone());
        }
    }

    /// May this mistake be made in this attack?
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other mistakes are made elsewhere")]
    fn fits(&self, slip: Slip, fight: &Fight, sheet: &Sheet) -> bool {
        let sum = sheet.kill - sheet.drm(fight.def[0]);
        let single = fight.def.len() == 1;
        let any = |is: &dyn Fn(&super::men::Man) -> bool| fight.att.iter().any(|n| is(&self.men[*n]));
        let has =
            |word: &str, value: i32| sheet.lines.iter().any(|line| line.word == word && line.value == value);
        match slip {
            Slip::Odds => sheet.column < 13,
            Slip::MoreFp => true,
            // By which DRM a Final DR is another is asked where none is told.
            Slip::Final => {
                let one = fight.def.iter().all(|n| sheet.drm(*n) == sheet.drm(fight.def[0]));
                one && !sheet.lines.is_empty()
            }
            Slip::LessFp => sheet.defense > 4,
            Slip::KillByEqual => single && (3..12).contains(&sum) && !fight.capture,
            Slip::NoEffect => single && (2..11).contains(&sum) && !fight.capture,
            Slip::Weapon => any(&|man| man.kind == Kind::Squad),
            Slip::LeaderAlone => fight.att.len() == 1 && any(&|man| man.is_smc()),
            Slip::LeaderMore => sheet.lines.iter().any(|line| line.word == "leader"),
            Slip::NotBroken => single && !self.men[fight.def[0]].broken,
            Slip::CxLeftOut => any(&|man| man.cx),
            Slip::NotCx => fight.def.iter().all(|n| !self.men[*n].cx),
            Slip::Full => self.men[fight.def[0]].concealed,
            Slip::PinnedFull => any(&|man| man.pinned),
            Slip::AmbushLeftOut => has("ambush", 1),
            Slip::AmbushMore => has("ambush", -1),
            Slip::Capture => {
                fight.capture && single && !self.men[fight.def[0]].weak && sheet.kill > 4 && sum > 3
            }
            _ => false,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the other mistakes are made elsewhere")]
    fn spoil(&self, slip: Option<Slip>, fight: &Fight, sheet: &mut Sheet) {
        let plus = |sheet: &mut Sheet, word, value| sheet.lines.push(Line { word, value, only: None });
        match slip {
            Some(Slip::Odds) => sheet.column += 1,
            Some(Slip::MoreFp) => sheet.attack += 4,
            Some(Slip::LessFp) => sheet.defense -= 4,
            Some(Slip::LeaderAlone) => plus(sheet, "leader", -1),
            Some(Slip::NotBroken) => plus(sheet, "broken", -2),
            Some(Slip::NotCx) => plus(sheet, "CX", -1),
            Some(Slip::Full) => sheet.attack *= 2,
            Some(Slip::PinnedFull) => {
                sheet.attack +=
                    fight.att.iter().map(|n| 4 * self.men[*n].fp - self.men[*n].attack()).sum::<i32>();
            }
            Some(Slip::CxLeftOut) => sheet.lines.retain(|line| line.word != "CX" || line.value != 1),
            Some(Slip::AmbushLeftOut) => sheet.lines.retain(|line| line.word != "ambush"),
            Some(slip @ (Slip::LeaderMore | Slip::AmbushMore | Slip::Capture)) => {
                let (word, by) = match slip {
                    Slip::LeaderMore => ("leader", -1),
                    Slip::AmbushMore => ("ambush", -1),
                    _ => ("capture", -2),
                };
                sheet.lines.iter_mut().filter(|line| line.word == word).for_each(|line| line.value += by);
            }
            _ => {}
        }
    }

    /// The CCV of who attacks a vehicle.
    fn ccv(&self, team: &[usize]) -> i32 {
        let own = |man: &super::men::Man| match man.kind {
            Kind::Squad => 5,
            Kind::Hs => 3,
            Kind::Leader | Kind::Vehicle => 2,
        };
        let best = team.iter().map(|n| own(&self.men[*n])).max().unwrap_or(0);
        let less = i32::from(team.iter().any(|n| self.men[*n].weak));
        best + i32::from(team.len() > 1) - less
    }

    /// Those who attack a vehicle as one.
    pub(super) fn at_vehicle(&mut self, spot: usize, team: &[usize], crew: usize) {
        let two = self.two(spot);
        team.iter().for_each(|n| self.men[*n].acted = true);
        let (a, b) = loop {
            let (a, b) = self.dice();
            if ![2, 12].contains(&(a + b)) {
                break (a, b);
            }
        };
        let roll = self.dr2((a, b), &format!("cc for {}", self.men[team[0]].id));
        let target = self.men[crew].id.clone();
        if two.len() > 1 && self.is_to(Slip::TwoSquads) {
            let _ = self.slips(Slip::TwoSquads);
            let by = self.ids(&two);
            self.say(format_args!("cc by {by} against {target} r{roll}"));
            return;
        }
        let _ = self.men[crew].acted && self.slips(Slip::VehicleFirst);
        let more = if self.slips(Slip::Ccv) { 2 } else { 0 };
        let (ccv, by) = (self.ccv(team) + more, self.ids(team));
        let lead = team.iter().map(|n| self.men[*n].lead).min().filter(|lead| *lead < 0 && team.len() > 1);
        let total = a + b + lead.unwrap_or(0);
        let result = match total {
            _ if 2 * total <= ccv => "burning",
            _ if total < ccv => "eliminated",
            _ if total == ccv => "immobilized",
            _ => "no-effect",
        };
        let drm = lead.map_or_else(String::new, |lead| format!(" drm leader {lead:+}"));
        self.say(format_args!(
            "resolved cc by {by} against {target} r{roll}{drm} defense {ccv} FP final {total} result {result}"
        ));
        self.befalls_vehicle(crew, result);
        if self.slips(Slip::VehicleHeld) {
            self.say(format_args!("{target} is melee"));
        }
    }

    /// Two MMC who may attack it.
    fn two(&self, spot: usize) -> Vec<usize> {
        let able = |n: &usize| self.men[*n].is_mmc() && self.men[*n].is_able();
        self.those(spot, 0).into_iter().filter(able).take(2).collect()
    }

    fn befalls_vehicle(&mut self, crew: usize, result: &str) {
        let id = self.men[crew].id.clone();
        match result {
            "no-effect" => {}
            "immobilized" => {
                self.men[crew].immobile = true;
                self.say(format_args!("{id} is immobilized"));
            }
            _ => {
                self.men[crew].gone = true;
                self.say(format_args!("{id} eliminated"));
            }
        }
    }

    /// By its CMG against the CCV of one unit.
    pub(super) fn vehicle_attacks(&mut self, crew: usize, target: usize) -> Vec<(usize, Fate)> {
        self.men[crew].acted = true;
        self.men[target].struck = true;
        // Its CMG would malfunction by an Original 12 (D3.7).
        let (a, b) = loop {
            let dice = self.dice();
            if dice != (6, 6) {
                break dice;
            }
        };
        let (by, at) = (self.men[crew].id.clone(), self.men[target].id.clone());
        let roll = self.dr2((a, b), &format!("cc for {by}"));
        let bmg = self.slips(Slip::Bmg);
        if bmg {
            self.say(format_args!("cc by {by} against {at} using BMG r{roll}"));
            return Vec::new();
        }
        let (fp, ccv) = (self.men[crew].fp, self.ccv(&[target]));
        let (column, kill) = column(fp, ccv);
        let (word, fates) = match a + b - kill {
            ..=-1 => ("eliminated", vec![(target, Fate::Dies)]),
            0 => ("reduced", vec![(target, Fate::Reduced)]),
            _ => ("no-effect", Vec::new()),
        };
        self.say(format_args!(
            "resolved cc by {by} against {at} using CMG r{roll} attack {fp} FP defense {ccv} FP odds {} final {} result {word}",
            WORDS[column],
            a + b
        ));
        fates
    }
}
