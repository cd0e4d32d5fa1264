//! The value axis of a chart: its range and round ticks.

use portal_locale::number::{Scale, in_scale, scale_named, scale_of, scale_size, scientific};

use crate::view::{Axis, Tick};

/// Allowed tick distances, each multiplied by any power of ten.
const STEPS: [f64; 4] = [1.0, 2.0, 2.5, 5.0];
/// Tick distances for whole numbers below ten, where 2,5 is not allowed.
const WHOLE_STEPS: [f64; 4] = [1.0, 2.0, 4.0, 5.0];
/// Maximum number of intervals; there is one tick more.
const MOST_STEPS: f64 = 5.0;
/// The farthest end of an axis, so that its length stays finite.
const FARTHEST: f64 = f64::MAX / 4.0;
/// Smaller values count as zero.
const NEAREST: f64 = 1e-290;
/// Smaller tick distances use scientific notation: decimals would be mostly zeros.
const SMALL: f64 = 1e-6;

/// An axis that contains zero and all `values`, and the scale of its ticks. The ticks are whole if all values are.
pub fn axis(values: impl Iterator<Item = f64>, unit: &str) -> (Axis, Scale) {
    let (mut low, mut high, mut is_whole) = (0.0_f64, 0.0_f64, true);
    for value in values.filter(|value| value.is_finite()) {
        low = low.min(value);
        high = high.max(value);
        is_whole &= value.fract() == 0.0;
    }
    let (low, high) = (low.max(-FARTHEST), high.min(FARTHEST));
    if high - low < NEAREST {
        return of_steps(Step { mantissa: 1.0, power: 0 }, 0.0, 1.0, unit);
    }
    let step = step(low, high, is_whole);
    of_steps(step, (low / step.size()).floor(), (high / step.size()).ceil(), unit)
}

/// `mantissa` × 10 to the `power`. Stored separately, so that 3 × 0,1 is exactly 0,3.
#[derive(Clone, Copy)]
struct Step {
    mantissa: f64,
    power: i32,
}

impl Step {
    fn size(self) -> f64 {
        self.times(1.0)
    }

    fn times(self, count: f64) -> f64 {
        let value = count * self.mantissa;
        if self.power < 0 { value / 10_f64.powi(-self.power) } else { value * 10_f64.powi(self.power) }
    }
}

/// The smallest step that needs at most [`MOST_STEPS`] intervals.
fn step(low: f64, high: f64, is_whole: bool) -> Step {
    let rough = (high - low) / MOST_STEPS;
    #[expect(clippy::cast_possible_truncation, reason = "the magnitude of a finite number is between -308 and 308")]
    let magnitude = rough.log10().floor() as i32;
    let first = if is_whole { magnitude.max(0) } else { magnitude - 1 };
    let steps = (first..=first + 3).flat_map(|power| {
        let mantissas = if is_whole && power == 0 { WHOLE_STEPS } else { STEPS };
        mantissas.map(|mantissa| Step { mantissa, power })
    });
    let fits = |step: &Step| (high / step.size()).ceil() - (low / step.size()).floor() <= MOST_STEPS;
    steps.into_iter().find(fits).unwrap_or(Step { mantissa: 1.0, power: magnitude + 2 })
}

fn of_steps(step: Step, first: f64, last: f64, unit: &str) -> (Axis, Scale) {
    let counts = std::iter::successors(Some(first), |count| Some(count + 1.0)).take_while(|count| *count <= last);
    let values: Vec<f64> = counts.map(|count| step.times(count)).collect();
    let (min, max) = (step.times(first), step.times(last));
    let scale = scale_of(min.abs().max(max));
    let ticks = values.iter().zip(texts(&values, step, scale)).map(|(&value, text)| Tick { value, text });
    (Axis { min, max, ticks: ticks.collect(), unit: unit_in(scale, unit.trim()) }, scale)
}

/// Short texts in one unit with equal decimals, enough to distinguish neighbouring ticks.
fn texts(values: &[f64], step: Step, scale: Scale) -> Vec<String> {
    // 2,5 has one more decimal than its power implies. A larger unit ('jt') allows at most six decimals.
    let most = usize::try_from(1 - step.power).unwrap_or_default().max(6);
    if step.size() < SMALL {
        return values.iter().map(|&value| if value == 0.0 { "0".to_owned() } else { scientific(value) }).collect();
    }
    in_scale(values, scale, most)
}

