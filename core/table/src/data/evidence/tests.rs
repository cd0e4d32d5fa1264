use super::Evidence;
use crate::data::column::{ColumnKind, Doubt, FoundColumn};
use crate::data::number::NumberForm;

fn found_under(header: &str, cells: &[&str]) -> FoundColumn {
    let mut evidence = Evidence::new(None);
    for cell in cells {
        evidence.see(cell);
    }
    evidence.finish(header.to_owned()).0
}

fn found(cells: &[&str]) -> FoundColumn {
    found_under("", cells)
}

#[test]
fn a_column_has_the_kind_that_its_cells_fit() {
    use ColumnKind::{
        Code, Date, DateMonthFirst, DateTime, MoneyIndonesian, NumberEnglish, NumberIndonesian, PercentIndonesian,
        Period, Text,
    };
    let form = Some(Doubt::NumberForm);
    let order = Some(Doubt::DayOrder);
    let cases: &[(&[&str], ColumnKind, Option<Doubt>)] = &[
        (&["1.234,56", "2"], NumberIndonesian, None),
        (&["1,234.56", "2"], NumberEnglish, None),
        (&["1", "-20", "+300", ""], NumberIndonesian, None),
        (&["1.234"], NumberIndonesian, form),
        (&["1,234", "5", "-"], NumberIndonesian, form),
        (&["1.234", "0,5"], NumberIndonesian, None),
        (&["1.234", "0.5"], NumberEnglish, None),
        (&["1.234", "1.234.567"], NumberIndonesian, None),
        (&["1.234", "1,234"], NumberIndonesian, form),
        (&["0,5", "0.5"], Text, None),
        (&["12%", "3,5 %"], PercentIndonesian, None),
        (&["Rp 1.000", "Rp 2.500.000"], MoneyIndonesian, None),
        (&["Rp 1.000", "Rp 2.000"], MoneyIndonesian, None),
        (&["007", "12"], Code, None),
        (&["12", "0123"], Code, None),
        (&["1234567890123456"], Code, None),
        (&["123456789012345"], NumberIndonesian, None),
        (&["0.30000000000000004"], NumberEnglish, None),
        (&["12", "x"], Text, None),
        (&["1e5", "1,5E+05"], NumberIndonesian, None),
        (&["(1.234,5)", "100-", "−3"], NumberIndonesian, None),
        (&["2025-01-31", "01/02/2025", "-", "03-02-2025"], Date, order),
        (&["1/2/2026", "10/2/2026", "2/2/2026"], Date, order),
        (&["01/02/2026", "12/31/2026"], DateMonthFirst, None),
        (&["3 Februari 2026", "14-Feb-26"], Date, None),
        (&["2026-02-03 10:00", "2026-03-04 00:00"], DateTime, None),
        (&["2026-02-03 00:00:00", "2026-03-04 00:00:00"], Date, None),
        (&["Januari 2025", "Jan-25", "TW I 2025", "2025"], Period, None),
        (&["2024", "2025"], NumberIndonesian, None),
        (&["2025-01-31", "2025-02-31"], Text, None),
        (&["2025-01-31", "7"], Text, None),
        (&["", "-", " ", "N/A", "nihil"], Text, None),
        (&[], Text, None),
        (&["'=1"], Text, None),
        (&["a", "b1"], Text, None),
    ];
    for (cells, kind, doubt) in cases {
        let column = found(cells);
        assert_eq!((column.kind, column.doubt), (*kind, *doubt), "{cells:?}");
    }
}

#[test]
fn one_wrong_cell_in_ten_does_not_decide() {
    let mut cells = vec!["1.234,5"; 9];
    cells.push("lihat catatan");
    assert_eq!((found(&cells).kind, found(&cells).misfits), (ColumnKind::NumberIndonesian, 1));
    cells.push("lihat lampiran");
    assert_eq!(found(&cells).kind, ColumnKind::Text);
}

#[test]
fn a_heading_says_what_digits_mean() {
    assert_eq!(found_under("Tahun", &["2024", "2025"]).kind, ColumnKind::Period);
    assert_eq!(found_under("Kode Wilayah", &["1301", "1302"]).kind, ColumnKind::Code);
    assert_eq!(found_under("Kode", &["lihat lampiran", "1302"]).kind, ColumnKind::Text);
    assert_eq!(found_under("Kodeks", &["1301", "1302"]).kind, ColumnKind::NumberIndonesian);
}

#[test]
fn a_known_form_leaves_no_doubt() {
    for (form, kind) in
        [(NumberForm::Indonesian, ColumnKind::NumberIndonesian), (NumberForm::English, ColumnKind::NumberEnglish)]
    {
        let mut evidence = Evidence::new(Some(form));
        evidence.see("1.234");
        let column = evidence.finish(String::new()).0;
        assert_eq!((column.kind, column.doubt), (kind, None));
    }
}

#[test]
fn the_samples_show_the_doubtful_cells() {
    assert_eq!(found(&["-", "1", "2", "1.234", "3", "2.000"]).samples, ["1.234", "2.000"]);
    assert_eq!(found(&["13/01/2026", "01/02/2026"]).samples, ["13/01/2026", "01/02/2026"]);
    assert_eq!(found(&["01/01/2026", "01/02/2026"]).samples, ["01/02/2026"]);
    assert_eq!(found(&["", "a", "b", "c", "d"]).samples, ["a", "b", "c"]);
}
