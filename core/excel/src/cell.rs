//! One cell as text.

use calamine::{CellErrorType, Data, DataRef, ExcelDateTime, ExcelDateTimeType};

use crate::form::Form;
use crate::number::Decimal;

/// The value of a cell, whatever library type it comes from.
pub(crate) enum Value<'a> {
    Empty,
    Text(&'a str),
    Number(f64),
    Flag(bool),
    Moment(ExcelDateTime),
    /// A date of ISO 8601.
    IsoDate(&'a str),
    /// A duration of ISO 8601.
    IsoTime(&'a str),
    Error(&'a CellErrorType),
}

#[expect(clippy::cast_precision_loss, reason = "Excel has no larger whole numbers")]
impl<'a> From<&'a Data> for Value<'a> {
    fn from(data: &'a Data) -> Self {
        match data {
            Data::Int(number) => Self::Number(*number as f64),
            Data::Float(number) => Self::Number(*number),
            Data::String(text) => Self::of_text(text),
            Data::Bool(flag) => Self::Flag(*flag),
            Data::DateTime(moment) => Self::Moment(*moment),
            Data::DateTimeIso(text) => Self::IsoDate(text),
            Data::DurationIso(text) => Self::IsoTime(text),
            Data::Error(error) => Self::Error(error),
            Data::Empty => Self::Empty,
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "Excel has no larger whole numbers")]
impl<'a> From<&'a DataRef<'_>> for Value<'a> {
    fn from(data: &'a DataRef<'_>) -> Self {
        match data {
            DataRef::Int(number) => Self::Number(*number as f64),
            DataRef::Float(number) => Self::Number(*number),
            DataRef::String(text) => Self::of_text(text),
            DataRef::SharedString(text) => Self::of_text(text),
            DataRef::Bool(flag) => Self::Flag(*flag),
            DataRef::DateTime(moment) => Self::Moment(*moment),
            DataRef::DateTimeIso(text) => Self::IsoDate(text),
            DataRef::DurationIso(text) => Self::IsoTime(text),
            DataRef::Error(error) => Self::Error(error),
            DataRef::Empty => Self::Empty,
        }
    }
}

impl<'a> Value<'a> {
    const fn of_text(text: &'a str) -> Self {
        if text.is_empty() { Self::Empty } else { Self::Text(text) }
    }
}

/// A remark about a cell that was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Remark {
    None,
    /// The cell holds an error.
    Error,
    /// The cell holds a date that Excel has no day for.
    OutOfRange,
    /// The cell holds a date.
    Date,
}

/// Writes cells as CSV.
pub(crate) struct CellWriter {
    decimal: Decimal,
    text: Vec<u8>,
    is_1904: bool,
}

const DAY_SECONDS: f64 = 86_400.0;

/// The first day number after 9999-12-31 where days count from 1900.
const END_OF_DAYS: f64 = 2_958_466.0;

/// Days from 1900's first day number to 1904's.
const DAYS_TO_1904: f64 = 1_462.0;

impl CellWriter {
    pub(crate) fn new(is_1904: bool) -> Self {
        Self { decimal: Decimal::new(), text: Vec::new(), is_1904 }
    }

    /// Appends the text of a cell, in quotes where CSV needs them.
    pub(crate) fn write(&mut self, out: &mut Vec<u8>, value: &Value, form: Form) -> Remark {
        match value {
            Value::Empty => Remark::None,
            Value::Text(text) => {
                push_quoted(out, text.as_bytes());
                Remark::None
            }
            Value::Flag(flag) => {
                out.extend_from_slice(if *flag { b"Ya" } else { b"Tidak" });
                Remark::None
            }
            Value::Number(number) => self.number(out, *number, form),
            Value::Moment(moment) if moment.is_duration() => self.duration(out, moment.as_f64()),
            Value::Moment(moment) => self.moment(out, moment.as_f64(), form),
            Value::IsoDate(text) => {
                push_quoted(out, iso_date(text).as_bytes());
                Remark::Date
            }
            Value::IsoTime(text) => {
                match iso_duration(text) {
                    Some(seconds) => push_time(out, seconds),
                    None => push_quoted(out, text.as_bytes()),
                }
                Remark::None
            }
            Value::Error(error) => {
                push_quoted(out, error.to_string().as_bytes());
                Remark::Error
            }
        }
    }

    fn number(&mut self, out: &mut Vec<u8>, number: f64, form: Form) -> Remark {
        if !number.is_finite() {
            out.extend_from_slice(b"#NUM!");
            return Remark::Error;
        }
        self.text.clear();
        if form == Form::Rupiah {
            self.text.extend_from_slice(b"Rp ");
        }
        let shift = if form == Form::Percent { 2 } else { 0 };
        self.decimal.write(&mut self.text, number, shift, b',');
        if matches!(form, Form::Percent | Form::PercentSign) {
            self.text.extend_from_slice(b" %");
        }
        push_quoted(out, &self.text);
        Remark::None
    }

    /// A number of days as hours, minutes and seconds.
    fn duration(&mut self, out: &mut Vec<u8>, days: f64) -> Remark {
        if days.abs() >= END_OF_DAYS || !days.is_finite() {
            self.number(out, days, Form::Plain);
            return Remark::OutOfRange;
        }
        if days < 0.0 {
            out.push(b'-');
        }
        push_time(out, seconds_of(days.abs()));
        Remark::None
    }

    fn moment(&mut self, out: &mut Vec<u8>, days: f64, form: Form) -> Remark {
        let end = if self.is_1904 { END_OF_DAYS - DAYS_TO_1904 } else { END_OF_DAYS };
        if !(0.0..end).contains(&days) {
            self.number(out, days, Form::Plain);
            return Remark::OutOfRange;
        }
        let seconds = seconds_of(days);
        let (day, time) = (seconds / 86_400, seconds % 86_400);
        // Before its first day, Excel means a time without a day.
        if day == 0 && time > 0 {
            push_time(out, time);
            return Remark::None;
        }
        #[expect(clippy::cast_precision_loss, reason = "below three million")]
        let moment = ExcelDateTime::new(day as f64, ExcelDateTimeType::DateTime, self.is_1904);
        let (year, month, day, ..) = moment.to_ymd_hms_milli();
        push_padded(out, u64::from(year), 4);
        out.push(b'-');
        push_padded(out, u64::from(month), 2);
        if form != Form::Month || day != 1 || time != 0 {
            out.push(b'-');
            push_padded(out, u64::from(day), 2);
        }
        if time != 0 || form == Form::DateTime {
            out.push(b' ');
            push_padded(out, time / 3_600, 2);
            push_minutes(out, time);
        }
        Remark::Date
    }
}

/// Seconds of a number of days, which is not negative and below [`END_OF_DAYS`].
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "both are checked by the callers")]
fn seconds_of(days: f64) -> u64 {
    (days * DAY_SECONDS).round() as u64
}

