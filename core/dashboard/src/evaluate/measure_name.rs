//! Names of measures in Indonesian: 'Capaian terendah (%)', 'Jumlah badan usaha'.

use portal_table::aggregate::Operation;
use portal_table::data::column::adds_up;

use crate::province::PROVINCES;

/// Things that are counted; the fewest and the most of them are 'paling sedikit' and 'paling banyak'.
const COUNTED: [&str; 8] = ["sisa", "jumlah", "hari", "halaman", "baris", "pesan", "lampiran", "dokumen"];
/// Levels; the least and the greatest are 'terendah' and 'tertinggi'.
const LEVELS: [&str; 11] =
    ["capaian", "harga", "kadar", "kalori", "mutu", "nisbah", "rasio", "skor", "suhu", "tarif", "tingkat"];
/// Shorter words can be symbols, such as 'Ni' and 'Fe'.
const SHORTEST_WORD: usize = 3;

/// The heading of a column without its unit, and the unit in its brackets: 'Kadar Ni' and ' (%)'.
pub(super) fn split(heading: &str) -> (&str, &str) {
    let heading = heading.trim();
    match heading.rfind(" (").filter(|_| heading.ends_with(')')) {
        Some(start) if start > 0 => heading.split_at(start),
        _ => (heading, ""),
    }
}

/// The name of an operation on a column.
pub(super) fn of_column(operation: Operation, heading: &str) -> String {
    let (name, unit) = split(heading);
    let (inner, first) = (lower(name), sentence_case(name));
    let is_there = |word: &str| inner.to_lowercase().starts_with(word);
    match operation {
        Operation::Count => format!("Jumlah {inner} terisi"),
        Operation::Distinct if is_there("jumlah") => format!("Ragam {inner}"),
        Operation::Distinct => format!("Jumlah {inner}"),
        Operation::Sum if is_there("total") => format!("{first}{unit}"),
        Operation::Sum => format!("Total {inner}{unit}"),
        // The mean of percentages of single rows is their percentage.
        Operation::Mean if is_there("rata-rata") || is_there("persentase") => format!("{first}{unit}"),
        Operation::Mean => format!("{first} rata-rata{unit}"),
        Operation::Median => format!("{first} median{unit}"),
        Operation::Min | Operation::Max => format!("{first} {}{unit}", extreme(operation, heading)),
    }
}

/// The word of an operation that a title can leave out only if it says it itself; `None` for counts and sums.
pub(super) fn word(operation: Operation, heading: &str) -> Option<&'static str> {
    match operation {
        Operation::Count | Operation::Sum | Operation::Distinct => None,
        Operation::Mean if lower(heading).starts_with("persentase") => None,
        Operation::Mean => Some("rata-rata"),
        Operation::Median => Some("median"),
        Operation::Min | Operation::Max => Some(extreme(operation, heading)),
    }
}

fn extreme(operation: Operation, heading: &str) -> &'static str {
    let name = split(heading).0.to_lowercase();
    let has = |known: &[&str]| name.split(|letter: char| !letter.is_alphanumeric()).any(|word| known.contains(&word));
    let (least, most) = if has(&COUNTED) {
        ("paling sedikit", "paling banyak")
    } else if has(&LEVELS) || !adds_up(heading) {
        ("terendah", "tertinggi")
    } else {
        ("terkecil", "terbesar")
    };
    if operation == Operation::Min { least } else { most }
}

/// A heading inside a sentence: 'Badan Usaha' is 'badan usaha', but 'PNBP' and 'Kadar Ni' keep their symbols.
pub(super) fn lower(heading: &str) -> String {
    heading.split(' ').map(lower_word).collect::<Vec<_>>().join(" ")
}

/// A heading at the start of a sentence.
fn sentence_case(heading: &str) -> String {
    match heading.split_once(' ') {
        Some((first, rest)) => format!("{first} {}", lower(rest)),
        None => heading.to_owned(),
    }
}

fn lower_word(word: &str) -> String {
    let mut letters = word.chars();
    let is_capitalized = letters.next().is_some_and(char::is_uppercase) && letters.all(|letter| !letter.is_uppercase());
    let is_place = || PROVINCES.iter().any(|province| province.name.split(' ').any(|part| part == word));
    if is_capitalized && word.chars().count() >= SHORTEST_WORD && !is_place() {
        word.to_lowercase()
    } else {
        word.to_owned()
    }
}

