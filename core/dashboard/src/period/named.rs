use portal_locale::calendar::MONTHS;

const LENGTHS: [&str; 7] = ["hari", "minggu", "bulan", "triwulan", "kuartal", "semester", "tahun"];
const WHICH: [&str; 4] = ["ini", "lalu", "terakhir", "berjalan"];

/// True if a title names a period: 'bulan ini', '7 hari terakhir', 'November 2026', '2025'.
pub fn names_period(title: &str) -> bool {
    let lower = title.to_lowercase();
    let words: Vec<&str> =
        lower.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_year = |word: &str| {
        word.len() == 4 && word.parse::<u32>().is_ok() && (word.starts_with("19") || word.starts_with("20"))
    };
    let is_month = |word: &str| MONTHS.iter().any(|month| month.to_lowercase() == word);
    let is_named = |word: &str| is_year(word) || is_month(word) || word == "kemarin";
    words.iter().any(|word| is_named(word))
        || words.windows(2).any(|pair| LENGTHS.contains(&pair[0]) && WHICH.contains(&pair[1]))
}

#[cfg(test)]
mod tests {
    use super::names_period;

    #[test]
    fn a_title_with_a_period_is_detected() {
        let named = [
            "Tiket masuk bulan ini",
            "Masuk 7 hari terakhir",
            "Produksi Bulan Terakhir (ton)",
            "PNBP 2025",
            "Realisasi November",
            "Reklamasi triwulan lalu",
        ];
        assert!(named.iter().all(|title| names_period(title)));
        let others =
            ["", "Belum selesai", "Sisa hari", "Tiket per bulan", "Blok 12", "Rp2000 per ton", "Terlambat 7 hari"];
        assert!(!others.iter().any(|title| names_period(title)));
    }
}