fn push_padded(out: &mut Vec<u8>, number: u64, width: usize) {
    let text = number.to_string();
    out.resize(out.len() + width.saturating_sub(text.len()), b'0');
    out.extend_from_slice(text.as_bytes());
}

fn push_minutes(out: &mut Vec<u8>, seconds: u64) {
    out.push(b':');
    push_padded(out, seconds / 60 % 60, 2);
    out.push(b':');
    push_padded(out, seconds % 60, 2);
}

/// Hours without leading zero, minutes and seconds.
fn push_time(out: &mut Vec<u8>, seconds: u64) {
    push_padded(out, seconds / 3_600, 1);
    push_minutes(out, seconds);
}

/// `2026-02-03T10:00:00.5` as `2026-02-03 10:00:00`. A zone stays where it is not UTC.
fn iso_date(text: &str) -> String {
    let text = text.trim().replacen('T', " ", 1);
    let text = text.strip_suffix('Z').unwrap_or(&text);
    match text.split_once('.') {
        Some((start, fraction)) => {
            let zone = fraction.trim_start_matches(|sign: char| sign.is_ascii_digit());
            format!("{start}{zone}")
        }
        None => text.to_owned(),
    }
}

/// Seconds of `PT10H30M05S`.
fn iso_duration(text: &str) -> Option<u64> {
    let mut seconds = 0_u64;
    let mut digits = String::new();
    for sign in text.strip_prefix("PT")?.chars() {
        let unit = match sign {
            'H' => 3_600,
            'M' => 60,
            'S' => 1,
            _ => {
                digits.push(sign);
                continue;
            }
        };
        let whole = digits.split(['.', ',']).next()?.parse::<u64>().ok()?;
        seconds = seconds.checked_add(whole.checked_mul(unit)?)?;
        digits.clear();
    }
    digits.is_empty().then_some(seconds)
}

