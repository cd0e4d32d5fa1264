use portal_locale::calendar::CalendarDate;
use portal_table::columnar::Bucket;

/// The name of the bucket that begins on `start`: '21 November 2026', '16–22 Nov 2026', 'November 2026', 'Triwulan IV
/// 2026', '2026'.
pub fn bucket_label(bucket: Bucket, start: i32) -> String {
    let date = CalendarDate::from_epoch_days(start.into());
    match bucket {
        Bucket::Day => date.long(),
        Bucket::Week => week(date),
        Bucket::Month => date.month_and_year(),
        Bucket::Quarter => format!("Triwulan {}", quarter(date)),
        Bucket::Year => date.parts().0.to_string(),
    }
}

/// The short name: '21 Nov 2026', 'Nov 2026', 'TW IV 2026'.
pub fn short_bucket_label(bucket: Bucket, start: i32) -> String {
    let date = CalendarDate::from_epoch_days(start.into());
    match bucket {
        Bucket::Day => date.short(),
        Bucket::Month => without_day(date),
        Bucket::Quarter => format!("TW {}", quarter(date)),
        Bucket::Week | Bucket::Year => bucket_label(bucket, start),
    }
}

fn quarter(date: CalendarDate) -> String {
    let (year, month, _) = date.parts();
    let roman = ["I", "II", "III", "IV"][(month as usize - 1) / 3 % 4];
    format!("{roman} {year}")
}

/// The common part of both ends is written once.
fn week(first: CalendarDate) -> String {
    let last = first.plus_days(6);
    let ((first_year, first_month, day), (last_year, last_month, _)) = (first.parts(), last.parts());
    let from = if (first_year, first_month) == (last_year, last_month) {
        return format!("{day}–{}", last.short());
    } else if first_year == last_year {
        first.short().trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end().to_owned()
    } else {
        first.short()
    };
    format!("{from} – {}", last.short())
}

fn without_day(date: CalendarDate) -> String {
    let short = date.short();
    short.split_once(' ').map_or(short.clone(), |(_, rest)| rest.to_owned())
}

#[cfg(test)]
mod tests {
    use portal_locale::calendar::CalendarDate;
    use portal_table::columnar::Bucket;

    use super::{bucket_label, short_bucket_label};
    use crate::period::read;

    #[test]
    fn periods_are_named_in_indonesian() {
        let start = |date: &str, bucket: Bucket| {
            let day = CalendarDate::parse(date).expect("a date of the test").epoch_days();
            bucket.start(i32::try_from(day).expect("a day of this century"))
        };
        let both = |date: &str, bucket: Bucket| {
            let start = start(date, bucket);
            (bucket_label(bucket, start), short_bucket_label(bucket, start))
        };
        let expect = |long: &str, short: &str| (long.to_owned(), short.to_owned());
        assert_eq!(both("2026-11-21", Bucket::Day), expect("21 November 2026", "21 Nov 2026"));
        assert_eq!(both("2026-11-21", Bucket::Week), expect("16–22 Nov 2026", "16–22 Nov 2026"));
        assert_eq!(both("2026-12-01", Bucket::Week), expect("30 Nov – 6 Des 2026", "30 Nov – 6 Des 2026"));
        assert_eq!(both("2027-01-01", Bucket::Week), expect("28 Des 2026 – 3 Jan 2027", "28 Des 2026 – 3 Jan 2027"));
        assert_eq!(both("2026-11-21", Bucket::Month), expect("November 2026", "Nov 2026"));
        assert_eq!(both("2026-11-21", Bucket::Quarter), expect("Triwulan IV 2026", "TW IV 2026"));
        assert_eq!(both("2026-11-21", Bucket::Year), expect("2026", "2026"));
    }

    #[test]
    fn a_period_is_parsed_from_its_name() {
        for bucket in [Bucket::Day, Bucket::Month, Bucket::Quarter, Bucket::Year] {
            for day in (0..30_000).step_by(17) {
                let start = bucket.start(day);
                for label in [bucket_label(bucket, start), short_bucket_label(bucket, start)] {
                    let period = read(&label).expect(&label);
                    assert_eq!((period.start, period.end), (start, bucket.next(start) - 1), "{label}");
                }
            }
        }
    }

    #[test]
    fn days_beyond_the_calendar_are_named_without_a_panic() {
        for bucket in [Bucket::Day, Bucket::Week, Bucket::Month, Bucket::Quarter, Bucket::Year] {
            for day in [i32::MIN, i32::MAX] {
                assert!(!bucket_label(bucket, day).is_empty() && !short_bucket_label(bucket, day).is_empty());
            }
        }
    }
}
