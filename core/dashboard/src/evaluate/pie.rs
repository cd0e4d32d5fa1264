use portal_locale::number::decimal;

use super::grid::{Category, Grid, Line};
use super::stop::Stop;
use crate::figure::figure;
use crate::looks::{Look, Looks};
use crate::view::{PieBody, PieSlice, WidgetBody};

/// A smaller share would read '0%'.
const SMALLEST_SHARE: f64 = 0.0005;
const NOTHING: &str = "Tidak ada angka untuk dibagi.";

/// The slices of a grid's first line.
pub(super) fn body(grid: &Grid, looks: &Looks) -> WidgetBody {
    let Some(Line { values, format, total, adds_up, .. }) = grid.lines.first() else {
        return Stop::empty(NOTHING).into();
    };
    let parts: Vec<(&Category, f64)> = grid
        .categories
        .iter()
        .zip(values)
        .filter_map(|(category, value)| value.map(|value| (category, value)))
        .collect();
    if parts.iter().any(|(_, value)| *value < 0.0) {
        let detail = "Pakai diagram batang atau tabel untuk angka di bawah nol.".to_owned();
        return Stop::problem("Nilai negatif tidak dapat menjadi bagian dari keseluruhan", detail).into();
    }
    // Divided by the largest value, so that no sum overflows.
    let largest = parts.iter().map(|(_, value)| *value).fold(0.0, f64::max);
    if largest <= 0.0 {
        let hint = if parts.is_empty() { NOTHING } else { "Semua nilainya nol." };
        return Stop::empty(hint).into();
    }
    let whole: f64 = parts.iter().map(|(_, value)| value / largest).sum();
    let slices = parts.into_iter().filter(|(_, value)| *value > 0.0).map(|(category, value)| {
        let share = value / largest / whole;
        PieSlice {
            label: category.name.clone(),
            is_rest: category.is_rest(),
            look: if category.is_rest() { Look::rest() } else { looks.of_text(&category.name) },
            share,
            text: figure(Some(value), format).text,
            share_text: share_text(share),
        }
    });
    let slices = slices.collect();
    // The sum of the shown values would be less exact than the total.
    let total = total.filter(|_| grid.is_whole && *adds_up).unwrap_or(whole * largest);
    WidgetBody::Pie(PieBody { slices, total: figure(Some(total), format).text })
}

fn share_text(share: f64) -> String {
    if share < SMALLEST_SHARE { "<0,1%".to_owned() } else { format!("{}%", decimal(share * 100.0, 1)) }
}
