//! The six stages of mining (tahapan, §3) under which data and documents are filed.

vocabulary! {
    /// Stage of mining (tahapan).
    Stage {
        /// Licensing.
        Perizinan = "Perizinan", "Perizinan";
        /// Administration.
        Pengadministrasian = "Pengadministrasian", "Pengadministrasian";
        /// Exploration.
        Eksplorasi = "Eksplorasi", "Eksplorasi";
        /// Feasibility study.
        FeasibilityStudy = "Feasibility Study", "Feasibility Study";
        /// Production.
        OperasiProduksi = "Operasi Produksi", "Operasi Produksi";
        /// Sales.
        Penjualan = "Penjualan", "Penjualan";
    }
}

impl Stage {
    /// The stage that a URL segment names: hyphens become spaces and each word is capitalised (§2.2).
    pub fn from_category(category: &str) -> Option<Self> {
        let words: Vec<String> = category.split(['-', ' ']).map(capitalised).collect();
        Self::parse(&words.join(" "))
    }

    /// The URL segment of the stage.
    pub fn category(self) -> String {
        self.value().to_lowercase().replace(' ', "-")
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().collect::<String>());
    first.unwrap_or_default() + &letters.as_str().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::Stage;

    #[test]
    fn every_stage_is_found_by_its_own_category() {
        for stage in Stage::ALL {
            assert_eq!(Stage::from_category(&stage.category()), Some(*stage));
        }
    }

    #[test]
    fn hyphens_become_spaces_and_words_are_capitalised() {
        assert_eq!(Stage::from_category("feasibility-study"), Some(Stage::FeasibilityStudy));
        assert_eq!(Stage::from_category("OPERASI-produksi"), Some(Stage::OperasiProduksi));
        assert_eq!(Stage::from_category("feasibility study"), Some(Stage::FeasibilityStudy), "without a hyphen too");
        for unknown in ["", "-", "feasibility", "feasibility--study", "pertambangan", "é"] {
            assert_eq!(Stage::from_category(unknown), None, "{unknown}");
        }
    }
}
