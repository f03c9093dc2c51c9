//! Whose counters a vehicle, a unit or a weapon is printed on, and who made a vehicle.

use super::meaning::words;

words! {
    /// The nation of a counter: for a vehicle, the listing that it stands in (Chapter H).
    Nation: true, "a nation such as german, or other";
    /// Germany.
    German = "german" | "germany" | "ger" | "ge" | "ss",
    /// Soviet Union.
    Russian = "russian" | "russia" | "soviet" | "rus" | "ru",
    /// United States, the Marines too.
    American = "american" | "america" | "us" | "usa" | "am" | "usmc",
    /// Great Britain and the Commonwealth.
    British = "british" | "britain" | "uk" | "br" | "commonwealth" | "anzac" | "gurkha" | "canadian" | "australian",
    /// France.
    French = "french" | "france" | "fr",
    /// Italy.
    Italian = "italian" | "italy" | "it",
    /// Japan.
    Japanese = "japanese" | "japan" | "ja",
    /// Finland.
    Finnish = "finnish" | "finn" | "finland" | "finns" | "fin" | "fi",
    /// On counters that all sides share.
    Common = "common",
    /// China.
    Chinese = "chinese" | "china" | "gmd" | "kmt" | "ch",
    /// The minor allies of the Axis: Hungary, Romania, Slovakia, Croatia, Bulgaria.
    AxisMinor = "axis-minor" | "hungarian" | "romanian" | "rumanian" | "slovak" | "slovakian" | "croatian" | "bulgarian",
    /// The minor Allies: Poland, Belgium, the Netherlands, Norway, Greece, Yugoslavia, Denmark.
    AlliedMinor = "allied-minor" | "polish" | "belgian" | "dutch" | "norwegian" | "greek" | "yugoslav" | "yugoslavian" | "danish",
    /// Partisans.
    Partisan = "partisan" | "partisans",
    /// Any other, of which no rule of the book speaks.
    Other = "other",
}

words! {
    /// Who made a vehicle (D2.5).
    Maker: true, "a maker: american, czech, russian, chinese, british, german, french, italian or other";
    /// United States.
    American = "american" | "us" | "usa",
    /// Czechoslovakia.
    Czech = "czech" | "czechoslovak" | "czechoslovakian",
    /// Soviet Union.
    Russian = "russian" | "soviet",
    /// China.
    Chinese = "chinese",
    /// Great Britain.
    British = "british" | "uk",
    /// Germany.
    German = "german",
    /// France.
    French = "french",
    /// Italy.
    Italian = "italian",
    /// Any other.
    Other = "other",
}

impl Nation {
    /// Who makes its vehicles unless the listing says otherwise (D2.5).
    #[must_use]
    pub const fn maker(self) -> Maker {
        match self {
            Nation::German => Maker::German,
            Nation::Russian => Maker::Russian,
            Nation::American => Maker::American,
            Nation::British => Maker::British,
            Nation::French => Maker::French,
            Nation::Italian => Maker::Italian,
            Nation::Chinese => Maker::Chinese,
            Nation::Japanese
            | Nation::Finnish
            | Nation::Common
            | Nation::AxisMinor
            | Nation::AlliedMinor
            | Nation::Partisan
            | Nation::Other => Maker::Other,
        }
    }

    /// Its vehicles are Axis vehicles unless the players agree otherwise (D2.52, notes A11); nothing is said of
    /// Finnish ones, of counters that all sides share, and of what is no nation.
    #[must_use]
    pub const fn is_axis(self) -> Option<bool> {
        match self {
            Nation::German | Nation::Italian | Nation::Japanese | Nation::AxisMinor => Some(true),
            Nation::Russian
            | Nation::American
            | Nation::British
            | Nation::French
            | Nation::Chinese
            | Nation::AlliedMinor => Some(false),
            Nation::Finnish | Nation::Common | Nation::Partisan | Nation::Other => None,
        }
    }

    /// Its name, in lower case as in a scenario.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.word()
    }
}
