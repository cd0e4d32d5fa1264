//! Composes a letter and the accent after it into one character. Macs write two characters where other systems write
//! one.
//!
//! A library would cover all scripts, but its tables exceed the size budget of the core. This table covers Latin,
//! Greek, Cyrillic, Arabic and Japanese letters, in lower case, and the struck signs '≠', '≮' and '≯'. It also takes accents in the order in which some keyboards
//! type them: 'ê' and a dot below, as well as 'ẹ' and a circumflex.

/// Each accent with pairs: a letter, then the composed character. A dot above 'i' changes nothing: 'İ' in lower case is an
/// 'i' with a dot above.
const ACCENTS: [(char, &str); 35] = [
    (
        '\u{300}',
        "aàeèiìoòuùüǜnǹеѐиѝēḕōṑwẁâầăằêềôồơờưừyỳἀἂἁἃἐἒἑἓἠἢἡἣἰἲἱἳὀὂὁὃὐὒὑὓὠὢὡὣαὰεὲηὴιὶοὸυὺωὼ᾿῍ϊῒ῾῝ϋῢ¨῭ᾀᾂᾁᾃᾐᾒᾑᾓᾠᾢᾡᾣᾳᾲῃῂῳῲ",
    ),
    (
        '\u{301}',
        "aáeéiíoóuúyýcćlĺnńrŕsśzźüǘgǵåǻæǽøǿ¨΅ϊΐαάεέηήιίϋΰοόυύωώϒϓгѓкќçḉēḗïḯkḱmḿõṍōṓpṕũṹwẃâấăắêếôốơớưứἀἄἁἅἐἔἑἕἠἤἡἥἰἴἱἵὀὄὁὅὐὔὑὕὠὤὡὥ᾿῎῾῞ᾀᾄᾁᾅᾐᾔᾑᾕᾠᾤᾡᾥᾳᾴῃῄῳῴ",
    ),
    ('\u{302}', "aâeêiîoôuûcĉgĝhĥjĵsŝwŵyŷzẑạậẹệọộ"),
    ('\u{303}', "aãnñoõiĩuũvṽâẫăẵeẽêễôỗơỡưữyỹ"),
    ('\u{304}', "aāeēiīoōuūüǖäǟȧǡæǣǫǭöȫõȭȯȱyȳиӣуӯgḡḷḹṛṝαᾱιῑυῡ"),
    ('\u{306}', "aăeĕgğiĭoŏuŭийуўжӂаӑеӗȩḝạặαᾰιῐυῠ"),
    ('\u{307}', "iicċeėgġzżaȧoȯbḃdḋfḟhḣmṁnṅpṗrṙsṡśṥšṧṣṩtṫwẇxẋyẏ"),
    ('\u{308}', "aäeëiïoöuüyÿιϊυϋϒϔеёіїаӓәӛжӝзӟиӥоӧөӫэӭуӱчӵыӹhḧõṏūṻwẅxẍtẗ"),
    ('\u{309}', "aảâẩăẳeẻêểiỉoỏôổơởuủưửyỷ"),
    ('\u{30a}', "aåuůwẘyẙ"),
    ('\u{30b}', "oőuűуӳ"),
    ('\u{30c}', "cčdďeělľnňrřsštťzžaǎiǐoǒuǔüǚgǧkǩʒǯjǰhȟ"),
    ('\u{30f}', "aȁeȅiȉoȍrȑuȕѵѷ"),
    ('\u{311}', "aȃeȇiȋoȏrȓuȗ"),
    ('\u{313}', "αἀεἐηἠιἰοὀυὐωὠρῤᾳᾀῃᾐῳᾠ"),
    ('\u{314}', "αἁεἑηἡιἱοὁυὑωὡρῥᾳᾁῃᾑῳᾡ"),
    ('\u{31b}', "oơuưòờóớõỡùừúứũữọợỏởụựủử"),
    ('\u{323}', "bḅdḍhḥkḳlḷmṃnṇrṛsṣtṭvṿwẉzẓaạeẹiịoọơợuụưựyỵâậêệôộăặṡṩ"),
    ('\u{324}', "uṳ"),
    ('\u{325}', "aḁ"),
    ('\u{326}', "sștț"),
    ('\u{327}', "cçgģkķlļnņrŗsştţeȩdḑhḩćḉĕḝ"),
    ('\u{328}', "aąeęiįuųoǫōǭ"),
    ('\u{32d}', "dḓeḙlḽnṋtṱuṷ"),
    ('\u{32e}', "hḫ"),
    ('\u{330}', "eḛiḭuṵ"),
    ('\u{331}', "bḇdḏkḵlḻnṉrṟtṯzẕhẖ"),
    ('\u{338}', "<≮=≠>≯"),
    ('\u{342}', "ἀἆἁἇἠἦἡἧἰἶἱἷὐὖὑὗὠὦὡὧαᾶ¨῁ηῆ᾿῏ιῖϊῗ῾῟υῦϋῧωῶᾀᾆᾁᾇᾐᾖᾑᾗᾠᾦᾡᾧᾳᾷῃῇῳῷ"),
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

const FIRST_ACCENT: char = '\u{300}';

/// The class of an accent: its place in the order of accents after one letter (Unicode, canonical combining class). An
/// accent of a lower class between the letter and this accent does not keep the two from being composed. 0 for all other
/// characters.
pub(super) const fn class(character: char) -> u32 {
    if character < FIRST_ACCENT {
        return 0;
    }
    match character {
        '\u{334}'..='\u{338}' => 1,
        '\u{3099}' | '\u{309a}' => 8,
        // The vowel signs of Arabic: 27 to 34.
        '\u{64b}'..='\u{652}' => character as u32 - 0x64b + 27,
        '\u{321}' | '\u{322}' | '\u{327}' | '\u{328}' => 202,
        '\u{31b}' => 216,
        '\u{316}'..='\u{319}'
        | '\u{31c}'..='\u{320}'
        | '\u{323}'..='\u{326}'
        | '\u{329}'..='\u{333}'
        | '\u{339}'..='\u{33c}'
        | '\u{347}'..='\u{349}'
        | '\u{34d}'
        | '\u{34e}'
        | '\u{353}'..='\u{356}'
        | '\u{359}'
        | '\u{35a}'
        | '\u{655}'
        | '\u{656}' => 220,
        '\u{345}' => 240,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{487}' | '\u{653}' | '\u{654}' => 230,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::{ACCENTS, class, composed};

    #[test]
    fn accents_are_in_order_and_each_has_pairs() {
        assert!(ACCENTS.is_sorted_by(|(one, _), (next, _)| one < next));
        assert!(ACCENTS.iter().all(|(_, pairs)| pairs.chars().count().is_multiple_of(2)));
        assert!(ACCENTS.iter().all(|(accent, _)| class(*accent) > 0), "each accent has a class");
    }

    #[test]
    fn a_letter_and_its_accent_become_one_character_if_one_exists() {
        assert_eq!(composed('e', '\u{301}'), Some('é'));
        assert_eq!(composed('ẹ', '\u{302}'), Some('ệ'));
        assert_eq!(composed('и', '\u{306}'), Some('й'));
        assert_eq!(composed('ê', '\u{323}'), Some('ệ'), "in the order of a Vietnamese keyboard");
        assert_eq!(composed('q', '\u{301}'), None);
        assert_eq!(composed('a', 'e'), None);
    }
}