/// Appends text, in quotes if it has a comma, a quote, a line break, or a space at an end.
pub(crate) fn push_quoted(out: &mut Vec<u8>, text: &[u8]) {
    let at_end = |sign: Option<&u8>| sign.is_some_and(|sign| matches!(sign, b' ' | b'\t'));
    let is_plain = memchr::memchr3(b',', b'"', b'\n', text).is_none()
        && memchr::memchr(b'\r', text).is_none()
        && !at_end(text.first())
        && !at_end(text.last());
    if is_plain {
        out.extend_from_slice(text);
        return;
    }
    out.push(b'"');
    let mut rest = text;
    while let Some(at) = memchr::memchr(b'"', rest) {
        out.extend_from_slice(&rest[..=at]);
        out.push(b'"');
        rest = &rest[at + 1..];
    }
    out.extend_from_slice(rest);
    out.push(b'"');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(value: &Value, form: Form) -> (String, Remark) {
        let mut out = Vec::new();
        let remark = CellWriter::new(false).write(&mut out, value, form);
        (String::from_utf8(out).expect("text"), remark)
    }

    fn moment(days: f64, kind: ExcelDateTimeType) -> Value<'static> {
        Value::Moment(ExcelDateTime::new(days, kind, false))
    }

    #[test]
    fn dates_and_times_are_those_that_excel_shows() {
        let date = |days, form| text(&moment(days, ExcelDateTimeType::DateTime), form).0;
        assert_eq!(date(46_056.0, Form::Date), "2026-02-03");
        assert_eq!(date(46_056.0, Form::DateTime), "2026-02-03 00:00:00");
        assert_eq!(date(46_056.416_666_666_7, Form::Date), "2026-02-03 10:00:00");
        assert_eq!(date(46_056.999_999_9, Form::DateTime), "2026-02-04 00:00:00");
        assert_eq!(date(46_054.0, Form::Month), "2026-02");
        assert_eq!(date(46_056.0, Form::Month), "2026-02-03");
        assert_eq!(date(0.312_5, Form::DateTime), "7:30:00");
        assert_eq!(date(1.0, Form::Date), "1900-01-01");
        assert_eq!(date(61.0, Form::Date), "1900-03-01");
        assert_eq!(date(2_958_465.0, Form::Date), "9999-12-31");
        for outside in [-1.0, 2_958_466.0, 1e300] {
            let (_, remark) = text(&moment(outside, ExcelDateTimeType::DateTime), Form::Date);
            assert_eq!(remark, Remark::OutOfRange, "{outside}");
        }
    }

    #[test]
    fn durations_count_hours_beyond_a_day() {
        let duration = |days| text(&moment(days, ExcelDateTimeType::TimeDelta), Form::DateTime).0;
        assert_eq!(duration(1.5), "36:00:00");
        assert_eq!(duration(-0.25), "-6:00:00");
        assert_eq!(duration(0.5 / 24.0), "0:30:00");
    }

    #[test]
    fn days_from_1904_are_converted() {
        let mut out = Vec::new();
        let days = ExcelDateTime::new(44_594.0, ExcelDateTimeType::DateTime, true);
        CellWriter::new(true).write(&mut out, &Value::Moment(days), Form::Date);
        assert_eq!(out, b"2026-02-03");
    }

    #[test]
    fn iso_texts_of_open_document_are_read() {
        assert_eq!(text(&Value::IsoDate("2026-02-03"), Form::Plain).0, "2026-02-03");
        assert_eq!(text(&Value::IsoDate("2026-02-03T10:00:00.25Z"), Form::Plain).0, "2026-02-03 10:00:00");
        assert_eq!(text(&Value::IsoDate("2026-02-03T10:00:00.25+07:00"), Form::Plain).0, "2026-02-03 10:00:00+07:00");
        assert_eq!(text(&Value::IsoTime("PT36H05M09.5S"), Form::Plain).0, "36:05:09");
        assert_eq!(text(&Value::IsoTime("P1D"), Form::Plain).0, "P1D");
    }

    #[test]
    fn numbers_carry_what_their_format_adds() {
        let number = |number, form| text(&Value::Number(number), form).0;
        assert_eq!(number(1_234.0, Form::Plain), "1234");
        assert_eq!(number(-1_234.5, Form::Plain), "\"-1234,5\"");
        assert_eq!(number(0.125, Form::Percent), "\"12,5 %\"");
        assert_eq!(number(12.5, Form::PercentSign), "\"12,5 %\"");
        assert_eq!(number(1_000.0, Form::Rupiah), "Rp 1000");
        assert_eq!(text(&Value::Number(f64::NAN), Form::Plain), ("#NUM!".to_owned(), Remark::Error));
    }

    #[test]
    fn text_is_quoted_where_csv_needs_it() {
        let quoted = |plain| text(&Value::Text(plain), Form::Plain).0;
        assert_eq!(quoted("PT Bara"), "PT Bara");
        assert_eq!(quoted("a,b"), "\"a,b\"");
        assert_eq!(quoted("kata \"uji\""), "\"kata \"\"uji\"\"\"");
        assert_eq!(quoted("dua\nbaris"), "\"dua\nbaris\"");
        assert_eq!(quoted(" sela"), "\" sela\"");
    }
}
