//! Target: a typed date or number.

use portal_core::locale::calendar::CalendarDate;

use portal_core::table::data::number::{self, NumberForm};

pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let texts = [
        "2026-11-21",
        "21/11/2026",
        "21-11-2026",
        "21 November 2026",
        "1 jan 26",
        "29.2.2028",
        "1.234.567,89",
        "1,234,567.89",
        "-12",
        "1e9",
        "(1.000)",
        "Rp 1.000",
        "12 %",
        "٣",
        "",
    ];
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

pub(crate) fn run(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let date = CalendarDate::parse_typed(text);
    if let Some(date) = date {
        assert_eq!(CalendarDate::parse(&date.to_string()), Some(date), "{text:?}");
        assert_eq!(CalendarDate::parse_typed(&date.to_string()), Some(date), "{text:?}");
    }
    let numbers = [NumberForm::Indonesian, NumberForm::English].map(|form| number::read(text, form));
    assert!(numbers.iter().flatten().all(|number| number.value().is_finite()), "{text:?}: {numbers:?}");
    date.is_some() || numbers.iter().any(Option::is_some)
}
