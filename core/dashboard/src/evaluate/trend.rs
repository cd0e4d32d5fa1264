//! Compares a figure with the previous one.

use portal_locale::number::{Digits, with_digits};

use crate::config::{NumberFormat, Rise};
use crate::figure::{NONE, figure};
use crate::view::{TrendDirection, TrendJudgement, TrendView};

/// A larger percentage is not shown.
const MOST_PERCENT: f64 = 1e6;
/// A percentage of a smaller figure exaggerates: one ticket more than one is not 100% news.
const LEAST_BASE: f64 = 5.0;

/// '+4 (66,7%)', 'dibanding 6 (Oktober 2026)'.
pub(super) fn compared(
    current: Option<f64>,
    previous: Option<f64>,
    rise: Option<Rise>,
    previous_period: &str,
    format: &NumberFormat,
) -> TrendView {
    let against = format!("dibanding {} ({previous_period})", figure(previous, format).text);
    let unjudged = |direction, change| TrendView { direction, judgement: None, change, against: against.clone() };
    let change =
        current.zip(previous).map(|(current, previous)| current - previous).filter(|change| change.is_finite());
    let Some(change) = change else {
        return unjudged(TrendDirection::Unknown, NONE.to_owned());
    };
    let amount = figure(Some(change.abs()), format).text;
    if amount == figure(Some(0.0), format).text {
        return unjudged(TrendDirection::Same, amount);
    }
    let (direction, sign) = if change > 0.0 { (TrendDirection::Up, "+") } else { (TrendDirection::Down, "−") };
    let text = format!("{sign}{amount}{}", percentage(change, previous.unwrap_or_default()));
    TrendView { judgement: rise.map(|rise| judgement(rise, direction)), ..unjudged(direction, text) }
}

fn judgement(rise: Rise, direction: TrendDirection) -> TrendJudgement {
    if (rise == Rise::Good) == (direction == TrendDirection::Up) {
        TrendJudgement::Better
    } else {
        TrendJudgement::Worse
    }
}

fn percentage(change: f64, base: f64) -> String {
    let percent = change / base.abs() * 100.0;
    if base.abs() < LEAST_BASE || percent.abs() >= MOST_PERCENT {
        return String::new();
    }
    let sign = if percent < 0.0 { "−" } else { "" };
    format!(" ({sign}{}%)", with_digits(percent.abs(), Digits::Exactly(1)))
}

#[cfg(test)]
mod tests {
    use super::compared;
    use crate::config::{NumberFormat, Rise};
    use crate::view::TrendDirection::{self, Down, Same, Unknown, Up};
    use crate::view::TrendJudgement::{self, Better, Worse};

    fn change(current: Option<f64>, previous: Option<f64>) -> (TrendDirection, String) {
        let trend = compared(current, previous, None, "Oktober 2026", &NumberFormat::default());
        (trend.direction, trend.change)
    }

    #[test]
    fn a_change_is_shown_with_its_sign_and_percentage() {
        assert_eq!(change(Some(10.0), Some(6.0)), (Up, "+4 (66,7%)".to_owned()));
        assert_eq!(change(Some(3.0), Some(6.0)), (Down, "−3 (−50,0%)".to_owned()));
        assert_eq!(change(Some(3.0), Some(-6.0)), (Up, "+9 (150,0%)".to_owned()));
        let trend = compared(Some(5.0), Some(3.0), None, "Oktober 2026", &NumberFormat::default());
        assert_eq!(trend.against, "dibanding 3 (Oktober 2026)");
    }

    #[test]
    fn a_change_from_a_base_below_five_has_no_percentage() {
        assert_eq!(change(Some(5.0), Some(1.0)), (Up, "+4".to_owned()));
        assert_eq!(change(Some(1.0), Some(-4.9)), (Up, "+5,9".to_owned()));
        assert_eq!(change(Some(6.0), Some(5.0)), (Up, "+1 (20,0%)".to_owned()));
        assert_eq!(change(Some(0.0), Some(0.0)), (Same, "0".to_owned()));
        assert_eq!(change(Some(4.0), Some(0.0)), (Up, "+4".to_owned()));
        assert_eq!(change(Some(0.1 + 0.2), Some(0.3)), (Same, "0".to_owned()));
        assert!(!change(Some(f64::MAX), Some(5.0)).1.contains('%'));
    }

    #[test]
    fn the_builder_decides_what_a_rise_means() {
        let judged = |current, rise| -> Option<TrendJudgement> {
            compared(Some(current), Some(6.0), rise, "", &NumberFormat::default()).judgement
        };
        assert_eq!([7.0, 5.0].map(|current| judged(current, Some(Rise::Good))), [Some(Better), Some(Worse)]);
        assert_eq!([7.0, 5.0].map(|current| judged(current, Some(Rise::Bad))), [Some(Worse), Some(Better)]);
        assert_eq!([judged(7.0, None), judged(6.0, Some(Rise::Bad))], [None, None]);
    }

    #[test]
    fn without_both_figures_nothing_is_compared() {
        assert_eq!(change(None, Some(1.0)), (Unknown, "-".to_owned()));
        assert_eq!(change(Some(1.0), None), (Unknown, "-".to_owned()));
        assert_eq!(change(Some(f64::MAX), Some(f64::MIN)), (Unknown, "-".to_owned()));
    }
}
