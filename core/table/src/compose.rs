//! Composes a letter and the accent after it into one character. Macs write two characters where other systems write
//! one.
//!
//! A library would cover all scripts, but its tables exceed the size budget of the core. This table covers Latin,
//! Greek, Cyrillic, Arabic and Japanese letters, in lower case.

/// Each accent with pairs: a letter, then the composed character.
const ACCENTS: [(char, &str); 34] = [
    ('\u{300}', "aàeèiìoòuùüǜnǹеѐиѝēḕōṑwẁâầăằêềôồơờưừyỳἀἂἁἃἐἒἑἓἠἢἡἣἰἲἱἳὀὂὁὃὐὒὑὓὠὢὡὣαὰεὲηὴιὶοὸυὺωὼ᾿῍ϊῒ῾῝ϋῢ¨῭"),
    (
        '\u{301}',
        "aáeéiíoóuúyýcćlĺnńrŕsśzźüǘgǵåǻæǽøǿ¨΅ϊΐαάεέηήιίϋΰοόυύωώϒϓгѓкќçḉēḗïḯkḱmḿõṍōṓpṕũṹwẃâấăắêếôốơớưứἀἄἁἅἐἔἑἕἠἤἡἥἰἴἱἵὀὄὁὅὐὔὑὕὠὤὡὥ᾿῎῾῞",
    ),
    ('\u{302}', "aâeêiîoôuûcĉgĝhĥjĵsŝwŵyŷzẑạậẹệọộ"),
    ('\u{303}', "aãnñoõiĩuũvṽâẫăẵeẽêễôỗơỡưữyỹ"),
    ('\u{304}', "aāeēiīoōuūüǖäǟȧǡæǣǫǭöȫõȭȯȱyȳиӣуӯgḡḷḹṛṝαᾱιῑυῡ"),
    ('\u{306}', "aăeĕgğiĭoŏuŭийуўжӂаӑеӗȩḝạặαᾰιῐυῠ"),
    ('\u{307}', "cċeėgġzżaȧoȯbḃdḋfḟhḣmṁnṅpṗrṙsṡśṥšṧṣṩtṫwẇxẋyẏſẛ"),
    ('\u{308}', "aäeëiïoöuüyÿιϊυϋϒϔеёіїаӓәӛжӝзӟиӥоӧөӫэӭуӱчӵыӹhḧõṏūṻwẅxẍtẗ"),
    ('\u{309}', "aảâẩăẳeẻêểiỉoỏôổơởuủưửyỷ"),
    ('\u{30a}', "aåuůwẘyẙ"),
    ('\u{30b}', "oőuűуӳ"),
    ('\u{30c}', "cčdďeělľnňrřsštťzžaǎiǐoǒuǔüǚgǧkǩʒǯjǰhȟ"),
    ('\u{30f}', "aȁeȅiȉoȍrȑuȕѵѷ"),
    ('\u{311}', "aȃeȇiȋoȏrȓuȗ"),
    ('\u{313}', "αἀεἐηἠιἰοὀυὐωὠρῤ"),
    ('\u{314}', "αἁεἑηἡιἱοὁυὑωὡρῥ"),
    ('\u{31b}', "oơuư"),
    ('\u{323}', "bḅdḍhḥkḳlḷmṃnṇrṛsṣtṭvṿwẉzẓaạeẹiịoọơợuụưựyỵ"),
    ('\u{324}', "uṳ"),
    ('\u{325}', "aḁ"),
    ('\u{326}', "sștț"),
    ('\u{327}', "cçgģkķlļnņrŗsştţeȩdḑhḩ"),
    ('\u{328}', "aąeęiįuųoǫ"),
    ('\u{32d}', "dḓeḙlḽnṋtṱuṷ"),
    ('\u{32e}', "hḫ"),
    ('\u{330}', "eḛiḭuṵ"),
    ('\u{331}', "bḇdḏkḵlḻnṉrṟtṯzẕhẖ"),
    ('\u{342}', "ἀἆἁἇἠἦἡἧἰἶἱἷὐὖὑὗὠὦὡὧαᾶ¨῁ηῆ᾿῏ιῖϊῗ῾῟υῦϋῧωῶ"),
    ('\u{345}', "ἀᾀἁᾁἂᾂἃᾃἄᾄἅᾅἆᾆἇᾇἠᾐἡᾑἢᾒἣᾓἤᾔἥᾕἦᾖἧᾗὠᾠὡᾡὢᾢὣᾣὤᾤὥᾥὦᾦὧᾧὰᾲαᾳάᾴᾶᾷὴῂηῃήῄῆῇὼῲωῳώῴῶῷ"),
    ('\u{653}', "اآ"),
    ('\u{654}', "اأوؤيئەۀہۂےۓ"),
    ('\u{655}', "اإ"),
    (
        '\u{3099}',
        "かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔゝゞカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブヘベホボウヴワヷヰヸヱヹヲヺヽヾ",
    ),
    ('\u{309a}', "はぱひぴふぷへぺほぽハパヒピフプヘペホポ"),
];

/// The composed character; `None` if there is none.
pub(super) fn composed(letter: char, accent: char) -> Option<char> {
    let place = ACCENTS.binary_search_by_key(&accent, |(known, _)| *known).ok()?;
    let mut pairs = ACCENTS[place].1.chars();
    while let (Some(plain), Some(accented)) = (pairs.next(), pairs.next()) {
        if plain == letter {
            return Some(accented);
        }
    }
    None
}

/// True for characters that a user cannot see: zero-width spaces and joiners, soft hyphens, direction marks.
pub(super) const fn is_invisible(character: char) -> bool {
    matches!(character, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::{ACCENTS, composed};

    #[test]
    fn accents_are_in_order_and_each_has_pairs() {
        assert!(ACCENTS.is_sorted_by(|(one, _), (next, _)| one < next));
        assert!(ACCENTS.iter().all(|(_, pairs)| pairs.chars().count().is_multiple_of(2)));
    }

    #[test]
    fn a_letter_and_its_accent_become_one_character_if_one_exists() {
        assert_eq!(composed('e', '\u{301}'), Some('é'));
        assert_eq!(composed('ẹ', '\u{302}'), Some('ệ'));
        assert_eq!(composed('и', '\u{306}'), Some('й'));
        assert_eq!(composed('q', '\u{301}'), None);
        assert_eq!(composed('a', 'e'), None);
    }
}
