//! The incomplete gamma function.

/// Terms of a series or fraction; far fewer are needed near the mean.
const MOST_TERMS: u32 = 10_000;
const PRECISION: f64 = 1e-15;
const TINY: f64 = 1e-300;

/// The upper regularised incomplete gamma function Q(a, x): the chance of fewer than `a` events of a Poisson
/// distribution with the mean `x`, for whole `a`.
pub(super) fn upper(a: f64, x: f64) -> f64 {
    if x <= 0.0 {
        return 1.0;
    }
    let scale = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 { 1.0 - scale * series(a, x) } else { scale * fraction(a, x) }
}

/// The sum of x^n / (a (a + 1) … (a + n)).
fn series(a: f64, x: f64) -> f64 {
    let mut term = 1.0 / a;
    let mut sum = term;
    for n in 1..MOST_TERMS {
        term *= x / (a + f64::from(n));
        sum += term;
        if term < sum * PRECISION {
            break;
        }
    }
    sum
}

/// The continued fraction of Lentz's method (Press et al., "Numerical Recipes" 6.2).
fn fraction(shape: f64, mean: f64) -> f64 {
    let mut partial = mean + 1.0 - shape;
    let mut numerator = 1.0 / TINY;
    let mut denominator = 1.0 / partial;
    let mut value = denominator;
    for term in 1..MOST_TERMS {
        let term = f64::from(term);
        let factor = -term * (term - shape);
        partial += 2.0;
        denominator = 1.0 / not_zero(factor * denominator + partial);
        numerator = not_zero(partial + factor / numerator);
        value *= denominator * numerator;
        if (denominator * numerator - 1.0).abs() < PRECISION {
            break;
        }
    }
    value
}

fn not_zero(value: f64) -> f64 {
    if value.abs() < TINY { TINY } else { value }
}

/// The logarithm of the gamma function: Stirling's series, raised to where it is precise.
fn ln_gamma(mut a: f64) -> f64 {
    let mut product = 1.0;
    while a < 15.0 {
        product *= a;
        a += 1.0;
    }
    let square = 1.0 / (a * a);
    let series = (1.0 / 12.0 - square * (1.0 / 360.0 - square * (1.0 / 1_260.0 - square / 1_680.0))) / a;
    (a - 0.5) * a.ln() - a + 0.5 * std::f64::consts::TAU.ln() + series - f64::ln(product)
}

#[cfg(test)]
mod tests {
    use super::{ln_gamma, upper};

    #[test]
    fn the_function_equals_the_sum_of_the_poisson_distribution() {
        for mean in [0.1_f64, 1.0, 3.0, 10.0, 40.0] {
            let (mut term, mut sum) = ((-mean).exp(), 0.0);
            for events in 0..60_u32 {
                sum += term;
                term *= mean / f64::from(events + 1);
                let error = (upper(f64::from(events + 1), mean) - sum).abs();
                assert!(error < 1e-12, "{events} {mean}: {error}");
            }
        }
    }

    #[test]
    fn factorials_are_gammas() {
        assert!((ln_gamma(6.0) - 120_f64.ln()).abs() < 1e-12);
        assert!((ln_gamma(0.5) - std::f64::consts::PI.sqrt().ln()).abs() < 1e-12);
    }
}
