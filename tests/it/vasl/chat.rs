//! Chat lines of every form, dice lines of every era.
use asl_replay::import::vassal::chat::{Chat, MoveReport, Refill, Turn};
use asl_replay::import::vassal::dice::{self, DiceLine, Roll, RollKind};

fn roll(text: &str) -> Roll {
    match dice::parse(text) {
        Some(Ok(DiceLine::Roll(roll))) => roll,
        other => panic!("{text}: {other:?}"),
    }
}

fn error(text: &str) -> String {
    dice::parse(text).unwrap().unwrap_err().to_string()
}

const TH: &str = "*** (TH DR) 5,2 ***   <A \"b\" ü>      Allied SAN[2 / 8   avg   10,00 (7,12)]    (01.16 - by random.org) <Turret>";

#[test]
fn a_dice_line_gives_every_field() {
    let roll = roll(TH);
    assert_eq!(
        (roll.category.as_deref(), roll.kind, &roll.dice[..]),
        (Some("TH"), RollKind::Dr, &[5, 2][..])
    );
    assert_eq!(
        (&*roll.user, roll.san.as_deref(), &*roll.tail),
        ("A \"b\" ü", Some("Allied SAN"), " <Turret>")
    );
    let c = roll.counters.unwrap();
    assert_eq!((c.seen, c.count, c.series, c.instance, c.random_org), (2, 8, 1, 16, true));
    assert_eq!((c.total_average.to_string().as_str(), c.total_average.hundredths), ("7,12", 712));
}

#[test]
fn the_dust_form_keeps_the_third_die_apart() {
    let roll = roll(
        "*** (IFT DR) 4,3,2 *** - total with light dust: 8   <A>      [1 / 1   avg   7.00 (7.00)]    (01.01) ROF die: 3",
    );
    assert_eq!(roll.dice[..], [4, 3]);
    assert_eq!(roll.dust, Some(Box::new((2, "- total with light dust: 8".to_owned()))));
    assert_eq!(&*roll.tail, " ROF die: 3");
}

#[test]
fn the_oldest_forms_have_no_category_and_no_counters() {
    let dr = roll("*** DR = 3,4 *** <Old> Axis SAN");
    assert_eq!(
        (dr.category, &dr.dice[..], dr.san.as_deref(), dr.counters),
        (None, &[3, 4][..], Some("Axis SAN"), None)
    );
    assert_eq!(roll("*** dr = 6 *** <Old>").kind, RollKind::OneDie);
    let three = dice::parse("*** 3d6 = 1,2,3 *** <t>").unwrap().unwrap();
    assert!(matches!(three, DiceLine::ThreeDice(t) if t.dice == [1, 2, 3] && t.user == "t"));
}

#[test]
fn a_line_that_breaks_off_says_where() {
    assert_eq!(
        error("*** (TH DR) 5,7 ***   <A>"),
        "a dice line that cannot be read: expected a die from 1 to 6 at character 14"
    );
    assert!(error("*** (TH DR) 5 ***   <A>").ends_with("expected two dice at character 12"));
    assert!(error("*** (TH dr) 5,5 ***   <A>").ends_with("expected one die at character 12"));
    assert!(error("*** (TH DR) 5,5 ***   <A").ends_with("expected `>` after the name at character 23"));
    assert!(error("*** (TH) 5,5 ***").contains("expected a category"));
    assert!(error("*** (TH DR) 5,5 ***   <A>   [1 / 99999999999 ").contains("expected a number"));
    let prefixes: Vec<usize> = TH.char_indices().map(|(at, _)| at).filter(|at| *at > 5).collect();
    for at in prefixes.into_iter().filter(|at| *at < TH.find(") <Turret").unwrap()) {
        error(&TH[..at]);
    }
}

#[test]
fn other_lines_are_classified() {
    let own = str::to_owned;
    let turn = Turn { side: own("Axis"), number: own("1"), phase: own("PFPh") };
    let report = MoveReport { names: own("4-6-7 1sq, LMG"), from: own("A1"), to: own("A2") };
    for (text, form) in [
        ("* New: Axis Turn 1 - PFPh *", Chat::Turn(Box::new(turn.clone()))),
        ("* Axis Turn 1 - PFPh *", Chat::Turn(Box::new(turn))),
        ("* Phase Wheel Turn 1 - PFPh *", Chat::Report(own("Phase Wheel Turn 1 - PFPh *"))),
        ("* 4-6-7 1sq, LMG moves A1 -> A2 *", Chat::Moved(Box::new(report))),
        ("* ? created in A1 *", Chat::Created { name: own("?"), place: own("A1") }),
        ("* UNDO: <a> - b", Chat::Undone(own("<a> - b"))),
        ("<a> - b > c", Chat::User { user: own("a"), text: own("b > c") }),
        ("<a> - !!vt-label Here", Chat::Label { user: own("a"), label: own("Here") }),
        ("<html><b>Bob's DRs today", Chat::DiceTable),
        ("- Welcome", Chat::System(own("Welcome"))),
        (" ", Chat::Blank),
        (" Random.org not reachable or read failed, using", Chat::Refill(Refill::Failed)),
        ("?", Chat::Other(own("?"))),
    ] {
        assert_eq!(Chat::parse(text), form, "{text}");
    }
}