/// 'ribu ton', 'Rp miliar'; 'miliar Rp' for thousands of 'juta Rp'.
fn unit_in(scale: Scale, unit: &str) -> String {
    let own = unit.split_once(' ').and_then(|(word, rest)| Some((scale_size(word)?, rest)));
    if let Some((size, rest)) = own
        && let Some(whole) = scale_named(size * scale.size)
    {
        return format!("{} {rest}", whole.word);
    }
    match (scale.word, unit) {
        ("", _) => unit.to_owned(),
        (word, "") => word.to_owned(),
        (word, "Rp") => format!("Rp {word}"),
        (word, _) => format!("{word} {unit}"),
    }
}

#[cfg(test)]
mod tests {
    use super::axis;

    fn texts(values: &[f64]) -> Vec<String> {
        axis(values.iter().copied(), "").0.ticks.into_iter().map(|tick| tick.text).collect()
    }

    #[test]
    fn ticks_are_round_and_include_zero() {
        assert_eq!(texts(&[7.0, 11.0]), ["0", "4", "8", "12"]);
        assert_eq!(texts(&[2.2, 0.5]), ["0", "0,5", "1,0", "1,5", "2,0", "2,5"]);
        assert_eq!(texts(&[0.3, 0.12]), ["0", "0,1", "0,2", "0,3"]);
        assert_eq!(texts(&[-5.0, 5.0]), ["-8", "-4", "0", "4", "8"]);
        assert_eq!(texts(&[1_200_000.0]), ["0", "0,25", "0,50", "0,75", "1,00", "1,25"]);
        assert_eq!(texts(&[1_020.0, 3.0]), ["0", "250", "500", "750", "1.000", "1.250"]);
    }

    #[test]
    fn the_unit_names_the_scale_of_all_ticks() {
        let unit = |value: f64, unit| axis([value].into_iter(), unit).0.unit;
        assert_eq!(unit(1_200_000.0, " ton "), "juta ton");
        assert_eq!(unit(73_256_691_127.0, "Rp"), "Rp miliar");
        assert_eq!(unit(82_375.0, ""), "ribu");
        assert_eq!([unit(98.1, "%"), unit(4.0, "")], ["%", ""]);
        assert_eq!([unit(1_250_000.0, "juta Rp"), unit(900.0, "juta Rp")], ["triliun Rp", "juta Rp"]);
    }

    #[test]
    fn small_whole_numbers_have_only_whole_ticks() {
        assert_eq!(texts(&[1.0]), ["0", "1"]);
        assert_eq!(texts(&[3.0, 2.0]), ["0", "1", "2", "3"]);
        assert_eq!(texts(&[2.5]).first().map(String::as_str), Some("0"));
        assert_eq!(texts(&[0.0]), ["0", "1"]);
        assert_eq!(texts(&[]), ["0", "1"]);
    }

    #[test]
    fn four_to_six_ticks_cover_values_of_any_size() {
        let ends =
            [0.0, 1e-300, 3.7e-9, 0.04, 0.99, 6.0, 7.5, 12.34, 99.9, 101.5, 54_321.5, 1e9 + 0.5, 8.8e40, f64::MAX];
        for low in ends {
            for high in ends {
                let (axis, _) = axis([-low, high].into_iter(), "");
                let is_drawn = |value: f64| value <= axis.max || !(1e-290..f64::MAX / 4.0).contains(&value);
                assert!(is_drawn(high) && axis.min <= 0.0 && axis.max >= 0.0, "{low} {high}");
                assert!((axis.max - axis.min).is_finite() && axis.max > axis.min, "{low} {high} {axis:?}");
                assert!(axis.min.total_cmp(&axis.ticks[0].value).is_eq());
                let is_whole = low.fract() == 0.0 && high.fract() == 0.0;
                let fewest = if is_whole || low + high < 1e-290 { 2 } else { 4 };
                assert!((fewest..=6).contains(&axis.ticks.len()), "{low} {high} {axis:?}");
                assert!(
                    axis.ticks.is_sorted_by(|one, next| one.value < next.value && one.text != next.text),
                    "{axis:?}"
                );
            }
        }
    }
}
