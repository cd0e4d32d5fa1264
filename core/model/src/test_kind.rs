//! The kinds of tests and their names. They are here because dashboards show them too.

use portal_analysis::test::DataTest;

vocabulary! {
    /// A kind of test.
    TestKind {
        /// Figures of one column.
        Profile = "profile", "Profil kolom";
        /// Rows that agree in some columns.
        Duplicates = "duplicates", "Duplikat";
        /// Texts that differ in spelling only.
        NearDuplicates = "nearDuplicates", "Hampir sama";
        /// Missing and repeated numbers of a series.
        Gaps = "gaps", "Nomor urut";
        /// Days out of the period, on weekends and holidays.
        Dates = "dates", "Tanggal";
        /// Numbers far from the others.
        Outliers = "outliers", "Pencilan";
        /// Multiples of a round amount.
        RoundAmounts = "roundAmounts", "Angka bulat";
        /// Amounts just below a limit.
        BelowLimit = "belowLimit", "Tepat di bawah batas";
        /// Numbers with an unusual sign.
        Signs = "signs", "Tanda angka";
        /// Leading digits against Benford's law.
        Digits = "digits", "Benford";
        /// Numbers by band.
        Strata = "strata", "Stratifikasi";
        /// Days by age.
        Ageing = "ageing", "Umur";
        /// Share of the largest.
        Top = "top", "Pangsa terbesar";
        /// Two columns against each other.
        CrossTable = "crossTable", "Tabulasi silang";
        /// Amounts by period.
        Trend = "trend", "Tren";
        /// Rows drawn at random.
        Sample = "sample", "Sampel";
        /// Figures per key, compared with those of another dataset.
        Reconcile = "reconcile", "Dua data";
    }
}

/// The kind of a test.
pub const fn kind_of(test: &DataTest) -> TestKind {
    match test {
        DataTest::Profile { .. } => TestKind::Profile,
        DataTest::Duplicates { .. } => TestKind::Duplicates,
        DataTest::NearDuplicates { .. } => TestKind::NearDuplicates,
        DataTest::Gaps { .. } => TestKind::Gaps,
        DataTest::Dates { .. } => TestKind::Dates,
        DataTest::Outliers { .. } => TestKind::Outliers,
        DataTest::RoundAmounts { .. } => TestKind::RoundAmounts,
        DataTest::BelowLimit { .. } => TestKind::BelowLimit,
        DataTest::Signs { .. } => TestKind::Signs,
        DataTest::Digits { .. } => TestKind::Digits,
        DataTest::Strata { .. } => TestKind::Strata,
        DataTest::Ageing { .. } => TestKind::Ageing,
        DataTest::Top { .. } => TestKind::Top,
        DataTest::CrossTable { .. } => TestKind::CrossTable,
        DataTest::Trend { .. } => TestKind::Trend,
        DataTest::Sample { .. } => TestKind::Sample,
        DataTest::Reconcile(_) => TestKind::Reconcile,
    }
}

/// Name of a kind among kept tests, where 'Dua data' would not name a test.
pub const fn kind_name(kind: TestKind) -> &'static str {
    match kind {
        TestKind::Reconcile => "Rekonsiliasi",
        other => other.label(),
    }
}
