//! What the vectors of D3 expect of MP, ROF and the AFPh, as a case has to state it.

/// Keys that hold or do not.
pub(super) fn yes_or_no(key: &str, holds: bool) -> Option<&'static str> {
    let (yes, no) = match key {
        "case_b" => ("case B ", "case B +0"),
        "gun_keeps_rof" => ("keeps ROF", "loses ROF"),
        "halved" => ("AFPh half", "no AFPh half"),
        "in_gun_ca" => ("in CA", "not in CA"),
        "may_acquire" => ("acquisition", "no acquisition"),
        _ => return None,
    };
    Some(if holds { yes } else { no })
}

/// Keys with a number.
pub(super) fn number(key: &str, n: i64) -> Option<String> {
    Some(match key {
        "case_b" => format!("case B {n:+}"),
        "dff_windows" | "dff_windows_since_first_gun_shot" => format!("{n} windows since "),
        "esb_max" => format!("{n} MP by ESB"),
        "max_per_announcement" => format!("at most {n} MP at once"),
        "mp_allotment" => format!("{n} MP printed"),
        "mp_left_assumed_spent" => format!("{n} MP assumed spent"),
        "mp_max" => format!("{n} MP with ESB"),
        "reverse_cost" => format!("{n} MP"),
        _ => return None,
    })
}

/// Keys with a word.
pub(super) fn words(key: &str, text: &str) -> Option<String> {
    Some(match key {
        "entry_in" => format!("adjoining {}", text.strip_prefix("spine between ")?.replace(" and ", ",")),
        "gun_case" => format!("case {text} "),
        "legal_hexes" => format!("legal in {text}"),
        "only" => format!("only {text}"),
        "rear_hexes" => format!("rear hex {text}"),
        _ => return None,
    })
}
