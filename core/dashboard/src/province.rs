//! The 38 provinces, and how texts name them.

/// A province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Province {
    /// ISO 3166-2 code, 'ID-KI'.
    pub code: &'static str,
    /// Number given by the statistics office; provinces are sorted by it.
    pub number: u32,
    /// Its name.
    pub name: &'static str,
    /// Other spellings, folded as by [`find`].
    others: &'static [&'static str],
    /// The province that contains it in the map, if it is younger than the map.
    pub parent: Option<&'static str>,
}

const fn province(number: u32, code: &'static str, name: &'static str, others: &'static [&'static str]) -> Province {
    Province { code, number, name, others, parent: None }
}

const fn younger(
    number: u32,
    code: &'static str,
    name: &'static str,
    others: &'static [&'static str],
    parent: &'static str,
) -> Province {
    Province { code, number, name, others, parent: Some(parent) }
}

/// All provinces, by number.
pub const PROVINCES: [Province; 38] = [
    province(
        11,
        "ID-AC",
        "Aceh",
        &["nad", "nanggroeacehdarussalam", "naggroeacehdarussalam", "daerahistimewaaceh", "diaceh"],
    ),
    province(12, "ID-SU", "Sumatera Utara", &["sumut"]),
    province(13, "ID-SB", "Sumatera Barat", &["sumbar"]),
    province(14, "ID-RI", "Riau", &[]),
    province(15, "ID-JA", "Jambi", &[]),
    province(16, "ID-SS", "Sumatera Selatan", &["sumsel"]),
    province(17, "ID-BE", "Bengkulu", &[]),
    province(18, "ID-LA", "Lampung", &[]),
    province(19, "ID-BB", "Kepulauan Bangka Belitung", &["bangkabelitung", "kepbangkabelitung", "babel", "kepbabel"]),
    province(21, "ID-KR", "Kepulauan Riau", &["kepri", "kepriau"]),
    province(
        31,
        "ID-JK",
        "DKI Jakarta",
        &["jakarta", "dki", "daerahkhususibukotajakarta", "daerahkhususjakarta", "dkj"],
    ),
    province(32, "ID-JB", "Jawa Barat", &["jabar"]),
    province(33, "ID-JT", "Jawa Tengah", &["jateng"]),
    province(
        34,
        "ID-YO",
        "DI Yogyakarta",
        &["yogyakarta", "diy", "daerahistimewayogyakarta", "jogjakarta", "jogja", "yogya"],
    ),
    province(35, "ID-JI", "Jawa Timur", &["jatim"]),
    province(36, "ID-BT", "Banten", &[]),
    province(51, "ID-BA", "Bali", &[]),
    province(52, "ID-NB", "Nusa Tenggara Barat", &["ntb"]),
    province(53, "ID-NT", "Nusa Tenggara Timur", &["ntt"]),
    province(61, "ID-KB", "Kalimantan Barat", &["kalbar"]),
    province(62, "ID-KT", "Kalimantan Tengah", &["kalteng"]),
    province(63, "ID-KS", "Kalimantan Selatan", &["kalsel"]),
    province(64, "ID-KI", "Kalimantan Timur", &["kaltim"]),
    younger(65, "ID-KU", "Kalimantan Utara", &["kaltara", "kalut"], "ID-KI"),
    province(71, "ID-SA", "Sulawesi Utara", &["sulut"]),
    province(72, "ID-ST", "Sulawesi Tengah", &["sulteng"]),
    province(73, "ID-SN", "Sulawesi Selatan", &["sulsel"]),
    province(74, "ID-SG", "Sulawesi Tenggara", &["sultra"]),
    province(75, "ID-GO", "Gorontalo", &[]),
    province(76, "ID-SR", "Sulawesi Barat", &["sulbar"]),
    province(81, "ID-MA", "Maluku", &[]),
    province(82, "ID-MU", "Maluku Utara", &["malut"]),
    province(91, "ID-PB", "Papua Barat", &["irianjayabarat", "irjabar", "pabar"]),
    younger(92, "ID-PD", "Papua Barat Daya", &["pbd"], "ID-PB"),
    province(94, "ID-PA", "Papua", &["irianjaya", "irja"]),
    younger(95, "ID-PS", "Papua Selatan", &["papsel"], "ID-PA"),
    younger(96, "ID-PT", "Papua Tengah", &["papteng"], "ID-PA"),
    younger(97, "ID-PE", "Papua Pegunungan", &["papeg"], "ID-PA"),
];

impl Province {
    /// The usual abbreviation, or the name if there is none.
    pub fn short_name(&self) -> &'static str {
        SHORT_NAMES.iter().find(|(code, _)| *code == self.code).map_or(self.name, |(_, short)| short)
    }
}

const SHORT_NAMES: [(&str, &str); 28] = [
    ("ID-SU", "Sumut"),
    ("ID-SB", "Sumbar"),
    ("ID-SS", "Sumsel"),
    ("ID-BB", "Babel"),
    ("ID-KR", "Kepri"),
    ("ID-JK", "Jakarta"),
    ("ID-JB", "Jabar"),
    ("ID-JT", "Jateng"),
    ("ID-YO", "DIY"),
    ("ID-JI", "Jatim"),
    ("ID-NB", "NTB"),
    ("ID-NT", "NTT"),
    ("ID-KB", "Kalbar"),
    ("ID-KT", "Kalteng"),
    ("ID-KS", "Kalsel"),
    ("ID-KI", "Kaltim"),
    ("ID-KU", "Kaltara"),
    ("ID-SA", "Sulut"),
    ("ID-ST", "Sulteng"),
    ("ID-SN", "Sulsel"),
    ("ID-SG", "Sultra"),
    ("ID-SR", "Sulbar"),
    ("ID-MU", "Malut"),
    ("ID-PB", "Pabar"),
    ("ID-PD", "PBD"),
    ("ID-PS", "Papsel"),
    ("ID-PT", "Papteng"),
    ("ID-PE", "Papeg"),
];

