//! Compares a figure with the previous one.

use portal_locale::number::decimal;

use crate::config::NumberFormat;
use crate::figure::{NONE, figure};
use crate::view::{TrendDirection, TrendView};

/// A larger percentage is not shown.
const MOST_PERCENT: f64 = 1e6;

/// '+2 (66,7%)', 'dibanding 3 (Oktober 2026)'.
pub(super) fn compared(
    current: Option<f64>,
    previous: Option<f64>,
    previous_period: &str,
    format: &NumberFormat,
) -> TrendView {
    let against = format!("dibanding {} ({previous_period})", figure(previous, format).text);
    let change =
        current.zip(previous).map(|(current, previous)| current - previous).filter(|change| change.is_finite());
    let Some(change) = change else {
        return TrendView { direction: TrendDirection::Unknown, change: NONE.to_owned(), against };
    };
    let amount = figure(Some(change.abs()), format).text;
    if amount == figure(Some(0.0), format).text {
        return TrendView { direction: TrendDirection::Same, change: amount, against };
    }
    let (direction, sign) = if change > 0.0 { (TrendDirection::Up, "+") } else { (TrendDirection::Down, "−") };
    let percent = change / previous.unwrap_or_default().abs() * 100.0;
    // A change from zero has no percentage: the division gave infinity.
    let percent = if percent.abs() < MOST_PERCENT {
        let sign = if percent < 0.0 { "−" } else { "" };
        format!(" ({sign}{}%)", decimal(percent.abs(), 1))
    } else {
        String::new()
    };
    TrendView { direction, change: format!("{sign}{amount}{percent}"), against }
}

#[cfg(test)]
mod tests {
    use super::compared;
    use crate::config::NumberFormat;
    use crate::view::TrendDirection::{self, Down, Same, Unknown, Up};

    fn change(current: Option<f64>, previous: Option<f64>) -> (TrendDirection, String) {
        let trend = compared(current, previous, "Oktober 2026", &NumberFormat::default());
        (trend.direction, trend.change)
    }

    #[test]
    fn a_change_is_shown_with_its_sign_and_percentage() {
        assert_eq!(change(Some(5.0), Some(3.0)), (Up, "+2 (66,7%)".to_owned()));
        assert_eq!(change(Some(3.0), Some(6.0)), (Down, "−3 (−50%)".to_owned()));
        assert_eq!(change(Some(3.0), Some(-6.0)), (Up, "+9 (150%)".to_owned()));
        let trend = compared(Some(5.0), Some(3.0), "Oktober 2026", &NumberFormat::default());
        assert_eq!(trend.against, "dibanding 3 (Oktober 2026)");
    }

    #[test]
    fn a_change_from_zero_has_no_percentage() {
        assert_eq!(change(Some(0.0), Some(0.0)), (Same, "0".to_owned()));
        assert_eq!(change(Some(4.0), Some(0.0)), (Up, "+4".to_owned()));
        assert_eq!(change(Some(0.1 + 0.2), Some(0.3)), (Same, "0".to_owned()));
    }

    #[test]
    fn without_both_figures_nothing_is_compared() {
        assert_eq!(change(None, Some(1.0)), (Unknown, "-".to_owned()));
        assert_eq!(change(Some(1.0), None), (Unknown, "-".to_owned()));
        assert_eq!(change(Some(f64::MAX), Some(f64::MIN)), (Unknown, "-".to_owned()));
    }
}