/// The names without the words that all of them start or end with: 'Rencana' and 'Realisasi' for 'Total rencana
/// produksi (ton)' and 'Total realisasi produksi (ton)'. Unchanged if one of them would be empty.
pub(super) fn distinct(names: &[String]) -> Vec<String> {
    let words: Vec<Vec<&str>> = names.iter().map(|name| name.split(' ').collect()).collect();
    let [first, others @ ..] = &words[..] else { return names.to_vec() };
    let shared = |is_equal: &dyn Fn(&[&str], usize) -> bool| {
        (0..first.len()).take_while(|&place| others.iter().all(|other| is_equal(other, place))).count()
    };
    let ahead = shared(&|other, place| other.get(place) == first.get(place));
    let behind = shared(&|other, place| other.iter().rev().nth(place) == first.iter().rev().nth(place));
    if others.is_empty() || words.iter().any(|words| words.len() <= ahead + behind) {
        return names.to_vec();
    }
    words.iter().map(|words| capitalized(&words[ahead..words.len() - behind].join(" "))).collect()
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use portal_table::aggregate::Operation::{Count, Distinct, Max, Mean, Median, Min, Sum};

    use super::{distinct, lower, of_column};

    #[test]
    fn the_adjective_follows_the_noun() {
        let names = [
            (Min, "Capaian (%)", "Capaian terendah (%)"),
            (Max, "Capaian (%)", "Capaian tertinggi (%)"),
            (Min, "Sisa hari", "Sisa hari paling sedikit"),
            (Max, "Halaman", "Halaman paling banyak"),
            (Max, "Ukuran (KB)", "Ukuran terbesar (KB)"),
            (Min, "Realisasi Reklamasi (ha)", "Realisasi reklamasi terkecil (ha)"),
            (Max, "Kadar Ni (%)", "Kadar Ni tertinggi (%)"),
            (Median, "Ukuran (KB)", "Ukuran median (KB)"),
            (Mean, "Harga (Rp/ton)", "Harga rata-rata (Rp/ton)"),
            (Mean, "Kalori (kcal/kg GAR)", "Kalori rata-rata (kcal/kg GAR)"),
        ];
        for (operation, heading, name) in names {
            assert_eq!(of_column(operation, heading), name);
        }
    }

    #[test]
    fn counts_and_sums_start_with_their_word() {
        assert_eq!(of_column(Distinct, "Badan Usaha"), "Jumlah badan usaha");
        assert_eq!(of_column(Distinct, "Jumlah Alat"), "Ragam jumlah alat");
        assert_eq!(of_column(Count, "Volume"), "Jumlah volume terisi");
        assert_eq!(of_column(Sum, "Rencana Produksi (ton)"), "Total rencana produksi (ton)");
        assert_eq!(of_column(Sum, "Total Produksi (ton)"), "Total produksi (ton)");
        assert_eq!(of_column(Mean, "Rata-rata Kadar"), "Rata-rata kadar");
        assert_eq!(of_column(Mean, "Persentase puas (%)"), "Persentase puas (%)");
        assert_eq!(of_column(Sum, "PNBP (Rp)"), "Total PNBP (Rp)");
    }

    #[test]
    fn symbols_abbreviations_and_places_keep_their_capitals() {
        assert_eq!(lower("Kadar Ni"), "kadar Ni");
        assert_eq!(lower("Volume RKAB Kalimantan Timur"), "volume RKAB Kalimantan Timur");
        assert_eq!(lower("Tanggal Setor"), "tanggal setor");
        assert_eq!(lower(""), "");
    }

    #[test]
    fn legends_leave_out_what_all_names_share() {
        let short = |names: &[&str]| distinct(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
        assert_eq!(
            short(&["Total rencana produksi (ton)", "Total realisasi produksi (ton)"]),
            ["Rencana", "Realisasi"]
        );
        assert_eq!(short(&["Kadar Ni terendah (%)", "Kadar Ni rata-rata (%)"]), ["Terendah", "Rata-rata"]);
        assert_eq!(short(&["Total produksi (ton)", "Total biaya (Rp)"]), ["Produksi (ton)", "Biaya (Rp)"]);
        assert_eq!(short(&["Jumlah tiket"]), ["Jumlah tiket"]);
        assert_eq!(short(&["Total a", "Total a b"]), ["Total a", "Total a b"]);
        assert!(short(&[]).is_empty());
    }
}