/// The province that a text names: by name, other spelling, common abbreviation, code or number.
pub fn find(text: &str) -> Option<&'static Province> {
    let text = text.trim();
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        // Province numbers have two digits; '012' is the number of a block.
        return PROVINCES.iter().find(|province| text.len() == 2 && text.parse() == Ok(province.number));
    }
    let folded = fold(text);
    named(&folded).or_else(|| {
        let mut prefixes = ["provinsi", "propinsi", "prov", "prop"].into_iter();
        prefixes.find_map(|prefix| folded.strip_prefix(prefix)).and_then(named)
    })
}

fn named(folded: &str) -> Option<&'static Province> {
    let is = |name: &str| folded_letters(name).eq(folded.chars());
    PROVINCES.iter().find(|one| is(one.name) || is(one.code) || one.others.contains(&folded))
}

/// Letters and digits only, in lower case. The island is 'Sumatera' in province names and 'Sumatra' elsewhere.
fn fold(text: &str) -> String {
    folded_letters(text).collect::<String>().replace("sumatra", "sumatera")
}

fn folded_letters(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase)
}

#[cfg(test)]
mod tests {
    use super::{PROVINCES, find, fold};

    /// The outlines in `indonesia-33-provinces.topo.json`.
    const OUTLINES: [&str; 33] = [
        "ID-KI", "ID-NT", "ID-KB", "ID-PA", "ID-JI", "ID-MA", "ID-NB", "ID-SN", "ID-JT", "ID-JB", "ID-JK", "ID-BT",
        "ID-YO", "ID-SG", "ID-PB", "ID-ST", "ID-MU", "ID-KR", "ID-RI", "ID-GO", "ID-SA", "ID-SR", "ID-JA", "ID-SS",
        "ID-LA", "ID-BE", "ID-SB", "ID-SU", "ID-AC", "ID-KT", "ID-KS", "ID-BA", "ID-BB",
    ];

    fn code(text: &str) -> Option<&'static str> {
        find(text).map(|province| province.code)
    }

    #[test]
    fn every_province_without_a_parent_has_an_outline() {
        let mut drawn = OUTLINES;
        let mut own: Vec<&str> = PROVINCES.iter().filter(|one| one.parent.is_none()).map(|one| one.code).collect();
        drawn.sort_unstable();
        own.sort_unstable();
        assert_eq!(drawn.to_vec(), own);
        let parents: Vec<_> = PROVINCES.iter().filter_map(|one| Some((one.code, one.parent?))).collect();
        let expected =
            [("ID-KU", "ID-KI"), ("ID-PD", "ID-PB"), ("ID-PS", "ID-PA"), ("ID-PT", "ID-PA"), ("ID-PE", "ID-PA")];
        assert_eq!(parents, expected);
    }

    #[test]
    fn every_province_is_found_by_name_code_and_number() {
        for province in PROVINCES {
            let spellings = [
                province.name.to_owned(),
                province.name.to_uppercase(),
                format!("Provinsi {}", province.name),
                format!("Prov. {}", province.name.to_lowercase()),
                format!("  {} ", province.name.replace(' ', "  ")),
                province.code.to_owned(),
                province.number.to_string(),
            ];
            for spelling in spellings {
                assert_eq!(code(&spelling), Some(province.code), "{spelling}");
            }
        }
    }

    #[test]
    fn other_spellings_are_known() {
        let spellings = [
            ("Sumatra Utara", "ID-SU"),
            ("SUMATRA-SELATAN", "ID-SS"),
            ("Jakarta", "ID-JK"),
            ("D.K.I. Jakarta", "ID-JK"),
            ("Daerah Istimewa Yogyakarta", "ID-YO"),
            ("D.I. Yogyakarta", "ID-YO"),
            ("Bangka Belitung", "ID-BB"),
            ("Kep. Bangka Belitung", "ID-BB"),
            ("Babel", "ID-BB"),
            ("Kaltim", "ID-KI"),
            ("Kaltara", "ID-KU"),
            ("Sulteng", "ID-ST"),
            ("NTB", "ID-NB"),
            ("N.T.T.", "ID-NT"),
            ("NAD", "ID-AC"),
            ("prov kalsel", "ID-KS"),
            ("id-ki", "ID-KI"),
        ];
        for (text, expected) in spellings {
            assert_eq!(code(text), Some(expected), "{text}");
        }
    }

    #[test]
    fn an_abbreviation_finds_its_province() {
        for province in PROVINCES {
            assert_eq!(code(province.short_name()), Some(province.code));
        }
    }

    #[test]
    fn other_texts_find_no_province() {
        for text in
            ["", "  ", "Provinsi", "Malaysia", "Kalimantan", "Papua Nugini", "93", "6,4", "6.4", "ID-XX", "-", "Jawa"]
        {
            assert_eq!(code(text), None, "{text}");
        }
    }

    #[test]
    fn no_two_provinces_share_a_spelling() {
        let mut spellings: Vec<String> = PROVINCES
            .iter()
            .flat_map(|one| one.others.iter().map(|other| (*other).to_owned()).chain([fold(one.name), fold(one.code)]))
            .collect();
        let all = spellings.len();
        assert!(spellings.iter().all(|spelling| fold(spelling) == *spelling));
        spellings.sort();
        spellings.dedup();
        assert_eq!(spellings.len(), all);
    }
}
